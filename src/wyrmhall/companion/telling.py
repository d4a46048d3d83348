"""An evening's text told from its beginning: the page that it has come to."""

from __future__ import annotations

import json
from dataclasses import asdict

from wyrmhall.companion.evening import Evening, Waiting
from wyrmhall.companion.pages import Page, Question
from wyrmhall.companion.session import session_from


def page_by(script: type[Evening], room: str, text: str) -> Page:
    """Where an evening by this script stands; raises `BadSession` for what is none."""
    session = session_from(text)
    evening = script(session.seed, session.answers)
    question: Question | None = None
    try:
        evening.play()
        evening.finish()
    except Waiting as waiting:
        question = waiting.question
    return Page(
        room,
        evening.title,
        tuple(evening.steps),
        evening.seen,
        question,
        evening.facts(),
        tuple(evening.log),
        evening.sides(),
        evening.rows(),
        len(session.answers),
        evening.verdict,
        evening.ahead,
        evening.keeps(),
        evening.clock(),
    )


def page_in_json(script: type[Evening], room: str, text: str) -> str:
    """The same for a browser that runs these rules itself."""
    return json.dumps(asdict(page_by(script, room, text)))
