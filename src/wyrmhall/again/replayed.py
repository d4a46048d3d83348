"""Plays a game file again and tells what it shows, of the moves and of what its reader's own browser saw."""

from __future__ import annotations

import json
from hashlib import sha256
from importlib import import_module
from typing import TYPE_CHECKING, Final, TypeAlias

from wyrmhall.again.plain_structs import plain, stand_in

if TYPE_CHECKING:
    from wyrmhall.core.record import Record
    from wyrmhall.core.rules import Rules
    from wyrmhall.gamefile import GameFile

try:
    import msgspec  # noqa: F401
except ImportError:
    stand_in()

Told: TypeAlias = dict[str, int | bool]
"""What a page reads of it (`client/src/net/fair.ts`)."""
NEEDED: Final = ("wyrmhall.again.replayed", "wyrmhall.gamefile")
"""The modules that a browser is given beside those of the game."""
DIGITS: Final = 16
"""Of the fingerprint of a view; a browser keeps one for every step."""


def replayed(room: str, text: str) -> str:
    """For a game (`again/<game>`) and the file with what was seen: what a page tells of it, as JSON."""
    rules = import_module(f"wyrmhall.games.{room.removeprefix('again/')}").RULES
    return json.dumps(found(rules, file_in(text), json.loads(text)["seen"]))


def file_in(text: str) -> GameFile:
    """The file in what is asked; of its deal, which is checked elsewhere, nothing is read."""
    from wyrmhall.gamefile import GameFile

    said = json.loads(text)["file"]
    pairs = {name: [(one, other) for one, other in said.get(name, [])] for name in ("answers", "redeals")}
    return GameFile(**({**said, **pairs, "deal": None}))


def found(rules: Rules, file: GameFile, seen: dict[str, dict[str, str]]) -> Told:
    """Where the file first differs from what the rules make of its seed and moves, if anywhere; and how much of what a
    browser saw is found again: by seat, the fingerprints of the tables it was shown, by step."""
    from wyrmhall.core.rules import BadSetup
    from wyrmhall.gamefile import BadFile, Differs, replay

    seats = [int(seat) for seat in seen]
    shown: dict[int, list[str]] = {seat: [] for seat in seats}

    def look(record: Record) -> None:
        for seat in seats:
            shown[seat].append(fingerprint(rules.view(record.game, seat)))

    try:
        record = replay(rules, file, each=look)
    except Differs as error:
        return {"moves": len(file.answers), "differs": error.step}
    except (BadFile, BadSetup):
        return {"moves": len(file.answers), "differs": 0}
    noted = [[seen[str(seat)][step] for step in sorted(seen[str(seat)], key=int)] for seat in seats]
    again = [in_order(one, shown[seat]) for seat, one in zip(seats, noted, strict=True)]
    over = bool(record.game.over)
    return {"moves": len(file.answers), "over": over, "seen": sum(map(len, noted)), "found": sum(again)}


def in_order(noted: list[str], shown: list[str]) -> int:
    """How many of the tables that were noted, from the first on, are found in the same order in a game."""
    at = 0
    for n, one in enumerate(noted):
        try:
            at = shown.index(one, at)
        except ValueError:
            return n
    return len(noted)


def fingerprint(view: object) -> str:
    """As the browser makes it of what it is shown, whatever the order in which a dictionary is written."""
    written = json.dumps(plain(view), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return sha256(written.encode()).hexdigest()[:DIGITS]
