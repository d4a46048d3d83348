"""Lair: a toy game with a secret opening pick, a hand, a deck and a standing exchange, to test the engine with."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from wyrmhall.core.decks import draw, draw_many
from wyrmhall.core.effects import May, one_of, seq
from wyrmhall.core.engine import FIRST_STANDING, At, Effect, Game
from wyrmhall.core.events import loose
from wyrmhall.core.rng import Luck
from wyrmhall.core.rules import GameOption, Rules, Setup

DECK = 0  # the only stream


@dataclass(slots=True)
class Player:
    gold: int = 2
    hand: list[int] = field(default_factory=list)
    lair: list[int] = field(default_factory=list)

    def copy(self) -> Player:
        return Player(self.gold, self.hand[:], self.lair[:])


@dataclass(frozen=True, slots=True)
class Sell(Effect):
    """Beside any decision: discard a card for a gold."""

    def run(self, game: Lair, at: At) -> None:
        game.ask(self, at, tuple(sorted(game.players[at.player].hand)), even_one=True)

    def chosen(self, game: Lair, at: At, option: int) -> None:
        player = game.players[at.player]
        player.hand.remove(option)
        player.gold += 1
        game.discard.append(option)
        game.reveals += 1


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    n: int

    def run(self, game: Lair, at: At) -> None:
        game.players[at.player].gold += self.n


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    def run(self, game: Lair, at: At) -> None:
        card = draw(game, game.deck, DECK)
        game.players[at.player].hand.append(card)
        if game.events is not None:
            game.tell(loose("drew", at.player, {}, {"card": card}, (at.player,)))

    def can(self, game: Lair, at: At) -> bool:
        return bool(game.deck)


@dataclass(frozen=True, slots=True)
class Settle(Effect):
    """Lay a card out for one gold."""

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
        game.push(May(Gain(1)), at)


@dataclass(frozen=True, slots=True)
class Pick(Effect):
    """All at once: keep one of the two cards dealt."""

    def run(self, game: Lair, at: At) -> None:
        game.ask_each(self, [(i, (0, 1)) for i in range(len(game.players))])

    def chosen(self, game: Lair, at: At, option: int) -> None:
        game.discard.append(game.players[at.player].hand.pop(1 - option))


@dataclass(frozen=True, slots=True)
class Turn(Effect):
    def run(self, game: Lair, at: At) -> None:
        if game.turns:
            game.turns -= 1
            game.push(TURN, At((at.player + 1) % len(game.players)))
            game.push(MAIN, at)


MAIN = one_of(Settle(), seq(Draw(), Gain(1)), Gain(1))
TURN = Turn()


@dataclass  # no slots: over a compiled Game they would hide its fields
class Lair(Game):
    players: list[Player] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    turns: int = 12

    def copy(self) -> Lair:
        return Lair(
            self.setup,
            self.luck,
            self.counts[:],
            self.reveals,
            self.stack[:],
            self.pending,
            self.held,
            None,
            [p.copy() for p in self.players],
            self.deck[:],
            self.discard[:],
            self.turns,
        )

    def standing_effects(self) -> tuple[Effect, ...]:
        return (Sell(),)

    def standing(self, seat: int, effect: Effect) -> tuple[int, ...]:
        return (FIRST_STANDING,) if self.players[seat].hand and not isinstance(effect, Sell) else ()

    def redeal(self, seat: int) -> None:
        for i, player in enumerate(self.players):
            if i != seat:
                self.deck += player.hand
        for i, player in enumerate(self.players):
            if i != seat:
                player.hand = draw_many(self, self.deck, len(player.hand), DECK)


def view(game: Lair, seat: int) -> dict[str, Any]:
    hands = [p.hand[:] if i == seat else len(p.hand) for i, p in enumerate(game.players)]
    lairs = [(p.gold, p.lair[:]) for p in game.players]
    return {"hands": hands, "lairs": lairs, "deck": len(game.deck), "discard": game.discard[:]}


def start(setup: Setup, luck: Luck) -> Lair:
    game = Lair(setup, luck, [0], players=[Player() for _ in range(setup.players)], deck=list(range(20)))
    for player in game.players:
        player.hand = draw_many(game, game.deck, 2, DECK)
    game.push(TURN, At(0))
    game.push(Pick(), At(0))
    game.run()
    return game


def scores(game: Lair) -> list[dict[str, int]]:
    return [{"lair": 2 * len(p.lair), "gold": p.gold} for p in game.players]


LAIR = Rules(
    name="lair",
    prefixes=("LA",),
    seats=(2, 3),
    minutes=1,
    options=(GameOption("long", (False, True), False), GameOption("map", ("a", "b"), "a", seats=(3,))),
    start=start,
    view=view,
    scores=scores,
    winners=lambda game: (0,),
    census=lambda game: sorted(game.deck + game.discard + [c for p in game.players for c in p.hand + p.lair]),
    components=lambda setup: [],
    draw=lambda view, speaker: "",
)
