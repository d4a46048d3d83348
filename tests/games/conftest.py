"""What holds for every test of a game: no question is left unnoticed, and what an example shows is drawn.

The position of an example is what the seat that is asked sees when the test that proves it first does something: it
answers, or runs an effect on a bench. What a builder answers to lay the table out is no part of it.
`pytest --positions tests/games` writes them anew; without it each test of an example compares.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.games.questions import Questions
from tests.games.wyrmspan.bench import Bench
from wyrmhall import compiled, howto
from wyrmhall.core.engine import At, Effect, Game
from wyrmhall.games import rules_of

EXAMPLE = re.compile(r"^[A-Z]{2}-EX-\d+$")
FOLDER = Path(howto.__file__).parent / "examples"
found: dict[str, dict[str, bytes]] = {}  # by game and clause, while they are written


@pytest.fixture(autouse=True)
def no_question_without_reason() -> Iterator[None]:
    """No test leaves a question open that it does not know of."""
    Questions.made.clear()
    yield
    for table in Questions.made:
        decision = table.unexpected()
        assert decision is None, f"nobody expected {decision}"


@pytest.fixture(autouse=True)
def position(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Notes the first position of a test that proves an example. A compiled engine cannot be watched."""
    examples = [id for mark in request.node.iter_markers("clause") for id in mark.args if EXAMPLE.match(id)]
    if not examples or compiled.kind() != "plain":
        yield
        return
    seen: list[tuple[str, bytes]] = []
    last: list[Game] = []  # of a test that does nothing and only counts
    step, push = Game.step, Game.push

    def note(game: Game) -> None:
        if not seen:
            rules, asked = rules_of(game.setup.game), game.decision.seat if game.pending else 0
            view = msgspec.Raw(msgspec.json.encode(rules.view(game, asked)))
            shown = howto.Example(asked, game.setup.players, view, request.node.name)
            seen.append((rules.name, msgspec.json.encode(shown)))

    def stepped(game: Game, option: int, seat: int = -1) -> None:
        if sys._getframe(1).f_code.co_name != "__init__":
            note(game)
        step(game, option, seat)

    def pushed(game: Game, effect: Effect, at: At) -> None:
        if sys._getframe(1).f_code is Bench.run.__code__:
            note(game)
        last[:] = [game]
        push(game, effect, at)

    monkeypatch.setattr(Game, "step", stepped)
    monkeypatch.setattr(Game, "push", pushed)
    yield
    for game in last:
        note(game)
    if not seen:
        return
    ((name, shown),) = seen
    for id in examples:
        if request.config.getoption("positions"):
            cases = "[" in request.node.name  # one of several: better than none
            kept = found.setdefault(name, {})
            if id not in kept or (not cases and b"[" in kept[id].rsplit(b'"test"')[-1]):
                kept[id] = shown
            continue
        example = howto.examples_of(name).get(id)
        if example is not None and example.test == request.node.name:
            assert shown == msgspec.json.encode(example), f"the picture of {id} is old: pytest --positions tests/games"


def pytest_sessionfinish(session: pytest.Session) -> None:
    for game, examples in found.items():
        rows = [f"  {json.dumps(id)}: {shown.decode()}" for id, shown in sorted(examples.items())]
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{game}.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")
