"""What a question is about: a verb that knows says it itself (`Effect.subject`)."""

from __future__ import annotations

from wyrmhall.core.engine import Decision
from wyrmhall.core.words import Subject
from wyrmhall_lair.state import Lair

PLAIN = {
    "Pick": "the opening: the treasures themselves are laid out",
    "OneOf": "the turn begins: everything on the table is open",
    "Settle": "each treasure is a thing to choose, and the question names the deed",
    "Sell": "as Settle",
    "May": "the question is the deed itself",
}
"""Questions that say it all themselves, each with the reason."""


def subject(game: Lair, decision: Decision) -> Subject | None:
    return decision.effect.subject(game, decision.at)
