"""Laws of what people read: all of it can be said in every language, and no two options of a decision read alike."""

from __future__ import annotations

from wyrmhall.core.record import Record
from wyrmhall.core.rules import Rules
from wyrmhall.core.shown import ShownDecision, shown
from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.laws.differences import Broken


def check_texts(rules: Rules, record: Record) -> None:
    """All that may be read at this moment can be said in every language."""
    names = [f"P{i}" for i in range(record.setup.players)]
    for lang in LANGUAGES:
        words = speaker(lang, rules.name)
        for seat in range(-1, record.setup.players):
            decisions = shown(record.game, seat, words, subject=record.rules.subject)
            said = [o.label for d in decisions for o in (*d.options, *d.extras)]
            said += [words.event(event, seat, names) for event in (record.told[-1] if record.told else [])]
            if not all(said):
                raise Broken("every text says something", f"seat {seat} in {lang}: {said}")
            for decision in decisions:
                check_labels(decision, lang)
        if not rules.draw(rules.view(record.game, record.setup.players - 1), words, record.setup):
            raise Broken("every text says something", f"the table as text in {lang}")


def check_labels(decision: ShownDecision, lang: str) -> None:
    """Whoever only reads, or listens, can tell all options of a decision apart."""
    read: dict[str, int] = {}
    for one in (*decision.options, *decision.extras):
        if read.setdefault(one.label, one.option) != one.option:
            both = f"options {read[one.label]} and {one.option} both read {one.label!r}"
            raise Broken("all options of a decision read differently", f"{lang}, {decision.prompt!r}: {both}")
