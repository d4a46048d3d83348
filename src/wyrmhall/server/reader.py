"""A process that reads strangers' packs and game files: one a line comes in, what is in it goes out.

It may be ended at any moment, so nothing that it is given can hold anybody else up.
"""

from __future__ import annotations

import contextlib
import importlib
import sys

import msgspec

from wyrmhall.core.rules import BadSetup, Value
from wyrmhall.core.wrong import Wrong
from wyrmhall.gamefile import BadFile, Differs, read_file, replay
from wyrmhall.games import pack_module
from wyrmhall.server.logs import named
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.texts import DEEPEST, TooMuch, check_depth, check_toml
from wyrmhall.server.wire import LONGEST_NAME

MOST_ANSWERS = 5_000
"""Answers of a game file that may come in; the longest games stay far below."""
LARGEST_SEED = 10**19
MOST_MEMORY = 2 << 30


class PackQuestion(msgspec.Struct, tag="pack"):
    """Is this a pack that can be played with?"""

    game: str
    players: int
    options: dict[str, Value]
    pack: dict[str, object] | str
    lang: str = "en"


class FileQuestion(msgspec.Struct, tag="file"):
    """Is this a game file that replays to what it claims?"""

    text: str
    lang: str = "en"


class Told(msgspec.Struct, omit_defaults=True):
    """A game as a file told it, after it was played again."""

    game: str
    players: int
    options: dict[str, Value]
    seed: str
    answers: list[tuple[int, int]]
    redeals: list[tuple[int, str]]
    pack: dict[str, object] | None
    profile: dict[str, Value]
    version: int
    is_over: bool
    names: list[str] = []


class Found(msgspec.Struct, omit_defaults=True):
    """What a text holds, or what is wrong with it."""

    pack: dict[str, object] | None = None
    told: Told | None = None
    wrong: str = ""  # in the reader's language
    code: str = ""  # of a sentence of the server
    most: int = 0
    error: str = ""  # of ours


def read(shelf: Shelf, asked: PackQuestion | FileQuestion) -> Found:
    try:
        return _pack(shelf, asked) if isinstance(asked, PackQuestion) else _file(shelf, asked)
    except TooMuch as error:
        return Found(code=error.code, most=error.most)
    except (RecursionError, MemoryError):
        return Found(code="too-deep", most=DEEPEST)
    except Wrong as error:
        return Found(wrong=error.said(asked.lang)[:500])
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        return Found(wrong=str(error)[:500])


def _pack(shelf: Shelf, asked: PackQuestion) -> Found:
    rules = shelf.rules_of(asked.game)
    if isinstance(asked.pack, str):
        check_toml(asked.pack)
        pack = pack_module(rules).read_pack(asked.pack)[0]
    else:
        check_depth(asked.pack)
        pack = asked.pack
    setup = rules.setup(asked.players, asked.options, pack)
    return Found(pack=dict(setup.pack or {}))


def _file(shelf: Shelf, asked: FileQuestion) -> Found:
    file = read_file(asked.text.encode())
    if len(file.answers) > MOST_ANSWERS:
        raise BadFile("file-answers", most=MOST_ANSWERS, n=len(file.answers))
    if isinstance(file.seed, int) and abs(file.seed) > LARGEST_SEED:
        raise BadFile("file-seed", n=len(str(LARGEST_SEED)))
    if file.pack is not None:
        check_depth(file.pack)
    try:
        record = replay(shelf.rules_of(file.game), file)
    except (Differs, ValueError, TypeError, LookupError, AttributeError) as error:
        if isinstance(error, BadFile | BadSetup):
            raise
        why = error.said(asked.lang) if isinstance(error, Wrong) else str(error)
        raise BadFile("file-differs", why=why) from None
    setup = record.setup
    told = Told(
        setup.game,
        setup.players,
        dict(setup.options),
        str(record.seed),
        record.answers,
        record.redeals,
        None if setup.pack is None else dict(setup.pack),
        dict(setup.profile),
        setup.version,
        bool(record.game.over),
        [name[:LONGEST_NAME] for name in file.names[: setup.players]],
    )
    return Found(told=told)


def main() -> None:
    module, _, name = sys.argv[1].partition(":")
    shelf = getattr(importlib.import_module(module), name)()
    bound_memory()
    encode = msgspec.json.Encoder().encode
    decode = msgspec.json.Decoder(PackQuestion | FileQuestion).decode
    for line in sys.stdin.buffer:
        try:
            said = encode(read(shelf, decode(line)))
        except OverflowError:
            said = encode(Found(code="number-too-large"))
        except Exception as error:  # noqa: BLE001  # a mistake must reach the log, not end the process
            said = encode(Found(error=named(error)))
        sys.stdout.buffer.write(said + b"\n")
        sys.stdout.buffer.flush()


def bound_memory() -> None:
    """Where the system can: a text that would fill the machine's memory fails instead."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


if __name__ == "__main__":
    main()
