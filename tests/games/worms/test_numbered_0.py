"""Of every kind of piece the one numbered 0 is played: nought must not be taken for none."""

import pytest

from tests.games.worms.table import spot, table, thing_id
from wyrmhall.games.worms import RULES, numbers
from wyrmhall.games.worms.census import census
from wyrmhall.games.worms.hexes import OFF


@pytest.mark.clause("WM-WPN-01", "WM-DMG-01", "WM-TRN-02")
def test_worm_card_and_seat_numbered_0_act_and_are_acted_on():
    t = table({"0,0": "B1 B2", "2,0": "R1"}, {0: "bazooka"})
    assert (thing_id("B1"), t.game.box.cards[0].id) == (0, "bazooka")
    t.game.luck.dice += [0] * 4 + [0, 0]
    t.worm("B1").fire("bazooka", "0,0").worm("B1")
    assert t.is_wounded("B1")
    assert t.view().played == ["bazooka"]
    assert t.asked == 1  # the active worm was Damaged


@pytest.mark.clause("WM-DRP-01", "WM-DRP-04")
def test_drop_and_sudden_death_card_numbered_0_are_resolved():
    t = table({"0,0": "B1", "2,0": "R1"}, drops="supplies", death="rising-water", dice="2 3")
    assert (t.game.box.drops[0].id, t.game.box.deaths[0].id) == ("supplies", "rising-water")
    t.stay(2).at("1,0").at("0,1")
    assert t.view().drops_played == ["supplies"]
    t.stay(2).at("1,1").at("-2,0")
    assert t.view().sudden_death == "rising-water"
    assert t.game.wind == 3


@pytest.mark.clause("WM-OPT-11", "WM-SET-07", "WM-SET-14")
def test_tile_turn_team_and_kept_card_numbered_0_are_chosen():
    game = RULES.new(RULES.setup(2, {"sudden_death": "draft", "colours": "choose"}), 3)
    kept = []
    while game.stage == 0:
        decision = game.decision
        assert 0 in decision.options or type(decision.effect).__name__ in (
            "PutTile",
            "PlaceThing",
            "PlaceOn",
            "PickColour",
            "LayTile",
        )
        option = 0 if 0 in decision.options else decision.options[0]
        if type(decision.effect).__name__ == "KeepDeath":
            kept.append(game.dealt[decision.seat][0])
        game.step(option, decision.seat)
    assert game.laid[0][:2] == (0, 0)  # tile A, not turned
    assert game.colours[0] == 0
    assert [cards[0] for cards in game.dealt] == kept
    assert game.where[0] != OFF


@pytest.mark.clause("WM-DIE-01", "WM-SET-23")
def test_every_deck_and_die_has_luck_of_its_own():
    streams = (
        numbers.SETUP,
        numbers.STARTERS,
        numbers.SUPPLIES,
        numbers.DROPS,
        numbers.DEATHS,
        numbers.DIE,
        numbers.FLIP,
        numbers.AWAY,
    )
    assert sorted(streams) == list(range(len(RULES.new(RULES.setup(2), 1).counts)))


def lift_without_trace(game):
    game.where[0] = OFF


def move_without_trace(game):
    game.where[0] = spot("1,0")


def miscount(game):
    game.living[0] = 2


def hurt_the_dead(game):
    game.wounded[3] = 1


def swap_pools(game):
    game.pool[1][0], game.pool[2][0] = game.pool[2][0], game.pool[1][0]


def flood_dry(game):
    game.flooded[game.slot[spot("0,0")]] = 1


def forget_who(game):
    game.bottom.append(0)


@pytest.mark.clause("WM-GEN-12")
@pytest.mark.parametrize(
    "spoil", [lift_without_trace, move_without_trace, miscount, hurt_the_dead, swap_pools, flood_dry, forget_who]
)
def test_the_census_sees_what_lies_in_the_wrong_place(spoil):
    t = table({"0,0": "B1", "2,0": "R1"})
    assert census(t.game)[-1] == []
    spoil(t.game)
    assert census(t.game)[-1] != []
