"""What bots say to people who ask: hints during a game, and a coach's verdicts after it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import SystemRandom

from wyrmhall.bots.hints import FEW
from wyrmhall.bots.judge import judge_of
from wyrmhall.bots.teaching import teaching_of
from wyrmhall.core.engine import Game
from wyrmhall.core.save import dump
from wyrmhall.core.shown import shown
from wyrmhall.core.text import Speaker
from wyrmhall.core.words import Msg
from wyrmhall.server.archive import Archive
from wyrmhall.server.hall import Hall
from wyrmhall.server.limits import Places
from wyrmhall.server.pool import NoAnswer, Pool
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller
from wyrmhall.server.table import Table
from wyrmhall.server.thinker import Choice, CoachQuestion, HintQuestion
from wyrmhall.server.turns import Asker
from wyrmhall.server.wire_coach import Hints, ShownVerdict

log = logging.getLogger(__name__)
SECONDS = 2.0
"""How long a bot thinks about a hint, if the operator does not allow less."""
ITERATIONS = 40
"""How thoroughly the coach looks at an answer: a whole game should take about a minute."""
COACH_SECONDS = 20.0
LUCKY = 0.1
"""Of a comfortable lead: luck worth a sentence."""
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
            raise Rejected("no-hints")
        async with table.lock:
            if not table.started or seat not in table.decisions:
                raise Rejected("not-your-turn")
            seq, game = table.number(seat), table.record.game.copy()
        seed = SystemRandom().getrandbits(40)
        seconds = min(SECONDS, self.hall.settings.bot_seconds)
        names = table.names(self.hall.shelf.speaker(lang, table.row.game))

        def make() -> HintQuestion:
            return HintQuestion(table.row.game, dump(game.imagine(seat, seed)), seat, seconds, seed, lang, names)

        said = await self._ask(caller, table, make, seconds)
        return Hints(seq, table.row.players == 1, said.hints)

    async def verdict(self, caller: Caller, table: Table, step: int, lang: str) -> ShownVerdict:
        """What the answer of a step cost against the best option, and the luck of what came of it."""
        if not table.over:
            raise Rejected("not-over")
        answers = table.record.answers
        if not 0 < step <= len(answers):
            raise Rejected("no-step", n=len(answers))
        seat, option = answers[step - 1]
        before, after = await self.archive.around(table, step)

        speaker = self.hall.shelf.speaker(lang, table.row.game)
        names = table.names(speaker)

        def make() -> CoachQuestion:
            game = table.row.game
            return CoachQuestion(game, dump(before), dump(after), step - 1, seat, option, ITERATIONS, lang, names)

        heard = await self._ask(caller, table, make, COACH_SECONDS)
        found = heard.verdict
        assert found is not None
        asked = next(d for d in shown(before, seat, speaker, False, table.rules.subject, names) if d.seat == seat)
        labels = {each.option: each.label for each in (*asked.options, *asked.extras)}
        chosen, best = labels.get(option, ""), "" if found.best is None else labels.get(found.best, "")
        lead = judge_of(table.rules).lead
        where = where_of(before, seat, asked.prompt, speaker)
        costly = (
            f"{where} {speaker.sentence(costs(lead, chosen, best, found.cost, speaker.game))}"
            if best and found.cost
            else ""
        )
        lucky = (
            f"{where} {speaker.sentence(luck_of(lead, chosen, found.luck, speaker.game))}"
            if found.luck >= LUCKY * lead
            else ""
        )
        figures = found.loss, found.before, found.points, found.luck, found.cost
        title, solo = title_of(before, found.points, speaker), table.row.players == 1
        return ShownVerdict(step, seat, chosen, best, *figures, costly, lucky, solo, title, heard.reasons)

    async def _ask(
        self, caller: Caller, table: Table, make: Callable[[], HintQuestion | CoachQuestion], seconds: float
    ) -> Choice:
        """One question of a person at a time, and a few of an address: all bots think in the same few processes."""
        if not self.persons.take(caller.person):
            raise Rejected("too-fast")
        try:
            if not self.addresses.take(caller.address):
                raise Rejected("too-fast")
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
            raise Rejected("no-advice")
        return said


def where_of(before: Game, seat: int, prompt: str, speaker: Speaker) -> str:
    """The moment of an answer: which round or turn it was, and what was asked."""
    when = teaching_of(before.setup.game).when(before, seat)
    return prompt if when is None else f"{speaker.sentence(when)} {prompt}"


def costs(lead: float, chosen: str, best: str, points: float, game: str) -> Msg:
    """What an answer cost, in a sentence: in points, where a game counts more than a handful."""
    if lead <= FEW:
        return Msg("coach-costly-few", chosen=chosen, best=best)
    return Msg("coach-costly", chosen=chosen, best=best, game=game, n=max(0.5, round(2 * points) / 2))


def title_of(game: Game, points: float, speaker: Speaker) -> str:
    """What a solo game with so many points earns; nothing where there are no titles."""
    earned = teaching_of(game.setup.game).title(game, points)
    return "" if earned is None else speaker.say(earned)


def luck_of(lead: float, chosen: str, points: float, game: str) -> Msg:
    if lead <= FEW:
        return Msg("coach-lucky-few", chosen=chosen)
    return Msg("coach-lucky", chosen=chosen, game=game, n=max(0.5, round(2 * points) / 2))
