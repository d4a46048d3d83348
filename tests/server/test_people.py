"""Names, statistics, achievements, and being told that it is one's turn."""

import http.server
import json
import threading
from dataclasses import replace

import httpx
import pytest

from tests.core.lair import LAIR
from tests.server.live import Problem, play_on, until
from tests.server.toy import ToyShelf
from wyrmhall.games import flamecraft
from wyrmhall.games.flamecraft.achievements import ACHIEVEMENTS
from wyrmhall.server.shelf import Shelf


@pytest.fixture
def hook():
    """A small web server that keeps what is posted to it."""
    got = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            got.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(302)
            self.send_header("location", f"http://127.0.0.1:{self.server.server_port}/elsewhere")
            self.end_headers()

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.got = got
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()


def test_a_person_keeps_a_name_by_cookie(guest):
    ann = guest("Ann")
    assert ann.get("/me")["name"] == "Ann"
    assert guest().get("/me")["name"] == ""
    cookie = next(iter(ann.http.cookies.jar))
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.get_nonstandard_attr("SameSite") == "lax"


def test_only_what_is_done_and_the_question_who_i_am_make_a_browser_known(guest, live):
    """Late answers to a page's first questions must not make somebody else of a browser that has sat down since."""
    asks = httpx.get(f"{live.url}/api/house"), httpx.get(f"{live.url}/api/tables"), httpx.get(f"{live.url}/api/me")
    assert [answer.status_code for answer in asks] == [200, 200, 200]
    assert ["set-cookie" in answer.headers for answer in asks] == [False, False, True]
    made = httpx.post(f"{live.url}/api/tables", json={"game": "lair", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert made.status_code == 201
    assert "set-cookie" in made.headers


def test_results_of_finished_games_are_counted_by_game_and_mode(ann, bob, table):
    play_on([ann, bob], table, seed=1)
    state = ann.state(table)
    three = ann.opens(seats=[{"kind": "me"}] * 3, options={"map": "b"})
    play_on([ann], three)
    counted = {(g["mode"], g["players"]): g for g in ann.get("/me/statistics")["games"]}
    assert set(counted) == {("", 2), ("map=b", 3)}
    assert counted["", 2]["played"] == 1
    assert counted["", 2]["won"] == 1
    assert counted["", 2]["best"] == state["scores"][0]["total"]
    assert counted["map=b", 3]["played"] == 3
    his = bob.get("/me/statistics")["games"]
    assert [(g["played"], g["won"], g["drawn"]) for g in his] == [(1, 0, 0)]


def test_games_with_people_are_counted_apart_from_those_with_bots(ann, bob, table):
    play_on([ann, bob], table, seed=1)
    for _ in range(2):
        alone = ann.opens(seats=[{"kind": "me"}, {"kind": "bot", "level": "hatchling"}])
        while (state := ann.state(alone))["table"]["status"] != "over":
            for asked in [each for each in state["decisions"] if each["seat"] == 0 and each["options"]]:
                ann.answers(alone, asked["options"][0]["option"], state["seq"])
    counted = {each["people"]: each["played"] for each in ann.get("/me/statistics")["games"]}
    assert counted == {True: 1, False: 2}


def test_what_was_gathered_is_kept_over_games_told_as_mine_and_gone_with_me(serving, guest):
    live = serving(ToyShelf(collected=lambda game, seat: {"7": 3 + seat, str(seat): 1}))
    ann, bob = guest("Ann", url=live.url), guest("Bob", url=live.url)
    assert ann.get("/me/collection/lair") == {"game": "lair", "games": 0, "cards": []}
    won = 0
    for seed in (1, 2):
        id = ann.opens()
        bob.joins(id)
        play_on([ann, bob], id, seed=seed)
        won += ann.state(id)["scores"][0]["winner"]
    both = {"games": 2, "won": won}
    assert ann.get("/me/collection/lair")["cards"] == [{"id": "7", **both, "best": 3}, {"id": "0", **both, "best": 1}]
    assert bob.get("/me/collection/lair")["cards"][0]["best"] == 4
    assert [row["collected"] for row in ann.get("/me/data")["results"]] == ['{"7":3,"0":1}'] * 2
    practice = ann.opens(seed="5", seats=[{"kind": "me"}, {"kind": "me"}])
    play_on([ann], practice)
    assert ann.get("/me/collection/lair")["games"] == 2  # a known seed counts for nothing
    ann.call("DELETE", "/me")
    assert ann.get("/me/collection/lair")["cards"] == []
    assert bob.get("/me/collection/lair")["games"] == 2


def test_a_draw_is_counted_as_a_draw_and_shown_as_one(serving, guest):
    drawn = replace(LAIR, winners=lambda game: (), tiebreaks=lambda game: [{"gold": 1}, {"gold": 2}])
    live = serving(ToyShelf(winners=drawn.winners, tiebreaks=drawn.tiebreaks))
    ann = guest("Ann", url=live.url)
    bob = guest("Bob", url=live.url)
    id = ann.opens()
    bob.joins(id)
    play_on([ann, bob], id, seed=1)
    scores = ann.state(id)["scores"]
    assert [(score["winner"], score["drew"]) for score in scores] == [(False, True)] * 2
    assert [line["points"] for score in scores for line in score["tiebreaks"]] == [1, 2]
    for one in (ann, bob):
        assert [(g["played"], g["won"], g["drawn"]) for g in one.get("/me/statistics")["games"]] == [(1, 0, 1)]


def test_games_whose_seed_was_known_do_not_count(ann):
    id = ann.opens(seats=[{"kind": "me"}, {"kind": "me"}], seed="7")
    play_on([ann], id)
    assert ann.get("/me/statistics")["games"] == []


def test_what_a_solo_player_earned_is_there_in_the_next_game(serving, guest):
    seen = []

    def start(setup, luck):
        seen.append(dict(setup.profile))
        return LAIR.start(setup, luck)

    def profile(game):
        return {**game.setup.profile, "games": int(game.setup.profile.get("games", 0)) + 1}

    live = serving(ToyShelf(seats=(1, 2), start=start, profile=profile))
    ann = guest("Ann", url=live.url)
    for _ in range(2):
        play_on([ann], ann.opens(seats=[{"kind": "me"}]))
    assert ann.get("/me/statistics")["achievements"] == [{"game": "lair", "name": "games", "value": 2}]
    assert {} in seen
    assert {"games": 1} in seen


class LuckyShelf(Shelf):
    """The real games, but in Flamecraft alone a first achievement is unlocked from the start."""

    def rules_of(self, name):
        rules = super().rules_of(name)
        return replace(rules, start=self.lucky) if name == "flamecraft" else rules

    @staticmethod
    def lucky(setup, luck):
        game = flamecraft.RULES.start(setup, luck)
        game.unlocked.append(0)
        return game


def test_achievements_of_flamecraft_alone_are_kept_and_change_the_next_game(serving, guest):
    ann = guest("Ann", url=(live := serving(LuckyShelf())).url)
    play_on([ann], ann.opens("flamecraft", seats=[{"kind": "me"}]))
    kept = {(a["game"], a["name"]): a["value"] for a in ann.get("/me/statistics")["achievements"]}
    assert kept["flamecraft", ACHIEVEMENTS[0].key] is True
    again = ann.opens("flamecraft", seats=[{"kind": "me"}])
    ann.state(again)
    assert live.hall.tables[again].record.setup.profile[ACHIEVEMENTS[0].key] is True


def test_somebody_who_is_away_is_told_that_it_is_their_turn(serving, guest, hook):
    host = f"127.0.0.1:{hook.server_port}"
    live = serving(webhook_hosts=host, public_url="https://example.org")
    ann, bob = guest("Ann", url=live.url), guest("Bob", url=live.url)
    assert ann.get("/house")["webhooks"]
    bob.put("/me/webhook", {"webhook": f"http://{host}/turn"})
    id = ann.opens()
    bob.joins(id)
    hers = ann.looks(id)
    hers.state()
    ann.answers(id, 0, 0)
    bob.answers(id, 0, 0)
    assert hook.got == []
    while (state := ann.state(id))["decisions"][0]["seat"] == 0:
        ann.answers(id, state["decisions"][0]["options"][-1]["option"])
    until(lambda: hook.got, "the webhook is called")
    assert hook.got == [{"table": id, "game": "lair", "url": f"https://example.org/t/{id}"}]


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://example.org.evil.test/",
        "http://example.org@evil.test/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "http://example.org:22/",
        "http://[::1",
        "nonsense",
    ],
)
def test_webhooks_go_only_to_hosts_that_the_operator_allows(serving, guest, url):
    live = serving(webhook_hosts="example.org")
    with pytest.raises(Problem, match="bad-webhook"):
        guest("Eve", url=live.url).put("/me/webhook", {"webhook": url})
