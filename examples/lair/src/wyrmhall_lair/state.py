"""The pieces on the table: treasures in a deck, in hands and in lairs, and gold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from wyrmhall.core.engine import FIRST_STANDING, Effect, Game
from wyrmhall_lair.redeal import redeal


@dataclass(slots=True)
class Player:
    gold: int = 2
    hand: list[int] = field(default_factory=list)
    lair: list[int] = field(default_factory=list)  # face down until the end

    def copy(self) -> Player:
        return Player(self.gold, self.hand[:], self.lair[:])


@dataclass  # no slots: over a compiled Game they would hide its fields
class Lair(Game):
    players: list[Player] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    turns: int = 12  # left, of all players together

    def copy(self) -> Lair:
        new = Lair.__new__(Lair)
        self.copy_into(new)
        new.players = [player.copy() for player in self.players]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.turns = self.turns
        return new

    def standing_effects(self) -> Sequence[Effect]:
        from wyrmhall_lair.effects import SELL

        return (SELL,)

    def standing(self, seat: int, effect: Effect) -> tuple[int, ...]:
        """Beside any decision but the sale itself, whoever has a card may sell one."""
        from wyrmhall_lair.effects import SELL

        return (FIRST_STANDING,) if self.players[seat].hand and effect is not SELL else ()

    def redeal(self, seat: int) -> None:
        redeal(self, seat)
