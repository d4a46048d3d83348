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

from wyrmhall.companion import pages
from wyrmhall.companion.pages import Page
from wyrmhall.companion.setups import Papers
from wyrmhall.companion.sheet import Counted
from wyrmhall.core.events import events_in
from wyrmhall.core.text import LANGUAGES
from wyrmhall.core.told import struct_of
from wyrmhall.games import NAMES
from wyrmhall.server import (
    events,
    wire,
    wire_coach,
    wire_collection,
    wire_companion,
    wire_finding,
    wire_house,
    wire_howto,
    wire_lessons,
    wire_papers,
    wire_people,
    wire_play,
    wire_tables,
    wire_talk,
    wire_web,
)
from wyrmhall.server.shelf import Shelf

NET = Path(__file__).parents[3] / "client" / "src" / "net"
HEAD = "// Written by `python -m wyrmhall.server.typescript` from the server's structs. Do not edit.\n"
WIRE = (
    wire,
    wire_house,
    wire_howto,
    wire_lessons,
    wire_tables,
    wire_play,
    wire_coach,
    wire_collection,
    wire_companion,
    wire_papers,
    wire_talk,
    wire_people,
    wire_finding,
    wire_web,
)
SIMPLE: dict[type, str] = {
    msi.BoolType: "boolean",
    msi.IntType: "number",
    msi.FloatType: "number",
    msi.StrType: "string",
    msi.NoneType: "null",
    msi.AnyType: "unknown",
    msi.RawType: "unknown",
}


def wire_types() -> str:
    """All structs of the modules `wire...`, what goes each way, and what a table itself tells."""
    structs = [
        thing
        for module in WIRE
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__
    ]
    house = [struct_of(kind) for kind in events_in(events)]
    named = [
        *[struct for struct in structs if struct not in (wire.In, wire.Out)],
        Page,
        *pages.PICTURES,
        Papers,
        Counted,
        *house,
    ]
    unions = {"FromClient": wire_play.FromClient, "FromServer": wire_play.FromServer}
    parts = [f"export type {name} = {' | '.join(each.__name__ for each in _parts(u))};\n" for name, u in unions.items()]
    return HEAD + "\n" + "\n".join([*interfaces(named), *parts, _union("HouseEvent", house), _pictures()])


def languages() -> str:
    """The languages of the house, in its order."""
    return f"{HEAD}\nexport const LANGUAGES = [{', '.join(repr(lang) for lang in LANGUAGES)}] as const;\n"


def view_types(game: str, shelf: Shelf) -> str:
    """The structs of one game's view (`View`), its events (`Event`), its faces (`Face`), and what its boards print."""
    rules = shelf.rules_of(game)
    view = typing.get_type_hints(rules.view)["return"]
    alias = [] if view.__name__ == "View" else [f"export type View = {view.__name__};\n"]
    told = [struct_of(kind) for kind in rules.events]
    structs = [view, *told, *rules.faces]
    more = [_union("Event", told)] if told else []
    if rules.faces:
        more.append(_union("Face", rules.faces))
    if rules.board is not None:
        structs.append(type(rules.board))
        printed = msgspec.json.format(msgspec.json.encode(rules.board), indent=2).decode()
        more.append(f"export const BOARD: {type(rules.board).__name__} = {printed};\n")
    return HEAD + "\n" + "\n".join([*interfaces(structs), *alias, *more])


def _union(name: str, kinds: Iterable[type]) -> str:
    return f"export type {name} =" + "".join(f"\n  | {kind.__name__}" for kind in kinds) + ";\n"


def _pictures() -> str:
    """What the companion draws: an icon by its name, or a drawing of some kind."""
    named = " | ".join(f'"{name}"' for name in typing.get_args(pages.IconName))
    return f"export type IconName = {named};\n\n" + _union("Picture", pages.PICTURES).replace(
        " =", " = IconName | null", 1
    )


def interfaces(kinds: Iterable[Any]) -> list[str]:
    """An interface for each struct, and for each that it speaks of."""
    waiting, seen, written = list(kinds), set(), []
    while waiting:
        kind = waiting.pop(0)
        if kind in seen:
            continue
        seen.add(kind)
        info = msi.type_info(kind)
        assert isinstance(info, msi.StructType | msi.DataclassType), kind
        written.append(_interface(info))
        for field in info.fields:
            waiting += [found for found in _structs(field.type) if found not in seen]
    return written


def _interface(info: msi.StructType | msi.DataclassType) -> str:
    # What is sent to us may leave a default out; what we send does so only if its struct says so, a dataclass never.
    may_omit = issubclass(info.cls, wire.In) or (
        isinstance(info, msi.StructType) and info.cls.__struct_config__.omit_defaults
    )
    hints = typing.get_type_hints(info.cls) if isinstance(info, msi.DataclassType) else {}
    lines = [f"export interface {info.cls.__name__} {{"]
    if isinstance(info, msi.StructType) and info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        # One that is not required and yet has no default is unset, and so left out, for those who may not see it.
        is_secret = not field.required and field.default is field.default_factory is msgspec.NODEFAULT
        mark = "?" if is_secret or (may_omit and not field.required) else ""
        said = "Picture" if hints.get(field.name) is pages.Picture else _said(field.type)
        lines.append(f"  {field.encode_name}{mark}: {said};")
    lines.append("}\n")
    doc = (inspect.getdoc(info.cls) or "").split("\n")[0]
    own = info.cls.__doc__ is not None and doc
    return (f"/** {doc} */\n" if own else "") + "\n".join(lines)


def _said(kind: msi.Type) -> str:
    if type(kind) in SIMPLE:
        return SIMPLE[type(kind)]
    if isinstance(kind, msi.Metadata):
        return str((kind.extra or {}).get("typescript") or _said(kind.type))
    if isinstance(kind, msi.StructType | msi.DataclassType):
        return kind.cls.__name__
    if isinstance(kind, msi.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
    if isinstance(kind, msi.EnumType):
        return " | ".join(f'"{m.value}"' if isinstance(m.value, str) else str(m.value) for m in kind.cls)
    if isinstance(kind, msi.UnionType):  # what may be encoded already is, to whoever reads it, what the others say
        return " | ".join(_said(part) for part in kind.types if not isinstance(part, msi.RawType))
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
    if isinstance(kind, msi.StructType | msi.DataclassType):
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
    views = {NET / "views" / f"{game}.ts": view_types(game, shelf) for game in NAMES}
    return {NET / "wire.ts": wire_types(), NET / "languages.ts": languages(), **views}


def main() -> None:
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        print(f"Wrote {path.relative_to(NET.parents[2])}.")


if __name__ == "__main__":
    main()
