"""The pieces on the table: the map and what stands on it, hands and decks, and how far the turn is."""

from __future__ import annotations

from dataclasses import dataclass, field

from wyrmhall.core.decks import draw
from wyrmhall.core.engine import TIME_UP, Decision, Effect, Game, IllegalOption
from wyrmhall.core.words import Msg
from wyrmhall.games.worms import events as happened
from wyrmhall.games.worms import hexes
from wyrmhall.games.worms.components import Box, Card, thing_name
from wyrmhall.games.worms.hexes import OFF
from wyrmhall.games.worms.numbers import (
    AWAY,
    FIRST,
    KIND,
    KINDS,
    SENTRY,
    SUPPLIES,
    TEAM_OF,
    TEAMS,
    THINGS,
    WORMS,
    WORMS_OF,
    ThingKind,
)
from wyrmhall.games.worms.optional import Table
from wyrmhall.games.worms.redeal import redeal


class Verb(Effect):
    """What a verb of Worms says of itself, beside what every effect does."""

    __slots__ = ()

    @property
    def lapses(self) -> bool:
        """Whether it is not asked any more when the Timer has run out."""
        return False

    @property
    def orderly(self) -> bool:
        """Whether doing it for one worm leaves the others as they are, so that nobody need choose the order."""
        return False

    @property
    def in_hand(self) -> tuple[int, int]:
        """The tile that is about to be laid, and by how many sixths it is turned; -1 where that is not known yet."""
        return -1, -1


@dataclass(slots=True)
class Worms(Game):
    # The map. Only land hexes hold Things: `on` and `flooded` are by a land hex's slot.
    laid: tuple[tuple[int, int, int], ...] = ()  # tile, turns and first hex of each tile, in the order laid
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
    living: list[int] = field(default_factory=lambda: [0] * TEAMS)  # worms on the map, by team
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
    hurt: int = 0  # the active worm was Damaged or lost: on to step 6; afterwards nothing asks for it
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
    plays: list[tuple[int, int]] = field(default_factory=list)  # seat and support card, answered at the same time
    pushes: int = 0
    busy: list[int] = field(default_factory=list)  # hexes of explosions in progress: checked for fullness after them
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
        return self.teams.index(TEAM_OF[worm])

    def own_worms(self, seat: int) -> list[int]:
        return [worm for worm in WORMS_OF[self.teams[seat]] if self.where[worm] != OFF]

    def is_in(self, seat: int) -> bool:
        return self.living[self.teams[seat]] > 0

    def own_hex(self) -> int:
        """The hex of the active worm; OFF while there is none, or none on the map."""
        return self.where[self.worm] if self.worm >= 0 else OFF

    def standpoint(self) -> int:
        """The hex of the active worm, or the one it stood on last (WM-EDG-07)."""
        own = self.own_hex()
        return own if own != OFF else self.stood

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

    def told(self, thing: int) -> tuple[int, ThingKind, int, tuple[str, ...]]:
        """A Thing as events tell of it."""
        return thing, KINDS[KIND[thing]], TEAM_OF[thing], self.box.colours

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
            team = TEAM_OF[thing]
            self.living[team] -= 1
            self.wounded[thing] = 0
            if not self.living[team]:
                self.fallen = 1
            if thing == self.worm:
                self.stood = at
                self.hurt = 1
        return at

    def shift(self, thing: int, to: int) -> None:
        """Put a Thing on another land hex."""
        self.on[self.slot[self.where[thing]]].remove(thing)
        self.where[thing] = to
        self.on[self.slot[to]].append(thing)

    def flood(self, at: int) -> list[int]:
        """A third crater: everything on the hex is destroyed and it becomes water; gives what is gone."""
        slot = self.slot[at]
        gone = self.on[slot][:]
        for thing in gone:
            self.remove(thing)
        self.flooded[slot] = 1
        return gone

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
                self.tell(happened.NoSupplies(seat))
            return
        card = self.supply_card()
        self.hands[seat].append(card)
        self.reveals += 1
        if self.events is not None:
            row = self.card(card)
            self.tell(happened.Drew(seat, row.id, row.names))

    # --- what a seat cannot see -----------------------------------------------------------------------------------

    def redeal(self, seat: int) -> None:
        redeal(self, seat)

    # --- time -----------------------------------------------------------------------------------------------------

    def out_of_time(self, decision: Decision) -> None:
        """The timer has run out (WM-OPT-34 to WM-OPT-36).

        What has begun is finished: only the choice of a worm, a move or a card is taken away.
        """
        effect = decision.effect
        in_time = not self.table.timer or self.late or not 1 <= self.stage <= 5
        if in_time or decision.seat != self.active or effect.quiet:
            raise IllegalOption(decision.seat, TIME_UP, decision)
        self.late = 1
        if self.events is not None:
            self.tell(happened.TimeUp(self.active))
        if isinstance(effect, Verb) and effect.lapses:
            self.pending = ()

    def away(self, options: tuple[int, ...]) -> int:
        """A choice by chance for a player who is away; it uses up no luck, since the answer is in the log."""
        return options[self.luck.draw(AWAY, sum(self.counts) + len(self.stack), len(options))]
