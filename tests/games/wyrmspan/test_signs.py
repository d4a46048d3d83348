"""Signs: what stands on a component is drawn with icons that the client knows."""

from typing import get_args

import pytest

from wyrmhall.core.engine import Effect
from wyrmhall.games.wyrmspan.caves import CAVES
from wyrmhall.games.wyrmspan.dragons import DRAGONS
from wyrmhall.games.wyrmspan.excavating import COMPLETION
from wyrmhall.games.wyrmspan.faces import Sign
from wyrmhall.games.wyrmspan.paths import ICONS
from wyrmhall.games.wyrmspan.tiles import TILES, TRACK


def printed() -> list[Effect]:
    """All effects that stand on cards, tiles and boards."""
    abilities = [a for row in DRAGONS[1:] for a in (row.played, row.activated, row.round_end, row.game_end)]
    rows = [row for tile in TILES for row in tile.rows]
    return [
        effect
        for effect in (*abilities, *[row.effect for row in CAVES[1:]], *rows, *ICONS, *TRACK, COMPLETION)
        if effect
    ]


@pytest.mark.clause("WS-COM-18")
def test_everything_printed_has_signs_that_the_client_can_draw():
    known = set(get_args(Sign))
    found = printed()
    assert len(found) > 250
    for effect in found:
        assert effect.signs(), effect
        assert set(effect.signs()) <= known, effect
    assert known - {sign for effect in found for sign in effect.signs()} == set()
