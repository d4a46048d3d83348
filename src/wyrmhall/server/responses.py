"""Wire structs as HTTP answers."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

encode = msgspec.json.Encoder().encode


def respond(what: object, status: int = 200) -> Response:
    return Response(encode(what), status, media_type="application/json")
