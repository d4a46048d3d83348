"""Reef cards: drawing them, keeping one, using them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from wyrmhall.core.decks import draw
from wyrmhall.core.engine import At, Effect
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.seadragons.cards import REEF_DRAW
from wyrmhall.games.seadragons.components import REEF_IDS, reef_name, reef_target
from wyrmhall.games.seadragons.events import (
    KeptReef,
    NoReefLeft,
)
from wyrmhall.games.seadragons.numbers import REEF_PILE
from wyrmhall.games.seadragons.state import SeaDragons
from wyrmhall.games.seadragons.versions import TELLING

if TYPE_CHECKING:
    from wyrmhall.games.seadragons.faces import Sign


@dataclass(frozen=True, slots=True)
class DrawReef(Effect):
    """Take the top two reef cards, of which one is kept."""

    def run(self, game: SeaDragons, at: At) -> None:
        for _ in range(min(REEF_DRAW, game.reefs_left)):
            game.drawn += (_top_reef(game),)
        if game.drawn:
            game.push(KEEP_REEF, at)
        elif game.events is not None:
            game.tell(NoReefLeft(at.player))

    def words(self) -> dict[str, object]:
        return {"n": REEF_DRAW}

    def signs(self) -> tuple[Sign, ...]:
        return ("reef",)


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
            game.tell(KeptReef(at.player, game.box, REEF_IDS[option]))
        if other:
            game.returned += other
            game.returners += (at.player,)

    def default(self, game: SeaDragons, at: At, options: tuple[int, ...]) -> int:
        return game.drawn[0]

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        return Msg("pick-keep-reef", card=reef_name(game.box, option))

    def target(self, game: SeaDragons, at: At, option: int) -> str:
        return reef_target(option)


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
