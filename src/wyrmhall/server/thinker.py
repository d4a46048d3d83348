"""A process in which bots think: one question a line comes in, one answer a line goes out."""

from __future__ import annotations

import os
import sys

import msgspec

from wyrmhall import bots
from wyrmhall.bots.reasons import Reason, said_of
from wyrmhall.core.save import Saved
from wyrmhall.core.text import Speaker, speaker
from wyrmhall.core.words import Msg
from wyrmhall.server.logs import named
from wyrmhall.server.wire_coach import ShownHint, ShownReason

NICE = 5
"""Those who serve people go first where there are not enough cores."""


class Question(msgspec.Struct, tag="choose"):
    """What would a bot of this level do?"""

    level: str
    game: str
    world: Saved
    seat: int
    seconds: float
    seed: int


class HintQuestion(msgspec.Struct, tag="hint"):
    """Which options are best, and why?"""

    game: str
    world: Saved
    seat: int
    seconds: float
    seed: int
    lang: str
    names: list[str]


class CoachQuestion(msgspec.Struct, tag="coach"):
    """What did this answer cost, and how lucky was it?"""

    game: str
    world: Saved  # before the answer
    after: Saved
    number: int
    seat: int
    option: int
    iterations: int
    lang: str
    names: list[str]


class Choice(msgspec.Struct, omit_defaults=True):
    option: int = 0
    error: str = ""
    hints: list[ShownHint] = []
    verdict: bots.Verdict | None = None
    reasons: list[ShownReason] = []


def answer(asked: Question | HintQuestion | CoachQuestion) -> Choice:
    if isinstance(asked, Question):
        return Choice(bots.choose(asked.level, asked.game, asked.world, asked.seat, asked.seconds, asked.seed))
    if isinstance(asked, HintQuestion):
        found = bots.hints(asked.game, asked.world, asked.seat, asked.seconds, asked.seed)
        words = speaker(asked.lang, asked.game)
        return Choice(hints=[_hint(each, words, asked.names) for each in found])
    verdict = bots.judge_answer(
        asked.game, asked.world, asked.after, asked.number, asked.seat, asked.option, asked.iterations
    )
    words = speaker(asked.lang, asked.game)
    return Choice(verdict=verdict.judged, reasons=_reasons(verdict.reasons, words, asked.names))


def _hint(hint: bots.Hint, words: Speaker, names: list[str]) -> ShownHint:
    reasons = _reasons(hint.reasons, words, names) or [ShownReason(words.sentence(Msg("reason-even")), 0.0)]
    title = "" if hint.title is None else words.say(hint.title)
    return ShownHint(hint.option, hint.estimate, hint.points, reasons, title, list(hint.way))


def _reasons(found: tuple[Reason, ...], words: Speaker, names: list[str]) -> list[ShownReason]:
    return [ShownReason(said_of(words, reason.said, names), reason.points) for reason in found]


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    encode = msgspec.json.Encoder().encode
    decode = msgspec.json.Decoder(Question | HintQuestion | CoachQuestion).decode
    for line in sys.stdin.buffer:
        try:
            said = answer(decode(line))
        except Exception as error:  # noqa: BLE001  # a bot's mistake must reach the log, not end the process
            said = Choice(error=named(error))
        sys.stdout.buffer.write(encode(said) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
