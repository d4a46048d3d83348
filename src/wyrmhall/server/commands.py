"""The commands `serve`, `play` and `db` of the command line. What they need is imported when they run."""

from __future__ import annotations

import asyncio
import inspect
import socket
import sys
import threading
import time
import webbrowser
from dataclasses import fields, replace
from typing import Annotated, Any, get_type_hints

import typer

from wyrmhall.server.settings import DEFAULTS, BadSetting, Settings

LOOPBACK = "localhost,127.0.0.1,::1"
database = typer.Typer(help="The database of the server.", no_args_is_help=True)


def register(app: typer.Typer) -> None:
    """Put these commands beside the others."""
    app.command()(play)
    app.command()(serve)
    app.add_typer(database, name="db")


def play(
    port: Annotated[int, typer.Option(help="The port on this machine; the first free one from 8420 if not said.")] = 0,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    database: Annotated[str | None, typer.Option(help="Where games are kept; your data folder if not said.")] = None,
) -> None:
    """Sit down and play: starts the table on this machine and opens the browser."""
    settings = _settings(database=database, hosts=LOOPBACK)
    port = port or _free_port(8420)
    url = f"http://localhost:{port}/"
    print(f"Wyrmhall is at {url} (stop with Ctrl-C).", file=sys.stderr)
    if browser:
        threading.Thread(target=_open_when_ready, args=(url, port), daemon=True).start()
    from wyrmhall.server.run import run

    run(settings, "127.0.0.1", port, workers=1)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at.")] = 8420,
    workers: Annotated[int, typer.Option(min=1, help="How many processes; more than one need a broker.")] = 1,
    **said: Any,
) -> None:
    """Run the server for others. Every option but the first three can also be set as WYRMHALL_<NAME>."""
    settings = _settings(**said)
    if not settings.broker and settings.database.startswith("postgresql"):
        settings = replace(settings, broker=settings.database)
    if workers > 1 and not settings.broker:
        raise BadSetting("more than one process needs a broker: --broker redis://... or postgresql://...")
    from wyrmhall.server.run import run

    run(settings, host, port, workers)


def _flags() -> dict[str, Any]:
    """A command-line option for every setting."""
    hints = get_type_hints(Settings, include_extras=True)
    flags: dict[str, Any] = {}
    for field in fields(Settings):
        kind, said = hints[field.name].__origin__, hints[field.name].__metadata__[0]
        default = getattr(DEFAULTS, field.name)
        shown = "" if field.name == "database" or default == "" else f" {default} if not said."
        flag = typer.Option(help=f"{said}{shown} (WYRMHALL_{field.name.upper()})", show_default=False)
        flags[field.name] = Annotated[kind | None, flag]
    return flags


def _with_flags(command: Any) -> None:
    """Typer reads a command's options from its signature, so the settings are written there."""
    signature = inspect.signature(command, eval_str=True)
    own = [p for p in signature.parameters.values() if p.kind is not p.VAR_KEYWORD]
    more = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)
        for name, annotation in _flags().items()
    ]
    command.__signature__ = signature.replace(parameters=[*own, *more])


_with_flags(serve)


@database.command("upgrade")
def upgrade(
    url: Annotated[str | None, typer.Option("--database", help="Which; as for `wyrmhall serve` if not said.")] = None,
) -> None:
    """Bring a database to the present schema."""
    from wyrmhall.server import migrate
    from wyrmhall.server.engine import async_engine

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


def _settings(**said: Any) -> Settings:
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
