"""The Automa's cards: the icons on them, what they make it do, and the decks they make."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.effects import Seq, seq
from wyrmhall.core.engine import At, Effect
from wyrmhall.core.words import Msg
from wyrmhall.games.wyrmspan.counting import excavated
from wyrmhall.games.wyrmspan.events import (
    AutomaClaimed,
    AutomaCoin,
    AutomaRefreshed,
    AutomaTook,
    AutomaWalked,
)
from wyrmhall.games.wyrmspan.guild import ROWS
from wyrmhall.games.wyrmspan.moves import draw_cave, draw_dragon
from wyrmhall.games.wyrmspan.numbers import BROWN, COIN
from wyrmhall.games.wyrmspan.state import Automa, Wyrmspan


@dataclass(frozen=True, slots=True)
class RefreshDragons(Effect):
    """The face-up dragons are discarded and new ones dealt; cave cards stay."""

    def run(self, game: Wyrmspan, at: At) -> None:
        game.discard += [card for card in game.display if card]
        for slot in range(3):
            game.display[slot] = draw_dragon(game)
        if game.events is not None:
            game.tell(AutomaRefreshed(-1))

    def signs(self) -> tuple[str, ...]:
        return ("swap", "dragon")


@dataclass(frozen=True, slots=True)
class ObjectiveCoin(Effect):
    """A coin goes on the objective of this round, or one that lies there goes away."""

    n: int

    def run(self, game: Wyrmspan, at: At) -> None:
        automa = opponent(game)
        if automa.coins + self.n < 0:
            return
        automa.coins += self.n
        game.bank[COIN] -= self.n
        if game.events is not None:
            game.tell(AutomaCoin(-1, self.n, automa.coins))

    def signs(self) -> tuple[str, ...]:
        return ("to", "coin") if self.n > 0 else ("coin", "to")


@dataclass(frozen=True, slots=True)
class Advance(Effect):
    """Its token walks by the number printed for the round."""

    steps: tuple[int, int, int, int]

    def run(self, game: Wyrmspan, at: At) -> None:
        _walk(game, at, self.steps[game.round])

    def words(self) -> dict[str, object]:
        return {f"r{i}": n for i, n in enumerate(self.steps, start=1)}

    def signs(self) -> tuple[str, ...]:
        return ("guild",)


@dataclass(frozen=True, slots=True)
class AdvanceByCave(Effect):
    """Its token walks by the excavated spaces of the human's most or least excavated cave."""

    most: bool
    more: int = 0

    def run(self, game: Wyrmspan, at: At) -> None:
        _walk(game, at, self.far(dug_caves(game)))

    def far(self, dug: list[int]) -> int:
        """The steps with so many excavated spaces in each cave."""
        return (max(dug) if self.most else min(dug)) + self.more

    def signs(self) -> tuple[str, ...]:
        return ("guild", "each", "dig")


@dataclass(frozen=True, slots=True)
class SnatchDragon(Effect):
    """The dragon of a slot goes to the Automa, and the slot is filled again at once."""

    slot: int

    def run(self, game: Wyrmspan, at: At) -> None:
        slot = _slot(game.display, self.slot)
        if slot >= 0:
            card = game.display[slot]
            opponent(game).dragons.append(card)
            game.display[slot] = draw_dragon(game)
            if game.events is not None:
                game.tell(AutomaTook(-1, "dragon", card, game.box))

    def signs(self) -> tuple[str, ...]:
        return ("dragon",)


@dataclass(frozen=True, slots=True)
class SnatchCave(Effect):
    """The cave card of a slot goes to the Automa, and the slot is filled again at once."""

    slot: int

    def run(self, game: Wyrmspan, at: At) -> None:
        slot = _slot(game.cave_display, self.slot)
        if slot >= 0:
            card = game.cave_display[slot]
            opponent(game).caves.append(card)
            game.cave_display[slot] = draw_cave(game)
            if game.events is not None:
                game.tell(AutomaTook(-1, "cave", card, game.box))

    def signs(self) -> tuple[str, ...]:
        return ("cave",)


@dataclass(frozen=True, slots=True)
class ClaimRow(Effect):
    """A marker that lies ready goes to the n-th open row of the guild tile, without its bonus."""

    n: int

    def run(self, game: Wyrmspan, at: At) -> None:
        automa = opponent(game)
        if not automa.beside:
            return
        free = game.free
        rows = [row for row in range(ROWS) if free[row]] + [ROWS]
        place = rows[(self.n - 1) % len(rows)]
        while not free[place]:  # only in the row of printed VP: its left-most free place
            place += 1
        free[place] -= 1
        automa.beside -= 1
        automa.markers.append(place)
        if game.events is not None:
            game.tell(AutomaClaimed(-1, min(place, ROWS) + 1))

    def signs(self) -> tuple[str, ...]:
        return ("marker",)


@dataclass(frozen=True, slots=True)
class AutomaCard:
    """One of its cards: what it does from top to bottom, and what more if the token came to a brown space."""

    id: str
    action: Effect
    brown: Effect
    passes: bool = False
    ravel: bool = False

    @property
    def walk(self) -> Advance | AdvanceByCave:
        """The icon by which the token walks, the last of its action."""
        walk = self.action.parts[-1] if isinstance(self.action, Seq) else self.action
        assert isinstance(walk, Advance | AdvanceByCave)
        return walk

    @property
    def name(self) -> Msg:
        return Msg("ravel-card" if self.ravel else "automa-card", card=self.id)


PUT: Final = ObjectiveCoin(1)

REMOVE: Final = ObjectiveCoin(-1)

REFRESH: Final = RefreshDragons()

MOST: Final = AdvanceByCave(most=True)

MOST_AND_ONE: Final = AdvanceByCave(most=True, more=1)

LEAST: Final = AdvanceByCave(most=False)

CARDS: Final[tuple[AutomaCard, ...]] = (
    AutomaCard("1", Advance((1, 2, 2, 2)), brown=SnatchDragon(3) >> ClaimRow(3)),
    AutomaCard("2", REMOVE >> Advance((1, 1, 2, 3)), brown=SnatchDragon(2) >> SnatchCave(2)),
    AutomaCard("3", PUT >> Advance((2, 1, 2, 2)), brown=SnatchDragon(1) >> SnatchCave(1), passes=True),
    AutomaCard("4", Advance((1, 1, 1, 2)), brown=SnatchDragon(3) >> SnatchCave(3), passes=True),
    AutomaCard("5", REMOVE >> Advance((2, 1, 2, 1)), brown=SnatchDragon(2) >> ClaimRow(4)),
    AutomaCard("6", PUT >> Advance((1, 1, 1, 2)), brown=SnatchDragon(1) >> SnatchCave(1), passes=True),
    AutomaCard("7", seq(REFRESH, PUT, Advance((1, 1, 2, 3))), brown=SnatchDragon(2) >> ClaimRow(2), passes=True),
    AutomaCard("8", Advance((1, 1, 2, 3)), brown=SnatchDragon(1) >> ClaimRow(3), passes=True),
    AutomaCard("1/4", Advance((2, 2, 3, 4)), brown=SnatchDragon(3) >> ClaimRow(3)),
    AutomaCard("2/5", PUT >> Advance((2, 2, 2, 3)), brown=SnatchDragon(2) >> SnatchCave(2)),
    AutomaCard("3/6", REMOVE >> Advance((2, 1, 4, 3)), brown=SnatchDragon(1) >> SnatchCave(1)),
    AutomaCard("1/4", MOST, brown=SnatchDragon(3) >> ClaimRow(4), ravel=True),
    AutomaCard("2", PUT >> LEAST, brown=SnatchDragon(2) >> SnatchCave(2), passes=True, ravel=True),
    AutomaCard("3/6", REMOVE >> MOST, brown=SnatchDragon(1) >> SnatchCave(1), ravel=True),
    AutomaCard("8", REFRESH >> MOST, brown=SnatchDragon(1) >> ClaimRow(3), passes=True, ravel=True),
    AutomaCard("2/5", PUT >> MOST_AND_ONE, brown=SnatchDragon(2) >> SnatchCave(2), passes=True, ravel=True),
)
"""The cards are single-source in icons and numbers; which of them make a deck is printed."""

DECKS: Final = {
    ("automa", 1): (0, 1, 2, 3, 4, 5, 6, 7),
    ("automa", 2): (8, 9, 10, 3, 4, 5, 6, 7),
    ("automa", 3): (0, 1, 2, 8, 9, 10, 6, 7),
    ("ravel", 1): (11, 12, 13, 3, 4, 5, 6, 14),
    ("ravel", 2): (0, 1, 2, 11, 15, 13, 6, 14),
    ("ravel", 3): (11, 15, 13, 8, 9, 10, 6, 14),
}


def dug_caves(game: Wyrmspan) -> list[int]:
    """The excavated spaces of each cave of the human."""
    return [excavated(game.players[0], cave) for cave in range(3)]


def opponent(game: Wyrmspan) -> Automa:
    assert game.automa is not None
    return game.automa


def cards_of(game: Wyrmspan) -> tuple[int, ...]:
    """The eight cards of the mode and level."""
    return DECKS[str(game.setup["solo"]), int(game.setup["level"])]


def _walk(game: Wyrmspan, at: At, steps: int) -> None:
    """Move the token; what lies on the way gives it nothing, but a brown space runs the brown part of the card."""
    automa = opponent(game)
    before = automa.steps
    automa.steps += steps
    if game.events is not None:
        game.tell(AutomaWalked(-1, steps))
    if automa.steps // BROWN > before // BROWN:
        game.push(CARDS[at.place].brown, at)


def _slot(display: list[int], n: int) -> int:
    """The n-th slot or, where that is empty, the next one to the right that is not; -1 if there is none."""
    for i in range(3):
        slot = (n - 1 + i) % 3
        if display[slot]:
            return slot
    return -1
