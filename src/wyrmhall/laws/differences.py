"""A broken law, and where two things that should be equal first differ."""

from __future__ import annotations

from dataclasses import fields, is_dataclass


class Broken(AssertionError):
    """A law does not hold."""

    def __init__(self, law: str, why: str) -> None:
        self.law = law
        super().__init__(f"{law}: {why}")


def first_difference(a: object, b: object, path: str = "game") -> str:
    if type(a) is not type(b):
        return f"{path}: {a!r} and {b!r}"
    if is_dataclass(a):
        for f in fields(a):
            if f.compare and getattr(a, f.name) != getattr(b, f.name):
                return first_difference(getattr(a, f.name), getattr(b, f.name), f"{path}.{f.name}")
    if isinstance(a, list | tuple) and isinstance(b, list | tuple) and len(a) == len(b):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            if x != y:
                return first_difference(x, y, f"{path}[{i}]")
    return f"{path}: {a!r} and {b!r}"


def first_byte(a: bytes, b: bytes) -> str:
    i = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    start = max(0, i - 60)
    return f"{a[start : i + 60]!r} and {b[start : i + 60]!r}"
