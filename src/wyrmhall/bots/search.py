"""Information-set Monte Carlo tree search: one tree over many worlds that the seat could imagine.

Every iteration takes a world, walks down the tree by the options that this world offers, adds one arm, plays on at
random until the position can be judged, and credits every arm on the way with what its own seat got. Other seats
choose in the tree for their own good. What seats decide at the same time is outside the tree for all but the seat that
searches: nobody sees the others' answers.
"""

from __future__ import annotations

import random
import time
from math import log, sqrt
from typing import Any

from wyrmhall.bots.judge import Judge
from wyrmhall.bots.playout import any_of, play_out
from wyrmhall.core.engine import Decision
from wyrmhall.core.rng import FastLuck

Key = tuple[type, int, int]
"""An option of a decision, in whatever world it comes up: the verb that asks, the seat, and the option."""

CURIOSITY = 0.06
"""How much an arm that was seldom taken is preferred to one that did well."""
WORLDS = 64
"""Worlds that are dealt anew; after so many, a world is taken again with new luck."""
HORIZON = 1
"""Quiet positions from the decision to the one that is judged: the same for all options, or they would not compare."""
LOOK = 4
"""Visits after which a node looks at each of its options once, to try the promising ones first."""


class Arm:
    """One option of a node: how often it was offered and taken, and what it brought the seat that chose."""

    __slots__ = ("node", "offered", "prior", "seat", "taken", "total")

    def __init__(self, seat: int, prior: float) -> None:
        self.seat = seat
        self.prior = prior
        self.offered = 0
        self.taken = 0
        self.total = 0.0
        self.node: Node | None = None

    @property
    def mean(self) -> float:
        """What it brings, with the prior as a first experience."""
        return (self.prior + self.total) / (1 + self.taken)


class Node:
    """A place in the tree: the answers that led here are the same, the worlds may differ."""

    __slots__ = ("arms", "priors", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.arms: dict[Key, Arm] = {}
        self.priors: dict[Key, float] = {}


class Search:
    """A search for one decision of one seat. The same seed and number of iterations give the same tree."""

    def __init__(self, judge: Judge, game: Any, seat: int, seed: int, horizon: int = HORIZON) -> None:
        self.judge = judge
        self.game = game
        self.seat = seat
        self.seed = seed
        self.horizon = horizon
        self.root = Node()
        self.iterations = 0
        self.pick = random.Random(seed)
        self.worlds: list[Any] = []

    def run(self, iterations: int, seconds: float = 1e9) -> None:
        """Search until either limit, or until no other option can catch up with the one most often taken."""
        begin = time.perf_counter()
        end = begin + seconds
        while self.iterations < iterations:
            self.iterate()
            now = time.perf_counter()
            if now >= end:
                return
            if self.iterations % 16 == 0:
                by_time = (end - now) / (now - begin) * self.iterations
                if self._is_settled(min(iterations - self.iterations, by_time)):
                    return

    def best(self) -> list[tuple[int, Arm]]:
        """The options of the decision with their arms, the one most often taken first."""
        arms = [(key[2], arm) for key, arm in self.root.arms.items()]
        return sorted(arms, key=lambda item: (-item[1].taken, -item[1].mean))

    def _is_settled(self, left: float) -> bool:
        taken = sorted([arm.taken for arm in self.root.arms.values()])
        return len(taken) > 1 and taken[-1] - taken[-2] > left

    # --- one iteration -------------------------------------------------------------------------------------------

    def world(self) -> Any:
        """The next world: dealt anew, or one of those dealt before with new luck."""
        n = self.iterations
        seed = self.seed * 1_000_003 + n
        if n < WORLDS:
            self.worlds.append(self.game.imagine(self.seat, seed))
            return self.worlds[n].copy()
        world = self.worlds[n % WORLDS].copy()
        world.luck = FastLuck(seed)
        return world

    def insist(self, option: int, times: int) -> None:
        """Look at one option of the decision at least so many times, promising or not."""
        key = (type(self.game.owed(self.seat).effect), self.seat, option)
        while key not in self.root.arms or self.root.arms[key].taken < times:
            self.iterate(option)

    def iterate(self, first: int | None = None) -> None:
        """One walk down the tree; `first` is the option to begin with, if it is not to be chosen."""
        world = self.world()
        self.iterations += 1
        node = self.root
        path: list[Arm] = []
        nodes: list[Node] = [node]
        left = self.horizon
        is_quiet = self.judge.is_quiet
        while world.pending:
            if path and is_quiet(world):
                left -= 1
                if left == 0:
                    break
            decision = self.asked(world)
            if decision is None or not decision.options:
                break
            if first is None or path:
                option, arm = self.select(node, world, decision, left)
            else:
                option, arm = first, self.arm(node, type(decision.effect), decision.seat, first)
            path.append(arm)
            world.step(option, decision.seat)
            if arm.node is None:
                arm.node = Node()
                nodes.append(arm.node)
                break
            node = arm.node
            nodes.append(node)
        play_out(self.judge, world, self.pick, left)
        useful = self.judge.utilities(world)
        for node in nodes:
            node.visits += 1
        for node, arm in zip(nodes, path, strict=False):
            node.total += useful[arm.seat]
            arm.taken += 1
            arm.total += useful[arm.seat]

    def asked(self, world: Any) -> Decision | None:
        """The decision to take in the tree now. Of those taken at the same time, the others' are answered by chance."""
        while len(world.pending) > 1:
            mine = None
            others = None
            for decision in world.pending:
                owed = world.owed(decision.seat)
                if owed is None:
                    continue
                if decision.seat == self.seat:
                    mine = owed
                elif others is None:
                    others = owed
            if others is None:
                return mine
            if not others.options:
                return None
            world.step(any_of(others.options, self.pick), others.seat)
        if not world.pending:
            return None
        decision = world.pending[0]
        assert isinstance(decision, Decision)
        return decision

    # --- choosing in the tree ------------------------------------------------------------------------------------

    def select(self, node: Node, world: Any, decision: Decision, left: int) -> tuple[int, Arm]:
        """The arm to take: the best known so far, or a new one while the node may still grow wider."""
        kind = type(decision.effect)
        seat = decision.seat
        if node.visits == LOOK or node is self.root:
            self.look_ahead(node, world, decision, left)
        best_option = 0
        best: Arm | None = None
        best_score = -1.0
        known = 0
        new: list[int] = []
        for option in self.judge.options(decision):
            arm = node.arms.get((kind, seat, option))
            if arm is None:
                new.append(option)
                continue
            known += 1
            arm.offered += 1
            score = arm.mean + CURIOSITY * sqrt(log(arm.offered + 1) / (1 + arm.taken))
            if score > best_score:
                best, best_option, best_score = arm, option, score
        if new and (best is None or known < self.width(node)):
            best_option = self.newcomer(node, kind, seat, new)
            best = self.arm(node, kind, seat, best_option)
            best.offered = 1
        assert best is not None
        return best_option, best

    def arm(self, node: Node, kind: type, seat: int, option: int) -> Arm:
        """The arm of an option; a new one hopes for what looking ahead has shown, or for what the node has brought."""
        key = (kind, seat, option)
        found = node.arms.get(key)
        if found is None:
            hoped = node.total / node.visits if node.visits else 0.5
            found = Arm(seat, node.priors.get(key, hoped))
            node.arms[key] = found
        return found

    def width(self, node: Node) -> int:
        """How many arms a node may have: more the more often it was visited."""
        return 2 + int(sqrt(node.visits) * (2 if node is self.root else 1))

    def newcomer(self, node: Node, kind: type, seat: int, new: list[int]) -> int:
        priors = node.priors
        if not priors:
            return any_of(tuple(new), self.pick)
        return max(new, key=lambda option: priors.get((kind, seat, option), 0.5))

    def look_ahead(self, node: Node, world: Any, decision: Decision, left: int) -> None:
        """Judge every option once, at the horizon: as the greedy player does."""
        kind = type(decision.effect)
        seat = decision.seat
        options = self.judge.options(decision)
        if len(options) < 2 or (kind, seat, options[0]) in node.priors:
            return
        for option in options:
            ahead = world.copy()
            ahead.step(option, seat)
            play_out(self.judge, ahead, self.pick, left)
            node.priors[kind, seat, option] = self.judge.utilities(ahead)[seat]
