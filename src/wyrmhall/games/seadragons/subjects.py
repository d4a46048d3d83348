"""What a question is about: the dragon card that is played, the mission that is paid for; the verb says it itself."""

from __future__ import annotations

from wyrmhall.core.engine import Decision
from wyrmhall.core.words import Subject
from wyrmhall.games.seadragons.state import SeaDragons


def subject(game: SeaDragons, decision: Decision) -> Subject | None:
    return decision.effect.subject(game, decision.at)
