"""The guild track, its brown spaces and the tile."""

import pytest

from tests.games.wyrmspan.table import ASKED, cave, table
from wyrmhall.core.rules import BadSetup
from wyrmhall.games.wyrmspan import RULES
from wyrmhall.games.wyrmspan.guild import places
from wyrmhall.games.wyrmspan.tiles import TILES
from wyrmhall.games.wyrmspan.track import GuildStep


@pytest.mark.clause("WS-GLD-01", "WS-GLD-02", "WS-GLD-03", "WS-DIG-17", "WS-DEC-31")
def test_a_step_moves_the_token_one_space_on_a_ring_of_twelve_with_two_brown_spaces():
    t = table(coins=1)
    t.arrange(mat={"A1": 43, "A2": 45})
    brown = []
    for step in range(1, 25):
        t.use(GuildStep())
        if t.offers("vp3"):
            brown.append(step)
            t.do("vp3")
        elif not t.is_turn_of(0):
            t.do({1: "A1", 3: "deck", 4: "deck", 7: "A1", 9: "deck"}[step % 12])
        assert RULES.view(t.game, 0).players[0].guild_space == step % 12
    assert brown == [6, 12, 18, 24]
    t.use(GuildStep()).do("A1")
    assert RULES.view(t.game, 0).players[0].guild_space == 1


@pytest.mark.clause("WS-GLD-14")
def test_any_number_of_tokens_may_stand_on_one_space():
    t = table(coins=1, steps=1).arrange(1, steps=2).use(GuildStep()).has(steps=2, meat=1).has(1, steps=2)
    assert t.is_turn_of(0)


@pytest.mark.clause("WS-GLD-15", "WS-GLD-16", "WS-GLD-17", "WS-VRB-03")
def test_every_space_entered_gives_its_benefit_in_the_order_of_the_steps():
    t = table(coins=1, steps=7).use(GuildStep(4)).do("deck").has(gold=1, coins=2, milk=1, steps=11)
    assert [e.token for e in t.told("gained")] == ["gold", "coin", "milk"]


@pytest.mark.clause("WS-GLD-19")
def test_the_benefit_of_a_space_may_be_declined():
    table(options=ASKED, coins=1, steps=1).use(GuildStep()).do("yes").only("meat", "skip").do("skip").has(
        meat=0, steps=2
    )


@pytest.mark.clause("WS-GLD-20", "WS-DEC-30")
def test_a_step_may_be_declined_unless_the_table_holds_that_it_is_an_obligation():
    t = table(options=ASKED, coins=1, steps=1).use(GuildStep(2)).only("yes", "skip").do("skip").has(steps=1)
    assert t.is_turn_of(0)
    t = table(coins=1, steps=5, tile="plains").use(GuildStep()).do("skip").has(steps=5, markers=[])
    t = table(options={"forced_guild": True}, coins=1, steps=5, tile="plains").use(GuildStep())
    assert not t.offers("skip")
    t.do("row4").has(steps=6, markers=["row4"])


@pytest.mark.clause("WS-GLD-22", "WS-GLD-23", "WS-GLD-28", "WS-VRB-04")
def test_entering_a_brown_space_places_a_marker_at_once_and_gives_the_bonus_of_its_row():
    t = table(options=ASKED, coins=1, steps=5, tile="rainforest").use(GuildStep()).do("yes")
    t.only("row1", "row2", "row3", "row4", "vp1", "vp2", "vp3").do("row3").has(markers=["row3"])
    t.do("first", "coin").has(coins=2).do("meat", "gold").has(meat=1, gold=1)


@pytest.mark.clause("WS-GLD-24", "WS-DEC-32", "WS-GLD-35")
def test_using_an_immediate_bonus_is_optional_and_its_payment_comes_first_and_once():
    t = table(coins=2, steps=5, tile="highlands", pit=[16, 34, 44]).use(GuildStep()).do("row1").only("coin", "skip")
    t.do("skip").has(coins=2, markers=["row1"], pit=[16, 34, 44])
    t = table(coins=2, steps=5, tile="highlands", pit=[16, 34, 44]).use(GuildStep()).do("row1", "coin")
    t.do(cave(16), "crimson", cave(34), "crimson").has(coins=1, pit=[44])
    assert t.is_turn_of(0)
    t = table(options={"forced_guild": True}, coins=2, steps=5, tile="highlands", pit=[16]).use(GuildStep()).do("row1")
    t.has(coins=1).only("crimson", "golden", "amethyst")


@pytest.mark.clause("WS-GLD-25")
def test_a_marker_may_be_placed_on_a_row_whose_bonus_cannot_be_used():
    t = table(coins=0, steps=5, tile="plains").use(GuildStep()).do("row1").has(markers=["row1"])
    assert not t.player().caves[1]


@pytest.mark.clause("WS-GLD-26", "WS-GLD-27", "WS-GLD-34", "WS-GLD-32")
def test_a_square_holds_one_marker_of_any_player_and_the_last_place_any_number():
    t = table(seats=2, coins=1, steps=5, tile="plains", markers=["vp3"]).arrange(1, markers=["row4", "vp1", "vp3"])
    t.use(GuildStep()).only("row1", "row2", "row3", "vp2", "vp3", "skip").do("vp3").has(markers=["vp3", "vp3"])
    assert t.player(1).markers == [3, 4, 6]


@pytest.mark.clause("WS-GLD-31")
def test_the_same_bonus_may_be_chosen_again_on_another_square_of_its_row():
    t = table(coins=1, steps=5, tile="seafarers", markers=["row3"], deck=[60, 61], display=[]).use(GuildStep())
    t.do("row3").has(coins=2, hand=[60, 61], markers=["row3", "row3"])
    t.arrange(steps=11).use(GuildStep())
    assert not t.offers("row3")


@pytest.mark.clause("WS-GLD-33")
def test_players_brought_to_brown_spaces_together_choose_in_turn_order():
    t = table(seats=3, coins=2, pit=[27], tile="plains", steps=4).arrange(1, steps=5).arrange(2, steps=5)
    t.do("excavate", "crimson")
    order = []
    while not t.is_turn_of(1):
        order.append(t.asked)
        t.do("vp3")
    assert order == [0, 1, 2]


@pytest.mark.clause("WS-GLD-40", "WS-GLD-42")
@pytest.mark.parametrize("tile", TILES)
def test_the_face_for_more_players_has_one_square_more_in_each_row_and_the_same_bonuses(tile):
    two, three = places(tile, RULES.setup(2)), places(tile, RULES.setup(3))
    assert [b - a for a, b in zip(two[:4], three[:4], strict=True)] == [1, 1, 1, 1]
    pages = {c.id: c.text for c in RULES.components(RULES.setup(4)) if c.kind == "guild"}
    texts = {c.id: c.text for c in RULES.components(RULES.setup(2)) if c.kind == "guild"}
    assert pages == texts


SINGLE, PRINTED = "single_source", "printed"
KNOWN = {
    "plains": [SINGLE, SINGLE, SINGLE, SINGLE, PRINTED],
    "seafarers": [SINGLE, SINGLE, SINGLE, SINGLE, PRINTED],
    "highlands": [PRINTED, PRINTED, SINGLE, PRINTED, PRINTED],
    "rainforest": [SINGLE, PRINTED, SINGLE, PRINTED, PRINTED],
}


@pytest.mark.clause("WS-GLD-38", "WS-GLD-39", "WS-GLD-40", "WS-GLD-41")
@pytest.mark.parametrize("tile", KNOWN)
def test_a_row_of_a_tile_is_known_no_better_than_its_bonus_and_its_squares(tile):
    def known(players):
        pages = {c.id: c.status for c in RULES.components(RULES.setup(players)) if c.kind == "guild"}
        return [pages[f"{tile}-{row}"] for row in range(1, 6)]

    assert known(2) == [SINGLE, SINGLE, SINGLE, SINGLE, PRINTED]  # one source tells the squares of the smaller face
    assert known(3) == known(5) == KNOWN[tile]


@pytest.mark.clause("WS-GLD-39", "WS-GLD-41")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_lowest_row_of_both_faces_is_six_three_and_one_without_limit(players):
    game = RULES.new(RULES.setup(players), 1)
    assert [(place.vp, place.free > 8) for place in RULES.view(game, 0).places[4:]] == [
        (6, False),
        (3, False),
        (1, True),
    ]


@pytest.mark.clause("WS-GLD-41")
@pytest.mark.parametrize(("vp_row", "vps"), [("6531", [6, 5, 3, 1]), ("631", [6, 3, 1])])
def test_the_row_that_was_guessed_before_stays_a_choice_of_the_table(vp_row, vps):
    t = table(seats=3, options={"vp_row": vp_row}, coins=1, tile="plains")
    assert [place.vp for place in RULES.view(t.game, 0).places[4:]] == vps
    t.arrange(markers=["vp1", "vp2"])
    assert t.score()["guild"] == vps[0] + vps[1]
    pages = {c.id: c for c in RULES.components(t.game.setup)}
    assert pages["plains-5"].status == ("printed" if vp_row == "631" else "reconstructed")
    assert pages["plains-5"].face.vp == tuple(vps)


@pytest.mark.clause("WS-GLD-41", "WS-EDN-08")
def test_games_begun_under_version_one_keep_the_row_that_was_guessed():
    old = RULES.new(RULES.setup(4, version=1), 1)
    assert [place.vp for place in RULES.view(old, 0).places[4:]] == [6, 5, 3, 1]


@pytest.mark.clause("WS-GLD-69", "WS-SET-03")
@pytest.mark.parametrize(("face", "squares"), [("3-5", 9), ("4-5", 5)])
def test_three_players_may_choose_the_face_for_one_and_two(face, squares):
    game = RULES.new(RULES.setup(3, {"guild_face": face, "vp_row": "6531"}), 1)
    seen = RULES.view(game, 0).places
    assert sum(place.free for place in seen[:4]) == squares
    assert [place.vp for place in seen[4:]] == ([6, 5, 3, 1] if face == "3-5" else [6, 3, 1])
    with pytest.raises(BadSetup, match="only for tables of 3"):
        RULES.setup(4, {"guild_face": "4-5"})


@pytest.mark.clause("WS-EX-15", "WS-GLD-51", "WS-GLD-52", "WS-GLD-53")
def test_highlands_row_one_excavates_two_spaces_for_one_coin_without_eggs():
    t = table(coins=1, pit=[16, 34], dug=["C2"], tile="highlands").row(1).do("coin", cave(16), "crimson", cave(34))
    t.do("crimson").only("crystal", "gold", "skip").do("skip").has(coins=0, eggs={})
    assert t.count("caves")["C3"] == 16
    assert t.count("caves")["C4"] == 34


@pytest.mark.clause("WS-EX-16", "WS-GLD-54")
def test_highlands_row_one_ends_after_one_excavation_with_one_card():
    t = (
        table(coins=1, pit=[16], dug=["C2"], tile="highlands")
        .row(1)
        .do("coin", cave(16), "crimson")
        .has(coins=0, pit=[])
    )
    assert t.player(1).supply[4] == 6


@pytest.mark.clause("WS-EX-18")
def test_rainforest_row_four_counts_resource_icons_of_the_visible_dragons_of_a_cave():
    t = table(tile="rainforest").arrange(mat={"A1": 4, "A2": 114, "A3": 137}, tucked={"A1": [88]}, markers=["row4"])
    assert t.score()["guild"] == 4


@pytest.mark.clause("WS-GLD-67", "WS-GLD-66", "WS-DEC-44")
@pytest.mark.parametrize(("other_caves", "vp"), [(False, 6), (True, 4)])
def test_two_markers_on_rainforest_row_four_may_count_the_same_cave(other_caves, vp):
    t = table(options={"other_caves": other_caves}, tile="rainforest")
    t.arrange(mat={"G1": 88, "C1": 68}, markers=["row4", "row4"])
    assert t.score()["guild"] == vp
