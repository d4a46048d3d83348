"""A game as a tree: whose move it is, what can be done, and every draw of chance as a move of its own.

The engine draws in the middle of a step. So a step is tried with the draws that are known so far; if it wants another
one, that is a node of chance, and once it is known the step is tried again from its beginning. Nothing of the rules
knows of it, and every draw is equally likely by the engine's own contract.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from wyrmhall.core.engine import Game
from wyrmhall.core.rng import FastLuck, Luck
from wyrmhall.core.save import dump, load
from wyrmhall.core.setup import Setup
from wyrmhall.games import rules_of
from wyrmhall.research.actions import actions_of
from wyrmhall.research.encoding import encoding_of

CHANCE = -1
TERMINAL = -4


class Wanted(Exception):
    """A step wants a number below `n` that chance has not given yet."""

    def __init__(self, n: int) -> None:
        self.n = n


class Told(Luck):
    """Luck that was told beforehand."""

    __slots__ = ("_at", "_draws")

    def __init__(self, draws: list[int]) -> None:
        self._draws = draws
        self._at = 0

    def draw(self, stream: int, count: int, n: int) -> int:
        if n == 1:
            return 0  # nothing is left to chance
        if self._at == len(self._draws):
            raise Wanted(n)
        self._at += 1
        return self._draws[self._at - 1]

    @property
    def seed(self) -> int | str:
        return ",".join(map(str, self._draws))


class Tree:
    """A node of the game's tree. It moves on by `apply`; `copy` gives another one for trying things out."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rules = rules_of(setup.game)
        self.actions = actions_of(setup)
        self.encoding = encoding_of(setup)
        self._game: Game | None = None  # as it stood after the last whole step; None while the table is set up
        self.chosen: tuple[int, int] | None = None  # seat and option of the step under way
        self.draws: list[int] = []  # of the step under way
        self.outcomes = 0  # of the node of chance; 0: it is somebody's move
        self.told = [""] * setup.players  # what each seat was told and has done so far, in short
        self.last = [b""] * setup.players  # what it was told last
        self._run()

    @property
    def game(self) -> Game:
        """As it stood after the last whole step; there is none while the table is set up."""
        assert self._game is not None
        return self._game

    @property
    def is_dealt(self) -> bool:
        """Whether the table is set up."""
        return self._game is not None

    @property
    def mover(self) -> int:
        """The seat that is to move, CHANCE or TERMINAL."""
        if self.outcomes:
            return CHANCE
        return self.game.decision.seat if self.game.pending else TERMINAL

    def legal(self) -> list[int]:
        """The actions of the seat that is to move, lowest first. Standing options are none of them: they would let a
        player go round in circles for ever."""
        return sorted(self.actions.offered(self.game, self.game.decision, standing=False))

    def apply(self, action: int) -> None:
        """Go on by an action of the mover, or by an outcome of chance."""
        if self.outcomes:
            self.draws.append(action)
        else:
            decision = self.game.decision
            option = decision.options[self.actions.offered(self.game, decision, standing=False).index(action)]
            self.chosen = decision.seat, option
            self.told[decision.seat] = _digest(self.told[decision.seat], str(action).encode())
        self._run()

    def returns(self) -> list[float]:
        """Each seat's share of the win; 0 before the end."""
        if self.mover != TERMINAL:
            return [0.0] * self.setup.players
        return self.rules.shares(self.game)[: self.setup.players]

    def copy(self) -> Tree:
        twin: Tree = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._game = None if self._game is None else self.game.copy()
        twin.draws = self.draws[:]
        twin.told = self.told[:]
        twin.last = self.last[:]
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """For pickle: the game as it is saved, without the luck that it was told and has used up."""
        state = {name: getattr(self, name) for name in ("setup", "chosen", "draws", "outcomes", "told", "last")}
        if self._game is not None:
            game = self._game.copy()
            game.luck = FastLuck(0)
            state["game"] = dump(game)
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        saved = state.pop("game", None)
        self.__dict__.update(state)
        setup = self.setup
        self.rules, self.actions, self.encoding = rules_of(setup.game), actions_of(setup), encoding_of(setup)
        self._game = None if saved is None else load(self.rules, saved)

    def resample(self, seat: int, seed: int) -> Tree:
        """Another world that the seat cannot tell from this one, in which it has been told the same."""
        twin = self.copy()
        twin._game = self.game.imagine(seat, seed)
        return twin

    def seen(self, seat: int) -> bytes:
        """All that the seat is told now."""
        if self._game is None:
            return b""
        return self.encoding.flat(self.game, seat).tobytes()

    def _run(self) -> None:
        luck = Told(self.draws)
        try:
            if self._game is None:
                game = self.rules.start(self.setup, luck)
            else:
                assert self.chosen is not None
                game = self.game.copy()
                game.luck = luck
                game.step(self.chosen[1], self.chosen[0])
        except Wanted as wanted:
            self.outcomes = wanted.n
            return
        self._game, self.chosen, self.draws, self.outcomes = game, None, [], 0
        for seat in range(self.setup.players):
            now = self.seen(seat)
            if (
                now != self.last[seat]
            ):  # what changes nothing for a seat, like a question it must not know of, is no news
                self.last[seat] = now
                self.told[seat] = _digest(self.told[seat], now)


def _digest(before: str, more: bytes) -> str:
    return blake2b(before.encode() + more, digest_size=12).hexdigest()
