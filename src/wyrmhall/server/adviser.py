"""What bots say to people who ask: hints during a game, and a coach's verdicts after it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import SystemRandom

from wyrmhall.core.save import dump
from wyrmhall.core.shown import shown
from wyrmhall.server.archive import Archive
from wyrmhall.server.hall import Hall
from wyrmhall.server.limits import Places
from wyrmhall.server.pool import NoAnswer, Pool
from wyrmhall.server.routes import Caller
from wyrmhall.server.table import Refusal, Table
from wyrmhall.server.thinker import Choice, CoachQuestion, HintQuestion
from wyrmhall.server.turns import Asker
from wyrmhall.server.wire import Hints, ShownVerdict

log = logging.getLogger(__name__)
SECONDS = 2.0
"""How long a bot thinks about a hint, if the operator does not allow less."""
ITERATIONS = 40
"""How thoroughly the coach looks at an answer: a whole game should take about a minute."""
COACH_SECONDS = 20.0
MOST_OF_AN_ADDRESS = 8
"""Questions of one address that wait or are thought about."""


class Adviser:
    def __init__(self, hall: Hall, archive: Archive, pool: Pool) -> None:
        self.hall = hall
        self.archive = archive
        self.pool = pool
        self.persons = Places(1)
        self.addresses = Places(MOST_OF_AN_ADDRESS)

    async def hints(self, caller: Caller, table: Table, seat: int, lang: str) -> Hints:
        """The best options of the seat's open decision, from what the seat can imagine and nothing else."""
        if not table.settings.hints:
            raise Refusal("no-hints")
        async with table.lock:
            if not table.started or seat not in table.decisions:
                raise Refusal("not-your-turn")
            seq, game = table.number(seat), table.record.game.copy()
        seed = SystemRandom().getrandbits(40)
        seconds = min(SECONDS, self.hall.settings.bot_seconds)

        def make() -> HintQuestion:
            return HintQuestion(table.row.game, dump(game.imagine(seat, seed)), seat, seconds, seed, lang)

        said = await self._ask(caller, table, make, seconds)
        return Hints(seq, said.hints)

    async def verdict(self, caller: Caller, table: Table, step: int, lang: str) -> ShownVerdict:
        """What the answer of a step cost against the best option, and the luck of what came of it."""
        if not table.over:
            raise Refusal("not-over")
        answers = table.record.answers
        if not 0 < step <= len(answers):
            raise Refusal("no-step", n=len(answers))
        seat, option = answers[step - 1]
        before, after = await self.archive.around(table, step)

        def make() -> CoachQuestion:
            return CoachQuestion(table.row.game, dump(before), dump(after), step - 1, seat, option, ITERATIONS)

        found = (await self._ask(caller, table, make, COACH_SECONDS)).verdict
        assert found is not None
        speaker = self.hall.shelf.speaker(lang, table.row.game)
        asked = next(d for d in shown(before, seat, speaker, refusals=False) if d.seat == seat)
        labels = {each.option: each.label for each in (*asked.options, *asked.extras)}
        chosen, best = labels.get(option, ""), "" if found.best is None else labels.get(found.best, "")
        return ShownVerdict(step, seat, chosen, best, found.loss, found.before, found.points, found.luck)

    async def _ask(
        self, caller: Caller, table: Table, make: Callable[[], HintQuestion | CoachQuestion], seconds: float
    ) -> Choice:
        """One question of a person at a time, and a few of an address: all bots think in the same few processes."""
        if not self.persons.take(caller.person):
            raise Refusal("too-fast")
        try:
            if not self.addresses.take(caller.address):
                raise Refusal("too-fast")
            try:
                said = await self.pool.ask(make, seconds, Asker(caller.address, caller.person, table.id))
            except NoAnswer as error:
                said = Choice(error=str(error))
            finally:
                self.addresses.free(caller.address)
        finally:
            self.persons.free(caller.person)
        if said.error:
            log.error("no advice: %s", said.error)
            raise Refusal("no-advice")
        return said
