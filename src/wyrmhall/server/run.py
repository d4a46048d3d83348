"""Runs the application under uvicorn, in one process or several."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp
from uvicorn.config import LOGGING_CONFIG

from wyrmhall.server.app import create_app
from wyrmhall.server.door import Door
from wyrmhall.server.frames import Frames
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.settings import Settings
from wyrmhall.server.sharing import Sharing
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.workers import Workers

LARGEST_MESSAGE = 16_384
STOP_SECONDS = 10
HANGING_SECONDS = 60
"""A process that says nothing for so long is replaced. On a busy machine one may need more than a few to begin."""
GARBAGE = (10_000, 20, 50)


def uvicorn_config(app: ASGIApp | str, host: str, port: int, trust: str = "", **said: Any) -> uvicorn.Config:
    """How the server runs, wherever it runs. Proxies that the operator trusts may name the address of a caller."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=Door,
        proxy_headers=bool(trust),
        forwarded_allow_ips=trust,
        ws=Frames,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # a state is a few kilobytes; packing it would take longer than sending it
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_worker_healthcheck=HANGING_SECONDS,
        server_header=False,
        access_log=False,  # it would name tables, which are secrets of those who have the link
        log_config=log_config(),
        **said,
    )


def log_config() -> dict[str, object]:
    """One JSON object a line, on the error stream."""
    config: dict[str, object] = {**LOGGING_CONFIG, "formatters": {"json": {"()": "wyrmhall.server.logs.JsonLines"}}}
    config["handlers"] = {
        "default": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"}
    }
    config["loggers"] = {
        name: {"handlers": ["default"], "level": level, "propagate": False}
        # uvicorn would name tables, as above, and warn of every request that is none: anybody could fill the disk.
        for name, level in (("uvicorn", "ERROR"), ("wyrmhall", "INFO"))
    }
    return config


def served(settings: Settings | None = None, shelf: Shelf | None = None) -> Starlette:
    """The application for a process that does nothing else."""
    app = create_app(settings, shelf)
    # The thread that writes the log should not wait five milliseconds for the one that serves everybody.
    sys.setswitchinterval(0.0005)
    # Looking for garbage took a twentieth of a move's time, and up to a tenth of a second at once: most of that in
    # code and cards, which stay, and in tables, which hold no cycles.
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    return app


class Listening(uvicorn.Server):
    """uvicorn that can be told to listen at a further address while it runs."""

    def __init__(
        self, config: uvicorn.Config, started: Callable[[], Coroutine[None, None, None]] | None = None
    ) -> None:
        super().__init__(config)
        self.port = config.port
        self.address = ""
        self.after_start = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.after_start is not None and not self.should_exit:
            await self.after_start()

    async def listen(self, address: str) -> None:
        config = self.config

        def protocol() -> asyncio.Protocol:
            made: Any = config.http_protocol_class
            state: asyncio.Protocol = made(
                config=config, server_state=self.server_state, app_state=self.lifespan.state, _loop=None
            )
            return state

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(protocol, address, self.port, backlog=config.backlog))
        self.address = address

    async def stop_listening(self) -> None:
        self.servers.pop().close()
        for connection in list(self.server_state.connections):
            here = connection.transport.get_extra_info("sockname")
            if here and here[0] == self.address:
                connection.shutdown()


def run_here(settings: Settings, port: int, address: str, share: bool, told: Callable[[str], None]) -> None:
    """For whoever sits at this machine; others of the network may come when they are let in. `told` hears where to."""
    os.environ.update(settings.to_environment())
    app = served(settings)
    sharing: Sharing = app.state.server.sharing

    async def open_up() -> None:
        try:
            await sharing.turn(True)
        except Rejected:
            told("")
        else:
            told(sharing.url)

    config = uvicorn_config(app, "127.0.0.1", port, settings.trust)
    server = Listening(config, open_up if share else None)
    sharing.listener, sharing.address = server, address
    server.run()


def run(settings: Settings, host: str, port: int, workers: int) -> None:
    os.environ.update(settings.to_environment())
    config = uvicorn_config("wyrmhall.server.run:served", host, port, settings.trust, factory=True, workers=workers)
    if workers == 1:
        uvicorn.Server(config).run()
        return
    Workers(config, [config.bind_socket()]).run()
