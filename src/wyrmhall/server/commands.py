"""The commands `serve`, `play`, `db` and `admin`. What they need is imported when they run."""

from __future__ import annotations

import asyncio
import inspect
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import Annotated, get_type_hints

import typer

from wyrmhall.server.admin import admin
from wyrmhall.server.settings import DEFAULTS, BadSetting, Settings

LOOPBACK = "localhost,127.0.0.1,::1"
Url = Annotated[str | None, typer.Option("--database", help="Which; as for `wyrmhall serve` if not said.")]
database = typer.Typer(help="The database of the server.", no_args_is_help=True)


def register(app: typer.Typer) -> None:
    """Put these commands beside the others."""
    app.command()(play)
    app.command()(serve)
    app.add_typer(database, name="db")
    app.add_typer(admin, name="admin")


def play(
    port: Annotated[int, typer.Option(help="The port on this machine; the first free one from 8420 if not said.")] = 0,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    database: Annotated[str | None, typer.Option(help="Where games are kept; your data folder if not said.")] = None,
    share: Annotated[bool, typer.Option("--share", help="Let others of the local network come, and show how.")] = False,
    address: Annotated[str, typer.Option(help="With which address of this machine; found out if not said.")] = "",
) -> None:
    """Sit down and play: starts the table on this machine and opens the browser."""
    settings = _settings(database=database, hosts=LOOPBACK)
    port = port or _free_port(8420)
    url = f"http://localhost:{port}/"
    print(f"Wyrmhall is at {url} (stop with Ctrl-C).", file=sys.stderr)
    if browser:
        threading.Thread(target=_open_when_ready, args=(url, port), daemon=True).start()
    from wyrmhall.server.run import run_here

    run_here(settings, port, address, share, _tell_others)


def _tell_others(url: str) -> None:
    """The address that others can come to, and as a code for their phones."""
    from wyrmhall.server.sharing import drawn

    if not url:
        print("This machine is in no network that others could come through.", file=sys.stderr)
        return
    code = drawn(url)
    try:
        code.encode(sys.stderr.encoding or "ascii")
    except UnicodeEncodeError:
        code = ""  # a terminal that cannot draw it still shows the address
    print(f"Others in your network come to {url}", code, sep="\n", file=sys.stderr, flush=True)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at.")] = 8420,
    workers: Annotated[int, typer.Option(min=1, help="How many processes; more than one need a broker.")] = 1,
    **said: object,
) -> None:
    """Run the server for others. Every option but the first three can also be set as WYRMHALL_<NAME>."""
    settings = _settings(**said)
    if not settings.broker and settings.database.startswith("postgresql"):
        settings = replace(settings, broker=settings.database)
    if workers > 1 and not settings.broker:
        raise BadSetting("more than one process needs a broker: --broker redis://... or postgresql://...")
    from wyrmhall.server.run import run

    run(settings, host, port, workers)


def _flags() -> dict[str, object]:
    """A command-line option for every setting."""
    hints = get_type_hints(Settings, include_extras=True)
    flags: dict[str, object] = {}
    for field in fields(Settings):
        kind, said = hints[field.name].__origin__, hints[field.name].__metadata__[0]
        default = getattr(DEFAULTS, field.name)
        shown = "" if field.name == "database" or default == "" else f" {default} if not said."
        flag = typer.Option(help=f"{said}{shown} (WYRMHALL_{field.name.upper()})", show_default=False)
        flags[field.name] = Annotated[kind | None, flag]
    return flags


def _with_flags(command: Callable[..., None]) -> None:
    """Typer reads a command's options from its signature, so the settings are written there."""
    signature = inspect.signature(command, eval_str=True)
    own = [p for p in signature.parameters.values() if p.kind is not p.VAR_KEYWORD]
    more = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)
        for name, annotation in _flags().items()
    ]
    vars(command)["__signature__"] = signature.replace(parameters=[*own, *more])


_with_flags(serve)


@database.command("upgrade")
def upgrade(url: Url = None) -> None:
    """Bring a database to the present schema; the server does that by itself when it starts."""
    from wyrmhall.server import migrate
    from wyrmhall.server.database import async_engine

    async def run() -> tuple[str, str]:
        engine = async_engine(_settings(database=url).database)
        try:
            return await migrate.upgrade(engine)
        finally:
            await engine.dispose()

    before, after = asyncio.run(run())
    print(
        f"The schema is at {after}." if before == after else f"The schema went from {before or 'nothing'} to {after}."
    )


@database.command("check")
def check(
    url: Url = None,
    verbose: Annotated[bool, typer.Option("--verbose", help="Name the tables that go on, too.")] = False,
) -> None:
    """Replay every unfinished table; exit code 1 if there are some that this version of Wyrmhall would not go on with.

    Changes nothing, and reads databases of earlier versions: run it before you upgrade.
    """
    from wyrmhall.server.checkup import Finding
    from wyrmhall.server.checkup import check as checked
    from wyrmhall.server.shelf import Shelf

    async def run() -> list[Finding]:
        found = []
        async for finding in checked(_settings(database=url).database, Shelf()):
            found.append(finding)
            if finding.trouble or verbose:
                print(finding)
        return found

    found = asyncio.run(run())
    lost, old = sum(bool(f.trouble) for f in found), sum(f.is_old for f in found)
    print(
        f"{len(found)} unfinished tables: {len(found) - lost} go on, {old} of them under earlier rules; {lost} do not."
    )
    raise typer.Exit(1 if lost else 0)


@database.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(help="A new file; it holds secrets, so only you will be able to read it.")],
    url: Url = None,
) -> None:
    """Write all games to a file, as they are at this moment; nobody who plays has to stop."""
    from wyrmhall.server.copying import backup as copied

    rows = asyncio.run(copied(_settings(database=url).database, file))
    print(f"{file}: {rows['tables']} tables, {rows['log']} entries.")


@database.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(help="What `wyrmhall db backup` wrote.")],
    url: Url = None,
) -> None:
    """Fill an empty database from a backup, of SQLite or PostgreSQL whichever it came from; then start the server."""
    from wyrmhall.server.copying import restore as restored

    rows = asyncio.run(restored(file, _settings(database=url).database))
    print(f"Restored {rows['tables']} tables with {rows['log']} entries.")


@database.command("ratings")
def ratings(
    url: Url = None,
    write: Annotated[bool, typer.Option("--write", help="Keep the ratings that follow from the results.")] = False,
) -> None:
    """Make all ratings again from the results; exit code 1 if others are kept."""
    from wyrmhall.server import migrate
    from wyrmhall.server.database import async_engine
    from wyrmhall.server.ratings import compare, make_again
    from wyrmhall.server.store import Store

    async def run() -> tuple[int, int]:
        engine = async_engine(_settings(database=url).database)
        try:
            await migrate.upgrade(engine)
            found = await compare(Store(engine))
            if write:
                await make_again(Store(engine))
            return found
        finally:
            await engine.dispose()

    count, other = asyncio.run(run())
    print(
        f"{count} ratings follow from the results; {other} were kept otherwise{' and are made anew' if write else ''}."
    )
    raise typer.Exit(1 if other and not write else 0)


def _settings(**said: object) -> Settings:
    return Settings.from_environment(**said)


def _free_port(first: int) -> int:
    for port in range(first, first + 50):
        with socket.socket() as s:
            if s.connect_ex(("127.0.0.1", port)) != 0:
                return port
    return first


def _open_when_ready(url: str, port: int) -> None:
    for _ in range(200):
        with socket.socket() as s:
            if s.connect_ex(("127.0.0.1", port)) == 0:
                webbrowser.open(url)
                return
        time.sleep(0.05)
