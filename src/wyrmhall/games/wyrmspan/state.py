"""The pieces on the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from wyrmhall.core.decks import draw
from wyrmhall.core.engine import FIRST_STANDING, At, Decision, Effect, Game
from wyrmhall.games.wyrmspan.kinds import CAVE_DECK, DRAGON_DECK, NOBODY, OF_CAVE, OWNER, SPACES, TABLE

KEEPS: Final = 15  # ways to keep four of six cards
STANDING: Final[list[Effect]] = []  # the exchange of resources, put here by payments.py


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
        return new

    def restored(self) -> None:
        self.events = None
        self.asks = bool(self.setup["ask_everything"])

    def standing_effects(self) -> list[Effect]:
        return STANDING

    def standing(self, seat: int, effect: Effect) -> tuple[int, ...]:
        """Two resources may be exchanged whenever the player decides, except in the middle of a payment."""
        s = self.players[seat].supply
        if s[0] + s[1] + s[2] + s[3] < 2 or getattr(effect, "closed", False):
            return ()
        return EXCHANGE

    def hides_dragon(self, p: Player) -> bool:
        """Whether a hand holds a dragon card that others at the table do not know."""
        return len(self.players) > 1 and any(not self.shown >> card & 1 for card in p.hand)

    def redeal(self, seat: int) -> None:
        """Hands, decks and hidden tucked cards are mixed and dealt anew, except what this seat has seen."""
        named = self._named()
        owner = self.pending[0].seat if self.pending else -1
        pool, caves = self.deck, self.cave_deck
        for i, p in enumerate(self.players):
            if i != seat:
                pool += [c for c in p.hand if not self.shown >> c & 1 and c not in named]
                caves += [c for c in p.pit if not self.shown_caves >> c & 1 and c + OF_CAVE not in named]
            pool += [c >> 6 for c in p.under if self._is_hidden(c, i, seat)]
        if owner != seat:
            pool += [c for c in self.drawn if not self.shown >> c & 1]
        pool.sort()
        caves.sort()
        for i, p in enumerate(self.players):
            if i != seat:
                before = p.hand
                p.hand = [c if self.shown >> c & 1 or c in named else draw(self, pool, DRAGON_DECK) for c in p.hand]
                self._turn_over(i, before, p.hand)
                p.pit = [
                    c if self.shown_caves >> c & 1 or c + OF_CAVE in named else draw(self, caves, CAVE_DECK)
                    for c in p.pit
                ]
                if p.kept >= 0:
                    p.kept = self.random(KEEPS, TABLE)
            p.under = [
                draw(self, pool, DRAGON_DECK) << 6 | c & 63 if self._is_hidden(c, i, seat) else c for c in p.under
            ]
        if owner != seat:
            self.drawn = [c if self.shown >> c & 1 else draw(self, pool, DRAGON_DECK) for c in self.drawn]

    def _turn_over(self, seat: int, before: list[int], after: list[int]) -> None:
        """A card that is about to be put away face down is another one now."""
        self.stack = [(effect, _about(effect, at, seat, before, after)) for effect, at in self.stack]
        if any(getattr(d.effect, "face_down", False) for d in self.pending):
            self.pending = tuple(
                [
                    Decision(d.seat, d.effect, _about(d.effect, d.at, seat, before, after), d.options, d.extras)
                    for d in self.pending
                ]
            )

    def _is_hidden(self, tucked: int, owner: int, seat: int) -> bool:
        known = tucked & 3
        return known == NOBODY or (known == OWNER and owner != seat)

    def _named(self) -> set[int]:
        """Cards in hands that effects under way are about; a seat that waits for them is about to see them."""
        under_way = self.stack + [(d.effect, d.at) for d in self.pending]
        return {at.piece for effect, at in under_way if at.piece > 0 and not getattr(effect, "face_down", False)}


def _about(effect: Effect, at: At, seat: int, before: list[int], after: list[int]) -> At:
    if at.player != seat or at.piece not in before or not getattr(effect, "face_down", False):
        return at
    return At(seat, at.place, after[before.index(at.piece)])


EXCHANGE: Final[tuple[int, ...]] = (FIRST_STANDING,)
SEATS: Final = [At(seat) for seat in range(6)]
"""Where something happens to a player without a place: made once, since most effects happen there."""
