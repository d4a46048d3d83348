"""A Sea Dragons table for tests: set up in one call, played by naming things as players do."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

from msgspec.structs import asdict

from tests.games.previews import preview_of
from tests.games.questions import Questions
from tests.games.seadragons.ledger import Ledger
from wyrmhall.core.engine import TIME_UP, At, Refusal
from wyrmhall.core.events import Event
from wyrmhall.core.shown import shown
from wyrmhall.core.text import speaker
from wyrmhall.games.seadragons import RULES
from wyrmhall.games.seadragons.cards import COLOURS, DEFAULT, SHIPS, SIDES, SIZES
from wyrmhall.games.seadragons.components import REEF_IDS
from wyrmhall.games.seadragons.numbers import DISCARD_GOLD, TAKE_BACK
from wyrmhall.games.seadragons.turns import PASS, PLAY_OR_PASS
from wyrmhall.games.seadragons.view import PlayerTable, Table, view

PASSING = ("PlayOrPass", "PlaceDragon", "DiscardCard", "TakeCard")
"""What a player is asked who passes, or whom the table moves on before the dragon lies."""
FIXED = {"board_nw": "1A", "board_ne": "2A", "board_se": "3A", "board_sw": "4A", "first_player": "1"}


def pack(**parts: Any) -> dict[str, Any]:
    """The pack of the house under another name, with some parts replaced."""
    made = deepcopy(DEFAULT)
    made["pack"] = {"id": "test", "version": 1}
    return {**made, **parts}


def calm(symbols: dict[str, str] | None = None) -> dict[str, Any]:
    """Boards without any symbol, but for those named by their cell in the north-western quadrant."""
    rows = [["."] * 7 for _ in range(7)]
    for place, char in (symbols or {}).items():
        row, column = place.split(",")
        rows[int(row)][int(column)] = char
    empty = [*["......."] * 6, "......#"]
    rows[6][6] = "#"
    sides = {name: {"rows": empty} for name in SIDES}
    sides["1A"] = {"rows": ["".join(row) for row in rows]}
    return {"overrides": [], "sides": sides}


class SeaTable(Questions):
    RESTS = ("PlayOrPass", "PlaceDragon", "TakeCard")

    def __init__(self, game: Any) -> None:
        self.game = game
        self.remember()
        self.told: list[Event] = []

    # --- what a player sees ------------------------------------------------------------------------------------

    def view(self, seat: int = -1) -> Table:
        return view(self.game, seat)

    def player(self, seat: int) -> PlayerTable:
        """A player as that player sees it."""
        return self.view(seat).players[seat]

    def gold(self, seat: int) -> int:
        return self.view().players[seat].gold

    def golds(self) -> list[int]:
        return [player.gold for player in self.view().players]

    def ships(self, seat: int) -> dict[str, int]:
        """Ships by colour, those that there are."""
        return {colour: n for colour, n in asdict(self.view().players[seat].ships).items() if n}

    def hand(self, seat: int) -> list[str]:
        return [card.figure for card in self.player(seat).hand]

    @property
    def asked(self) -> str:
        """The verb of the decision the table waits for."""
        self.look()
        return "" if self.game.over else type(self.game.decision.effect).__name__

    @property
    def turn(self) -> int:
        return self.view().turn

    def labels(self) -> list[str]:
        """The options in English."""
        self.look()
        seat = self.game.decision.seat
        (decision,) = shown(self.game, seat, speaker("en", "seadragons"))
        return [option.label for option in decision.options]

    def extras(self) -> list[str]:
        (decision,) = shown(self.game, self.game.decision.seat, speaker("en", "seadragons"))
        return [option.label for option in decision.extras]

    def preview(self, target: str) -> str:
        return preview_of(self.game, target)

    def targets(self) -> list[str]:
        self.look()
        decision = self.game.decision
        return [decision.effect.target(self.game, decision.at, option) for option in decision.options]

    def cards(self) -> list[str]:
        """The dragon cards among the options, by figure."""
        figures = self.game.box.figures
        return [figures[option].id for option in self.game.decision.options if 0 <= option < len(figures)]

    def places(self, card: str) -> list[str]:
        """All placements that the player in turn is offered for a card."""
        ahead = SeaTable(self.game.copy())
        ahead.play(card)
        assert ahead.asked == "PlaceDragon"
        return [target.removeprefix("place:") for target in ahead.targets()]

    def can_place(self, card: str, cells: str) -> bool:
        """Whether these cells are offered; a card with a single place lays itself, so that is looked at too."""
        if self.asked != "PlayOrPass" or card not in self.cards():
            return False
        ahead = SeaTable(self.game.copy())
        seat = ahead.turn
        ahead.play(card)
        if ahead.asked == "PlaceDragon":
            return f"place:{cells_of(cells)}" in ahead.targets()
        mine = [dragon for dragon in ahead.view().dragons if dragon.seat == seat]
        return cells_of(cells) == ";".join(f"{r},{c}" for r, c in mine[-1].cells)

    def refused(self) -> list[Refusal]:
        decision = self.game.decision
        return list(decision.effect.refusals(self.game, decision.at))

    # --- what a player does ------------------------------------------------------------------------------------

    def pick(self, option: int) -> SeaTable:
        """Answer. Nobody has to listen for it to happen, and whoever only listens knows how the table looks then."""
        game = self.game
        game.events = []
        deaf, ledger = game.copy(), Ledger.of(game)
        game.step(option)
        deaf.step(option)
        assert deaf == game, "what happens does not depend on who listens"
        for event in game.events:
            ledger.hear(event)
        assert ledger.agrees(Ledger.of(game))
        self.told += game.events
        return self

    def play(self, card: str) -> SeaTable:
        assert self.asked == "PlayOrPass"
        return self.pick(self._figure(card))

    def place(self, cells: str) -> SeaTable:
        assert self.asked == "PlaceDragon"
        targets = self.targets()
        assert f"place:{cells_of(cells)}" in targets, f"{cells} is not offered"
        return self.pick(self.game.decision.options[targets.index(f"place:{cells_of(cells)}")])

    def lay(self, card: str, cells: str) -> SeaTable:
        return self.play(card).place(cells)

    def pass_turn(self, discard: str = "", take: str = "") -> SeaTable:
        assert self.asked == "PlayOrPass"
        self.pick(PASS)
        if discard:
            assert self.asked == "DiscardCard"
            self.pick(self._figure(discard))
        return self.take(take) if take else self

    def keep(self, reef: str) -> SeaTable:
        assert self.asked == "KeepReef"
        return self.pick(REEF_IDS.index(reef))

    def mission(self, id: str) -> SeaTable:
        assert self.asked == "CompleteMission"
        return self.pick(self._mission(id))

    def no_mission(self) -> SeaTable:
        assert self.asked == "CompleteMission"
        return self.pick(-1)

    def pay(self, label: str) -> SeaTable:
        """Pay as the option with this label says."""
        assert self.asked == "PayShips"
        return self.pick(self.game.decision.options[self.labels().index(f"Discard {label}")])

    def take(self, what: str) -> SeaTable:
        """A figure of the market, or the top of the pile of a size."""
        assert self.asked == "TakeCard"
        wanted = f"pile:{what}" if what in SIZES else f"market:{self.game.market.index(self._figure(what))}"
        return self.pick(self.game.decision.options[self.targets().index(wanted)])

    def discard_gold(self) -> SeaTable:
        return self.pick(DISCARD_GOLD)

    def take_back(self) -> SeaTable:
        return self.pick(TAKE_BACK)

    def move_on(self, asked: str) -> SeaTable:
        """The table answers for a player who is away, once, what the test expects to be asked."""
        assert self.asked == asked
        decision = self.game.decision
        return self.pick(decision.effect.default(self.game, decision.at, decision.options))

    def finish(self, *also: str) -> SeaTable:
        """The table passes for the player in turn, or ends the turn begun; whatever else is asked must be told."""
        left = Counter([*PASSING, *also])
        seat, before = self.turn, ""
        while not self.game.over and (self.asked != "PlayOrPass" or before in ("", "PlaceDragon")):
            before = self.asked
            assert left[before], f"{before} was not expected here"
            assert self.game.decision.seat == seat, f"player {self.game.decision.seat} was not expected to be asked"
            left[before] -= 1
            self.move_on(before)
        assert not [name for name in also if left[name]], f"{also} were expected"
        return self

    def to_the_end(self, *also: str) -> SeaTable:
        """Everybody passes from now on; whatever else is asked must be told."""
        while not self.game.over:
            assert self.asked in (*PASSING, *also), f"{self.asked} was not expected here"
            self.move_on(self.asked)
        return self

    def _figure(self, id: str) -> int:
        return [figure.id for figure in self.game.box.figures].index(id)

    def _mission(self, id: str) -> int:
        return [mission.id for mission in self.game.box.missions].index(id)

    # --- set-up ------------------------------------------------------------------------------------------------

    def deal(self, seat: int, cards: list[str]) -> None:
        """Give a seat these cards, out of their piles; what it held goes back."""
        game, player = self.game, self.game.players[seat]
        for card in player.hand:
            game.piles[game.box.figures[card].size].append(card)
        player.hand = tuple(self._figure(card) for card in cards)
        player.seen = (False,) * len(cards)
        for card in player.hand:
            game.piles[game.box.figures[card].size].remove(card)

    def show_market(self, cards: list[str]) -> None:
        game = self.game
        for card in game.market:
            game.piles[game.box.figures[card].size].append(card)
        game.market = [self._figure(card) for card in cards]
        for card in game.market:
            game.piles[game.box.figures[card].size].remove(card)

    def show_missions(self, ids: list[str]) -> None:
        game = self.game
        game.mission_pile += game.mission_market
        game.mission_market = [self._mission(id) for id in ids]
        for mission in game.mission_market:
            game.mission_pile.remove(mission)

    def give_mission(self, seat: int, id: str) -> None:
        game, mission = self.game, self._mission(id)
        (game.mission_market if mission in game.mission_market else game.mission_pile).remove(mission)
        game.players[seat].missions += (mission,)

    def give_reefs(self, seat: int, reefs: list[str]) -> None:
        for reef in reefs:
            self.game.reef_pile.remove(REEF_IDS.index(reef))
            self.game.players[seat].reefs += (REEF_IDS.index(reef),)

    def stack_reefs(self, reefs: list[str]) -> None:
        """Only these cards are left in the reef pile, in this order, known to nobody; the others leave the game."""
        game = self.game
        for reef in reefs:
            game.reef_pile.remove(REEF_IDS.index(reef))
        game.used_reefs += tuple(game.reef_pile)
        game.reef_pile = []
        game.returned = tuple(REEF_IDS.index(reef) for reef in reefs)
        game.returners = (-2,) * len(reefs)

    def lay_before(self, seat: int, cells: str) -> None:
        """A dragon that lies there from earlier turns; it used a head."""
        game, player = self.game, self.game.players[seat]
        mask = self.mask(cells)
        player.dragons += (mask,)
        player.heads_at += ((mask & -mask).bit_length() - 1,)
        player.tokens |= mask
        player.heads -= 1
        game.tokens |= mask

    def mask(self, cells: str) -> int:
        mask = 0
        for cell in cells.split():
            row, column = cell.split(",")
            mask |= 1 << self.game.sea.bit(int(row), int(column))
        return mask

    def put_ships(self, ships: dict[str, str]) -> None:
        """Ships on cells, by colour."""
        for cell, colour in ships.items():
            self.game.fleet[SHIPS.index(colour)] |= self.mask(cell)

    def ask(self, seat: int) -> SeaTable:
        """Let the turn of a seat begin."""
        self.game.stack, self.game.pending = [], ()
        self.game.push(PLAY_OR_PASS, At(seat))
        self.game.run()
        return self


def table(
    players: int = 2,
    *,
    symbols: dict[str, str] | None = None,
    ships: dict[str, str] | None = None,
    hands: dict[int, list[str]] | None = None,
    hand: list[str] | None = None,
    gold: int | dict[int, int] | None = None,
    heads: dict[int, int] | None = None,
    dragons: dict[int, list[str]] | None = None,
    fleet: dict[str, int] | None = None,
    reefs: dict[int, list[str]] | None = None,
    reef_pile: list[str] | None = None,
    market: list[str] | None = None,
    missions: list[str] | None = None,
    done: dict[int, list[str]] | None = None,
    turn: int = 0,
    options: dict[str, Any] | None = None,
    parts: dict[str, Any] | None = None,
    seed: int = 1,
) -> SeaTable:
    """A table with calm water (but for `symbols` in the north-west), at the beginning of the turn of a seat.

    `hand`, `gold` as a number and `fleet` are those of seat 0.
    """
    setup = RULES.setup(players, {**FIXED, **(options or {})}, pack(boards=calm(symbols), **(parts or {})))
    made = SeaTable(RULES.new(setup, seed))
    game = made.game
    if ships is not None:
        game.fleet = [0] * len(game.fleet)
        made.put_ships(ships)
    if market is not None:
        made.show_market(market)
    for seat, cards in {**({0: hand} if hand else {}), **(hands or {})}.items():
        made.deal(seat, cards)
    for seat, n in ({0: gold} if isinstance(gold, int) else gold or {}).items():
        game.players[seat].gold = n
    for seat, laid in (dragons or {}).items():
        for cells in laid:
            made.lay_before(seat, cells)
    for seat, n in (heads or {}).items():
        game.players[seat].heads = n
    for seat, cards in (reefs or {}).items():
        made.give_reefs(seat, cards)
    game.players[0].ships = tuple((fleet or {}).get(colour, 0) for colour in SHIPS)
    if missions is not None:
        made.show_missions(missions)
    for seat, ids in (done or {}).items():
        for id in ids:
            made.give_mission(seat, id)
    if reef_pile is not None:
        made.stack_reefs(reef_pile)
    return made.ask(turn)


def fresh(players: int = 2, seed: int = 1, pack: Any = None, **options: Any) -> SeaTable:
    """A table as the rules set it up."""
    return SeaTable(RULES.new(RULES.setup(players, options, pack), seed))


def cells_of(cells: str) -> str:
    """`6,5 6,4` in the order in which a target names them."""
    pairs = sorted(tuple(int(x) for x in cell.split(",")) for cell in cells.split())
    return ";".join(f"{r},{c}" for r, c in pairs)


__all__ = ["COLOURS", "TIME_UP", "SeaTable", "calm", "cells_of", "fresh", "pack", "table"]
