"""Information-set Monte Carlo tree search: one tree over many worlds that the seat could imagine.

The options of the decision are looked at in turn, all in the same world, then in the next; what does badly drops out.
An iteration begins with one of them, walks down the tree by the options that this world offers as far as the tree is
ripe, plays on by instinct until the position can be judged, and credits every arm on the way with what its own seat
got. Other seats choose in the tree for their own good. What seats decide at the same time is outside the tree for all
but the seat that searches: nobody sees the others' answers.
"""

from __future__ import annotations

import random
import time
from math import fsum, log, sqrt

from wyrmhall.bots.greedy import greedy
from wyrmhall.bots.judge import Judge
from wyrmhall.bots.playout import any_of, leaves_open, play_on, play_out, take
from wyrmhall.bots.tree import Arm, Node
from wyrmhall.core.engine import Decision, Game
from wyrmhall.core.rng import FastLuck

CURIOSITY = 0.06
"""How much an arm that was seldom taken is preferred to one that did well."""
GLIMPSES = 4
"""Worlds in which every option is judged right after the action, before a few of them are looked at closely ..."""
FIELD = 10
"""... and how many these are at most."""
WORLDS = 64
"""Worlds that are dealt anew; after so many, a world is taken again with new luck."""
CHUNK = 8
"""Looks at each option between two checks for those that are clearly worse."""
CLEAR = 3.0
"""Standard errors that make it clear."""
LOOK = 4
"""Visits after which a node looks at each of its options once, to try the promising ones first."""


class Search:
    """A search for one decision of one seat. The same seed and number of iterations give the same tree.

    `horizon` says over how many quiet positions all options are judged (at another distance they would not compare):
    the first is reached in the tree, the others by glances. 0: as the judge of the game says. A `thorough` search plays
    on by glances inside an action too, and not by instinct.
    """

    def __init__(
        self, judge: Judge, game: Game, seat: int, seed: int, horizon: int = 0, thorough: bool = False
    ) -> None:
        self.judge = judge
        self.game = game
        self.seat = seat
        self.seed = seed
        self.horizon = horizon or judge.horizon
        self.thorough = thorough
        self.seats = len(judge.points(game))
        self.root = Node(self.seats)
        self.history: dict[int, list[float]] = {}  # what each option of the decision brought, pass by pass
        self.iterations = 0
        self.slowest = 0.0  # seconds of the slowest iteration: none is begun that might end too late
        self.passes = 0
        self.pick = random.Random(seed)
        self.worlds: list[Game] = []
        decision = game.owed(seat)
        assert decision is not None, "the seat is not asked for anything"
        self.kind: type = type(decision.effect)
        self.alive: list[int] = list(judge.options(decision))  # the best first, once all were looked at
        self.beaten: list[int] = []  # the last one first

    def run(self, iterations: int, seconds: float = 1e9) -> None:
        """Share so many iterations among the few options that glimpses prefer, until either limit.

        Half of the options drop out, and the others are looked at more closely, again and again (sequential halving).
        Where the choice is smaller, so is the number of iterations.
        """
        end = time.perf_counter() + seconds
        field = min(FIELD, max(2, iterations // 4))
        self._sift(field, seconds / 4)
        last = iterations * len(self.alive) // field
        begin = time.perf_counter()
        if not self._look(1, end) or self.iterations >= last:
            return
        while len(self.alive) > 1:
            left = float(last - self.iterations)
            by_time = (end - time.perf_counter()) * self.iterations / (time.perf_counter() - begin)
            phases = (len(self.alive) - 1).bit_length()
            passes = int(min(left, by_time) / (phases * len(self.alive)))
            most = len(self.alive) - len(self.alive) // 2
            while passes > CHUNK and len(self.alive) > most:
                if not self._look(CHUNK, end):
                    return
                passes -= CHUNK
                self._drop(self._hopeful())
            if len(self.alive) > most:
                if not self._look(max(1, passes), end) or self.iterations >= last:
                    return
                self._drop(most)

    def _sift(self, field: int, seconds: float) -> None:
        """Only the options that look best right after the action stay in the field."""
        worth = greedy(self.judge, self.game, self.seat, self.seed, GLIMPSES, seconds)
        self.alive.sort(key=lambda option: -worth.get(option, -1e9))
        self._drop(field)

    def best(self) -> list[tuple[int, Arm]]:
        """The options of the decision that were looked at, with their arms, the best first."""
        found = [(option, self.root.arms.get((self.kind, self.seat, option))) for option in self.alive + self.beaten]
        return [(option, arm) for option, arm in found if arm is not None]

    def prospects(self) -> dict[int, float]:
        """What the options that were looked at would bring, the one to choose first.

        Each is compared with that one in the worlds in which both were looked at. Averages of all their worlds would
        not compare: what dropped out early has not met the luck of later worlds.
        """
        found = [option for option in self.alive + self.beaten if option in self.history]
        if not found:
            return {}
        best = self.history[found[0]]
        most = fsum(best) / len(best)
        bring: dict[int, float] = {}
        for option in found:
            seen = self.history[option]
            n = min(len(seen), len(best))
            bring[option] = most - (fsum(best[:n]) - fsum(seen[:n])) / n
        return bring

    def _look(self, passes: int, end: float) -> bool:
        """So many iterations for each option that is left, each time in the same world for all. False: no time left."""
        in_time = True
        for _ in range(passes):
            for option in self.alive:
                begin = time.perf_counter()
                # The next may well be slower than any before.
                if self.iterations and begin + 2 * self.slowest >= end:
                    in_time = False
                    break
                self.iterate(option, self.passes)
                self.slowest = max(self.slowest, time.perf_counter() - begin)
            self.passes += 1
            if not in_time:
                break
        self.alive.sort(key=self._merit)
        return in_time

    def _merit(self, option: int) -> float:
        arm = self.root.arms.get((self.kind, self.seat, option))
        return 1e9 if arm is None else -arm.average

    def _hopeful(self) -> int:
        """How many of the options are not clearly worse than the best."""
        best = self._arm(self.alive[0])
        n = 1
        for option in self.alive[1:]:
            arm = self._arm(option)
            gap = best.average - arm.average
            if gap > CLEAR * sqrt(best.variance / best.taken + arm.variance / arm.taken):
                break
            n += 1
        return n

    def _arm(self, option: int) -> Arm:
        return self.root.arms[self.kind, self.seat, option]

    def _drop(self, keep: int) -> None:
        self.beaten = self.alive[keep:] + self.beaten
        self.alive = self.alive[:keep]

    # --- one iteration -------------------------------------------------------------------------------------------

    def world(self, n: int) -> Game:
        """The world of a pass: dealt anew, or one of those dealt before with new luck."""
        seed = self.seed * 1_000_003 + n
        if n < WORLDS:
            if n == len(self.worlds):
                self.worlds.append(self.game.imagine(self.seat, seed))
            return self.worlds[n].copy()
        world = self.worlds[n % WORLDS].copy()
        world.luck = FastLuck(seed)
        return world

    def insist(self, option: int, times: int) -> None:
        """Look at one option of the decision in the first so many worlds, promising or not."""
        for n in range(len(self.history.get(option, ())), times):
            self.iterate(option, n)

    def iterate(self, first: int, n: int) -> None:
        """One walk down the tree in the world of pass `n`, which begins with the option `first`."""
        world = self.world(n)
        self.pick.seed(self.seed * 1_000_003 + n)
        self.iterations += 1
        node = self.root
        path: list[Arm] = []
        nodes: list[Node] = [node]
        is_quiet = self.judge.is_quiet
        ripe = self.judge.ripe
        again = leaves_open(self.judge, world, first)
        while world.pending and not (path and (node.visits < ripe or is_quiet(world))):
            decision = self.asked(world)
            if decision is None or not decision.options:
                break
            if path:
                option, arm = self.select(node, world, decision)
            else:
                option, arm = first, self.arm(node, self.kind, self.seat, first)
            path.append(arm)
            world.step(option, decision.seat)
            if arm.node is None:
                arm.node = Node(self.seats)
            node = arm.node
            nodes.append(node)
        useful = self.foreseen(world, again)
        for node in nodes:
            node.visits += 1
            for seat in range(self.seats):
                node.brought[seat] += useful[seat]
        for arm in path:
            good = useful[arm.seat]
            arm.taken += 1
            arm.total += good
            arm.squares += good * good
        self.history.setdefault(first, []).append(useful[self.seat])

    def foreseen(self, world: Game, again: bool) -> list[float]:
        """How good the world is for each seat, on average over the quiet positions up to the horizon.

        The last position alone would know more, but by then so much luck has come in that the options drown in it.
        `again`: the turn with which the search began is still to be taken.
        """
        judge = self.judge
        play_out(judge, world, self.pick, self.thorough)
        if again:
            play_on(judge, world, self.pick, self.thorough)
        useful = judge.goods(world)
        for _ in range(self.horizon - 1):
            play_on(judge, world, self.pick, self.thorough)
            later = judge.goods(world)
            for seat in range(len(useful)):
                useful[seat] += later[seat]
        return [good / self.horizon for good in useful]

    def asked(self, world: Game) -> Decision | None:
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

    def select(self, node: Node, world: Game, decision: Decision) -> tuple[int, Arm]:
        """The arm to take: the best known so far, or a new one while the node may still grow wider."""
        kind = type(decision.effect)
        seat = decision.seat
        if node.visits == max(LOOK, self.judge.ripe):
            self.look_ahead(node, world, decision)
        best_option = 0
        best: Arm | None = None
        best_score = -1e9
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
            hoped = node.brought[seat] / node.visits if node.visits else 0.5
            # What is judged nearer than the horizon tells whom to try first, but does not compare with what is not.
            found = Arm(seat, node.priors.get(key, hoped) if self.horizon == 1 else hoped)
            node.arms[key] = found
        return found

    def width(self, node: Node) -> int:
        """How many arms a node may have: more the more often it was visited."""
        return 2 + int(sqrt(node.visits))

    def newcomer(self, node: Node, kind: type, seat: int, new: list[int]) -> int:
        priors = node.priors
        if not priors:
            return any_of(tuple(new), self.pick)
        return max(new, key=lambda option: priors.get((kind, seat, option), 0.5))

    def look_ahead(self, node: Node, world: Game, decision: Decision) -> None:
        """Judge every option once after this action, to try the promising ones first."""
        kind = type(decision.effect)
        seat = decision.seat
        options = self.judge.options(decision)
        if len(options) < 2 or (kind, seat, options[0]) in node.priors:
            return
        for option in options:
            ahead = world.copy()
            take(self.judge, ahead, option, seat, self.pick)
            node.priors[kind, seat, option] = self.judge.good(ahead, seat)
