"""A table of typed JSON routes, from which requests are checked and OpenAPI is made."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from wyrmhall.server.responses import Answer
from wyrmhall.server.shares import Share
from wyrmhall.server.wire import Problem

LARGEST_BODY = 64_000
LARGEST_WHOLE = 16_000
"""Bytes of a body in which 1.0 is looked for, where a whole number is wanted: that is done in Python, and slowly."""
PROBLEMS = (400, 403, 404, 409, 413, 429, 503)


class Caller(NamedTuple):
    """Who asks: by cookie, or somebody new; perhaps with the secret of a seat; in which language; from where."""

    person: str
    is_new: bool
    secret: str
    lang: str
    address: str
    session: str = ""  # of somebody kept
    host: str = ""  # the name by which the browser knows us
    agent: str = ""  # what the browser says of itself
    is_local: bool = False  # from this very machine, under one of the names by which it calls itself


class Raw(msgspec.Struct):
    """A body that a handler reads for itself, up to its own size."""

    data: bytes


class Endpoint:
    """`async def handler(caller, <path parameters>, data: Struct, <query parameters with defaults>) -> Struct`.

    Or `-> Answer[Struct]`, where the handler itself encodes it.
    """

    def __init__(
        self,
        method: str,
        path: str,
        handler: Callable[..., Awaitable[object]],
        status: int = 200,
        largest: int = LARGEST_BODY,
        introduces: bool = False,
        cost: int = 1,
        share: Share | None = None,
    ) -> None:
        # A page's first questions go out together. If each answer named the browser anew, the last one would win,
        # perhaps after it has sat down as somebody else. So only what is done, and the question who I am, name it.
        self.introduces = introduces or method != "GET"
        hints = get_type_hints(handler, include_extras=True)
        self.method, self.path, self.handler, self.status, self.largest = method, path, handler, status, largest
        self.cost = cost  # how many ordinary requests it counts for
        if method != "GET" and share is None:
            raise ValueError(f"{method} {path} does not say by which limit it is counted")
        self.share = share  # by which limit it is counted beside that; for questions, none
        out = hints.pop("return")
        made = get_origin(out)
        self.out = get_args(out)[0] if isinstance(made, type) and issubclass(made, Answer) else out
        hints.pop("caller", None)
        self.body = hints.pop("data", None)
        self.decode = msgspec.json.Decoder(Any if self.body in (None, Raw) else self.body).decode
        self.in_path = {name: kind for name, kind in hints.items() if f"{{{name}}}" in path}
        self.in_query = {name: kind for name, kind in hints.items() if name not in self.in_path}

    async def arguments(self, request: Request) -> dict[str, object]:
        """Checked values from path, query and body."""
        found: dict[str, object] = {}
        for name, kind in self.in_path.items():
            found[name] = msgspec.convert(request.path_params[name], kind, strict=False)
        for name, kind in self.in_query.items():
            if name in request.query_params:
                found[name] = msgspec.convert(request.query_params[name], kind, strict=False)
        if self.body is not None:
            data = await self._read(request)
            found["data"] = Raw(data) if self.body is Raw else self._decoded(data)
        return found

    def _decoded(self, data: bytes) -> object:
        try:
            try:
                return self.decode(data)
            except msgspec.ValidationError:
                if len(data) > LARGEST_WHOLE:
                    raise
                return msgspec.convert(_whole(msgspec.json.decode(data)), self.body)
        except RecursionError:
            raise TooDeep from None

    async def _read(self, request: Request) -> bytes:
        parts, size = [], 0
        said = request.headers.get("content-length", "")
        if said.isdecimal() and int(said[:12]) > self.largest:
            raise TooLarge(self.largest)
        try:
            async for part in request.stream():
                size += len(part)
                if size > self.largest:
                    raise TooLarge(self.largest)
                parts.append(part)
        except ClientDisconnect:
            raise msgspec.DecodeError("the body did not come to its end") from None
        return b"".join(parts)


def _whole(value: object) -> object:
    """To JSON 1.0 is as whole a number as 1."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_whole(part) for part in value]
    if isinstance(value, dict):
        return {key: _whole(part) for key, part in value.items()}
    return value


class TooLarge(Exception):
    """A body that is not read to its end."""


class TooDeep(msgspec.DecodeError):
    """A body with more brackets in brackets than anything that we understand."""

    def __init__(self) -> None:
        super().__init__("too many brackets within brackets")


def _as_read(schema: object) -> object:
    """Without what may be encoded already (`msgspec.Raw`): to whoever reads it, that is what the others say."""
    if isinstance(schema, list):
        return [_as_read(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    parts = [part for part in schema.get("anyOf", ()) if part]
    if len(parts) == 1:
        schema = {**parts[0], **{key: part for key, part in schema.items() if key != "anyOf"}}
    return {key: _as_read(part) for key, part in schema.items()}


def openapi(endpoints: Sequence[Endpoint], prefix: str, version: str) -> dict[str, object]:
    """OpenAPI 3.1 of a route table."""
    kinds: list[object] = [Problem]
    for e in endpoints:
        kinds += [k for k in (e.body, e.out) if k not in (None, Raw, Response)]
        kinds += [*e.in_path.values(), *e.in_query.values()]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schema_of = {id(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}

    def content(kind: object) -> dict[str, object]:
        return {"application/json": {"schema": schema_of.get(id(kind), {"type": "object"})}}

    paths: dict[str, dict[str, object]] = {}
    for e in endpoints:
        responses = {str(e.status): {"description": "done", "content": content(e.out)}}
        responses |= {str(s): {"description": "a problem", "content": content(Problem)} for s in PROBLEMS}
        said: dict[str, object] = {
            "operationId": e.handler.__name__,
            "summary": inspect.getdoc(e.handler) or "",
            "responses": responses,
        }
        parameters = [
            {"name": name, "in": "path", "required": True, "schema": schema_of[id(kind)]}
            for name, kind in e.in_path.items()
        ]
        parameters += [
            {"name": name, "in": "query", "required": False, "schema": schema_of[id(kind)]}
            for name, kind in e.in_query.items()
        ]
        if parameters:
            said["parameters"] = parameters
        if e.body is not None:
            said["requestBody"] = {"required": True, "content": content(e.body)}
        paths.setdefault(prefix + e.path, {})[e.method.lower()] = said
    return {
        "openapi": "3.1.0",
        "info": {"title": "Wyrmhall", "version": version},
        "paths": paths,
        "components": {"schemas": _as_read(components)},
    }
