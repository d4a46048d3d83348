"""Game files: all that is needed to play a game again and to see that nothing in it was changed."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

from wyrmhall.core.engine import Game, IllegalOption
from wyrmhall.core.record import Record
from wyrmhall.core.rules import BadSetup, Rules, Setup
from wyrmhall.core.words import Msg
from wyrmhall.core.wrong import Wrong
from wyrmhall.fair import proofs

FORMAT = "wyrmhall-game-2"
FIRST_FORMAT = "wyrmhall-game-1"  # its marks were of the state as our classes named it, and say nothing any more
LARGEST = 8_000_000  # bytes of a game file; the longest games stay far below


class BadFile(Wrong):
    """A file that is not a game file; it says what is wrong with it."""


class Differs(Wrong):
    """A game file that does not replay to what it claims, from some step on."""

    def __init__(self, id: str, step: int, **said: str) -> None:
        self.step = step
        super().__init__(id, step=step, **said)


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    """What proves that nobody chose the deal; by seat, where players added numbers of their own. See `fair`.

    Where several tables shared it, not by seat but as the players are counted through all of them."""

    commitment: str  # of the house, before anything was seen
    house_seed: str
    commitments: dict[int, str] = {}
    nonces: dict[int, str] = {}
    tables: int = 1


class GameFile(msgspec.Struct, forbid_unknown_fields=True):
    """One game, as it is written to disk."""

    format: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    seed: int | str
    answers: list[tuple[int, int]]  # seat, option
    marks: list[str]  # a fingerprint after each answer
    scores: list[dict[str, int]] | None = None  # by source, once the game is over
    pack: dict[str, Any] | None = None
    profile: dict[str, bool | int | str] = {}
    redeals: list[tuple[int, str]] = []  # after which step hidden things were dealt anew, and from which seed
    version: int = 1  # of the rules
    practice: bool = False  # who played alone took back more than the rule of undo allows
    deal: Deal | None = None  # none where the seed was known to somebody from the start
    names: list[str] = []  # of the players, by seat; none in files from before they were kept


def file_of(record: Record) -> GameFile:
    """The game so far as a file, with a fingerprint of every state."""
    again, marks = record.again(0), []
    for step, (seat, option) in enumerate(record.answers, start=1):
        again.play(option, seat)
        marks.append(fingerprint(record.rules, again.game))
        for seed in [seed for after, seed in record.redeals if after == step]:
            again.redeal(seed)
    file = new_file(record.setup, record.seed, list(record.answers), marks)
    file.scores = record.rules.scores(again.game) if again.game.over else None
    file.redeals = list(record.redeals)
    return file


def new_file(setup: Setup, seed: int | str, answers: list[tuple[int, int]], marks: list[str]) -> GameFile:
    """A file of a game that is not over."""
    return GameFile(
        FORMAT,
        setup.game,
        setup.players,
        dict(setup.options),
        seed,
        answers,
        marks,
        pack=None if setup.pack is None else dict(setup.pack),
        profile=dict(setup.profile),
        version=setup.version,
    )


def fingerprint(rules: Rules, game: Game) -> str:
    """Eight digits that tell two courses of a game apart: who is asked, what is offered, what was drawn and scored.

    Nothing of it is a name of ours, so it stays what it is however the code is written. The pack of a table is part of
    it: a game is loaded with its own pack and no other.
    """
    asked = [(d.seat, d.options, d.extras) for d in game.pending]
    seen = msgspec.json.encode((asked, game.held, game.counts, game.reveals, rules.scores(game)))
    pack = b"" if game.setup.pack is None else msgspec.json.encode(game.setup.pack, order="deterministic")
    return blake2b(seen + pack, digest_size=4).hexdigest()


def read_file(data: bytes) -> GameFile:
    """A game file from untrusted bytes."""
    if len(data) > LARGEST:
        raise BadFile("file-large", most=LARGEST, n=len(data))
    try:
        file = msgspec.json.decode(data, type=GameFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadFile("file-broken", why=str(error)) from None
    if file.format not in (FORMAT, FIRST_FORMAT):
        raise BadFile("file-format", said=repr(file.format), format=repr(FORMAT))
    return file


def replay(
    rules: Rules, file: GameFile, check: bool = True, each: Callable[[Record], None] = lambda record: None
) -> Record:
    """The record of a game file; `Differs` at the first step that is not as the file claims.

    `each` is shown the game as it begins and after every answer.
    """
    try:
        record = Record(rules, file.players, file.seed, file.options, file.pack, file.profile, file.version)
    except BadSetup:
        raise
    except ValueError:
        raise BadFile("seed") from None
    if len(file.marks) != len(file.answers):
        raise BadFile("file-marks", n=len(file.answers), marks=len(file.marks))
    redealt = dict(file.redeals)
    if len(redealt) != len(file.redeals) or any(not 0 <= step <= len(file.answers) for step in redealt):
        raise BadFile("file-redeals")
    _redeal(record, redealt, 0)
    each(record)
    for step, ((seat, option), mark) in enumerate(zip(file.answers, file.marks, strict=True), start=1):
        try:
            record.play(option, seat)
        except IllegalOption as error:
            raise Differs("differs-illegal", step=step, why=str(error)) from None
        if check and file.format == FORMAT and fingerprint(rules, record.game) != mark:
            raise Differs("differs-state", step=step)
        _redeal(record, redealt, step)
        each(record)
    if check and file.scores is not None:
        if not record.game.over:
            raise Differs("differs-open", step=len(file.answers) + 1)
        if rules.scores(record.game) != file.scores:
            raise Differs("differs-scores", step=len(file.answers))
    return record


def deal_proofs(file: GameFile) -> list[Msg]:
    """What the file proves of its deal, in sentences; `Unproved` if it does not hold."""
    if file.deal is None:
        return [Msg("proved-nothing")]
    deal = file.deal
    seed = file.redeals[-1][1] if file.redeals else str(file.seed)
    return proofs(deal.commitment, deal.house_seed, deal.commitments, deal.nonces, seed, deal.tables)


def _redeal(record: Record, redealt: dict[int, str], step: int) -> None:
    if step in redealt:
        try:
            record.redeal(redealt[step])
        except ValueError as error:
            raise BadFile("file-redeal", step=step, why=str(error)) from None
