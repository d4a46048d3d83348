"""Choices in the middle of things: among Things, hexes and directions."""

from __future__ import annotations

from wyrmhall.core.engine import SKIP, At
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.worms.components import thing_target
from wyrmhall.games.worms.hexes import OFF, STEP, said
from wyrmhall.games.worms.numbers import KIND, WORM
from wyrmhall.games.worms.state import Verb, Worms


class Choice(Verb):
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

    def whither(self, game: Worms, at: At) -> int:
        """The hex from which something goes in that direction; OFF if nothing moves."""
        return OFF

    def preview(self, game: Worms, at: At, option: int) -> Says | None:
        """What goes where, and what lies there."""
        start = self.whither(game, at)
        if start == OFF:
            return None
        to = start + STEP[option]
        what = game.name(at.piece) if at.piece >= 0 else Msg("target-token")
        return Msg("goes-to", what=what, hex=said(to), there=lies_there(game, to))


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
