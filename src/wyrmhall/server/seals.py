"""Finished games that not everybody may see yet: others still play the same deal, and could use what they saw."""

from __future__ import annotations

from sqlalchemy import ColumnElement, exists

from wyrmhall.server import schema as db
from wyrmhall.server.authority import Claim, seats_of
from wyrmhall.server.days import check_tried
from wyrmhall.server.queries import Queries
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.table import Table


async def check_open(store: Queries, table: Table, claim: Claim) -> None:
    """Raises where a game is over for those who sat there alone. What runs is closed by its own settings."""
    if not table.over or seats_of(table, claim):
        return
    if table.settings.daily:
        await check_tried(store, table.settings.daily, table.row.game, claim.person)
    if table.row.dealt_with is not None:
        t = db.tables.c
        if await store.rows(db.tables.select().where(t.id == table.id, is_dealt_elsewhere())):
            raise Rejected("deal-still-played")


async def is_open(store: Queries, table: Table, claim: Claim) -> bool:
    try:
        await check_open(store, table, claim)
    except Rejected:
        return False
    return True


def is_dealt_elsewhere() -> ColumnElement[bool]:
    """Of a row of `tables`: whether one that was dealt together with it is not over."""
    other = db.tables.alias()
    return exists().where(other.c.dealt_with == db.tables.c.dealt_with, other.c.ended.is_(None))
