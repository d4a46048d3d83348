"""The law of the default table sees what the rules of version 1 took without asking, and holds today."""

from types import SimpleNamespace

import pytest

from tests.games.wyrmspan.table import cave, table
from wyrmhall import laws
from wyrmhall.games.wyrmspan import RULES

STATES = 2000


def laid(card, version):
    """A cave card that feeds, beside a completion bonus with the coin that row 1 of the Highlands costs."""
    mat = {"G1": 5} if card in (3, 4) else {"C1": 30}
    t = table(version=version, coins=1, pit=[card, 16], meat=3, eggs=2, dug=["A3"], mat=mat, steps=5, tile="highlands")
    t.arrange(1, markers=["row2", "row3", "row4"])
    return t.do("excavate", cave(card))


def fed(version):
    """#8 fed a third time: the resource of the same benefit can pay row 1 of the Rainforest."""
    t = table(
        version=version, mat={"A1": 8}, fed={"A1": 2}, hand=[60], pit=[16], steps=5, tile="rainforest", display=[]
    )
    return t.arrange(1, markers=["row2", "row3", "row4"]).trigger("A1")


POSITIONS = {
    "C3": lambda version: laid(3, version),
    "C4": lambda version: laid(4, version),
    "C67": lambda version: laid(67, version),
    "C68": lambda version: laid(68, version),
    "#8": fed,
}


def judged(position, version):
    t = POSITIONS[position](version)
    t.look()  # the search is what answers it
    return laws.check_default(RULES, SimpleNamespace(game=t.game, setup=t.game.setup), STATES, STATES // 5)


@pytest.mark.clause("WS-DIG-03", "WS-GEN-35")
@pytest.mark.parametrize("position", POSITIONS)
def test_the_default_table_of_version_1_lost_what_the_asking_table_could_have(position):
    with pytest.raises(laws.Broken, match="the default table loses nothing"):
        judged(position, 1)


@pytest.mark.clause("WS-DIG-03", "WS-GEN-35")
@pytest.mark.parametrize("position", POSITIONS)
def test_the_default_table_loses_nothing_there_today(position):
    assert judged(position, RULES.version) is True


@pytest.mark.clause("WS-GEN-35")
def test_a_bonus_that_comes_when_the_others_have_answered_is_not_lost_meanwhile():
    t = table(coins=1, pit=[74], meat=1, gold=2, eggs=2, dug=["A3", "C1"])
    t.arrange(1, eggs=1).do("excavate")
    t.look()
    law = laws.check_default(RULES, SimpleNamespace(game=t.game, setup=t.game.setup), STATES, STATES)
    assert law is True
