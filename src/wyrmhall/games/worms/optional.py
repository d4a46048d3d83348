"""The optional rules that a table has agreed on, as plain fields."""

from __future__ import annotations

from typing import Final

from wyrmhall.core.rules import Setup

HOLDERS: Final = "holders"
EVERYONE: Final = "everyone"
RANDOM_DEATH: Final = "random"
DRAFT: Final = "draft"
NO_DEATH: Final = "none"


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
        "random_setup",
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
        self.random_setup: bool = bool(setup["random_setup"])
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
