"""What a question is about: a verb that knows says it itself (`Effect.subject`)."""

from __future__ import annotations

from wyrmhall.core.engine import Decision
from wyrmhall.core.words import Subject
from wyrmhall_lair.state import Lair


def subject(game: Lair, decision: Decision) -> Subject | None:
    return decision.effect.subject(game, decision.at)
