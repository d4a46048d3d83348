"""The games, found by name and imported when first asked for: the four of the house, and those of other packages.

A package brings a game by an entry point of the group `wyrmhall.games` (docs/plugins.md).
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from wyrmhall.core import save, text
from wyrmhall.core.rules import BadSetup, Rules, Value

NAMES = ("wyrmspan", "flamecraft", "seadragons", "worms")
"""The games of the house. `names()` knows those of other packages, too."""
GROUP = "wyrmhall.games"
log = logging.getLogger(__name__)


def names() -> tuple[str, ...]:
    """All games that can be played here; a package whose game cannot be loaded is told of once, and left out."""
    return (*NAMES, *_playable())


def rules_of(name: str) -> Rules:
    """The rules of a game, or a sentence that lists the games."""
    if name in NAMES:
        rules = import_module(f"wyrmhall.games.{name}").RULES
        assert isinstance(rules, Rules)
        return rules
    if name not in guests():
        raise BadSetup("no-game", said=repr(name), known=", ".join(names()))
    return _guest_rules(name)


def options_from(said: Iterable[str]) -> dict[str, Value]:
    """Options as people type them, NAME=VALUE; the set-up checks them."""
    options: dict[str, Value] = {}
    for one in said:
        name, equals, value = one.partition("=")
        if not equals:
            raise BadSetup("option-form", said=repr(one))
        options[name] = value
    return options


def pack_module(rules: Rules) -> Any:
    """The game's `pack.py` (`new_pack`, `read_pack`), where it takes packs."""
    module = part_of(rules.name, "pack") if rules.check_pack is not None else None
    if module is None:
        raise BadSetup("no-pack")
    return module


def part_of(name: str, part: str) -> ModuleType | None:
    """A module of a game's package that a game may have or not (`values`, `picture`, `pack`)."""
    package = _package_of(name)
    if not package or find_spec(f"{package}.{part}") is None:
        return None
    return import_module(f"{package}.{part}")


@cache  # asked with every view
def home_of(name: str) -> Path | None:
    """The folder of a game that came with another package, where its words, rules and board are; else none."""
    guest = guests().get(name) if name not in NAMES else None
    spec = find_spec(guest.module) if guest is not None else None
    places = (spec.submodule_search_locations or []) if spec is not None else []
    return Path(next(iter(places))) if places else None


@cache
def guests() -> dict[str, EntryPoint]:
    """The games that other packages bring, by name. Names of the house are taken."""
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        if point.name in NAMES or point.name in found:
            log.warning("%s brings a second game %r: it is left out", point.value, point.name)
        elif not point.name.isidentifier() or not point.name.islower():
            log.warning("%s brings a game %r: a name is of small letters, digits and _", point.value, point.name)
        else:
            found[point.name] = point
    return found


@cache
def _playable() -> tuple[str, ...]:
    good = []
    for name in guests():
        try:
            _guest_rules(name)
            good.append(name)
        except BadSetup as error:
            log.warning("%s", error)
    return tuple(good)


@cache
def _guest_rules(name: str) -> Rules:
    point = guests()[name]
    home = home_of(name)
    try:
        rules = import_module(point.module).RULES
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BadSetup("guest-broken", game=name, package=point.value, why=why) from error
    if not isinstance(rules, Rules) or rules.name != name or home is None:
        raise BadSetup("guest-rules", game=name, package=point.value)
    text.HOMES[name] = home / "locale"
    save.PACKAGES[name] = point.module
    return rules


def _package_of(name: str) -> str:
    if name in NAMES:
        return f"wyrmhall.games.{name}"
    return guests()[name].module if name in guests() else ""
