"""The commands `puzzles make`, `puzzles check` and `puzzles list`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from wyrmhall.bots.judge import judge_of
from wyrmhall.games import NAMES, names, rules_of
from wyrmhall.puzzles.check import AGREE, agrees, faults_of
from wyrmhall.puzzles.format import Puzzle, file_of, position, puzzles_of, read, written
from wyrmhall.puzzles.make import make as found_in
from wyrmhall.puzzles.make import why as reasons_for
from wyrmhall.puzzles.weigh import DEEPER

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(NAMES)}.")]
Games = Annotated[list[str] | None, typer.Argument(metavar="[GAME]", help="Which; all of them if not said.")]
console = Console()
puzzles = typer.Typer(help="Positions in which one answer is clearly best: make, check and list them.")


def register(app: typer.Typer) -> None:
    """Put these commands beside the others."""
    app.add_typer(puzzles, name="puzzles")


@puzzles.command()
def make(
    game: GameName,
    n: Annotated[int, typer.Option("--n", min=1, help="How many the file shall hold.")] = 50,
    seed: Annotated[int, typer.Option(help="Of the first deal; the next has the next.")] = 0,
    out: Annotated[Path | None, typer.Option(help="The file they are added to; that of the game if not said.")] = None,
) -> None:
    """Find positions in games of bots; what is found is kept at once, and goes on where it was."""
    rules = rules_of(game)
    file = out or file_of(game)
    known = read(file, game)
    start = max([seed, *[puzzle.seed for puzzle in known]])
    if len(known) >= n:
        _line(f"{file.name} holds {len(known)} puzzles already.")
        return
    for puzzle in found_in(rules, n - len(known), start, n, known, _line):
        with file.open("ab") as stream:
            stream.write(written(puzzle))
        known.append(puzzle)
        _line(f"{len(known)} of {n}: {puzzle.name}, grade {puzzle.grade}, {puzzle.gap} points ahead")


@puzzles.command()
def check(
    game: Games = None,
    deep: Annotated[bool, typer.Option("--deep", help=f"Search again, {DEEPER} times as long as when made.")] = False,
    seed: Annotated[int, typer.Option(min=0, help="Of the worlds that a deep check looks into.")] = 0,
) -> None:
    """Whether every puzzle replays and says why; exit code 1 if one does not, or if longer searches disagree."""
    found = [puzzle for name in game or names() for puzzle in puzzles_of(name)]
    faults = [fault for puzzle in found for fault in faults_of(puzzle)]
    for fault in faults:
        _line(fault)
    _line(f"{len(found)} puzzles, {len(faults)} faults.")
    share = _share(found, seed) if deep and found and not faults else 1.0
    if faults or share < AGREE:
        sys.exit(1)


def _share(found: list[Puzzle], seed: int) -> float:
    agreed = 0
    for n, puzzle in enumerate(found, start=1):
        good = agrees(puzzle, seed=seed)
        agreed += good
        _line(f"{n} of {len(found)}: {puzzle.game}/{puzzle.name} {'holds' if good else 'DOES NOT HOLD'}")
    _line(f"{agreed} of {len(found)} hold ({100 * agreed / len(found):.0f} %), {100 * AGREE:.0f} % must.")
    return agreed / len(found)


@puzzles.command()
def explain(game: GameName) -> None:
    """Say anew why each answer is best, after reasons or their features have changed; what has none is left out."""
    judge, file = judge_of(rules_of(game)), file_of(game)
    known = read(file, game)
    said = [reasons_for(judge, position(puzzle), puzzle.seat, puzzle.best, puzzle.seed) for puzzle in known]
    found = [msgspec.structs.replace(puzzle, why=why) for puzzle, why in zip(known, said, strict=True) if why]
    file.write_bytes(b"".join(written(puzzle) for puzzle in found))
    _line(f"{game}: {len(found)} puzzles explained, {len(known) - len(found)} left out.")


@puzzles.command("list")
def listed(game: Games = None) -> None:
    """The puzzles that there are, by game and grade."""
    for name in game or names():
        found = puzzles_of(name)
        grades = ", ".join(f"{sum(puzzle.grade == grade for puzzle in found)} of grade {grade}" for grade in (1, 2, 3))
        _line(f"{name}: {len(found)} ({grades})")


def _line(said: str) -> None:
    console.print(said, highlight=False, markup=False, emoji=False, soft_wrap=True)
