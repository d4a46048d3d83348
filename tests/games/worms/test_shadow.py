"""Random games beside a shadow that hears only what is told: both must show the same table at every decision."""

import random

import pytest

from tests.games.worms.shadow import Shadow
from tests.games.worms.table import is_sound
from wyrmhall.core.engine import SKIP
from wyrmhall.core.record import Record
from wyrmhall.games.worms import RULES
from wyrmhall.games.worms.moves import InchOrJump
from wyrmhall.games.worms.state import Worms
from wyrmhall.laws import random_answer

TABLES = [
    (2, {}),
    (2, {"first_game": True}),
    (2, {"collectors": True, "support": "everyone"}),
    (3, {"parting_gifts": True, "full_elimination": True}),
    (3, {"weak_explosions": True, "jump_in_place": False}),
    (4, {"sudden_death": "none", "longer_game": True}),
    (4, {"collectors": True, "team_damage": True}),
    (5, {}),
    (6, {"parting_gifts": True, "late_superweapons": True}),
]


def calm_answer(game: Worms, pick: random.Random) -> tuple[int, int]:
    """Who moves at random drowns soon: in three of four moves the worm stays where it is."""
    seat, option = random_answer(game, pick)
    stays = isinstance(game.decision.effect, InchOrJump) and pick.random() < 0.75
    return (seat, SKIP) if stays else (seat, option)


@pytest.mark.clause(
    "WM-MOV-01", "WM-MOV-03", "WM-MOV-13", "WM-CRA-02", "WM-CRA-03", "WM-DMG-01", "WM-DMG-02", "WM-DES-01", "WM-DES-02",
    "WM-FIR-02", "WM-HEX-03", "WM-HEX-05", "WM-HEX-06", "WM-SCA-02", "WM-SCA-06", "WM-CRT-02", "WM-DRM-02", "WM-ELM-01",
    "WM-ELM-16", "WM-TRN-17", "WM-DIR-04", "WM-INF-07",
)  # fmt: skip
@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", range(8))
def test_the_table_is_what_everything_that_was_told_makes_of_it(
    players: int, options: dict[str, bool | int | str], seed: int
) -> None:
    record = Record(RULES, players, seed, options)
    pick = random.Random(seed)
    shadow = Shadow(players)
    if options.get("first_game"):
        shadow.look(RULES.view(record.game, -1))
    heard = 0
    while not record.game.over:
        assert isinstance(record.game, Worms)
        seat, option = calm_answer(record.game, pick)
        for event in record.play(option, seat):
            shadow.hear(event)
            heard += 1
        shadow.compare(RULES.view(record.game, -1))
        assert is_sound(record.game)
    assert shadow.over
    assert heard > 20
