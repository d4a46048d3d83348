"""The score sheet of Flamecraft: what the track shows after the last turn, and the two steps of final scoring."""

from __future__ import annotations

from wyrmhall.companion.pages import Said
from wyrmhall.companion.sheet import Entry, Form, Numbers, Part, ScoreSheet, SheetRow, counted_in_json, plain, row, tie

TRACK = Said("cs-track")


class FlamecraftSheet(ScoreSheet):
    form = Form(
        (1, 2, 3, 4, 5),
        (
            Part("track", TRACK, "FC-END-12", (Entry("track", TRACK),)),
            plain("coins", "FC-END-08"),
            plain("moons", "FC-END-09"),
            tie("hand", "FC-END-13"),
            tie("goods", "FC-END-14"),
        ),
    )
    won_by = "FC-END-12"
    ties = (("hand", "FC-END-13"), ("goods", "FC-END-14"))
    level = "FC-END-15"

    def rows(self, numbers: Numbers, seats: int) -> list[SheetRow]:
        track = SheetRow(TRACK, tuple(numbers["track"]))
        return [track, row("coins", numbers["coins"]), row("moons", numbers["moons"])]


SHEET = FlamecraftSheet()


def told(room: str, text: str) -> str:
    return counted_in_json(SHEET, text)
