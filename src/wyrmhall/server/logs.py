"""Log lines as JSON objects, for people and for machines that read them.

Errors are told by kind and place, never by message: it may quote a hand of cards, or the values of a query.
"""

from __future__ import annotations

import logging
import traceback
from datetime import UTC, datetime
from pathlib import Path

import msgspec

MOST_STEPS = 12
MOST_ERRORS = 4


class JsonLines(logging.Formatter):
    def __init__(self, *_: object, **__: object) -> None:
        super().__init__()

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            said["trace"] = trace(record.exc_info[1])
        return msgspec.json.encode(said).decode()


def named(error: BaseException) -> str:
    """What went wrong and where, in a few words."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return type(error).__name__ + place


def trace(error: BaseException, errors: int = MOST_ERRORS) -> str:
    """The way to an error, and to those that it came from; of a long way the beginning and the end."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    steps = traceback.extract_tb(error.__traceback__)
    if len(steps) > 2 * MOST_STEPS:
        left_out = f"  ... {len(steps) - 2 * MOST_STEPS} steps ...\n"
        told = [*traceback.format_list(steps[:MOST_STEPS]), left_out, *traceback.format_list(steps[-MOST_STEPS:])]
    else:
        told = traceback.format_list(steps)
    way = "".join(told) + type(error).__name__
    return f"{trace(before, errors - 1)}\n\nfrom which came\n\n{way}" if before is not None and errors > 1 else way
