"""What the ledger of tokens and cards leaves out: steps, markers, passes, rounds and cards that go are told, too."""

import pytest

from tests.games.wyrmspan.table import table
from wyrmhall import laws
from wyrmhall.core.engine import At
from wyrmhall.games.wyrmspan import RULES, events
from wyrmhall.games.wyrmspan.automa import CARDS, REFRESH
from wyrmhall.games.wyrmspan.objectives import FACES, LADDER, counted, quantity
from wyrmhall.games.wyrmspan.rearrange import Swap
from wyrmhall.games.wyrmspan.track import GuildStep, place_marker


def told(record, kind):
    return [event for event in record.told[-1] if isinstance(event, kind)]


@pytest.mark.clause("WS-GLD-02", "WS-GLD-26", "WS-TRN-04", "WS-TRN-01", "WS-OBJ-03", "WS-PAY-01")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_each_answer_tells_of_steps_markers_passes_rounds_and_cards_that_went_what_came_about(players):
    seen, before = set(), None
    for record in laws.random_game(RULES, RULES.setup(players), players):
        game = record.game
        if before is not None and record.answers:
            news = game.round != before.round
            for seat, (was, now) in enumerate(zip(before.players, game.players, strict=True)):
                steps = [event.space for event in told(record, events.Stepped) if event.seat == seat]
                assert steps == [n % 12 for n in range(was.steps + 1, now.steps + 1)]
                rows = [event.row for event in told(record, events.Placed) if event.seat == seat]
                assert rows == [min(place, 4) + 1 for place in now.markers[len(was.markers) :]]
                passes = sum(event.seat == seat for event in told(record, events.Passed))
                assert passes == (not was.passed and (now.passed or news or game.over))
                for what, had, pile in (("dragon", was.hand, game.discard), ("cave", was.pit, game.cave_discard)):
                    gone = [
                        event.card
                        for event in told(record, events.Discarded)
                        if (event.seat, event.what) == (seat, what)
                    ]
                    assert {card for card in had if card in pile} <= set(gone)
                    seen |= {f"{what} goes"} if gone else set()
                scored = [event for event in told(record, events.ObjectiveScored) if event.seat == seat]
                assert len(scored) == len(now.rows) - len(was.rows)
                for event in scored:
                    face = FACES[game.objectives[before.round]]
                    assert (event.objective, event.vp) == (face.name, LADDER[before.round][now.rows[before.round] - 1])
                seen |= {"step"} if steps else set()
                seen |= {"marker"} if rows else set()
            rounds = told(record, events.RoundBegan)
            assert [(event.seat, event.n) for event in rounds] == ([(-1, game.round + 1)] if news else [])
            seen |= {"round"} if news else set()
        before = game.copy()
    assert {"step", "round", "dragon goes", "cave goes"} <= seen


@pytest.mark.clause("WS-OBJ-02", "WS-OBJ-03")
def test_of_an_objective_it_is_told_how_much_each_player_has():
    t = table(2, objectives=["cave-cards-on-mat"] * 4, dug=["C3"], coins=0).arrange(1, dug=["G2", "A2"], coins=0)
    face = [row.name for row in FACES].index("cave-cards-on-mat")
    has = [counted(quantity(t.game, seat, face), face) for seat in (0, 1)]
    t.wake()
    assert [(event.n, event.markers) for event in t.told("objective-scored")] == has == [(2, None), (2, None)]
    t.labels()


@pytest.mark.clause("WS-SPC-14", "WS-SPC-16")
def test_a_swap_tells_which_two_dragons_changed_places():
    t = table(coins=1, mat={"C1": 43, "A1": 45}).use(Swap()).do("C1")
    (event,) = t.told("swapped")
    assert (event.seat, {event.one, event.two}) == (0, {43, 45})


@pytest.mark.clause("WS-GLD-02", "WS-GLD-03", "WS-GLD-26")
def test_a_token_that_goes_round_the_track_and_a_marker_on_any_place_are_told_where_they_are():
    t = table(coins=1)
    for n in range(1, 26):
        t.player().steps = n - 1
        t.player().markers = []
        t.game.pending = ()
        GuildStep().go(t.game, At(0), 6)
    assert [event.space for event in t.told("stepped")] == [n % 12 for n in range(1, 26)]
    t.game.events.clear()
    for place in range(7):
        place_marker(t.game, At(0), place)
    assert [event.row for event in t.told("placed")] == [1, 2, 3, 4, 5, 5, 5]
    t.game.stack.clear()
    t.asked_from(0)


@pytest.mark.clause("AU-ATN-01", "AU-ADV-01", "AU-BRN-01", "AU-BRN-02", "AU-BRN-04")
@pytest.mark.parametrize(("mode", "level"), [("automa", 1), ("ravel", 3)])
def test_of_the_automa_it_is_told_what_it_turned_up_took_walked_and_claimed(mode, level):
    seen, before = set(), None
    for record in laws.random_game(RULES, RULES.setup(1, {"solo": mode, "level": level}), level):
        game, now = record.game, record.game.automa
        if before is not None and record.answers:
            was, news = before.automa, game.round != before.round
            heard = [event for event in record.told[-1] if event.kind.startswith("automa-")]
            assert {event.seat for event in heard} <= {-1}
            turned = told(record, events.AutomaTurned)
            assert news or [event.card for event in turned] == now.shown[len(was.shown) :]
            cards = [CARDS[event.card] for event in turned]
            assert [(event.title, event.ravel) for event in turned] == [(card.id, card.ravel) for card in cards]
            refreshing = [card for card in cards if REFRESH in getattr(card.action, "parts", ())]
            passes = told(record, events.AutomaPassed)
            assert len(passes) == (not was.passed and (now.passed or news or game.over))
            refreshed = told(record, events.AutomaRefreshed)
            assert len(refreshing) - len(passes) <= len(refreshed) <= len(refreshing)
            assert sum(event.n for event in told(record, events.AutomaWalked)) == now.steps - was.steps
            took = [(event.what, event.card) for event in told(record, events.AutomaTook)]
            assert [card for what, card in took if what == "dragon"] == now.dragons[len(was.dragons) :]
            assert [card for what, card in took if what == "cave"] == now.caves[len(was.caves) :]
            rows = [event.row for event in told(record, events.AutomaClaimed)]
            assert rows == [min(place, 4) + 1 for place in now.markers[len(was.markers) :]]
            coins = was.coins
            for event in told(record, events.AutomaCoin):
                coins += event.n
                assert (abs(event.n), event.coins) == (1, coins)
            assert news or game.over or coins == now.coins
            seen |= {event.kind for event in heard}
        before = game.copy()
    assert len(seen) == 7
