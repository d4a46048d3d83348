"""The sea as a player finds it: where a new dragon may lie, all places of a figure at once by integer masks."""

from __future__ import annotations

from wyrmhall.games.seadragons.cards import TOLL
from wyrmhall.games.seadragons.components import Figure, Turned
from wyrmhall.games.seadragons.figures import anchors_of, beside, meetings, rooms
from wyrmhall.games.seadragons.numbers import add_placements
from wyrmhall.games.seadragons.sea import Sea


class Water:
    """What all see of it, and nothing else. Never changed, so that all copies of a state share it."""

    __slots__ = ("free", "meetings", "own", "rooms", "sea", "taken")

    def __init__(self, sea: Sea, taken: int, own: int) -> None:
        stride = sea.stride
        self.sea = sea
        self.taken = taken  # cells under any dragon
        self.own = own  # and under the player's
        self.free = sea.cells & ~taken & ~beside(own, stride)
        self.rooms = rooms(self.free, stride)
        # A new dragon needs one of these cells.
        self.meetings = meetings(self.free & (sea.shore | beside(taken ^ own, stride)), stride)

    def placements(self, figure: Figure, purse: int) -> tuple[int, ...]:
        """All legal placements that can be paid from the purse and the gold they cover."""
        found: list[int] = []
        for turned in figure.turns:
            anchors = self._anchors(turned, purse)
            if anchors:
                add_placements(found, anchors, turned.placements)
        return tuple(found)

    def has_place(self, figure: Figure, purse: int) -> bool:
        """Whether there is any placement; must agree with `placements`."""
        room = 0
        for turned in figure.turns:
            room = self._anchors(turned, purse)
            if room:
                break
        return room != 0

    def _anchors(self, turned: Turned, purse: int) -> int:
        """Where a turned figure lies on free water, touches where it must, and can be paid."""
        anchors = anchors_of(turned.pieces, self.rooms, self.meetings)
        if not anchors or purse >= turned.toll:
            return anchors
        by_purse = self.sea.payable.get(turned.number)
        if by_purse is None:
            by_purse = self.sea.payable[turned.number] = _payable(self.sea, turned)
        return anchors & by_purse[purse]


def _payable(sea: Sea, turned: Turned) -> list[int]:
    """By what is in the purse, if that is less than the figure can cost: the anchors from which it can be paid."""
    tolls, gains = _at_least(turned.shifts, (sea.toll,)), _at_least(turned.shifts, sea.gold)
    found = []
    for purse in range(turned.toll):
        anchors = -1
        for n in range(purse // TOLL + 1, len(tolls)):
            short = TOLL * n - purse
            anchors &= ~tolls[n] | gains[short] if short < len(gains) else ~tolls[n]
        found.append(anchors)
    return found


def _at_least(shifts: tuple[int, ...], layers: tuple[int, ...]) -> list[int]:
    """For each number, as long as there are any: the anchors from which a figure covers so many cells (symbols) of the
    layers."""
    most = [-1]
    for layer in layers:
        for shift in shifts:
            covered = layer >> shift
            more = most[-1] & covered
            for n in range(len(most) - 1, 0, -1):
                most[n] |= most[n - 1] & covered
            if more:
                most.append(more)
    return most
