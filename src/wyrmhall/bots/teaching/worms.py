"""What hints of Worms speak of: whom an attack hits, what is picked up, where a worm is safe. Worms, never points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wyrmhall.bots.teaching import Chances, Teaching
from wyrmhall.bots.values.worms import surroundings
from wyrmhall.core.engine import SKIP
from wyrmhall.core.events import Event
from wyrmhall.core.words import Msg
from wyrmhall.games.worms.events import Collected, Healed, Killed, OfThing, OnHex, Sank, Wounded
from wyrmhall.games.worms.hexes import OFF, STEP, WAYS, said
from wyrmhall.games.worms.numbers import CRATE, KIND, TEAM_OF, WORMS
from wyrmhall.games.worms.state import Worms
from wyrmhall.games.worms.turns import PlayWeapon

BESIDE: Final = ("coast", "perils", "craters")
"""What `surroundings` counts, in its order; then crates."""


def thing(before: Worms, after: Worms, seat: int, feature: str) -> Msg | None:
    """The own worm that comes to safer ground, the crate that comes within reach, the worm of others in trouble."""
    if after.teams[seat] < 0:
        return None
    if feature in BESIDE:
        part = BESIDE.index(feature)
        return _moved_most(before, after, after.own_worms(seat), lambda now, was: was[part] - now[part])
    if feature == "crates":
        return _crate_beside(before, after, seat)
    if feature == "prey":
        others = [
            worm
            for other, team in enumerate(after.teams)
            if other != seat and team >= 0
            for worm in after.own_worms(other)
        ]
        return _moved_most(before, after, others, lambda now, was: now[0] + now[1] - was[0] - was[1])
    return None


Around = tuple[int, int, int, int]


def _moved_most(before: Worms, after: Worms, worms: list[int], gain: Callable[[Around, Around], int]) -> Msg | None:
    """The worm whose surroundings have changed most, on the hex where it is now; none, if none has changed so."""
    best, most = -1, 0
    for worm in worms:
        if before.where[worm] != OFF:
            changed = gain(surroundings(after, worm), surroundings(before, worm))
            if changed > most:
                best, most = worm, changed
    return None if best < 0 else _on_hex(after, best)


def _crate_beside(before: Worms, after: Worms, seat: int) -> Msg | None:
    """A crate beside an own worm that none was beside before."""
    reached = _crates(after, seat) - _crates(before, seat)
    return _on_hex(after, min(reached)) if reached else None


def _crates(game: Worms, seat: int) -> set[int]:
    beside = [game.where[worm] + STEP[way] for worm in game.own_worms(seat) for way in WAYS]
    return {thing for at in beside for thing in game.things(at) if KIND[thing] == CRATE}


def _on_hex(game: Worms, thing: int) -> Msg:
    return Msg("thing-on", what=game.name(thing), hex=said(game.where[thing]))


def deed(game: Worms, seat: int, event: Event) -> str:
    """Of worms: those of others are hit, one's own are healed; whoever acts picks up what is collected."""
    if not isinstance(event, OfThing):
        return ""
    if isinstance(event, Collected):
        return "crate" if event.seat == seat else ""
    if event.thing >= WORMS or game.teams[seat] < 0:
        return ""
    mine = TEAM_OF[event.thing] == game.teams[seat]
    return (TO_OWN if mine else TO_OTHERS).get(type(event), "")


def deed_thing(game: Worms, event: Event) -> Msg | None:
    return Msg("thing-on", what=game.name(event.thing), hex=event.hex) if isinstance(event, OnHex) else None


def when(game: Worms, seat: int) -> Msg | None:
    return Msg("coach-turn", n=game.turns) if game.turns else None


def habit(game: Worms, seat: int, option: int) -> Chances:
    return [("unarmed", option == SKIP)] if isinstance(game.decision.effect, PlayWeapon) else ()


TO_OWN: Final[dict[type[Event], str]] = {Healed: "heal"}
TO_OTHERS: Final[dict[type[Event], str]] = {Killed: "kill", Sank: "kill", Wounded: "wound"}
TEACHING: Final[Teaching[Worms]] = Teaching(
    counted=True,
    named=("coast", "perils", "craters", "crates", "prey"),
    thing=thing,
    rivalled=("healthy", "hand"),
    deeds=("kill", "wound", "heal", "crate"),
    deed=deed,
    named_deeds=("kill", "wound", "heal", "crate"),
    deed_thing=deed_thing,
    subjects=(
        frozenset({"deed-kill", "deed-wound", "rival-count", "rival-healthy"}),
        frozenset({"deed-heal", "healthy", "count"}),
        frozenset({"deed-crate", "hand"}),
    ),
    habits={"unarmed": 1 / 2},
    when=when,
    habit=habit,
)
