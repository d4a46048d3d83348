"""The score sheet of Wyrmspan."""

from __future__ import annotations

from wyrmhall.companion.pages import Said
from wyrmhall.companion.sheet import Entry, Form, Numbers, Part, ScoreSheet, SheetRow, counted_in_json, plain, row, tie
from wyrmhall.games.wyrmspan.numbers import ITEMS_PER_VP

WORST = -99  # end-game abilities can cost points, and there is no floor (WS-END-21)


class WyrmspanSheet(ScoreSheet):
    form = Form(
        (1, 2, 3, 4, 5),
        (
            plain("guild", "WS-END-02"),
            plain("dragons", "WS-END-04"),
            plain("abilities", "WS-END-06", least=WORST),
            plain("eggs", "WS-END-08"),
            plain("cached", "WS-END-09"),
            plain("tucked", "WS-END-10"),
            plain("objectives", "WS-END-11"),
            plain("coins", "WS-END-12"),
            Part("items", Said("score-items"), "WS-END-13", (Entry("items", Said("cs-items", {"n": ITEMS_PER_VP})),)),
            tie("own-dragons", "WS-END-19"),
        ),
    )
    won_by = "WS-END-18"
    ties = (("own-dragons", "WS-END-19"),)
    level = "WS-END-20"

    def rows(self, numbers: Numbers, seats: int) -> list[SheetRow]:
        sources = [part.id for part in self.form.parts if not part.tie]
        worth = {"items": ITEMS_PER_VP}
        return [row(source, [n // worth.get(source, 1) for n in numbers[source]]) for source in sources]


SHEET = WyrmspanSheet()


def told(room: str, text: str) -> str:
    return counted_in_json(SHEET, text)
