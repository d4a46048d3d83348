"""The command `wyrmhall admin`: what the host's page can do, on the command line of the machine that serves.

A running server hears of it at once through its broker, and within ten seconds without one.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from wyrmhall.server.settings import Settings

if TYPE_CHECKING:
    from wyrmhall.server.host import Host

FAREWELL_SECONDS = 0.5
"""So long a broker has for what was said, before we go."""
Result = TypeVar("Result")
Url = Annotated[str | None, typer.Option("--database", help="Which; as for `wyrmhall serve` if not said.")]
Broker = Annotated[str | None, typer.Option("--broker", help="How a running server is told at once; as for `serve`.")]
Who = Annotated[str, typer.Argument(help="NAME#mark, a mark, or an id that `admin persons` shows.")]
Find = Annotated[str, typer.Argument(help="A name, a mark or an id, or a part of a name; all if not said.")]

admin = typer.Typer(
    help="For the operator: persons, tables, reports, bans, names, words to everybody.", no_args_is_help=True
)


@admin.command("persons")
def persons(find: Find = "", url: Url = None) -> None:
    """Who is known here; those who came last, first."""
    for each in _run(url, None, lambda host: host.persons(find)):
        signs = [name for name, so in (("operator", each.operator), ("banned", each.banned)) if so]
        counted = f"{each.tables} seats, {each.reports} reports"
        print(each.id, _shown(each.name, each.mark), _day(each.seen), counted, *signs, sep="\t")


@admin.command("tables")
def tables(
    find: Annotated[str, typer.Argument(help="An id, a game or the name of somebody there; all if not said.")] = "",
    url: Url = None,
) -> None:
    """Tables, the newest first."""
    for each in _run(url, None, lambda host: host.tables(find)):
        listed = "listed" if each.listed else "not listed"
        print(each.id, each.game, each.status, listed, _day(each.created), ", ".join(each.names), sep="\t")


@admin.command("delete-table")
def delete_table(
    id: Annotated[str, typer.Argument(help="As `admin tables` shows it.")], url: Url = None, broker: Broker = None
) -> None:
    """Delete a table that is not over, whoever plays there."""
    _run(url, broker, lambda host: host.delete_table(id))
    print(f"Table {id} is gone.")


@admin.command("reports")
def reports(url: Url = None) -> None:
    """Lines of talk, and players (a number below 0), that people have reported and that are not settled."""
    for each in _run(url, None, lambda host: host.reports()):
        print(f"{each.table} {each.n}", each.person, each.name, f"{each.times} times", each.said, each.why, sep="\t")


@admin.command("settle", context_settings={"ignore_unknown_options": True})
def settle(
    table: Annotated[str, typer.Argument(help="The table of the reported line, or player.")],
    n: Annotated[int, typer.Argument(help="Its number there.")],
    url: Url = None,
) -> None:
    """A report needs no more thought."""
    _run(url, None, lambda host: host.settle(table, n))
    print("Settled.")


@admin.command("ban")
def ban(
    who: Who,
    days: Annotated[int, typer.Option(min=0, max=3650, help="For how long; for good if not said.")] = 0,
    why: Annotated[str, typer.Option(help="What the banned person reads.")] = "",
    url: Url = None,
    broker: Broker = None,
) -> None:
    """Somebody may do nothing here any more but look on, take their data and go. Bots play on for them."""

    async def run(host: Host) -> str:
        found = await host.person(who)
        await host.ban(found.id, days, why)
        return _shown(found.name, found.mark)

    print(f"{_run(url, broker, run)} is banned {f'for {days} days' if days else 'for good'}.")


@admin.command("unban")
def unban(who: Who, url: Url = None, broker: Broker = None) -> None:
    """Let somebody in again."""

    async def run(host: Host) -> str:
        found = await host.person(who)
        await host.unban(found.id)
        return _shown(found.name, found.mark)

    print(f"{_run(url, broker, run)} may come in again.")


@admin.command("rename")
def rename(
    who: Who,
    name: Annotated[str, typer.Argument(help="The new name; the mark stays.")],
    url: Url = None,
    broker: Broker = None,
) -> None:
    """Give somebody another name, also where they sit."""

    async def run(host: Host) -> str:
        found = await host.person(who)
        await host.rename(found.id, name)
        return (await host.known.of(found.id)).shown

    print(f"The name is {_run(url, broker, run)} now.")


@admin.command("erase")
def erase(who: Who, url: Url = None, broker: Broker = None) -> None:
    """Delete all that is stored of somebody, as they could themselves. Games of others stay, without the name."""

    async def run(host: Host) -> None:
        await host.erase((await host.person(who)).id)

    _run(url, broker, run)
    print("Deleted.")


@admin.command("broadcast")
def broadcast(
    said: Annotated[str, typer.Argument(help="What everybody reads; empty takes the last back.")],
    hours: Annotated[int, typer.Option(min=1, max=720, help="For how long.")] = 24,
    url: Url = None,
    broker: Broker = None,
) -> None:
    """Say something to everybody, on every page."""
    _run(url, broker, lambda host: host.tell_everybody(said, hours))
    print("Said." if said else "Taken back.")


@admin.command("operator")
def operator(
    who: Who,
    off: Annotated[bool, typer.Option("--off", help="No longer.")] = False,
    url: Url = None,
) -> None:
    """Make somebody an operator: with a passkey, the page /host opens to them. They must be kept, not a guest."""

    async def run(host: Host) -> str:
        found = await host.person(who)
        await host.make_operator(found.id, not off)
        return _shown(found.name, found.mark)

    print(f"{_run(url, None, run)} is {'no longer an' if off else 'an'} operator.")


def _run(url: str | None, broker: str | None, work: Callable[[Host], Awaitable[Result]]) -> Result:
    """With the parts of a server that touch no socket, at the same database."""
    from wyrmhall.core.text import speaker
    from wyrmhall.core.words import Msg
    from wyrmhall.server import migrate
    from wyrmhall.server.app import Server
    from wyrmhall.server.hall import NoTable
    from wyrmhall.server.rejected import Rejected
    from wyrmhall.server.shelf import Shelf

    async def run() -> Result:
        settings = Settings.from_environment(database=url, broker=broker)
        if not settings.broker and settings.database.startswith("postgresql"):
            settings = replace(settings, broker=settings.database)
        server = Server(settings, Shelf())
        await migrate.upgrade(server.engine)
        await server.hall.start()
        try:
            return await work(server.host)
        finally:
            if server.hall.bus.is_shared:
                await asyncio.sleep(FAREWELL_SECONDS)
            server.archive.stop()
            server.catalogue.classroom.stop()
            await server.hall.stop()
            await server.engine.dispose()

    try:
        return asyncio.run(run())
    except NoTable:
        refusal = Rejected("no-table")
    except Rejected as error:
        refusal = error
    print(speaker("en", "server").say(Msg(f"problem-{refusal.code}", **refusal.args_of_text)), file=sys.stderr)
    raise typer.Exit(1)


def _shown(name: str, mark: str) -> str:
    return f"{name}#{mark}" if mark else name or "(no name)"


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")
