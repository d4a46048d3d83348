"""What all messages between server and browser are made of; the messages themselves stand in the modules `wire_...`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from wyrmhall.core.text import LANGUAGES

LONGEST_NAME = 32
MOST_SEATS = 8

Value = bool | int | str
Lang = Annotated[
    str,
    Meta(
        pattern=f"^({'|'.join(LANGUAGES)})$",
        extra={"typescript": " | ".join(f'"{lang}"' for lang in sorted(LANGUAGES))},
    ),
]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
TableId = Annotated[str, Meta(pattern="^[a-z2-7]{16}$")]
GameName = Annotated[str, Meta(pattern="^[a-z]{1,24}$")]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
ViewerSeat = Annotated[int, Meta(ge=-1, lt=MOST_SEATS)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
Option = Annotated[int, Meta(ge=-(2**53) + 1, le=2**53 - 1)]  # what JavaScript counts exactly
NO_SEAT = -1
"""The seat of a spectator; to the server also: whichever seat is mine."""


class In(Struct, forbid_unknown_fields=True):
    """What a client sends: nothing beyond what is named."""


class Out(Struct):
    """What the server sends, with every field present."""


class Done(Out):
    ok: bool = True


class Problem(Out):
    """What went wrong and what to do about it."""

    code: str
    detail: str
