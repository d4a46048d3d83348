"""The four games, found by name and imported when first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from wyrmhall.core.rules import BadSetup, Rules

NAMES = ("wyrmspan", "flamecraft", "seadragons", "worms")


def rules_of(name: str) -> Rules:
    """The rules of a game, or a sentence that lists the games."""
    if name not in NAMES:
        raise BadSetup(f"there is no game {name!r}; there are: {', '.join(NAMES)}")
    rules = import_module(f"wyrmhall.games.{name}").RULES
    assert isinstance(rules, Rules)
    return rules


def pack_module(rules: Rules) -> Any:
    """The game's `pack.py` (`new_pack`, `read_pack`), where it takes packs."""
    if rules.check_pack is None:
        raise BadSetup(f"{rules.name} takes no pack")
    return import_module(f"wyrmhall.games.{rules.name}.pack")
