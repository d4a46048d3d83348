"""Messages about score sheets; what is made of them are the dataclasses of `companion/sheet.py`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from wyrmhall.server.wire import In

MOST_ENTRIES = 60
MOST_SEATS = 6
Number = Annotated[int, Meta(ge=-999, le=999)]


class SheetIn(In):
    """The numbers on a score sheet: by entry, one for each player or one for the table."""

    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    numbers: Annotated[dict[str, Annotated[list[Number], Meta(max_length=MOST_SEATS)]], Meta(max_length=MOST_ENTRIES)]
