"""A plain second reading of what can be counted: prices, points by source, objectives and the guild.

Written from the rulebook and the list of facts alone: it reads views and events, and asks nothing of the game's code.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

FACTS = json.loads((Path(__file__).parent / "facts.json").read_text("utf-8"))
CARDS = {row[0]: row for row in FACTS["dragons"]}
KINDS = "mgck"  # meat, gold, crystal, milk, as costs are written
CAVES = "CGA"
EXPLORED = {0: 0, 1: 0, 2: 1, 3: 3}  # eggs on a cave's place after so many explorations in a round
TILES = {"plains": "Plains Guild", "seafarers": "Guild of Seafarers"}
TILES |= {"highlands": "Guild of Highlands", "rainforest": "Rainforest Guild"}


class Card:
    """One dragon as it is printed."""

    def __init__(self, number: int) -> None:
        _, self.name, self.size, self.trait, self.vp, self.nests, self.cost, self.caves, timing, ability = CARDS[number]
        self.number = number
        self.timing = timing.split("+")
        self.resources = [self.cost.count(kind) for kind in KINDS]
        self.coins, self.eggs = self.cost.count("$"), self.cost.count("E")
        self.end = ability.split("; ")[-1] if "END" in self.timing else ""


class Mat:
    """The twelve spaces of a player as the view shows them, by cave and column."""

    def __init__(self, player: Any) -> None:
        self.player = player
        self.spaces = player.spaces
        self.cards = {s: Card(space.dragon) for s, space in enumerate(player.spaces) if space.dragon}

    def cave(self, s: int) -> list[Card]:
        return [card for other, card in self.cards.items() if other // 4 == s // 4]

    def column(self, s: int) -> list[Card]:
        return [card for other, card in self.cards.items() if other % 4 == s % 4]

    def beside(self, s: int) -> list[Card]:
        row, column = divmod(s, 4)
        near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        inside = [4 * r + c for r, c in near if 0 <= r < 3 and 0 <= c < 4]
        return [self.cards[other] for other in inside if other in self.cards]

    def eggs(self) -> int:
        return int(self.player.mat_eggs + sum(space.eggs for space in self.spaces))

    def cave_cards(self) -> int:
        return sum(space.cave > 0 for space in self.spaces)

    def landing(self, cave: int) -> int | None:
        """The left-most space without a dragon, if it is excavated."""
        for s in range(4 * cave, 4 * cave + 4):
            if s not in self.cards:
                return s if s % 4 == 0 or self.spaces[s].cave else None
        return None

    def digging(self, cave: int) -> int | None:
        """The left-most space that is not excavated."""
        return next((s for s in range(4 * cave + 1, 4 * cave + 4) if not self.spaces[s].cave), None)


# --- prices -----------------------------------------------------------------------------------------------------------


def can_be_paid(resources: list[int], cost: list[int]) -> bool:
    """By trying every exchange of two resources for one there is."""
    if all(have >= due for have, due in zip(resources, cost, strict=True)):
        return True
    if sum(resources) <= sum(cost):
        return False
    for a in range(4):
        for b in range(a, 4):
            left = list(resources)
            left[a] -= 1
            left[b] -= 1
            if min(left) < 0:
                continue
            for kind in range(4):
                if kind not in (a, b) and cost[kind] > resources[kind]:
                    changed = list(left)
                    changed[kind] += 1
                    if can_be_paid(changed, cost):
                        return True
    return False


def enticed(player: Any) -> set[int]:
    """The dragons of an open hand that can be enticed now."""
    mat = Mat(player)
    found = set()
    for number in player.hand:
        card = Card(number)
        homes = [cave for cave in range(3) if CAVES[cave] in card.caves and mat.landing(cave) is not None]
        if (
            homes
            and player.coins >= 1 + card.coins
            and mat.eggs() >= card.eggs
            and can_be_paid(player.resources, card.resources)
        ):
            found.add(number)
    return found


def dug(player: Any) -> dict[int, int]:
    """The caves in which the action can excavate now, and the eggs that the next space costs."""
    mat = Mat(player)
    spaces = {cave: mat.digging(cave) for cave in range(3)}
    prices = {cave: s % 4 - 1 for cave, s in spaces.items() if s is not None}
    return {cave: eggs for cave, eggs in prices.items() if eggs <= mat.eggs()}


def actions(player: Any) -> set[str]:
    """What a player may do on the own turn."""
    found = {"pass"}
    if player.coins:
        if player.pit and dug(player):
            found.add("excavate")
        if enticed(player):
            found.add("entice")
        for cave, name in enumerate(("crimson", "golden", "amethyst")):
            times = player.spent_coins[2 + cave]
            if times < 3 and times <= Mat(player).eggs():
                found.add(f"explore-{name}")
    return found


# --- points -----------------------------------------------------------------------------------------------------------

SIZES = {"hatchlings": "H", "small": "S", "medium": "M", "large": "L"}
TRAITS = {"shy": "Sh", "aggressive": "Ag", "playful": "Pl", "helpful": "He"}
TIMINGS = {"when-played": "WP", "if-activated": "IA", "once-per-round": "OPR", "end-game": "END"}

CONDITIONS: dict[str, Callable[[Mat, int], bool]] = {
    "a dragon is directly left and directly right of it": lambda m, s: (
        s % 4 in (1, 2) and {s - 1, s + 1} <= m.cards.keys()
    ),
    "column full": lambda m, s: len(m.column(s)) == 3,
    "no aggressive dragon in cave": lambda m, s: all(card.trait != "Ag" for card in m.cave(s)),
    "all 4 spaces of cave excavated": lambda m, s: m.digging(s // 4) is None,
    "right-most dragon of its cave": lambda m, s: max(o for o in m.cards if o // 4 == s // 4) == s,
    "cave holds a hatchling, a small and a large dragon": lambda m, s: set("HSL") <= {c.size for c in m.cave(s)},
    "crimson has 4 dragons": lambda m, s: len(m.cave(0)) == 4,
    "golden has 4 dragons": lambda m, s: len(m.cave(4)) == 4,
    "amethyst has 4 dragons": lambda m, s: len(m.cave(8)) == 4,
    "cave full": lambda m, s: len(m.cave(s)) == 4,
    "≥1 other playful dragon in cave": lambda m, s: sum(c.trait == "Pl" for c in m.cave(s)) > 1,
    "another helpful dragon in column": lambda m, s: sum(c.trait == "He" for c in m.column(s)) > 1,
}


def counted(what: str, mat: Mat, s: int, others: list[list[int]]) -> int:
    """How often a "per" of an end-game ability counts; `others` are the rows of all other markers."""
    words = what.split()
    cards = list(mat.cards.values())
    if what == "objectives where own marker is lowest":
        own = mat.player.rows
        return sum(all(rows[i] <= own[i] for rows in others) for i in range(len(own)))
    if what == "own markers on guild tile":
        return len(mat.player.markers)
    if what == "pairs of own eggs":
        return mat.eggs() // 2
    if what == "full columns":
        return sum(len(mat.column(column)) == 3 for column in range(4))
    if what == "cave cards on mat":
        return mat.cave_cards()
    if what == "sets of 4 traits on mat":
        return min(int(sum(card.trait == trait for card in cards)) for trait in TRAITS.values())
    if what == "sets of 4 sizes on mat":
        return min(int(sum(card.size == size for card in cards)) for size in SIZES.values())
    group = cards
    if "adjacent" in words:
        group = mat.beside(s)
    elif what.endswith("in cave"):
        group = [card for card in mat.cave(s) if "other" not in words or card is not mat.cards[s]]
    for word in words:
        if word in SIZES:
            group = [card for card in group if card.size == SIZES[word]]
        elif word in TRAITS:
            group = [card for card in group if card.trait == TRAITS[word]]
        elif word in TIMINGS:
            group = [card for card in group if TIMINGS[word] in card.timing]
    return len(group)


def per(text: str, mat: Mat, s: int, others: list[list[int]]) -> int:
    """Points of "ScorePer(2, large dragons on mat, max 8)"."""
    each, what, *most = text.removeprefix("ScorePer(").removesuffix(")").split(", ")
    points = int(each) * counted(what, mat, s, others)
    return min(points, int(most[0].removeprefix("max "))) if most else points


def ability_points(mat: Mat, others: list[list[int]]) -> int:
    total = 0
    for s, card in mat.cards.items():
        if card.end.startswith("ScorePer"):
            total += per(card.end, mat, s, others)
        elif card.end.startswith("ScoreIf"):
            vp, when = card.end.removeprefix("ScoreIf(").removesuffix(")").split(", ", 1)
            total += int(vp) * CONDITIONS[when](mat, s)
        elif card.end.startswith("ItemWorth"):
            space = mat.spaces[s]
            item = card.end.split()[1].removesuffix(",")
            total += space.tucked if item == "D" else space.cached[("meat", "gold", "crystal", "milk").index(item)]
    return total


def guild_points(view: Any, mat: Mat) -> int:
    """Row 4 once for every marker in it, and the points printed on the places of the lowest row."""
    fourth = next(row[-1] for row in FACTS["guild"] if row[0] == TILES[view.tile] and row[1] == 4)
    total = 0
    for place in mat.player.markers:
        if place >= 4:
            total += FACTS["lowest_row"]["1-2" if len(view.players) < 3 else "3-5"][place - 4]
        elif place == 3 and view.tile == "rainforest":
            total += max(sum(sum(card.resources) for card in mat.cave(start)) for start in (0, 4, 8))
        elif place == 3:
            total += per(fourth, mat, -1, [])
    return total


def points(view: Any, seat: int, bought: int) -> dict[str, int]:
    """What a player scores by source if the game ends as the view shows it; `bought` in the final scoring."""
    player = view.players[seat]
    mat = Mat(player)
    others = [p.rows for i, p in enumerate(view.players) if i != seat]
    if view.automa is not None:
        others.append(view.automa.rows)
    return {
        "guild": guild_points(view, mat),
        "dragons": sum(card.vp for card in mat.cards.values()),
        "abilities": ability_points(mat, others) + bought,
        "eggs": mat.eggs(),
        "cached": sum(sum(space.cached) for space in mat.spaces),
        "tucked": sum(space.tucked for space in mat.spaces),
        "objectives": sum(FACTS["ladder"][i][row - 1] for i, row in enumerate(player.rows)),
        "coins": player.coins,
        "items": (sum(player.resources) + player.dragons_in_hand + player.caves_in_hand) // 4,
    }


# --- objectives -------------------------------------------------------------------------------------------------------


def target(name: str, player: Any) -> tuple[int, int]:
    """How much of an objective a player has; the second number breaks ties of the guild position."""
    mat = Mat(player)
    cards = list(mat.cards.values())
    if name == "guild-position":
        return len(player.markers), player.guild_steps
    plain = {
        "cave-cards-on-mat": mat.cave_cards(),
        "egg-capacity": sum(card.nests for card in cards),
        "eggs": mat.eggs(),
        "cached-resources": sum(sum(space.cached) for space in mat.spaces),
        "cost-0-2": sum(len(card.cost) <= 2 for card in cards),
        "cost-3-plus": sum(len(card.cost) >= 3 for card in cards),
        "when-played-or-once-per-round": sum(bool({"WP", "OPR"} & {*card.timing}) for card in cards),
        "if-activated": sum("IA" in card.timing for card in cards),
    }
    if name in plain:
        return plain[name], 0
    if name.startswith("cards-in-"):
        start = 4 * ("crimson", "golden", "amethyst").index(name.removeprefix("cards-in-"))
        return len(mat.cave(start)) + sum(space.cave > 0 for space in mat.spaces[start : start + 4]), 0
    if name in SIZES:
        return sum(card.size == SIZES[name] for card in cards), 0
    return sum(card.trait == TRAITS[name] for card in cards), 0


def ranked(amounts: list[tuple[int, int]]) -> list[int]:
    """The row of each: equal amounts share a place, the next takes the next; nothing, 4th and 5th are "other"."""
    rows = []
    for amount in amounts:
        better = {other for other in amounts if other > amount}
        rows.append(4 if amount == (0, 0) else min(len(better) + 1, 4))
    return rows
