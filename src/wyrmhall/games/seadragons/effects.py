"""The verbs of symbols and cards, and what a player may do beside a decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from wyrmhall.core.decks import draw
from wyrmhall.core.engine import FIRST_STANDING, At, Effect
from wyrmhall.core.events import loose
from wyrmhall.core.shapes import beside
from wyrmhall.core.text import Seat
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.seadragons.cards import GOLD, NEIGHBOUR_GOLD, REEF_DRAW, REEF_GOLD
from wyrmhall.games.seadragons.streams import REEF_PILE
from wyrmhall.games.seadragons.words import reef_name, reef_target

if TYPE_CHECKING:
    from wyrmhall.games.seadragons.state import SeaDragons

DISCARD_GOLD: Final = FIRST_STANDING
TAKE_BACK: Final = FIRST_STANDING - 1
TELLING: Final = 1
"""The version of the rules in which being asked, or not, told the others something of hidden cards."""


class Step(Effect):
    """A decision of a turn that has standing options beside it."""

    __slots__ = ()

    def beside(self, game: SeaDragons, seat: int) -> tuple[int, ...]:
        raise TypeError(f"{self!r} says nothing of standing options")

    def reopened(self) -> Effect:
        """The decision before this one, to which the player may return."""
        raise TypeError(f"{self!r} cannot be taken back")


@dataclass(frozen=True, slots=True)
class DiscardGold(Effect):
    """Beside the decisions of a turn until the dragon lies: a gold card for 4 gold."""

    def run(self, game: SeaDragons, at: At) -> None:
        discard_gold(game, at.player, 1)

    def words(self) -> dict[str, object]:
        return {"n": REEF_GOLD}


@dataclass(frozen=True, slots=True)
class TakeBack(Effect):
    """Beside a choice whose consequence nobody has seen yet: choose again what led to it."""

    def run(self, game: SeaDragons, at: At) -> None:
        # The engine has put the decision beside which this was offered on top of the stack, to be asked again.
        step, step_at = game.stack.pop()
        assert isinstance(step, Step)
        game.push(step.reopened(), At(step_at.player))


@dataclass(frozen=True, slots=True)
class GainGold(Effect):
    n: int

    def run(self, game: SeaDragons, at: At) -> None:
        game.players[at.player].gold += self.n
        if game.events is not None:
            game.tell(loose("gold", at.player, {"n": self.n}))


@dataclass(frozen=True, slots=True)
class DrawReef(Effect):
    """Take the top two reef cards, of which one is kept."""

    def run(self, game: SeaDragons, at: At) -> None:
        for _ in range(min(REEF_DRAW, game.reefs_left)):
            game.drawn += (_top_reef(game),)
        if game.drawn:
            game.push(KEEP_REEF, at)
        elif game.events is not None:
            game.tell(loose("no-reef", at.player))

    def words(self) -> dict[str, object]:
        return {"n": REEF_DRAW}


@dataclass(frozen=True, slots=True)
class KeepReef(Effect):
    """Keep one of the drawn reef cards; the other goes under the pile."""

    def run(self, game: SeaDragons, at: At) -> None:
        game.ask(
            self, at, tuple(sorted(set(game.drawn))), even_one=len(game.drawn) > 1 and game.setup.version != TELLING
        )

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        other = without(game.drawn, option)
        game.drawn = ()
        game.players[at.player].reefs += (option,)
        if game.events is not None:
            game.tell(loose("reef", at.player, {}, {"card": reef_name(game.box, option)}, (at.player,)))
        if other:
            game.returned += other
            game.returners += (at.player,)

    def default(self, game: SeaDragons, at: At, options: tuple[int, ...]) -> int:
        return game.drawn[0]

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        return Msg("pick-keep-reef", card=reef_name(game.box, option))

    def target(self, game: SeaDragons, at: At, option: int) -> str:
        return reef_target(option)


@dataclass(frozen=True, slots=True)
class PayNeighbours(Effect):
    """Everybody else receives 1 gold for each dragon beside the one just laid (the player's last)."""

    def run(self, game: SeaDragons, at: At) -> None:
        near = beside(game.players[at.player].dragons[-1], game.sea.stride)
        for seat, gold in neighbours(game, at.player, near):
            game.players[seat].gold += gold
            if game.events is not None:
                game.tell(loose("neighbour-gold", seat, {"n": gold, "by": Seat(at.player)}))


def neighbours(game: SeaDragons, player: int, near: int) -> list[tuple[int, int]]:
    """Who receives how much gold when `player` lays a dragon with these cells beside it."""
    if not near & game.tokens:
        return []
    paid = []
    for seat, other in enumerate(game.players):
        if seat != player and near & other.tokens:
            paid.append((seat, NEIGHBOUR_GOLD * sum([1 for dragon in other.dragons if dragon & near])))
    return paid


def discard_gold(game: SeaDragons, seat: int, n: int) -> None:
    """Show and discard n gold cards for their gold."""
    player = game.players[seat]
    for _ in range(n):
        use_reef(game, seat, GOLD)
        player.gold += REEF_GOLD
        if game.events is not None:
            game.tell(loose("gold-card", seat, {"n": REEF_GOLD}))


def use_reef(game: SeaDragons, seat: int, kind: int) -> None:
    """A reef card that is used is shown to all and leaves the game."""
    player = game.players[seat]
    player.reefs = without(player.reefs, kind)
    game.used_reefs += (kind,)
    game.reveals += 1


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards but for one of that kind."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def _top_reef(game: SeaDragons) -> int:
    if game.reef_pile:
        return draw(game, game.reef_pile, REEF_PILE)
    card = game.returned[0]
    game.returned = game.returned[1:]
    game.returners = game.returners[1:]
    game.reveals += 1
    return card


DRAW_REEF: Final = DrawReef()
KEEP_REEF: Final = KeepReef()
PAY_NEIGHBOURS: Final = PayNeighbours()
