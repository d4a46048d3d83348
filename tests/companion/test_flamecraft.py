"""Flamecraft's solo evening: achievements over games, the last turn, and what a person can say too late or wrongly."""

import pytest

from wyrmhall.companion.flamecraft import BEFORE, FIRST_SLOT, NONE_LEFT, NOWHERE, ONE_MORE, RAN_OUT
from wyrmhall.companion.pages import Page, TownPicture
from wyrmhall.companion.rooms import page_of
from wyrmhall.companion.session import BadSession, Session
from wyrmhall.games.flamecraft.numbers import BREAD, IRON

SEED = "fedcba9876543210" * 2


def after(*answers: int, unlocked: int = 0) -> Page:
    """The page after these answers, with the set-up done and iron as the own colour."""
    return page_of("flamecraft", Session(SEED, (unlocked, IRON, 0, *answers)).text())


def ids(page: Page) -> list[str]:
    return [step.text.id for step in page.steps]


@pytest.mark.clause("FC-SOL-11", "FC-SOL-17")
def test_the_first_slot_clockwise_from_the_park_takes_the_artisan_and_its_token_follows():
    page = after(NOWHERE, BREAD)
    settle = page.steps[ids(page).index("cp-fc-settle")]
    assert settle.text.args["shop"].id == "shop-critical-rolls"
    assert settle.text.args["slot"] == 2
    assert settle.picture == TownPicture(0, 2)
    assert "cp-fc-token" in ids(page)
    assert page.facts[0].n == 1


@pytest.mark.clause("FC-SOL-19")
def test_the_own_token_never_moves():
    assert "cp-fc-token" not in ids(after(NOWHERE, IRON))


@pytest.mark.clause("FC-SOL-11")
def test_where_the_person_has_placed_an_artisan_no_other_goes():
    first = after(FIRST_SLOT, BREAD)
    assert first.steps[ids(first).index("cp-fc-settle")].picture != TownPicture(0, 2)
    late = after(NOWHERE, ONE_MORE, FIRST_SLOT, BREAD)
    assert ids(late) == ids(first)
    assert late.steps[-1] == first.steps[-1]


@pytest.mark.clause("FC-SOL-33", "FC-SOL-34")
def test_after_a_deck_has_run_out_there_is_one_turn_more_and_nobody_else_moves():
    page = after(NOWHERE, NONE_LEFT, RAN_OUT, BEFORE)
    assert page.title.id == "cp-fc-title-last-turn"
    assert RAN_OUT not in [choice.value for choice in page.question.choices]
    page = after(NOWHERE, NONE_LEFT, RAN_OUT, BEFORE, NOWHERE)
    assert page.question.text.id == "cp-fc-ask-rep"
    assert "cp-fc-settle" not in ids(page)


@pytest.mark.clause("FC-ACH-01", "FC-ACH-03", "FC-ACH-05", "FC-ACH-07", "FC-SOL-39")
def test_what_an_evening_unlocks_changes_the_decks_of_the_next():
    end = (NOWHERE, NONE_LEFT, RAN_OUT, BEFORE, NOWHERE, 70, 5, 0)
    asked = after(*end)
    assert ids(asked) == ["cp-fc-earned"]
    offered = [choice.value for choice in asked.question.choices]
    assert 0 not in offered, "twelve shops are not in Town, which the companion sees"
    assert 4 not in offered, "nine coins were not turned in"
    done = after(*end, 5)  # half a dozen
    assert done.question is None
    assert done.keeps == 1 << 5
    assert ids(done)[-1] == "cp-fc-unlocked"
    assert done.verdict.id == "cp-fc-earned"  # which is kept with the evening
    shops = [[shop.id for shop in page_of("flamecraft", Session(SEED, (mask, IRON)).text()).steps[1].text.args["shops"]]
             for mask in (0, done.keeps)]  # fmt: skip
    assert "shop-drake-of-cakes" in shops[0]
    assert "shop-la-petite-dragonne" in shops[1]
    assert "shop-drake-of-cakes" not in shops[1]


@pytest.mark.clause("FC-SOL-38", "FC-ACH-02")
def test_a_shopkeeper_unlocks_nothing_and_keeps_what_was_unlocked():
    page = after(NOWHERE, NONE_LEFT, RAN_OUT, BEFORE, NOWHERE, 70, 4, 0, unlocked=3)
    assert page.question is None
    assert page.keeps == 3


@pytest.mark.clause("FC-SOL-20", "FC-SOL-25")
def test_where_an_enchantment_of_the_kind_may_go_is_told_and_nothing_is_asked():
    page = after(NOWHERE, BREAD)
    cast = page.steps[ids(page).index("cp-fc-cast")]
    assert cast.text.args["good"].id == "bread"
    assert [shop.id for shop in cast.text.args["shops"]] == ["shop-critical-rolls"]
    assert ids(page)[-1] == "cp-fc-row"
    assert page.question.text.id == "cp-fc-your-turn"


@pytest.mark.parametrize("answers", [(77,), (NOWHERE, 99), (NOWHERE, BREAD, 55)])
def test_what_was_not_offered_is_refused(answers):
    with pytest.raises(BadSession):
        after(*answers)
