"""The 75 cave cards, each laid and used."""

import pytest

from tests.games.wyrmspan.bench import bench
from wyrmhall.games.wyrmspan import RULES

# Numbers, answers, what changes beside the cave card laid. The guild token stands on space 7: a step brings a gold,
# a second one a dragon card. With no face-up cards, cards come from the decks.
GAINS = [
    ((5, 6), ("milk",), {"milk": 1, "eggs": 1}),
    ((7,), ("milk",), {"C": 1, "milk": 1}),
    ((8, 9), (), {"C": 1, "steps": 1, "gold": 1}),
    ((10, 11), (), {"C": 1, "eggs": 2}),
    ((12, 13, 14), (), {"coins": 1}),
    ((15,), (), {"crystal": 1, "D": 1}),
    ((16,), (), {"crystal": 2}),
    ((17,), (), {"crystal": 1, "milk": 1}),
    ((18, 19), (), {"crystal": 1, "eggs": 1}),
    ((20, 21), (), {"D": 2}),
    ((22, 23, 24), (), {"D": 1, "steps": 1, "gold": 1}),
    ((25, 26), (), {"D": 1, "eggs": 1}),
    ((29, 30, 31), (), {"steps": 1, "gold": 1, "eggs": 1}),
    ((32,), (), {"gold": 1, "D": 1}),
    ((33,), (), {"gold": 1, "crystal": 1}),
    ((34,), (), {"gold": 2}),
    ((35,), (), {"gold": 1, "milk": 1}),
    ((36, 37), (), {"gold": 1, "eggs": 1}),
    ((38, 39), (), {"meat": 1, "D": 1}),
    ((40, 41), (), {"meat": 1, "crystal": 1}),
    ((42, 43), (), {"meat": 1, "gold": 1}),
    ((44, 45), (), {"meat": 2}),
    ((46,), (), {"meat": 1, "milk": 1}),
    ((47, 48), (), {"meat": 1, "eggs": 1}),
    ((49,), (), {"milk": 2}),
]


@pytest.mark.clause("WS-EXC-16", "WS-VRB-16", "WS-COM-29")
@pytest.mark.parametrize(("cave", "answers", "change"), [(n, *row[1:]) for row in GAINS for n in row[0]])
def test_a_cave_card_gives_what_it_shows_when_it_is_laid(cave, answers, change):
    bench(steps=7).dig(cave).pick(*answers).gives(caves=1, **change)


@pytest.mark.clause("WS-VRB-05", "WS-EGG-05")
@pytest.mark.parametrize("cave", [55, 56, 57])
def test_three_eggs_are_laid_anywhere(cave):
    table = bench(dragons={"G1": 43}).dig(cave).asks("G1", "mat").pick("G1", "mat", "G1").gives(caves=1, eggs=3)
    assert (table.seen("G1"), table.seen("mat")) == ({"eggs": 2}, {"eggs": 1})
    bench().dig(cave).gives(caves=1, eggs=2)  # the two nests of the mat, and no third


@pytest.mark.clause("WS-SPC-25", "WS-SPC-26", "WS-SPC-21", "WS-SPC-31")
@pytest.mark.parametrize("cave", [1])
def test_a_once_per_round_ability_is_used_besides_its_use_at_the_end_of_the_round(cave):
    where = {"C1": 139, "G1": 63, "A1": 43, "A2": 60}
    table = bench(dragons=where, hand=[71]).dig(cave, "golden").asks("C1", "G1", "skip").pick("C1")
    table.gives(caves=1, eggs=1)
    assert table.seen("C1") == {"eggs": 1}
    assert not table.game.players[0].used
    bench(dragons={"A1": 43}).dig(cave, "golden").gives(caves=1)


@pytest.mark.clause("WS-SPC-25", "WS-ABL-02", "WS-SPC-23")
@pytest.mark.parametrize("cave", [2])
def test_a_when_played_ability_is_used_again_with_its_part_for_opponents(cave):
    where = {"C1": 85, "G1": 60, "A1": 43, "A2": 139}
    table = bench(dragons=where).dig(cave, "golden").asks("C1", "G1", "skip").pick("C1")
    table.gives(caves=1, crystal=2).gives(seat=1, crystal=1)
    bench(dragons={"C1": 157}).dig(cave, "golden").gives(caves=1)  # its swap needs a second dragon
    assert bench(dragons={"C1": 157, "A1": 43}).dig(cave, "golden").offers("C1")


@pytest.mark.clause("WS-CRD-72", "WS-CAC-02", "WS-CAC-12")
@pytest.mark.parametrize("cave", [3, 4])
def test_two_resources_of_the_general_supply_are_cached_on_any_dragons(cave):
    table = bench(dragons={"C1": 43, "G1": 45}).dig(cave).asks("meat", "gold", "crystal", "milk").pick("milk", "C1")
    table.pick("gold", "G1").gives(caves=1, cached=2)
    assert (table.seen("C1"), table.seen("G1")) == ({"milk": 1}, {"gold": 1})
    bench(gold=2).dig(cave).gives(caves=1)


@pytest.mark.clause("WS-CRD-74")
@pytest.mark.parametrize("cave", [27, 28])
def test_the_owner_makes_two_steps_and_each_opponent_one(cave):
    table = bench(3, steps=7, others={1: {"steps": 1}, 2: {"steps": 9}}).dig(cave)
    table.gives(caves=1, steps=2, gold=1, D=1).gives(seat=1, steps=1, meat=1).gives(seat=2, steps=1, coins=1)
    asked = bench(2, {"ask_everything": True}, steps=7).dig(cave).pick("skip").asks("yes", "skip", seat=1).pick("yes")
    asked.pick("mat").gives(caves=1).gives(seat=1, steps=1, eggs=1)


@pytest.mark.clause("WS-CRD-30", "WS-CRD-31", "WS-EDN-06", "WS-VRB-18", "WS-DEC-26")
@pytest.mark.parametrize("cave", [50, 51])
def test_two_different_ones_of_four_benefits_and_one_for_each_opponent(cave):
    table = bench(2, steps=7, others={1: {"steps": 7}}).dig(cave)
    table.asks("part 1", "part 2", "part 3", "part 4")  # dragon card, step, cave card, resource
    table.pick("part 2").asks("part 1", "part 2", "part 3").pick("part 2")
    table.asks("part 1", "part 2", "part 3", "part 4", seat=1).pick("part 2")
    table.gives(caves=1, steps=1, gold=1, C=1).gives(seat=1, steps=1, gold=1)
    other = bench(2).dig(cave).pick("part 1", "part 3", "milk", "part 4", "gold")
    other.gives(caves=1, D=1, milk=1).gives(seat=1, gold=1)


@pytest.mark.clause("WS-FRE-05", "WS-FRE-06", "WS-CRD-75", "WS-CRD-76", "WS-DEC-13", "WS-VRB-09")
@pytest.mark.parametrize("cave", [52, 53, 54])
def test_a_dragon_from_hand_is_played_at_once_for_an_egg_or_a_resource_less(cave):
    # #38 costs a meat and three crystals, #20 an egg and a milk; both like Amethyst. #50 is face up and stays there.
    layout = {"hand": [38, 20], "display": (50, 0, 0)}
    table = bench(**layout, crystal=3).dig(cave).asks(20, 38, "skip").pick(38, "in amethyst")
    table.gives(caves=1, D=-1, dragons=1, crystal=-3, coins=2)  # the meat is waived; no coin is paid
    egg = bench(**layout, milk=1).dig(cave).pick(20).gives(caves=1, D=-1, dragons=1, milk=-1)
    assert egg.game.players[0].dragons[8] == 20
    milk = bench(**layout, eggs={"mat": 1}).dig(cave).pick(20).gives(caves=1, D=-1, dragons=1, eggs=-1)
    assert milk.game.players[0].dragons[8] == 20
    choice = bench(hand=[38], meat=1, crystal=3).dig(cave).pick(38, "in amethyst").asks("meat", "crystal")
    choice.pick("crystal").gives(caves=1, D=-1, dragons=1, meat=-1, crystal=-2, coins=2)
    bench(**layout, crystal=3).dig(cave).pick("skip").gives(caves=1)
    bench(**layout, crystal=1).dig(cave).asks("skip").pick("skip").gives(caves=1)  # others do not learn why


@pytest.mark.clause("WS-FRE-06", "WS-FRE-07")
@pytest.mark.parametrize("cave", [52, 53, 54])
def test_the_discount_never_takes_a_coin_away(cave):
    # #46 costs a coin and nothing else, #98 nothing at all.
    bench(hand=[46]).dig(cave).asks("skip").pick("skip").gives(caves=1)
    bench(hand=[46], coins=1).dig(cave).pick(46, "in golden").gives(caves=1, D=-1, dragons=1, coins=-1)
    bench(hand=[98]).dig(cave).pick(98, "in golden").gives(caves=1, D=-1, dragons=1)


EXCHANGES = [
    (58, {"gold": 1, "milk": 1}, ("gold",), {"gold": -1, "milk": -1}),
    (60, {"pit": [20, 34]}, ("cave 20",), {"C": -2}),
    (62, {"hand": [71, 72]}, (71,), {"D": -2}),
    (64, {"eggs": {"mat": 2}}, ("egg mat",), {"eggs": -2}),
]


@pytest.mark.clause("WS-CRD-77", "WS-CRD-80", "WS-EXC-37", "WS-VRB-10")
@pytest.mark.parametrize(("cave", "given", "pays", "paid"), EXCHANGES)
def test_two_things_buy_the_top_cave_card_which_is_laid_at_once(cave, given, pays, paid):
    table = bench(cave_deck=[cave, 44], cave_display=(12, 13, 14), **given).dig(cave).pick(*pays)
    table.asks("in crimson", "in golden", "in amethyst").pick("in crimson")  # no skip: the card must be laid
    table.gives(caves=2, meat=2, **paid)
    assert table.game.players[0].caves[1:3] == [cave, 44]
    bench(**given).dig(cave).pick("skip").gives(caves=1)


@pytest.mark.clause("WS-CRD-78", "WS-EXC-37", "WS-VRB-10")
@pytest.mark.parametrize(("cave", "given", "pays", "paid"), [(row[0] + 1, *row[1:]) for row in EXCHANGES])
def test_two_things_buy_a_face_up_cave_card_which_is_laid_at_once(cave, given, pays, paid):
    table = bench(cave_display=(12, 0, 44), **given).dig(cave).pick(*pays).asks("cave-slot 1", "cave-slot 3", "skip")
    table.pick("cave-slot 3", "in crimson").gives(caves=2, meat=2, **paid)
    assert table.game.players[0].caves[1:3] == [cave, 44]
    bench(**given).dig(cave).gives(caves=1)  # nothing lies face up


@pytest.mark.clause("WS-CRD-79", "WS-GEN-43")
@pytest.mark.parametrize("cave", [58, 59])
def test_no_payment_is_offered_when_no_space_is_left_to_excavate(cave):
    dug = {"C2": 34, "C3": 35, "G2": 5, "G3": 6, "G4": 7, "A2": 8, "A3": 9, "A4": 10}
    layout = {"caves": dug, "gold": 2, "eggs": {"mat": 2}, "cave_display": (12, 13, 14)}
    table = bench(**layout).dig(cave)
    table.gives(caves=1, eggs=-2)  # the eggs of the fourth column; two resources are too few for the completion bonus
    paying = bench(options={"pay_for_nothing": True}, **layout).dig(cave)
    assert paying.offers("gold")


@pytest.mark.clause("WS-SPC-14", "WS-VRB-11")
@pytest.mark.parametrize("cave", [66])
def test_two_own_dragons_are_swapped(cave):
    table = bench(dragons={"C1": 43, "G1": 45, "A1": 50}).dig(cave).asks("C1", "G1", "A1", "skip").pick("C1", "A1")
    table.gives(caves=1)
    assert table.game.players[0].dragons[0::4] == [50, 45, 43]
    bench(dragons={"C1": 43}).dig(cave).gives(caves=1)


@pytest.mark.clause("WS-CRD-81", "WS-TUC-18")
@pytest.mark.parametrize("cave", [67, 68])
def test_two_cards_of_the_deck_are_tucked_under_one_or_two_own_dragons(cave):
    table = bench(dragons={"C1": 43, "G1": 45}, hand=[71]).dig(cave).pick("C1", "G1").gives(caves=1, tucked=2)
    assert (table.seen("C1"), table.seen("G1")) == ({"tucked": 1}, {"tucked": 1})
    same = bench(dragons={"C1": 43, "G1": 45}).dig(cave).pick("G1", "G1").gives(caves=1, tucked=2)
    assert same.seen("G1") == {"tucked": 2}
    bench(hand=[71]).dig(cave).gives(caves=1)


# Number, what each player has, the things paid one after another, what three payments of the owner change, and what
# the one payment of the opponent changes. The tokens stand on space 7 (8 gold, 9 dragon card, 10 coin).
THREE_STEPS = {"steps": 3, "gold": 1, "D": 1, "coins": 1}
STEP = {"steps": 1, "gold": 1}
REPEATED = [
    (69, {"milk": 4}, ("milk",), {"milk": -3, **THREE_STEPS}, {"milk": -1, **STEP}),
    (70, {"milk": 4}, ("milk",), {"milk": -3, "eggs": 6}, {"milk": -1, "eggs": 2}),
    (71, {"pit": [34, 36, 44, 49]}, ("cave 34", "cave 36", "cave 44"), {"C": -3, **THREE_STEPS}, {"C": -1, **STEP}),
    (72, {"hand": [71, 72, 73, 74]}, (71, 72, 73), {**THREE_STEPS, "D": -2}, {"D": -1, **STEP}),
    (73, {"hand": [71, 72, 73, 74]}, (71, 72, 73), {"D": -3, "eggs": 6}, {"D": -1, "eggs": 2}),
    (74, {"eggs": {"G1": 4}}, ("egg G1",), {"eggs": -3, "milk": 6}, {"eggs": -1, "milk": 2}),
    (75, {"eggs": {"G1": 4}}, ("egg G1",), {"eggs": -3, **THREE_STEPS}, {"eggs": -1, **STEP}),
]
HIS = {"pit": [20], "hand": [81], "eggs": {"G1": 1}, "milk": 1}


def answer(table, seat: int, *words) -> None:
    """Take the first of these words that is offered, as long as this seat is asked."""
    while table.game.pending and table.game.decision.seat == seat:
        table.pick(next(word for word in words if table.offers(word)))


@pytest.mark.clause("WS-CRD-82", "WS-CRD-83", "WS-GEN-33", "WS-VRB-19", "WS-VRB-22", "WS-DEC-28")
@pytest.mark.parametrize(("cave", "given", "pays", "change", "his"), REPEATED)
def test_the_owner_exchanges_up_to_three_times_and_then_each_opponent_once(cave, given, pays, change, his):
    mine, theirs = {"G1": 45, "A1": 43}, {"G1": 55, "A1": 54}
    table = bench(2, dragons=mine, steps=7, others={1: {"dragons": theirs, "steps": 7, **HIS}}, **given).dig(cave)
    answer(table, 0, *pays, "milk", "G1", "A1")
    assert table.game.decision.seat == 1
    answer(table, 1, "cave 20" if cave == 71 else 81 if cave in (72, 73) else "milk", "egg G1", "G1")
    table.gives(caves=1, **change).gives(seat=1, **his)


@pytest.mark.clause("WS-CRD-82", "WS-GEN-28")
@pytest.mark.parametrize(("cave", "given"), [row[:2] for row in REPEATED])
def test_owner_and_opponent_may_leave_such_an_exchange_alone(cave, given):
    layout = {"dragons": {"G1": 45}, "steps": 7, "others": {1: {"dragons": {"G1": 55}, "steps": 7, **HIS}}}
    table = bench(2, **layout, **given).dig(cave).pick("skip")
    assert table.game.decision.seat == 1
    table.pick("skip").gives(caves=1).gives(seat=1)


@pytest.mark.clause("AU-DIG-06", "AU-GEN-07")
@pytest.mark.parametrize(("cave", "given"), [row[:2] for row in REPEATED])
def test_in_solo_play_no_exchange_is_offered_to_the_automa(cave, given):
    table = bench(1, dragons={"G1": 45}, steps=7, **given)
    automa = table.game.automa.copy()
    table.dig(cave).pick("skip").gives(caves=1)
    assert table.game.automa == automa


@pytest.mark.clause("WS-TRN-18", "WS-EXC-07", "WS-EXC-08")
@pytest.mark.parametrize(("dug", "eggs"), [({}, 0), ({"C2": 20}, 1), ({"C2": 20, "C3": 21}, 2)])
def test_coin_and_eggs_of_an_excavation_lie_on_its_place_until_the_round_ends(dug, eggs):
    table = bench(caves=dug, eggs={"mat": 2}).dig(34).gives(caves=1, gold=2, **({"eggs": -eggs} if eggs else {}))
    seen = RULES.view(table.game, 0).players[0]
    assert (seen.spent_coins, seen.spent_eggs) == ([1, 0, 0, 0, 0], [eggs, 0, 0, 0, 0])
