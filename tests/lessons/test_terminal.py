"""Lessons in the terminal, and the commands around them."""

from io import StringIO

import pytest
from rich.console import Console

from tests.cli.test_commands import wyrmhall
from wyrmhall.core.text import LANGUAGES
from wyrmhall.lessons import lesson_of, terminal
from wyrmhall.lessons.check import take
from wyrmhall.lessons.runner import Course
from wyrmhall.lessons.terminal import Classroom, kept


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(terminal, "user_data_path", lambda *_, **__: tmp_path / "new")
    return tmp_path


class Reader:
    """Types one line after another, and leaves when there are no more."""

    def __init__(self, *lines: str, lang: str = "en", anew: bool = False) -> None:
        self.lines = list(lines)
        self.out = StringIO()
        console = Console(file=self.out, width=120)
        self.room = Classroom(lesson_of("wyrmspan", "first-turns"), lang, console, self.ask, anew)

    def ask(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    @property
    def read(self) -> str:
        return self.out.getvalue()


def right_answers() -> list[str]:
    """What a reader types who does what the lesson expects."""
    course, lines = Course.begin(lesson_of("wyrmspan", "first-turns")), []
    while not course.done:
        before, kind = course.copy(), course.here.kind
        take(course)
        for move in course.moves[len(before.moves) :]:
            if kind == "tell":
                lines.append("")
            elif kind == "ask":
                lines.append(str(move + 1))
            else:
                lines.append(str(before.decision.offered.index(move) + 1))
                before.move(move)
    return lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_taken_to_its_end(lang):
    reader = Reader(*right_answers(), lang=lang)
    assert reader.room.play()
    assert "[15/15]" in reader.read
    assert lang != "en" or "Cave card 44 (gain 2 meat): in which cave do you lay it?" in reader.read
    assert {"en": "Well done", "uk": "Чудово", "ru": "Отлично"}[lang] in reader.read


def test_a_wrong_answer_gets_its_reason_and_the_lesson_stays_where_it_is():
    reader = Reader("6", "7", "nonsense")
    assert not reader.room.play()
    assert "! Who passes takes no more turns this round" in reader.read
    assert "! Two for one helps only when a resource is missing." in reader.read
    assert "type the number of an answer" in reader.read
    assert reader.room.course.number == 0


def test_who_leaves_goes_on_from_there_and_who_wants_to_begins_anew():
    Reader("1", "2", "q").room.play()
    assert len(kept(lesson_of("wyrmspan", "first-turns"))) == 2
    assert Reader().room.course.here.id == "cave"
    assert Reader(anew=True).room.course.here.id == "excavate"


def test_a_step_back_the_beginning_and_the_table_are_a_letter_each():
    reader = Reader("1", "2", "b", "t", "r")
    reader.room.play()
    assert reader.room.course.here.id == "excavate"
    assert reader.read.count("[3/15]") == 1
    assert reader.read.count("[2/15]") == 2


def test_a_file_that_is_not_ours_is_no_progress(folder):
    (folder / "new").mkdir()
    (folder / "new" / "lessons.json").write_text("[1", "utf-8")
    assert kept(lesson_of("wyrmspan", "first-turns")) == []


@pytest.mark.whole
def test_the_command_checks_all_lessons_and_says_how_many():
    done = wyrmhall("lessons", "--check")
    assert done.returncode == 0, done.stdout
    assert " 0 faults." in done.stdout


def test_the_command_lists_lessons_and_shows_one_to_whoever_writes_it():
    assert "wyrmspan first-turns: Перші ходи" in wyrmhall("lessons", "wyrmspan", "--lang", "uk").stdout
    shown = wyrmhall("lessons", "wyrmspan", "first-turns").stdout
    assert "[1.1] excavate (do) at action:excavate" in shown
    assert "player:0:space:12  (mat nests)" in shown


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("learn", "chess"), "there is no game 'chess'"),
        (("learn", "wyrmspan", "cooking"), "has no lesson 'cooking'; it has: first-turns"),
        (("learn", "wyrmspan", "--lang", "xx"), "there is no language 'xx'"),
        (("lessons", "wyrmspan", "cooking", "--check"), "has no lesson 'cooking'"),
    ],
)
def test_bad_input_gets_one_clear_sentence_and_exit_code_2(args, says):
    done = wyrmhall(*args)
    assert done.returncode == 2
    assert says in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
