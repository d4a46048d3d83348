"""A turn as the others see it: nothing of it depends on cards that they do not know."""

import random

import msgspec
import pytest

from tests.games.flamecraft.play import BREAD, CRYSTAL, FANCY, IRON, MEAT, SHOP, SKIP, Table, table
from wyrmhall import laws
from wyrmhall.core.record import asks_quietly
from wyrmhall.core.shown import shown
from wyrmhall.core.text import speaker
from wyrmhall.games.flamecraft import RULES

WORDS = speaker("en", "flamecraft")
GOES_ON = "Their turn goes on."
END_OF_TURN = ("ReturnArtisan", "PeterMoment", "FinalTalisman")


def prompts(t: Table, seat: int) -> list[tuple[int, str]]:
    return [(d.seat, d.prompt) for d in shown(t.game, seat, WORDS)]


@pytest.mark.clause("FC-INF-19", "FC-INF-01")
def test_the_others_do_not_see_whether_a_player_is_asked_to_place_or_to_fire_up():
    holds = table().hand(BREAD).begin().gather("critical-rolls")
    lacks = table().hand(CRYSTAL).begin().gather("critical-rolls")
    assert (holds.asked, lacks.asked) == ("PlaceStep", "FireUp")
    for seat in (-1, 1, 2):
        assert prompts(holds, seat) == prompts(lacks, seat) == [(0, GOES_ON)]
    assert prompts(holds, 0) == [(0, "Place an artisan here?")]


@pytest.mark.clause("FC-INF-19", "FC-INF-02")
def test_the_others_do_not_see_that_a_sun_dragon_could_be_revealed():
    holds = table().fancy("sunlight").goods(0, crystal=3).at("critical-rolls", None).begin().gather("critical-rolls")
    assert holds.asked == "AbilityStep"
    assert prompts(holds, 1) == [(0, GOES_ON)]
    assert prompts(holds, 0) == [(0, "Anything else before the turn ends?")]


@pytest.mark.clause("FC-INF-19", "FC-INF-04")
def test_which_shop_a_player_visits_is_asked_in_the_open():
    t = table().fancy("sunlight").goods(0, crystal=3).begin()
    assert prompts(t, 1) == [(0, "Which shop do you visit?")]


def secretly(t: Table, effect: str) -> bool:
    """Whether the others are sent nothing while this is asked, as if nobody had been asked."""
    assert t.asked == effect
    return asks_quietly(t.game)


@pytest.mark.clause("FC-INF-19", "FC-INF-01")
def test_a_step_that_hangs_on_hidden_cards_is_asked_in_secret_and_what_all_can_see_is_not():
    t = table().hand(BREAD).row("impanadas").goods(0, plant=1, crystal=1).begin()
    assert not secretly(t, "Visit")
    assert not secretly(t.visit("critical-rolls"), "Action")
    assert secretly(t.pick(0), "PlaceStep")
    assert secretly(t.skip(), "FireUp")
    t = table().at("eternal-flame", CRYSTAL, IRON).begin().gather("eternal-flame").answer("GainAny", 0)
    assert secretly(t.skip(), "AbilityStep")
    assert not secretly(t.ability(), "FireUp")  # an ability that is used fires up one of them


@pytest.mark.clause("FC-INF-19", "FC-INF-01", "FC-CPN-20", "FC-CPN-22")
def test_whether_a_companion_can_follow_up_is_asked_in_secret():
    erick = table(companions=True).companion("erick").at("drake-of-cakes", None).goods(0, bread=5).park(BREAD, MEAT)
    erick.begin().gather("drake-of-cakes").ability().answer("TakeArtisans", 0)
    assert secretly(erick, "ErickMoment")
    manny = table(companions=True).companion("manny").hand(IRON, MEAT).begin().gather("draco-bell").skip().fire(MEAT)
    manny.answer("Place", IRON).answer("PlaceOn", SHOP["draco-bell"] * 3 + 1)
    assert secretly(manny, "MannyMoment")


@pytest.mark.clause("FC-INF-19", "FC-INF-01")
def test_after_meat_was_fired_up_even_the_only_artisan_that_fits_is_asked_for():
    for hand in ([IRON], [IRON, BREAD]):
        t = table().at("draco-bell", MEAT).hand(*hand).begin().gather("draco-bell").fire(MEAT)
        assert (t.asked, t.options) == ("Place", tuple(sorted(hand)))
        assert prompts(t, 1) == [(0, GOES_ON)]


@pytest.mark.clause("FC-INF-19", "FC-DEC-29", "FC-FDC-34")
def test_the_owner_of_talisman_is_asked_quietly_and_the_last_turn_cannot_be_taken_back_by_then():
    t = table(2).fancy("talisman", "todd", seat=1).begin().gather("critical-rolls")
    t.game.triggered, t.game.final = True, 0
    t.answer("FireUp", SKIP)
    before = t.game.knowledge
    t.answer("Pause", SKIP)
    assert (t.asked, t.who) == ("FinalTalisman", 1)
    assert t.game.knowledge != before
    assert prompts(t, 0) == prompts(t, -1) == []
    assert FANCY["talisman"] not in t.player(1, by=0).fancy
    before = t.game.knowledge
    t.answer("FinalTalisman", SKIP)
    assert t.game.over
    assert t.game.knowledge != before  # all moon dragons are open: nobody takes that back


@pytest.mark.clause("FC-INF-02", "FC-FDC-34")
def test_in_an_imagined_world_talisman_is_asked_of_a_seat_that_holds_it():
    t = table(2).fancy("talisman", "todd", "buddy", seat=1).begin().gather("critical-rolls").end_game()
    assert (t.asked, t.who) == ("FinalTalisman", 1)
    played = 0
    for seed in range(40):
        world = t.game.imagine(0, seed)
        if world.decision.options:
            assert FANCY["talisman"] in world.players[1].fancy
            world.step(world.decision.options[0])
            played += 1
    assert played > 0


@pytest.mark.clause("FC-INF-13")
def test_who_saw_all_moon_dragons_revealed_imagines_sun_dragons_in_the_hands():
    t = table(2).fancy("frazzle", "matches", seat=1).begin().gather("critical-rolls").end_game()
    assert t.see().ended
    assert t.player(1, by=0).fancy == [-1, -1]
    hands = [t.game.imagine(0, seed).players[1].fancy for seed in range(30)]
    assert all(max(hand) < 18 for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 10


@pytest.mark.clause("FC-INF-11", "FC-END-06")
def test_a_card_from_under_the_deck_that_is_revealed_in_the_park_cannot_be_taken_back():
    for players, shown_twice in ((2, 2), (1, 0)):  # as it leaves the hand, and as it comes to the Park
        t = table(players).park(IRON, IRON, IRON, IRON).deck(0).hand(*[BREAD] * 3, *[MEAT] * 4)
        t.row("creme-brulee", "elfspresso", "willow-wisp", "hobbichino", "heart-of-flame").spells(0).begin()
        t.gather("draco-bell").until("ReturnArtisan")
        t.game.players[0].colour = MEAT
        if players == 1:
            t.game.final = 0  # no artisan settles any more
        before = t.game.counts[:], t.game.reveals
        t.pick(MEAT)
        assert sorted(t.park_kinds()) == [MEAT, IRON, IRON, IRON, IRON]
        assert t.game.counts == before[0]
        assert t.game.reveals == before[1] + shown_twice


@pytest.mark.clause("FC-SOL-07", "FC-INF-10")
def test_who_plays_alone_can_take_back_whatever_showed_them_nothing_new():
    t = table(1).hand(BREAD).fancy("buttercup").goods(0, bread=7).begin().gather("critical-rolls")
    before = t.game.knowledge
    t.place(BREAD, 2)
    assert t.slots("critical-rolls") == [BREAD, BREAD, None]
    t.use("buttercup")
    assert t.scored_keys() == ["buttercup"]
    assert t.game.knowledge == before
    several = table(2).hand(BREAD).begin().gather("critical-rolls")
    before = several.game.knowledge
    assert several.place(BREAD, 2).game.knowledge != before
    t.leaves("Pay")


def declined(game, viewer: int, shop: int) -> list[bytes]:
    """All that a viewer is shown while a turn is played at that shop in which whatever may be declined is declined."""
    world, turn, found = game.copy(), game.turns, []
    world.step(shop)
    while not world.over and world.turns == turn and type(world.decision.effect).__name__ not in END_OF_TURN:
        now = msgspec.json.encode([RULES.view(world, viewer), shown(world, viewer, WORDS)])
        if not found or found[-1] != now:
            found.append(now)
        options = world.decision.options
        world.step(SKIP if SKIP in options else options[0])
    return found


def redealt(game, viewer: int, seed: int):
    """The same table with other cards where the viewer cannot see them, but with the luck that it had."""
    world = game.copy()
    world.counts = [seed] * len(world.counts)
    world.redeal(viewer)
    world.counts = game.counts[:]
    return world


@pytest.mark.clause("FC-INF-01", "FC-INF-02", "FC-INF-19", "FC-INF-20")
@pytest.mark.parametrize("last_word", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_a_turn_in_which_all_is_declined_looks_the_same_whatever_is_in_the_hand(seed, last_word):
    setup = RULES.setup(3, {"last_word": last_word})
    pick, compared = random.Random(seed), 0
    for record in laws.random_game(RULES, setup, seed):
        game = record.game
        if game.over or type(game.decision.effect).__name__ != "Visit" or pick.random() < 0.5:
            continue
        shop = pick.choice(game.decision.options)
        viewer = (game.decision.seat + 1) % 3
        real, other = declined(game, viewer, shop), declined(redealt(game, viewer, compared), viewer, shop)
        shorter = min(len(real), len(other))
        assert real[:shorter] == other[:shorter]
        if last_word:  # not even the end of the turn comes sooner or later
            assert len(real) == len(other)
        compared += 1
    assert compared > 10


@pytest.mark.clause("FC-INF-19")
@pytest.mark.parametrize("players", [2, 4])
def test_whatever_is_asked_from_the_visit_to_the_end_of_the_turn_the_others_read_the_same(players):
    setup = RULES.setup(players, {"companions": True})
    asked = set()
    for record in laws.random_game(RULES, setup, players):
        game = record.game
        for decision in game.unanswered:
            if decision.seat == game.active and game.visited >= 0:
                asked.add(type(decision.effect).__name__)
                for seat in {-1, *range(players)} - {decision.seat}:
                    assert [(d.seat, d.prompt) for d in shown(game, seat, WORDS)] == [(decision.seat, GOES_ON)]
    assert {"PlaceStep", "FireUp", "AbilityStep"} <= asked


@pytest.mark.clause("FC-SHW-49", "FC-INF-10")
def test_using_sew_cute_shows_the_kind_drawn_and_cannot_be_taken_back():
    t = table().open("sew-cute").begin().gather("sew-cute").answer("TakeArtisans", 5).until("AbilityStep")
    before = t.game.knowledge
    t.ability()
    assert t.game.knowledge != before


@pytest.mark.clause("FC-INF-18", "FC-FDC-09", "FC-SHG-64")
def test_an_artisan_of_a_hand_is_shown_also_where_pocus_takes_the_place_of_its_ability():
    t = table().at("touch-o-glass", CRYSTAL).fancy("pocus").hand(BREAD).begin().gather("touch-o-glass").until("FireUp")
    t.use("pocus").skip().ability()
    card = t.game.players[0].hand[0]
    before = t.game.knowledge
    assert t.player(0, by=1).hand == [-1]
    t.only("FireInHand")
    assert t.player(0, by=1).hand == [card]
    assert t.game.knowledge != before
    imagined = t.game.imagine(1, 0)
    assert imagined.players[0].hand == [card]  # of which the next question is
    t.answer("FireNewcomer", 200).answer("May", 1).answer("GiveTo", 1)
    assert t.player(1, by=2).hand == [card]
    assert SHOP["touch-o-glass"] == t.player().token
