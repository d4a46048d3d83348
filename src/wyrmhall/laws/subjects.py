"""The law of questions: each says what it is about, and where it comes from."""

from __future__ import annotations

from collections.abc import Collection

from wyrmhall.core.engine import Game
from wyrmhall.core.record import Record
from wyrmhall.core.rules import Rules
from wyrmhall.laws.differences import Broken

ABOUT = "every question has a subject"


def check_subjects(record: Record, plain: Collection[str]) -> None:
    """What is asked now has a subject, unless its effect is one of the `plain` ones, which say it all themselves."""
    check_asked(record.game, record.rules, plain)


def check_asked(game: Game, rules: Rules, plain: Collection[str]) -> None:
    """The same of a game that no record has led to."""
    subject = rules.subject
    for decision in game.unanswered:
        kind = type(decision.effect).__name__
        if kind in plain or subject is None:
            continue
        found = subject(game, decision)
        if found is None or not (found.target or found.name):
            raise Broken(ABOUT, f"{kind} at {decision.at} has none: {decision.effect!r}")
