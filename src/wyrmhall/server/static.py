"""The built client: its files, which are packed when they are built, and its one page for every address inside it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from wyrmhall.server.packed import takes

NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Wyrmhall</title>
<p>The server runs, but its pages are not built. In a checkout, <code>python3 dev.py play</code> builds them.</p>"""
CODINGS = (("br", ".br"), ("gzip", ".gz"))
"""How the build packs files, the best first, and what it adds to their names (client/pack.ts)."""


class BoardFiles(StaticFiles):
    """The built files of a board that came with another package. Their names stay, so browsers ask whether they did."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "no-cache"
        return response


class ClientFiles:
    def __init__(self, folder: Path, page: Callable[[Scope], Awaitable[Response]] | None = None) -> None:
        """`page` gives the client's one page with the head of an address; without it, it is as it was built."""
        self.folder = folder
        self.page = page
        self.files = StaticFiles(directory=folder, html=True, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self._response(scope)
        await response(scope, receive, send)

    async def _response(self, scope: Scope) -> Response:
        if not (self.folder / "index.html").exists():
            return HTMLResponse(NOT_BUILT, 404)
        path = self.files.get_path(scope)
        if "\0" in path or path.endswith((".br", ".gz")):
            return Response(status_code=404)
        if path == "." and self.page is not None:
            return _fresh(await self.page(scope))
        try:
            response = await self._file(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rsplit("/", 1)[-1]:
                return Response(status_code=error.status_code)
            if self.page is not None:
                return _fresh(await self.page(scope))
            response = await self._file("index.html", scope)
        # Built files carry a fingerprint in their names; the page that names them must be fresh.
        lasting = path.startswith("assets/")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        response.headers["vary"] = "accept-encoding"
        return response

    async def _file(self, path: str, scope: Scope) -> Response:
        """As it is, or as the build packed it for those who can read that."""
        response = await self.files.get_response(path, scope)
        headers = Headers(scope=scope)
        if response.status_code != 200 or "range" in headers:
            return response
        plain = "index.html" if path == "." else path
        for coding, ending in CODINGS:
            if takes(headers, coding) and (self.folder / (plain + ending)).is_file():
                packed = await self.files.get_response(plain + ending, scope)
                packed.headers["content-type"] = response.headers["content-type"]
                packed.headers["content-encoding"] = coding
                return packed
        return response


def _fresh(response: Response) -> Response:
    response.headers["cache-control"] = "no-cache"
    return response
