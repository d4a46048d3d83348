"""What is to be said, before any language: the name of a message and what it speaks of."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from wyrmhall.core.engine import Effect

Says: TypeAlias = "Msg | Effect"

LANGUAGES = ("en", "uk", "ru")


class Msg:
    """A message of the locale files with its arguments: numbers, plain names, or further things to be said."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, **args: object) -> None:
        self.id = id
        self.args = args

    def __repr__(self) -> str:
        return f"Msg({self.id!r}" + "".join(f", {k}={v!r}" for k, v in self.args.items()) + ")"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Msg) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)


class Seat:
    """A player named inside an event, a question or an option; the reader sees that player's name."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and self.n == other.n

    def __hash__(self) -> int:
        return self.n


@dataclass(frozen=True, slots=True)
class Subject:
    """What a question is about: a thing on the table, and its name where the question does not say it."""

    target: str
    name: Says | None = None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a thing that a player may look at is not among the options: what is missing, and by which clause."""

    target: str
    reason: Says
    clause: str


@dataclass(frozen=True, slots=True)
class Omen:
    """What a player weighs beforehand: a sign, the thing on the table that it stands at, and words where it has any."""

    sign: str
    target: str
    words: Msg | None = None


@cache  # asked for with every prompt and label
def kebab(name: str) -> str:
    """`LayEgg` and `LAY_EGG` as the message name `lay-egg`."""
    if name.isupper():
        return name.lower().replace("_", "-")
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()
