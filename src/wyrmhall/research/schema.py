"""A seat's view as a vector of fixed length: one column for each number that the view's structs can hold.

The columns follow from the types of the view, field by field. Where a type leaves a length open, the capacities in
`capacities.json` close it: how many items of a list have columns, and which keys of a dictionary. They were measured in
random games (`python -m wyrmhall.research.schema GAME` measures anew) and are part of the encoding: what goes beyond
them is cut off, and the column with the true length tells so.
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from msgspec import inspect
from numpy.typing import NDArray

from wyrmhall.core.rules import Rules, Setup
from wyrmhall.games import rules_of

CAPACITIES = Path(__file__).parent / "capacities.json"
Capacity = int | list[str]
Vector = NDArray[np.float32]


class Column:
    """One place of the view: how many numbers it takes, and how a value is written there."""

    def __init__(self, path: str, meaning: str) -> None:
        self.path = path
        self.meaning = meaning
        self.size = 1

    def write(self, value: Any, out: Vector, at: int) -> None:
        raise TypeError(f"{type(self).__name__} cannot be written")

    def leaves(self) -> Iterator[Column]:
        yield self


class Number(Column):
    """A number as it is; true is 1."""

    def write(self, value: Any, out: Vector, at: int) -> None:
        out[at] = value


class Text(Column):
    """A name: the CRC-32 of its bytes, scaled to between 0 and 1; 0 for none."""

    def write(self, value: Any, out: Vector, at: int) -> None:
        out[at] = text_number(value if isinstance(value, str) else json.dumps(value, sort_keys=True))


class Group(Column):
    """Several columns side by side."""

    def __init__(self, path: str, meaning: str, parts: list[tuple[str | int, Column]]) -> None:
        super().__init__(path, meaning)
        self.parts = parts
        self.size = sum(part.size for _, part in parts)

    def leaves(self) -> Iterator[Column]:
        for _, part in self.parts:
            yield from part.leaves()


class Record(Group):
    """The fields of a struct."""

    def write(self, value: Any, out: Vector, at: int) -> None:
        for name, part in self.parts:
            part.write(getattr(value, str(name)), out, at)
            at += part.size


class Keyed(Group):
    """The known keys of a dictionary; 0 where a key is missing."""

    def write(self, value: Any, out: Vector, at: int) -> None:
        by_name = {str(key): item for key, item in value.items()}
        for name, part in self.parts:
            if name in by_name:
                part.write(by_name[str(name)], out, at)
            at += part.size


class Listed(Group):
    """The true length, then the first items; zeros where there are none."""

    def write(self, value: Any, out: Vector, at: int) -> None:
        for (_, part), item in zip(self.parts, [len(value), *value], strict=False):
            part.write(item, out, at)
            at += part.size


class Row(Group):
    """The items of a tuple, of which there are always as many."""

    def write(self, value: Any, out: Vector, at: int) -> None:
        for (_, part), item in zip(self.parts, value, strict=True):
            part.write(item, out, at)
            at += part.size


class Perhaps(Group):
    """1 and the value, or zeros where there is none."""

    def write(self, value: Any, out: Vector, at: int) -> None:
        if value is not None:
            out[at] = 1
            self.parts[1][1].write(value, out, at + 1)


class Either(Group):
    """One of several structs: for each, 1 and its fields if it is that one."""

    def write(self, value: Any, out: Vector, at: int) -> None:
        for name, part in self.parts:
            if type(value).__name__ == name:
                out[at] = 1
                part.write(value, out, at + 1)
            at += part.size


class Schema:
    """The encoding of one game's view."""

    def __init__(self, rules: Rules, capacities: dict[str, Capacity] | None = None) -> None:
        self.rules = rules
        self.capacities = capacities_of(rules.name) if capacities is None else capacities
        first = rules.new(rules.setup(rules.seats[0]), 0)
        self.root = self.column(inspect.type_info(type(rules.view(first, 0))), "")
        self.size = self.root.size

    def encode(self, view: Any) -> Vector:
        """The view of a seat as numbers."""
        out = np.zeros(self.size, np.float32)
        self.root.write(view, out, 0)
        return out

    def columns(self) -> Iterator[tuple[int, str, str]]:
        """Every column: its number, where in the view it is, and what it means."""
        for i, leaf in enumerate(self.root.leaves()):
            yield i, leaf.path, leaf.meaning

    def column(self, kind: Any, path: str) -> Column:
        if isinstance(kind, inspect.IntType | inspect.FloatType | inspect.BoolType):
            return Number(path, "number")
        if isinstance(kind, inspect.StructType):
            fields: list[tuple[str | int, Column]] = [
                (f.name, self.column(f.type, f"{path}.{f.name}".lstrip("."))) for f in kind.fields
            ]
            return Record(path, kind.cls.__name__, fields)
        if isinstance(kind, inspect.UnionType):
            return self.union(kind, path)
        if isinstance(kind, inspect.ListType | inspect.VarTupleType | inspect.SetType | inspect.FrozenSetType):
            many = self.capacities.get(pattern(path), 0)
            items = [self.column(kind.item_type, f"{path}[{i}]") for i in range(many if isinstance(many, int) else 0)]
            return Listed(path, "list", [("length", Number(f"{path}.length", "length")), *enumerate(items)])
        if isinstance(kind, inspect.TupleType):
            parts = [self.column(part, f"{path}[{i}]") for i, part in enumerate(kind.item_types)]
            return Row(path, "tuple", list(enumerate(parts)))
        if isinstance(kind, inspect.DictType):
            keys = self.capacities.get(pattern(path), [])
            named = keys if isinstance(keys, list) else []
            return Keyed(path, "keys", [(key, self.column(kind.value_type, f"{path}.{key}")) for key in named])
        return Text(path, "text")

    def union(self, kind: inspect.UnionType, path: str) -> Column:
        present: list[Any] = [part for part in kind.types if not isinstance(part, inspect.NoneType)]
        if len(present) == 1:
            there = [("there", Number(f"{path}.there", "1 if there")), ("value", self.column(present[0], path))]
            return Perhaps(path, "or none", list(there))
        if all(isinstance(part, inspect.StructType) for part in present):
            shapes: list[tuple[str | int, Column]] = []
            for part in present:
                is_it: list[tuple[str | int, Column]] = [("is", Number(f"{path}.is_{part.cls.__name__}", "1 if so"))]
                own = self.column(part, path)
                shapes.append((part.cls.__name__, _Tagged(path, "", [*is_it, ("value", own)])))
            return Either(path, "one of", shapes)
        return Text(path, "text")


class _Tagged(Group):
    """The fields of one shape of an `Either`, which itself has written the 1 before them."""

    def write(self, value: Any, out: Vector, at: int) -> None:
        self.parts[1][1].write(value, out, at)


def pattern(path: str) -> str:
    """A path with the numbers left out: all items of a list have the same columns."""
    return re.sub(r"\[\d+\]", "[]", path)


def text_number(text: str) -> float:
    return crc32(text.encode()) / (1 << 32) if text else 0.0


@cache
def schema_of(game: str) -> Schema:
    return Schema(rules_of(game))


def capacities_of(game: str) -> dict[str, Capacity]:
    """The measured capacities of a game."""
    known: dict[str, dict[str, Capacity]] = json.loads(CAPACITIES.read_text("utf-8"))
    return known.get(game, {})


def measure(rules: Rules, games: int = 2, seed: int = 0, setups: Iterable[Setup] | None = None) -> dict[str, Capacity]:
    """The longest lists and all keys in views of random games, over all kinds of table unless some are said."""
    found: dict[str, Capacity] = {}
    for n, setup in enumerate(rules.tables(seed) if setups is None else setups):
        for i in range(games):
            pick = random.Random(seed + i)
            game = rules.new(setup, seed + 1000 * n + i)
            while game.pending:
                if pick.random() < 0.15:
                    _measure(rules.view(game, game.decision.seat), "", found)
                options = game.decision.options
                game.step(options[int(pick.random() * len(options))], game.decision.seat)
            _measure(rules.view(game, 0), "", found)
    return dict(sorted(found.items()))


def _measure(value: Any, path: str, found: dict[str, Capacity]) -> None:
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            _measure(getattr(value, name), f"{path}.{name}".lstrip("."), found)
    elif isinstance(value, dict):
        keys = found.get(path, [])
        assert isinstance(keys, list)
        found[path] = sorted({*keys, *map(str, value)})
        for key, part in value.items():
            _measure(part, f"{path}.{key}", found)
    elif isinstance(value, list | tuple | set | frozenset):
        many = found.get(path, 0)
        assert isinstance(many, int)
        found[path] = max(many, len(value))
        for part in value:
            _measure(part, f"{path}[]", found)


def main() -> None:
    """Measure the capacities of the games that are named, and print how the encoding came out."""
    known = json.loads(CAPACITIES.read_text("utf-8"))
    for game in sys.argv[1:]:
        rules = rules_of(game)
        known[game] = measure(rules)
        print(f"{game}: {Schema(rules, known[game]).size} columns")
    CAPACITIES.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
