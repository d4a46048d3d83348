"""Faces: what a component shows, as a struct of its own for each kind, in the game's `faces.py`."""

from __future__ import annotations

import msgspec

from wyrmhall.core.setup import Value


class Face(msgspec.Struct, frozen=True, tag_field="kind"):
    """What is printed on a component; the client draws it, and a list in the terminal says it."""

    def listed(self) -> dict[str, Value]:
        """What of it is said in words in a list of components: every field, each as a row of words."""
        return {name: in_a_row(value) for name, value in msgspec.structs.asdict(self).items()}


def in_a_row(value: object) -> str:
    """`("2", Price(1, "milk"))` as `2 1 milk`."""
    if isinstance(value, msgspec.Struct):
        value = msgspec.structs.astuple(value)
    return (" ".join(map(in_a_row, value)) or "-") if isinstance(value, tuple) else str(value)
