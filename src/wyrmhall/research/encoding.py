"""What a seat sees as arrays: numbers between 0 and 1, ids of cards, and maps; or all of it as one vector.

A game says in its `encode.py` what it tells a seat, as whole numbers in fixed places, read from the state itself. Here
they are scaled by the largest number that is told apart, and larger ones count as that.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from wyrmhall.core.engine import Game
from wyrmhall.core.setup import Setup
from wyrmhall.research.actions import actions_of, key_of, numbers_of

Floats = NDArray[np.float32]
BITS: Floats = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1, bitorder="little").astype(np.float32)
"""Every byte as its eight bits, from the lowest: to look maps up byte by byte is quicker than to unpack them."""


class Encoding:
    """The layout of one kind of table."""

    def __init__(self, setup: Setup) -> None:
        module = numbers_of(setup.game, "encode")
        self.encode = module.encode
        self.encode_planes: Any = getattr(module, "encode_planes", None)
        self.verbs = actions_of(setup)
        self.columns: list[tuple[str, int, int, str]] = module.columns(setup)
        self.attributes, tables = _tables(module.cards(setup))
        self.places = _places(self.columns)
        self.cards = {name: tables[name] for name in self.places if name}
        self.limits = np.array([most for _, n, most, ids in self.columns for _ in range(n) if not ids], np.uint8)
        self.scale = (1 / self.limits).astype(np.float32)
        self.plane_names: tuple[str, ...] = ()
        self.rows = self.across = 0
        if self.encode_planes is not None:
            self.plane_names, self.rows, self.across = module.planes(setup)
        self.cells = self.rows * self.across
        self.bytes = -(-self.cells // 8)
        self._lay_out()

    def _lay_out(self) -> None:
        """Where each part stands in the vector: numbers, attributes of cards, maps, the verb that asks."""
        self.slices: dict[str, slice] = {}
        at = 0
        for name, places in self.places.items():
            width = self.cards[name].shape[1] if name else 1
            self.slices[name or "numbers"] = slice(at, at + len(places) * width)
            at += len(places) * width
        self.slices["planes"] = slice(at, at + len(self.plane_names) * self.cells)
        at = self.slices["planes"].stop
        self.slices["asked"] = slice(at, at + len(self.verbs.verbs))
        self.size = self.slices["asked"].stop
        self.plain, self.planes_at, self.verb_at = len(self.limits), self.slices["planes"].start, at
        self.one_hot = np.eye(len(self.verbs.verbs) + 1, dtype=np.float32)[:, 1:]  # by the verb that asks; 0: none
        self.order = np.concatenate(list(self.places.values()))  # the numbers first, as in the vector
        self.looked_up: list[tuple[int, int, int, int, int, Floats]] = []
        first = 0
        for name, table in self.cards.items():
            last, part = first + len(self.places[name]), self.slices[name]
            self.looked_up.append((first, last, part.start, part.stop, table.shape[1], table))
            first = last

    # --- spaces -------------------------------------------------------------------------------------------------

    def flat_space(self) -> spaces.Box:
        return spaces.Box(0, 1, (self.size,), np.float32)

    def dict_spaces(self) -> dict[str, spaces.Space[Any]]:
        parts: dict[str, spaces.Space[Any]] = {"numbers": spaces.Box(0, 1, self.limits.shape, np.float32)}
        for name, table in self.cards.items():
            parts[name] = spaces.Box(0, len(table) - 1, (len(self.places[name]),), np.int16)
        if self.plane_names:
            parts["planes"] = spaces.Box(0, 1, (len(self.plane_names), self.rows, self.across), np.float32)
        parts["asked"] = spaces.Box(0, len(self.verbs.verbs), (1,), np.int16)
        return parts

    # --- what a seat sees ---------------------------------------------------------------------------------------

    def raw(self, game: Game, seat: int) -> NDArray[np.uint8]:
        """The whole numbers as the game tells them."""
        return np.frombuffer(self._packed(game, seat), np.uint8)

    def _packed(self, game: Game, seat: int) -> bytes:
        """As bytes, since an array is made of them five times as quickly as of a list."""
        told = self.encode(game, seat)
        try:
            return bytes(told)
        except ValueError:  # what is larger than a byte is larger than all that is told apart
            return bytes([min(number, 255) for number in told])

    def asked(self, game: Game, seat: int) -> int:
        """The verb that asks this seat; 0: it is not asked. What others are asked is never told."""
        decision = game.owed(seat)
        return 0 if decision is None else self.verbs.verb(decision)

    def flat(self, game: Game, seat: int, out: Floats | None = None) -> Floats:
        """All of it as one vector: each id of a card is replaced by the attributes of the card."""
        if out is None:
            out = np.empty(self.size, np.float32)
        told = self.raw(game, seat).take(self.order)
        np.multiply(np.minimum(told[: self.plain], self.limits), self.scale, out[: self.plain])
        ids = told[self.plain :].astype(np.intp)  # once, or it is done again for each table
        for first, last, start, stop, width, table in self.looked_up:
            table.take(ids[first:last], 0, out[start:stop].reshape(-1, width), "clip")  # quick: no id is too large
        if self.plane_names:
            self._draw_maps(self._packed_maps(game, seat), out[self.planes_at : self.verb_at])
        out[self.verb_at :] = self.one_hot[self.asked(game, seat)]
        return out

    def flat_each(self, games: list[Game], seat: int, out: Floats) -> None:
        """The vectors of many games, a row for each: numpy is called as often as for one."""
        n = len(games)
        told = np.frombuffer(b"".join([self._packed(game, seat) for game in games]), np.uint8).reshape(n, -1)
        told = told.take(self.order, 1)
        np.multiply(np.minimum(told[:, : self.plain], self.limits), self.scale, out[:, : self.plain])
        ids = told[:, self.plain :]
        for first, last, start, stop, _, table in self.looked_up:
            out[:, start:stop] = table.take(ids[:, first:last], 0).reshape(n, -1)
        if self.plane_names:
            packed = b"".join([self._packed_maps(game, seat) for game in games])
            out[:, self.planes_at : self.verb_at] = self._maps(packed).reshape(n, -1)
        out[:, self.verb_at :] = self.one_hot[[self.asked(game, seat) for game in games]]

    def parts(self, game: Game, seat: int) -> dict[str, NDArray[Any]]:
        """The same in parts, with ids of cards, for networks that embed them."""
        raw = self.raw(game, seat)
        numbers = np.minimum(raw[self.places[""]], self.limits) * self.scale
        parts: dict[str, NDArray[Any]] = {"numbers": numbers}
        for name in self.cards:
            parts[name] = raw[self.places[name]].astype(np.int16)
        if self.plane_names:
            shape = len(self.plane_names), self.rows, self.across
            parts["planes"] = self._maps(self._packed_maps(game, seat)).reshape(shape)
        parts["asked"] = np.array([self.asked(game, seat)], np.int16)
        return parts

    def _packed_maps(self, game: Game, seat: int) -> bytes:
        """The maps as bytes, each from its first cell."""
        return b"".join([mask.to_bytes(self.bytes, "little") for mask in self.encode_planes(game, seat)])

    def _draw_maps(self, packed: bytes, out: Floats) -> None:
        """The maps of one table, straight into its vector where they fill whole bytes, as most do."""
        if self.cells % 8:
            out[:] = self._maps(packed)
        else:
            BITS.take(np.frombuffer(packed, np.uint8), 0, out.reshape(-1, 8), "clip")

    def _maps(self, packed: bytes) -> Floats:
        """Maps side by side, a number for each cell."""
        bits = BITS.take(np.frombuffer(packed, np.uint8), 0)
        return bits.reshape(-1, 8 * self.bytes)[:, : self.cells].ravel()


def _tables(said: dict[str, tuple[tuple[str, ...], list[tuple[int, ...]]]]) -> tuple[dict[str, Any], dict[str, Floats]]:
    """The names of the attributes, and the tables with every attribute scaled by its largest value."""
    names, tables = {}, {}
    for table, (attributes, rows) in said.items():
        names[table] = attributes
        values = np.array(rows, np.float32)
        tables[table] = values / np.maximum(values.max(axis=0), 1)
    return names, tables


def _places(columns: list[tuple[str, int, int, str]]) -> dict[str, NDArray[np.intp]]:
    """Where in the whole numbers the plain ones stand (under no name), and the ids of each table."""
    found: dict[str, list[int]] = {"": []}
    at = 0
    for _, n, _, ids in columns:
        found.setdefault(ids, []).extend(range(at, at + n))
        at += n
    return {name: np.array(places, np.intp) for name, places in found.items()}


_made: dict[Hashable, Encoding] = {}


def encoding_of(setup: Setup) -> Encoding:
    """The encoding of a kind of table, made once."""
    key = key_of(setup)
    found = _made.get(key) or Encoding(setup)
    if key is not None:
        _made[key] = found
    return found
