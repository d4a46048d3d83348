"""Answers requests: finds out who asks, calls the handler, and turns what goes wrong into sentences."""

from __future__ import annotations

import logging
from collections.abc import Sequence

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
from wyrmhall.server.identity import A_YEAR, COOKIE, Signer, new_id
from wyrmhall.server.limits import Rate, network_of
from wyrmhall.server.responses import respond
from wyrmhall.server.routes import Caller, Endpoint, TooLarge
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.table import BrokenTable, Refusal
from wyrmhall.server.wire import Problem

log = logging.getLogger(__name__)
STATUS = {
    "no-table": 404,
    "no-step": 404,
    "no-card": 404,
    "not-your-seat": 403,
    "not-your-table": 403,
    "no-spectators": 403,
    "too-fast": 429,
    "too-large": 413,
    "text-too-long": 413,
    "too-many-tables": 429,
    "not-written": 503,
    "not-loaded": 503,
    "broken": 503,
}
"""The status of each refusal; 409 for the others."""


class Desk:
    def __init__(self, shelf: Shelf, signer: Signer, secure_cookies: bool, requests_per_second: int) -> None:
        self.shelf = shelf
        self.signer = signer
        self.secure_cookies = secure_cookies
        self.requests = Rate(requests_per_second * 2, 2)

    def caller_of(self, connection: HTTPConnection) -> Caller:
        person = self.signer.person_in(connection.cookies.get(COOKIE, ""))
        scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
        return Caller(
            person or new_id(),
            person is None,
            secret if scheme == "Seat" else "",
            language_of(connection),
            network_of(connection.client.host) if connection.client is not None else "",
        )

    def sign(self, response: Response, caller: Caller) -> None:
        """Give somebody new the cookie that makes them known."""
        cookie = self.signer.cookie_of(caller.person)
        response.set_cookie(COOKIE, cookie, A_YEAR, httponly=True, samesite="lax", secure=self.secure_cookies)

    def routes(self, endpoints: Sequence[Endpoint]) -> list[BaseRoute]:
        """One for each path, so that a method that it lacks is answered with those that it has."""
        by_path: dict[str, dict[str, Endpoint]] = {}
        for endpoint in endpoints:
            by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
        return [self._route(path, methods) for path, methods in by_path.items()]

    def _route(self, path: str, methods: dict[str, Endpoint]) -> BaseRoute:
        async def answer(request: Request) -> Response:
            caller = self.caller_of(request)
            endpoint = methods["GET" if request.method == "HEAD" else request.method]
            response = await self._answer(endpoint, request, caller)
            if caller.is_new and endpoint.introduces and response.status_code < 400:
                self.sign(response, caller)
            return response

        return Route(path, answer, methods=list(methods))

    async def _answer(self, endpoint: Endpoint, request: Request, caller: Caller) -> Response:
        try:
            if not self.requests.allows(caller.address, endpoint.cost):
                raise Refusal("too-fast")
            found = await endpoint.handler(caller, **await endpoint.arguments(request))
            return found if isinstance(found, Response) else respond(found, endpoint.status)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:  # msgspec.ValidationError is one of them
            return respond(Problem("malformed", f"{self.sentence(Refusal('malformed'), caller.lang)} ({error})"), 400)
        except Refusal as refusal:
            return self.problem(refusal, caller.lang)
        except NoTable:
            return self.problem(Refusal("no-table"), caller.lang)
        except BadSetup as error:
            return self.problem(Refusal("bad-setup", why=str(error)), caller.lang)
        except BadFile as error:
            return self.problem(Refusal("bad-file", why=str(error)), caller.lang)
        except TooLarge as error:
            return self.problem(Refusal("too-large", n=error.args[0]), caller.lang)
        except (BrokenTable, SQLAlchemyError, OSError) as error:
            log.error("%s failed: %s", endpoint.handler.__name__, error)
            return self.problem(Refusal("not-loaded"), caller.lang)

    def problem(self, refusal: Refusal, lang: str) -> Response:
        return respond(Problem(refusal.code, self.sentence(refusal, lang)), STATUS.get(refusal.code, 409))

    def sentence(self, refusal: Refusal, lang: str) -> str:
        return self.shelf.speaker(lang, "server").say(Msg(f"problem-{refusal.code}", **refusal.args_of_text))


def language_of(request: HTTPConnection) -> str:
    """As the request says it, else the first that the browser prefers and we speak."""
    said = request.query_params.get("lang", "")
    if said in LANGUAGES:
        return said
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"
