"""What may stand in a place of a pack: tables, lists, numbers, words, names, each said plainly where it is wrong."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from wyrmhall.core.setup import Pack
from wyrmhall.core.words import LANGUAGES
from wyrmhall.packs.faults import Path, bad, shown
from wyrmhall.packs.names import in_every_language

STATUS = ("printed", "single_source", "reconstructed")
LONGEST_NAME = 60
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")


def table(
    given: object, path: Path, needed: Sequence[str], more: Sequence[str] | None = (), printed: Sequence[str] = ()
) -> Pack:
    """A table with all needed keys and no unknown ones (None: others are looked at later).

    `printed` are keys of things that no pack may change."""
    place = place_of(path)
    if not isinstance(given, Mapping):
        raise bad(path, "table", place=place, said=shown(given))
    for key in needed:
        if key not in given:
            raise bad(path, "missing", place=place, key=key)
    for key in given:
        if more is not None and key not in needed and key not in more:
            if key in printed:
                raise bad((*path, key), "of-the-rulebook", place=place, key=shown(key))
            known = ", ".join([*needed, *more])
            raise bad((*path, key), "unknown", place=place, key=shown(key), known=known)
    return given


def entries(given: object, path: Path, least: int, most: int) -> list[object]:
    _check_there(given, path)
    if not isinstance(given, list) or not least <= len(given) <= most:
        so_many = str(least) if least == most else f"{least}-{most}"
        raise bad(path, "list", place=place_of(path), n=so_many)
    return given


def number(given: object, path: Path, least: int, most: int) -> int:
    _check_there(given, path)
    if type(given) is not int or not least <= given <= most:
        raise bad(path, "number", place=place_of(path), least=least, most=most, said=shown(given))
    return given


def flag(given: object, path: Path) -> bool:
    _check_there(given, path)
    if type(given) is not bool:
        raise bad(path, "flag", place=place_of(path), said=shown(given))
    return given


def text(given: object, path: Path) -> str:
    _check_there(given, path)
    if not isinstance(given, str) or not 1 <= len(given) <= LONGEST_NAME or not given.isprintable() or given.isspace():
        raise bad(path, "text", place=place_of(path), most=LONGEST_NAME, said=shown(given))
    return given


def word(given: object, path: Path, known: Sequence[str]) -> str:
    _check_there(given, path)
    if not isinstance(given, str) or given not in known:
        raise bad(path, "word", place=place_of(path), known=", ".join(known), said=shown(given))
    return given


def id_of(given: object, path: Path) -> str:
    _check_there(given, path)
    if not isinstance(given, str) or not _ID.fullmatch(given):
        raise bad(path, "id", place=place_of(path), said=shown(given))
    return given


def name(given: object, path: Path) -> dict[str, str]:
    """A name typed in one language or in several; the others borrow it."""
    if isinstance(given, str):
        return in_every_language({LANGUAGES[0]: text(given, path)})
    found = table(given, path, (), LANGUAGES)
    if not found:
        raise bad(path, "no-name", place=place_of(path), known=", ".join(LANGUAGES))
    return in_every_language({lang: text(found[lang], (*path, lang)) for lang in LANGUAGES if lang in found})


def status(found: Mapping[str, object], path: Path, default: str = "reconstructed") -> str:
    return word(found.get("status", default), (*path, "status"), STATUS)


def check_game(pack: object, game: str) -> None:
    """Whose pack this is, if it says so: asked first, since in a pack of another game all the rest is unknown."""
    if isinstance(pack, Mapping) and pack.get("game", game) != game:
        raise bad(("game",), "of-game", said=shown(pack["game"]), game=game)


def about(given: object, *more: str) -> dict[str, object]:
    """The section [pack]: how the pack is called, and its version."""
    found = table(given, ("pack",), ("id", "version"), more)
    return {
        "id": text(found["id"], ("pack", "id")),
        "version": number(found["version"], ("pack", "version"), 1, 1_000_000),
    }


def no_twice(values: Sequence[object], path: Path, what: str) -> None:
    for i, value in enumerate(values):
        if value in values[:i]:
            raise bad((*path, i), "twice", place=what, said=shown(value))


def _check_there(given: object, path: Path) -> None:
    """What was left out is told as such: no value of a file is none."""
    if given is None:
        raise bad(path, "missing", place=place_of(path[:-1]), key=str(path[-1]))


def place_of(path: Path) -> str:
    return ".".join([str(part + 1) if isinstance(part, int) else part for part in path]) or "TOML"
