"""What views and files need of msgspec, in plain Python, for where msgspec cannot be: it has no build for browsers.

Only what our structs use is here, and `tests/again` holds it against the real one in whole games of every title.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from inspect import get_annotations
from types import ModuleType
from typing import ClassVar, TypeVar

Some = TypeVar("Some", bound="Struct")
MUTABLE = (list, dict, set)
"""An empty one of these as a default stands for a new one each time, and is left out if it is empty."""


class Struct:
    """Fields by annotation, as msgspec has them."""

    _fields: ClassVar[tuple[str, ...]] = ()
    _defaults: ClassVar[dict[str, object]] = {}
    _tag: ClassVar[tuple[str, str] | None] = None
    _tag_field: ClassVar[str] = ""
    _omits: ClassVar[bool] = False

    def __init_subclass__(
        cls, tag: str | None = None, tag_field: str = "", omit_defaults: bool = False, **said: object
    ) -> None:
        super().__init_subclass__()
        own = [name for name, hint in get_annotations(cls).items() if "ClassVar" not in str(hint)]
        cls._fields = (*cls._fields, *[name for name in own if name not in cls._fields])
        cls._defaults = {**cls._defaults, **{name: cls.__dict__[name] for name in own if name in cls.__dict__}}
        cls._tag_field = tag_field or cls._tag_field
        cls._tag = (cls._tag_field, tag or cls.__name__) if cls._tag_field else None
        cls._omits = omit_defaults or cls._omits

    def __init__(self, *values: object, **named: object) -> None:
        given = dict(zip(self._fields, values, strict=False)) | named
        if len(values) > len(self._fields) or not given.keys() <= set(self._fields):
            raise TypeError(f"{type(self).__name__} takes {self._fields}")
        for name in self._fields:
            if name in given:
                value = given[name]
            elif name in self._defaults:
                default = self._defaults[name]
                value = type(default)() if isinstance(default, MUTABLE) else default
            else:
                raise TypeError(f"{type(self).__name__} lacks {name}")
            object.__setattr__(self, name, value)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and astuple(self) == astuple(other)

    def __hash__(self) -> int:
        return hash((type(self), astuple(self)))

    def told(self) -> Iterator[tuple[str, object]]:
        """What is sent of it: its tag, and all fields but defaults that are left out."""
        if self._tag is not None:
            yield self._tag
        for name in self._fields:
            value = getattr(self, name)
            if not (self._omits and name in self._defaults and _is_default(value, self._defaults[name])):
                yield name, value


def _is_default(value: object, default: object) -> bool:
    return value is default or (isinstance(default, MUTABLE) and type(value) is type(default) and not value)


def asdict(struct: Struct) -> dict[str, object]:
    return {name: getattr(struct, name) for name in struct._fields}


def astuple(struct: Struct) -> tuple[object, ...]:
    return tuple([getattr(struct, name) for name in struct._fields])


def replace(struct: Some, **changes: object) -> Some:
    return type(struct)(**(asdict(struct) | changes))


def plain(value: object) -> object:
    """Of dictionaries, lists, texts and numbers alone."""
    if isinstance(value, Struct):
        return {name: plain(part) for name, part in value.told()}
    if isinstance(value, dict):
        return {str(key): plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(part) for part in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)  # as other languages write it
    return value


def encode(value: object, order: str | None = None) -> bytes:
    """JSON as msgspec writes it: without spaces, in Unicode."""
    return json.dumps(plain(value), ensure_ascii=False, separators=(",", ":"), sort_keys=order is not None).encode()


def stand_in() -> None:
    """Be msgspec from now on, for whoever imports it."""
    whole, structs, wire = ModuleType("msgspec"), ModuleType("msgspec.structs"), ModuleType("msgspec.json")
    vars(structs).update(asdict=asdict, astuple=astuple, replace=replace)
    vars(wire).update(encode=encode)
    vars(whole).update(Struct=Struct, structs=structs, json=wire, UNSET=None, UnsetType=type(None))
    sys.modules.update({"msgspec": whole, "msgspec.structs": structs, "msgspec.json": wire})
