"""What is settled before a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Value = bool | int | str


Pack = Mapping[str, Any]
"""Components typed in by an owner of the box: what a TOML file holds, whose shape each game checks for itself."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The checked wishes of a table; with the seed and the answers they give the whole game again."""

    game: str
    players: int
    options: Mapping[str, Value]
    pack: Pack | None = None  # components typed in by an owner of the box, validated
    profile: Mapping[str, Value] = field(default_factory=dict)  # what earlier games of this player unlocked
    version: int = 1  # of the rules it is played by: those of the day it began

    def __getitem__(self, option: str) -> Value:
        return self.options[option]
