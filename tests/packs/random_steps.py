"""Steps that a stranger might type: random, but such as the verbs allow."""

from collections.abc import Callable, Collection
from dataclasses import Field
from random import Random
from typing import Any

from wyrmhall.packs.faults import BadPack
from wyrmhall.packs.verbs import LARGEST, Verbs, op_of, params_of


def random_step(
    typed: Verbs, pick: Random, allowed: Collection[str], read: Callable[[dict[str, Any]], object], tries: int = 2000
) -> dict[str, Any]:
    """A step as a pack writes it that `read` takes; verbs are picked evenly, and so are their parameters."""
    for _ in range(tries):
        given = _step(typed, pick, allowed, pick.choice((0, 1, 1, 2)))
        try:
            read(given)
        except BadPack:
            continue
        return given
    raise AssertionError(f"no step of {allowed} can be typed")


def _step(
    typed: Verbs, pick: Random, allowed: Collection[str], depth: int, here: Collection[str] | None = None
) -> dict[str, Any]:
    ops = sorted(here or allowed)
    if not depth:
        ops = [op for op in ops if not any(holds_steps(field) for field in params_of(typed.ops[op]))] or ops
    op = pick.choice(ops)
    given: dict[str, Any] = {"op": op}
    for field in params_of(typed.ops[op]):
        needed = field.default is not field.default_factory and "optional" not in field.metadata
        if (needed and repr(field.default).startswith("<dataclasses")) or pick.random() < 0.5:
            given[field.name] = _value(typed, pick, allowed, field, depth)
    return given


def holds_steps(field: Field[object]) -> bool:
    return field.metadata.get("holds") in ("step", "steps", "choices")


def _value(typed: Verbs, pick: Random, allowed: Collection[str], field: Field[object], depth: int) -> object:
    said = field.metadata
    holds = said.get("holds", "")
    if holds == "step":
        return _step(typed, pick, allowed, max(0, depth - 1))
    if holds == "steps":
        return [_step(typed, pick, allowed, max(0, depth - 1)) for _ in range(pick.choice((1, 2, 2, 3)))]
    if holds == "choices":
        return [[_step(typed, pick, allowed, max(0, depth - 1))] for _ in range(2)]
    if said.get("verbs") and (not said["words"] or pick.random() < 0.5):
        return _step(typed, pick, allowed, depth, [op_of(verb) for verb in said["verbs"]])
    if holds == "counts":
        return {name: pick.choice((1, 2)) for name in pick.sample(sorted(said["words"]), 2)}
    if holds in ("words", "bits"):
        return pick.sample(sorted(said["words"]), pick.choice((1, 1, 2)))
    if "words" in said:
        return pick.choice(sorted(said["words"]))
    if field.type in ("bool", bool):
        return pick.random() < 0.5
    least, most = said.get("numbers", (1, LARGEST))
    number = pick.choice((least, min(most, least + 1), min(most, 2), min(most, 3)))
    return [number] if holds == "numbers" else number
