"""The command `wyrmhall`: play, simulate, replay, look things up, and check packs."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from wyrmhall import __version__, clauses, compiled, games
from wyrmhall.bots import commands as bot_commands
from wyrmhall.core.record import Record
from wyrmhall.core.rng import luck_from, new_secret
from wyrmhall.core.rules import BadSetup, Rules, Setup, Value, options_from
from wyrmhall.core.text import LANGUAGES, Speaker, speaker
from wyrmhall.core.words import Msg
from wyrmhall.fair import Unproved
from wyrmhall.gamefile import FORMAT, BadFile, Differs, GameFile, deal_proofs, read_file
from wyrmhall.gamefile import replay as replay_file
from wyrmhall.server import commands as server_commands
from wyrmhall.server.settings import BadSetting

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
packs = typer.Typer(help="Components of your own box, typed in as a TOML file.", no_args_is_help=True)
app.add_typer(packs, name="pack")
bot_commands.register(app)
server_commands.register(app)
console = Console()

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(games.NAMES)}.")]
Players = Annotated[int | None, typer.Option("--players", help="How many players; the fewest if not said.")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A game option; repeatable.")]
Lang = Annotated[str, typer.Option("--lang", help=f"One of: {', '.join(LANGUAGES)}.")]
PackFile = Annotated[Path | None, typer.Option("--pack", help="A pack file with components of your own.")]
Seed = Annotated[str | None, typer.Option("--seed", help="A whole number, or 32 hexadecimal digits.")]


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
        shown.add_row(str(seat), *[str(scores[key]) for key in ("mean", "sd", "min", "max")])
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

    rules, setup = table(game, players, option, pack)
    count = setup.players - 1 if bots is None else bots
    if count > setup.players:
        fail(f"{count} bots do not fit at a table of {setup.players}")
    record = Record(rules, setup.players, read_seed(seed), setup.options, setup.pack)
    seats: dict[int, Bot] = dict.fromkeys(range(setup.players - count, setup.players), random_bot)
    words(lang, rules.name)
    if not Terminal(record, seats, lang, console, input).play():
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


@app.command()
def cards(game: GameName, lang: Lang = "en", pack: PackFile = None) -> None:
    """List all components of a game with their texts and where their facts come from."""
    rules, setup = table(game, None, None, pack)
    for line in card_lines(rules, setup, words(lang, rules.name)):
        console.print(line, highlight=False, markup=False, soft_wrap=True)


def card_lines(rules: Rules, setup: Setup, said: Speaker) -> list[str]:
    """Every component in one line: kind, id, name, facts, text and status."""
    lines = []
    for card in rules.components(setup):
        facts = ", ".join(filter(None, [fact(said, *each) for each in card.facts.items()]))
        text = " ".join(said.sentence(part) for part in card.text)
        status = said.say(Msg(f"status-{card.status}"))
        head = f"{said.say(Msg(f'kind-{card.kind}'))} {card.id}: {said.say(card.name)}"
        lines.append(" | ".join(part for part in (head, facts, text, status) if part))
    return lines


def fact(said: Speaker, key: str, value: Value) -> str:
    """A fact in words, if the language has words for it; what only a picture is made of has none."""
    id = f"fact-{key.replace(' ', '-')}"
    if not said.knows(id):
        return ""
    words = []
    n = 1
    for word in str(value).split():
        id_of_word = f"word-{word.replace('_', '-')}"
        words.append(said.say(Msg(id_of_word, n=n)) if said.knows(id_of_word) else word)
        n = int(word) if word.isdigit() else 1
    return said.say(Msg(id, value=" ".join(words)))


@app.command()
def rules(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game; all of them if not said.")] = None,
    clause: Annotated[str | None, typer.Argument(metavar="[CLAUSE]", help="One clause, such as SD-PLC-10.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which clauses the tests cite.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Lang = "en",
) -> None:
    """Read the rules clause by clause, or see which of them the tests cite."""
    known_language(lang)
    which = [games.rules_of(name) for name in ([game] if game else games.NAMES)]
    if coverage:
        show_coverage(which, as_json)
        return
    found = [c for each in which for c in clauses.clauses_of(each, lang).values() if clause in (None, c.id)]
    if not found:
        fail(f"there is no clause {clause!r} in {which[0].name}; `wyrmhall rules {which[0].name}` lists them")
    if as_json:
        print(json.dumps([{"id": c.id, "section": c.section, "text": c.text} for c in found], ensure_ascii=False))
        return
    for c in found:
        console.print(f"{c.id}  {c.text}", highlight=False, markup=False, soft_wrap=True)


def show_coverage(which: list[Rules], as_json: bool) -> None:
    tests = clauses.ROOT / "tests"
    if not tests.is_dir():
        fail("the tests are only in a checkout of the project: run this there")
    cited = clauses.citations(tests)
    found = [clauses.coverage(each, cited) for each in which]
    if as_json:
        print(json.dumps([msgspec.to_builtins(each) for each in found]))
        return
    shown = Table("game", "clauses", "cited", "waived", "missing")
    for each in found:
        shown.add_row(each.game, *map(str, (each.clauses, each.cited, len(each.waived), len(each.missing))))
    console.print(shown)
    for each in found:
        for label, ids in (("missing", each.missing), ("unknown", each.unknown)):
            if ids:
                console.print(f"{each.game}, {label}: {', '.join(ids)}", highlight=False, soft_wrap=True)


@packs.command("new")
def pack_new(game: GameName, file: Path) -> None:
    """Write the default components of a game as a commented file to start from."""
    if file.exists():
        fail(f"{file} exists already; choose another name, or move it away")
    try:
        file.write_text(games.pack_module(games.rules_of(game)).new_pack(), "utf-8")
    except OSError as error:
        fail(f"cannot write {file}: {error.strerror}")
    console.print(f"Wrote {file}.", highlight=False, markup=False)


@packs.command("check")
def pack_check(file: Path) -> None:
    """Check a pack file: name the line and what is wrong, or say what it holds."""
    pack = read_pack(file)
    console.print(f"{file} is a good pack for {pack['game']}.", highlight=False, markup=False)


def read_pack(file: Path, want: str | None = None) -> dict[str, Any]:
    """A checked pack from an untrusted file; warnings go to the error stream."""
    import tomllib

    data = read(file)
    try:
        text = data.decode("utf-8")
        game = tomllib.loads(text).get("game")
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        fail(f"{file} is not a TOML file: {error}")
    if not isinstance(game, str) or game not in games.NAMES:
        fail(f'{file} must say which game it is for: game = "{want or games.NAMES[0]}"')
    if want is not None and game != want:
        fail(f"{file} is a pack for {game}, not for {want}")
    try:
        pack, warnings = games.pack_module(games.rules_of(game)).read_pack(text)
    except ValueError as error:
        fail(f"{file}: {error}")
    for warning in warnings:
        print(f"{file}: {warning}", file=sys.stderr)
    return dict(pack)


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
    which = [games.rules_of(name) for name in (game or games.NAMES)]
    limit = seconds if seconds is not None or count is not None else 60.0
    with bar(quiet=False) as progress:
        task = progress.add_task("games", total=count)
        tally, failure = fuzzer.fuzz(
            which, seed, limit, count, share, lambda t: progress.update(task, completed=t.games)
        )
    console.print(f"{tally.games} games, {tally.decisions} decisions, the longest game {tally.longest} decisions.")
    if failure is not None:
        out.write_bytes(msgspec.json.encode(failure.file))
        fail(f"{failure.why}\nThe {len(failure.file.answers)} answers that show it are in {out}", code=1)


def table(game: str, players: int | None, option: list[str] | None, pack: Path | None = None) -> tuple[Rules, Setup]:
    """The rules and a checked set-up from what was said on the command line."""
    rules = games.rules_of(game)
    content = None if pack is None else read_pack(pack, rules.name)
    return rules, rules.setup(players if players is not None else rules.seats[0], options_from(option or []), content)


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
