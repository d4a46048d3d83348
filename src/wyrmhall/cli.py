"""The command `wyrmhall`: play, simulate, replay, look things up, and check packs."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from wyrmhall import __version__, api, compiled, games, lookup_commands, pack_commands
from wyrmhall.bots import commands as bot_commands
from wyrmhall.command_line import (
    GameName,
    Lang,
    Options,
    PackFile,
    Players,
    Seed,
    bar,
    console,
    fail,
    known_language,
    read,
    read_seed,
    table,
    words,
)
from wyrmhall.core.rules import BadSetup
from wyrmhall.core.text import Speaker
from wyrmhall.core.words import Msg
from wyrmhall.fair import ALONE, LEFT_OUT, Unproved
from wyrmhall.gamefile import FORMAT, BadFile, Differs, GameFile, deal_proofs, read_file
from wyrmhall.gamefile import replay as replay_file
from wyrmhall.lessons import commands as lesson_commands
from wyrmhall.puzzles import commands as puzzle_commands
from wyrmhall.server import commands as server_commands
from wyrmhall.server.settings import BadSetting

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
for each in (bot_commands, lesson_commands, puzzle_commands, server_commands, lookup_commands, pack_commands):
    each.register(app)


def tell_version(wanted: bool) -> None:
    if wanted:
        console.print(f"wyrmhall {__version__} ({compiled.kind()})", highlight=False)
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=tell_version, is_eager=True, help="Say which version and build this is."),
    ] = False,
) -> None:
    """Play, simulate, replay, look things up, check packs, serve others."""


def main() -> None:
    """Run a command, `play` if none is said. What a person did wrong is said in one sentence; exit code 2."""
    if len(sys.argv) == 1:
        sys.argv.append("play")
    try:
        app()
    except (BadSetup, BadFile, BadSetting) as error:
        fail(str(error))
    except KeyboardInterrupt:
        sys.exit(130)


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    option: Options = None,
    games: Annotated[int | None, typer.Option(min=1, help="How many games (100 if neither this nor seconds).")] = None,
    seconds: Annotated[float | None, typer.Option(min=0.01, help="How long to play.")] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first game; the next has the next.")] = 0,
    bot: Annotated[str, typer.Option(help="Who plays: random, or a level of the bots.")] = "random",
    pack: PackFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play headless games and print how fast they went and how they were scored."""
    from wyrmhall import simulate as runner

    rules, setup = table(game, players, option, pack)
    player = runner.bot_of(bot)
    total = games if games is not None or seconds is not None else 100
    with bar(quiet=as_json) as progress:
        task = progress.add_task(rules.name, total=total)
        result = runner.simulate(
            rules, setup, seed, total, seconds, player, lambda r: progress.update(task, completed=r.games)
        )
    summary = result.summary(rules, setup)
    if as_json:
        print(json.dumps(summary))
        return
    console.print(
        f"{rules.name}, {setup.players} players: {result.games} games in {result.seconds:.1f} s, "
        f"{summary['games_per_s']} games/s, {summary['decisions_per_s']} decisions/s"
    )
    shown = Table("seat", "mean", "sd", "min", "max")
    for seat, scores in enumerate(summary["scores"], start=1):
        shown.add_row(str(seat), *map(str, (scores["mean"], scores["sd"], scores["min"], scores["max"])))
    console.print(shown)


@app.command()
def terminal(
    game: GameName,
    players: Players = None,
    bots: Annotated[int | None, typer.Option(min=0, help="How many seats bots take; all but one if not said.")] = None,
    option: Options = None,
    lang: Lang = "en",
    seed: Seed = None,
    pack: PackFile = None,
) -> None:
    """Play a whole game in the terminal."""
    from wyrmhall.simulate import Bot, random_bot
    from wyrmhall.terminal import Terminal

    _, setup = table(game, players, option, pack)
    count = setup.players - 1 if bots is None else bots
    if count > setup.players:
        fail(f"{count} bots do not fit at a table of {setup.players}")
    known_language(lang)
    game_now = api.new(game, setup.players, read_seed(seed), lang=lang, options=setup.options, pack=setup.pack)
    seats: dict[int, Bot] = dict.fromkeys(range(setup.players - count, setup.players), random_bot)
    if not Terminal(game_now, seats, console, input).play():
        raise typer.Exit(0)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    lang: Lang = "en",
    verify: Annotated[
        bool, typer.Option("--verify", help="Say what the file proves of its deal, not the log.")
    ] = False,
) -> None:
    """Play a saved game again, print its log and scores; exit code 1 at the first step that differs."""
    from wyrmhall.terminal import say_scores

    saved = read_file(read(file))
    rules = games.rules_of(saved.game)
    said = words(lang, rules.name)
    names = [said.say(Msg("terminal-player", n=seat + 1)) for seat in range(saved.players)]
    try:
        record = replay_file(rules, saved)
    except Differs as error:
        fail(f"this file does not replay: {error}", code=1)
    if verify:
        tell_proofs(saved, said)
        return
    for events in record.told:
        for event in events:
            console.print("· " + said.event(event, -1, names), highlight=False, markup=False, soft_wrap=True)
    if record.game.over:
        say_scores(record, said, names, console)
    else:
        console.print(said.say(Msg("terminal-unfinished", n=len(record.answers))), highlight=False, markup=False)


def tell_proofs(saved: GameFile, said: Speaker) -> None:
    """What the file proves, sentence by sentence."""
    try:
        found = deal_proofs(saved)
    except Unproved as error:
        fail(said.say(error.said), code=1)
    if saved.format == FORMAT:
        found.append(Msg("proved-course", n=len(saved.answers), version=saved.version))
    for each in found:
        console.print("· " + said.say(each), highlight=False, markup=False, soft_wrap=True)
    if any(each.id in (LEFT_OUT, ALONE) for each in found):
        raise typer.Exit(1)


@app.command()
def fuzz(
    game: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Games; all of them if not said.")
    ] = None,
    seconds: Annotated[float | None, typer.Option(help="How long (60 if neither this nor games).")] = None,
    count: Annotated[int | None, typer.Option("--games", help="How many games.")] = None,
    seed: Annotated[int, typer.Option(help="Where to begin.")] = 0,
    share: Annotated[float, typer.Option(min=0, max=1, help="Share of decisions with all checks.")] = 0.02,
    out: Annotated[Path, typer.Option(help="Where a failing game is written.")] = Path("fuzz-failure.json"),
    file: Annotated[Path | None, typer.Option(help="Check this game file again instead.")] = None,
) -> None:
    """Play random games under all laws; a failure is written as a file that shows it again."""
    from wyrmhall import fuzz as fuzzer

    if file is not None:
        saved = read_file(read(file))
        why = fuzzer.recheck(games.rules_of(saved.game), saved)
        if why is not None:
            fail(why, code=1)
        console.print("Every law holds at every step of this file.")
        return
    which = [games.rules_of(name) for name in (game or games.names())]
    limit = seconds if seconds is not None or count is not None else 60.0
    with bar(quiet=False) as progress:
        task = progress.add_task("games", total=count)
        tally, failure = fuzzer.fuzz(
            which, seed, limit, count, share, lambda t: progress.update(task, completed=t.games)
        )
    console.print(f"{tally.games} games, {tally.decisions} decisions, the longest game {tally.longest} decisions.")
    if tally.compared.looked:
        judged = f"{tally.compared.judged} of {tally.compared.looked}"
        console.print(f"What the default table would lose could be judged at {judged} decisions.")
    if failure is not None:
        out.write_bytes(msgspec.json.encode(failure.file))
        fail(f"{failure.why}\nThe {len(failure.file.answers)} answers that show it are in {out}", code=1)


@app.command("laws")
def obey(
    game: Annotated[str, typer.Argument(metavar="PACKAGE", help="A game, or the package that brings it.")],
    tests: Annotated[Path | None, typer.Option(help="A folder of tests: every clause must be cited there.")] = None,
    seed: Annotated[int, typer.Option(help="Where to begin.")] = 0,
) -> None:
    """Run all laws of the house on a game of another package; exit code 1 if one is broken."""
    from wyrmhall.laws.package import check_package

    packages = {point.dist.name: name for name, point in games.guests().items() if point.dist is not None}
    modules = {point.module: name for name, point in games.guests().items()}
    rules = games.rules_of(packages.get(game) or modules.get(game) or game)
    if tests is not None and not tests.is_dir():
        fail(f"there is no folder {tests}")
    broken = 0
    for law, why in check_package(rules, tests, seed):
        said = f"BROKEN  {law}: {why}" if why else f"holds   {law}"
        console.print(said, highlight=False, markup=False, soft_wrap=True)
        broken += bool(why)
    if broken:
        fail(f"{rules.name} breaks {broken} of the laws", code=1)
