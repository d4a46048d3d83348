"""The commands about packs: `pack new`, `pack check` and `pack verbs`."""

from __future__ import annotations

from pathlib import Path

import typer

from wyrmhall import games
from wyrmhall.command_line import GameName, Lang, console, fail, known_language, read_pack
from wyrmhall.core.text import speaker
from wyrmhall.core.words import Msg

packs = typer.Typer(help="Components of your own box, typed in as a TOML file.", no_args_is_help=True)


def register(app: typer.Typer) -> None:
    """Add the commands to those of the house."""
    app.add_typer(packs, name="pack")


@packs.command("new")
def pack_new(game: GameName, file: Path, lang: Lang = "en") -> None:
    """Write the default components of a game as a commented file to start from."""
    known_language(lang)
    said = speaker(lang)
    if file.exists():
        fail(said.say(Msg("pack-exists", file=str(file))))
    try:
        file.write_text(games.pack_module(games.rules_of(game)).new_pack(lang), "utf-8")
    except OSError as error:
        fail(said.say(Msg("pack-not-written", file=str(file), why=error.strerror or "")))
    console.print(said.say(Msg("pack-written", file=str(file))), highlight=False, markup=False)


@packs.command("check")
def pack_check(file: Path, lang: Lang = "en") -> None:
    """Check a pack file: name the line and what is wrong, or say what it holds."""
    known_language(lang)
    game, _ = read_pack(file, lang=lang)
    good = Msg("pack-good", file=str(file), game=game)
    console.print(speaker(lang).say(good), highlight=False, markup=False)


@packs.command("verbs")
def pack_verbs(game: GameName) -> None:
    """List the verbs of which a card can be made, and what may stand in them; in brackets what may be left out."""
    module = games.part_of(games.rules_of(game).name, "pack_verbs")
    if module is None:
        fail(f"the cards of {game} are made without verbs")
    for line in module.TYPED.described():
        console.print(line, highlight=False, markup=False, soft_wrap=True)
