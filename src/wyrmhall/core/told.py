"""Events as they are sent: a struct for each kind, made from its class, without what a seat may not see."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec

from wyrmhall.core.events import Event, secrets_of, sent_of
from wyrmhall.core.words import kebab

_STRUCTS: dict[type[Event], type[msgspec.Struct]] = {}


def struct_of(kind: type[Event]) -> type[msgspec.Struct]:
    """The wire's twin of a kind of event: the same fields and its name as `kind`; secret ones may be left out."""
    if kind not in _STRUCTS:
        _STRUCTS[kind] = _made(kind)
    return _STRUCTS[kind]


def _made(kind: type[Event]) -> type[msgspec.Struct]:
    hints, hidden = get_type_hints(kind), secrets_of(kind)
    columns: list[Any] = []
    doc = kind.__doc__  # a dataclass that has none writes its signature there
    for name in sent_of(kind):
        hint = hints[name]
        columns.append((name, hint | msgspec.UnsetType, msgspec.UNSET) if name in hidden else (name, hint))
    return msgspec.defstruct(
        kind.__name__,
        columns,
        tag_field="kind",
        tag=kebab(kind.__name__),
        kw_only=True,
        frozen=True,
        namespace={"__doc__": doc if doc and not doc.startswith(f"{kind.__name__}(") else None},
    )


def told(event: Event, seat: int) -> msgspec.Struct:
    """What of an event is sent to a seat."""
    return struct_of(type(event))(seat=event.seat, **event.seen_by(seat))
