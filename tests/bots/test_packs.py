"""Bots and their reasons know the cards of the table, also where a pack has changed them."""

import tomllib

from tests.games.flamecraft.play import SHOP, SPELL
from wyrmhall.bots.judge import judge_of, tuned
from wyrmhall.bots.teaching import flamecraft as flamecraft_hints
from wyrmhall.bots.teaching import wyrmspan as wyrmspan_hints
from wyrmhall.bots.values import flamecraft as flamecraft_values
from wyrmhall.bots.values.wyrmspan import MOST_BOXES, Mind
from wyrmhall.core.text import speaker
from wyrmhall.games.flamecraft import RULES as FLAMECRAFT
from wyrmhall.games.flamecraft import pack as flamecraft
from wyrmhall.games.wyrmspan import RULES as WYRMSPAN
from wyrmhall.games.wyrmspan import pack as wyrmspan

CHANGED = 43  # a dragon that costs 2 crystal and has 5 nests


def dear_dragon():
    """All that is in the house, but one dragon costs otherwise and is worth more."""
    pack = tomllib.loads(wyrmspan.new_pack())
    row = next(row for row in pack["dragon"] if row["number"] == CHANGED)
    row["cost"], row["vp"] = {"meat": 3}, row["vp"] + 5
    return pack


def test_a_dragon_of_a_pack_is_worth_what_the_pack_says_and_lacks_what_it_costs_there():
    house, packed = (WYRMSPAN.new(WYRMSPAN.setup(2, pack=pack), 1) for pack in (None, dear_dragon()))
    mind = Mind(tuned("wyrmspan"))
    before, after = (mind.worths(game.box).brings[CHANGED] for game in (house, packed))
    assert after == before + 5
    assert mind.worths(house.box).brings[CHANGED] == before
    for game, lacks in ((house, 2), (packed, 3)):
        game.players[0].supply = [0] * 5
        assert wyrmspan_hints.missing(game.players[0], CHANGED) == lacks


def test_a_mind_does_not_keep_the_worth_of_every_box_it_ever_saw():
    mind = Mind(tuned("wyrmspan"))
    for seed in range(MOST_BOXES + 2):
        mind.worths(WYRMSPAN.new(WYRMSPAN.setup(2, pack=dear_dragon()), seed).box)
    assert len(mind.known) <= MOST_BOXES


def test_an_enchantment_and_a_slot_of_a_pack_are_worth_what_the_pack_says():
    pack = tomllib.loads(flamecraft.new_pack())
    spell = next(row for row in pack["enchantment"] if row["id"] == "creme-brulee")
    spell["rewards"] = [{"rep": 20}]
    shop = next(row for row in pack["shop"] if row["id"] == "critical-rolls")
    shop["slots"][0] = {"accepts": ["bread", "meat"], "coins": 9}
    words = speaker("en", "flamecraft")
    slot = SHOP["critical-rolls"] * 3 + 1
    for made, worth in ((None, 1.0), (pack, 9.0)):
        game = FLAMECRAFT.new(FLAMECRAFT.setup(2, pack=made), 1)
        assert flamecraft_values.slot_worth(game, slot) == worth
    game.row = [SPELL["creme-brulee"], *[card for card in game.row if card != SPELL["creme-brulee"]][:4]]
    spells = flamecraft_hints.parts(game, game, 0, "spell")
    best = max(spells, key=lambda spell: spells[spell])
    assert words.say(best) == "Creme Brulee"
    assert judge_of(FLAMECRAFT).features(game, 0)
