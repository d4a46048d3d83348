"""The pieces on the table: the map and what stands on it, hands and decks, and how far the turn is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from wyrmhall.core.decks import draw
from wyrmhall.core.engine import TIME_UP, Decision, Game, IllegalOption
from wyrmhall.core.events import loose
from wyrmhall.core.words import Msg
from wyrmhall.games.worms import field as hexes
from wyrmhall.games.worms.box import FIXED, RANDOM, SUPER, Box, Card, Death, Drop, said
from wyrmhall.games.worms.field import OFF
from wyrmhall.games.worms.table import Table, box_of
from wyrmhall.games.worms.things import CRATER, FIRST, KIND, KINDS, SENTRY, THINGS, WORMS, thing_name

# Streams of chance.
SETUP: Final = 0
STARTERS: Final = 1
SUPPLIES: Final = 2
DROPS: Final = 3
DEATHS: Final = 4
DIE: Final = 5
FLIP: Final = 6
AWAY: Final = 7
SAFE: Final = 0
DANGER: Final = 1
FULL: Final = 3
"""How many Things a hex can hold (WM-HEX-05)."""
PUSHES: Final = 50
"""After so many pushes in one top-level effect hexes stay overfull (WM-CHN-16)."""


@dataclass(slots=True)
class Worms(Game):
    # The map. Only land hexes hold Things: `on` and `flooded` are by a land hex's slot.
    laid: tuple[int, ...] = ()  # tile, turns and first hex of each tile, in the order laid
    dial: int = hexes.hex_at(0, 0)
    land: tuple[int, ...] = ()  # land hexes of the tiles laid; the place in this list is the slot
    sea: tuple[int, ...] = ()  # water hexes of the tiles laid
    flooded: list[int] = field(default_factory=list)
    on: list[list[int]] = field(default_factory=list)
    where: list[int] = field(default_factory=lambda: [OFF] * THINGS)
    pool: list[list[int]] = field(default_factory=lambda: [[] for _ in KINDS])  # Things beside the map, by kind
    heap: list[int] = field(default_factory=list)  # Things still to be placed in the set-up
    wounded: list[int] = field(default_factory=lambda: [0] * WORMS)
    facing: list[int] = field(default_factory=lambda: [0] * (THINGS - FIRST[SENTRY]))
    wind: int = 1
    target: int = OFF
    aim: int = 0  # the direction of an Air Strike; 0: the token shows its target face
    # Players and teams.
    colours: list[int] = field(default_factory=list)  # teams in use
    teams: list[int] = field(default_factory=list)  # by seat; -1 until dealt
    living: list[int] = field(default_factory=lambda: [0] * (WORMS // 4))  # worms on the map, by team
    out: list[int] = field(default_factory=list)  # by seat: 0, or in which round of eliminations it was eliminated
    outs: int = 0
    fallen: int = 0  # a team has lost its last worm and nobody has acted on it yet
    hands: list[list[int]] = field(default_factory=list)
    # Decks, all without an order except the bottom of the supply deck, which a player may have arranged.
    supply: list[int] = field(default_factory=list)
    supers: list[int] = field(default_factory=list)  # with Late Superweapons: the lower part of the supply deck
    bottom: list[int] = field(default_factory=list)
    bottom_by: list[int] = field(default_factory=list)  # the seat that put each of these there
    seen: list[int] = field(default_factory=list)  # supply cards that a player is looking at
    seer: int = -1
    played: list[int] = field(default_factory=list)  # face up in the box
    unused: list[int] = field(default_factory=list)  # face down in the box
    drops: list[int] = field(default_factory=list)
    drops_played: list[int] = field(default_factory=list)
    drops_unused: list[int] = field(default_factory=list)
    death: int = -1  # the face-down sudden death card
    death_shown: int = -1
    deaths_unused: list[int] = field(default_factory=list)
    dealt: list[list[int]] = field(default_factory=list)  # sudden death cards by seat, while and after choosing one
    lasting: int = 0  # the rules of the sudden death card are in force
    # The turn.
    first: int = 0  # first player of the set-up, then of the game
    active: int = 0
    worm: int = -1  # the active worm
    stood: int = OFF  # where the active worm stood last, once it has left the map
    stage: int = 0  # the step of the turn; 0 during the set-up
    hurt: int = 0  # the active worm was Damaged or lost: on to step 6
    late: int = 0  # the timer has run out: on to step 6
    turns: int = 0
    rounds: int = 0
    last: int = -1  # the seat whose turn ends the last round; -1: it has not begun
    # What is being resolved.
    playing: int = -1  # the card whose text is in progress
    dropping: int = -1  # the drop card in progress
    same: int = -1  # the Thing chosen by the last selecting step of the text
    dice: int = 0  # of the Accuracy that is about to be rolled
    flip: int = 0  # what the Danger Flipper shows
    spared: int = 0  # the Damage being dealt was prevented
    refuge: int = OFF  # where a worm that would enter water goes instead
    spied: int = 0  # the card for this crate was taken by looking
    plays: list[int] = field(default_factory=list)  # seats and support cards answered at the same time
    pushes: int = 0
    busy: list[int] = field(
        default_factory=list
    )  # hexes of the explosions in progress: checked for fullness when they are over
    # Follows from the rest.
    box: Box = field(init=False, compare=False, metadata={"saved": False})
    table: Table = field(init=False, compare=False, metadata={"saved": False})
    slot: dict[int, int] = field(compare=False, metadata={"saved": False}, default_factory=dict)  # never changed

    def copy(self) -> Worms:
        new = Worms.__new__(Worms)
        self.copy_into(new)
        new.laid = self.laid
        new.dial = self.dial
        new.land = self.land
        new.sea = self.sea
        new.flooded = self.flooded[:]
        new.on = [here[:] for here in self.on]
        new.where = self.where[:]
        new.pool = [kind[:] for kind in self.pool]
        new.heap = self.heap[:]
        new.wounded = self.wounded[:]
        new.facing = self.facing[:]
        new.wind = self.wind
        new.target = self.target
        new.aim = self.aim
        new.colours = self.colours[:]
        new.teams = self.teams[:]
        new.living = self.living[:]
        new.out = self.out[:]
        new.outs = self.outs
        new.fallen = self.fallen
        new.hands = [hand[:] for hand in self.hands]
        new.supply = self.supply[:]
        new.supers = self.supers[:]
        new.bottom = self.bottom[:]
        new.bottom_by = self.bottom_by[:]
        new.seen = self.seen[:]
        new.seer = self.seer
        new.played = self.played[:]
        new.unused = self.unused[:]
        new.drops = self.drops[:]
        new.drops_played = self.drops_played[:]
        new.drops_unused = self.drops_unused[:]
        new.death = self.death
        new.death_shown = self.death_shown
        new.deaths_unused = self.deaths_unused[:]
        new.dealt = [cards[:] for cards in self.dealt]
        new.lasting = self.lasting
        new.first = self.first
        new.active = self.active
        new.worm = self.worm
        new.stood = self.stood
        new.stage = self.stage
        new.hurt = self.hurt
        new.late = self.late
        new.turns = self.turns
        new.rounds = self.rounds
        new.last = self.last
        new.playing = self.playing
        new.dropping = self.dropping
        new.same = self.same
        new.dice = self.dice
        new.flip = self.flip
        new.spared = self.spared
        new.refuge = self.refuge
        new.spied = self.spied
        new.plays = self.plays[:]
        new.pushes = self.pushes
        new.busy = self.busy[:]
        new.box = self.box
        new.table = self.table
        new.slot = self.slot
        return new

    def restored(self) -> None:
        self.events = None
        self.box = box_of(self.setup)
        self.table = Table(self.setup)
        self.survey()

    def survey(self) -> None:
        """Number the land hexes anew after a tile was laid."""
        self.slot = {at: i for i, at in enumerate(self.land)}

    # --- questions ------------------------------------------------------------------------------------------------

    def is_land(self, at: int) -> bool:
        slot = self.slot.get(at, -1)
        return slot >= 0 and not self.flooded[slot]

    def lands(self) -> list[int]:
        return [at for i, at in enumerate(self.land) if not self.flooded[i]]

    def things(self, at: int) -> list[int]:
        """What lies on a hex; nothing lies on water."""
        slot = self.slot.get(at, -1)
        return self.on[slot] if slot >= 0 else []

    def worms_on(self, at: int) -> list[int]:
        return [thing for thing in self.things(at) if thing < WORMS]

    def seat_of(self, worm: int) -> int:
        """The player who controls a worm."""
        return self.teams.index(worm >> 2)

    def own_worms(self, seat: int) -> list[int]:
        first = 4 * self.teams[seat]
        return [worm for worm in range(first, first + 4) if self.where[worm] != OFF]

    def is_in(self, seat: int) -> bool:
        return self.living[self.teams[seat]] > 0

    def standpoint(self) -> int:
        """The hex of the active worm, or the one it stood on last (WM-EDG-07)."""
        return self.where[self.worm] if self.worm >= 0 and self.where[self.worm] != OFF else self.stood

    def targets(self) -> list[int]:
        """The target hex, or the three of an Air Strike."""
        if self.target == OFF:
            return []
        return [self.target, *hexes.line(self.target, self.aim, 2)] if self.aim else [self.target]

    def is_cut(self) -> bool:
        """Whether the turn goes on at step 6."""
        return bool(self.hurt or self.late)

    def card(self, id: int) -> Card:
        return self.box.cards[id]

    def name(self, thing: int) -> Msg:
        return thing_name(thing, self.box.colours)

    def left_in_supply(self) -> int:
        return len(self.supply) + len(self.supers) + len(self.bottom)

    # --- Things come and go ---------------------------------------------------------------------------------------

    def put(self, thing: int, at: int) -> None:
        """Lay a Thing that is not on the map on a land hex."""
        self.where[thing] = at
        self.on[self.slot[at]].append(thing)

    def lift(self, thing: int) -> int:
        """Take a Thing off the map, to wherever it goes next; gives the hex it was on."""
        at = self.where[thing]
        self.on[self.slot[at]].remove(thing)
        self.where[thing] = OFF
        return at

    def remove(self, thing: int) -> int:
        """Take a Thing off the map for good: back to the pool. A worm never returns from there."""
        at = self.lift(thing)
        self.pool[KIND[thing]].append(thing)
        if thing < WORMS:
            team = thing >> 2
            self.living[team] -= 1
            self.wounded[thing] = 0
            if not self.living[team]:
                self.fallen = 1
            if thing == self.worm:
                self.stood = at
                if self.stage <= 5:
                    self.hurt = 1
        return at

    def shift(self, thing: int, to: int) -> None:
        """Put a Thing on another land hex."""
        self.on[self.slot[self.where[thing]]].remove(thing)
        self.where[thing] = to
        self.on[self.slot[to]].append(thing)

    def flood(self, at: int) -> None:
        """A third crater: everything on the hex is destroyed and it becomes water."""
        slot = self.slot[at]
        gone = self.on[slot][:]
        for thing in gone:
            self.remove(thing)
        self.flooded[slot] = 1
        if self.events is not None:
            names = [self.name(thing) for thing in gone if KIND[thing] != CRATER]
            facts = {"hex": hexes.said(at), "things": gone, "what": names, "n": len(names)}
            self.tell(loose("flooded", -1, facts))

    # --- cards ----------------------------------------------------------------------------------------------------

    def supply_card(self) -> int:
        """The top card of the supply deck, taken."""
        if self.supply:
            return draw(self, self.supply, SUPPLIES)
        if self.supers:
            return draw(self, self.supers, SUPPLIES)
        self.bottom_by.pop(0)
        return self.bottom.pop(0)

    def take_supply(self, seat: int) -> None:
        """A player draws a supply card into hand, if there is one."""
        if not self.left_in_supply():
            if self.events is not None:
                self.tell(loose("no-supplies", seat))
            return
        card = self.supply_card()
        self.hands[seat].append(card)
        self.reveals += 1
        if self.events is not None:
            secret: dict[str, object] = {"card": card_name(self.card(card)), "id": self.card(card).id}
            self.tell(loose("drew", seat, {}, secret, (seat,)))

    # --- what a seat cannot see -----------------------------------------------------------------------------------

    def redeal(self, seat: int) -> None:
        """Permute what `seat` does not see among the places that hold it, kind of back by kind of back.

        The four fixed starters of a hand are known to all until they are played; dark backs stay dark. With Late
        Superweapons the parts of the deck keep to their kinds.
        """
        piles: list[list[int]] = [hand for i, hand in enumerate(self.hands) if i != seat]
        piles += [self.supply, self.supers, self.unused]
        if self.seer != seat:
            piles.append(self.seen)
        places = [(pile, i) for pile in piles for i in range(len(pile))]
        places += [(self.bottom, i) for i, by in enumerate(self.bottom_by) if by != seat]
        backs: dict[str, list[tuple[list[int], int]]] = {}
        for pile, i in places:
            backs.setdefault(self._back(pile[i]), []).append((pile, i))
        backs.pop(FIXED, None)
        for back in sorted(backs):
            self._permute(backs[back], SUPPLIES)
        self._keep_asked(seat, backs.get("supply", []))
        drops = [(pile, i) for pile in (self.drops, self.drops_unused) for i in range(len(pile))]
        self._permute(drops, DROPS)
        self._redeal_deaths(seat)

    def _back(self, card: int) -> str:
        kind = self.box.cards[card].kind
        if kind in (FIXED, RANDOM) or (kind == SUPER and self.table.late_superweapons):
            return kind
        return "supply"

    def _permute(self, places: list[tuple[list[int], int]], stream: int) -> None:
        cards = sorted([pile[i] for pile, i in places])
        for pile, i in places:
            pile[i] = draw(self, cards, stream)

    def _redeal_deaths(self, seat: int) -> None:
        if self.death_shown >= 0:
            return
        places = [(cards, i) for owner, cards in enumerate(self.dealt) if owner != seat for i in range(len(cards))]
        if not self.dealt and self.death >= 0:
            hidden = sorted([self.death, *self.deaths_unused])
            self.death = draw(self, hidden, DEATHS)
            self.deaths_unused = hidden
            return
        places += [(self.deaths_unused, i) for i in range(len(self.deaths_unused))]
        self._permute(places, DEATHS)
        if self.death >= 0:
            self.death = self.dealt[self.random(len(self.dealt), DEATHS)][0]

    def _keep_asked(self, seat: int, places: list[tuple[list[int], int]]) -> None:
        """Somebody else is asked for a support card: in an imagined world too there must be one to ask for."""
        asked = self.pending[0].seat if self.pending else seat
        trigger = getattr(self.pending[0].effect, "trigger", "") if self.pending else ""
        if asked == seat or not trigger or self.table.everyone:
            return
        cards, hand = self.box.cards, self.hands[asked]
        if any(cards[card].trigger == trigger for card in hand):
            return
        mine = [(pile, i) for pile, i in places if pile is hand]
        fits = [(pile, i) for pile, i in places if cards[pile[i]].trigger == trigger]
        if mine and fits:
            (pile, i), (other, j) = mine[-1], fits[self.random(len(fits), SUPPLIES)]
            pile[i], other[j] = other[j], pile[i]

    # --- time -----------------------------------------------------------------------------------------------------

    def out_of_time(self, decision: Decision) -> None:
        from wyrmhall.games.worms.turns import out_of_time

        if not out_of_time(self, decision):
            raise IllegalOption(decision.seat, TIME_UP, decision)

    def away(self, options: tuple[int, ...]) -> int:
        """A choice by chance for a player who is away; it uses up no luck, since the answer is in the log."""
        return options[self.luck.draw(AWAY, sum(self.counts) + len(self.stack), len(options))]


def card_name(card: Card) -> Msg:
    return said("card", card.id, card.names)


def drop_name(card: Drop) -> Msg:
    return said("drop", card.id, card.names)


def death_name(card: Death) -> Msg:
    return said("death", card.id, card.names)
