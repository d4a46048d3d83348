"""What an answer would do is told before it is given: what follows, what is lost, what cannot be taken back."""

import pytest

from tests.core.lair import LAIR
from tests.core.test_engine import opened
from tests.games.flamecraft.play import BREAD, CRYSTAL, IRON, PLANT
from tests.games.flamecraft.play import table as flamecraft
from tests.games.worms.table import spot
from tests.games.worms.table import table as worms
from tests.games.wyrmspan.table import table as wyrmspan
from tests.server.live import until
from tests.server.toy import ToyShelf
from wyrmhall.core.engine import SKIP
from wyrmhall.core.text import speaker
from wyrmhall.games.flamecraft import RULES as FLAMECRAFT
from wyrmhall.games.flamecraft.numbers import SETTLED
from wyrmhall.games.worms import RULES as WORMS
from wyrmhall.games.worms.numbers import JUMP, MOVES
from wyrmhall.games.wyrmspan import RULES as WYRMSPAN
from wyrmhall.server.ahead import look_ahead

NAMES = ["Ann", "Bob", ""]
AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "hatchling"}]


def ahead(rules, game, seat=0, words=None):
    found = look_ahead(rules, game, seat, 1, words or speaker("en", rules.name), NAMES)
    return {each.option: each for each in found.options}


def test_an_answer_says_beforehand_that_it_cannot_be_undone():
    game = opened().game
    words = ToyShelf().speaker("en", "lair")
    assert [option for option, each in ahead(LAIR, game, words=words).items() if each.final] == [1]
    assert ahead(LAIR, game, 1, words) == {}  # it is not asked


def test_water_is_named_as_what_it_is_before_a_worm_jumps_into_it():
    made = worms({"2,0": "B1", "-2,0": "R1"}, active="B1")
    water, land = ahead(WORMS, made.game)[MOVES.option(JUMP, spot("4,0"))], ahead(WORMS, made.game)[spot("1,0")]
    assert water.loss == ["Your blue worm 1 drowns."]
    assert "The blue worm 1 sinks on 4,0." in water.then
    assert (land.loss, land.risk) == ([], [])


def test_where_chance_decides_a_loss_is_a_risk():
    made = worms({"1,0": "B1", "0,0": "m", "-2,0": "R1"}, active="B1", flips="D", dice="1")
    mine = ahead(WORMS, made.game)[spot("0,0")]
    assert mine.final
    assert mine.loss == []
    assert [(each.said, each.percent) for each in mine.risk] == [("Your blue worm 1 is wounded.", 50)]
    assert [(each.said, each.percent) for each in mine.odds] == [("BOOM on 0,0", 50)]
    assert mine.then[-1] == "The mine on 0,0 clicks."


def test_an_answer_says_how_many_points_it_brings_at_once_as_the_rules_count_them():
    made = wyrmspan(hand=[104], meat=2, gold=2, crystal=2, milk=2, coins=3)
    made.wake()
    entice = made.option("entice")
    after = made.game.copy()
    after.step(entice, 0)
    now, then = (sum(WYRMSPAN.scores(game)[0].values()) for game in (made.game, after))
    assert ahead(WYRMSPAN, made.game)[entice].gain == then - now != 0


def test_the_reach_of_what_dice_decide_is_told_hex_by_hex_with_its_odds():
    made = worms({"1,0": "B1", "0,0": "m", "-2,0": "R1"}, active="B1")
    marks = {(each.target, each.sign): each.percent for each in ahead(WORMS, made.game)[spot("0,0")].marks}
    assert marks[("hex:0,0", "blast")] == 50
    thrown = {target: n for (target, sign), n in marks.items() if sign == "thrown"}
    downwind = thrown.pop("hex:0,-1")  # the wind and direction 1 are two of eight faces
    assert (downwind, set(thrown.values())) == (12, {6})
    assert len(thrown) == 5


@pytest.mark.clause("WM-ACC-02", "WM-ACC-07", "WM-ACC-08")
def test_before_a_shot_every_hex_says_how_likely_the_dice_let_it_land_there():
    made = worms({"0,0": "B1", "2,0": "R1"}, {0: "bazooka"}, active="B1").stay(2).play("bazooka")
    found = ahead(WORMS, made.game)[spot("2,0")]
    assert [each.said for each in found.odds if each.sign == "aim"] == ["a direct hit on 2,0, with 3 dice"]
    odds = {each.target: each.percent for each in found.marks if each.sign == "aim"}
    one, two = (round(100 * (1 - (1 - faces / 8) ** 3)) for faces in (1, 2))
    assert odds.pop("hex:2,-1") == two  # downwind, and direction 1
    assert set(odds.values()) == {one}
    assert len(odds) == 6


def test_a_shot_that_may_hit_an_own_worm_says_so_however_many_targets_there_are():
    land = [(q, 0) for q in range(-2, 6)]
    made = worms({"0,0": "B1", "5,0": "B2", "-2,0": "R1"}, {0: "bazooka"}, active="B1", land=land)
    found = ahead(WORMS, made.stay(2).play("bazooka").game)
    assert len(found) > 40
    hit = next(risk for risk in found[spot("5,0")].risk if risk.said == "Your blue worm 2 is wounded.")
    assert hit.percent == 12  # one of eight faces of the one die
    assert "Your blue worm 2 is wounded." in [risk.said for risk in found[spot("4,0")].risk]
    assert found[spot("-2,0")].risk == []


@pytest.mark.clause("WM-ACC-07", "WM-ACC-08")
def test_who_chooses_among_dice_risks_only_what_all_of_them_show():
    made = worms({"0,0": "B1", "2,0": "B2", "-2,0": "R1"}, {0: "bazooka"}, active="B1").stay(2).play("bazooka")
    risk = {risk.said: risk.percent for risk in ahead(WORMS, made.game)[spot("2,0")].risk}
    assert risk["Your blue worm 2 is wounded."] == 1  # three dice that all stay: one of 512


def test_wherever_dice_may_let_it_land_every_hex_of_the_map_says_what_may_be_lost():
    land = [(q, r) for q in range(-3, 4) for r in range(-3, 4)]
    things = {"0,0": "B1", "3,0": "B2", "-3,0": "R1"}
    made = worms(things, {0: "concrete-donkey"}, active="B1", land=land).stay(2).play("concrete-donkey")
    found = ahead(WORMS, made.game)
    assert len(found) > 200
    wounds = {
        option: risk.percent
        for option, each in found.items()
        for risk in each.risk
        if risk.said == "Your blue worm 2 is wounded."
    }
    assert set(wounds) == {spot(near) for near in ("3,0", "4,0", "2,0", "3,1", "3,-1", "4,-1", "2,1")}
    assert sorted(wounds.values()) == [12, 12, 12, 12, 12, 12, 25]  # the wind is one more face for the hex behind it


@pytest.mark.clause("WM-BLA-03", "WM-CRA-03")
def test_a_third_crater_under_an_own_worm_is_a_death_like_any_other_before_it_happens():
    made = worms({"0,0": "B1 u u", "-2,0": "R1"}, {0: "dynamite"}, active="B1").stay(2).play("dynamite")
    found = ahead(WORMS, made.game)
    assert found[SKIP].loss == ["Your blue worm 1 drowns."]
    assert not found[spot("1,0")].loss


@pytest.mark.clause("WM-BLA-03", "WM-CRA-03")
def test_a_shot_on_two_craters_risks_the_own_worm_that_stands_there_and_names_the_enemy_that_would_drown():
    land = [(q, 0) for q in range(-2, 10)]
    things = {"0,0": "B1", "5,0": "B2 u u", "8,0": "R1 u u", "-2,0": "R2"}
    found = ahead(WORMS, worms(things, {0: "bazooka"}, active="B1", land=land).stay(2).play("bazooka").game)
    assert ("Your blue worm 2 drowns.", 12) in [(risk.said, risk.percent) for risk in found[spot("5,0")].risk]
    assert ("red worm 1 drowns", 12, "sank") in [(odd.said, odd.percent, odd.sign) for odd in found[spot("8,0")].odds]
    assert ("hex:8,0", "sank") in [(mark.target, mark.sign) for mark in found[spot("8,0")].marks]


@pytest.mark.clause("WM-VRB-52", "WM-CRA-03")
def test_a_crater_at_the_coast_that_drowns_an_own_worm_is_marked_as_such():
    made = worms({"2,0": "B1 u u", "-2,0": "R1"}, active="B1", sudden="rising-water").stay(2)
    found = ahead(WORMS, made.game)
    assert found[spot("2,0")].loss == ["Your blue worm 1 drowns."]
    assert [each.loss for option, each in found.items() if option != spot("2,0")] == [[]] * (len(found) - 1)


def test_a_chain_of_forced_answers_is_told_whole():
    made = wyrmspan(hand=[104], meat=2, gold=2, crystal=2, milk=2, coins=3)
    made.wake()
    enticing = ahead(WYRMSPAN, made.game)[made.option("entice")]
    assert enticing.then == ["Ann pays 1 meat.", "Ann pays 1 gold.", "Ann plays Gliding Taiga Drake (Crimson 1)."]
    assert enticing.final


def test_passing_says_that_the_round_is_over_for_the_player():
    made = wyrmspan(coins=3)
    made.wake()
    found = ahead(WYRMSPAN, made.game).values()
    passing = [each for each in found if each.farewell]
    assert [each.farewell for each in passing] == [["You take no more turns in this round."]]
    assert passing[0].ends
    assert not passing[0].loss


@pytest.mark.clause("WS-TRN-08")
def test_the_last_coin_is_named_as_such():
    last, more = (wyrmspan(coins=n, hand=[104], meat=1, gold=1) for n in (1, 2))
    for made, said in ((last, ["That is your last coin: afterwards you can only pass."]), (more, [])):
        made.wake()
        assert ahead(WYRMSPAN, made.game)[made.option("entice")].warning == said


def test_a_card_in_hand_begins_its_own_move_and_the_others_say_what_they_lack():
    made = wyrmspan(hand=[104, 40], meat=1, gold=1, coins=3)
    made.wake()
    found = look_ahead(WYRMSPAN, made.game, 0, 1, speaker("en", "wyrmspan"), NAMES)
    assert [(start.target, start.option) for start in found.starts] == [("dragon:104", made.option("entice"))]
    assert [(why.target, why.reason) for why in found.refusals] == [("dragon:40", "Missing: 1 gold and 1 crystal.")]


def test_a_dragon_that_an_artisan_would_act_on_begins_its_move_and_a_good_does_not():
    t = flamecraft().at("nunyas-beeswax", BREAD, PLANT).goods(0, meat=1).begin().gather("nunyas-beeswax")
    t.answer("GainAny", BREAD).until("FireUp")
    found = look_ahead(FLAMECRAFT, t.game, 0, 1, speaker("en", "flamecraft"), NAMES)
    begun = {start.target: start.option for start in found.starts}
    assert {"park:0", "deck:artisans"} <= set(begun)  # the bread artisan takes one
    assert set(begun.values()) == {t.fireable[BREAD]}
    assert not any(target.startswith("good") for target in begun)  # the plant artisan gives one away


@pytest.mark.clause("FC-PLC-02")
def test_an_artisan_in_hand_for_whom_there_is_one_slot_begins_to_be_placed_there():
    t = flamecraft().at("sew-cute", BREAD, PLANT).park(IRON).hand(CRYSTAL).begin().gather("sew-cute")
    t.answer("TakeArtisans", 0).until("PlaceStep")
    found = look_ahead(FLAMECRAFT, t.game, 0, 1, speaker("en", "flamecraft"), NAMES)
    only = {f"player:0:hand:{SETTLED[option][1]}": option for option in t.options if option >= 0}
    assert {start.target: start.option for start in found.starts} == only
    assert len(only) == 2


def test_who_plays_against_bots_may_take_back_everything_and_the_game_is_practice_from_then_on(ann, live):
    id = ann.opens("seadragons", seats=AGAINST_A_BOT)
    mine = _my_turn(ann, id)
    assert mine["can_undo"] is False  # nothing to take back yet
    while mine["step"] < 8:
        before = mine
        ann.answers(id, mine["decisions"][0]["options"][0]["option"])
        mine = _my_turn(ann, id)
        look = ann.get(f"/tables/{id}/look")
        assert look["final"] == []
    assert mine["can_undo"]
    assert mine["table"]["practice"] is False
    for _ in range(40):
        state = _my_turn(ann, id)
        if not state["can_undo"] or state["step"] <= before["step"] - 4:
            break
        ann.post(f"/tables/{id}/undo", {"seq": state["seq"]})
    back = ann.state(id)
    assert back["step"] < before["step"]
    assert back["table"]["practice"] is True
    while (state := _my_turn(ann, id))["table"]["status"] != "over":
        ann.answers(id, state["decisions"][0]["options"][0]["option"])
    assert ann.get("/me/statistics")["games"] == []
    assert ann.get(f"/tables/{id}/file")["practice"] is True
    assert live.hall.drop_idle(0) >= 0
    assert ann.state(id)["table"]["practice"] is True


@pytest.mark.whole
def test_by_the_book_also_who_plays_alone_takes_back_only_what_the_rule_allows(ann):
    id = ann.opens("seadragons", seats=AGAINST_A_BOT, by_the_book=True, seed="4")
    finals = 0
    for _ in range(12):
        state = _my_turn(ann, id)
        finals += len(ann.get(f"/tables/{id}/look")["final"])
        ann.answers(id, state["decisions"][0]["options"][0]["option"])
    assert finals
    assert ann.state(id)["table"]["by_the_book"] is True


def test_among_people_the_honest_rule_stays(ann, bob, table):
    ann.answers(table, 0, 0)
    bob.answers(table, 0, 0)
    ann.answers(table, ann.get(f"/tables/{table}/look")["final"][0])
    assert ann.state(table)["can_undo"] is False


def _my_turn(ann, id):
    def asked():
        state = ann.state(id)
        mine = [d for d in state["decisions"] if d["seat"] == state["seat"]]
        return state if mine or state["table"]["status"] == "over" else None

    return until(asked, "my turn")
