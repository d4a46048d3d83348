"""A state as JSON and back, at any decision."""

from __future__ import annotations

import sys
from dataclasses import Field, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any

from wyrmhall.core.engine import At, Decision, Game
from wyrmhall.core.events import Event
from wyrmhall.core.rng import Luck, luck_from
from wyrmhall.core.rules import Rules

Saved = dict[str, object]
"""A state as JSON values."""
PACKAGES: dict[str, str] = {}  # where the classes of games of other packages are


def dump(game: Game) -> Saved:
    """The whole state as JSON values. Fields with the metadata `saved: False` are left to `restored`."""
    return dict(_plain(game))


def load(rules: Rules, saved: Saved) -> Game:
    """The state that `dump` wrote for a game by these rules."""
    game: Game = _thing(saved, _classes(rules.name))
    rules.restored(game)
    return game


def _plain(x: Any) -> Any:
    kind = type(x)
    if x is None or kind in (int, str, bool):
        return x
    if kind is list:
        return [_plain(part) for part in x]
    if kind is tuple:
        return {"tuple": [_plain(part) for part in x]}
    if kind is dict:
        return {"dict": [[_plain(k), _plain(v)] for k, v in x.items()]}
    if kind is At:
        return {"at": [x.player, x.place, x.piece]}
    if kind is Decision:
        return {"decision": [_plain(part) for part in (x.seat, x.effect, x.at, x.options, x.extras)]}
    if isinstance(x, Luck):
        return {"luck": x.seed}
    if isinstance(x, Enum):
        return {"enum": [kind.__name__, x.name]}
    if is_dataclass(x):
        return {"is": kind.__name__, **{f.name: _plain(getattr(x, f.name)) for f in fields(x) if _is_saved(f)}}
    raise TypeError(f"a state may not hold {x!r}")


def _thing(x: Any, classes: dict[str, Any]) -> Any:
    if isinstance(x, list):
        return [_thing(part, classes) for part in x]
    if not isinstance(x, dict):
        return x
    if "is" in x:
        kind = classes[x["is"]]
        thing = kind.__new__(kind)  # compiled, an __init__ written by hand is run by this: it must do without arguments
        for f in fields(kind):
            if _is_saved(f):
                object.__setattr__(thing, f.name, _thing(x[f.name], classes))
        return thing
    ((tag, value),) = x.items()
    if tag == "tuple":
        return tuple([_thing(part, classes) for part in value])
    if tag == "dict":
        return {_thing(k, classes): _thing(v, classes) for k, v in value}
    if tag == "at":
        return At(*value)
    if tag == "decision":
        return Decision(*[_thing(part, classes) for part in value])
    if tag == "luck":
        return luck_from(value)
    if tag == "enum":
        return classes[value[0]][value[1]]
    raise ValueError(f"a saved state does not hold {tag!r}")


def _is_saved(f: Field[object]) -> bool:
    return f.metadata.get("saved", True) is not False


@cache
def _classes(name: str) -> dict[str, Any]:
    """The classes that a state of that game may hold, by name: events are not of the state."""
    found: dict[str, Any] = {}
    package = PACKAGES.get(name, f"wyrmhall.games.{name}")
    for module_name, module in list(sys.modules.items()):
        if f"{module_name}.".startswith(("wyrmhall.core.", f"{package}.")) and module is not None:
            for thing in vars(module).values():
                own = isinstance(thing, type) and thing.__module__ == module_name and not issubclass(thing, Event)
                if own and found.setdefault(thing.__name__, thing) is not thing:
                    raise TypeError(f"{name} has two classes named {thing.__name__}")
    return found
