"""The built client: its files, and its one page for every address inside it."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Wyrmhall</title>
<p>The server runs, but its pages are not built. In a checkout, <code>python3 dev.py play</code> builds them.</p>"""


class ClientFiles:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = StaticFiles(directory=folder, html=True, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self._response(scope)
        await response(scope, receive, send)

    async def _response(self, scope: Scope) -> Response:
        index = self.folder / "index.html"
        if not index.exists():
            return HTMLResponse(NOT_BUILT, 404)
        path = self.files.get_path(scope)
        try:
            response = await self.files.get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rsplit("/", 1)[-1]:
                return Response(status_code=error.status_code)
            response = await self.files.get_response("index.html", scope)
        # Built files carry a fingerprint in their names; the page that names them must be fresh.
        lasting = path.startswith("assets/")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response
