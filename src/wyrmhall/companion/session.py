"""An evening as a short text: the seed of its chance and the answers given so far, which are all of it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from wyrmhall.core.wrong import Wrong

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
WIDE = 4  # digits of an answer that needs more than one, after its sign
SIGN, BELOW = "-", "_"  # of what needs more digits, and of what is below zero
SEED = 32
MOST_ANSWERS = 1000
FORM = re.compile(f"[0-9a-f]{{{SEED}}}(?:[0-9a-z]|[{SIGN}{BELOW}][0-9a-z]{{{WIDE}}}){{0,{MOST_ANSWERS}}}")
ANSWER = re.compile(f"[{SIGN}{BELOW}][0-9a-z]{{{WIDE}}}|[0-9a-z]")


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
    return Session(text[:SEED], tuple([_read(answer) for answer in ANSWER.findall(text[SEED:])]))


def _read(answer: str) -> int:
    n = int(answer.lstrip(SIGN + BELOW), len(DIGITS))
    return -n if answer.startswith(BELOW) else n


def _said(answer: int) -> str:
    if 0 <= answer < len(DIGITS):
        return DIGITS[answer]
    found, left = "", abs(answer)
    while left:
        left, last = divmod(left, len(DIGITS))
        found = DIGITS[last] + found
    return (BELOW if answer < 0 else SIGN) + found.rjust(WIDE, "0")
