"""Random games beside the oracle: whatever can be counted is counted twice, and must agree."""

import itertools
import random
from collections import Counter

import msgspec
import pytest

from tests.games.flamecraft import oracle
from tests.games.flamecraft.oracle import Ledger
from wyrmhall import laws
from wyrmhall.core.engine import SKIP
from wyrmhall.core.record import Record
from wyrmhall.games.flamecraft import RULES

TABLES = [(players, deck, seed) for players in RULES.seats for deck in ("purple", "gold") for seed in (1, 2)]


def told(record: Record) -> list[tuple[str, int, dict]]:
    return [(event.kind, event.seat, event.seen_by(event.seat)) for event in record.told[-1]]


def seen(record: Record, seat: int) -> dict:
    view: dict = msgspec.to_builtins(RULES.view(record.game, seat))
    return view


class Witness:
    """Follows a game answer by answer, and counts after it."""

    def __init__(self, players: int, deck: str, seed: int) -> None:
        self.record = Record(RULES, players, seed, {"deck": deck})
        self.ledger = Ledger(players)
        self.pick = random.Random(seed)
        self.casting: list[tuple[str, int, dict]] | None = None
        self.before_cast: dict = {}
        self.checked: Counter = Counter()

    def plays_on(self) -> None:
        game = self.record.game
        seat, option = laws.random_answer(game, self.pick)
        decision = game.owed(seat)
        name, at = type(decision.effect).__name__, decision.at
        before = seen(self.record, seat)
        self.record.play(option, seat)
        events = told(self.record)
        if option > -10:  # of the decision itself, not beside it
            self.checks_gathering(name, option, seat, before, events)
            if name == "PlaceStep" and option != SKIP:
                self.checks_placing(before, at.place // 3, option % 3, events)
            self.checks_casting(name, option, before, events)
        if self.record.game.ended and not before["ended"]:
            self.checks_moons(events)
        for event in events:
            self.ledger.read(*event)
        self.checks_ledger(seat)

    def checks_gathering(self, name: str, option: int, seat: int, before: dict, events: list) -> None:
        game = self.record.game
        asked = "" if game.over else type(game.decision.effect).__name__
        same_turn = game.turns == before["turn"]
        waits = same_turn and asked in ("GiveVisitor", "Action")
        if name not in ("Visit", "GiveVisitor", "Action") or waits or (name == "Action" and option == 1):
            return
        rest = [event for event in events if event[0] not in ("visited", "gave", "gave-artisan", "gave-fancy")]
        shop = seen(self.record, seat)["players"][seat]["token"]
        key = next(one["key"] for one in oracle.shops_of(before) if one["id"] == shop)
        expected = oracle.gathered(before, key)
        if expected:
            assert (*rest[0][:2], oracle.amounts(rest[0][2])) == ("gained", seat, expected)
        else:
            assert not rest or rest[0][0] != "gained"
        self.checked["gathered"] += 1

    def checks_placing(self, before: dict, shop: int, n: int, events: list) -> None:
        key = next(one["key"] for one in oracle.shops_of(before) if one["id"] == shop)
        reward = oracle.slot_reward(key, n)
        expected = Counter({what: reward[what] for what in ("rep", "coins") if what in reward})
        assert events[0][0] == "placed"
        if expected:
            assert oracle.amounts(events[1][2]) == expected
        if reward.get("fancy") and before["fancy_deck"]:
            assert "drew-fancy" in [kind for kind, _, _ in events]
        self.checked["placed"] += 1

    def checks_casting(self, name: str, option: int, before: dict, events: list) -> None:
        if name == "Action" and option == 1:
            self.casting, self.before_cast = [], before
        if self.casting is None:
            return
        self.casting += events
        kinds = [kind for kind, _, _ in self.casting]
        if "cast" not in kinds:
            return
        mine, self.casting = self.casting[: kinds.index("cast") + 1], None
        key = mine[-1][2]["enchantment"]
        paid, gained = Counter(), Counter()
        for kind, _, facts in mine:
            if kind == "paid":
                paid += oracle.amounts(facts)
            elif kind == "gained":
                gained += oracle.amounts(facts)
        found = Counter(kind for kind, _, _ in mine)
        no_coins = oracle.SPELLS[key]["no_coins"]
        rewards = [reward for cost, reward in oracle.prices(key) if oracle.settles(paid, cost, no_coins)]
        assert len(rewards) == 1, (key, paid)
        reward = rewards[0]
        # Goods that lay on an artisan of the Park (Pizza Coven) come with it.
        assert [gained[what] for what in ("rep", "coins")] == [reward.get(what, 0) for what in ("rep", "coins")]
        if self.before_cast["fancy_deck"]:
            assert found["drew-fancy"] == reward.get("fancy", 0)
        if self.before_cast["artisan_deck"]:
            assert found["took"] + found["drew"] == reward.get("artisan", 0)
        self.checked["cast"] += 1

    def checks_moons(self, events: list) -> None:
        view = seen(self.record, -1)
        scored = {}
        for one, two in itertools.pairwise(events):
            if one[0] == "scored" and one[2]["fancy"] in oracle.MOON and two[0] == "gained":
                scored[one[1], one[2]["fancy"]] = two[2]["rep"]
        for player in view["players"]:
            for card in player["fancy"]:
                if card >= 0 and oracle.DRAGON[card] in oracle.MOON:  # revealed, but not worth anything
                    assert oracle.moon_worth(oracle.DRAGON[card], view, player["seat"]) == 0
        for (seat, key), rep in scored.items():
            assert oracle.moon_worth(key, view, seat) == rep, key
            self.checked["moons"] += 1

    def checks_ledger(self, seat: int) -> None:
        view, ledger = seen(self.record, seat), self.ledger
        if view["ended"] and any(ledger.coins):
            assert [player["sources"][6] for player in view["players"]] == ledger.coins
            ledger.over()
        for player in view["players"]:
            n = player["seat"]
            assert player["rep"] == ledger.rep[n]
            if not view["ended"] and view["active"] >= 0:
                assert player["coins"] == ledger.coins[n]
                goods = [ledger.goods[n][good] for good in oracle.GOODS]
                # At the end of a turn, before the next has begun, the limit may have been checked already.
                assert player["goods"] in (goods, [min(7, held) for held in goods])


@pytest.mark.clause("FC-GAT-04", "FC-GAT-08", "FC-GAT-09", "FC-PLC-07", "FC-ENC-07", "FC-ENC-11", "FC-ENC-21")
@pytest.mark.clause("FC-END-08", "FC-END-09", "FC-END-12", "FC-END-13", "FC-END-14")
@pytest.mark.parametrize(("players", "deck", "seed"), TABLES)
def test_a_second_reading_of_the_rulebook_counts_the_same(players, deck, seed):
    witness = Witness(players, deck, seed)
    while not witness.record.game.over:
        witness.plays_on()
    view = seen(witness.record, 0)
    assert [player["rep"] for player in view["players"]] == [sum(s.values()) for s in RULES.scores(witness.record.game)]
    if players > 1:
        assert view["winners"] == oracle.winners(view)
    assert witness.checked["gathered"] > 5
    assert witness.checked["placed"] > 0


@pytest.mark.clause("FC-ENC-07", "FC-FAN-09")
def test_the_second_reading_has_seen_every_kind_of_thing_that_it_counts():
    checked: Counter = Counter()
    for seed in range(8):
        witness = Witness(2 + seed % 4, ("purple", "gold")[seed % 2], 100 + seed)
        while not witness.record.game.over:
            witness.plays_on()
        checked += witness.checked
    assert checked["cast"] > 20
    assert checked["moons"] > 5
