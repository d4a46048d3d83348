"""Verbs as a pack writes them, { op = "blast", n = 2 }, and back: what may stand in them, the verbs say themselves."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import MISSING, Field, fields
from typing import Any

from wyrmhall.core.engine import Effect
from wyrmhall.core.words import kebab
from wyrmhall.packs.checks import entries, flag, number, place_of, table, word
from wyrmhall.packs.faults import Path, bad, shown

DEEPEST = 4
MOST_WORK = 60
"""Single steps that one text may become."""
LARGEST = 20
"""A number of a verb that says nothing else of itself is from 1 to this."""
MOST_STEPS = 20

Maker = Callable[..., Effect]


class Verbs:
    """The verbs that a card of one game may be made of.

    `makers` build what is not made from its fields: they are given the steps that it holds.
    """

    def __init__(
        self,
        verbs: Iterable[type[Effect]],
        makers: Mapping[type[Effect], Maker] | None = None,
    ) -> None:
        self.ops: dict[str, type[Effect]] = {op_of(verb): verb for verb in verbs}
        self.makers = dict(makers or {})

    # --- reading --------------------------------------------------------------------------------------------------

    def steps(
        self, given: object, path: Path, allowed: Collection[str] | None = None, depth: int = 0
    ) -> tuple[Effect, ...]:
        """A list of steps; `allowed` are the verbs that may stand here."""
        if not isinstance(given, list) or len(given) > MOST_STEPS:
            raise bad(path, "steps", place=place_of(path), most=MOST_STEPS, said=shown(given))
        found = tuple([self._step(step, (*path, i), allowed, depth) for i, step in enumerate(given)])
        if depth == 0:
            check_work(found, path)
        return found

    def step(self, given: object, path: Path, allowed: Collection[str] | None = None) -> Effect:
        found = self._step(given, path, allowed, 0)
        check_work((found,), path)
        return found

    def _step(
        self,
        given: object,
        path: Path,
        allowed: Collection[str] | None,
        depth: int,
        here: Collection[str] | None = None,
    ) -> Effect:
        """One step; `here` are the verbs that may stand in this very place, where they are others."""
        if depth > DEEPEST:
            raise bad(path, "steps-deep", place=place_of(path), most=DEEPEST)
        if not isinstance(given, dict) or not isinstance(given.get("op"), str):
            raise bad(path, "step", place=place_of(path), said=shown(given))
        op = given["op"]
        if op not in self.ops:
            known = sorted(here or allowed or self.ops)
            raise bad(path, "no-verb", place=place_of(path), op=shown(op), known=", ".join(known))
        may = here or allowed
        if may is not None and op not in may:
            raise bad(path, "verb-not-here", place=place_of(path), op=op, known=", ".join(sorted(may)))
        verb = self.ops[op]
        params = self._params(op, verb, given, path, allowed, depth)
        maker = self.makers.get(verb)
        try:
            made = verb(**params) if maker is None else maker(*_parts_in(params))
        except TypeError:  # another number of parts than it is made of
            raise bad(path, "parts", place=place_of(path), op=op) from None
        if fault := made.fault():
            raise bad(path, fault, place=place_of(path), op=op)
        return made

    def _params(
        self,
        op: str,
        verb: type[Effect],
        given: Mapping[str, object],
        path: Path,
        allowed: Collection[str] | None,
        depth: int,
    ) -> dict[str, object]:
        known = {field.name: field for field in params_of(verb)}
        for name in given:
            if name != "op" and name not in known:
                raise bad(
                    path, "no-parameter", place=place_of(path), op=op, name=shown(name), known=", ".join(known) or "-"
                )
        params: dict[str, object] = {}
        for name, field in known.items():
            if name in given:
                params[name] = self._value(given[name], (*path, name), field, allowed, depth)
            elif field.metadata.get("optional"):
                params[name] = None
            elif field.default is MISSING:
                raise bad(path, "needs-parameter", place=place_of(path), op=op, name=name)
        return params

    def _value(
        self, given: object, path: Path, field: Field[object], allowed: Collection[str] | None, depth: int
    ) -> object:
        said = field.metadata
        holds = said.get("holds", "")
        if holds == "step":
            return self._step(given, path, allowed, depth + 1)
        if holds == "steps":
            return self.steps(given, path, allowed, depth + 1)
        if holds == "counts":
            row = table(given, path, (), list(said["words"]))
            return tuple([number(row.get(name, 0), (*path, name), *said["numbers"]) for name in said["words"]])
        if holds:
            parts = list(enumerate(entries(given, path, 1, MOST_STEPS)))
            if holds == "choices":
                return tuple([self.steps(part, (*path, i), allowed, depth + 1) for i, part in parts])
            if holds == "numbers":
                return tuple([number(part, (*path, i), *said["numbers"]) for i, part in parts])
            values = [said["words"][word(part, (*path, i), list(said["words"]))] for i, part in parts]
            return tuple(values) if holds == "words" else sum(set(values))
        if said.get("verbs") and isinstance(given, dict):
            return self._step(given, path, allowed, depth + 1, [op_of(verb) for verb in said["verbs"]])
        if "words" in said:
            return said["words"][word(given, path, list(said["words"]))]
        if field.type in ("bool", bool):  # by name, or itself in a compiled class
            return flag(given, path)
        return number(given, path, *said.get("numbers", (1, LARGEST)))

    # --- telling --------------------------------------------------------------------------------------------------

    def described(self) -> list[str]:
        """Every verb with its parameters and what may stand in them, in the notation of the file."""
        return [
            f"{op}: " + ", ".join([f"{field.name} = {_told(field)}" for field in params_of(verb)])
            if params_of(verb)
            else op
            for op, verb in sorted(self.ops.items())
        ]

    # --- writing --------------------------------------------------------------------------------------------------

    def plain(self, step: Effect) -> dict[str, object]:
        """A step as a pack writes it, without what goes without saying."""
        said: dict[str, object] = {"op": op_of(type(step))}
        if said["op"] not in self.ops:
            raise TypeError(f"{step!r} cannot be typed in")
        for field in params_of(type(step)):
            value = getattr(step, field.name)
            unsaid = None if field.metadata.get("optional") else field.default
            if value != unsaid:
                said[field.name] = self._plain(value, field)
        return said

    def _plain(self, value: Any, field: Field[object]) -> Any:
        known = field.metadata.get("words", {})
        holds = field.metadata.get("holds", "")
        if isinstance(value, Effect):
            return self.plain(value)
        if holds == "counts":
            return {name: value[i] for name, i in known.items() if value[i]}
        if holds == "bits":
            return [name for name, bit in known.items() if value & bit]
        if isinstance(value, tuple):
            return [self._plain(part, field) for part in value]
        if known:
            return next(name for name, meant in known.items() if meant == value and type(meant) is type(value))
        return value


def _told(field: Field[object]) -> str:
    """What may stand in a field; in brackets: it may be left out."""
    said = field.metadata
    parts = [f'"{name}"' for name in said.get("words", ())]
    parts += [f'{{ op = "{op_of(verb)}" }}' for verb in said.get("verbs", ())]
    least, most = said.get("numbers", (1, LARGEST))
    if not parts:
        holds = {"step": "{ op }", "steps": "[{ op }]", "choices": "[[{ op }]]", "numbers": f"[{least}..{most}]"}
        is_flag = field.type in ("bool", bool)
        parts = [holds.get(said.get("holds", ""), "true | false" if is_flag else f"{least}..{most}")]
    told = " | ".join(parts)
    if said.get("holds") == "counts":
        told = "{ " + ", ".join([f"{name} = {least}..{most}" for name in said["words"]]) + " }"
    if said.get("holds") in ("words", "bits"):
        told = f"[{told}]"
    return told if field.default is MISSING and not said.get("optional") else f"({told})"


def _parts_in(params: Mapping[str, object]) -> tuple[object, ...]:
    parts = params["parts"]
    assert isinstance(parts, tuple)
    return parts


def op_of(verb: type[Effect]) -> str:
    return kebab(verb.__name__).replace("-", "_")


def params_of(verb: type[Effect]) -> list[Field[object]]:
    """The fields that somebody types."""
    return [field for field in fields(verb) if not field.metadata.get("untyped")]  # type: ignore[arg-type]


def check_work(steps: tuple[Effect, ...], path: Path) -> None:
    if sum([work_of(step) for step in steps]) > MOST_WORK:
        raise bad(path, "too-much-work", place=place_of(path), most=MOST_WORK)


def work_of(step: Effect) -> int:
    """How many single steps a step can become."""
    inner = 0
    for field in fields(step):  # type: ignore[arg-type]
        value = getattr(step, field.name)
        for part in value if isinstance(value, tuple) else (value,):
            parts = part if isinstance(part, tuple) else (part,)
            inner += sum([work_of(one) for one in parts if isinstance(one, Effect)])
    times = getattr(step, "n", 1) if hasattr(step, "n") else getattr(step, "times", 1)
    return int(max(1, times) * max(1, inner))
