"""Names that the owner of a box has typed, in the languages of the house."""

from __future__ import annotations

from collections.abc import Mapping

from wyrmhall.core.words import LANGUAGES, Msg


def in_every_language(names: Mapping[str, str]) -> dict[str, str]:
    """A name in the languages of the house: one in which it was not typed borrows it, from English first."""
    first = names.get(LANGUAGES[0]) or next(iter(names.values()))
    return {lang: names.get(lang, first) for lang in LANGUAGES}


def given_name(names: Mapping[str, str]) -> Msg:
    """A name that the owner of a box has typed, perhaps before the house learnt its last language."""
    return Msg("pack-name", **in_every_language(names))
