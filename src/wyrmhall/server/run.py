"""Runs the application under uvicorn, in one process or several."""

from __future__ import annotations

import gc
import os
import sys
from typing import Any

import uvicorn
from starlette.applications import Starlette
from uvicorn.config import LOGGING_CONFIG

from wyrmhall.server.app import create_app
from wyrmhall.server.door import Door
from wyrmhall.server.frames import Frames
from wyrmhall.server.settings import Settings
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.workers import Workers

LARGEST_MESSAGE = 16_384
STOP_SECONDS = 10
HANGING_SECONDS = 60
"""A process that says nothing for so long is replaced. On a busy machine one may need more than a few to begin."""
GARBAGE = (10_000, 20, 50)


def uvicorn_config(app: Any, host: str, port: int, trust: str = "", **said: Any) -> uvicorn.Config:
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


def log_config() -> dict[str, Any]:
    """One JSON object a line, on the error stream."""
    config: dict[str, Any] = {**LOGGING_CONFIG, "formatters": {"json": {"()": "wyrmhall.server.logs.JsonLines"}}}
    config["handlers"] = {
        "default": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"}
    }
    config["loggers"] = {
        name: {"handlers": ["default"], "level": level, "propagate": False}
        for name, level in (("uvicorn", "WARNING"), ("wyrmhall", "INFO"))  # uvicorn would name tables, as above
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


def run(settings: Settings, host: str, port: int, workers: int) -> None:
    os.environ.update(settings.to_environment())
    config = uvicorn_config("wyrmhall.server.run:served", host, port, settings.trust, factory=True, workers=workers)
    if workers == 1:
        uvicorn.Server(config).run()
        return
    Workers(config, [config.bind_socket()]).run()
