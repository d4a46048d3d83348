"""Values as TOML, for the packs that the house writes for its owners to type over."""

from __future__ import annotations

import json
from collections.abc import Mapping

LONG = 100
"""Characters from which a list is written with one entry in a line."""


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
