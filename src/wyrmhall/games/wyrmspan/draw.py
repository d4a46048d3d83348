"""A view as text for the terminal."""

from __future__ import annotations


def draw(seen: object, words: object) -> str:
    return "table"
