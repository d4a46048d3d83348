"""The games for people who write Python: a thin layer over the engine, with words for everything.

What stands here is stable: docs/api.md says how far. Everything below it (`wyrmhall.core` and the rest) may change.
"""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Literal, overload

from wyrmhall import games
from wyrmhall.api_game import SPECTATOR, Game, game_from
from wyrmhall.api_option import OnlySeen, Option, WhyNot
from wyrmhall.core.engine import IllegalOption
from wyrmhall.core.record import Record
from wyrmhall.core.rng import new_secret
from wyrmhall.core.rules import BadSetup, Value
from wyrmhall.core.setup import Pack
from wyrmhall.core.text import speaker
from wyrmhall.gamefile import BadFile, Differs

if TYPE_CHECKING:
    from wyrmhall.games.flamecraft.view import View as FlamecraftView
    from wyrmhall.games.seadragons.view import Table as SeaDragonsView
    from wyrmhall.games.worms.view import TableView as WormsView
    from wyrmhall.games.wyrmspan.view import WyrmspanView

__all__ = [
    "SPECTATOR",
    "BadFile",
    "BadSetup",
    "Differs",
    "Game",
    "IllegalOption",
    "OnlySeen",
    "Option",
    "WhyNot",
    "load",
    "names",
    "new",
]


def names() -> tuple[str, ...]:
    """The games that there are: those of the house, then those of other packages."""
    return games.names()


@overload
def new(
    game: Literal["wyrmspan"],
    players: int | None = None,
    seed: int | str | None = None,
    *,
    lang: str = "en",
    options: Mapping[str, Value] | None = None,
    pack: Pack | None = None,
    version: int | None = None,
) -> Game[WyrmspanView]: ...
@overload
def new(
    game: Literal["flamecraft"],
    players: int | None = None,
    seed: int | str | None = None,
    *,
    lang: str = "en",
    options: Mapping[str, Value] | None = None,
    pack: Pack | None = None,
    version: int | None = None,
) -> Game[FlamecraftView]: ...
@overload
def new(
    game: Literal["seadragons"],
    players: int | None = None,
    seed: int | str | None = None,
    *,
    lang: str = "en",
    options: Mapping[str, Value] | None = None,
    pack: Pack | None = None,
    version: int | None = None,
) -> Game[SeaDragonsView]: ...
@overload
def new(
    game: Literal["worms"],
    players: int | None = None,
    seed: int | str | None = None,
    *,
    lang: str = "en",
    options: Mapping[str, Value] | None = None,
    pack: Pack | None = None,
    version: int | None = None,
) -> Game[WormsView]: ...
@overload
def new(
    game: str,
    players: int | None = None,
    seed: int | str | None = None,
    *,
    lang: str = "en",
    options: Mapping[str, Value] | None = None,
    pack: Pack | None = None,
    version: int | None = None,
) -> Game: ...
def new(
    game: str,
    players: int | None = None,
    seed: int | str | None = None,
    *,
    lang: str = "en",
    options: Mapping[str, Value] | None = None,
    pack: Pack | None = None,
    version: int | None = None,
) -> Game:
    """A new game at its first decision.

    The fewest players unless said; a secret seed unless said. What the rules do not know raises `BadSetup` (a
    `ValueError`), and the message says what would be right.
    """
    rules = games.rules_of(game)
    speaker(lang)  # no such language: said now
    count = rules.seats[0] if players is None else players
    record = Record(rules, count, new_secret() if seed is None else seed, options, pack, version=version)
    return Game(rules, record, lang=lang)


def load(path: str | PathLike[str], *, lang: str = "en") -> Game:
    """A game from a file, played again and checked step by step.

    `BadFile` if it is not a game file, `Differs` if it does not replay to what it claims (both are a `ValueError`).
    """
    return game_from(Path(path).read_bytes(), lang)
