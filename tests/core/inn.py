"""Inn: a toy game of secret cards that keeps the laws of what is hidden, and has a flaw to break each of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from wyrmhall.core.decks import draw_many
from wyrmhall.core.engine import SKIP, At, Effect, Game
from wyrmhall.core.events import Event
from wyrmhall.core.rng import Luck
from wyrmhall.core.rules import GameOption, Rules, Setup

CARDS, TRICKS, HAND = 20, 6, 3
SHOW, EARN = 1, 2
YES = 1


@dataclass(frozen=True)  # no slots: over a compiled Event they would hide its field
class Declined(Event):
    pass


@dataclass(frozen=True, slots=True)
class Turn(Effect):
    """Show a card, or earn a coin, after which others may play a trick."""

    def run(self, game: Inn, at: At) -> None:
        if game.turns == 0:
            return
        lucky = min(game.hands[at.player], default=CARDS) < CARDS // 2
        if game.flaw == "auto" and not lucky:
            self.chosen(game, at, EARN)
        else:
            game.ask(self, at, (SHOW, EARN) if game.hands[at.player] else (EARN,), even_one=True)

    def chosen(self, game: Inn, at: At, option: int) -> None:
        game.turns -= 1
        game.push(TURN, At((at.player + 1) % len(game.hands)))
        if option == SHOW:
            game.push(ShowCard(), at)
        else:
            game.gold[at.player] += 1
            game.push(Toll(), at)
            game.push(Trick(), At((at.player + 1) % len(game.hands)))


@dataclass(frozen=True, slots=True)
class ShowCard(Effect):
    """Tricks are shown only by those who hold nothing else: asked even of one card, or the others could count them."""

    def run(self, game: Inn, at: At) -> None:
        hand = sorted(game.hands[at.player])
        plain = [card for card in hand if card >= TRICKS]
        game.ask(self, at, tuple(plain or hand), even_one=game.flaw != "counts")

    def chosen(self, game: Inn, at: At, option: int) -> None:
        game.hands[at.player].remove(option)
        game.shown.append(option)
        if game.flaw != "unnoticed" and (len(game.hands) > 1 or game.flaw == "alone"):
            game.reveals += 1


@dataclass(frozen=True, slots=True)
class Trick(Effect):
    """Whoever holds a trick may play it, at last whoever has earned, and nobody else learns that they were asked."""

    asked: int = 0

    @property
    def quiet(self) -> bool:
        return True

    def run(self, game: Inn, at: At) -> None:
        seats = len(game.hands)
        for i in range(seats - self.asked):
            seat = (at.player + i) % seats
            tricks = [card for card in game.hands[seat] if card < TRICKS]
            if tricks:
                game.ask(self if i == 0 else Trick(self.asked + i), At(seat), (*tricks, SKIP))
                return

    def chosen(self, game: Inn, at: At, option: int) -> None:
        if option == SKIP:
            if game.flaw == "trace" and game.events is not None:
                game.tell(Declined(at.player))
            game.push(Trick(self.asked + 1), At((at.player + 1) % len(game.hands)))
        else:
            ShowCard().chosen(game, at, option)
            game.gold[at.player] += 1


@dataclass(frozen=True, slots=True)
class Toll(Effect):
    """Who has earned pays the landlord: a benefit to nobody, and yet taken without asking."""

    def run(self, game: Inn, at: At) -> None:
        if game.flaw != "toll":
            return
        if game.setup["ask_everything"]:
            game.ask(self, at, (YES, SKIP))
        else:
            self.chosen(game, at, YES)

    def chosen(self, game: Inn, at: At, option: int) -> None:
        if option == YES:
            game.gold[at.player] -= 1


TURN = Turn()


@dataclass  # no slots: over a compiled Game they would hide its fields
class Inn(Game):
    hands: list[list[int]] = field(default_factory=list)
    gold: list[int] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    turns: int = 12

    @property
    def flaw(self) -> object:
        return self.setup["flaw"]

    def copy(self) -> Inn:
        new = Inn(self.setup, self.luck, [])
        self.copy_into(new)
        new.hands = [hand[:] for hand in self.hands]
        new.gold = self.gold[:]
        new.shown = self.shown[:]
        new.deck = self.deck[:]
        new.turns = self.turns
        return new

    def redeal(self, seat: int) -> None:
        others = [i for i in range(len(self.hands)) if i != seat]
        pool = sorted(self.deck + [card for i in others for card in self.hands[i]])
        for i in others:
            self.hands[i] = draw_many(self, pool, len(self.hands[i]), 0)
        self.deck = pool


def view(game: Inn, seat: int) -> dict[str, Any]:
    hands = [sorted(hand) if i == seat or game.flaw == "open" else len(hand) for i, hand in enumerate(game.hands)]
    return {"hands": hands, "gold": game.gold[:], "shown": game.shown[:], "turns": game.turns}


def start(setup: Setup, luck: Luck) -> Inn:
    game = Inn(setup, luck, [0], gold=[0] * setup.players, deck=list(range(CARDS)))
    game.hands = [draw_many(game, game.deck, HAND, 0) for _ in range(setup.players)]
    game.push(TURN, At(0))
    game.run()
    return game


INN = Rules(
    name="inn",
    prefixes=("IN",),
    seats=(1, 2, 3),
    minutes=1,
    options=(
        GameOption("flaw", ("", "auto", "counts", "unnoticed", "alone", "trace", "toll", "open"), ""),
        GameOption("ask_everything", (False, True), False),
    ),
    start=start,
    view=view,
    scores=lambda game: [{"shown": 0} for _ in game.hands],
    winners=lambda game: (0,),
    census=lambda game: sorted(game.deck + game.shown + [card for hand in game.hands for card in hand]),
    components=lambda setup: [],
    draw=lambda view, speaker: "",
    events=(Declined,),
    goods=lambda game, seat: (game.gold[seat],),
)
