"""Packs: guild tiles, cave cards and dragons as the owner of a box types them in (WS-PACK)."""

import random
import re
from dataclasses import replace

import msgspec
import pytest

from tests.packs.random_steps import random_step
from wyrmhall.core.engine import At
from wyrmhall.core.record import Record
from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.gamefile import file_of, read_file, replay
from wyrmhall.games.wyrmspan import RULES
from wyrmhall.games.wyrmspan.faces import Price
from wyrmhall.games.wyrmspan.guild import places
from wyrmhall.games.wyrmspan.house import HOUSE
from wyrmhall.games.wyrmspan.pack import check_pack, new_pack, read_pack
from wyrmhall.games.wyrmspan.pack_rows import ABILITIES, box_from
from wyrmhall.games.wyrmspan.pack_verbs import ACTIVATED, PLACED, PLACELESS, SCORED, TYPED, of_dragon, placeless
from wyrmhall.games.wyrmspan.setup import box_of
from wyrmhall.games.wyrmspan.track import place_marker
from wyrmhall.laws import check_game
from wyrmhall.packs.faults import BadPack
from wyrmhall.packs.reading import LARGEST

ABOUT = {"id": "mine", "version": 1}


def pack(**sections):
    return {"game": "wyrmspan", "pack": ABOUT, **sections}


def box(**sections):
    return box_from(pack(**sections))


def page(setup, kind, id):
    return next(c for c in RULES.components(setup) if (c.kind, c.id) == (kind, id))


@pytest.mark.clause("WS-PACK-01", "WS-PACK-02", "WS-PACK-03")
def test_the_house_set_written_as_a_pack_and_read_again_is_the_same_box():
    text = new_pack()
    assert len(text) < LARGEST / 2
    given, warnings = read_pack(text)
    assert warnings == []
    read = box_from(given)
    assert [replace(row, names=None) for row in read.dragons] == list(HOUSE.dragons)
    assert read.caves == HOUSE.caves
    assert [(t.rows, t.squares, t.name) for t in read.tiles] == [(t.rows, t.squares, t.name) for t in HOUSE.tiles]
    for lang in LANGUAGES:
        words = speaker(lang, "wyrmspan")
        assert [words.say(row.said) for row in read.dragons[1:]] == [words.say(row.said) for row in HOUSE.dragons[1:]]


@pytest.mark.clause("WS-PACK-01", "WS-PACK-07")
def test_a_pack_replaces_the_rows_the_squares_and_the_lowest_row_of_a_guild_tile():
    plains = {
        "id": "plains",
        "row1": {"op": "gain", "kind": "coin", "n": 2},
        "squares": [3, 3, 3, 3],
        "squares_large": [5, 4, 4, 4],
        "lowest": [9, 2],
        "lowest_large": [7, 5, 2],
        "status": "printed",
    }
    given = pack(guild=[plains])
    tile = [tile.name for tile in HOUSE.tiles].index("plains")
    few, many = RULES.setup(2, {}, given), RULES.setup(4, {}, given)
    assert places(box_of(few).tiles[tile], few) == [3, 3, 3, 3, 1, 99]
    assert places(box_of(many).tiles[tile], many) == [5, 4, 4, 4, 1, 1, 99]
    game = RULES.new(few, 1)
    game.tile = tile
    game.free = places(game.box.tiles[tile], game.setup)
    before = game.players[0].supply[4]
    game.pending = ()
    place_marker(game, At(0), 0)
    game.run()
    assert game.players[0].supply[4] == before + 2
    place_marker(game, At(0), 4)
    assert RULES.scores(game)[0]["guild"] == 9
    assert [p.vp for p in RULES.view(game, 0).places] == [0, 0, 0, 0, 9, 2]
    shown = page(game.setup, "guild", "plains-1")
    assert (shown.status, shown.face.squares) == ("printed", 3)
    assert speaker("en", "wyrmspan").sentence(shown.text[0]) == "Gain 2 coins."


@pytest.mark.clause("WS-PACK-04")
def test_tiles_that_a_pack_does_not_name_stay_as_they_are():
    read = box(guild=[{"id": "plains", "squares": [9, 9, 9, 9]}])
    assert read.tiles[1:] == HOUSE.tiles[1:]
    assert read.tiles[0].rows == HOUSE.tiles[0].rows
    assert read.dragons == HOUSE.dragons


@pytest.mark.clause("WS-PACK-03", "WS-PACK-07")
def test_a_dragon_of_a_pack_is_played_named_and_counted_as_typed():
    typed = {
        "number": 177,
        "name": {"en": "Box Drake", "uk": "Коробковий дрейк"},
        "vp": 9,
        "nests": 4,
        "cost": {"gold": 2},
        "caves": ["amethyst"],
        "if_activated": {"op": "gain", "kind": "milk"},
        "status": "printed",
    }
    setup = RULES.setup(1, {}, pack(dragon=[typed]))
    shown = page(setup, "dragon", 177)
    said = {lang: speaker(lang, "wyrmspan").say(shown.name) for lang in LANGUAGES}
    assert said == {"en": "Box Drake", "uk": "Коробковий дрейк", "ru": "Box Drake"}
    assert (shown.face.vp, shown.face.nests, shown.face.cost) == (9, 4, (Price(2, "gold"),))
    assert shown.face.caves == ("amethyst",)
    assert [speaker("en", "wyrmspan").say(text) for text in shown.text] == ["If activated: gain 1 milk"]
    game = RULES.new(setup, 1)
    p = game.players[0]
    p.dragons[8] = 177
    assert RULES.scores(game)[0]["dragons"] == 9
    assert RULES.view(game, 0).players[0].spaces[8].nests == 4
    assert "Box Drake" in RULES.draw(RULES.view(game, 0), speaker("en", "wyrmspan"), setup)
    assert HOUSE.dragons[177].vp == 2


@pytest.mark.clause("WS-PACK-04")
def test_what_a_row_leaves_out_stays_as_it_is_and_an_empty_ability_is_none():
    read = box(dragon=[{"number": 177, "vp": 9}, {"number": 182, "if_activated": {}}])
    assert read.dragons[177] == replace(HOUSE.dragons[177], vp=9)
    assert read.dragons[182] == replace(HOUSE.dragons[182], activated=None)


@pytest.mark.clause("WS-PACK-03")
def test_a_hatchling_of_a_pack_brings_its_typed_benefit_and_bonus():
    hatch = {"op": "hatch", "feed": "gold", "bonus": {"op": "gain", "kind": "coin"}}
    number = next(row.number for row in HOUSE.dragons if row.feed >= 0)
    row = box(dragon=[{"number": number, "if_activated": hatch}]).dragons[number]
    assert (row.feed, row.fed) == (1, None)
    assert TYPED.plain(row.third) == {"op": "gain", "kind": "coin"}


@pytest.mark.clause("WS-PACK-02")
def test_a_cave_of_a_pack_does_what_was_typed_and_equal_ones_are_one_card_for_a_player():
    typed = {"op": "gain", "kind": "coin", "n": 3}
    read = box(cave=[{"number": 5, "effect": typed}, {"number": 9, "effect": typed, "status": "printed"}])
    assert TYPED.plain(read.caves[5].effect) == typed
    assert (read.like[5], read.like[9]) == (5, 5)
    assert HOUSE.like[9] == 8
    assert read.like[8] == 8
    assert not read.caves[5].spends


@pytest.mark.clause("WS-PACK-06")
def test_cards_of_a_pack_leave_other_tables_alone():
    one = RULES.new(RULES.setup(2, {}, pack(dragon=[{"number": 1, "vp": 20}])), 1)
    two = RULES.new(RULES.setup(2), 1)
    for game, vp in ((one, 20), (two, 4)):
        game.players[0].dragons[0] = 1
        assert RULES.scores(game)[0]["dragons"] == vp


@pytest.mark.clause("WS-PACK-06")
def test_a_saved_game_holds_its_pack_and_is_played_on_with_it():
    record = Record(RULES, 2, 7, {}, pack(cave=[{"number": n, "effect": {"op": "lay_egg"}} for n in range(1, 76)]))
    for _ in range(30):
        record.play(record.game.decision.options[0])
    again = replay(RULES, read_file(msgspec.json.encode(file_of(record))))
    assert again.game == record.game
    assert again.game.box.caves[3].effect == record.game.box.caves[3].effect


@pytest.mark.clause("WS-PACK-05", "WS-PACK-04")
@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[[guild]]\nid = "moors"\n', "line 5: guild.1.id must be one of plains, seafarers, highlands, rainforest"),
        ('[[guild]]\nid = "plains"\nsquares = [1, 2]\n', "line 6: guild.1.squares must be a list"),
        ('[[guild]]\nid = "plains"\nlowest = [99]\n', "line 6: guild.1.lowest.1 must be a whole number from 0 to 20"),
        ('[[guild]]\nid = "plains"\nrow4 = { op = "gain", kind = "coin" }\n', "the verb gain cannot stand here"),
        ('[[guild]]\nid = "plains"\nrow1 = { op = "tuck" }\n', "guild.1.row1: there is no dragon to speak of here"),
        ('[[guild]]\nid = "plains"\nrow1 = { op = "reveal", sizes = ["small"] }\n', "reveal cannot stand here"),
        ('[[cave]]\nnumber = 76\n', "line 5: cave.1.number must be a whole number from 1 to 75"),
        ('[[cave]]\nnumber = 1\n[[cave]]\nnumber = 1\n', "line 6: cave.number: 1 stands twice"),
        ('[[cave]]\nnumber = 1\neffect = { op = "gain", kind = "egg" }\n',
         "line 6: cave.1.effect.kind must be one of"),
        ('[[cave]]\nnumber = 1\neffect = { op = "up_to", n = 2, part = { op = "gain" } }\n',
         "there can: cache, pay, tuck"),
        ('[[cave]]\nnumber = 1\neffect = { op = "sequel", parts = [] }\n', "sequel cannot be made of so many parts"),
        ('[[dragon]]\nnumber = 2\ncaves = []\n', "line 6: dragon.1.caves must be a list"),
        ('[[dragon]]\nnumber = 2\ncost = { eggs = 1 }\n', "dragon.1.cost: 'eggs' is not known here"),
        ('[[dragon]]\nnumber = 2\nend_game = { op = "gain", kind = "coin" }\n',
         "gain cannot stand here; there can: item_worth"),
        ('[[dragon]]\nnumber = 182\nif_activated = { op = "hatch", feed = "milk", bonus = { op = "lay_egg" } }\n',
         "only a hatchling has the verb hatch"),
        ('[[dragon]]\nnumber = 2\nwhen_played = { op = "gain_of_cost" }\n', "gain_of_cost cannot stand here"),
        ('[[dragon]]\nnumber = 2\nwhen_played = { op = "activate", timings = ["when_played"] }\n',
         "would use itself again"),
        ('[[dragon]]\nnumber = 2\nwhen_played = { op = "opponents", part = { op = "cache" } }\n', "must say any"),
        ("[rules]\nround = 5\n", "'rules' is not known here"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_with_is_refused_with_its_line(text, says):
    with pytest.raises(BadPack, match=re.escape(says)):
        read_pack('[pack]\nid = "x"\nversion = 1\n' + text)


@pytest.mark.clause("WS-PACK-05")
def test_a_feeding_may_not_feed_again():
    hatch = {"op": "hatch", "feed": "gold", "bonus": {"op": "cache", "source": "general", "kind": "gold"}}
    number = next(row.number for row in HOUSE.dragons if row.feed >= 0)
    with pytest.raises(BadPack, match="cache cannot stand here"):
        check_pack(pack(dragon=[{"number": number, "if_activated": hatch}]))


def random_pack(seed):
    """A whole box of cards that somebody made up of the verbs."""
    pick = random.Random(seed)
    here = lambda given: placeless(TYPED.step(given, (), PLACELESS), ())  # noqa: E731
    tiles = [
        {
            "id": tile.name,
            **{f"row{i}": random_step(TYPED, pick, PLACELESS, here) for i in (1, 2, 3)},
            "row4": random_step(TYPED, pick, ("score_per",), lambda given: placeless(TYPED.step(given, ()), ())),
            "squares": [pick.randint(1, 3) for _ in range(4)],
            "lowest_large": [pick.randint(0, 9) for _ in range(pick.randint(1, 8))],
        }
        for tile in HOUSE.tiles
    ]
    caves = [{"number": n, "effect": random_step(TYPED, pick, PLACELESS, here)} for n in range(1, 76)]
    dragons = []
    for n in range(1, 184):
        key, ops = pick.choice(
            (("when_played", PLACED), ("if_activated", ACTIVATED), ("once_per_round", PLACED), ("end_game", SCORED))
        )
        ops = [op for op in ops if op not in ("activate", "hatch")]
        read = lambda given, ops=ops: of_dragon(TYPED.step(given, (), ops), ())  # noqa: E731
        gone = {slot: {} for slot in ABILITIES}
        dragons.append({"number": n, **gone, key: random_step(TYPED, pick, ops, read), "nests": pick.randint(0, 5)})
    return pack(guild=tiles, cave=caves, dragon=dragons)


@pytest.mark.clause("WS-PACK-05")
@pytest.mark.parametrize("seed", range(5))
def test_every_law_holds_in_games_with_a_box_that_somebody_made_up(seed):
    players = 1 + seed % 5
    setup = RULES.setup(players, {}, random_pack(seed))
    record = check_game(RULES, setup, seed=seed, share=0.01)
    assert record.game.over


@pytest.mark.clause("WS-PACK-07")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_that_somebody_made_up_has_a_text(lang):
    words = speaker(lang, "wyrmspan")
    for component in RULES.components(RULES.setup(2, {}, random_pack(99))):
        assert words.say(component.name)
        assert all(words.sentence(text) for text in component.text)
