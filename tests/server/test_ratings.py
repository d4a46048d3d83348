"""Ratings, the pages of players and the best of a game; all of it follows from the results."""

import asyncio
import contextlib
import re
import sqlite3
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

from tests.server.live import Problem, play_on, until
from tests.server.test_commands import wyrmhall
from tests.server.test_persons import called, kept
from tests.server.toy import ToyShelf
from wyrmhall.bots import LEVELS
from wyrmhall.bots.strength import SHARES, START_ELO, elo_of_levels
from wyrmhall.server.database import async_engine
from wyrmhall.server.permits import undo_kind
from wyrmhall.server.ratings import CERTAIN_GAMES, Rating, kept_ratings, make_again, rated, rated_games, recomputed
from wyrmhall.server.store import Store

BOTS = Path(__file__).parents[2] / "docs" / "bots.md"


def played(one, other, **said):
    """A game of two to its end; gives its table."""
    id = one.opens(**said)
    other.joins(id)
    play_on([one, other], id, seed=len(id) + int(said.get("grace", 1)))
    return id


def games_of(one, **query):
    return one.get("/me/games", **query)["games"]


def is_rated(one, id):
    def found():
        return [g for g in games_of(one) if g["table"] == id and g["elo"]]

    return until(found, "the game is rated")[0]


def stored(settings, work):
    """Look into the database of a server."""

    async def run():
        engine = async_engine(settings.database)
        try:
            return await work(Store(engine))
        finally:
            await engine.dispose()

    return asyncio.run(run())


# --- the model --------------------------------------------------------------------------------------------------------


def test_the_winner_goes_up_and_the_loser_down_as_openskill_says():
    model = PlackettLuce()
    expected = model.rate([[model.rating()], [model.rating()]], ranks=[2, 1])
    assert [(r.mu, r.sigma) for r in rated([Rating(), Rating()], [2, 1])] == [(t[0].mu, t[0].sigma) for t in expected]
    assert [r.games for r in rated([Rating(), Rating(games=4)], [1, 2])] == [1, 5]


def test_a_draw_brings_two_together_and_three_are_rated_by_their_places():
    strong, weak = Rating(30.0, 4.0), Rating(20.0, 4.0)
    up, down = rated([strong, weak], [1, 1])
    assert up.mu < strong.mu
    assert down.mu > weak.mu
    first, second, third = rated([Rating()] * 3, [1, 2, 3])
    assert first.mu > second.mu > third.mu
    tied = rated([Rating()] * 3, [1, 2, 2])
    assert tied[1].mu == pytest.approx(tied[2].mu)


def test_levels_of_bots_stand_on_the_scale_by_the_shares_of_the_arena():
    """The figures are those of docs/bots.md; a share of 76 % is 200 points, as on Elo's scale of the arena."""
    table = BOTS.read_text("utf-8")
    for game, shares in SHARES.items():
        line = re.search(rf"^\| {game} \|(.*)$", table, re.MULTILINE).group(1)
        assert [float(n) / 100 for n in re.findall(r"([\d.]+) % \(", line)] == list(shares)
        elos = [elo_of_levels(game)[level] for level in LEVELS]
        assert elos == sorted(elos)
        assert START_ELO in elos
    assert elo_of_levels("flamecraft")["wyrm"] - elo_of_levels("flamecraft")["drake"] == pytest.approx(200, abs=2)
    assert elo_of_levels("lair") == {}


# --- games ------------------------------------------------------------------------------------------------------------


def test_a_game_among_those_who_are_kept_changes_their_ratings(guest):
    ann, bob = kept(guest, "Ann"), kept(guest, "Bob")
    game = is_rated(ann, played(ann, bob))
    his = is_rated(bob, game["table"])
    assert game["change"] == game["elo"] - START_ELO == -his["change"]
    assert (game["change"] > 0) is game["won"]
    assert [seat["mark"] for seat in game["seats"]] == [one.get("/me")["mark"] for one in (ann, bob)]
    assert sorted(seat["place"] for seat in game["seats"]) == [1, 2]
    mine = ann.get("/me/page")
    assert [(r["game"], r["elo"], r["games"]) for r in mine["ratings"]] == [("lair", game["elo"], 1)]
    assert [(o["name"], o["played"]) for o in mine["opponents"]] == [("Bob", 1)]
    curve = ann.get("/me/ratings/lair")["points"]
    assert [(p["elo"], p["table"]) for p in curve] == [(game["elo"], game["table"])]


@pytest.mark.parametrize(
    "said",
    [
        {"hints": True},
        {"seed": "7"},
        {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "hatchling"}]},
    ],
    ids=["hints", "a known seed", "a bot"],
)
def test_games_that_are_not_strict_are_not_rated(guest, live, said):
    ann, bob = kept(guest, "Ann"), kept(guest, "Bob")
    id = ann.opens(**said)
    bob.joins(id)
    while (state := ann.state(id))["table"]["status"] != "over":
        for one, seat in ((ann, 0), (bob, 1)):
            mine = one.state(id, seat=seat)
            for asked in [d for d in mine["decisions"] if d["seat"] == seat and d["options"]]:
                one.answers(id, asked["options"][0]["option"], mine["seq"], seat=seat)
    assert state["scores"]
    later = is_rated(ann, played(ann, bob))
    assert [g["table"] for g in games_of(ann, rated=True)] == [later["table"]]


def test_a_game_with_a_guest_or_with_oneself_is_not_rated(guest):
    ann, bob, visitor = kept(guest, "Ann"), kept(guest, "Bob"), guest("Zoe")
    played(ann, visitor)
    play_on([ann], ann.opens(seats=[{"kind": "me"}, {"kind": "me"}]))
    later = is_rated(ann, played(ann, bob))
    assert [g["table"] for g in games_of(ann, rated=True)] == [later["table"]]
    assert len(games_of(ann)) == 4  # one of them with two seats


def test_an_undo_beyond_the_rule_makes_a_game_one_for_practice(guest, live):
    ann, bob = kept(guest, "Ann"), kept(guest, "Bob")
    id = ann.opens(ask_undo=True)
    bob.joins(id)
    play_on([ann, bob], id, steps=6)
    asker, other = (ann, bob) if undo_kind(live.hall.tables[id], 0, ann.state(id)["seq"]).kind == "ask" else (bob, ann)
    asker.post(f"/tables/{id}/undo", {"seq": asker.state(id)["seq"]})
    other.post(f"/tables/{id}/vote", {"agree": True})
    play_on([ann, bob], id)
    later = is_rated(ann, played(ann, bob))
    assert [g["table"] for g in games_of(ann, rated=True)] == [later["table"]]


def test_whoever_leaves_their_seat_to_a_bot_is_rated_as_last(guest, live):
    ann, bob = kept(guest, "Ann"), kept(guest, "Bob")
    id = ann.opens()
    bob.joins(id)
    play_on([ann, bob], id, steps=4)
    ann.post(f"/tables/{id}/leave")
    for _ in range(1000):
        state = bob.state(id)
        if state["table"]["status"] == "over":
            break
        for asked in [d for d in state["decisions"] if d["seat"] == 1 and d["options"]]:
            bob.answers(id, asked["options"][0]["option"], state["seq"])
    assert is_rated(ann, id)["change"] < 0
    assert is_rated(bob, id)["change"] > 0


@pytest.mark.whole
def test_ratings_made_again_from_the_results_are_those_that_are_kept(guest, live, tmp_path):
    people = [kept(guest, name) for name in ("Ann", "Bob", "Eve")]
    for n in range(4):
        one, other = people[n % 3], people[(n + 1) % 3]
        is_rated(one, played(one, other))
    three = people[0].opens(seats=3)
    for one in people[1:]:
        one.joins(three)
    play_on(people, three)
    is_rated(people[0], three)
    before = stored(live.hall.settings, kept_ratings)
    assert sorted(rating.games for rating in before.values()) == sorted([1 + n for n in (2, 3, 3)])
    assert recomputed(stored(live.hall.settings, rated_games)) == before
    assert stored(live.hall.settings, make_again) == before
    people[2].call("DELETE", "/me")
    after = stored(live.hall.settings, kept_ratings)
    assert sorted(after.values()) == sorted(before.values())
    assert recomputed(stored(live.hall.settings, rated_games)) == after
    asked = ("db", "ratings", "--database", live.hall.settings.database)
    assert wyrmhall(*asked).stdout == "3 ratings follow from the results; 0 were kept otherwise.\n"
    with contextlib.closing(sqlite3.connect(tmp_path / "hall.db")) as connection, connection:
        connection.execute("update ratings set mu = mu + 1 where games = 3")
    found = wyrmhall(*asked)
    assert (found.returncode, found.stdout) == (1, "3 ratings follow from the results; 1 were kept otherwise.\n")
    assert "1 were kept otherwise and are made anew" in wyrmhall(*asked, "--write").stdout
    assert stored(live.hall.settings, kept_ratings) == after


def test_a_draw_is_rated_as_a_draw(serving, guest):
    live = serving(ToyShelf(winners=lambda game: ()))
    ann, bob = guest("Ann", url=live.url), guest("Bob", url=live.url)
    for one in (ann, bob):
        one.post("/me/keep")
    game = is_rated(ann, played(ann, bob))
    assert (game["won"], game["drawn"], game["change"]) == (False, True, 0)


# --- pages ------------------------------------------------------------------------------------------------------------


def test_a_players_page_shows_strangers_what_is_open_and_its_owner_everything(guest):
    ann, bob, stranger = kept(guest, "Ann"), kept(guest, "Bob"), guest()
    mark = ann.get("/me")["mark"]
    shown = is_rated(ann, played(ann, bob))["table"]
    hidden = ann.opens(seats=[{"kind": "me"}, {"kind": "me"}], listed=False)
    play_on([ann], hidden)
    assert {g["table"] for g in games_of(ann)} == {shown, hidden}
    assert {g["table"] for g in ann.get(f"/players/{mark}/games")["games"]} == {shown, hidden}
    assert {g["table"] for g in stranger.get(f"/players/{mark}/games")["games"]} == {shown}
    page = stranger.get(f"/players/{mark}")
    assert (page["name"], page["mark"], page["mine"]) == ("Ann", mark, False)
    assert ann.get(f"/players/{mark}")["mine"]
    with pytest.raises(Problem, match="no-player"):
        stranger.get("/players/zzzzzzzz")


def test_games_are_filtered_by_game_result_and_opponent_and_come_in_pages(guest):
    ann, bob, eve = kept(guest, "Ann"), kept(guest, "Bob"), kept(guest, "Eve")
    with_bob = [is_rated(ann, played(ann, bob)) for _ in range(2)]
    with_eve = is_rated(ann, played(ann, eve))
    assert [g["table"] for g in games_of(ann)] == [with_eve["table"], with_bob[1]["table"], with_bob[0]["table"]]
    his = bob.get("/me")["mark"]
    assert {g["table"] for g in games_of(ann, opponent=his)} == {g["table"] for g in with_bob}
    won = [g["table"] for g in games_of(ann) if g["won"]]
    assert [g["table"] for g in games_of(ann, result="won")] == won
    assert [g["table"] for g in games_of(ann, result="lost")] == [g["table"] for g in games_of(ann) if not g["won"]]
    assert games_of(ann, game="worms") == []
    assert [g["table"] for g in games_of(ann, before=with_bob[1]["ended"])] == [with_bob[0]["table"]]


def test_the_best_of_a_game_are_those_who_have_played_enough(guest):
    ann, bob, eve = kept(guest, "Ann"), kept(guest, "Bob"), kept(guest, "Eve")
    for _ in range(CERTAIN_GAMES):
        is_rated(ann, played(ann, bob))
    is_rated(eve, played(eve, bob))
    found = ann.get("/games/lair/leaders")
    assert [leader["place"] for leader in found["leaders"]] == [1, 2]
    assert {leader["name"] for leader in found["leaders"]} == {"Ann", "Bob"}
    assert [leader["name"] for leader in found["leaders"] if leader["mine"]] == ["Ann"]
    assert set(ann.get("/games/worms/leaders")["levels"]) == set(LEVELS)


def test_my_running_games_tell_whose_turn_it_is_and_since_when(guest):
    ann, bob = guest("Ann"), guest("Bob")
    id = ann.opens()
    assert ann.get("/me/turns")["turns"] == []
    bob.joins(id)
    state = play_on([ann, bob], id, steps=7)
    turns = {one: one.get("/me/turns")["turns"][0] for one in (ann, bob)}
    asked = {d["seat"] for d in state["decisions"]}
    assert [turns[ann]["mine"], turns[bob]["mine"]] == [0 in asked, 1 in asked]
    for turn in turns.values():
        assert state["table"]["created"] <= turn["since"]
        assert turn["left"] is None
    assert [turns[ann]["seats"], turns[bob]["seats"]] == [sorted(asked - {0}), sorted(asked - {1})]
    timed = ann.opens(clock={"kind": "bank", "seconds": 3600})
    bob.joins(timed)
    for one in (ann, bob):
        told = next(turn for turn in one.get("/me/turns")["turns"] if turn["table"] == timed)
        assert 0 < told["left"] <= 3_600_000
    assert called(ann).endswith("·")
