"""Choices in the middle of things: among Things, hexes and directions."""

from __future__ import annotations

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.worms.field import said
from wyrmhall.games.worms.state import Worms
from wyrmhall.games.worms.things import KIND, WORM, thing_target


class Choice(Effect):
    """Anything the active player must choose in the middle of things; for somebody who is away, chance does."""

    __slots__ = ()

    def default(self, game: Worms, at: At, options: tuple[int, ...]) -> int:
        return game.away(options)


class ThingChoice(Choice):
    """The options are Things."""

    __slots__ = ()

    def label(self, game: Worms, at: At, option: int) -> Says:
        if option == SKIP:
            return Msg("as-they-come")
        return Msg("thing-on", what=game.name(option), hex=said(game.where[option]))

    def target(self, game: Worms, at: At, option: int) -> str:
        return "" if option == SKIP else thing_target(option)


class HexChoice(Choice):
    """The options are hexes."""

    __slots__ = ()

    def label(self, game: Worms, at: At, option: int) -> Says:
        return Msg("hex", hex=said(option))

    def target(self, game: Worms, at: At, option: int) -> str:
        return f"hex:{said(option)}"

    def preview(self, game: Worms, at: At, option: int) -> Says | None:
        return lies_there(game, option)


class WayChoice(Choice):
    """The options are directions."""

    __slots__ = ()

    def label(self, game: Worms, at: At, option: int) -> Says:
        return Msg("direction", n=option)

    def target(self, game: Worms, at: At, option: int) -> str:
        return f"direction:{option}"


def lies_there(game: Worms, spot: int) -> Says:
    """What is on a hex, in words: its Things, bare land, or water."""
    if not game.is_land(spot):
        return Msg("water-there")
    things = game.things(spot)
    if not things:
        return Msg("nothing-there")
    names = [game.name(thing) for thing in things]
    counts = {name: names.count(name) for name in names}
    return Msg("lies-there", things=[Msg("thing-times", what=name, n=n) for name, n in counts.items()])


def distinct(things: list[int]) -> tuple[int, ...]:
    """Each worm, and one Thing of every other kind: Things of a kind on one hex are the same choice."""
    found: list[int] = []
    kinds: list[int] = []
    for thing in things:
        kind = KIND[thing]
        if kind == WORM:
            found.append(thing)
        elif kind not in kinds:
            kinds.append(kind)
            found.append(thing)
    return tuple(found)
