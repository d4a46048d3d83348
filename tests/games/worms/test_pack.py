"""What a pack can replace, and what is refused (WM-PACK, WM-VRB-63)."""

import random
import tomllib

import pytest

from tests.games.worms.table import Table, table
from tests.packs.random_steps import random_step
from wyrmhall.core.record import Record
from wyrmhall.core.rules import BadSetup
from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.gamefile import file_of
from wyrmhall.games.worms import RULES
from wyrmhall.games.worms.cards import BOX
from wyrmhall.games.worms.components import card_name
from wyrmhall.games.worms.pack import new_pack, read_pack
from wyrmhall.games.worms.pack_rows import box_from
from wyrmhall.games.worms.pack_verbs import NEVER, SUPPORTING, TYPED
from wyrmhall.laws import check_game
from wyrmhall.packs.faults import BadPack


def changed(section, id, **fields):
    """The house's own rows of a section with some fields of one row changed."""
    whole = tomllib.loads(new_pack())
    rows = whole[section]
    next(row for row in rows if row.get("id", row.get("colour")) == id).update(fields)
    pack = {section: rows}
    if section in ("tile", "team"):
        pack["first_game"] = whole["first_game"]
    return pack


@pytest.mark.clause("WM-PACK-01", "WM-PACK-02", "WM-PACK-03", "WM-PACK-04", "WM-PACK-05", "WM-PACK-06")
def test_the_house_box_written_as_a_pack_and_read_again_is_the_same_box():
    pack, warnings = read_pack(new_pack())
    box = box_from(pack)
    assert warnings == []
    for own, read in zip(BOX.cards, box.cards, strict=True):
        for field in ("id", "kind", "count", "count_collectors", "line", "steps", "edition", "trigger"):
            assert getattr(own, field) == getattr(read, field)
        for lang in LANGUAGES:
            words = speaker(lang, "worms")
            assert words.say(card_name(own)) == words.say(card_name(read))
    assert [(d.id, d.count, d.steps, d.edition) for d in box.drops] == [
        (d.id, d.count, d.steps, d.edition) for d in BOX.drops
    ]
    for own, read in zip(BOX.deaths, box.deaths, strict=True):
        assert (own.reveal, own.end_turn, own.no_heal, own.drop) == (
            read.reveal,
            read.end_turn,
            read.no_heal,
            read.drop,
        )
    assert [(t.id, t.land, t.water) for t in box.tiles] == [(t.id, t.land, t.water) for t in BOX.tiles]
    assert [(t.number, t.colour) for t in box.teams] == [(t.number, t.colour) for t in BOX.teams]
    assert (box.scene, box.faces, box.collectors_stock, box.fire_line) == (
        BOX.scene, BOX.faces, BOX.collectors_stock, BOX.fire_line,
    )  # fmt: skip


@pytest.mark.clause("WM-PACK-01")
def test_a_weapon_of_a_pack_is_played_and_named_as_typed():
    pack = changed("weapon", "grenade", name={"en": "Egg", "uk": "Яйце", "ru": "Яйцо"}, line=["M", "T"],
                   steps=[{"op": "target", "mode": "own"}, {"op": "blast", "n": 1}])  # fmt: skip
    t = table({"0,0": "B1", "-2,0": "R1"}, {0: "grenade"}, pack=pack, dice="3").stay(2)
    assert [t.labels(lang)[0] for lang in LANGUAGES] == ["Egg", "Яйце", "Яйцо"]
    t.play("grenade").inch("1,0")  # the M comes first now
    assert (t.on("1,0"), t.on("2,0")) == ("u", "b1")
    game = RULES.new(RULES.setup(2, {}, changed("weapon", "sheep", count=5)), 1)
    assert sum(1 for card in game.unused if game.card(card).id == "sheep") == 5


@pytest.mark.clause("WM-PACK-02")
def test_drop_sudden_death_and_support_cards_are_replaced():
    pack = changed("drop", "squall", steps=[{"op": "set_wind"}])
    t = table({"0,0": "B1", "2,0": "R1"}, drops="squall", death="hurricane", pack=pack).stay(2)
    assert t.asks == "SetWind"
    pack = {"sudden_death": [{"id": "calm", "name": "Calm", "on_reveal": [{"op": "draw", "n": 1}]}]}
    assert table({"0,0": "B1", "2,0": "R1"}, death="calm", pack=pack, supply="sheep").finish_turn().hand() == ["sheep"]
    pack = changed("support", "dud", trigger="own_turn_after_step_4", steps=[{"op": "draw", "n": 1}])
    t = table({"0,0": "B1 B2", "2,0": "R1"}, {0: "dud"}, pack=pack, collectors=True, active="B1", supply="sheep").stay(
        2
    )
    assert t.play("dud").hand() == ["sheep"]
    t.leaves("PlayWeapon")


@pytest.mark.clause("WM-PACK-03")
def test_tiles_may_have_water_hexes():
    pack = changed("tile", "E", land=[[0, 0], [1, 0], [0, 1], [1, 1]], water=[[2, 0]])
    t = Table(RULES.new(RULES.setup(2, {"collectors": True}, pack), 1)).click("tile:E")
    t.take(t.options[0]).take(t.options[0])
    assert sorted(h.kind for h in t.view().hexes) == ["dial", "land", "land", "land", "land", "water"]


@pytest.mark.clause("WM-PACK-04", "WM-PACK-05")
def test_the_first_game_teams_and_stocks_are_replaced():
    whole = tomllib.loads(new_pack())
    whole["first_game"]["wind"] = 5
    whole["team"][0]["number"] = 50
    whole["collectors"]["sentry-gun"] = 4
    game = RULES.new(RULES.setup(4, {"first_game": True, "collectors": True}, whole), 1)
    assert game.wind == 5
    assert len(game.pool[6]) == 4
    t = Table(game)
    while t.asks == "PickTeam":
        t.take(t.options[0])
    assert t.game.box.colours[t.game.teams[t.game.first]] == "red"  # blue is not the lowest any more


@pytest.mark.clause("WM-PACK-06", "WM-DIE-02")
def test_the_faces_of_the_die_can_be_typed_in():
    pack, _ = read_pack('[die]\nfaces = ["1", "1", "wind"]\n')
    t = table({"0,0": "B1", "-2,0": "R1"}, pack=pack, dice="1").jump("1,0")
    assert t.view().faces == ["1", "1", "wind"]
    assert t.where("B1") == "1,-1"


@pytest.mark.clause("WM-PACK-07")
@pytest.mark.parametrize(
    "text", ["[pools]\nmine = 9\n", "[base]\nmine = 9\n", "[rules]\nhand_limit = 5\n", "[collectors]\nworm = 30\n"]
)
def test_a_pack_changes_neither_rules_nor_base_stocks(text):
    with pytest.raises(BadPack, match="is not known here"):
        read_pack(text)


TILE = '[[tile]]\nid = "Q"\nland = {}\n'


@pytest.mark.clause("WM-PACK-08")
@pytest.mark.parametrize(
    ("land", "says"),
    [
        ("[[0,0],[1,0],[2,0],[5,5]]", "line 2: tile.1: its hexes are not connected"),
        ("[[0,0],[1,0],[2,0]]", "line 4: tile.1.land must be 4 to 5 different hexes, not 3"),
        ("[[0,0],[1,0],[2,0],[3,0],[4,0],[5,0]]", "4 to 5"),
        ("[[0,0],[0,0],[2,0],[3,0]]", "different"),
        ("[[0,0],[99,0],[2,0],[3,0]]", "must be a hex such as"),
    ],
)
def test_a_tile_must_be_connected_and_have_4_or_5_land_hexes(land, says):
    with pytest.raises(BadPack, match=says.replace("[", r"\[")):
        read_pack("\n" + TILE.format(land))


@pytest.mark.clause("WM-PACK-09")
@pytest.mark.parametrize("card", ["uzi", "bazooka", "ninja-rope", "girder"])
def test_every_possible_player_needs_each_fixed_starter(card):
    with pytest.raises(BadPack, match=f"4 players need 4 of {card}"):
        box_from(changed("weapon", card, count=3))
    with pytest.raises(BadPack, match=f"6 players need 6 of {card}"):
        box_from(changed("weapon", card, count_collectors=5))


@pytest.mark.clause("WM-PACK-10")
def test_every_possible_player_needs_a_random_starter():
    pack = changed("weapon", "grenade", count=0)
    for row in pack["weapon"]:
        if row["class"] == "starter_random":
            row["count"] = 1 if row["id"] in ("shotgun", "dynamite") else 0
    with pytest.raises(BadPack, match="4 players need 4 random starters, not 2"):
        box_from(pack)


@pytest.mark.clause("WM-PACK-11")
def test_there_must_be_two_drop_cards_per_player_and_two_more():
    with pytest.raises(BadPack, match="4 players need 10 drop cards, not 9"):
        box_from({"drop": [{"id": "gift", "name": "Gift", "count": 9, "steps": [{"op": "change_wind"}]}]})


@pytest.mark.clause("WM-PACK-12", "WM-OPT-16")
def test_without_a_sudden_death_card_the_option_must_be_forced():
    with pytest.raises(BadPack, match="needs a sudden death card"):
        box_from({"sudden_death": []})
    pack = {"pack": {"id": "calm", "no_sudden_death": True}, "sudden_death": []}
    with pytest.raises(BadSetup, match="choose “none: the game goes on without it”"):
        RULES.setup(2, {}, pack)
    assert RULES.setup(2, {"sudden_death": "none"}, pack)


@pytest.mark.clause("WM-PACK-13")
def test_a_saved_game_names_its_pack_and_version():
    pack, _ = read_pack('[pack]\nid = "my-box"\nversion = 7\n')
    record = Record(RULES, 2, 1, {}, pack)
    file = file_of(record)
    assert file.pack == {"pack": {"id": "my-box", "version": 7}}
    assert (record.game.box.id, record.game.box.version) == ("my-box", 7)


CARD = '[[drop]]\nid = "x"\nname = "X"\ncount = 10\nsteps = [{}]\n'


@pytest.mark.clause("WM-VRB-63")
@pytest.mark.parametrize(
    ("step", "says"),
    [
        ('{ op = "explode" }', "line 7: drop.1.steps.1: there is no verb 'explode'"),
        ('{ op = "blast", size = 3 }', "blast has no parameter 'size'"),
        ('{ op = "place" }', "place needs the parameter thing"),
        ('{ op = "place", thing = "worm" }', "thing must be one of"),
        ('{ op = "blast", n = 9999 }', "n must be a whole number from 1 to 20"),
        ('{ op = "blast", n = true }', "whole number"),
        ('{ op = "target", mode = "within" }', "needs the parameter max"),
        ('{ op = "prevent" }', "prevent cannot stand here"),
        ('"blast"', "a step is written"),
        ('{ op = "repeat", n = 20, steps = [{ op = "blast", n = 20 }] }', "longer than 60 single steps"),
    ],
)
def test_an_unknown_verb_or_parameter_makes_the_pack_invalid(step, says):
    with pytest.raises(BadPack) as error:
        read_pack("# a pack\n\n" + CARD.format(step))
    assert says in str(error.value)


@pytest.mark.clause("WM-VRB-63", "WM-PACK-02")
@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("x" * 300_000, "at most 200000 characters"),
        ("[pack\n", "line 1: this is not TOML"),
        ('[[drop]]\nid = "x"\n', "line 1: drop.1: count is missing"),
        (
            '[[drop]]\nid = "x"\ncount = 1\nname = "X"\nsteps = []\n\n[[drop]]\nid = "x"\n',
            "line 7: drop: 'x' stands twice",
        ),
        ('[[support]]\nid = "x"\nname = "X"\ncount = 1\ntrigger = "never"\n', "trigger must be one of"),
        ('[[weapon]]\nid = "x"\nname = "X"\ncount = 1\nline = ["Q"]\n', "line must be a list"),
        (
            '[[weapon]]\nid = "../../etc"\nname = "X"\ncount = 1\nline = ["T"]\n',
            "weapon.1.id must be 1 to 40 letters, digits and hyphens",
        ),
        ('[die]\nfaces = ["wind"]\n', "at least one face must be a number"),
        ("drop = 3\n", r"must be written as \[\[drop\]\]"),
    ],
)
def test_errors_name_the_line_and_what_is_wrong(text, says):
    with pytest.raises(BadPack, match=says):
        read_pack(text)


@pytest.mark.clause("WM-PACK-01")
def test_names_that_are_missing_in_a_language_are_warned_about():
    _, warnings = read_pack('[[sudden_death]]\nid = "calm"\nname = "Calm"\n')
    assert [warning.said() for warning in warnings] == [
        "line 1: sudden_death calm has no name in every language: another one is used"
    ]


def random_pack(seed):
    """The house's box with a text that somebody made up on every card."""
    pick = random.Random(seed)
    whole = tomllib.loads(new_pack())
    for row in whole["weapon"] + whole["drop"]:
        row["steps"] = [random_step(TYPED, pick, NEVER, lambda given: TYPED.step(given, (), NEVER)) for _ in range(2)]
    for row in whole["support"]:
        ops = SUPPORTING[row["trigger"]]
        row["steps"] = [random_step(TYPED, pick, ops, lambda given, ops=ops: TYPED.step(given, (), ops))]
    for row in whole["sudden_death"]:
        row["on_reveal"] = [random_step(TYPED, pick, NEVER, lambda given: TYPED.step(given, (), NEVER))]
    return whole


@pytest.mark.clause("WM-PACK-01", "WM-PACK-02", "WM-VRB-63")
@pytest.mark.parametrize("seed", range(5))
def test_every_law_holds_in_games_with_texts_that_somebody_made_up(seed):
    options = {"collectors": True} if seed < 3 else {}
    setup = RULES.setup(2 + seed, options, random_pack(seed))
    record = check_game(RULES, setup, seed=seed, share=0.01)
    assert record.game.over


@pytest.mark.clause("WM-PACK-13", "WM-VRB-63")
def test_a_set_up_checks_the_pack_again():
    with pytest.raises(BadPack):
        RULES.setup(2, {}, {"drop": [{"id": "x"}]})
