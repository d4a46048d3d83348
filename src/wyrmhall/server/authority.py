"""Who may look at a table, and act at it. Asked at every message, and anew for everybody when seats or links change."""

from __future__ import annotations

from collections.abc import Sequence
from hmac import compare_digest
from typing import NamedTuple

from wyrmhall.server.identity import hashed
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.rows import SeatRow
from wyrmhall.server.show import Eyes
from wyrmhall.server.table import Table
from wyrmhall.server.wire import NO_SEAT


class Claim(NamedTuple):
    """What somebody says of themselves: it gives nothing by itself, and is held against the seats as they are now."""

    person: str
    link: str = ""  # the hash of a seat link's secret, as the seat keeps it
    wanted: int = NO_SEAT  # NO_SEAT: my first seat, else a spectator's eyes
    watch: bool = False
    lang: str = "en"


def claim_of(person: str, secret: str = "", wanted: int = NO_SEAT, watch: bool = False, lang: str = "en") -> Claim:
    return Claim(person, hashed(secret) if secret else "", wanted, watch, lang)


def seats_of(table: Table, claim: Claim) -> tuple[int, ...]:
    return held_by(table.seats, claim)


def held_by(seats: Sequence[SeatRow], claim: Claim) -> tuple[int, ...]:
    """The seats that a person holds by cookie, or that a link opens."""
    person, link = claim.person, claim.link
    return tuple([s.seat for s in seats if (person and s.owner == person) or _opens(link, s.link)])


def _opens(link: str, kept: str | None) -> bool:
    return bool(link) and kept is not None and compare_digest(link, kept)


def eyes_of(table: Table, claim: Claim) -> Eyes:
    """With whose eyes a claim looks now: of a seat that it holds, else a spectator's where the table allows it."""
    mine = seats_of(table, claim)
    wanted = claim.wanted
    if wanted != NO_SEAT and wanted not in mine and not claim.watch:
        raise Rejected("not-your-seat")
    if claim.watch or not mine:
        if not mine and not table.settings.spectators and not table.over and table.started:
            raise Rejected("no-spectators")
        seat = NO_SEAT
    else:
        seat = wanted if wanted != NO_SEAT else mine[0]
    return Eyes(seat, claim.lang, mine, table.row.owner == claim.person)


def check_holds(table: Table, claim: Claim, seat: int) -> None:
    """Raises unless the seat belongs to the claim at this moment."""
    if seat == NO_SEAT or seat not in seats_of(table, claim):
        raise Rejected("not-your-seat")
