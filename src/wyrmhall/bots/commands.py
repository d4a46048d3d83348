"""The commands `arena` and `tune`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from wyrmhall.bots import arena as contest
from wyrmhall.bots.evolve import evolve
from wyrmhall.bots.executors import executor
from wyrmhall.bots.judge import tuned, write_weights
from wyrmhall.bots.levels import LEVELS, level_of
from wyrmhall.bots.report import draw, show
from wyrmhall.bots.tune import tune as fit
from wyrmhall.core.rules import BadSetup
from wyrmhall.games import names, options_from, rules_of

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(names())}.")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A game option; repeatable.")]
Workers = Annotated[int | None, typer.Option(min=1, help="Processes to play in; one per core if not said.")]
DaskAddress = Annotated[
    str | None, typer.Option("--dask", metavar="ADDRESS", help="Play on this dask cluster; `local` starts one here.")
]
METHODS = {"play": "lead of the weights before", "fit": "points off with the weights before"}
"""Ways to tune, each with what its rounds report."""


def register(app: typer.Typer) -> None:
    """Add the commands to those of the house."""
    app.command()(arena)
    app.command()(tune)


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Levels, random, greedy:WORLDS or search:ITERATIONS.")] = ",".join(LEVELS),
    games: Annotated[int, typer.Option(min=1, help="How many games each group of bots plays, at least.")] = 100,
    players: Annotated[int | None, typer.Option(help="Seats at the table; the fewest if not said.")] = None,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, help="For a decision, instead of the levels' own.")
    ] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="The seed of the first deal; the next has the next.")] = 0,
    out: Annotated[
        Path | None, typer.Option(help="Results as JSON lines; what it holds already is not replayed.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw ratings and scores into this file.")] = None,
    workers: Workers = None,
    dask: DaskAddress = None,
) -> None:
    """Let bots play each other in paired, seat-rotated matches, and rank them."""
    rules = rules_of(game)
    names = [level_of(name.strip()).name for name in bots.split(",")]
    setup = rules.setup(players if players is not None else rules.seats[0], options_from(option or []))
    wanted = contest.matches(game, names, setup.players, games, setup.options, seed, seconds)
    with bar() as progress:
        task = progress.add_task(game, total=len(wanted))
        outcomes = contest.tournament(wanted, executor(workers, dask), out, lambda outcome: progress.advance(task))
    show(outcomes, Console())
    if plot is not None:
        draw(outcomes, plot)


def tune(
    game: GameName,
    by: Annotated[str, typer.Option(help="play: contests between weights; fit: least squares of points.")] = "play",
    rounds: Annotated[int, typer.Option(min=1, help="Each goes on from the weights of the one before.")] = 12,
    games: Annotated[int, typer.Option(min=1, help="Games of a round, for each set of weights.")] = 24,
    sets: Annotated[int, typer.Option(min=4, help="Sets of weights in a round of contests.")] = 12,
    bot: Annotated[str, typer.Option(help="Who plays them; a budget in worlds or iterations.")] = "greedy:2",
    players: Annotated[str | None, typer.Option(help="Seat counts in turn; 2,3 if not said.")] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="All chance comes from it.")] = 1,
    write: Annotated[bool, typer.Option("--write", help="Write the weights into the table of the bots.")] = False,
    workers: Workers = None,
    dask: DaskAddress = None,
) -> None:
    """Find the weights of a game's value function by self-play."""
    rules = rules_of(game)
    options = options_from(option or [])
    counts = [int(n) for n in players.split(",")] if players else [n for n in (2, 3) if n in rules.seats]
    tables = [(n, rules.setup(n, options).options) for n in counts]
    if by not in METHODS:
        raise BadSetup("plain", why=f"weights are tuned by {' or '.join(METHODS)}, not by {by!r}")
    console = Console()
    with executor(workers, dask) as hands, bar() as progress:
        task = progress.add_task("rounds", total=rounds)

        def heard(n: int, weights: Mapping[str, float], figure: float) -> None:
            progress.advance(task)
            console.print(f"round {n + 1}: {METHODS[by]} {figure:.2f}", highlight=False)

        if by == "play":
            found = evolve(game, tables, hands, rounds, games, bot, seed, tuned(game), sets, heard)
        else:
            found = fit(game, tables, hands, rounds, games, bot, seed, tuned(game), heard)
    for name, weight in found.items():
        console.print(f"{name} = {weight}", highlight=False)
    if write:
        write_weights(game, found)


def bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=Console(stderr=True))
