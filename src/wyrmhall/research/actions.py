"""Options of a decision as actions of a fixed space, and what is known of each option.

What an option means is told by the verb that asks: option 17 of `PlaceDragon` is a place, option 17 of `TakeCard` a
card. So an action is the pair (verb, option), put into one of two spaces:

* `hashed`: action = CRC-32 of `"Verb:option"` modulo the size of the space. The same pair has the same number in every
  position, every game and every version, so a policy can learn it. Two options offered together that fall on the same
  number are moved on to the next free ones, in the order in which they are offered.
* `index`: action i is the i-th option offered. The number means nothing by itself: choose by the features.

Each offered option has four features, the same in both spaces: a number for the verb, the option itself, whether it
declines, and a number for what it points at on the table. The first and last are CRC-32 sums scaled to between 0 and 1.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from wyrmhall.core.engine import SKIP, Decision

SIZE = 1024
"""Actions of a space; more than any decision of our games offers."""
FEATURES = 4


class TooManyOptions(ValueError):
    """A decision offers more options than the space has actions."""


class Actions:
    """A space of actions. `standing` adds the standing options to those of the decision."""

    def __init__(self, space: str = "hashed", size: int = SIZE, standing: bool = False) -> None:
        if space not in ("hashed", "index"):
            raise ValueError(f"a space of actions is hashed or index, not {space!r}")
        self.space = space
        self.size = size
        self.standing = standing

    def offered(self, decision: Decision) -> dict[int, int]:
        """The options by their actions."""
        options = decision.offered if self.standing else decision.options
        if len(options) > self.size:
            raise TooManyOptions(f"{len(options)} options are offered, and the space has {self.size} actions")
        if self.space == "index":
            return dict(enumerate(options))
        verb = type(decision.effect).__name__
        found: dict[int, int] = {}
        for option in options:
            action = crc32(f"{verb}:{option}".encode()) % self.size
            while action in found:
                action = (action + 1) % self.size
            found[action] = option
        return found

    def mask(self, offered: dict[int, int]) -> NDArray[np.int8]:
        mask = np.zeros(self.size, np.int8)
        mask[list(offered)] = 1
        return mask

    def features(self, game: Any, decision: Decision, offered: dict[int, int]) -> NDArray[np.float32]:
        """A row for each action; zeros for those not offered."""
        rows = np.zeros((self.size, FEATURES), np.float32)
        effect, at = decision.effect, decision.at
        verb = crc32(type(effect).__name__.encode()) / (1 << 32)
        for action, option in offered.items():
            standing = option in decision.extras
            target = "" if standing else effect.target(game, at, option)
            rows[action] = verb, option, option == SKIP, crc32(target.encode()) / (1 << 32)
        return rows
