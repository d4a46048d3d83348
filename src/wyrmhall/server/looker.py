"""A process that looks ahead for people: one question a line comes in, what its answers would do goes out."""

from __future__ import annotations

import importlib
import os
import sys

import msgspec

from wyrmhall.core.save import Saved, load
from wyrmhall.core.shown import shown
from wyrmhall.server.ahead import look_ahead
from wyrmhall.server.logs import named
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.wire_play import Looked

NICE = 5
"""Answers go first where there are not enough cores: what they would have done, nobody needs to know afterwards."""


class LookQuestion(msgspec.Struct):
    """What would the answers of this seat do?"""

    game: str
    world: Saved  # as the seat imagines it: whatever the others hold, it is told the same
    seat: int
    number: int  # of the entry at which it is asked, by its own count
    lang: str
    names: list[str]
    freely: bool  # everything can be taken back


class Seen(msgspec.Struct, omit_defaults=True):
    """What is sent to the seat as it is, or what failed."""

    looked: msgspec.Raw = msgspec.Raw(b"null")
    error: str = ""


def look(shelf: Shelf, asked: LookQuestion) -> Looked:
    """Why relevant things are not offered, and which options nobody can take back, as far as the seat can know."""
    rules, speaker, seat = shelf.rules_of(asked.game), shelf.speaker(asked.lang, asked.game), asked.seat
    game = load(rules, asked.world)
    refusals = [r for d in shown(game, seat, speaker) if d.seat == seat for r in d.refusals]
    ahead, last, starts, later = look_ahead(rules, game, seat, asked.number, speaker, asked.names)
    known = {refusal.target for refusal in refusals}
    refusals += [refusal for refusal in later if refusal.target not in known]
    # Nobody takes the end of the game back; where all else can be, nothing else is final.
    final = [each.option for each in ahead if each.option in last or (each.final and not asked.freely)]
    return Looked(asked.number, seat, refusals, final, ahead, starts)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    module, _, name = sys.argv[1].partition(":")
    shelf = getattr(importlib.import_module(module), name)()
    encode, decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(LookQuestion).decode
    for line in sys.stdin.buffer:
        try:
            said = Seen(msgspec.Raw(encode(look(shelf, decode(line)))))
        except Exception as error:  # noqa: BLE001  # a mistake must reach the log, not end the process
            said = Seen(error=named(error))
        sys.stdout.buffer.write(encode(said) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
