"""What hints of Wyrmspan speak of: the dragon that is nearly paid for, the cave to walk through, the objective."""

from __future__ import annotations

from typing import Final

from wyrmhall.bots.teaching import Chances, Teaching
from wyrmhall.core.events import Event
from wyrmhall.core.words import Msg
from wyrmhall.games.wyrmspan.counting import dragons_in
from wyrmhall.games.wyrmspan.events import Cached, Laid, Placed, Played, Tucked
from wyrmhall.games.wyrmspan.numbers import AN_ACTION, CAVE_NAMES, COIN, EGG, HATCHLING, PASS, THINGS
from wyrmhall.games.wyrmspan.objectives import FACES
from wyrmhall.games.wyrmspan.options import name_of_dragon
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan
from wyrmhall.games.wyrmspan.turns import ROUNDS, Turn

MANY_CARDS = 4
"""Dragon cards that are a pity to be left with."""


def thing(before: Wyrmspan, after: Wyrmspan, seat: int, feature: str) -> Msg | None:
    if seat >= len(after.players):
        return None
    player = after.players[seat]
    was = before.players[seat]
    if feature == "best":
        return nearer_dragon(after, was, player)
    if feature == "walks":
        return longer_walk(was, player)
    if feature == "objective" and after.round < ROUNDS:
        return Msg(f"objective-{FACES[after.objectives[after.round]].name}")
    return None


def nearer_dragon(game: Wyrmspan, was: Player, player: Player) -> Msg | None:
    """The dragon in hand that lacks least, of those that have come into the hand or lack less than before."""
    nearer = [card for card in player.hand if card not in was.hand or missing(player, card) < missing(was, card)]
    if not nearer:
        return None
    return name_of_dragon(game.box, min(nearer, key=lambda card: (missing(player, card), card)))


def longer_walk(was: Player, player: Player) -> Msg | None:
    """The cave that has become home to most dragons."""
    settled = [dragons_in(player, cave) - dragons_in(was, cave) for cave in range(3)]
    most = max(settled)
    return Msg("cave-row", cave=CAVE_NAMES[settled.index(most)]) if most > 0 else None


def missing(player: Player, card: int) -> int:
    """What is still to be had before the dragon can be paid for."""
    found = 0
    for kind, due in enumerate(player.box.costs[card]):
        found += max(0, due - (sum(player.eggs) if kind == EGG else player.supply[kind]))
    return found


def deed(game: Wyrmspan, seat: int, event: Event) -> str:
    if event.seat != seat:
        return ""
    if isinstance(event, Cached):
        return "feed" if event.box.dragons[event.dragon].size == HATCHLING else "cache"
    return DEEDS_OF.get(type(event), "")


def when(game: Wyrmspan, seat: int) -> Msg:
    return Msg("coach-round", n=game.round + 1)


def habit(game: Wyrmspan, seat: int, option: int) -> Chances:
    """Of every turn that a coin could buy: to pass; and of the last pass: with cards that will never come."""
    if not isinstance(game.decision.effect, Turn):
        return ()
    player, passed = game.players[seat], THINGS.thing(option) == (AN_ACTION, PASS)
    found = [("coins", passed)] if player.supply[COIN] > 0 and len(game.decision.options) > 1 else []
    if passed and game.round == ROUNDS - 1:
        found.append(("cards", len(player.hand) >= MANY_CARDS))
    return found


DEEDS_OF: Final[dict[type[Event], str]] = {Laid: "egg", Tucked: "tuck", Placed: "guild", Played: "dragon"}
TEACHING: Final[Teaching[Wyrmspan]] = Teaching(
    named=("best", "walks", "objective"),
    thing=thing,
    unsure=("coins",),
    idle=("items",),
    deeds=("egg", "feed", "cache", "tuck", "guild", "dragon"),
    deed=deed,
    subjects=(
        frozenset({"deed-egg", "eggs", "points-eggs"}),
        frozenset({"deed-feed", "deed-cache", "points-cached", "deed-tuck", "points-tucked"}),
        frozenset({"deed-guild", "steps", "points-guild"}),
        frozenset({"deed-dragon", "points-dragons"}),
        frozenset({"objective", "objectives", "points-objectives"}),
        frozenset({"resources", "kinds"}),
    ),
    habits={"coins": 1 / 12, "cards": 1},  # about six turns a round: so two rounds of four
    when=when,
    habit=habit,
)
