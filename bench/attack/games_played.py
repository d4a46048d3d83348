"""Long things that are as they should be: games played to their end, and evenings at a real table."""

from __future__ import annotations

import contextlib
import random
from functools import cache

import msgspec

from wyrmhall import games
from wyrmhall.companion.evening import Evening, Waiting
from wyrmhall.companion.pages import Question
from wyrmhall.companion.rooms import script_of
from wyrmhall.companion.session import MOST_ANSWERS, Session
from wyrmhall.core.record import Record
from wyrmhall.gamefile import GameFile, file_of

TRIES = 10


@cache
def long_game(name: str) -> GameFile:
    """The longest of some games by chance, with all at the table: it replays to what it says."""
    rules = games.rules_of(name)
    records = [_played(Record(rules, rules.seats[-1], seed), random.Random(seed)) for seed in range(TRIES)]
    return file_of(max(records, key=lambda record: len(record.answers)))


def _played(record: Record, pick: random.Random) -> Record:
    while not record.game.over:
        decision = record.game.decision
        record.play(pick.choice(decision.offered), decision.seat)
    return record


def in_bytes(file: GameFile, is_true: bool = True) -> bytes:
    """As it is sent; or with another last mark, which only whoever plays all of it finds."""
    marks = file.marks if is_true else [*file.marks[:-1], "0" * 8]
    return msgspec.json.encode(msgspec.structs.replace(file, marks=marks))


@cache
def long_evening(room: str) -> Session:
    """With the most answers that an evening may have, where there is one so long; any beginning of it is one, too."""
    longest = Session("")
    for seed in range(10 * TRIES):
        longest = max(longest, _told(room, seed), key=lambda told: len(told.answers))
        if len(longest.answers) == MOST_ANSWERS:
            break
    return longest


def _told(room: str, seed: int) -> Session:
    """Each question is answered the same way all evening, so that some evenings hardly come to their end."""
    pick, habits = random.Random(seed), dict[str, str]()
    script: type[Evening] = script_of(room)

    class Endless(script):  # type: ignore[valid-type, misc]  # whichever room it is
        def ask(self, question: Question, amid: bool = False) -> int:
            if self.taken == len(self.answers) < MOST_ANSWERS:
                habit = habits.setdefault(question.text.id, pick.choice(["first", "last", "any"]))
                self.answers.append(_answer(question, habit, pick))
            return super().ask(question, amid)  # type: ignore[no-any-return]

    evening = Endless(f"{seed:032x}", ())
    with contextlib.suppress(Waiting):  # it has all the answers that fit into a text
        evening.play()
    return Session(evening.seed, tuple(evening.answers))


def _answer(question: Question, habit: str, pick: random.Random) -> int:
    if question.kind == "places":
        return question.now
    choices = [choice.value for choice in question.choices]
    if question.kind == "flags":
        choices = [0, (1 << len(choices)) - 1]
    elif question.kind == "number":
        choices = [question.least, question.most]
    return choices[0] if habit == "first" else choices[-1] if habit == "last" else pick.choice(choices)
