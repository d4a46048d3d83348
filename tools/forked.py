"""A pytest plugin: collects tests once and tries many mutants in forks of itself, each with the changed functions.

A mutant is put into the functions that are there already, so nothing is read or collected anew for it. That is no way
for a mutant of what is run while modules are read, nor of a function that was called by then: those are given back.
"""

from __future__ import annotations

import gc
import inspect
import json
import os
import resource
import signal
import sys
import time
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest

_FILE = os.environ.get("FORKED_TASK", "")
TASK: dict[str, Any] = json.loads(Path(_FILE).read_text("utf-8")) if _FILE else {}
"""`mutants`, each with its file, its source and the ids of its tests; `then`, how ids of tests for all begin, in order;
`jobs`; `seconds`, how long one test may keep the processor busy, and `long`, the same for ids that begin so;
`out`, the file that gets a line for each as it ends."""
WATCHED = str(Path("src").resolve())
UNTRIED, SURVIVED, KILLED = 3, 0, 1

Place = tuple[str, str, int]
_called: set[Place] = set()
"""Functions that were called while modules were read and tests collected."""
_failed = ""


def _place(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _heard(frame: FrameType, event: str, arg: object) -> None:
    if event == "call" and frame.f_code.co_filename.startswith(WATCHED):
        _called.add(_place(frame.f_code))


if TASK:
    sys.setprofile(_heard)


def _functions(code: CodeType) -> list[CodeType]:
    """The functions of a module or of the body of a class, and of the classes in it; not those within functions."""
    inner = [const for const in code.co_consts if isinstance(const, CodeType)]
    return [found for one in inner for found in ([one] if _is_function(one) else _functions(one))]


def _bodies(code: CodeType) -> list[tuple[object, ...]]:
    """What is run while a module is read: its own lines, and those of its classes."""
    inner = [const for const in code.co_consts if isinstance(const, CodeType) and not _is_function(const)]
    return [_own(code), *(body for one in inner for body in _bodies(one))]


def _is_function(code: CodeType) -> bool:
    return bool(code.co_flags & inspect.CO_NEWLOCALS)


def _own(code: CodeType) -> tuple[object, ...]:
    """What a code object does by itself, without what is defined in it."""
    consts = tuple((type(const), repr(const)) for const in code.co_consts if not isinstance(const, CodeType))
    return code.co_code, consts, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars


def _whole(code: CodeType) -> tuple[object, ...]:
    """What a function does, with all that is defined in it."""
    return _own(code), *(_whole(const) for const in code.co_consts if isinstance(const, CodeType))


def changed(file: str, old: str, new: str) -> dict[Place, CodeType] | None:
    """The new code of the functions that differ, by their place; none if what is run while modules are read differs."""
    before, after = (compile(source, file, "exec") for source in (old, new))
    if _bodies(before) != _bodies(after):
        return None
    pairs = list(zip(_functions(before), _functions(after), strict=True))
    if any(_place(code) != _place(then) for code, then in pairs):
        return None
    return {_place(code): then for code, then in pairs if _whole(code) != _whole(then)}


def put_in(places: dict[Place, CodeType]) -> bool:
    """Change these functions; false if one of them was called already or is not to be found."""
    if any(place in _called for place in places):
        return False
    functions = [f for f in gc.get_objects() if type(f) is FunctionType and _place(f.__code__) in places]
    # The functions are found first: a changed one is at the same place, with other code.
    for function in functions:
        function.__code__ = places[_place(function.__code__)]
    return bool(functions)


def _tried(mutant: dict[str, Any], items: list[pytest.Item], places: dict[Place, CodeType]) -> int:
    if not put_in(places):
        return UNTRIED
    for n, item in enumerate(items):
        # A test that would never end is seen by itself, however many come before it.
        most = int(time.process_time()) + _seconds(item.nodeid)
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=items[n + 1] if n + 1 < len(items) else None)
        if _failed:
            return KILLED
    return SURVIVED


def _seconds(id: str) -> int:
    long: dict[str, int] = TASK["long"]
    return next((seconds for begin, seconds in long.items() if id.startswith(begin)), int(TASK["seconds"]))


def _chosen(mutant: dict[str, Any], items: dict[str, pytest.Item]) -> list[pytest.Item]:
    rest = [item for begin in TASK["then"] for id, item in items.items() if id.startswith(begin)]
    return list(dict.fromkeys([*(items[id] for id in mutant["tests"] if id in items), *rest]))


def _fork(mutant: dict[str, Any], items: dict[str, pytest.Item], said: Path) -> int:
    """The process in which this mutant is tried; 0 if it is none for this way."""
    file = str(Path(mutant["file"]).resolve())
    places = changed(file, Path(file).read_text("utf-8"), mutant["source"])
    if not places:
        return 0
    pid = os.fork()
    if pid:
        return pid
    code = UNTRIED
    try:
        code = _tried(mutant, _chosen(mutant, items), places)
        said.write_text(_failed, "utf-8")
    finally:
        os._exit(code)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    global _failed
    if report.failed:
        _failed = _failed or report.nodeid


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    sys.setprofile(None)
    gc.collect()
    items = {item.nodeid: item for item in session.items}
    out = Path(TASK["out"])
    running: dict[int, tuple[int, float, Path]] = {}

    def told(number: int, outcome: str, by: str, seconds: float) -> None:
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps([number, outcome, by, seconds]) + "\n")

    def ended() -> None:
        pid, status = os.wait()
        number, begin, said = running.pop(pid)
        code, seconds = os.waitstatus_to_exitcode(status), time.perf_counter() - begin
        by = said.read_text("utf-8") if said.exists() else ""
        if code == -signal.SIGXCPU:
            told(number, "timed out", "", seconds)
        elif code == KILLED or code < 0:
            told(number, "killed", by or f"ended by signal {-code}", seconds)
        else:
            told(number, "survived" if code == SURVIVED else "untried", "", seconds)

    for number, mutant in enumerate(TASK["mutants"]):
        if len(running) >= TASK["jobs"]:
            ended()
        said = out.with_name(f"forked-{number}.txt")
        if pid := _fork(mutant, items, said):
            running[pid] = number, time.perf_counter(), said
        else:
            told(number, "untried", "", 0.0)
    while running:
        ended()
    return True
