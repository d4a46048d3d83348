"""Values as TOML, for the packs that the house writes for its owners to type over."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Mapping

from wyrmhall.core.words import Msg

LONG = 100
"""Characters from which a list is written with one entry in a line."""


WIDE = 118
"""Characters of a line of a comment."""


def comment(lang: str, id: str, **args: object) -> list[str]:
    """What is told beside the rows, by its message `pack-new-<id>`, in the language of whoever types over them."""
    from wyrmhall.core.text import speaker  # only here: rules run also where nobody speaks Fluent, in a browser

    said = speaker(lang).say(Msg(f"pack-new-{id}", **args))
    return [f"# {part}" for part in textwrap.wrap(said, WIDE, break_long_words=False, break_on_hyphens=False)]


def beginning(lang: str, game: str, id: str, version: int, *about: str) -> list[str]:
    """The head of a pack: whose it is, how it is typed, and how it is called."""
    command, step = f"wyrmhall pack verbs {game}", '{ op = "verb", ... }'
    lines = comment(lang, "of", game=game)
    for each in about:
        lines += comment(lang, each, command=command, step=step, none="{}")
    lines += ["", f"game = {toml(game)}", "", "[pack]", *comment(lang, "id")]
    return [*lines, f"id = {toml(id)}", f"version = {version}", ""]


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {toml(part)}" for key, part in value.items()]) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join([toml(part) for part in value]) + "]"
    return json.dumps(value, ensure_ascii=False)


def line(key: str, value: object) -> str:
    """One key; a list that is long has its entries in lines of their own."""
    said = f"{key} = {toml(value)}"
    if len(said) <= LONG or not isinstance(value, list | tuple):
        return said
    return "\n".join([f"{key} = [", *[f"  {toml(part)}," for part in value], "]"])


def keys(table: Mapping[str, object], *wanted: str) -> list[str]:
    return [f"{key} = {toml(table[key])}" for key in wanted]
