"""Random games beside a second reading of the rulebook: prices, points, objectives and the guild must agree."""

import random
from collections import Counter
from functools import cache
from itertools import takewhile

import pytest

from tests.games.wyrmspan import oracle
from wyrmhall.core.record import Record
from wyrmhall.games.wyrmspan import RULES
from wyrmhall.games.wyrmspan.enticing import Entice
from wyrmhall.games.wyrmspan.events import Gained
from wyrmhall.games.wyrmspan.excavating import Dig, ExcavateAction
from wyrmhall.games.wyrmspan.turns import Turn

SEATS = (1, 2, 3, 4, 5)
GAMES = 3  # per number of seats
FREE_GAINS = {2: "meat", 5: "crystal", 8: "gold", 10: "coin", 11: "milk"}
FEES = {  # what is paid for a bonus, how often, and what it leads to
    ("plains", 1): ("paid-egg", 1, "took"),
    ("plains", 2): ("paid-egg", 2, "played"),
    ("seafarers", 2): ("discarded", 1, "played"),
    ("highlands", 1): ("paid", 1, "excavated"),
    ("highlands", 2): ("discarded", 1, "played"),
    ("rainforest", 1): ("paid", 1, "excavated"),
}
PAYMENTS = ("paid", "paid-egg", "gained", "exchanged")


class Watch:
    """One random game, with a view before every answer and the events of every answer."""

    def __init__(self, players: int, seed: int) -> None:
        self.record = Record(RULES, players, seed)
        self.pick = random.Random(seed)
        self.steps = []  # view of the seat asked, decision with names, answer, events
        while not self.record.game.over:
            self.step()
        self.final = RULES.view(self.record.game, 0)
        self.events = [event for _, _, _, events in self.steps for event in events]

    def step(self) -> None:
        game = self.record.game
        d = game.decision
        options = [option for option in d.options if option not in (-1, 805)]  # build much: do not decline, nor pass
        option = self.pick.choice(options if options and self.pick.random() < 0.93 else d.options)
        seen = RULES.view(game, d.seat)
        named = {o: d.effect.target(game, d.at, o) for o in d.options}
        self.steps.append((seen, (d.seat, type(d.effect), named), named[option], self.record.play(option, d.seat)))


@cache
def games() -> list[Watch]:
    return [Watch(players, 100 * players + seed) for players in SEATS for seed in range(GAMES)]


def after(watch: Watch, n: int):
    """All events from the answer of step `n` on."""
    for _, _, _, events in watch.steps[n:]:
        yield from events


# --- prices -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WS-TRN-04", "WS-TRN-08", "WS-EXC-05", "WS-ENT-17", "WS-EXP-03", "WS-EXP-04", "WS-EXP-05")
def test_the_actions_offered_are_those_that_can_be_paid():
    seen_actions = Counter()
    for watch in games():
        for seen, (seat, effect, named), _, _ in watch.steps:
            if effect is Turn:
                offered = {target.removeprefix("action:") for target in named.values()}
                assert offered == oracle.actions(seen.players[seat])
                seen_actions.update(offered)
    assert len(seen_actions) == 6


@pytest.mark.clause("WS-ENT-03", "WS-ENT-04", "WS-ENT-06", "WS-ENT-07", "WS-ENT-10", "WS-PAY-07")
def test_the_dragons_offered_are_those_that_can_be_paid_and_have_a_home():
    offers = 0
    for watch in games():
        for seen, (seat, effect, named), _, _ in watch.steps:
            if effect is Entice:
                offered = {int(target.removeprefix("dragon:")) for target in named.values()}
                assert offered == oracle.enticed(seen.players[seat])
                offers += len(offered)
    assert offers > 50


@pytest.mark.clause("WS-EXC-01", "WS-EXC-07", "WS-EXC-08")
def test_the_caves_offered_for_an_excavation_are_those_whose_eggs_are_there():
    offers = 0
    for watch in games():
        before = (None, "")
        for seen, (seat, effect, named), answer, _ in watch.steps:
            if effect is Dig and (before[0] is ExcavateAction or before[1] == "action:excavate"):
                offered = {int(target.rpartition(":")[2]) for target in named.values()}
                assert offered == set(oracle.dug(seen.players[seat]))
                offers += 1
            before = (effect, answer)
    assert offers > 30


@pytest.mark.clause("WS-ENT-02", "WS-ENT-03", "WS-ENT-05")
def test_a_dragon_that_is_enticed_costs_a_coin_and_what_is_printed():
    paid_for = exchanges = 0
    for watch in games():
        for n, (_, (seat, _, _), answer, _) in enumerate(watch.steps):
            if answer != "action:entice":
                continue
            told = list(takewhile(lambda event: event.kind != "played", after(watch, n)))
            played = list(after(watch, n))[len(told)]
            card = oracle.Card(played.dragon)
            assert all(event.kind in PAYMENTS and event.seat == seat for event in told)
            spent = Counter()
            for event in told:
                if event.kind in ("paid", "gained"):
                    spent[event.token] += event.n * (1 if event.kind == "paid" else -1)
            traded = sum(event.kind == "exchanged" for event in told)
            assert sum(event.kind == "paid-egg" for event in told) == card.eggs
            assert spent.pop("coin", 0) == card.coins
            resources = [spent[kind] for kind in ("meat", "gold", "crystal", "milk")]
            assert sum(resources) == sum(card.resources) + traded
            if not traded:
                assert resources == card.resources
            paid_for += 1
            exchanges += traded
    assert paid_for > 50
    assert exchanges > 5


@pytest.mark.clause("WS-EXC-05", "WS-EXC-06", "WS-EXC-07", "WS-EXC-08", "WS-TRN-18")
def test_an_excavation_costs_a_coin_and_the_eggs_of_its_column():
    columns = Counter()
    for watch in games():
        for n, (_, (seat, _, _), answer, _) in enumerate(watch.steps):
            if answer == "action:excavate":
                told = list(takewhile(lambda event: event.kind != "excavated", after(watch, n)))
                column = list(after(watch, n))[len(told)].space % 4 + 1
                assert [event.kind for event in told] == ["paid-egg"] * (column - 2)
                assert {event.seat for event in told} <= {seat}
                columns[column] += 1
    assert set(columns) == {2, 3, 4}


@pytest.mark.clause("WS-EXP-02", "WS-EXP-03", "WS-EXP-04", "WS-EXP-06", "WS-EXP-07", "WS-TRN-18")
def test_coins_and_eggs_on_the_places_of_the_mat_tell_how_often_each_cave_was_explored():
    times = Counter()
    for watch in games():
        done = Counter()  # by seat and cave, in this round
        in_round = 1
        for seen, (seat, effect, _), answer, _ in watch.steps:
            if seen.round != in_round:
                done.clear()
                in_round = seen.round
            if effect is not Turn:
                continue
            for i, p in enumerate(seen.players):
                for cave in range(3):
                    assert p.spent_coins[2 + cave] == done[i, cave]
                    assert p.spent_eggs[2 + cave] == oracle.EXPLORED[done[i, cave]]
            if answer.startswith("action:explore-"):
                cave = ("crimson", "golden", "amethyst").index(answer.removeprefix("action:explore-"))
                done[seat, cave] += 1
                times[done[seat, cave]] += 1
    assert set(times) == {1, 2, 3}


# --- points -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WS-END-02", "WS-END-04", "WS-END-06", "WS-END-08", "WS-END-09", "WS-END-10", "WS-END-11")
@pytest.mark.clause("WS-END-12", "WS-END-13", "WS-END-14", "WS-GLD-68", "WS-HAT-18")
def test_points_by_source_are_those_that_can_be_counted_on_the_table():
    sources = Counter()
    for watch in games():
        bought = Counter()
        for seen, _, _, events in [*watch.steps, (watch.final, None, None, [])]:
            for seat, p in enumerate(seen.players):
                found = oracle.points(seen, seat, bought[seat])
                assert p.score == found
                sources.update({source: 1 for source, n in found.items() if n})
            bought.update({event.seat: event.n for event in events if event.kind == "bought"})
    assert len(sources) == 9


@pytest.mark.clause("WS-END-18", "WS-END-19", "WS-END-20")
def test_who_wins_has_most_points_and_then_most_dragons():
    for watch in games():
        if len(watch.final.players) > 1:
            ranks = [(sum(p.score.values()), len(oracle.Mat(p).cards)) for p in watch.final.players]
            assert watch.final.winners == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


@pytest.mark.clause("WS-OBJ-02", "WS-OBJ-05", "WS-OBJ-06", "WS-OBJ-07", "WS-OBJ-13", "WS-RND-13")
def test_places_on_the_objectives_follow_from_what_lies_on_the_mats():
    scored = Counter()
    for watch in games():
        if len(watch.final.players) == 1:
            continue
        views = [seen for seen, *_ in watch.steps] + [watch.final]
        for n, (_, _, _, events) in enumerate(watch.steps):
            if not any(event.kind == "objective-scored" for event in events):
                continue
            seen = views[n + 1]
            last = len(seen.players[0].rows) - 1
            name = seen.objectives[last]
            first = next(i for i, event in enumerate(events) if event.kind == "objective-scored")
            income = Counter(event.seat for event in events[first:] if event.kind == "laid")
            amounts = [oracle.target(name, p) for p in seen.players]
            if name == "eggs":  # the egg of the new round came later
                amounts = [(n - income[seat], 0) for seat, (n, _) in enumerate(amounts)]
            assert [p.rows[last] for p in seen.players] == oracle.ranked(amounts)
            scored[name] += 1
    assert len(scored) > 14


# --- the guild --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WS-GLD-01", "WS-GLD-15", "WS-GLD-18", "WS-GLD-22", "WS-GLD-30")
def test_every_step_enters_the_next_space_and_gives_at_once_what_it_shows():
    entered = Counter()
    for watch in games():
        steps, markers = Counter(), Counter()
        for i, event in enumerate(watch.events):
            if event.kind == "placed":
                markers[event.seat] += 1
            if event.kind != "stepped":
                continue
            steps[event.seat] += 1
            space = steps[event.seat] % 12
            assert event.space == space
            following = watch.events[i + 1] if i + 1 < len(watch.events) else None
            if space in FREE_GAINS:
                assert following == Gained(event.seat, FREE_GAINS[space], 1)
            elif space in (3, 4, 9):
                assert following.seat == event.seat
                assert following.kind in ("took", "drew", "exchanged", "paid")
            elif space in (0, 6) and markers[event.seat] < 4:
                assert (following.kind, following.seat) == ("placed", event.seat)
            entered[space] += 1
        if len(watch.final.players) > 1 or watch.final.automa is not None:
            assert [p.guild_steps for p in watch.final.players] == [steps[s] for s in range(len(watch.final.players))]
    assert set(entered) == set(range(12))


@pytest.mark.clause("WS-GLD-26", "WS-GLD-29", "WS-GLD-38", "WS-GLD-40", "WS-GLD-41")
def test_markers_fit_on_the_squares_of_the_face_in_use():
    for watch in games():
        view = watch.final
        column = 2 if len(view.players) < 3 else 3
        facts = {row[1]: row[column] for row in oracle.FACTS["guild"] if row[0] == oracle.TILES[view.tile]}
        taken = Counter(place for p in view.players for place in p.markers)
        if view.automa is not None:
            taken.update(view.automa.markers)
        for place, n in taken.items():
            assert n <= (facts[place + 1] if place < 4 else 1 if place < 6 else 99)
        for place, room in enumerate(view.places[:6]):
            assert room.free == (facts[place + 1] if place < 4 else 1) - taken[place]
        assert all(len(p.markers) <= 4 for p in view.players)


@pytest.mark.clause("WS-GLD-35", "WS-GLD-43", "WS-GLD-44", "WS-GLD-48", "WS-GLD-51", "WS-GLD-56", "WS-GLD-59")
def test_the_fee_of_a_guild_bonus_is_paid_before_it_and_once():
    fees = Counter()
    for watch in games():
        for i, event in enumerate(watch.events):
            if event.kind != "placed" or event.seat < 0 or (watch.final.tile, event.row) not in FEES:
                continue
            kind, n, brings = FEES[watch.final.tile, event.row]
            following = [e for e in watch.events[i + 1 : i + 1 + n + 1] if e.seat == event.seat]
            if [e.kind for e in following[:n]] == [kind] * n and len(following) > n and following[n].kind == brings:
                fees[watch.final.tile, event.row] += 1
            else:  # the bonus was declined, or could not be paid: then nothing of it came for free
                assert not following or following[0].kind not in ("played", "excavated")
    assert len(fees) >= 3
