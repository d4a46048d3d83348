"""Honours of the house: what a player's finished games add up to. They follow from the results; nothing is stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import select

from wyrmhall.bots import LEVELS
from wyrmhall.core.rules import Rules
from wyrmhall.server import schema as db
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.store import Store
from wyrmhall.server.wire_house import ShownHonour

BEST_BOT = LEVELS[-1]


class Finished(NamedTuple):
    """A finished game of somebody that counts; the options are those that were not at their default, as text."""

    options: dict[str, str]
    players: int
    score: int
    won: bool
    with_people: bool
    with_best_bot: bool
    ended: int


class Honour(NamedTuple):
    """So much of something, in all games together or in one. Its words: `honour-<name>`, with `-text`."""

    name: str
    need: int
    of: Callable[[Finished], int]
    in_one: bool = False

    def reached(self, games: Sequence[Finished]) -> tuple[int, int]:
        """How much there is, and when it was enough (0: it is not yet)."""
        have = 0
        for game in games:
            have = max(have, self.of(game)) if self.in_one else have + self.of(game)
            if have >= self.need:
                return self.need, game.ended
        return have, 0


def _once(name: str, is_it: Callable[[Finished], bool]) -> Honour:
    return Honour(name, 1, lambda game: int(is_it(game)))


def _points(name: str, need: int) -> Honour:
    return Honour(name, need, lambda game: game.score, in_one=True)


def _won_with(name: str, **options: str) -> Honour:
    return _once(name, lambda game: game.won and options.items() <= game.options.items())


OF_EVERY_GAME = (
    _once("first-game", lambda game: True),
    _once("first-win", lambda game: game.won),
    Honour("ten-wins", 10, lambda game: int(game.won)),
    Honour("regular", 50, lambda game: 1),
    Honour("company", 5, lambda game: int(game.with_people)),
    _once("wyrm-tamer", lambda game: game.won and game.with_best_bot),
)
OF_GAMES = {
    "wyrmspan": (
        _points("rich-caverns", 80),
        _points("golden-age", 100),
        _once("automa", lambda game: game.won and game.players == 1 and game.options == {"level": "3"}),
        _won_with("ravel", solo="ravel"),
    ),
    "flamecraft": (
        _points("good-name", 80),
        _points("talk-of-the-village", 110),
        _won_with("with-companions", companions="True"),
    ),
    "seadragons": (
        _points("wide-realm", 80),
        _points("lord-of-the-seas", 110),
        _once("crowded-sea", lambda game: game.won and game.players >= 4),
    ),
    "worms": (
        _won_with("last-worm", full_elimination="True"),
        _won_with("long-war", longer_game="True"),
        _won_with("collector", collectors="True"),
    ),
}


def honours_of(rules: Rules) -> tuple[Honour, ...]:
    most = rules.seats[-1]
    full = (_once("full-table", lambda game: game.players == most),) if most > 1 else ()
    return (*OF_EVERY_GAME, *full, *OF_GAMES.get(rules.name, ()))


class Honours:
    def __init__(self, store: Store, shelf: Shelf) -> None:
        self.store = store
        self.shelf = shelf

    async def of(self, person: str, mine: bool) -> list[ShownHonour]:
        """By game, for each that somebody has played; to others only what was reached."""
        found = await self._finished(person)
        shown = []
        for name in self.shelf.names:
            if name in found:
                shown += _shown(self.shelf.rules_of(name), found[name])
        return [honour for honour in shown if mine or honour.reached]

    async def _finished(self, person: str) -> dict[str, list[Finished]]:
        """By game, the first one first."""
        r, other, s = db.results.c, db.results.alias(), db.seats.c
        people = select(other.c.seat).where(other.c.table_id == r.table_id, other.c.person != r.person).exists()
        bots = select(s.seat).where(s.table_id == r.table_id, s.kind == "bot", s.level == BEST_BOT).exists()
        chosen = select(r.game, r.mode, r.players, r.score, r.won, people.label("people"), bots.label("bots"), r.ended)
        found: dict[str, list[Finished]] = {}
        for game, mode, *rest in await self.store.rows(chosen.where(r.person == person).order_by(r.ended, r.table_id)):
            found.setdefault(game, []).append(Finished(options_in(mode), *rest))
        return found


def options_in(mode: str) -> dict[str, str]:
    """What `results.mode_of` wrote."""
    parts = [part.partition("=") for part in mode.split(", ") if part]
    return {name: value for name, _, value in parts}


def _shown(rules: Rules, games: Sequence[Finished]) -> list[ShownHonour]:
    return [
        ShownHonour(rules.name, honour.name, *_progress(honour, games), honour.need) for honour in honours_of(rules)
    ]


def _progress(honour: Honour, games: Sequence[Finished]) -> tuple[int, int]:
    have, reached = honour.reached(games)
    return reached, max(0, have)
