"""Options as numbers: every pair of a verb and an option that a game can offer has a number of its own.

What an option means is told by the verb that asks: option 17 of `TakeCard` is a card, option 17 of `PlaceHead` a cell.
Where a field of the verb changes what its options mean, the verb says which variant it is (`Effect.variant`), and that
belongs to its name here: option 3 of `Place:hand` is a kind in hand, option 3 of `Place:park` a place of the Park.
A game lists in its `actions.py` which options each verb can ever offer, and the numbers follow the list: first the
standing options, which may be used beside many decisions, then verb after verb. So two pairs never share a number, and
a pair has the same number in every position of every game at that kind of table.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wyrmhall import games
from wyrmhall.core.engine import Decision, Effect, Game
from wyrmhall.core.setup import Setup

STANDING = ""
"""The name under which a game lists its standing options."""


class UnknownOption(LookupError):
    """A decision offers what the game's list of actions does not know: the list is at fault."""


class NoNumbers(LookupError):
    """A game of another package that cannot be learnt, because it does not tell enough of itself."""

    def __init__(self, game: str, part: str) -> None:
        super().__init__(f"{game} has no {part}.py, by which its table could be told in numbers: see docs/research.md")


def numbers_of(game: str, part: str) -> Any:
    """The game's module `actions` or `encode`."""
    module = games.part_of(game, part)
    if module is None:
        raise NoNumbers(game, part)
    return module


class Actions:
    """The numbered actions of one kind of table."""

    def __init__(self, setup: Setup) -> None:
        module = numbers_of(setup.game, "actions")
        self.named = module.named
        self.pairs: list[tuple[str, int]] = []  # verb and option by action
        self.numbers: dict[str, dict[int, int]] = {}  # action by verb and option
        for verb, options in module.actions(setup).items():
            first = len(self.pairs)
            self.numbers[verb] = {option: first + i for i, option in enumerate(options)}
            self.pairs += [(verb, option) for option in options]
        self.standing = self.numbers.pop(STANDING)
        self.verbs = tuple(self.numbers)
        self.verb_ids = {verb: i + 1 for i, verb in enumerate(self.verbs)}  # 0: nothing is asked
        self.size = len(self.pairs)

    def offered(self, game: Game, decision: Decision, standing: bool = True) -> list[int]:
        """The actions of what is offered, in the order of the options; then, if wanted, the standing ones."""
        options = self.named(game, decision, decision.options)
        verb = verb_of(decision.effect)
        try:
            numbers = self.numbers[verb]
            found = list(map(numbers.__getitem__, options))
            if standing and decision.extras:
                found += [self.standing[option] for option in decision.extras]
        except KeyError as missing:
            raise UnknownOption(f"{verb} offers {missing}, which has no number") from None
        return found

    def verb(self, decision: Decision) -> int:
        """The verb that asks, as an id."""
        return self.verb_ids[verb_of(decision.effect)]

    def mask(self, offered: list[int]) -> NDArray[np.int8]:
        """A 1 for each of these actions: they are few, and a loop over few is quicker than numpy's way."""
        mask = bytearray(self.size)
        for action in offered:
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def table(self) -> NDArray[np.int32]:
        """For each action the id of its verb (0: a standing option) and its option, where that fits a small number."""
        rows = [(self.verb_ids.get(verb, 0), option if abs(option) < 1 << 31 else -1) for verb, option in self.pairs]
        return np.array(rows, np.int32)


def verb_of(effect: Effect) -> str:
    """The verb as the games list it: its name, and its variant where it has several."""
    variant = effect.variant()
    return f"{type(effect).__name__}:{variant}" if variant else type(effect).__name__


def key_of(setup: Setup) -> Hashable:
    """What tells kinds of tables apart; None where a pack does, for packs are too large to compare."""
    if setup.pack is not None:
        return None
    return setup.game, setup.players, setup.version, tuple(sorted(setup.options.items()))


_made: dict[Hashable, Actions] = {}


def actions_of(setup: Setup) -> Actions:
    """The actions of a kind of table; made once, since they are many."""
    key = key_of(setup)
    found = _made.get(key) or Actions(setup)
    if key is not None:
        _made[key] = found
    return found
