"""Wire structs as HTTP answers."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec
from starlette.responses import Response

encode = msgspec.json.Encoder().encode

What = TypeVar("What")


class Answer(Response, Generic[What]):
    """An answer that is encoded already: to whoever reads it, it is what it was made of."""

    def __init__(self, body: bytes, status: int = 200, headers: dict[str, str] | None = None) -> None:
        super().__init__(body, status, headers, media_type="application/json")


def respond(what: What, status: int = 200) -> Answer[What]:
    return Answer(encode(what), status)
