"""What hints of Wyrmspan speak of: the dragon that is nearly paid for, the cave to walk through, the objective."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from wyrmhall.bots.teaching import Chances, Parts, Teaching
from wyrmhall.bots.values.wyrmspan_hopes import has_room
from wyrmhall.core.events import Event
from wyrmhall.core.words import Msg
from wyrmhall.games.wyrmspan.counting import dragons_in
from wyrmhall.games.wyrmspan.events import Cached, Laid, Placed, Played, Tucked
from wyrmhall.games.wyrmspan.numbers import AN_ACTION, CAVE_NAMES, COIN, EGG, HATCHLING, MAT, PASS, THINGS
from wyrmhall.games.wyrmspan.objectives import FACES, quantity
from wyrmhall.games.wyrmspan.options import name_of_dragon, name_of_space
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan
from wyrmhall.games.wyrmspan.turns import ROUNDS, Turn

EXPLORING = 2
"""The first of the action places of the three caves."""
LAP = 6
"""Steps on the guild track from one marker to the next."""
MANY_CARDS = 4
"""Dragon cards that are a pity to be left with."""


def parts(before: Wyrmspan, after: Wyrmspan, seat: int, feature: str) -> Parts:
    if seat >= len(after.players):
        return {}
    of = PARTS.get(feature)
    return _of_mat(after, after.players[seat], feature) if of is None else of(after, seat)


def _coins(game: Wyrmspan, seat: int) -> Parts:
    coins = game.players[seat].supply[COIN]
    return {Msg("coins-left", n=coins): coins} if coins else {}


def _steps(game: Wyrmspan, seat: int) -> Parts:
    """As if they were things: how many more steps the next marker takes."""
    done = game.players[seat].steps % LAP
    return {Msg("steps-to-marker", n=LAP - done): done} if done else {}


def _hopes(game: Wyrmspan, seat: int) -> Parts:
    """The dragons in hand, by their points, less what is still to be had before they can be played."""
    p = game.players[seat]
    found = {}
    for card in p.hand:
        lacks = missing(p, card) + (not has_room(p, game.box.homes[card]))
        found[name_of_dragon(game.box, card)] = (game.box.dragons[card].vp + 2.0) / (1.0 + 0.5 * lacks)
    return found


def _walks(game: Wyrmspan, seat: int) -> Parts:
    """The caves, by their dragons, and less for each time that one has been explored: it costs eggs from then on."""
    p = game.players[seat]
    return {
        Msg("cave-row", cave=name): dragons_in(p, cave) / (1.0 + p.spent[EXPLORING + cave])
        for cave, name in enumerate(CAVE_NAMES)
    }


def _sites(game: Wyrmspan, seat: int) -> Parts:
    """The excavated spaces of each cave that wait for a dragon."""
    p = game.players[seat]
    return {
        Msg("cave-row", cave=name): sum(
            not p.dragons[space] and (p.caves[space] > 0 or space % 4 == 0) for space in range(4 * cave, 4 * cave + 4)
        )
        for cave, name in enumerate(CAVE_NAMES)
    }


def _objective(game: Wyrmspan, seat: int) -> Parts:
    return _aimed_at(game, seat, game.objectives[game.round : game.round + 1])


def _objectives(game: Wyrmspan, seat: int) -> Parts:
    return _aimed_at(game, seat, game.objectives[game.round + 1 :])


def _aimed_at(game: Wyrmspan, seat: int, faces: Sequence[int]) -> Parts:
    return {Msg(f"objective-{FACES[face].name}"): quantity(game, seat, face) for face in faces}


def _of_mat(game: Wyrmspan, p: Player, feature: str) -> Parts:
    """The dragons on the mat: those with an ability once per round, or their free nests."""
    recurs = feature == "recurring"
    return {
        name_of_dragon(game.box, card): (
            game.box.dragons[card].round_end is not None if recurs else game.box.nests[card] - p.eggs[space]
        )
        for space, card in enumerate(p.dragons)
        if card
    }


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


def deed_thing(game: Wyrmspan, event: Event) -> Msg | None:
    """The dragon; of an egg, the space where there is none."""
    if isinstance(event, Laid):
        dragon = game.players[event.seat].dragons[event.space] if event.space < MAT else 0
        return name_of_dragon(game.box, dragon) if dragon else name_of_space(event.space)
    if isinstance(event, Placed):
        return Msg("guild-row", row=event.row)
    dragon_said = event.words().get("dragon")
    return dragon_said if isinstance(dragon_said, Msg) else None


def habit(game: Wyrmspan, seat: int, option: int) -> Chances:
    """Of every turn that a coin could buy: to pass; and of the last pass: with cards that will never come."""
    if not isinstance(game.decision.effect, Turn):
        return ()
    player, passed = game.players[seat], THINGS.thing(option) == (AN_ACTION, PASS)
    found = [("coins", passed)] if player.supply[COIN] > 0 and len(game.decision.options) > 1 else []
    if passed and game.round == ROUNDS - 1:
        found.append(("cards", len(player.hand) >= MANY_CARDS))
    return found


PARTS: Final[Mapping[str, Callable[[Wyrmspan, int], Parts]]] = {
    "actions": _coins,
    "best": _hopes,
    "sites": _sites,
    "walks": _walks,
    "steps": _steps,
    "objective": _objective,
    "objectives": _objectives,
}
DEEDS_OF: Final[dict[type[Event], str]] = {Laid: "egg", Tucked: "tuck", Placed: "guild", Played: "dragon"}
TEACHING: Final[Teaching[Wyrmspan]] = Teaching(
    named=(*PARTS, "recurring", "nests"),
    parts=parts,
    unsure=("coins",),
    idle=("items",),
    deeds=("egg", "feed", "cache", "tuck", "guild", "dragon"),
    deed=deed,
    named_deeds=("egg", "feed", "cache", "tuck", "guild", "dragon"),
    deed_thing=deed_thing,
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
