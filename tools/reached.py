"""A pytest plugin: writes down which lines of a game each test reaches, or runs chosen tests in a chosen order."""

from __future__ import annotations

import json
import os
import resource
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

WATCHED = os.environ.get("REACHED_WATCH", "")
"""The folder whose lines are watched; empty: nothing is."""
WRITTEN = os.environ.get("REACHED_FILE", "")
CHOSEN = os.environ.get("REACHED_CHOSEN", "")
"""A file with the ids of the tests to run, the first first; empty: all."""
FAILED = os.environ.get("REACHED_FAILED", "")
SECONDS = int(os.environ.get("REACHED_SECONDS", "0"))
"""How long the processor may be kept busy before the run is ended; 0: for as long as it takes."""
if SECONDS:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 5))

PATIENCE = 40
"""After so many calls that reached nothing new a function is not watched any more in this test."""

LONG = 0.5
"""Seconds of the processor after which a test is not watched any more: it is taken to reach everything."""

_lines: set[tuple[str, int]] = set()
_deadline = 0.0
_bored: dict[object, tuple[int, int]] = {}  # by function: calls without anything new, and how much was reached then
_tests: dict[str, dict[str, Any]] = {}


def _watch(frame: FrameType, event: str, arg: object) -> Any:
    code = frame.f_code
    if not code.co_filename.startswith(WATCHED):
        return None
    calls, reached = _bored.get(code, (0, 0))
    now = len(_lines)
    if calls > PATIENCE:
        if time.process_time() > _deadline:
            sys.settrace(None)
        return None
    _bored[code] = (calls + 1, now) if now == reached else (0, now)
    _lines.add((code.co_filename, frame.f_lineno))
    return _step


def _step(frame: FrameType, event: str, arg: object) -> Any:
    if event == "line":
        _lines.add((frame.f_code.co_filename, frame.f_lineno))
    return _step


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    if not WATCHED:
        yield
        return
    _lines.clear()
    _bored.clear()
    begin = time.process_time()
    global _deadline
    _deadline = begin + LONG
    sys.settrace(_watch)
    try:
        yield
    finally:
        sys.settrace(None)
        by_file: dict[str, list[int]] = {}
        for file, line in sorted(_lines):
            by_file.setdefault(Path(file).name, []).append(line)
        seconds = round(time.process_time() - begin, 3)
        _tests[item.nodeid] = {"seconds": seconds, "lines": by_file, "everything": seconds > LONG}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if CHOSEN:
        order = {id: n for n, id in enumerate(json.loads(Path(CHOSEN).read_text("utf-8")))}
        items[:] = sorted([item for item in items if item.nodeid in order], key=lambda item: order[item.nodeid])


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if FAILED and report.failed:
        Path(FAILED).write_text(report.nodeid, "utf-8")


def pytest_sessionfinish(session: pytest.Session) -> None:
    if WRITTEN:
        Path(WRITTEN).write_text(json.dumps(_tests), "utf-8")
