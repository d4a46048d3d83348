"""What hints of Worms speak of: whom an attack hits, what is picked up, and where a worm is safe."""

from __future__ import annotations

from typing import Final

from wyrmhall.bots.teaching import Teaching
from wyrmhall.core.engine import SKIP
from wyrmhall.core.events import Event
from wyrmhall.games.worms.events import Collected, Healed, Killed, OfThing, Sank, Wounded
from wyrmhall.games.worms.numbers import WORMS
from wyrmhall.games.worms.state import Worms
from wyrmhall.games.worms.turns import PlayWeapon


def deed(game: Worms, seat: int, event: Event) -> str:
    """Of worms: those of others are hit, one's own are healed; whoever acts picks up what is collected."""
    if not isinstance(event, OfThing):
        return ""
    if isinstance(event, Collected):
        return "crate" if event.seat == seat else ""
    if event.thing >= WORMS or game.teams[seat] < 0:
        return ""
    mine = event.thing >> 2 == game.teams[seat]
    if isinstance(event, Healed):
        return "heal" if mine else ""
    return "" if mine else DEEDS_OF.get(type(event), "")


def habit(game: Worms, seat: int, option: int) -> str:
    return "unarmed" if isinstance(game.decision.effect, PlayWeapon) and option == SKIP else ""


DEEDS_OF: Final[dict[type[Event], str]] = {Killed: "kill", Sank: "kill", Wounded: "wound"}
TEACHING: Final[Teaching[Worms]] = Teaching(
    rivalled=("healthy", "hand"),
    deeds=("kill", "wound", "heal", "crate"),
    deed=deed,
    habits=("unarmed",),
    habit=habit,
)
