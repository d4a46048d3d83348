"""The pieces on the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from wyrmhall.core.engine import FIRST_STANDING, At, Effect, Game
from wyrmhall.games.wyrmspan.asking import Asking
from wyrmhall.games.wyrmspan.components import NO_BOX, Box
from wyrmhall.games.wyrmspan.numbers import SPACES
from wyrmhall.games.wyrmspan.redeal import redeal


@dataclass(slots=True)
class Player:
    """One mat with all that lies on it, one hand, one supply.

    Spaces are 4 * cave + column. A tucked card is card * 64 + space * 4 + who knows its face.
    """

    supply: list[int] = field(default_factory=lambda: [0, 0, 0, 0, 6])  # meat, gold, crystal, milk, coins
    dragons: list[int] = field(default_factory=lambda: [0] * SPACES)  # the visible dragon of each space, 0: none
    caves: list[int] = field(default_factory=lambda: [0] * SPACES)  # the cave card of each space
    eggs: list[int] = field(default_factory=lambda: [0] * SPACES + [1])  # on each dragon, and on the mat nests
    tucked: list[int] = field(default_factory=lambda: [0] * SPACES)  # how many cards under each dragon
    under: list[int] = field(default_factory=list)  # which cards, with place and knowledge
    cached: list[int] = field(default_factory=lambda: [0] * (4 * SPACES))  # 4 * space + kind
    fed: list[int] = field(default_factory=lambda: [0] * SPACES)  # feedings of the hatchling on each space
    hand: list[int] = field(default_factory=list)  # dragon cards
    pit: list[int] = field(default_factory=list)  # cave cards in hand
    spent: list[int] = field(default_factory=lambda: [0] * 10)  # coins, then eggs, on the five action places
    markers: list[int] = field(default_factory=list)  # places taken on the guild tile
    rows: list[int] = field(default_factory=list)  # row reached on each objective: 1, 2, 3, or 4 for "other"
    steps: int = 0  # made on the guild track in all
    passed: bool = False
    fresh: int = 0  # spaces whose dragon was played this turn, as bits
    met: int = 0  # spaces whose dragon was met on this walk
    used: int = 0  # spaces whose dragon was used in this once-per-round phase
    sold: int = 0  # VP bought in the final scoring
    kept: int = -1  # which cards are kept, while the others still choose
    box: Box = field(default=NO_BOX, compare=False, repr=False, metadata={"saved": False})

    def copy(self) -> Player:
        new = Player.__new__(Player)
        new.supply = self.supply[:]
        new.dragons = self.dragons[:]
        new.caves = self.caves[:]
        new.eggs = self.eggs[:]
        new.tucked = self.tucked[:]
        new.under = self.under[:]
        new.cached = self.cached[:]
        new.fed = self.fed[:]
        new.hand = self.hand[:]
        new.pit = self.pit[:]
        new.spent = self.spent[:]
        new.markers = self.markers[:]
        new.rows = self.rows[:]
        new.steps = self.steps
        new.passed = self.passed
        new.fresh = self.fresh
        new.met = self.met
        new.used = self.used
        new.sold = self.sold
        new.kept = self.kept
        new.box = self.box
        return new

    def aside(self) -> Player:
        """A twin with a supply, eggs and a hand of its own; all else is shared."""
        new = Player.__new__(Player)
        new.supply = self.supply[:]
        new.dragons = self.dragons
        new.caves = self.caves
        new.eggs = self.eggs[:]
        new.tucked = self.tucked
        new.under = self.under
        new.cached = self.cached
        new.fed = self.fed
        new.hand = self.hand[:]
        new.pit = self.pit
        new.spent = self.spent
        new.markers = self.markers
        new.rows = self.rows
        new.steps = self.steps
        new.passed = self.passed
        new.fresh = self.fresh
        new.met = self.met
        new.used = self.used
        new.sold = self.sold
        new.kept = self.kept
        new.box = self.box
        return new


@dataclass(slots=True)
class Automa:
    """The solo opponent: it has no mat, only what it took, its token and its markers."""

    deck: list[int] = field(default_factory=list)  # cards not yet turned up, the one set aside among them
    shown: list[int] = field(default_factory=list)  # cards turned up this round
    dragons: list[int] = field(default_factory=list)
    caves: list[int] = field(default_factory=list)
    markers: list[int] = field(default_factory=list)  # places taken on the guild tile
    rows: list[int] = field(default_factory=list)  # row reached on each objective
    steps: int = 0
    beside: int = 1  # markers ready beside the guild board
    coins: int = 0  # on the objective tile of this round
    passed: bool = False

    def copy(self) -> Automa:
        new = Automa.__new__(Automa)
        new.deck = self.deck[:]
        new.shown = self.shown[:]
        new.dragons = self.dragons[:]
        new.caves = self.caves[:]
        new.markers = self.markers[:]
        new.rows = self.rows[:]
        new.steps = self.steps
        new.beside = self.beside
        new.coins = self.coins
        new.passed = self.passed
        return new


@dataclass(slots=True)
class Wyrmspan(Game):
    players: list[Player] = field(default_factory=list)
    automa: Automa | None = None
    deck: list[int] = field(default_factory=list)  # dragon cards, in no order
    discard: list[int] = field(default_factory=list)
    cave_deck: list[int] = field(default_factory=list)
    cave_discard: list[int] = field(default_factory=list)
    display: list[int] = field(default_factory=lambda: [0, 0, 0])  # dragon cards, 0: an empty slot
    cave_display: list[int] = field(default_factory=lambda: [0, 0, 0])
    drawn: list[int] = field(default_factory=list)  # dragon cards whose fate is being decided by their owner
    bank: list[int] = field(default_factory=lambda: [0] * 6)  # the general supply: it never runs out, so it may owe
    free: list[int] = field(default_factory=list)  # markers that still fit on each place of the guild tile
    objectives: list[int] = field(default_factory=list)  # face of each round
    tile: int = 0
    round: int = 0
    first: int = 0
    active: int = 0  # whose turn it is
    shown: int = 0  # dragon cards that went to a hand before all eyes and are still there, as bits
    shown_caves: int = 0
    asks: bool = False  # the table wants to be asked about everything
    box: Box = field(default=NO_BOX, compare=False, repr=False, metadata={"saved": False})

    def copy(self) -> Wyrmspan:
        new = Wyrmspan.__new__(Wyrmspan)
        self.copy_into(new)
        new.players = [p.copy() for p in self.players]
        new.automa = None if self.automa is None else self.automa.copy()
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.cave_deck = self.cave_deck[:]
        new.cave_discard = self.cave_discard[:]
        new.display = self.display[:]
        new.cave_display = self.cave_display[:]
        new.drawn = self.drawn[:]
        new.bank = self.bank[:]
        new.free = self.free[:]
        new.objectives = self.objectives[:]
        new.tile = self.tile
        new.round = self.round
        new.first = self.first
        new.active = self.active
        new.shown = self.shown
        new.shown_caves = self.shown_caves
        new.asks = self.asks
        new.box = self.box
        return new

    def aside(self, seat: int) -> Wyrmspan:
        """A twin to ask what would be if a player had less: it shares all but the player's things; nobody plays it."""
        new = Wyrmspan.__new__(Wyrmspan)
        new.setup = self.setup
        new.luck = self.luck
        new.counts = self.counts
        new.reveals = self.reveals
        new.stack = self.stack
        new.pending = self.pending
        new.held = self.held
        new.events = self.events
        new.automa = self.automa
        new.deck = self.deck
        new.discard = self.discard
        new.cave_deck = self.cave_deck
        new.cave_discard = self.cave_discard
        new.display = self.display
        new.cave_display = self.cave_display
        new.drawn = self.drawn
        new.bank = self.bank
        new.free = self.free
        new.objectives = self.objectives
        new.tile = self.tile
        new.round = self.round
        new.first = self.first
        new.active = self.active
        new.shown = self.shown
        new.shown_caves = self.shown_caves
        new.asks = self.asks
        new.box = self.box
        new.players = self.players[:]
        new.players[seat] = self.players[seat].aside()
        return new

    def standing_effects(self) -> tuple[Effect, ...]:
        return self.box.standing

    def standing(self, seat: int, effect: Effect) -> tuple[int, ...]:
        """Two resources may be exchanged whenever the player decides, except in the middle of a payment."""
        s = self.players[seat].supply
        if s[0] + s[1] + s[2] + s[3] < 2 or (isinstance(effect, Asking) and effect.closed):
            return ()
        return EXCHANGE

    def hides_dragon(self, p: Player) -> bool:
        """Whether a hand holds a dragon card that others at the table do not know."""
        return len(self.players) > 1 and any(not self.shown >> card & 1 for card in p.hand)

    def redeal(self, seat: int) -> None:
        redeal(self, seat)


EXCHANGE: Final[tuple[int, ...]] = (FIRST_STANDING,)
SEATS: Final = [At(seat) for seat in range(6)]
"""Where something happens to a player without a place: made once, since most effects happen there."""
