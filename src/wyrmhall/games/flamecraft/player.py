"""What lies before one player."""

from __future__ import annotations

from dataclasses import dataclass, field

from wyrmhall.games.flamecraft.numbers import EMPTY


@dataclass(slots=True)
class Player:
    """What lies before one player."""

    rep: int = 0
    coins: int = 0
    token: int = EMPTY  # the shop where the token stands
    last: int = EMPTY  # the shop visited on the last turn
    reserved: int = EMPTY
    companion: int = EMPTY
    used: bool = False  # the companion
    colour: int = EMPTY
    goods: list[int] = field(default_factory=lambda: [0] * 6)
    hand: list[int] = field(default_factory=list)
    fancy: list[int] = field(default_factory=list)
    scored: list[int] = field(default_factory=list)  # face up
    sources: list[int] = field(default_factory=lambda: [0] * 7)  # of the reputation

    def copy(self) -> Player:
        new = Player.__new__(Player)
        new.rep = self.rep
        new.coins = self.coins
        new.token = self.token
        new.last = self.last
        new.reserved = self.reserved
        new.companion = self.companion
        new.used = self.used
        new.colour = self.colour
        new.goods = self.goods[:]
        new.hand = self.hand[:]
        new.fancy = self.fancy[:]
        new.scored = self.scored[:]
        new.sources = self.sources[:]
        return new
