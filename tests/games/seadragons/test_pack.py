"""Section 18: packs, typed in by owners of the box."""

import msgspec
import pytest

from tests.games.seadragons.table import FIXED, SeaTable, calm, fresh, pack, table
from wyrmhall.core.record import Record
from wyrmhall.core.rules import BadSetup
from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.core.words import Msg
from wyrmhall.gamefile import Differs, file_of, read_file, replay
from wyrmhall.games.seadragons import RULES
from wyrmhall.games.seadragons.cards import DEFAULT, SIDES
from wyrmhall.games.seadragons.components import box_from
from wyrmhall.games.seadragons.pack import check_pack, new_pack, read_pack
from wyrmhall.games.seadragons.pack_rows import Check
from wyrmhall.games.seadragons.sea import chart_name
from wyrmhall.games.seadragons.view import Symbols
from wyrmhall.laws import check_game
from wyrmhall.packs.faults import BadPack
from wyrmhall.packs.reading import LARGEST

ROW = "6,5 6,4 6,3"


def line_of(text, what):
    """The number of the first line that holds these words."""
    return next(n for n, line in enumerate(text.splitlines(), start=1) if what in line)


def refused(old, new, why):
    """A pack file in which one thing was typed wrong: the fault, with its line, is said in one sentence."""
    text = new_pack()
    assert old in text
    typed = text.replace(old, new, 1)
    with pytest.raises(BadPack, match=why) as error:
        read_pack(typed)
    said = str(error.value)
    assert "\n" not in said
    return typed, said


def warned(**parts):
    """The warnings for a pack that can be played with."""
    return [warning.said() for warning in Check(pack(**parts)).warnings]


def boards(**sides):
    return {"overrides": [], "sides": {**DEFAULT["boards"]["sides"], **{k: {"rows": v} for k, v in sides.items()}}}


def named(name):
    return {"en": name, "uk": name + "-uk", "ru": name + "-ru"}


@pytest.mark.clause("SD-PACK-01")
def test_a_new_pack_is_the_set_of_the_house_under_a_name_of_its_own():
    read, warnings = read_pack(new_pack())
    assert warnings == []
    for realm in read["realms"]:
        assert [speaker(lang, "seadragons").say(Msg(f"realm-{realm['id']}")) for lang in LANGUAGES] == list(
            realm.pop("name").values()
        )
    assert read == {**DEFAULT, "pack": {"id": "my-box", "version": 1}}
    assert check_pack(read) == read


@pytest.mark.clause("SD-PACK-01")
def test_a_pack_replaces_the_board_sides():
    t = fresh(pack=pack(boards=calm({"0,0": "G", "6,0": "W"})), board_nw="1A")
    assert [row[:7] for row in t.view().chart[:7]] == ["G......", *["......."] * 5, "W.....#"]


@pytest.mark.clause("SD-PACK-01")
def test_what_a_pack_leaves_out_is_taken_from_the_set_of_the_house():
    read, _ = read_pack('game = "seadragons"\n[pack]\nid = "x"\nversion = 3\n')
    assert read == {**DEFAULT, "pack": {"id": "x", "version": 3}}


@pytest.mark.clause("SD-PACK-02")
@pytest.mark.parametrize("n", [5, 8])
def test_boards_of_another_size_make_another_grid(n):
    side = {"rows": ["." * n] * (n - 1) + ["." * (n - 1) + "#"]}
    parts = {"geometry": {"board_size": n}, "boards": {"sides": dict.fromkeys(SIDES, side)}}
    t = SeaTable(RULES.new(RULES.setup(2, FIXED, pack(**parts)), 1))
    chart = t.view().chart
    assert [len(row) for row in chart] == [2 * n + 1] * (2 * n + 1)
    assert chart[n] == "~" * (n - 1) + "###" + "~" * (n - 1)
    assert [row[n - 1 : n + 2] for row in chart[n - 1 : n + 2]] == ["###"] * 3
    t.deal(0, ["I3", "L4"])
    t.ask(0).lay("I3", f"{n - 1},{n - 2} {n - 1},{n - 3} {n - 1},{n - 4}")
    assert t.view().realms[0].dragons == [1, 0]
    assert t.to_the_end().game.over


@pytest.mark.clause("SD-PACK-03")
def test_a_pack_replaces_the_cells_of_the_island():
    t = table(hand=["I3", "L4"], parts={"geometry": {"island": {"cells": [[7, 7], [7, 6], [7, 8]]}}})
    assert t.can_place("I3", "7,5 6,5 5,5")
    assert t.can_place("I3", "6,6 6,5 6,4")
    assert not t.can_place("I3", ROW)


@pytest.mark.clause("SD-PACK-03")
def test_a_pack_may_leave_out_the_currents_beside_the_island():
    t = table(hand=["I3", "L4"], parts={"geometry": {"currents": {"beside_island": False}}})
    assert {t.view().chart[r][c] for r, c in ((5, 7), (7, 5), (9, 7), (7, 9))} == {" "}
    assert not t.can_place("I3", "7,5 6,5 5,5")
    assert t.can_place("I3", ROW)


@pytest.mark.clause("SD-PACK-03", "SD-REC-04")
def test_a_pack_with_one_island_cannot_be_played_with_the_other():
    with pytest.raises(BadSetup, match="only one island"):
        RULES.setup(2, {"plus_island": True}, pack(geometry={"island": {"cells": [[7, 7]]}}))


@pytest.mark.clause("SD-PACK-03")
@pytest.mark.parametrize(
    ("cells", "why"),
    [([[7, 7], [7, 9]], "hang together"), ([[6, 6]], "around the middle"), ([[7, 7], [7, 15]], "from 0 to 14")],
)
def test_an_island_must_hang_together_around_the_middle(cells, why):
    with pytest.raises(BadPack, match=why):
        check_pack(pack(geometry={"island": {"cells": cells}}))


@pytest.mark.clause("SD-PACK-03")
def test_an_island_may_not_cover_a_symbol():
    wide = [[7, c] for c in range(5, 8)] + [[6, 5]]
    with pytest.raises(BadPack, match="cover a symbol of side 1A"):
        check_pack(pack(boards=calm({"6,5": "G"}), geometry={"island": {"cells": wide}}))


@pytest.mark.clause("SD-PACK-04")
def test_symbols_on_currents_pay_and_the_current_still_costs():
    symbols = [{"cell": [7, 5], "gold": 1, "ship": 1}]
    t = table(hand=["I3", "L4"], parts={"geometry": {"currents": {"symbols": symbols}}})
    assert [ship.cell for ship in t.view().ships] == [(7, 5)]
    assert t.view().symbols == [Symbols((7, 5), whirlpool=0, gold=1, reef=0, ship=1)]
    t.lay("I3", "7,5 6,5 5,5")
    assert t.gold(0) == 4 + 1 - 2
    assert sum(t.ships(0).values()) == 1


@pytest.mark.clause("SD-PACK-04")
def test_symbols_of_currents_lie_on_current_cells():
    with pytest.raises(BadPack, match="not a current cell"):
        check_pack(pack(geometry={"currents": {"symbols": [{"cell": [3, 3], "gold": 1}]}}))


@pytest.mark.clause("SD-PACK-05")
def test_a_cell_may_hold_several_symbols_or_a_symbol_worth_more():
    overrides = [
        {"side": "1A", "cell": [6, 5], "ship": 2, "gold": 3},
        {"side": "1A", "cell": [6, 4], "reef": 2, "whirlpool": 1},
    ]
    made = {**calm({"6,4": "G"}), "overrides": overrides}
    t = SeaTable(RULES.new(RULES.setup(2, FIXED, pack(boards=made)), 1))
    assert [ship.cell for ship in t.view().ships] == [(6, 5), (6, 5)]
    assert t.view().realms[0].prize == 2
    t.deal(0, ["I3", "L4"])
    t.ask(0).lay("I3", ROW)
    assert sum(t.ships(0).values()) == 2
    assert t.gold(0) == 4 + 3 - 2  # the override stands in place of the gold symbol that was drawn
    t.move_on("KeepReef").move_on("KeepReef")
    assert t.player(0).reef_count == 2


@pytest.mark.clause("SD-PACK-05", "SD-SET-06")
def test_ships_are_laid_out_in_reading_order_and_two_at_once_where_a_cell_has_two_flags():
    overrides = [{"side": "1A", "cell": cell, "ship": 2} for cell in ([0, 0], [3, 2])]
    made = {**calm({"6,5": "S", "1,1": "S"}), "overrides": overrides}
    sea = RULES.new(RULES.setup(2, FIXED, pack(boards=made)), 1).sea
    cells = [(0, 0), (0, 0), (1, 1), (3, 2), (3, 2), (6, 5)]
    assert list(sea.flags) == [1 << sea.bit(*cell) for cell in cells]


@pytest.mark.clause("SD-PACK-02")
def test_a_box_is_one_and_the_same_in_whatever_order_its_parts_are_said():
    assert box_from(dict(reversed(DEFAULT.items()))) is box_from(DEFAULT)
    mine = pack()
    assert box_from(dict(reversed(mine.items()))) is box_from(mine) is not box_from(None)


@pytest.mark.clause("SD-PACK-02", "SD-PACK-04", "SD-PACK-05", "SD-PACK-08")
@pytest.mark.parametrize("players", [2, 5])
def test_every_law_of_the_house_holds_with_an_odd_pack(players):
    side = {"rows": ["SG.RW", ".S.W.", "W..G.", ".R.S.", "....#"]}
    overrides = [{"side": name, "cell": [3, 3], "ship": 2, "gold": 2, "reef": 2} for name in SIDES]
    missions = pack()["missions"]
    missions[0]["cost"] = {"any": 3}
    odd = pack(
        geometry={"board_size": 5, "currents": {"symbols": [{"cell": [5, 1], "ship": 1, "reef": 1}]}},
        boards={"sides": dict.fromkeys(SIDES, side), "overrides": overrides},
        missions=missions,
    )
    record = check_game(RULES, RULES.setup(players, {"plus_island": True}, odd), seed=players, share=0.1)
    assert record.game.over


@pytest.mark.clause("SD-PACK-06")
def test_a_pack_names_the_realms_and_puts_them_into_quadrants():
    quadrants = ("sw", "nw", "ne", "se")
    realms = [{"quadrant": q, "id": f"realm{i}", "name": named(f"Deep {i}")} for i, q in enumerate(quadrants)]
    reefs = [{"type": "hidden_dragon", "realm": f"realm{i}", "copies": 6} for i in range(4)]
    t = table(parts={"realms": realms, "reef_cards": {"cards": reefs}}, reefs={0: ["hidden-dragon-sw"]}, symbols={})
    assert [(r.quadrant, r.id) for r in t.view().realms] == [
        ("nw", "realm1"),
        ("ne", "realm2"),
        ("se", "realm3"),
        ("sw", "realm0"),
    ]
    names = {c.id: c.name for c in RULES.components(t.game.setup) if c.kind == "realm"}
    assert [speaker("uk", "seadragons").say(names[f"realm{i}"]) for i in range(4)] == [f"Deep {i}-uk" for i in range(4)]
    assert "hidden dragon (Deep 0)" in RULES.draw(t.view(0), speaker("en", "seadragons"), t.game.setup)


@pytest.mark.clause("SD-PACK-06")
def test_a_realm_that_is_not_of_the_house_needs_a_name():
    realms = [{**realm, "id": f"my-{realm['id']}"} for realm in DEFAULT["realms"]]
    with pytest.raises(BadPack, match="needs a name in at least one language: en, uk, ru"):
        check_pack(pack(realms=realms))


@pytest.mark.clause("SD-PACK-07")
def test_a_pack_replaces_cells_per_size_figures_and_copies():
    shapes = [
        {"id": "D", "size": "small", "rows": ["XX"], "copies": 26},
        {"id": "E", "size": "medium", "rows": ["XXX"], "copies": 36},
        {"id": "F", "size": "large", "rows": ["XXX", "X.X"], "copies": 18},
    ]
    cards = {"cells_per_size": {"small": 2, "medium": 3, "large": 5}, "shapes": shapes}
    t = table(hand=["D", "F"], parts={"dragon_cards": cards}).lay("D", "6,5 6,4")
    assert len(t.view().dragons[0].cells) == 2
    assert {card.figure for card in t.view().market} == {"D", "E", "F"}


@pytest.mark.clause("SD-PACK-02")
def test_on_the_largest_boards_the_27th_column_follows_z():
    assert [chart_name((0, column)) for column in (0, 25, 26, 30)] == ["A1", "Z1", "AA1", "AE1"]
    assert chart_name((30, 1)) == "B31"


@pytest.mark.clause("SD-PACK-08")
def test_a_pack_replaces_missions():
    missions = pack()["missions"]
    missions[0] = {"id": "One", "cost": {"blue": 1}, "vp": 42, "reef": 2}
    t = table(hand=["I3", "L4"], parts={"missions": missions}, missions=["One", "M02", "M03", "M04"], fleet={"blue": 1})
    t.lay("I3", ROW).mission("One")
    t.move_on("KeepReef").move_on("KeepReef")
    assert t.player(0).reef_count == 2
    assert t.to_the_end().view().scores[0]["missions"] == 42


@pytest.mark.clause("SD-PACK-09")
def test_a_pack_replaces_the_copies_of_reef_cards():
    cards = [{"type": "gold", "copies": 20}, {"type": "two_ships", "colour": "red", "copies": 4}]
    setup = RULES.setup(2, {}, pack(reef_cards={"cards": cards}))
    copies = {c.id: c.copies for c in RULES.components(setup) if c.kind == "reef"}
    assert {id: n for id, n in copies.items() if n} == {"two-ships-red": 4, "gold": 20}


@pytest.mark.clause("SD-PACK-11")
def test_names_of_a_pack_are_read_in_every_language():
    missions, cards = pack()["missions"], pack()["dragon_cards"]
    missions[0]["name"] = named("Lost lagoon")
    cards["shapes"][0]["name"] = named("Old worm")
    t = table(hand=["I3", "L4"], parts={"missions": missions, "dragon_cards": cards})
    assert t.labels()[0] == "Play Old worm"
    components = RULES.components(t.game.setup)
    names = {(c.kind, c.id): c.name for c in components}
    for lang, said in (("en", "Lost lagoon"), ("uk", "Lost lagoon-uk"), ("ru", "Lost lagoon-ru")):
        assert speaker(lang, "seadragons").say(names["mission", "M01"]) == said


@pytest.mark.clause("SD-PACK-11")
def test_a_name_typed_in_some_languages_is_borrowed_by_the_others():
    missions = pack()["missions"]
    missions[0]["name"] = {"en": "x", "uk": "y"}
    assert check_pack(pack(missions=missions))["missions"][0]["name"] == {"en": "x", "uk": "y", "ru": "x"}


@pytest.mark.clause("SD-PACK-12")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[pack]", "constants = 1\n[pack]"),
        ("[pack]", "[players]\nheads_each = 3\n[pack]"),
        ("[tokens.tails]", "[tokens.ships]\ngreen = 40\n[tokens.tails]"),
        ("[tokens.tails]", "[tokens.heads]\norange = 40\n[tokens.tails]"),
        ('{ type = "gold", copies = 4 }', '{ type = "gold", copies = 4, value = 9 }'),
    ],
)
def test_a_pack_may_not_change_what_the_rulebook_prints(old, new):
    refused(old, new, "printed in the rulebook, and no pack may change it")


@pytest.mark.clause("SD-PACK-13")
def test_refused_is_a_side_of_another_size():
    typed, said = refused('"G..S.GW"', '"G..S.G"', "side 2A: row 1 must have 7 characters")
    assert said.startswith("line " + str(line_of(typed, '"G..S.G"')) + ": ")
    refused('  "RS..GWS",\n', "", "side 2A: it has 6 rows, and the boards have 7")


@pytest.mark.clause("SD-PACK-14")
def test_refused_is_a_character_outside_the_legend():
    typed, said = refused('"SW.W.S."', '"SW?W.S."', "side 2A: row 3 has '\\?'")
    assert said.startswith("line " + str(line_of(typed, '"SW?W.S."')) + ": ")


@pytest.mark.clause("SD-PACK-15")
@pytest.mark.parametrize(("old", "new"), [(".GSWS.#", ".GSWS.."), ("G..S.GW", "#..S.GW"), (".GSWS.#", ".GSWS#.")])
def test_refused_is_a_side_without_exactly_one_inner_corner_at_its_bottom_right(old, new):
    refused(f'"{old}"', f'"{new}"', "side 2A: it needs exactly one inner corner #, at its bottom right")


@pytest.mark.clause("SD-PACK-16")
def test_refused_is_a_figure_that_does_not_hang_together():
    typed, said = refused('["XXX", ".X.", ".X."]', '["XXX", "...", ".XX"]', "T5: its cells do not hang together")
    assert said.startswith("line " + str(line_of(typed, '"...", ".XX"')) + ": ")
    refused('["XX", "XX"]', '["XX..", "..XX"]', "O4: its cells do not hang together")


@pytest.mark.clause("SD-PACK-17")
def test_refused_is_a_figure_with_too_many_or_too_few_cells():
    refused('["XXXX"]', '["XXXXX"]', "I4: a figure of the size medium has 4 cells, not 5")
    refused('["XXXX"]', '["XXX"]', "I4: a figure of the size medium has 4 cells, not 3")


@pytest.mark.clause("SD-PACK-18")
def test_warned_of_is_a_figure_that_stands_twice_and_its_copies_are_added_up():
    shapes = pack()["dragon_cards"]["shapes"]
    shapes[0]["copies"] = 6
    shapes.append({"id": "again", "size": "small", "rows": ["X", "X", "X"], "copies": 7})
    given = {"dragon_cards": {"shapes": shapes}}
    assert warned(**given) == ["dragon card again shows the figure of I3: their copies are added up"]
    copies = {c.id: c.copies for c in RULES.components(RULES.setup(2, {}, pack(**given))) if c.kind == "dragon"}
    assert copies["I3"] == 13
    assert "again" not in copies


@pytest.mark.clause("SD-PACK-19")
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("copies = 13", "copies = 12", "there are 26 of the size small in the box, not 25"),
        ("copies = 10", "copies = 11", "there are 36 of the size medium in the box, not 37"),
        ("copies = 1\n", "copies = 2\n", "there are 18 of the size large in the box, not 19"),
        ('{ type = "gold", copies = 4 }', '{ type = "gold", copies = 5 }', "there are 24 in the box, not 25"),
    ],
)
def test_refused_are_other_totals_of_cards(old, new, why):
    refused(old, new, why)


@pytest.mark.clause("SD-PACK-19")
def test_refused_is_another_number_of_missions():
    with pytest.raises(BadPack, match="there are 33 in the box, not 32"):
        check_pack(pack(missions=pack()["missions"][1:]))


@pytest.mark.clause("SD-PACK-20")
def test_refused_is_any_choice_of_sides_with_more_flags_than_ships():
    rows = ["SSSS.RS", *DEFAULT["boards"]["sides"]["1A"]["rows"][1:]]
    with pytest.raises(BadPack, match="some choice of sides has 47 ship flags"):
        check_pack(pack(boards=boards(**{"1A": rows})))


@pytest.mark.clause("SD-PACK-21")
def test_warned_of_is_a_choice_of_sides_with_fewer_flags_than_ships():
    rows = ["GW...R.", *DEFAULT["boards"]["sides"]["1A"]["rows"][1:]]
    assert warned(boards=boards(**{"1A": rows})) == ["boards: some choice of sides has only 42 flags for 44 ships"]
    assert warned() == []


@pytest.mark.clause("SD-PACK-22")
def test_warned_of_are_more_reef_draws_than_the_cards_allow():
    missions = pack()["missions"]
    missions[0]["reef"] = 1
    assert warned(missions=missions) == ["reefs: up to 24 draws are possible, and 24 cards allow 23"]


@pytest.mark.clause("SD-PACK-23")
def test_warned_of_is_a_mission_that_asks_for_more_ships_than_exist():
    missions = pack()["missions"]
    missions[0]["cost"] = {"blue": 11}
    assert warned(missions=missions) == ["mission M01 asks for 11 ships of the colour blue, and there are only 10"]


@pytest.mark.clause("SD-PACK-23")
def test_refused_is_a_mission_that_asks_for_more_than_twelve_ships():
    missions = pack()["missions"]
    missions[0]["cost"] = {"blue": 6, "any": 6}
    assert check_pack(pack(missions=missions))["missions"][0]["cost"] == {"blue": 6, "any": 6}
    missions[0]["cost"] = {"blue": 6, "any": 7}
    with pytest.raises(BadPack, match="it must ask for 1 to 12 ships, not 13"):
        check_pack(pack(missions=missions))


@pytest.mark.clause("SD-PACK-18", "SD-PACK-21")
def test_warnings_name_their_line():
    text = new_pack().replace("copies = 13", "copies = 12", 1)
    text += '\n[[dragon_cards.shapes]]\nid = "twin"\nsize = "small"\nrows = ["X", "X", "X"]\ncopies = 1\n'
    text = text.replace('"GW.S.RS"', '"GW...RS"', 1)
    _, warnings = read_pack(text)
    assert [warning.said().partition(":")[0] for warning in warnings] == [
        "line " + str(line_of(text, 'id = "twin"') - 1),
        "line " + str(line_of(text, "[boards]")),
    ]


@pytest.mark.clause("SD-PACK-24")
def test_the_status_of_each_part_is_shown_to_the_players():
    given = boards(**{"1A": DEFAULT["boards"]["sides"]["1A"]["rows"]})
    given["sides"]["1A"]["status"] = "printed"
    missions = pack()["missions"]
    missions[0]["status"] = "printed"
    setup = RULES.setup(2, {}, pack(boards=given, missions=missions))
    status = {(c.kind, c.id): c.status for c in RULES.components(setup)}
    assert status["board", "1A"] == status["mission", "M01"] == "printed"
    assert status["board", "1B"] == status["mission", "M02"] == "reconstructed"
    t = table(parts={"missions": missions}, missions=["M01", "M02", "M03", "M04"])
    assert [mission.status for mission in t.view().missions] == ["printed"] + ["reconstructed"] * 3
    refused('status = "printed"', 'status = "sure"', "must be one of printed, single_source, reconstructed")


@pytest.mark.clause("SD-PACK-25")
def test_a_saved_game_names_its_pack_and_version_and_loads_only_with_them():
    mine = pack(boards=calm({"0,0": "G"}))
    mine["pack"] = {"id": "my-box", "version": 7}
    record = Record(RULES, 2, 5, FIXED, mine)
    for _ in range(12):
        record.play(record.game.decision.options[0])
    data = msgspec.json.encode(file_of(record))
    file = read_file(data)
    assert (file.pack["pack"]["id"], file.pack["pack"]["version"]) == ("my-box", 7)
    again = replay(RULES, file)
    assert again.game == record.game
    view = RULES.view(again.game, 0)
    assert (view.pack, view.version) == ("my-box", 7)
    for change in ({**file.pack, "pack": {"id": "my-box", "version": 8}}, None):
        other = read_file(data)
        other.pack = change
        with pytest.raises(Differs):
            replay(RULES, other)
    broken = read_file(data)
    broken.pack = {**file.pack, "missions": []}
    with pytest.raises(BadPack, match="there are 33 in the box"):
        replay(RULES, broken)


@pytest.mark.clause("SD-PACK-12")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "pack is missing"),
        ("[pack", "line 1: this is not TOML"),
        ('[pack]\nid = "x"\nversion = 1\nnickname = "y"\n', "line 4: pack: 'nickname' is not known here"),
        ('[pack]\nid = "x"\nversion = true\n', "line 3: pack.version must be a whole number"),
        ('[pack]\nid = "x\\u0007"\nversion = 1\n', "line 2: pack.id must be a text of 1 to 60 characters"),
        ('boards = 3\n[pack]\nid = "x"\nversion = 1\n', "line 1: boards must be a table, not 3"),
        ("x = " + "[" * 5000, "a line has at most 4000 characters"),
        ("x = [" + "\n[" * 50, "nested at most 12 deep"),
        ("a" + ".a" * 9 + " = 1", "a key with dots has at most 8 parts"),
        ("#" * (LARGEST + 1), "at most 200000 characters"),
        ('game = "worms"\n[pack]\nid = "x"\nversion = 1\n', "line 1: this is a pack for 'worms', not for seadragons"),
    ],
)
def test_a_pack_that_is_no_pack_is_refused_in_one_sentence(text, why):
    with pytest.raises(BadPack, match=why) as error:
        read_pack(text)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 200
