"""What is wrong: what somebody asked for and cannot have, said in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from wyrmhall.core.words import Msg


class Wrong(ValueError):
    """By its message `wrong-<id>`, with the words of the game that it is `of`; as text it is English."""

    def __init__(self, id: str, of: str = "", **args: object) -> None:
        self.why, self.of = Msg(f"wrong-{id}", **as_typed(args)), of
        super().__init__(id, of, args)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), *self.args)

    def __str__(self) -> str:
        return self.said("en")

    def said(self, lang: str) -> str:
        from wyrmhall.core.text import speaker  # only here: rules run also where nobody speaks Fluent, in a browser

        return speaker(lang, self.of).say(self.why)


def as_typed(args: Mapping[str, object]) -> dict[str, object]:
    """Numbers as text: a sentence says them without separators, as they are typed."""
    return {name: str(value) if isinstance(value, int | float) else value for name, value in args.items()}


def _again(kind: type[Wrong], id: str, of: str, args: dict[str, object]) -> Wrong:
    return kind(id, of, **args)
