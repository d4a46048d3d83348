"""The client's one page, with the head that belongs to the address at which it is asked for."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from wyrmhall.server.desk import language_of
from wyrmhall.server.heads import Head, Heads

TITLE = re.compile("<title>.*?</title>", re.DOTALL)
LANG = re.compile('<html lang="[a-z]*"')
HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")
OWN = '"./'
"""How the built page names what lies beside it: relative, since the hall may live below any path of a host."""


class Pages:
    def __init__(self, heads: Heads, file: Path, public_url: str) -> None:
        self.heads = heads
        self.file = file
        self.public_url = public_url

    async def response(self, scope: Scope) -> Response:
        """Below the hall's address `/t/abc` is a folder deeper than `/`, and names its files from there."""
        connection = HTTPConnection(scope)
        path, lang = str(scope["path"]), language_of(connection)
        try:
            head = await self.heads.of(path, lang)
        except (SQLAlchemyError, OSError):
            head = self.heads.house(lang)  # the page itself says what is wrong
        up = "../" * (path.count("/") - 1) or "./"
        page = self.file.read_text("utf-8").replace(OWN, f'"{up}')
        tags = self._tags(head, self._root(connection), path)
        page = TITLE.sub(lambda _: tags, LANG.sub(f'<html lang="{lang}"', page, count=1), count=1)
        return HTMLResponse(page, headers={"vary": "accept-language"})

    def _root(self, connection: HTTPConnection) -> str:
        """Pictures need a whole address: the one that people use, else the one that was asked."""
        if self.public_url:
            return self.public_url.rstrip("/") + "/"
        host = connection.headers.get("host", "")
        scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
        return f"{scheme}://{host}/" if HOST.fullmatch(host) else "/"

    def _tags(self, head: Head, root: str, path: str) -> str:
        title = head.title if head.title == "Wyrmhall" else f"{head.title} – Wyrmhall"
        said = {
            "og:site_name": "Wyrmhall",
            "og:type": "website",
            "og:title": head.title,
            "og:description": head.description,
            "og:url": root + path.lstrip("/"),
            "og:image": root + head.picture,
            "og:image:type": "image/png",
            "og:image:width": "1200",
            "og:image:height": "630",
        }
        tags = [
            f"<title>{escape(title)}</title>",
            f'<meta name="description" content="{escape(head.description)}" />',
            *[f'<meta property="{name}" content="{escape(value)}" />' for name, value in said.items()],
            '<meta name="twitter:card" content="summary_large_image" />',
        ]
        if head.hidden:
            tags.append('<meta name="robots" content="noindex" />')
        return "\n    ".join(tags)
