"""A second, slow opinion on Sea Dragons, written from the rulebook: sets of cells, no help from the engine.

It knows the boards and figures from the tests' own table of facts, hears what players answer as they would say it, and
keeps its own dragons and gold. Ships spent on missions it reads off the table.
"""

from __future__ import annotations

import json
from pathlib import Path

FACTS = json.loads((Path(__file__).parent / "facts.json").read_text("utf-8"))
QUADRANTS = ("nw", "ne", "se", "sw")
FIGURES = {shape["id"]: shape["rows"] for shape in FACTS["dragon_cards"]["shapes"]}
Cell = tuple[int, int]
Cells = frozenset[Cell]


def turned(rows: list[str], quarters: int) -> list[str]:
    for _ in range(quarters):
        rows = ["".join(row[i] for row in reversed(rows)) for i in range(len(rows[0]))]
    return rows


def forms(figure: str) -> set[Cells]:
    """The figure of a card in every way it can be turned over and round, its upper left corner at 0,0."""
    found = set()
    for rows in (FIGURES[figure], [row[::-1] for row in FIGURES[figure]]):
        for quarters in range(4):
            grid = turned(rows, quarters)
            found.add(frozenset((r, c) for r, row in enumerate(grid) for c, char in enumerate(row) if char == "X"))
    return found


def sides(cell: Cell) -> set[Cell]:
    r, c = cell
    return {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}


def around(cells: Cells) -> set[Cell]:
    return {near for cell in cells for near in sides(cell)} - cells


class Sea:
    """What is printed on the boards, as they lie around the island."""

    def __init__(self, boards: dict[str, str], plus: bool) -> None:
        where = FACTS["geometry"]["placement"]
        self.island = {tuple(cell) for cell in FACTS["geometry"]["island"]["alternative_plus" if plus else "cells"]}
        self.realm: dict[Cell, str] = {}
        self.symbol: dict[Cell, str] = {}
        for quadrant in QUADRANTS:
            dr, dc = where[quadrant.upper()]["offset"]
            rows = FACTS["boards"]["sides"][boards[quadrant]]["rows"]
            for r, row in enumerate(turned(rows, where[quadrant.upper()]["clockwise_quarter_turns"])):
                for c, char in enumerate(row):
                    if (r + dr, c + dc) not in self.island:
                        self.realm[r + dr, c + dc] = quadrant
                        self.symbol[r + dr, c + dc] = char
        self.currents = {(7, i) for i in range(15)} | {(i, 7) for i in range(15)}
        self.currents -= self.island
        self.cells = set(self.realm) | self.currents

    def count(self, cells: Cells, symbol: str) -> int:
        return sum(self.symbol.get(cell) == symbol for cell in cells)

    def cost(self, cells: Cells) -> int:
        return 2 * self.count(cells, "W") + 2 * len(cells & self.currents)


class Oracle:
    """The gold and the dragons of every player, by the rulebook alone."""

    def __init__(self, players: int, boards: dict[str, str], plus: bool, ships: dict[Cell, str]) -> None:
        self.sea = Sea(boards, plus)
        self.gold = [4] * players
        self.dragons: list[list[Cells]] = [[] for _ in range(players)]
        self.afloat = dict(ships)
        self.gained: list[dict[str, int]] = [{} for _ in range(players)]
        self.heads = [{2: 14, 3: 11, 4: 8, 5: 7}[players]] * players

    def tokens(self, seat: int) -> set[Cell]:
        return set().union(*self.dragons[seat])

    def places(self, seat: int, figure: str, gold_cards: int) -> set[Cells]:
        """Every cell free; none beside an own dragon; one beside the island or another's dragon; and payable."""
        sea, own = self.sea, self.tokens(seat)
        others = set().union(*(self.tokens(other) for other in range(len(self.gold)) if other != seat))
        free = sea.cells - own - others
        purse = self.gold[seat] + 4 * gold_cards
        found = set()
        for form in forms(figure):
            for dr in range(15):
                for dc in range(15):
                    cells = frozenset((r + dr, c + dc) for r, c in form)
                    if not cells <= free:
                        continue
                    near = around(cells)
                    if near & own or not near & (sea.island | others):
                        continue
                    if sea.cost(cells) <= purse + sea.count(cells, "G"):
                        found.add(cells)
        return found

    def refused(self, seat: int, places: set[Cells], rich: set[Cells]) -> dict[Cell, str]:
        """The clause by which a dragon cannot lie on a cell, for each on which it cannot: if it can lie there at any
        price, that it is too dear."""
        sea, own = self.sea, self.tokens(seat)
        taken = set().union(*map(self.tokens, range(len(self.gold))))
        found = {}
        for cell in (sea.cells | sea.island) - set().union(*places):
            if cell in sea.island:
                found[cell] = "SD-PLC-09"
            elif cell in taken:
                found[cell] = "SD-PLC-08"
            elif sides(cell) & own:
                found[cell] = "SD-PLC-11"
            else:
                found[cell] = "SD-PAY-03" if cell in set().union(*rich) else "SD-PLC-10"
        return found

    def place(self, seat: int, cells: Cells) -> int:
        """Lay a dragon; gives how many gold cards had to be discarded for it."""
        sea = self.sea
        near = around(cells)
        for other in range(len(self.gold)):
            if other != seat:
                self.gold[other] += sum(bool(near & dragon) for dragon in self.dragons[other])
        gold, cost = self.gold[seat] + sea.count(cells, "G"), sea.cost(cells)
        needed = 0
        while gold < cost:
            gold, needed = gold + 4, needed + 1
        self.gold[seat] = gold - cost
        self.gained[seat] = {}
        for cell in cells & set(self.afloat):
            colour = self.afloat.pop(cell)
            self.gained[seat][colour] = self.gained[seat].get(colour, 0) + 1
        self.dragons[seat].append(cells)
        self.heads[seat] -= 1
        return needed

    def passes(self, seat: int) -> None:
        self.gold[seat] += 2
        self.heads[seat] -= 1

    # --- the end ------------------------------------------------------------------------------------------------

    def realm(self, quadrant: str, hidden: list[int]) -> list[int]:
        """What each player gets for a realm."""
        sea, players = self.sea, len(self.gold)
        inside = {cell for cell, realm in sea.realm.items() if realm == quadrant}
        covered = set().union(*(self.tokens(seat) for seat in range(players)))
        prize = (2 if players == 2 else 3) * sum(sea.symbol[cell] == "W" for cell in inside - covered)
        rank = {}
        for seat in range(players):
            dragons = sum(bool(dragon & inside) for dragon in self.dragons[seat]) + hidden[seat]
            if dragons:
                rank[seat] = (dragons, len(self.tokens(seat) & inside))
        first = [seat for seat in rank if rank[seat] == max(rank.values())]
        rest = {seat: place for seat, place in rank.items() if seat not in first}
        second = [seat for seat in rest if rest[seat] == max(rest.values())]
        points = [0] * players
        if players == 2:
            if len(first) == 1:
                points[first[0]] = prize
            return points
        for seat in first:
            points[seat] = prize
        if len(first) == 1:
            for seat in second:
                points[seat] = prize // 2
        return points

    def result(self, ships: list[int], reefs: list[list[str]], missions: list[list[int]]) -> list[dict[str, int]]:
        """Points by source: from ship tokens, reef cards and the points of the missions of each player."""
        players = range(len(self.gold))
        merits = [(len(missions[seat]), sum(missions[seat])) for seat in players]
        found = []
        for seat in players:
            cards = reefs[seat]
            on_cards = sum(2 if card.startswith("two-ships") else card == "any-ship" for card in cards)
            points = {
                "gold": self.gold[seat] + 4 * cards.count("gold"),
                "ships": ships[seat] + on_cards,
                "missions": sum(missions[seat]),
                "most-missions": 5 if missions[seat] and merits[seat] == max(merits) else 0,
            }
            for quadrant in QUADRANTS:
                hidden = [reefs[other].count(f"hidden-dragon-{quadrant}") for other in players]
                points[f"realm-{quadrant}"] = self.realm(quadrant, hidden)[seat]
            found.append(points)
        return found

    def winners(self, points: list[dict[str, int]], missions: list[list[int]]) -> list[int]:
        merits = [(sum(points[seat].values()), len(missions[seat])) for seat in range(len(points))]
        return [seat for seat, merit in enumerate(merits) if merit == max(merits)]
