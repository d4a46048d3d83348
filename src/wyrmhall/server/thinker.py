"""A process in which bots think: one question a line comes in, one answer a line goes out."""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec

from wyrmhall import bots
from wyrmhall.core.text import speaker
from wyrmhall.server.logs import named
from wyrmhall.server.wire import ShownHint

NICE = 5
"""Those who serve people go first where there are not enough cores."""


class Question(msgspec.Struct, tag="choose"):
    """What would a bot of this level do?"""

    level: str
    game: str
    world: Any
    seat: int
    seconds: float
    seed: int


class HintQuestion(msgspec.Struct, tag="hint"):
    """Which options are best, and why?"""

    game: str
    world: Any
    seat: int
    seconds: float
    seed: int
    lang: str


class CoachQuestion(msgspec.Struct, tag="coach"):
    """What did this answer cost, and how lucky was it?"""

    game: str
    world: Any  # before the answer
    after: Any
    number: int
    seat: int
    option: int
    iterations: int


class Choice(msgspec.Struct, omit_defaults=True):
    option: int = 0
    error: str = ""
    hints: list[ShownHint] = []
    verdict: bots.Verdict | None = None


def answer(asked: Question | HintQuestion | CoachQuestion) -> Choice:
    if isinstance(asked, Question):
        return Choice(bots.choose(asked.level, asked.game, asked.world, asked.seat, asked.seconds, asked.seed))
    if isinstance(asked, HintQuestion):
        found = bots.hints(asked.game, asked.world, asked.seat, asked.seconds, asked.seed)
        say = speaker(asked.lang, asked.game).say
        return Choice(hints=[ShownHint(each.option, each.estimate, each.points, say(each.reason)) for each in found])
    verdict = bots.judge_answer(
        asked.game, asked.world, asked.after, asked.number, asked.seat, asked.option, asked.iterations
    )
    return Choice(verdict=verdict)


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
