"""The Automa: a solo opponent without a mat that walks round the guild track by cards of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.decks import draw
from wyrmhall.core.effects import Seq, seq
from wyrmhall.core.engine import At, Effect
from wyrmhall.core.events import loose
from wyrmhall.core.rules import GameOption, Setup
from wyrmhall.core.words import Msg
from wyrmhall.games.wyrmspan.counting import excavated
from wyrmhall.games.wyrmspan.kinds import AUTOMA, COIN
from wyrmhall.games.wyrmspan.moves import draw_cave, draw_dragon
from wyrmhall.games.wyrmspan.state import Automa, Wyrmspan
from wyrmhall.games.wyrmspan.things import name_of_cave, name_of_dragon

MODES: Final[tuple[str, ...]] = ("automa", "ravel")
LEVELS: Final[tuple[int, ...]] = (1, 2, 3)
REMOVED: Final[tuple[int, ...]] = (47, 103, 114, 168, 170)
"""Dragons that compare the human with a neighbour: the Automa has no mat to compare with."""
LOWEST: Final = 41  # the dragon that compares the markers on the objectives
LAST_ROUND: Final = 3
BROWN: Final = 6  # every sixth space of the track is brown
VP_ROW: Final = 4  # the row of the tile, counted from 0, whose places carry their own VP
DRAGON_VP: Final = 7
CAVE_VP: Final = 2
COINS_KEPT: Final = 2  # between the rounds of the Ravel mode


# --- what its cards make it do --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RefreshDragons(Effect):
    """The face-up dragons are discarded and new ones dealt; cave cards stay."""

    def run(self, game: Wyrmspan, at: At) -> None:
        game.discard += [card for card in game.display if card]
        game.display = [0, 0, 0]
        for slot in range(3):
            game.display[slot] = draw_dragon(game)
        if game.events is not None:
            _tell(game, "automa-refreshed")


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
            _tell(game, "automa-coin", n=self.n, coins=automa.coins)


@dataclass(frozen=True, slots=True)
class Advance(Effect):
    """Its token walks by the number printed for the round."""

    steps: tuple[int, int, int, int]

    def run(self, game: Wyrmspan, at: At) -> None:
        _walk(game, at, self.steps[game.round])

    def words(self) -> dict[str, object]:
        return {f"r{i}": n for i, n in enumerate(self.steps, start=1)}


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
                _tell(game, "automa-took", card=name_of_dragon(card))


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
                _tell(game, "automa-took", card=name_of_cave(card))


@dataclass(frozen=True, slots=True)
class ClaimRow(Effect):
    """A marker that lies ready goes to the n-th open row of the guild tile, without its bonus."""

    n: int

    def run(self, game: Wyrmspan, at: At) -> None:
        automa = opponent(game)
        if not automa.beside:
            return
        free = game.free
        rows = [row for row in range(VP_ROW) if free[row]] + [VP_ROW]
        place = rows[(self.n - 1) % len(rows)]
        while not free[place]:  # only in the row of printed VP: its left-most free place
            place += 1
        free[place] -= 1
        automa.beside -= 1
        automa.markers.append(place)
        if game.events is not None:
            _tell(game, "automa-claimed", row=min(place, VP_ROW) + 1)


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


OPTIONS: Final[tuple[GameOption, ...]] = (
    GameOption("solo", MODES, "automa", seats=(1,), clause="AU-LVL-10"),
    GameOption("level", LEVELS, 1, seats=(1,), clause="AU-LVL-10"),
    GameOption("keep_41", (True, False), True, seats=(1,), clause="AU-SET-06"),
    GameOption("ravel_extra", (False, True), False, seats=(1,), clause="AU-LVL-09"),
    GameOption("cap_again", (True, False), True, seats=(1,), clause="AU-RAV-14"),
    GameOption("cap_last", (False, True), False, seats=(1,), clause="AU-RAV-15"),
)


# --- what the flow of the game calls --------------------------------------------------------------------------------


def removed(setup: Setup) -> tuple[int, ...]:
    """Dragons that are taken out of the deck before dealing."""
    if setup.players > 1:
        return ()
    return REMOVED if setup["keep_41"] else (*REMOVED, LOWEST)


def new_automa(game: Wyrmspan) -> Automa:
    """The Automa of this table, with its eight cards; the one set aside is whichever is left of them."""
    return Automa(deck=list(cards_of(game)))


@dataclass(frozen=True, slots=True)
class AutomaTurn(Effect):
    """Turn up a card and do what it says; pass when none is left."""

    def run(self, game: Wyrmspan, at: At) -> None:
        automa = opponent(game)
        if len(automa.deck) == 1:
            _pass(game)
            return
        number = draw(game, automa.deck, AUTOMA)
        automa.shown.append(number)
        card = CARDS[number]
        if game.events is not None:
            _tell(game, "automa-turned", card=card.name)
        if len(automa.deck) == 1 and card.passes:
            _pass(game)
        else:
            game.push(card.action, AT[number])


def next_round(game: Wyrmspan) -> None:
    """Its marker of the gap just passed comes beside the guild board, and its eight cards are mixed again."""
    automa = opponent(game)
    automa.beside += 1
    automa.deck = list(cards_of(game))
    automa.shown = []
    automa.passed = False


def quantity(game: Wyrmspan, base: int, most: int | None) -> int:
    """What it has of the objective of this round: the base value and the coins on the tile, as far as possible."""
    has = base + opponent(game).coins
    return has if most is None else min(has, most)


def clear_coins(game: Wyrmspan) -> None:
    """The coins on the objective of this round return to the general supply."""
    automa = opponent(game)
    game.bank[COIN] += automa.coins
    automa.coins = 0


def after_pass(game: Wyrmspan) -> None:
    """The human has passed: in Ravel mode two coins are kept, unless the game is about to end."""
    if game.round < LAST_ROUND or game.setup["cap_last"]:
        _cut_coins(game)


def before_income(game: Wyrmspan) -> None:
    """The coins gained since the pass are cut as well."""
    if game.setup["cap_again"]:
        _cut_coins(game)


def _cut_coins(game: Wyrmspan) -> None:
    supply = game.players[0].supply
    surplus = supply[COIN] - COINS_KEPT
    if game.setup["solo"] == "ravel" and surplus > 0:
        supply[COIN] -= surplus
        game.bank[COIN] += surplus
        if game.events is not None:
            game.tell(loose("coins-cut", 0, {"n": surplus}))


def scores(game: Wyrmspan, objectives: int, printed: tuple[int, ...]) -> dict[str, int]:
    """Its points by source; `printed` holds the VP of the places of the fifth row."""
    automa = opponent(game)
    more = game.setup["level"] == 3 and (game.setup["solo"] == "automa" or game.setup["ravel_extra"])
    each = DRAGON_VP + (1 if more else 0)
    marked = [printed[place - VP_ROW] for place in automa.markers if place >= VP_ROW]
    return {
        "dragons": each * len(automa.dragons),
        "caves": CAVE_VP * len(automa.caves),
        "track": automa.steps % BROWN,
        "objectives": objectives,
        "guild": sum(marked) if game.setup["solo"] == "ravel" else 0,
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


def _pass(game: Wyrmspan) -> None:
    opponent(game).passed = True
    if game.events is not None:
        _tell(game, "automa-passed")


def _walk(game: Wyrmspan, at: At, steps: int) -> None:
    """Move the token; what lies on the way gives it nothing, but a brown space runs the brown part of the card."""
    automa = opponent(game)
    before = automa.steps
    automa.steps += steps
    if game.events is not None:
        _tell(game, "automa-walked", n=steps)
    if automa.steps // BROWN > before // BROWN:
        game.push(CARDS[at.place].brown, at)


def _slot(display: list[int], n: int) -> int:
    """The n-th slot or, where that is empty, the next one to the right that is not; -1 if there is none."""
    for i in range(3):
        slot = (n - 1 + i) % 3
        if display[slot]:
            return slot
    return -1


def _tell(game: Wyrmspan, kind: str, **facts: object) -> None:
    game.tell(loose(kind, -1, facts))


AUTOMA_TURN: Final = AutomaTurn()
AT: Final = [At(0, number) for number in range(len(CARDS))]
"""Where the effects of a card happen: the place is the card."""
