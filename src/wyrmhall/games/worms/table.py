"""What a table has agreed on before the game: the edition, the optional rules, and the box it plays with."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final

from wyrmhall.core.rules import BadSetup, GameOption, Setup
from wyrmhall.games.worms.box import COLLECTORS, Box

HOLDERS: Final = "holders"
EVERYONE: Final = "everyone"
RANDOM_DEATH: Final = "random"
DRAFT: Final = "draft"
NO_DEATH: Final = "none"

OPTIONS: Final[tuple[GameOption, ...]] = (
    GameOption("first_game", (False, True), False, (2, 3, 4), clause="WM-FST-01"),
    GameOption("collectors", (False, True), False, (2, 3, 4), clause="WM-COL-17"),
    GameOption("parting_gifts", (False, True), False, clause="WM-OPT-01"),
    GameOption("full_elimination", (False, True), False, clause="WM-OPT-06"),
    GameOption("sudden_death", (RANDOM_DEATH, DRAFT, NO_DEATH), RANDOM_DEATH, clause="WM-OPT-10"),
    GameOption("late_superweapons", (False, True), False, clause="WM-OPT-19"),
    GameOption("longer_game", (False, True), False, clause="WM-OPT-23"),
    GameOption("weak_explosions", (False, True), False, clause="WM-OPT-24"),
    GameOption("extra_tiles", (0, 1, 2, 3, 4), 0, (2, 3, 4, 5), clause="WM-OPT-29"),
    GameOption("timer", (False, True), False, clause="WM-OPT-33"),
    GameOption("colours", ("lowest", "choose"), "lowest", clause="WM-SET-12"),
    GameOption("support", (HOLDERS, EVERYONE), HOLDERS, clause="WM-COL-15"),
    GameOption("turn_limit", (0, 20, 40, 60), 0, clause="WM-EDG-09"),
    GameOption("jump_in_place", (True, False), True, clause="WM-MOV-09", since=2, before=True),
    GameOption("team_damage", (False, True), False, clause="WM-GEN-15", since=2, before=False),
)


class Table:
    """The options of a set-up as plain fields, since the hot paths ask for them all the time."""

    __slots__ = (
        "collectors",
        "everyone",
        "extra_tiles",
        "first_game",
        "full_elimination",
        "jump_in_place",
        "late_superweapons",
        "longer_game",
        "parting_gifts",
        "players",
        "sudden_death",
        "team_damage",
        "timer",
        "turn_limit",
        "weak_explosions",
    )

    def __init__(self, setup: Setup) -> None:
        self.players: int = setup.players
        self.collectors: bool = bool(setup["collectors"]) or setup.players > 4
        self.first_game: bool = bool(setup["first_game"])
        self.parting_gifts: bool = bool(setup["parting_gifts"])
        self.full_elimination: bool = bool(setup["full_elimination"])
        self.sudden_death: str = str(setup["sudden_death"])
        self.late_superweapons: bool = bool(setup["late_superweapons"])
        self.longer_game: bool = bool(setup["longer_game"])
        self.weak_explosions: bool = bool(setup["weak_explosions"])
        self.extra_tiles: int = int(setup["extra_tiles"])
        self.timer: bool = bool(setup["timer"])
        self.everyone: bool = setup["support"] == EVERYONE
        self.turn_limit: int = int(setup["turn_limit"])
        self.jump_in_place: bool = bool(setup["jump_in_place"])
        self.team_damage: bool = bool(setup["team_damage"])


def box_of(setup: Setup) -> Box:
    """The box a table plays with: the house's own, or one that a pack describes."""
    if setup.pack is None:
        from wyrmhall.games.worms.cards import BOX

        return BOX
    return _packed(json.dumps(setup.pack, sort_keys=True))


@lru_cache(maxsize=64)
def _packed(text: str) -> Box:
    from wyrmhall.games.worms.pack import box_from

    return box_from(json.loads(text))


def check(setup: Setup) -> None:
    """Refuse what the rules do not allow together."""
    table, box = Table(setup), box_of(setup)
    tiles = len(box.tiles_of(table.collectors)) - setup.players
    if table.extra_tiles > tiles:
        left = "none" if tiles <= 0 else f"at most {tiles}"
        raise BadSetup(f"option extra_tiles cannot be {table.extra_tiles} here: the box has {left} to spare")
    if table.first_game and table.extra_tiles:
        raise BadSetup("option extra_tiles cannot be combined with first_game: its map is fixed")
    if table.first_game and setup["colours"] != "lowest":
        raise BadSetup("option colours cannot be combined with first_game: its colours are fixed")
    if table.sudden_death == DRAFT and len(box.deaths) < setup.players:
        raise BadSetup(f"option sudden_death cannot be draft: {len(box.deaths)} cards are not enough for every player")
    if table.sudden_death != NO_DEATH and not box.deaths:
        raise BadSetup("option sudden_death must be none: the pack has no sudden death card")
    if not table.collectors and setup["support"] == EVERYONE:
        raise BadSetup(f"option support is only for the {COLLECTORS} edition")
