"""Players, dice, components, set-up, first game, open and hidden (WM-GEN, WM-CMP, WM-DIE, WM-SET, WM-FST, WM-INF)."""

import random
import tomllib
from collections import Counter
from itertools import pairwise

import pytest

from tests.games.worms.table import Table, spot, table
from wyrmhall.core.engine import SKIP, At
from wyrmhall.core.rules import BadSetup
from wyrmhall.games.worms import RULES
from wyrmhall.games.worms.components import FIXED, RANDOM
from wyrmhall.games.worms.dice import FlipFor, roll
from wyrmhall.games.worms.hexes import hex_at, neighbours
from wyrmhall.games.worms.pack import new_pack


def new(players=2, seed=1, **options) -> Table:
    return Table(RULES.new(RULES.setup(players, options), seed))


def set_up(players=2, seed=1, **options) -> Table:
    """A game whose set-up was clicked through by chance, at the first step of the first turn."""
    t, pick = new(players, seed, **options), random.Random(seed)
    while t.step == 0:
        seat = t.game.waiting[0]
        t.take(pick.choice(t.game.owed(seat).options), seat)
    return t


# --- players, dice ------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-GEN-01", "WM-GEN-02", "WM-GEN-13", "WM-COL-17")
def test_the_base_box_serves_2_to_4_players_the_collectors_edition_2_to_6_and_nobody_plays_alone():
    for players in (2, 3, 4):
        assert not new(players).game.table.collectors
        assert new(players, collectors=True).game.table.collectors
    for players in (5, 6):
        assert new(players).game.table.collectors  # there is no base game for five
    for players in (1, 7):
        with pytest.raises(BadSetup, match="takes 2 to 6 players"):
            RULES.setup(players)


@pytest.mark.clause("WM-DIE-01", "WM-DIE-02", "WM-CMP-09")
def test_a_die_shows_eight_results_each_as_likely():
    t = new()
    assert t.view().faces == ["1", "2", "3", "4", "5", "6", "wind", "no-move"]
    seen = Counter(roll(t.game, At(0), 8000, "wind"))
    assert len(seen) == 8
    assert all(850 < n < 1150 for n in seen.values())


@pytest.mark.clause("WM-DIE-04", "WM-CMP-07")
def test_each_side_of_the_flipper_is_as_likely():
    t = new()
    t.game.events = []
    for _ in range(2000):
        FlipFor(None).run(t.game, At(0))
    sides = Counter(event.side for event in t.told("flipped"))
    assert set(sides) == {"safe", "danger"}
    assert 900 < sides["danger"] < 1100


@pytest.mark.clause("WM-DIE-06")
def test_more_dice_than_the_box_holds_can_be_rolled():
    t = table({"0,0": "B1", "1,0": "o o", "-2,2": "R1", "0,1": "o"}, {0: "uzi"}, dice="-*5 -*5 5*5 3*5")
    t.fire("uzi", "1,0")
    while t.asks in ("DrumEach", "DrumHits", "OnHex"):
        t.take(t.options[0])
    assert sum(map(len, t.rolls("drum"))) == 15


@pytest.mark.clause("WM-DIE-07")
def test_all_dice_and_flips_are_told_to_everybody():
    t = table({"0,0": "B1", "1,0": "f", "2,0": "R1"}, flips="S", dice="6").jump("1,0")
    rolled, flipped = t.told("rolled")[0], t.told("flipped")[0]
    for seat in (-1, 0, 1):
        assert rolled.seen_by(seat)["dice"] == ("6",)
        assert flipped.seen_by(seat)["side"] == "safe"


@pytest.mark.clause("WM-DIE-08")
def test_a_result_is_never_rolled_again():
    t = table({"0,0": "B1", "-2,0": "R1"}, dice="-").jump("1,0")
    assert t.rolls("jump-scatter") == [["no-move"]]
    assert t.where("B1") == "1,0"


# --- general ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-GEN-05", "WM-GEN-09")
def test_every_open_choice_is_the_active_players_also_on_drop_cards_and_for_others_things():
    t = table({"0,0": "B1", "2,0": "R1"}, drops="squall", death="hurricane", dice="- -").stay(2)
    assert (t.asked, t.asks) == (0, "Place")
    t = table({"0,0": "B1", "1,0": "R1 R2"}, {0: "uzi"}, dice="-*5").fire("uzi", "1,0")
    assert (t.asked, t.asks, t.things) == (0, "OnHex", {"R1", "R2"})


@pytest.mark.clause("WM-GEN-06", "WM-CON-14")
def test_your_worm_is_the_active_worm():
    t = table({"0,0": "B1", "2,2": "B2", "-2,0": "R1"}, {0: "bazooka"}, active="B1", land=[(0, 0), (2, 2), (-2, 0)])
    t.stay(2).play("bazooka")
    assert "0,2" in t.hexes
    assert "2,1" not in t.hexes  # Direct for B2, not for the active worm


@pytest.mark.clause("WM-GEN-08")
def test_a_card_is_followed_where_it_disagrees_with_the_rules():
    # Craters cannot be destroyed, worms are healed in step 2: the Girder and One Health Point say otherwise.
    t = table({"0,0": "B1", "1,0": "u", "2,0": "R1"}, {0: "girder"}).fire("girder", "1,0")
    assert t.on("1,0") == ""
    t = table({"0,0": "b1", "2,0": "R1"}, sudden="one-health-point")
    assert t.is_wounded("B1")


@pytest.mark.clause("WM-GEN-10", "WM-VRB-03")
def test_a_part_that_cannot_be_done_is_skipped_and_the_rest_is_done():
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "cluster-bomb"}, dice="-*3 3 3").fire("cluster-bomb", "1,0")
    assert t.token == "3,0"  # Damage had nothing to hit twice, both Scatters came
    assert t.asks == "InchOrJump"


# --- components ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-CMP-01", "WM-CMP-02", "WM-CMP-03", "WM-CMP-04", "WM-CMP-05", "WM-CMP-06", "WM-SET-31")
@pytest.mark.parametrize(("players", "left"), [(2, 4), (3, 3), (4, 2)])
def test_the_pool_is_what_the_box_holds_less_what_was_placed(players, left):
    t = set_up(players)
    assert {p.kind: p.n for p in t.view().pools} == {
        "mine": left,
        "oil_drum": left,
        "crate": left,
        "fire": 10,
        "crater": 20,
    }
    worms = [thing for thing in t.view().things if thing.kind == "worm"]
    assert len(worms) == 4 * players
    assert all(count == 4 for count in Counter(worm.team for worm in worms).values())


@pytest.mark.clause("WM-CMP-08", "WM-GEN-14")
def test_the_target_token_has_a_target_face_and_a_direction_face_and_is_no_thing():
    t = table({"0,0": "B1", "-2,0": "R1 R2"}, {0: "uzi"}, dice="-*5").fire("uzi", "1,0")
    assert (t.view().target, t.view().aim) == ("1,0", 0)
    assert all(thing.hex != "1,0" for thing in t.view().things)
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "sheep-strike"}, collectors=True, dice="- 3 3")
    t.stay(2).play("sheep-strike").at("5,0").way(2)
    assert t.told("aimed-strike")[0].way == 2


@pytest.mark.clause("WM-CMP-11", "WM-PACK-08")
def test_there_are_four_base_tiles_of_4_or_5_connected_land_hexes():
    tiles = [tile for tile in new().game.box.tiles if tile.edition == "base"]
    assert len(tiles) == 4
    for tile in new().game.box.tiles:
        assert len(tile.land) in (4, 5)
        reached = {tile.land[0]}
        for _ in tile.land:
            reached |= {c for c in tile.land if any(hex_at(*c) in neighbours(hex_at(*r)) for r in reached)}
        assert reached == set(tile.land)


@pytest.mark.clause("WM-CMP-13", "WM-CMP-14", "WM-CMP-15", "WM-CMP-16")
def test_the_library_has_the_parts_of_every_kind_of_card():
    parts = RULES.components(RULES.setup(2))
    kinds = Counter(part.kind for part in parts)
    assert kinds["team"] == 6
    assert kinds["death"] > 1
    bazooka = next(part for part in parts if part.id == "bazooka")
    assert bazooka.face.sort == "starter_fixed"
    assert bazooka.text[0].args == {"line": "T M"}
    assert len(bazooka.text) == 4
    assert all(part.text for part in parts if part.kind in ("card", "drop", "death"))
    assert [part.face.number for part in parts if part.kind == "team"] == [1, 2, 3, 4, 5, 6]
    assert next(part for part in parts if part.id == "blue").face.number == 1


@pytest.mark.clause("WM-CMP-17")
def test_more_hexes_can_flood_than_there_are_water_tiles():
    land = [(q, 0) for q in range(12)]
    t = table({"0,0": "B1", "11,0": "R1"}, land=land)
    for q in range(1, 11):
        t.game.flood(spot(f"{q},0"))
    assert [h.kind for h in t.view().hexes].count("flooded") == 10


# --- set-up -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-SET-02")
def test_the_first_player_of_the_set_up_is_found_by_chance():
    assert {new(3, seed).asked for seed in range(20)} == {0, 1, 2}


@pytest.mark.clause("WM-SET-01")
def test_who_is_first_in_the_set_up_need_not_be_first_in_the_game():
    firsts = [(new(3, seed).asked, set_up(3, seed).game.active) for seed in range(20)]
    assert any(game != placing for placing, game in firsts)
    assert any(game == placing for placing, game in firsts)


@pytest.mark.clause("WM-SET-03")
def test_the_wind_dial_lies_before_any_tile():
    assert [(h.hex, h.kind) for h in new().view().hexes] == [("0,0", "dial")]


@pytest.mark.clause("WM-SET-04", "WM-SET-06", "WM-DEC-01", "WM-SET-07")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_each_player_in_turn_chooses_a_tile_how_it_is_turned_and_where_it_lies(players):
    t = new(players, 4)
    first, seats = t.asked, []
    while t.asks == "LayTile":
        seats.append(t.asked)
        left = len(t.options)
        t.take(t.options[-1])
        assert t.asks == "TurnTile"
        assert t.asked == seats[-1]
        t.take(t.options[-1])
        assert t.asks == "PutTile"
        t.take(t.options[len(t.options) // 2])
        if left == 2 and len(seats) < players:
            seats.append((first + len(seats)) % players)  # the last tile is taken unasked
            t.take(t.options[0]).take(t.options[0])
    assert seats == [(first + i) % players for i in range(players)]
    assert len(t.view().tiles) == players


@pytest.mark.clause("WM-SET-07", "WM-SET-08")
def test_a_tile_is_turned_by_sixths_of_a_circle():
    t = new(2, 4).click("tile:A")
    assert t.asks == "TurnTile"
    turned = [f"turned by {60 * turn}°" if turn else t.labels()[0] for turn in t.options]
    assert t.labels() == turned


@pytest.mark.clause("WM-SET-05", "WM-SET-09")
def test_every_place_offered_touches_the_map_and_covers_nothing():
    t = new(3, 2)
    for _ in range(2):
        t.take(t.options[0]).take(t.options[-1])
        before = {t.game.dial, *t.game.land}
        for option in t.options:
            twin = Table(t.game.copy()).take(option)
            laid = set(twin.game.land) - set(t.game.land)
            assert len(laid) in (4, 5)
            assert not laid & before
            assert any(near in before for spot_ in laid for near in neighbours(spot_))
        t.take(t.options[0])


@pytest.mark.clause("WM-SET-07", "WM-SET-08")
def test_a_tile_can_be_turned_six_ways_but_not_over():
    bent = ((0, 0), (1, 0), (2, 0), (3, -1))  # a figure that differs from its mirror image
    pack = tomllib.loads(new_pack())
    next(tile for tile in pack["tile"] if tile["id"] == "C")["land"] = [list(cell) for cell in bent]
    pack = {"tile": pack["tile"][:2] + pack["tile"][3:] + [pack["tile"][2]], "first_game": pack["first_game"]}
    pack["tile"][-1]["id"], pack["tile"][-2]["id"] = "Z", "C"
    pack["tile"][-2] |= {"land": [[0, 0], [0, 1], [1, 0], [-1, 1]], "edition": "base"}
    pack["tile"].append({"id": "F", "edition": "collectors", "land": [[0, 0], [1, -1], [1, 0], [2, -1]]})
    t = Table(RULES.new(RULES.setup(2, {}, pack), 1)).click("tile:Z")
    shapes = set()
    for turn in t.options:
        twin = Table(t.game.copy()).take(turn)
        shapes |= {_shape(Table(twin.game.copy()).take(place).game.land) for place in twin.options}
    assert len(t.options) == 6
    assert _shape(hex_at(*cell) for cell in bent) in shapes
    assert len(shapes) == 6
    assert _shape(hex_at(r, q) for q, r in bent) not in shapes


def _shape(cells):
    cells = sorted(cells)
    return tuple(cell - cells[0] for cell in cells)


@pytest.mark.clause("WM-SET-10", "WM-SET-11", "WM-SET-12", "WM-SET-13", "WM-SET-14", "WM-DEC-02")
def test_players_place_one_thing_at_a_time_from_a_common_heap():
    t = new(2, 3)
    while t.asks != "PlaceThing":
        t.take(t.options[0])
    heap = Counter(thing.kind for thing in t.view().things)
    assert heap == {"worm": 8, "oil_drum": 2, "mine": 2, "crate": 2}
    assert t.view().teams_in_use == ["blue", "red"]
    assert t.things == {"B1", "R1", "o", "m", "c"}  # any Thing, a worm of any colour
    seats = []
    while t.asks == "PlaceThing":
        seats.append(t.asked)
        t.take(t.options[0])
        if t.asks == "PlaceOn":
            t.take(t.options[0])
    assert all(a != b for a, b in pairwise(seats))


@pytest.mark.clause("WM-SET-12")
def test_the_table_may_choose_other_colours():
    t = new(2, 3, colours="choose")
    assert (t.asks, len(t.options)) == ("PickColour", 4)
    t.click("team:3").click("team:1")
    assert t.view().teams_in_use == ["red", "green"]


@pytest.mark.clause("WM-SET-15", "WM-SET-16", "WM-EDG-10")
def test_things_go_on_land_hexes_with_fewer_than_three_things_and_there_is_always_one():
    for seed in range(6):
        for players in (2, 4, 6):
            t, pick = new(players, seed), random.Random(seed)
            while t.step == 0:
                if t.asks == "PlaceOn":
                    land = [h.hex for h in t.view().hexes if h.kind == "land" and len(h.things) < 3]
                    assert t.hexes == set(land)
                    assert land
                    full = [h.hex for h in t.view().hexes if h.kind == "land" and len(h.things) == 3]
                    d = t.game.decision
                    assert [r.target for r in d.effect.refusals(t.game, d.at)] == [f"hex:{at}" for at in full]
                t.take(pick.choice(t.options))


@pytest.mark.clause("WM-SET-17", "WM-SET-18")
def test_set_up_triggers_nothing_and_all_worms_are_healthy():
    t = set_up(4, 7)
    assert not any(thing.wounded for thing in t.view().things)
    assert not t.told("flipped") + t.told("drew")
    assert Counter(thing.kind for thing in t.view().things)["mine"] == 4


@pytest.mark.clause("WM-SET-19")
def test_teams_are_dealt_by_chance_after_the_things_are_placed():
    t = new(2, 3)
    while t.asks in ("LayTile", "TurnTile", "PutTile", "PlaceThing", "PlaceOn"):
        assert t.view().players[0].team == -1
        t.take(t.options[0])
    assert {player.team for player in t.view().players} == {0, 1}
    assert {tuple(p.team for p in set_up(2, seed).view().players) for seed in range(12)} == {(0, 1), (1, 0)}


@pytest.mark.clause("WM-SET-20", "WM-SET-21", "WM-SET-22", "WM-INF-06")
def test_everybody_gets_the_four_fixed_starters_and_a_random_one():
    t = set_up(4, 5)
    cards = t.game.box.cards
    for seat in range(4):
        kinds = Counter(cards[card].kind for card in t.game.hands[seat])
        assert kinds == {FIXED: 4, RANDOM: 1}
        assert {"uzi", "bazooka", "ninja-rope", "girder"} < set(t.hand(seat))
        assert t.view(seat).players[seat].cards == 5
        assert t.view((seat + 1) % 4).players[seat].hand == []
    assert sorted(cards[card].kind for card in t.game.unused) == [RANDOM] * 4


@pytest.mark.clause("WM-SET-23", "WM-INF-03", "WM-INF-04")
def test_all_other_weapons_are_the_face_down_supply_deck():
    t = set_up(2, 5)
    assert t.view().supply == 32
    assert not any(t.game.card(card).kind in (FIXED, RANDOM) for card in t.game.supply)
    assert "sheep" not in str(t.view(0).played)


@pytest.mark.clause("WM-SET-24", "WM-SET-25", "WM-SET-26", "WM-INF-02")
@pytest.mark.parametrize(("players", "drops"), [(2, 6), (3, 8), (4, 10), (5, 12), (6, 14)])
def test_the_drop_deck_has_two_cards_per_player_and_two_more_over_one_sudden_death_card(players, drops):
    t = set_up(players, 5)
    assert t.view().drops == drops
    assert t.view().has_sudden_death
    assert t.view().sudden_death == ""
    assert len(t.game.drops_unused) == (16 if players < 5 else 20) - drops
    assert len(t.game.deaths_unused) == 5
    assert len({set_up(players, seed).game.death for seed in range(15)}) > 2


@pytest.mark.clause("WM-SET-27", "WM-SET-28", "WM-SET-30")
def test_the_lowest_team_number_goes_first_and_seats_stay():
    for seed in range(8):
        t = set_up(3, seed)
        teams = [player.team for player in t.view().players]
        assert t.asked == teams.index(0)
        order = []
        for _ in range(3):
            order.append(t.asked)
            while t.asked == order[-1] and not t.game.over:
                options = t.options
                t.take(SKIP if SKIP in options else options[0])
        assert order == [(order[0] + i) % 3 for i in range(3)]


@pytest.mark.clause("WM-SET-29", "WM-DIE-08")
def test_the_first_player_rolls_for_the_wind_until_the_die_shows_a_number():
    rolled = []
    for seed in range(30):
        t = set_up(2, seed)
        dice = [d[0] for d in t.rolls("wind")]
        assert dice[-1] == str(t.game.wind)
        assert all(face in ("wind", "no-move") for face in dice[:-1])
        rolled.append(len(dice))
    assert max(rolled) > 1


# --- the first game -----------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-FST-01", "WM-FST-02", "WM-FST-03", "WM-FST-04", "WM-CON-12", "WM-FST-11")
@pytest.mark.parametrize(("players", "tiles"), [(4, "ABCD"), (3, "ABC"), (2, "AB")])
def test_the_first_game_has_a_fixed_map_and_two_worms_for_each_player(players, tiles):
    t = new(players, 2, first_game=True)
    assert "".join(tile.id for tile in t.view().tiles) == tiles
    worms = Counter(thing.team for thing in t.view().things if thing.kind == "worm")
    assert worms == dict.fromkeys(range(players), 2)
    lost = {"C": "1,1", "D": "0,-2"}
    for tile, at in lost.items():
        assert t.game.is_land(spot(at)) == (tile in tiles)


@pytest.mark.clause("WM-FST-05", "WM-FST-06", "WM-DEC-21")
def test_players_choose_their_colours_and_blue_goes_first():
    t = new(3, 2, first_game=True)
    first = t.asked
    assert (t.asks, t.targets) == ("PickTeam", {"team:0", "team:1", "team:2"})
    t.click("team:2")
    assert t.asked == (first + 1) % 3
    t.click("team:1")  # the last colour is taken unasked
    blue = (first + 2) % 3
    assert t.view().players[blue].colour == "blue"
    assert t.asked == blue


def first_game(players=4, **more) -> Table:
    t = new(players, 2, first_game=True, **more)
    while t.asks == "PickTeam":
        t.take(t.options[0])
    return t


@pytest.mark.clause("WM-FST-07", "WM-FST-08")
def test_hands_and_decks_of_the_first_game_are_as_usual():
    t = first_game()
    for seat in range(4):
        assert {"uzi", "bazooka", "ninja-rope", "girder"} < set(t.hand(seat))
        assert len(t.hand(seat)) == 5
    assert (t.view().supply, t.view().drops, t.view().has_sudden_death) == (32, 10, True)


@pytest.mark.clause("WM-FST-09", "WM-FST-10")
def test_the_first_games_wind_is_2_and_the_rest_as_usual():
    t = first_game()
    assert t.game.wind == 2
    assert t.rolls("wind") == []
    assert t.asks == "Activate"


@pytest.mark.clause("WM-FST-13")
def test_the_pool_of_the_first_game_is_the_box_less_what_lies_there():
    assert [(p.kind, p.n) for p in first_game(4).view().pools] == [
        ("mine", 2),
        ("oil_drum", 2),
        ("crate", 1),
        ("fire", 10),
        ("crater", 20),
    ]


@pytest.mark.clause("WM-FST-01")
def test_the_first_games_map_takes_no_further_tiles_or_colours():
    for more in ({"extra_tiles": 1}, {"colours": "choose"}):
        with pytest.raises(BadSetup, match="Play the first game"):
            RULES.setup(2, {"first_game": True, **more})


# --- open and hidden ----------------------------------------------------------------------------------------------


@pytest.mark.clause("WM-INF-01", "WM-INF-04", "WM-INF-06")
def test_hands_are_secret_but_their_size_is_open():
    t = table({"0,0": "B1", "1,0": "c", "2,0": "R1"}, {0: "uzi", 1: "sheep mine"}, supply="teleport").inch("1,0")
    assert (t.view(0).players[1].cards, t.view(0).players[1].hand) == (2, [])
    assert t.view(1).players[0].cards == 2
    drew = t.told("drew")[0]
    assert "card" in drew.seen_by(0)
    assert "card" not in drew.seen_by(1)
    assert "card" not in drew.seen_by(-1)


@pytest.mark.clause("WM-INF-03", "WM-INF-02")
def test_nobody_sees_the_order_of_a_deck_or_the_sudden_death_card():
    t = set_up(2, 3)
    seen = {(tuple(w.supply), w.death) for w in (t.game.imagine(0, seed) for seed in range(10))}
    assert len(seen) == 10
    assert all(RULES.view(t.game.imagine(0, seed), 0) == t.view(0) for seed in range(10))


@pytest.mark.clause("WM-INF-05")
def test_cards_returned_unused_in_the_set_up_may_not_be_looked_at():
    t = set_up(2, 3)
    assert t.view().played == []
    assert t.view().drops_played == []
    hidden = {tuple(t.game.imagine(0, seed).drops_unused) for seed in range(10)}
    assert len(hidden) > 5


@pytest.mark.clause("WM-INF-07")
def test_the_map_the_wind_and_the_pools_are_open():
    t = table({"0,0": "B1", "1,0": "m f", "2,0": "r1"}, wind=4)
    one, other = t.view(0), t.view(-1)
    for field in ("hexes", "things", "wind", "pools", "target", "drops", "supply"):
        assert getattr(one, field) == getattr(other, field)


@pytest.mark.clause("WM-SET-32", "WM-SET-15", "WM-SET-16")
def test_at_a_table_that_is_set_up_at_random_nobody_is_asked_before_the_first_turn():
    maps = set()
    for seed in range(4):
        t = new(3, seed, random_setup=True)
        assert t.step == 1
        here = [len(t.game.things(spot)) for spot in t.game.lands()]
        assert sum(here) == 3 * (4 + 3)  # four worms, a drum, a mine and a crate for each
        assert max(here) <= 3
        assert [tile for tile, _, _ in t.game.laid] == list(dict.fromkeys([tile for tile, _, _ in t.game.laid]))
        assert len(t.game.laid) == 3
        maps.add(t.game.laid)
    assert len(maps) == 4
    assert new(3).step == 0  # unless the table wants it, players lay the map themselves
