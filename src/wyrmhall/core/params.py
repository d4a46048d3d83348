"""What a verb's own fields say of the values that may stand in them: whoever types in a card is held to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

# Types alone would not do: in a compiled class only plain ones are left of them.
UNTYPED: Final[Mapping[str, object]] = {"untyped": True}
"""No parameter of a card: the verb sets it itself."""
STEP: Final[Mapping[str, object]] = {"holds": "step"}
OPTIONAL_STEP: Final[Mapping[str, object]] = {"holds": "step", "optional": True}
STEPS: Final[Mapping[str, object]] = {"holds": "steps"}
CHOICES: Final[Mapping[str, object]] = {"holds": "choices"}  # a list of lists of steps


def words(*known: str) -> Mapping[str, object]:
    """One of these words."""
    return {"words": {word: word for word in known}}


def meaning(known: Mapping[str, object], *steps: type) -> Mapping[str, object]:
    """A word that stands for a value; or one of these verbs."""
    return {"words": known, "verbs": steps}


def listed(known: Mapping[str, object]) -> Mapping[str, object]:
    """Several words, each standing for a value."""
    return {"words": known, "holds": "words"}


def bits(known: Mapping[str, int]) -> Mapping[str, object]:
    """Several words, whose values are added up."""
    return {"words": known, "holds": "bits"}


def counts(of: Sequence[str], most: int) -> Mapping[str, object]:
    """How many of each."""
    return {"words": {name: i for i, name in enumerate(of)}, "numbers": (0, most), "holds": "counts"}


def numbers(least: int, most: int) -> Mapping[str, object]:
    return {"numbers": (least, most)}


def some_numbers(least: int, most: int) -> Mapping[str, object]:
    """Several numbers."""
    return {"numbers": (least, most), "holds": "numbers"}
