"""The verbs of Lair."""

from __future__ import annotations

from dataclasses import dataclass

from wyrmhall.core.decks import draw
from wyrmhall.core.effects import May
from wyrmhall.core.engine import At, Effect
from wyrmhall.core.words import Msg
from wyrmhall_lair.components import ROWS
from wyrmhall_lair.events import Drew, Gained, Kept, Settled, Sold
from wyrmhall_lair.numbers import DECK
from wyrmhall_lair.state import Lair


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Gain gold."""

    n: int

    def run(self, game: Lair, at: At) -> None:
        game.players[at.player].gold += self.n
        if game.events is not None:
            game.tell(Gained(at.player, self.n))


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draw a treasure."""

    def run(self, game: Lair, at: At) -> None:
        card = draw(game, game.deck, DECK)
        game.players[at.player].hand.append(card)
        if game.events is not None:
            game.tell(Drew(at.player, card))

    def can(self, game: Lair, at: At) -> bool:
        return bool(game.deck)


@dataclass(frozen=True, slots=True)
class Settle(Effect):
    """Lay a treasure face down into the lair, for one gold; of that gold one may come back."""

    def run(self, game: Lair, at: At) -> None:
        game.ask(self, at, tuple(sorted(game.players[at.player].hand)))

    def can(self, game: Lair, at: At) -> bool:
        player = game.players[at.player]
        return player.gold > 0 and bool(player.hand)

    def chosen(self, game: Lair, at: At, option: int) -> None:
        player = game.players[at.player]
        player.hand.remove(option)
        player.lair.append(option)
        player.gold -= 1
        if game.events is not None:
            game.tell(Settled(at.player))
        game.push(May(Gain(1)), at)

    def label(self, game: Lair, at: At, option: int) -> Msg:
        return ROWS[option].name

    def target(self, game: Lair, at: At, option: int) -> str:
        return f"hand:{option}"

    def preview(self, game: Lair, at: At, option: int) -> Msg:
        return Msg("settle-preview")

    def signs(self) -> tuple[str, ...]:
        return ("lair",)


@dataclass(frozen=True, slots=True)
class Sell(Effect):
    """Beside any decision: discard a treasure, open, for a gold."""

    def run(self, game: Lair, at: At) -> None:
        game.ask(self, at, tuple(sorted(game.players[at.player].hand)), even_one=True)

    def chosen(self, game: Lair, at: At, option: int) -> None:
        player = game.players[at.player]
        player.hand.remove(option)
        player.gold += 1
        game.discard.append(option)
        game.reveals += 1
        if game.events is not None:
            game.tell(Sold(at.player, option))

    def label(self, game: Lair, at: At, option: int) -> Msg:
        return ROWS[option].name

    def target(self, game: Lair, at: At, option: int) -> str:
        return f"hand:{option}" if option >= 0 else ""


@dataclass(frozen=True, slots=True)
class Pick(Effect):
    """All at once: keep one of the two treasures dealt."""

    def run(self, game: Lair, at: At) -> None:
        game.ask_each(self, [(seat, (0, 1)) for seat in range(len(game.players))])

    def chosen(self, game: Lair, at: At, option: int) -> None:
        game.discard.append(game.players[at.player].hand.pop(1 - option))
        game.reveals += 1
        if game.events is not None:
            game.tell(Kept(at.player))

    def label(self, game: Lair, at: At, option: int) -> Msg:
        return ROWS[game.players[at.player].hand[option]].name

    def target(self, game: Lair, at: At, option: int) -> str:
        return f"hand:{game.players[at.player].hand[option]}"


SETTLE = Settle()
SELL = Sell()
