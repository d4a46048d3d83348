"""Messages of the companion; its pages are the dataclasses of `companion/pages.py`, which run in browsers too."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from wyrmhall.server.wire import In, Out

LONGEST = 6_000
RoomName = Annotated[str, Meta(pattern="^[a-z]{1,24}(-[a-z]{1,24})?$")]


class CompanionIn(In):
    """An evening as text: the seed and all answers (`companion/session.py`)."""

    text: Annotated[str, Meta(max_length=LONGEST)]


class CompanionRules(Out):
    """The sources that a browser needs to tell a room's evenings by itself, and where its script is among them."""

    module: str
    script: str
    files: dict[str, str]
