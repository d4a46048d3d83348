"""Answers requests: finds out who asks, calls the handler, and turns what goes wrong into sentences."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Protocol, TypeVar
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from wyrmhall.core.rules import BadSetup
from wyrmhall.core.text import LANGUAGES
from wyrmhall.core.words import Msg
from wyrmhall.gamefile import BadFile
from wyrmhall.server.hall import NoTable
from wyrmhall.server.identity import A_YEAR, COOKIE, Bearer, Signer, new_id
from wyrmhall.server.limits import Rate, network_of
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.responses import respond
from wyrmhall.server.routes import Caller, Endpoint, TooLarge
from wyrmhall.server.sessions import Sessions
from wyrmhall.server.settings import Settings
from wyrmhall.server.shares import Shares
from wyrmhall.server.sharing import LOOPBACK, is_loopback
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.table import BrokenTable
from wyrmhall.server.wire import Problem

log = logging.getLogger(__name__)
STATUS = {
    "no-table": 404,
    "no-step": 404,
    "no-card": 404,
    "no-lesson": 404,
    "no-puzzle": 404,
    "no-position": 404,
    "no-player": 404,
    "no-session": 404,
    "no-passkey": 404,
    "no-seek": 404,
    "no-day": 404,
    "no-club": 404,
    "metrics-here": 403,
    "not-your-club": 403,
    "own-try-first": 403,
    "own-try-late": 403,
    "deal-still-played": 403,
    "bad-passkey": 403,
    "bad-code": 403,
    "bad-link": 403,
    "no-line": 404,
    "not-your-seat": 403,
    "not-your-table": 403,
    "not-operator": 403,
    "not-host": 403,
    "passkey-first": 403,
    "banned": 403,
    "not-welcome": 403,
    "who-are-you": 403,
    "no-spectators": 403,
    "too-fast": 429,
    "nudged-already": 429,
    "too-large": 413,
    "text-too-long": 413,
    "too-many-tables": 429,
    "too-many-seats": 429,
    "not-written": 503,
    "not-loaded": 503,
    "not-looked": 503,
    "broken": 503,
}
"""The status of each refusal; 409 for the others."""
ALWAYS = {("DELETE", "/me"), ("POST", "/signout"), ("POST", "/me/push/stop"), ("POST", "/mail/stop")}
"""What somebody banned may do all the same, beside looking: go."""


Reply = TypeVar("Reply", bound=Response)


class Judge(Protocol):
    """Who may do something here."""

    def check(self, person: str) -> None: ...

    def holds(self, person: str) -> bool: ...


class Desk:
    def __init__(self, shelf: Shelf, signer: Signer, sessions: Sessions, settings: Settings) -> None:
        self.shelf = shelf
        self.signer = signer
        self.sessions = sessions
        self.secure_cookies = settings.secure_cookies
        self.requests = Rate(settings.requests_per_second * 2, 2)
        self.shares = Shares(settings)
        self.bans: Judge | None = None  # whoever puts the parts together knows them

    async def caller_of(self, connection: HTTPConnection) -> Caller:
        """Who asks; a cookie whose session was ended names nobody."""
        bearer = self.signer.bearer_in(connection.cookies.get(COOKIE, ""))
        if bearer is not None and not await self.sessions.holds(bearer):
            bearer = None
        if bearer is not None and connection.scope["type"] == "websocket" and self._is_banned(bearer.person):
            bearer = None
        host = connection.client.host if connection.client is not None else ""
        scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
        return Caller(
            new_id() if bearer is None else bearer.person,
            bearer is None,
            secret if scheme == "Seat" else "",
            language_of(connection),
            address_of(connection),
            "" if bearer is None else bearer.session,
            connection.headers.get("host", ""),
            connection.headers.get("user-agent", "")[:300],
            is_loopback(host) and host_name(connection.headers.get("host", "")) in LOOPBACK,
        )

    async def still_holds(self, caller: Caller) -> bool:
        """Whether somebody who was let in is still who they were: sessions end, and people are banned."""
        bearer = Bearer(caller.person, caller.session)
        return not self._is_banned(caller.person) and await self.sessions.holds(bearer)

    def sign(self, response: Reply, bearer: Bearer) -> Reply:
        """Give somebody the cookie that makes them known."""
        cookie = self.signer.cookie_of(bearer)
        response.set_cookie(COOKIE, cookie, A_YEAR, httponly=True, samesite="lax", secure=self.secure_cookies)
        return response

    def routes(self, endpoints: Sequence[Endpoint]) -> list[BaseRoute]:
        """One for each path, so that a method that it lacks is answered with those that it has."""
        by_path: dict[str, dict[str, Endpoint]] = {}
        for endpoint in endpoints:
            by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
        return [self._route(path, methods) for path, methods in by_path.items()]

    def _route(self, path: str, methods: dict[str, Endpoint]) -> BaseRoute:
        async def answer(request: Request) -> Response:
            endpoint = methods["GET" if request.method == "HEAD" else request.method]
            if not self.requests.allows(address_of(request), endpoint.cost):  # before anything is looked up
                return self.problem(Rejected("too-fast"), language_of(request))
            caller = await self.caller_of(request)
            response = await self._answer(endpoint, request, caller)
            is_signed = "set-cookie" in response.headers  # somebody signed in, or out
            if caller.is_new and endpoint.introduces and response.status_code < 400 and not is_signed:
                self.sign(response, Bearer(caller.person))
            return response

        return Route(path, answer, methods=list(methods))

    async def _answer(self, endpoint: Endpoint, request: Request, caller: Caller) -> Response:
        try:
            if caller.is_new and endpoint.introduces:
                self.shares.introduce(caller.address)
            if endpoint.share is not None:
                self.shares.check(endpoint.share, caller.person, caller.address)
            if self.bans is not None and (endpoint.method, endpoint.path) not in ALWAYS and endpoint.method != "GET":
                self.bans.check(caller.person)
            found = await endpoint.handler(caller, **await endpoint.arguments(request))
            return found if isinstance(found, Response) else respond(found, endpoint.status)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:  # msgspec.ValidationError is one of them
            return respond(Problem("malformed", f"{self.sentence(Rejected('malformed'), caller.lang)} ({error})"), 400)
        except Rejected as refusal:
            return self.problem(refusal, caller.lang)
        except NoTable:
            return self.problem(Rejected("no-table"), caller.lang)
        except BadSetup as error:
            return self.problem(Rejected("bad-setup", why=error.said(caller.lang)), caller.lang)
        except BadFile as error:
            return self.problem(Rejected("bad-file", why=error.said(caller.lang)), caller.lang)
        except TooLarge as error:
            return self.problem(Rejected("too-large", n=error.args[0]), caller.lang)
        except (BrokenTable, SQLAlchemyError, OSError) as error:
            log.error("%s failed: %s", endpoint.handler.__name__, error)
            return self.problem(Rejected("not-loaded"), caller.lang)

    def _is_banned(self, person: str) -> bool:
        return self.bans is not None and self.bans.holds(person)

    def problem(self, refusal: Rejected, lang: str) -> Response:
        return respond(Problem(refusal.code, self.sentence(refusal, lang)), STATUS.get(refusal.code, 409))

    def sentence(self, refusal: Rejected, lang: str) -> str:
        return self.shelf.speaker(lang, "server").say(Msg(f"problem-{refusal.code}", **refusal.args_of_text))


def address_of(connection: HTTPConnection) -> str:
    return network_of(connection.client.host) if connection.client is not None else ""


def is_on_this_machine(connection: HTTPConnection) -> bool:
    """Whether somebody asks on the machine itself, and not through a proxy on it."""
    forwarded = "x-forwarded-for" in connection.headers or "forwarded" in connection.headers
    return not forwarded and connection.client is not None and is_loopback(connection.client.host)


def host_name(host: str) -> str:
    """Without its port: `[::1]:8000` is `::1`."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def language_of(request: HTTPConnection) -> str:
    """As the request says it, else the first that the browser prefers and we speak."""
    said = request.query_params.get("lang", "")
    if said in LANGUAGES:
        return said
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"
