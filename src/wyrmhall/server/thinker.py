"""A process in which bots think: one question a line comes in, one choice a line goes out."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from wyrmhall import bots
from wyrmhall.server.logs import named


class Question(msgspec.Struct):
    level: str
    game: str
    world: Any
    seat: int
    seconds: float
    seed: int


class Choice(msgspec.Struct, omit_defaults=True):
    option: int = 0
    error: str = ""


def main() -> None:
    encode = msgspec.json.Encoder().encode
    decode = msgspec.json.Decoder(Question).decode
    for line in sys.stdin.buffer:
        asked = decode(line)
        try:
            option = bots.choose(asked.level, asked.game, asked.world, asked.seat, asked.seconds, asked.seed)
            said = Choice(option)
        except Exception as error:  # noqa: BLE001  # a bot's mistake must reach the log, not end the process
            said = Choice(error=named(error))
        sys.stdout.buffer.write(encode(said) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
