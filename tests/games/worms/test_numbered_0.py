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


HERE, THERE = "0,0", "2,0"
LAST = 23
"""The last worm of the last team."""


def spoilt(game, what):
    """Put something where it cannot lie, in one way."""
    b2, on = thing_id("B2"), game.on[game.slot[spot(HERE)]]
    match what:
        case "a Thing elsewhere":
            game.where[b2] = spot(THERE)
        case "a Thing nowhere":
            game.where[b2] = OFF
        case "a Thing on no hex":
            on.remove(b2)
        case "a Thing twice":
            on.append(on[0])
        case "a Thing in water":
            game.flooded[game.slot[spot(HERE)]] = 1
        case "a mine among the drums":
            game.pool[2].append(game.pool[1].pop())
        case "a mine on the map and in the pool":
            game.pool[1].append(next(thing for thing in on if thing >= 24))
        case "a worm too many":
            game.living[5] = 1
        case "a worm too few":
            game.living[0] = 1
        case "a dead worm wounded":
            game.wounded[LAST] = 1
        case "a card that nobody put there":
            game.bottom.append(0)
        case "nobody who looks":
            game.seen = [0]


MISPLACED = {
    "a Thing elsewhere": ["Things on hex"],
    "a Thing nowhere": ["Things on hex", "Things between", "worms of team 0"],
    "a Thing on no hex": ["Things between"],
    "a Thing twice": ["Things between"],
    "a Thing in water": ["Things on hex"],
    "a mine among the drums": ["the pool of kind 2"],
    "a mine on the map and in the pool": ["the pool of kind 1"],
    "a worm too many": ["worms of team 5"],
    "a worm too few": ["worms of team 0"],
    "a dead worm wounded": ["wounded worms"],
    "a card that nobody put there": ["supply cards"],
    "nobody who looks": ["supply cards"],
}


@pytest.mark.clause("WM-GEN-12")
@pytest.mark.parametrize("what", MISPLACED)
def test_the_census_sees_what_lies_in_the_wrong_place(what):
    t = table({HERE: "B1 B2 m", THERE: "r1"})
    assert census(t.game)[-1] == []
    spoilt(t.game, what)
    found = census(t.game)[-1]
    assert len(found) == len(MISPLACED[what])
    assert all(said.startswith(kind) for said, kind in zip(found, MISPLACED[what], strict=True)), found
    t.leaves("Activate")


@pytest.mark.clause("WM-GEN-12", "WM-COL-14", "WM-DRP-02", "WM-OPT-12")
@pytest.mark.parametrize(
    "pile",
    ["supply", "supers", "bottom", "seen", "played", "unused", "drops", "drops_played", "drops_unused", "deaths_unused",
     "heap"],
)  # fmt: skip
def test_the_census_counts_the_cards_of_every_pile(pile):
    t = table({HERE: "B1", THERE: "R1"})
    before = census(t.game)[:-1]
    getattr(t.game, pile).append(3)
    assert census(t.game)[:-1] != before


@pytest.mark.clause("WM-GEN-12", "WM-OPT-12", "WM-DRP-03")
def test_the_census_counts_sudden_death_cards_wherever_they_lie():
    t = table({HERE: "B1", THERE: "R1"}, death="hurricane")
    deaths = census(t.game)[3]
    assert len(deaths) == 1
    t.game.death, t.game.death_shown = -1, t.game.death
    assert census(t.game)[3] == deaths
    t.game.death_shown = -1
    assert census(t.game)[3] == []
    t.game.death = 0  # nought is not none
    assert census(t.game)[3] == [0]
    t.game.dealt = [[0, 1], [4]]
    assert census(t.game)[3] == [0, 1, 4]  # the one that remained is one of those dealt
