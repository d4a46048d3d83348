"""The rooms of the companion by game: the page that an evening has come to."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Final

from wyrmhall.companion.evening import Waiting
from wyrmhall.companion.pages import Page, Question
from wyrmhall.companion.session import BadSession, session_from
from wyrmhall.companion.wyrmspan import WyrmspanEvening

GAMES: Final = {"wyrmspan": WyrmspanEvening}
"""The games whose own opponent the companion can be."""


def page_of(game: str, text: str) -> Page:
    """Where an evening stands; raises `BadSession` for what is none."""
    if game not in GAMES:
        raise BadSession("companion-game", game=game)
    session = session_from(text)
    evening = GAMES[game](session.seed, session.answers)
    question: Question | None = None
    try:
        evening.play()
    except Waiting as waiting:
        question = waiting.question
    return Page(
        game,
        evening.title,
        tuple(evening.steps),
        evening.seen,
        question,
        evening.facts(),
        tuple(evening.log),
        evening.rows(),
        len(session.answers),
    )


def page_in_json(game: str, text: str) -> str:
    """The same for a browser that runs these rules itself."""
    return json.dumps(asdict(page_of(game, text)))
