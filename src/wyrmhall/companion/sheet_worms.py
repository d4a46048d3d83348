"""The score sheet of Worms: who lives."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmhall.companion.pages import Said
from wyrmhall.companion.sheet import Entry, Form, Numbers, Part, ScoreSheet, SheetRow, counted_in_json, plain, row
from wyrmhall.games.worms.numbers import TEAMS, WORMS

TEAM = WORMS // TEAMS


class WormsSheet(ScoreSheet):
    form = Form(
        (2, 3, 4, 5, 6),
        (
            plain("living", "WM-ELM-12", most=TEAM),
            Part(
                "healthy",
                Said("score-healthy"),
                "WM-ELM-13",
                (Entry("healthy", Said("score-healthy"), most=TEAM),),
                tie=True,
            ),
        ),
    )
    won_by = "WM-ELM-12"
    ties = (("healthy", "WM-ELM-13"),)
    level = "WM-ELM-14"
    verdict_of_equals = "cs-draw"

    def rows(self, numbers: Numbers, seats: int) -> list[SheetRow]:
        return [row("living", numbers["living"])]

    def nothing_left(self, totals: Sequence[int]) -> str:
        return "" if any(totals) else "WM-ELM-11"


SHEET = WormsSheet()


def told(room: str, text: str) -> str:
    return counted_in_json(SHEET, text)
