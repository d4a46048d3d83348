"""Named positions: what a seat sees after so many answers of a kept game, or in an example of the rules.

Nothing of a position is made by hand. `games/<game>.json` is a game file; `games/<game>.toml` names moments of it and
which part of the table is shown. The positions of the examples are those of the tests that prove them, and
`pytest --positions tests/games` writes them anew.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Literal

import msgspec

from wyrmhall.core.engine import Game
from wyrmhall.core.rules import Rules
from wyrmhall.gamefile import GameFile
from wyrmhall.howto.page import folder_of


class Shot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of the kept game and the part of the table that is looked at."""

    after: int  # so many answers
    seat: int = 0  # whose eyes
    part: Literal["board", "hand", "mirror"] = "board"
    of: str = ""  # the thing it shows, as `data-thing` or `data-target` names it; empty: the whole part
    wide: int = 1180  # of the table that is drawn, in pixels
    high: int = 620


class Example(msgspec.Struct, frozen=True):
    """What the seat that is asked sees at the beginning of an example."""

    seat: int
    players: int
    view: msgspec.Raw
    test: str  # that proves it


@cache
def shots_of(game: str) -> dict[str, Shot]:
    file = folder_of(game) / "games" / f"{game}.toml"
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, Shot]) if file.exists() else {}


@cache
def examples_of(game: str) -> dict[str, Example]:
    """The examples of the rules that have a position, by their clauses."""
    file = folder_of(game) / "examples" / f"{game}.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Example]) if file.exists() else {}


@cache
def kept_game(game: str) -> GameFile:
    return msgspec.json.decode((folder_of(game) / "games" / f"{game}.json").read_bytes(), type=GameFile)


def game_at(rules: Rules, shot: Shot) -> Game:
    saved = kept_game(rules.name)
    setup = rules.setup(saved.players, saved.options, saved.pack, saved.profile, saved.version)
    game: Game = rules.new(setup, saved.seed)
    for seat, option in saved.answers[: shot.after]:
        game.step(option, seat)
    return game


def view_of(rules: Rules, shot: Shot) -> object:
    """What the seat sees at that moment."""
    view: object = rules.view(game_at(rules, shot), shot.seat)
    return view
