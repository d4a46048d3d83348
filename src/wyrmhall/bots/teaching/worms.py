"""What hints of Worms speak of: whom an attack hits, what is picked up, where a worm is safe. Worms, never points."""

from __future__ import annotations

from typing import Final

from wyrmhall.bots.teaching import COUNT, Chances, Parts, Teaching
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


def parts(before: Worms, after: Worms, seat: int, feature: str) -> Parts:
    """By worm, on the hex where it is before the answer; and the crates that own worms have beside them after it."""
    if after.teams[seat] < 0:
        return {}
    if feature == "crates":
        return dict.fromkeys(_crates(after, seat), 1)
    mine = [worm for worm in before.own_worms(seat) if before.where[worm] != OFF]
    if feature == "prey":
        others = [
            worm
            for other, team in enumerate(after.teams)
            if other != seat and team >= 0
            for worm in before.own_worms(other)
        ]
        return {_on_hex(before, worm): _trouble(after, worm) for worm in others if before.where[worm] != OFF}
    alive = after.own_worms(seat)
    if feature == COUNT:
        return {_on_hex(before, worm): worm in alive for worm in mine}
    if feature == "healthy":
        return {_on_hex(before, worm): worm in alive and not after.wounded[worm] for worm in mine}
    part = BESIDE.index(feature)
    return {_on_hex(before, worm): surroundings(after, worm)[part] for worm in mine if worm in alive}


def _trouble(game: Worms, worm: int) -> float:
    if game.where[worm] == OFF:
        return 0.0
    coast, perils, *_ = surroundings(game, worm)
    return 0.3 * coast + 0.5 * perils


def _crates(game: Worms, seat: int) -> list[Msg]:
    beside = {game.where[worm] + STEP[way] for worm in game.own_worms(seat) for way in WAYS}
    return [_on_hex(game, thing) for at in sorted(beside) for thing in game.things(at) if KIND[thing] == CRATE]


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
    named=(COUNT, "healthy", "coast", "perils", "craters", "crates", "prey"),
    parts=parts,
    rivalled=(COUNT, "healthy", "hand"),
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
