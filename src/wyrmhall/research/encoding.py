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
MAPS_KEPT = 256


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
        self.maps: dict[tuple[int, ...], Floats] = {}
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
        self.plain, self.verb_at = len(self.limits), at
        self.looked_up = [
            (self.slices[name].start, self.slices[name].stop, places, self.cards[name])
            for name, places in self.places.items()
            if name
        ]

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
        """The whole numbers as the game tells them: bytes, since an array is made of them five times as quickly."""
        told = self.encode(game, seat)
        try:
            packed = bytes(told)
        except ValueError:  # what is larger than a byte is larger than all that is told apart
            packed = bytes([min(number, 255) for number in told])
        return np.frombuffer(packed, np.uint8)

    def asked(self, game: Game, seat: int) -> int:
        """The verb that asks this seat; 0: it is not asked. What others are asked is never told."""
        decision = game.owed(seat)
        return 0 if decision is None else self.verbs.verb(decision)

    def flat(self, game: Game, seat: int, out: Floats | None = None) -> Floats:
        """All of it as one vector: each id of a card is replaced by the attributes of the card."""
        if out is None:
            out = np.empty(self.size, np.float32)
        raw = self.raw(game, seat)
        self._scaled(raw, out[: self.plain])
        for first, last, places, table in self.looked_up:
            table.take(raw[places], 0, out[first:last].reshape(-1, table.shape[1]), "clip")  # quick: no id is too large
        if self.plane_names:
            out[self.slices["planes"]] = self._maps(game, seat)
        out[self.verb_at :] = 0
        asked = self.asked(game, seat)
        if asked:
            out[self.verb_at + asked - 1] = 1
        return out

    def parts(self, game: Game, seat: int) -> dict[str, NDArray[Any]]:
        """The same in parts, with ids of cards, for networks that embed them."""
        raw = self.raw(game, seat)
        parts: dict[str, NDArray[Any]] = {"numbers": self._scaled(raw, np.empty(len(self.limits), np.float32))}
        for name in self.cards:
            parts[name] = raw[self.places[name]].astype(np.int16)
        if self.plane_names:
            shape = len(self.plane_names), self.rows, self.across
            parts["planes"] = self._maps(game, seat).reshape(shape).copy()
        parts["asked"] = np.array([self.asked(game, seat)], np.int16)
        return parts

    def _scaled(self, raw: NDArray[np.uint8], out: Floats) -> Floats:
        np.multiply(np.minimum(raw[self.places[""]], self.limits), self.scale, out=out)
        return out

    def _maps(self, game: Game, seat: int) -> Floats:
        """The maps side by side. They change seldom, so the last ones are kept."""
        masks = tuple(self.encode_planes(game, seat))
        found = self.maps.get(masks)
        if found is None:
            packed = b"".join([mask.to_bytes(self.bytes, "little") for mask in masks])
            bits = np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little")
            found = bits.reshape(len(masks), -1)[:, : self.cells].astype(np.float32).ravel()
            if len(self.maps) >= MAPS_KEPT:
                self.maps.clear()
            self.maps[masks] = found
        return found


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
