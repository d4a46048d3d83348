"""Honours of the house: what a player's finished games add up to."""

import pytest

from tests.server.live import play_on
from tests.server.test_persons import kept
from tests.server.test_ratings import games_of, played
from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.games import names, rules_of
from wyrmhall.server.honours import OF_EVERY_GAME, Finished, honours_of, options_in

NOTHING = Finished({}, 2, 0, False, False, False, 1)


def finished(**said):
    return NOTHING._replace(**said)


def test_an_honour_is_reached_by_the_game_that_makes_it_enough():
    ten = next(honour for honour in OF_EVERY_GAME if honour.name == "ten-wins")
    games = [finished(won=n % 2 == 0, ended=n) for n in range(1, 31)]
    assert ten.reached(games[:18]) == (9, 0)
    assert ten.reached(games) == (10, 20)
    points = {honour.name: honour for honour in honours_of(rules_of("wyrmspan"))}
    assert points["golden-age"].reached([finished(score=60), finished(score=70)]) == (70, 0)
    assert points["golden-age"].reached([finished(score=60), finished(score=104, ended=7)]) == (100, 7)
    assert points["automa"].reached([finished(won=True, players=1, options=options_in("level=2"))]) == (0, 0)
    assert points["automa"].reached([finished(won=True, players=1, options=options_in("level=3"))]) == (1, 1)
    assert points["ravel"].reached([finished(won=True, players=1, options=options_in("solo=ravel, level=3"))]) == (1, 1)
    assert points["full-table"].reached([finished(players=4), finished(players=5, ended=3)]) == (1, 3)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_honour_has_its_words_and_names_options_that_its_game_has(lang):
    words = speaker(lang, "client_people")
    for game in names():
        options = {option.name: [str(choice) for choice in option.choices] for option in rules_of(game).options}
        for honour in honours_of(rules_of(game)):
            assert words.knows(f"honour-{honour.name}")
            assert words.knows(f"honour-{honour.name}-text")
            choices = [{name: choice} for name, known in options.items() for choice in known]
            modes = [{}, *choices, *[{"solo": "ravel", **each} for each in choices]]
            tried = [
                finished(won=True, players=players, score=200, with_people=True, with_best_bot=True, options=mode)
                for mode in modes
                for players in rules_of(game).seats
            ]
            assert honour.reached(tried * honour.need)[1], f"nobody can reach {honour.name} in {game}"


def test_honours_follow_from_the_games_that_count_and_strangers_see_those_that_were_reached(guest):
    ann, bob, stranger = kept(guest, "Ann"), kept(guest, "Bob"), guest()
    played(ann, bob)
    known = ann.opens(seats=[{"kind": "me"}, {"kind": "me"}], seed="0" * 32)  # counts nowhere
    play_on([ann], known)
    mine = {each["name"]: each for each in ann.get("/me/page")["honours"]}
    assert {each["game"] for each in mine.values()} == {"lair"}
    assert (mine["regular"]["have"], mine["regular"]["need"], mine["regular"]["reached"]) == (1, 50, 0)
    assert (mine["company"]["have"], mine["first-game"]["have"]) == (1, 1)
    assert mine["first-game"]["reached"] == games_of(ann)[0]["ended"]
    wins = [one.get("/me/page")["honours"] for one in (ann, bob)]
    assert sum(each["reached"] > 0 for page in wins for each in page if each["name"] == "first-win") <= 1
    seen = stranger.get(f"/players/{ann.get('/me')['mark']}")["honours"]
    assert seen == [each for each in mine.values() if each["reached"]]
    assert stranger.get("/me/page")["honours"] == []
