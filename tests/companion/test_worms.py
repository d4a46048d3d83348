"""Worms at a real table: eight steps, chance that can be checked, drop cards, and who lives."""

from hashlib import blake2b, sha256

import pytest

from wyrmhall.companion.pages import Page
from wyrmhall.companion.rooms import page_of
from wyrmhall.companion.session import Session
from wyrmhall.companion.worms import ALL_OUT, DEALT, ENDLESS, FLIP, LOST, NEXT, ROLL, TIMED, WIND
from wyrmhall.games.worms.cards import BOX
from wyrmhall.games.worms.dice import FACES
from wyrmhall.games.worms.numbers import DIE
from wyrmhall.games.worms.numbers import FLIP as FLIPS

SEED = "00112233445566778899aabbccddeeff"
BLUE, RED, YELLOW, GREEN, PURPLE, GREY = range(1, 7)


def after(*answers: int, teams: tuple[int, ...] = (RED, BLUE), agreed: tuple[int, ...] = ()) -> Page:
    """The page after these answers, with the set-up done."""
    flags = sum(1 << i for i in agreed)
    return page_of("worms", Session(SEED, (len(teams), *teams, flags, 0, *answers)).text())


def ids(page: Page) -> list[str]:
    return [step.text.id for step in page.steps]


def lines(page: Page, id: str) -> list[dict]:
    return [line.text.args for line in page.log if line.text.id == id]


def drawn(stream: int, count: int, n: int) -> int:
    """The rule by which anybody can check a draw: a keyed hash of the seed, the stream and the number of the draw."""
    place = stream.to_bytes(4, "little") + count.to_bytes(8, "little")
    key = bytes.fromhex(SEED)
    return int.from_bytes(blake2b(place, digest_size=8, key=key).digest(), "little") * n >> 64


@pytest.mark.clause("WM-TRN-01", "WM-SET-27", "WM-SET-28")
def test_a_turn_is_told_in_its_eight_steps_and_the_lowest_team_begins():
    page = after()
    assert page.title.args["team"].args == {"colour": "blue"}
    assert ids(page)[-5:] == [f"cp-wm-step-{n}" for n in range(1, 6)]
    page = after(NEXT)
    assert ids(page) == ["cp-wm-step-6", "cp-wm-step-7"]
    page = after(NEXT, NEXT)
    assert page.title.args["team"].args == {"colour": "red"}
    assert "cp-wm-turn-of" in ids(page)


@pytest.mark.clause("WM-DIE-07", "WM-DIE-01", "WM-DIE-03")
def test_chance_is_sealed_before_the_first_roll_and_can_be_checked_afterwards():
    first = page_of("worms", Session(SEED, (2, RED, BLUE, 0)).text())
    assert first.steps[0].text.args == {"seal": sha256(SEED.encode()).hexdigest()}
    page = after(*[ROLL] * 12, *[FLIP] * 12, NEXT)
    faces = [args["face"] for args in lines(page, "cp-wm-rolled")]
    assert faces == [FACES[BOX.faces[drawn(DIE, k, 8)]] for k in range(len(faces))]
    assert len(faces) >= 13, "the wind was rolled for before"
    flips = [line.text.id for line in page.log if line.text.id.startswith("cp-wm-flipped")]
    assert flips == [f"cp-wm-flipped-{('safe', 'danger')[drawn(FLIPS, k, 2)]}" for k in range(12)]
    assert set(flips) == {"cp-wm-flipped-safe", "cp-wm-flipped-danger"}


@pytest.mark.clause("WM-DIR-04", "WM-DIR-05", "WM-DIR-03")
def test_the_wind_turns_to_the_number_rolled_and_stays_otherwise():
    wind = [fact.n for fact in after().facts if fact.text.id == "cp-wm-fact-wind"]
    for n in range(1, 12):
        page = after(*[WIND] * n)
        face = lines(page, "cp-wm-rolled")[-1]["face"]
        (now,) = [fact.n for fact in page.facts if fact.text.id == "cp-wm-fact-wind"]
        assert now == (int(face) if face.isdigit() else wind[-1])
        wind.append(now)


@pytest.mark.clause("WM-SET-25", "WM-DRP-03", "WM-DRP-04", "WM-DRP-06")
def test_the_drop_deck_is_dealt_to_its_last_card_which_is_sudden_death():
    cards = []
    for n in range(8):
        page = after(*[NEXT, NEXT] * n, NEXT, agreed=(DEALT,))
        cards.append(
            [step for step in page.steps if step.text.id in ("cp-wm-drop", "cp-wm-death", "cp-wm-death-again")]
        )
    assert [step.text.id for (step,) in cards] == ["cp-wm-drop"] * 6 + ["cp-wm-death", "cp-wm-death-again"]
    assert cards[6][0].picture == cards[7][0].picture
    assert cards[6][0].picture.deck == "death"


@pytest.mark.clause("WM-OPT-17", "WM-OPT-18")
def test_without_sudden_death_the_drop_cards_are_shuffled_again():
    page = after(*[NEXT, NEXT] * 40, agreed=(DEALT, ENDLESS))
    assert lines(page, "cp-wm-shuffled")
    assert not lines(page, "cp-wm-death")


@pytest.mark.clause("WM-OPT-33")
def test_the_timer_runs_from_the_first_step_to_the_sixth_and_anew_in_each_turn():
    first, rolled, sixth, second = (after(*a, agreed=(TIMED,)) for a in ((), (ROLL,), (NEXT,), (NEXT, NEXT)))
    assert first.clock.seconds == 60
    assert rolled.clock == first.clock
    assert sixth.clock is None
    assert second.clock.turn != first.clock.turn
    assert after().clock is None


@pytest.mark.clause("WM-ELM-01", "WM-ELM-02", "WM-ELM-04", "WM-ELM-06", "WM-ELM-12")
def test_the_first_team_without_worms_starts_the_last_round_and_most_living_worms_win():
    lost = (LOST, 0) * 4  # red is the first seat
    page = after(*lost, NEXT, NEXT)
    assert "cp-wm-out" in [line.text.id for line in page.log]
    assert "cp-wm-last-round" in ids(page)
    assert page.title.args["team"].args == {"colour": "blue"}
    page = after(*lost, NEXT, NEXT, NEXT, NEXT)
    assert page.question is None
    win = page.steps[ids(page).index("cp-wm-wins")]
    assert win.text.args["team"].args == {"colour": "blue"}
    assert win.text.args["n"] == 4
    # Who lives is kept with the evening: red has nobody left.
    assert page.verdict == win.text
    assert page.ahead == (1,)
    assert [said.args["colour"] for said in page.sides] == ["red", "blue"]
    assert [(row.text.id, row.points) for row in page.scores] == [("score-living", (0, 4))]
    assert page.steps[-1].text.args == {"seed": SEED}


@pytest.mark.clause("WM-ELM-13", "WM-ELM-14")
@pytest.mark.parametrize(("healthy", "result"), [((2, 1), "cp-wm-wins"), ((3, 3), "cp-wm-draw")])
def test_between_equals_the_healthy_worms_decide(healthy, result):
    out = (LOST, 2) * 4  # three teams; the third is lost, and the last round is played
    page = after(*out, *[NEXT, NEXT] * 3, teams=(BLUE, RED, GREEN))
    assert page.question.text.id == "cp-wm-ask-healthy"
    page = after(*out, *[NEXT, NEXT] * 3, *healthy, teams=(BLUE, RED, GREEN))
    assert result in ids(page)


@pytest.mark.clause("WM-OPT-06", "WM-OPT-07")
def test_with_full_elimination_the_last_team_wins_at_once():
    page = after(*(LOST, 1) * 4, teams=(BLUE, RED), agreed=(ALL_OUT,))
    assert page.question is None
    assert "cp-wm-wins" in ids(page)


def test_six_play_with_the_teams_of_the_collectors_edition():
    page = after(ROLL, FLIP, WIND, NEXT, NEXT, teams=(GREY, PURPLE, GREEN, YELLOW, RED, BLUE))
    assert page.title.args["team"].args == {"colour": "grey"}  # blue was first, and grey sits next
