"""Verbs as a pack writes them: { op = "blast", n = 2 } and back, with every parameter checked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any

from wyrmhall.core.engine import Effect
from wyrmhall.core.words import kebab
from wyrmhall.games.worms.box import AIMING, COLLECTING, FLIPPED, HARM, PLANNING, SUPERSHOT, WATER, WEATHER
from wyrmhall.games.worms.effects import VERBS
from wyrmhall.games.worms.selecting import PLACES, SELECTS
from wyrmhall.games.worms.things import KINDS

SIZES = {"name": 60, "number": 1000, "copies": 20, "line": 8, "faces": 24, "tile": 6, "map": 20, "depth": 4, "work": 60}
"""Limits for what somebody types in: long enough for any box, short enough to be harmless."""
_NUMBER = range(21)


class BadPack(ValueError):
    """A pack that cannot be played with; the message names the place and says what is wrong."""

    def __init__(self, what: str, section: str = "", row: int = -1) -> None:
        self.section = section
        self.row = row
        super().__init__(what)

    def with_line(self, text: str) -> BadPack:
        """The same with the line of the section's heading, as far as it can be found."""
        head = rf"^\s*\[\[\s*{self.section}\s*\]\]" if self.row >= 0 else rf"^\s*\[+\s*{self.section}\s*\]"
        found = list(re.finditer(head, text, re.MULTILINE)) if self.section else []
        at = max(self.row, 0)
        if at >= len(found):
            return self
        start = found[at].start() + len(found[at].group()) - len(found[at].group().lstrip())
        line = text.count("\n", 0, start) + 1
        return BadPack(f"line {line}: {self}", self.section, self.row)


def op_of(verb: type[Effect]) -> str:
    return kebab(verb.__name__).replace("-", "_")


OPS: dict[str, type[Effect]] = {op_of(verb): verb for verb in VERBS}
_HELP = frozenset({"prevent", "redirect", "modify_dice", "turn_flipper", "peek_take", "switch_active"})
NEVER = frozenset(OPS) - _HELP
"""The verbs of weapons, drops and sudden death: all but those that answer an event."""
_ANYTIME = frozenset({"set_wind", "change_wind", "draw"})
SUPPORTING: dict[str, frozenset[str]] = {
    WATER: _ANYTIME | {"redirect"},
    HARM: _ANYTIME | {"prevent"},
    AIMING: _ANYTIME | {"modify_dice", "scatter_target"},
    WEATHER: _ANYTIME,
    FLIPPED: _ANYTIME | {"turn_flipper"},
    COLLECTING: _ANYTIME | {"peek_take"},
    SUPERSHOT: _ANYTIME | {"scatter_target"},
    PLANNING: _ANYTIME | {"switch_active"},
}
"""The verbs of a support card, by its moment."""

_WORDS: dict[tuple[str, str], tuple[str, ...]] = {
    ("target", "mode"): ("own", "direct", "within", "any", "airstrike"),
    ("target", "contains"): ("worm",),
    ("steer_target", "how"): ("any", "straight", "straight_land_only"),
    ("shove", "dir"): ("chosen", "away", "wind"),
    ("move_self", "to"): ("target",),
    ("place", "thing"): KINDS[1:6],
    ("place", "at"): ("target", "each_target", "own", "this_hex", "least_filled"),
    ("destroy", "select"): ("one_crater", "one_mine_or_fire"),
    ("destroy", "at"): ("target",),
    ("token", "token"): KINDS[6:],
    ("token", "facing"): ("chosen",),
    ("token", "side"): ("chosen",),
    ("for_each_worm", "which"): ("all", "own", "in_target_and_adjacent"),
    ("redirect", "to"): ("land_next_to_that_water",),
    ("peek_take", "rest"): ("bottom",),
}
_LISTS = {
    ("flip", "danger"),
    ("flip", "safe"),
    ("repeat", "steps"),
    ("roll_hexes", "steps"),
    ("for_each_worm", "steps"),
}


def read_steps(value: Any, allowed: frozenset[str] | None, depth: int = 0) -> tuple[Effect, ...]:
    """A list of steps; `allowed` are the verbs that may stand here."""
    if not isinstance(value, list):
        raise BadPack(f"steps must be a list, not {str(value)[:40]!r}")
    if depth > SIZES["depth"]:
        raise BadPack(f"steps may be nested at most {SIZES['depth']} deep")
    steps = tuple([_step(step, allowed, depth) for step in value])
    if depth == 0 and sum(map(work_of, steps)) > SIZES["work"]:
        raise BadPack(f"this text is longer than {SIZES['work']} single steps")
    return steps


def work_of(step: Effect) -> int:
    """How many single steps a step can become."""
    inner = 0
    for field in fields(step):  # type: ignore[arg-type]
        value = getattr(step, field.name)
        if isinstance(value, tuple):
            for part in value:
                parts = part if isinstance(part, tuple) else (part,)
                inner += sum(work_of(one) for one in parts if isinstance(one, Effect))
    times = getattr(step, "n", 1) if hasattr(step, "n") else getattr(step, "times", 1)
    return int(max(1, times) * max(1, inner))


def _step(value: Any, allowed: frozenset[str] | None, depth: int) -> Effect:
    if not isinstance(value, dict) or not isinstance(value.get("op"), str):
        raise BadPack(f'a step is written {{ op = "verb", … }}, not {str(value)[:40]!r}')
    op = value["op"]
    if op not in OPS:
        raise BadPack(f"there is no verb {op[:40]!r}; there are: {', '.join(sorted(OPS))}")
    if allowed is not None and op not in allowed:
        raise BadPack(f"the verb {op} cannot stand here")
    verb = OPS[op]
    known = {field.name: field for field in fields(verb)}  # type: ignore[arg-type]
    if op == "heal":
        known.pop("at")
    for name in value:
        if name != "op" and name not in known:
            raise BadPack(f"{op} has no parameter {name!r}; it has: {', '.join(known) or 'none'}")
    params: dict[str, Any] = {}
    for name, field in known.items():
        if name in value:
            params[name] = _param(op, name, value[name], field.type, allowed, depth)
        elif field.default is MISSING:
            raise BadPack(f"{op} needs the parameter {name!r}")
    if op == "target" and params["mode"] == "within" and "max" not in params:
        raise BadPack("target with mode within needs the parameter 'max'")
    if op == "steer_target" and params.get("min", 1) > params["hexes"]:
        raise BadPack("steer_target cannot go at least farther than at most")
    return verb(**params)


def _param(op: str, name: str, value: Any, kind: Any, allowed: frozenset[str] | None, depth: int) -> Any:
    if (op, name) in _LISTS:
        return read_steps(value, allowed, depth + 1)
    if name == "options":
        if not isinstance(value, list) or not value:
            raise BadPack("choose needs a list of lists of steps")
        return tuple([read_steps(part, allowed, depth + 1) for part in value])
    if name == "choice":
        if not isinstance(value, list) or not value or not all(type(n) is int and abs(n) <= 5 for n in value):
            raise BadPack("modify_dice needs a choice such as [2, -2]")
        return tuple(value)
    if kind in ("bool", bool):  # by name, or itself in a compiled class
        if type(value) is not bool:
            raise BadPack(f"{op}: {name} must be true or false, not {value!r}")
        return value
    if kind in ("int", int):
        least = 0 if name in ("min", "max") else 1
        if type(value) is not int or value not in _NUMBER or value < least:
            raise BadPack(f"{op}: {name} must be a whole number from {least} to {_NUMBER[-1]}, not {value!r}")
        return value
    words = _WORDS.get((op, name)) or (SELECTS if name == "select" else PLACES)
    if value not in words:
        raise BadPack(f"{op}: {name} must be one of {', '.join(words)}, not {str(value)[:40]!r}")
    return value


def plain(step: Effect) -> dict[str, Any]:
    """A step as a pack writes it, without what goes without saying."""
    said: dict[str, Any] = {"op": op_of(type(step))}
    for field in fields(step):  # type: ignore[arg-type]
        value = getattr(step, field.name)
        if field.default is MISSING or value != field.default:
            said[field.name] = _plain(value)
    return said


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return plain(value) if isinstance(value, Effect) else value


class Params:
    """A table of the first game, read with care."""

    def __init__(self, where: str, values: Mapping[str, Any]) -> None:
        self.where = where
        self.values = values

    def cell(self, name: str) -> tuple[int, int]:
        value = self.values.get(name, ())
        if not _is_cell(value):
            raise BadPack(f"{self.where}: {name} must be a hex such as [1, 0]", self.where)
        return value[0], value[1]

    def cells(self, name: str) -> tuple[tuple[int, int], ...]:
        value = self.values.get(name)
        if not isinstance(value, list) or not value or not all(map(_is_cell, value)):
            raise BadPack(f"{self.where}: {name} must be a list of hexes", self.where)
        return tuple([(cell[0], cell[1]) for cell in value])

    def tables(self, name: str, known: tuple[str, ...], most: int) -> list[Params]:
        value = self.values.get(name)
        if not isinstance(value, list) or len(value) > most or not all(isinstance(part, dict) for part in value):
            raise BadPack(f"{self.where}: {name} must be a list of at most {most} tables", self.where)
        for part in value:
            if not set(part) <= set(known):
                raise BadPack(f"{self.where}: {name} have only {', '.join(known)}", self.where)
        return [Params(self.where, part) for part in value]


def _is_cell(cell: Any) -> bool:
    return isinstance(cell, list) and len(cell) == 2 and all(type(x) is int and abs(x) <= SIZES["map"] for x in cell)
