"""The pieces on the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from wyrmhall.core.engine import Effect, Game
from wyrmhall.games.seadragons.cards import REEF_GOLD
from wyrmhall.games.seadragons.components import Box
from wyrmhall.games.seadragons.numbers import GOLD
from wyrmhall.games.seadragons.redeal import redeal
from wyrmhall.games.seadragons.sea import Sea
from wyrmhall.games.seadragons.water import Water


class Step(Effect):
    """A decision of a turn."""

    __slots__ = ()

    def beside(self, game: SeaDragons, seat: int) -> tuple[int, ...]:
        """The standing options that the player has beside it."""
        return ()

    def reopened(self) -> Effect:
        """The decision before this one, to which the player may return."""
        raise TypeError(f"{self!r} cannot be taken back")


@dataclass(slots=True)
class Player:
    """What lies before a player. Short tuples, for they are copied more often than changed."""

    colour: int  # -1: not picked yet
    heads: int
    gold: int
    tokens: int = 0  # all cells under the own dragons
    passes: int = 0  # heads that went back to the box
    ships: tuple[int, ...] = (0, 0, 0, 0)  # by colour
    hand: tuple[int, ...] = ()  # figures, the one held longest first
    seen: tuple[bool, ...] = ()  # which of them all saw being taken
    played: tuple[int, ...] = ()
    reefs: tuple[int, ...] = ()  # kinds of reef card
    missions: tuple[int, ...] = ()
    dragons: tuple[int, ...] = ()  # cells of each
    heads_at: tuple[int, ...] = ()  # where the head of each lies

    def copy(self) -> Player:
        new = Player.__new__(Player)
        new.colour = self.colour
        new.heads = self.heads
        new.gold = self.gold
        new.tokens = self.tokens
        new.passes = self.passes
        new.ships = self.ships
        new.hand = self.hand
        new.seen = self.seen
        new.played = self.played
        new.reefs = self.reefs
        new.missions = self.missions
        new.dragons = self.dragons
        new.heads_at = self.heads_at
        return new

    @property
    def purse(self) -> int:
        """The gold that could be spent now, with that of the gold cards."""
        return self.gold + REEF_GOLD * self.reefs.count(GOLD) if self.reefs else self.gold

    def slot(self, figure: int) -> int:
        """Where in the hand a card is; of two alike the one that all saw, so that nobody thinks it still there."""
        hand, first = self.hand, self.hand.index(figure)
        for i in range(first, len(hand)):
            if hand[i] == figure and self.seen[i]:
                return i
        return first

    def take(self, figure: int, seen: bool) -> None:
        self.hand += (figure,)
        self.seen += (seen,)

    def give_up(self, slot: int) -> tuple[int, bool]:
        """The card of a slot leaves the hand; gives it, and whether all knew it."""
        figure, seen = self.hand[slot], self.seen[slot]
        self.hand = self.hand[:slot] + self.hand[slot + 1 :]
        self.seen = self.seen[:slot] + self.seen[slot + 1 :]
        return figure, seen


@dataclass(slots=True)
class SeaDragons(Game):
    players: list[Player] = field(default_factory=list)
    sides: tuple[int, ...] = ()  # the board side in each quadrant
    first: int = 0
    tokens: int = 0  # cells under any dragon
    fleet: list[int] = field(default_factory=list)  # cells with a ship, by colour, layer after layer
    spare: tuple[int, ...] = ()  # ships that found no flag
    graveyard: tuple[int, ...] = (0, 0, 0, 0)
    market: list[int] = field(default_factory=list)  # two figures of each size; -1: an empty slot
    piles: list[list[int]] = field(default_factory=list)  # of each size, in no order
    passed: tuple[int, ...] = ()  # figures discarded beside the piles
    mission_market: list[int] = field(default_factory=list)
    mission_pile: list[int] = field(default_factory=list)
    reef_pile: list[int] = field(default_factory=list)  # in no order; under it lie the returned ones, in order
    returned: tuple[int, ...] = ()
    returners: tuple[int, ...] = ()  # who returned each, and so knows it
    drawn: tuple[int, ...] = ()  # the open reef draw of the active player
    used_reefs: tuple[int, ...] = ()
    aside: tuple[Effect, ...] = field(default=(), compare=False, metadata={"saved": False})  # the standing options
    box: Box = field(init=False, compare=False, metadata={"saved": False})
    sea: Sea = field(init=False, compare=False, metadata={"saved": False})
    water: Water | None = field(default=None, compare=False, metadata={"saved": False})  # as it was last asked for

    def copy(self) -> SeaDragons:
        new = SeaDragons.__new__(SeaDragons)
        self.copy_into(new)
        new.players = [player.copy() for player in self.players]
        new.sides = self.sides
        new.first = self.first
        new.tokens = self.tokens
        new.fleet = self.fleet[:]
        new.spare = self.spare
        new.graveyard = self.graveyard
        new.market = self.market[:]
        new.piles = [pile[:] for pile in self.piles]
        new.passed = self.passed
        new.mission_market = self.mission_market[:]
        new.mission_pile = self.mission_pile[:]
        new.reef_pile = self.reef_pile[:]
        new.returned = self.returned
        new.returners = self.returners
        new.drawn = self.drawn
        new.used_reefs = self.used_reefs
        new.aside = self.aside
        new.box = self.box
        new.sea = self.sea
        new.water = self.water
        return new

    def water_for(self, player: Player) -> Water:
        """The sea as a player finds it. It is asked for twice a turn, and changes when a dragon is laid."""
        water = self.water
        if water is None or water.taken != self.tokens or water.own != player.tokens:
            water = self.water = Water(self.sea, self.tokens, player.tokens)
        return water

    @property
    def reefs_left(self) -> int:
        return len(self.reef_pile) + len(self.returned)

    def standing_effects(self) -> tuple[Effect, ...]:
        return self.aside

    def standing(self, seat: int, effect: Effect) -> tuple[int, ...]:
        return effect.beside(self, seat) if isinstance(effect, Step) else ()

    def redeal(self, seat: int) -> None:
        redeal(self, seat)
