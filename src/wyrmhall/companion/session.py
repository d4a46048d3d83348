"""An evening as a short text: the seed of its chance and the answers given so far, which are all of it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from wyrmhall.core.wrong import Wrong

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
WIDE = 4  # digits of an answer that needs more than one, after its sign
SIGN = "-"
SEED = 32
MOST_ANSWERS = 1000
FORM = re.compile(f"[0-9a-f]{{{SEED}}}(?:[0-9a-z]|{SIGN}[0-9a-z]{{{WIDE}}}){{0,{MOST_ANSWERS}}}")
ANSWER = re.compile(f"{SIGN}([0-9a-z]{{{WIDE}}})|([0-9a-z])")


class BadSession(Wrong):
    """A text that is no evening, or an answer to something that was not asked."""


@dataclass(frozen=True, slots=True)
class Session:
    """To step back is to drop the last answer; to go on elsewhere is to take the text there."""

    seed: str
    answers: tuple[int, ...] = ()

    def text(self) -> str:
        return self.seed + "".join([_said(answer) for answer in self.answers])

    def then(self, answer: int) -> Session:
        return Session(self.seed, (*self.answers, answer))

    def back(self) -> Session:
        return Session(self.seed, self.answers[:-1])


def session_from(text: str) -> Session:
    if FORM.fullmatch(text) is None:
        raise BadSession("companion-text")
    answers = [int(wide or one, 36) for wide, one in ANSWER.findall(text[SEED:])]
    return Session(text[:SEED], tuple(answers))


def _said(answer: int) -> str:
    if answer < len(DIGITS):
        return DIGITS[answer]
    found = ""
    while answer:
        answer, last = divmod(answer, len(DIGITS))
        found = DIGITS[last] + found
    return SIGN + found.rjust(WIDE, "0")
