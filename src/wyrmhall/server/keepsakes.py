"""The final table as a picture with its result, for whoever may look back at the game: to save and to send."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Literal

from starlette.responses import Response

from wyrmhall.core.text import Speaker
from wyrmhall.core.words import Msg
from wyrmhall.pictures import picture
from wyrmhall.pictures.keepsake import WIDTH, Result, keepsake
from wyrmhall.server.access import HEAVY, Access
from wyrmhall.server.painting import NotPainted, Painting
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.table import Table
from wyrmhall.server.wire import NO_SEAT, Lang, TableId
from wyrmhall.server.wire_play import ShownScore

Form = Literal["svg", "png"]
A_MINUTE = "private, max-age=60"
"""Names may change, or be forgotten."""


class Keepsakes:
    def __init__(self, access: Access, painting: Painting) -> None:
        self.access = access
        self.hall = access.hall
        self.painting = painting

    def endpoints(self) -> list[Endpoint]:
        return [Endpoint("GET", "/tables/{id}/picture", self.final_table, cost=HEAVY)]

    async def final_table(self, caller: Caller, id: TableId, form: Form = "svg", lang: Lang = "en") -> Response:
        """The table of a finished game as everybody may see it, with the result."""
        table, _ = await self.access.eyes(caller, id, NO_SEAT, lang, later=True)
        if not table.over:
            raise Rejected("not-over")
        async with table.lock:
            svg = await asyncio.to_thread(self._drawn, table, lang)
        headers = {"cache-control": A_MINUTE}
        if form == "svg":
            return Response(svg, media_type="image/svg+xml", headers=headers)
        try:
            found = await self.painting.of(("final", svg), partial(_same, svg), WIDTH)
        except NotPainted:
            return Response(status_code=503, headers={"retry-after": "60"})
        headers["content-disposition"] = f'attachment; filename="wyrmhall-{table.row.game}-{table.id}.png"'
        return Response(found, media_type="image/png", headers=headers)

    def _drawn(self, table: Table, lang: str) -> str:
        speaker = self.hall.shelf.speaker(lang, table.row.game)
        rules, game = table.rules, table.record.game
        scores = self.hall.showman.scores(rules, game, speaker, table.names(speaker), table.late)
        words, name = self.hall.shelf.speaker(lang, "client"), f"game-{table.row.game}"
        title = words.say(Msg(name)) if words.knows(name) else table.row.game.capitalize()
        results = [
            Result(score.name, [(line.label, line.points) for line in score.lines], score.total, score.winner)
            for score in scores
        ]
        drawing = picture(rules, rules.view(game, NO_SEAT), speaker, game.setup)
        return keepsake(rules.name, title, _told(scores, words), drawing, results)


def _told(scores: Sequence[ShownScore], words: Speaker) -> str:
    """The result in a sentence."""
    winners = [score.name for score in scores if score.winner]
    titled = next((score for score in scores if score.title), None)
    drew = [score.name for score in scores if score.drew]
    if titled is not None:
        return words.say(Msg("titled", name=titled.name, title=titled.title))
    if winners:
        return words.say(Msg("won", n=len(winners), names=", ".join(winners)))
    return words.say(Msg("drawn", all="yes" if len(drew) == len(scores) else "no", names=", ".join(drew)))


async def _same(svg: str) -> str:
    return svg
