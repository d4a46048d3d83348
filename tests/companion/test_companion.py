"""The companion's evening: as text, step by step, in words, and by itself in a browser."""

import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from wyrmhall.clauses import clauses_of
from wyrmhall.companion.pages import Page, Question, Said, digits, number
from wyrmhall.companion.rooms import GAMES, page_of
from wyrmhall.companion.session import BadSession, Session, session_from
from wyrmhall.companion.sources import PACKAGE, modules, sources
from wyrmhall.core.text import LANGUAGES, LOCALE, Speaker
from wyrmhall.core.words import Msg
from wyrmhall.games import rules_of

SEED = "0123456789abcdef" * 2
EVENINGS = {
    "worms": ((2, 1, 2, 1), (3, 1, 2, 4, 3), (6, 1, 2, 3, 4, 5, 6, 21)),
    "wyrmspan": ((0, 1), (1, 3)),
    "flamecraft": ((0, 0), (2047, 3), (9, 5)),
}
"""The first answers of evenings that between them come to everything that is said."""


def an_answer(question: Question, n: int) -> int:
    """Some answer, the same each time: turns of Wyrmspan are taken four times, and then passed."""
    pick = random.Random(n)
    if question.kind == "choice":
        if question.text.id == "cp-your-turn":
            return int(n % 5 == 4)
        return pick.choice(question.choices).value
    if question.kind == "flags":
        return pick.randrange(1 << len(question.choices))
    return question.now if question.kind == "places" else min(question.most, max(question.least, n % 9))


def evening(room: str, first: tuple[int, ...] = (), seed: str = SEED) -> Iterator[tuple[Session, Page]]:
    """Every page from the first question to the result; `first` are the answers to the first questions."""
    session, page = Session(seed), page_of(room, seed)
    yield session, page
    while page.question is not None:
        n = page.answers
        session = session.then(first[n] if n < len(first) else an_answer(page.question, n))
        page = page_of(room, session.text())
        yield session, page


def test_an_evening_is_a_short_text_that_gives_the_same_page_anywhere():
    for session, page in evening("wyrmspan", (1, 2)):
        assert session_from(session.text()) == session
        assert page_of("wyrmspan", session_from(session.text()).text()) == page
    assert len(session.text()) < 300  # a link, and a code that any camera reads


def test_a_step_back_is_the_page_before():
    pages = [page for _, page in evening("wyrmspan", (0, 1))]
    sessions = [session for session, _ in evening("wyrmspan", (0, 1))]
    for session, before in zip(sessions[1:], pages, strict=False):
        assert page_of("wyrmspan", session.back().text()) == before


@pytest.mark.parametrize("text", ["", "no", SEED[:-1], SEED + "!", SEED + "-12", SEED.upper(), SEED + "0" * 1001])
def test_a_text_that_is_no_evening_is_refused_with_what_to_do(text):
    with pytest.raises(BadSession) as refused:
        page_of("wyrmspan", text)
    for lang in LANGUAGES:
        assert len(refused.value.said(lang)) > 40


@pytest.mark.parametrize("answers", [(9,), (0, 0), (0, 1, 7), (0, 1, 0, 0, 7), (0, 1, 0, 0, 0, 2)])
def test_an_answer_to_something_that_was_not_asked_is_refused(answers):
    with pytest.raises(BadSession):
        page_of("wyrmspan", Session(SEED, answers).text())


def test_a_game_without_a_companion_is_refused():
    with pytest.raises(BadSession):
        page_of("chess", SEED)


def test_markers_are_counted_place_by_place_and_no_more_than_fit():
    assert digits(number([0, 1, 0, 0, 2, 0, 1]), 7) == [0, 1, 0, 0, 2, 0, 1]
    asked = [
        page.question for _, page in evening("wyrmspan", (1, 3)) if page.question and page.question.kind == "places"
    ]
    assert asked, "the evening has to come to a marker"
    for question in asked:
        room = [place.room - place.hers for place in question.places]
        assert question.takes(number([0] * 7))
        assert question.takes(question.now)
        assert not question.takes(number([room[0] + 1, 0, 0, 0, 0, 0, 0]))
        assert not question.takes(number([0, 0, 0, 0, 0, 1, 4]))  # a player has four
        assert not question.takes(5**7)


def test_the_last_answers_of_an_evening_give_a_result_and_nothing_is_asked_any_more():
    *_, (session, page) = evening("wyrmspan", (0, 3))
    assert page.steps[-1].text == page.verdict
    assert page.verdict.id == ("cp-you-win", "cp-she-wins")[page.ahead[0]]
    with pytest.raises(BadSession):
        page_of("wyrmspan", session.then(0).text())


@pytest.mark.clause("WS-END-21")
def test_abilities_that_cost_points_are_counted_as_they_are():
    """Eight sources are asked for at the end, and the third is the end-game abilities."""
    *_, (session, page) = evening("wyrmspan", (0, 1))
    less = Session(session.seed, (*session.answers[:-6], -7, *session.answers[-5:]))
    assert session_from(less.text()) == less
    after = page_of("wyrmspan", less.text())
    (before, row), (total, fewer) = (
        [next(row.points[0] for row in each.scores if row.text.id == "cp-score-abilities") for each in (page, after)],
        [sum(row.points[0] or 0 for row in each.scores) for each in (page, after)],
    )
    assert row == -7
    assert total - fewer == before + 7
    with pytest.raises(BadSession):  # eggs cost nobody anything
        page_of("wyrmspan", Session(session.seed, (*session.answers[:-5], -7, *session.answers[-4:])).text())


# --- words ----------------------------------------------------------------------------------------------------------


def said(words: Speaker, what: object) -> object:
    if isinstance(what, tuple):
        return words.both([str(said(words, part)) for part in what])
    if not isinstance(what, Said):
        return what
    return words.say(Msg(what.id, **{name: said(words, part) for name, part in what.args.items()}))


def texts(page: Page) -> Iterator[Said]:
    yield page.title
    yield from page.sides
    yield from [each.text for each in (*page.steps, *page.facts, *page.log, *page.scores)]
    if page.question is not None:
        yield page.question.text
        yield from [each.text for each in (*page.question.choices, *page.question.places)]


@pytest.mark.parametrize("room", GAMES)
def test_whatever_the_companion_says_it_says_in_every_language(room):
    pages = [page for first in EVENINGS.get(room, ((),)) for _, page in evening(room, first)]
    every = {json.dumps(what, default=lambda it: [it.id, it.args]): what for page in pages for what in texts(page)}
    for lang in LANGUAGES:
        words = Speaker(lang, "client")
        for kind in ("names", "scores"):  # as the client loads them for a game
            words.bundle.add_resource(FluentResource((LOCALE / lang / f"{room}_{kind}.ftl").read_text("utf-8")))
        for what in every.values():
            assert str(said(words, what)).strip(), what


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_a_script_names_is_there(lang):
    words = Speaker(lang, "client")
    scripts = (PACKAGE / "companion").glob("*.py")
    named = {name for file in scripts for name in re.findall(r'"(cp-[a-z0-9-]*[a-z0-9])"', file.read_text("utf-8"))}
    assert len(named) > 100
    assert [name for name in sorted(named) if not words.knows(name)] == []


@pytest.mark.parametrize("room", GAMES)
def test_every_step_that_the_rules_ask_for_names_its_clause(room):
    known = clauses_of(rules_of(room.split("-")[0]), "en")
    for _, page in evening(room, EVENINGS.get(room, ((),))[-1]):
        for step in page.steps:
            assert step.clause in known, step
        if page.question is not None and page.question.text.id != "cp-ready":
            assert page.question.clause in known, page.question


# --- in a browser ---------------------------------------------------------------------------------------------------

ALONE = """
import importlib, json, sys
sys.path[:] = [path for path in sys.path if "site-packages" not in path and not path.endswith("src")]
sys.path.insert(0, sys.argv[1])
told = []
for module, script, room, text in json.loads(sys.argv[2]):
    loaded = importlib.import_module(module)
    if script:
        telling = importlib.import_module("wyrmhall.companion.telling")
        told.append(json.loads(telling.page_in_json(getattr(loaded, script), room, text)))
assert not {"msgspec", "fluent"} & set(sys.modules)
print(json.dumps(told))
"""


def alone(folder: Path, files: dict[str, str], *what: tuple[str, str, str, str]) -> list[dict]:
    """What those scripts tell in a Python that has these files and nothing else."""
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    command = [sys.executable, "-I", "-c", ALONE, str(folder), json.dumps(what)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("room", GAMES)
def test_the_rules_that_a_browser_is_given_run_by_themselves_and_say_the_same(tmp_path, room):
    *_, (session, page) = evening(room)
    script = GAMES[room]
    (told,) = alone(tmp_path, sources(script), (script.__module__, script.__name__, room, session.text()))
    assert told == json.loads(json.dumps(asdict(page)))


@pytest.mark.parametrize("game", ["flamecraft", "seadragons", "worms", "wyrmspan"])
def test_the_rules_of_every_game_load_where_nobody_speaks_fluent(tmp_path, game):
    parts = [f"wyrmhall.games.{game}.{part}" for part in ("setup", "turns", "scoring", "events")]
    assert alone(tmp_path, modules(*parts), *[(part, "", "", "") for part in parts]) == []


def test_a_room_fetches_the_rules_of_its_own_game_alone():
    for room, script in GAMES.items():
        games = {path.split("/")[2] for path in sources(script) if path.startswith("wyrmhall/games/")}
        assert games <= {room.split("-")[0]}, room
