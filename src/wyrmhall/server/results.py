"""What a finished game leaves behind: a result for each person, and what a solo player has earned."""

from __future__ import annotations

from typing import Any

import msgspec

from wyrmhall.server.store import now
from wyrmhall.server.table import Table


def mode_of(table: Table) -> str:
    """The options that are not at their default, in words that a form could show again."""
    setup = table.record.setup
    said = [f"{o.name}={setup[o.name]}" for o in table.rules.options if setup[o.name] != o.default_in(setup.version)]
    return ", ".join(said)[:200]


def results_of(table: Table) -> list[dict[str, Any]]:
    """A row for each seat that a person owns; none for games whose seed was known beforehand."""
    if table.row.seed_open:
        return []
    game = table.record.game
    scores, winners, drawn = table.rules.scores(game), table.rules.victors(game), table.rules.drawn(game)
    return [
        {
            "table_id": table.id,
            "seat": seat.seat,
            "person": seat.owner,
            "game": table.row.game,
            "mode": mode_of(table),
            "players": table.row.players,
            "score": sum(scores[seat.seat].values()),
            "won": seat.seat in winners,
            "drawn": seat.seat in drawn,
            "ended": now(),
        }
        for seat in table.seats
        if seat.kind == "person" and seat.owner is not None
    ]


def earned_by(table: Table) -> tuple[str, str] | None:
    """The player of a solo game and the profile that their next game starts with, where the game has such."""
    owner = table.seats[0].owner
    if table.rules.profile is None or table.row.players != 1 or table.row.seed_open or owner is None:
        return None
    return owner, msgspec.json.encode(dict(table.rules.profile(table.record.game))).decode()
