"""What is said on a command line, read and checked; and what is said back."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from wyrmhall import games
from wyrmhall.core.rng import luck_from, new_secret
from wyrmhall.core.rules import BadSetup, Rules, Setup
from wyrmhall.core.text import LANGUAGES, Speaker, speaker

console = Console()

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(games.names())}.")]
Players = Annotated[int | None, typer.Option("--players", help="How many players; the fewest if not said.")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A game option; repeatable.")]
Lang = Annotated[str, typer.Option("--lang", help=f"One of: {', '.join(LANGUAGES)}.")]
PackFile = Annotated[Path | None, typer.Option("--pack", help="A pack file with components of your own.")]
Seed = Annotated[str | None, typer.Option("--seed", help="A whole number, or 32 hexadecimal digits.")]


def read_pack(file: Path, want: str | None = None, lang: str = "en") -> tuple[str, dict[str, object]]:
    """The game of an untrusted file and its checked pack; warnings go to the error stream."""
    from wyrmhall.packs import reading

    try:
        text = read(file).decode("utf-8")
        game = want or reading.game_of(text, games.names())
        pack, warnings = games.pack_module(games.rules_of(game)).read_pack(text)
    except UnicodeDecodeError as error:
        fail(f"{file} is not a TOML file: {error}")
    except BadSetup as error:
        fail(f"{file}: {error.said(lang)}")
    for warning in warnings:
        print(f"{file}: {warning.said(lang)}", file=sys.stderr)
    return game, dict(pack)


def table(game: str, players: int | None, option: list[str] | None, pack: Path | None = None) -> tuple[Rules, Setup]:
    """The rules and a checked set-up from what was said on the command line."""
    rules = games.rules_of(game)
    content = None if pack is None else read_pack(pack, rules.name)[1]
    return rules, rules.setup(
        players if players is not None else rules.seats[0], games.options_from(option or []), content
    )


def words(lang: str, game: str) -> Speaker:
    known_language(lang)
    return speaker(lang, game)


def known_language(lang: str) -> None:
    if lang not in LANGUAGES:
        fail(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")


def read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        fail(f"cannot read {file}: {error.strerror}")


def read_seed(said: str | None) -> int | str:
    if said is None:
        return new_secret()
    seed = int(said) if said.lstrip("-").isdecimal() and len(said) < 20 else said
    try:
        return luck_from(seed).seed
    except ValueError as error:
        fail(str(error))


def bar(quiet: bool) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=Console(stderr=True), disable=quiet)


def fail(why: str, code: int = 2) -> NoReturn:
    print(f"wyrmhall: {why}", file=sys.stderr)
    sys.exit(code)
