"""The wire as TypeScript: `python -m wyrmhall.server.typescript` writes the client's types from our structs."""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as msi

from wyrmhall.core.told import struct_of
from wyrmhall.server import wire
from wyrmhall.server.shelf import Shelf

NET = Path(__file__).parents[3] / "client" / "src" / "net"
HEAD = "// Written by `python -m wyrmhall.server.typescript` from the server's structs. Do not edit.\n"
SIMPLE: dict[type, str] = {
    msi.BoolType: "boolean",
    msi.IntType: "number",
    msi.FloatType: "number",
    msi.StrType: "string",
    msi.NoneType: "null",
    msi.AnyType: "unknown",
}


def wire_types() -> str:
    """All structs of `wire.py`, and what goes each way."""
    structs = [
        thing
        for thing in vars(wire).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == wire.__name__
    ]
    named = [struct for struct in structs if struct not in (wire.In, wire.Out)]
    unions = {"FromClient": wire.FromClient, "FromServer": wire.FromServer}
    parts = [f"export type {name} = {' | '.join(each.__name__ for each in _parts(u))};\n" for name, u in unions.items()]
    return HEAD + "\n" + "\n".join([*interfaces(named), *parts])


def view_types(game: str, shelf: Shelf) -> str:
    """The structs of one game's view, also exported as `View`, and of its events, whose union is `Event`."""
    rules = shelf.rules_of(game)
    view = typing.get_type_hints(rules.view)["return"]
    alias = [] if view.__name__ == "View" else [f"export type View = {view.__name__};\n"]
    events = [struct_of(kind) for kind in rules.events]
    union = [f"export type Event =\n{''.join(f'  | {kind.__name__}{chr(10)}' for kind in events)};\n"] if events else []
    return HEAD + "\n" + "\n".join([*interfaces([view, *events]), *alias, *union])


def interfaces(kinds: Iterable[Any]) -> list[str]:
    """An interface for each struct, and for each that it speaks of."""
    waiting, seen, written = list(kinds), set(), []
    while waiting:
        kind = waiting.pop(0)
        if kind in seen:
            continue
        seen.add(kind)
        info = msi.type_info(kind)
        assert isinstance(info, msi.StructType), kind
        written.append(_interface(info))
        for field in info.fields:
            waiting += [found for found in _structs(field.type) if found not in seen]
    return written


def _interface(info: msi.StructType) -> str:
    # What is sent to us may leave a default out; what we send does so only if its struct says so.
    may_omit = issubclass(info.cls, wire.In) or info.cls.__struct_config__.omit_defaults
    lines = [f"export interface {info.cls.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        is_secret = field.default is msgspec.UNSET  # left out for those who may not see it
        mark = "?" if is_secret or (may_omit and not field.required) else ""
        lines.append(f"  {field.encode_name}{mark}: {_said(field.type)};")
    lines.append("}\n")
    doc = (inspect.getdoc(info.cls) or "").split("\n")[0]
    own = info.cls.__doc__ is not None and doc
    return (f"/** {doc} */\n" if own else "") + "\n".join(lines)


def _said(kind: msi.Type) -> str:
    if type(kind) in SIMPLE:
        return SIMPLE[type(kind)]
    if isinstance(kind, msi.Metadata):
        return _said(kind.type)
    if isinstance(kind, msi.StructType):
        return kind.cls.__name__
    if isinstance(kind, msi.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
    if isinstance(kind, msi.EnumType):
        return " | ".join(f'"{m.value}"' if isinstance(m.value, str) else str(m.value) for m in kind.cls)
    if isinstance(kind, msi.UnionType):
        return " | ".join(_said(part) for part in kind.types)
    if isinstance(kind, msi.ListType | msi.VarTupleType | msi.SetType | msi.FrozenSetType):
        inner = _said(kind.item_type)
        return f"({inner})[]" if " | " in inner and not inner.startswith("Record<") else f"{inner}[]"
    if isinstance(kind, msi.TupleType):
        return f"[{', '.join(_said(part) for part in kind.item_types)}]"
    if isinstance(kind, msi.DictType):
        key = _said(kind.key_type)
        return f"Record<{key if key in ('string', 'number') else 'string'}, {_said(kind.value_type)}>"
    raise TypeError(f"a view may not hold {kind!r}: TypeScript has no word for it here")


def _structs(kind: msi.Type) -> list[type]:
    """The structs that a type speaks of."""
    if isinstance(kind, msi.StructType):
        return [kind.cls]
    inner: list[msi.Type] = []
    for name in ("type", "item_type", "key_type", "value_type"):
        part = getattr(kind, name, None)
        inner += [part] if isinstance(part, msi.Type) else []
    for name in ("types", "item_types"):
        inner += getattr(kind, name, ())
    return [found for part in inner for found in _structs(part)]


def _parts(union: types.UnionType) -> tuple[Any, ...]:
    return typing.get_args(union)


def files(shelf: Shelf | None = None) -> dict[Path, str]:
    """What belongs into the client, by file."""
    shelf = shelf or Shelf()
    views = {NET / "views" / f"{game}.ts": view_types(game, shelf) for game in shelf.names}
    return {NET / "wire.ts": wire_types(), **views}


def main() -> None:
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        print(f"Wrote {path.relative_to(NET.parents[2])}.")


if __name__ == "__main__":
    main()
