"""A second, plain reading of the rulebook: what gathering, placing, casting and final scoring give.

It knows nothing of the engine: it reads the table as the wire sends it (dictionaries), the log as events, and the facts
of the cards from components.json.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

Json = dict[str, Any]
FACTS: Json = json.loads((Path(__file__).parent / "components.json").read_text("utf-8"))
GOODS = ("bread", "meat", "iron", "crystal", "plant", "potion")
SHOPS = {fact["id"]: fact for fact in [*FACTS["starter_shops"], *FACTS["shops"]]}
SPELLS = {fact["id"]: fact for deck in FACTS["enchantments"].values() for fact in deck}
KIND = [fact["kind"] for fact in FACTS["artisans"]]
DRAGON = [fact["id"] for fact in FACTS["fancy_dragons"]]
MOON = {fact["id"] for fact in FACTS["fancy_dragons"] if fact["kind"] == "moon"}
KIND_OF_MOON = {
    "sweetie": "bread", "umami": "meat", "savannah": "plant", "jitters": "potion", "shadow": "iron", "gemma": "crystal",
    "toasty": "bread", "carnie": "meat", "forrest": "plant", "elix": "potion", "ajax": "iron", "zircon": "crystal",
}  # fmt: skip


def shops_of(view: Json) -> list[Json]:
    return [space["shop"] for space in view["town"] if space["shop"] is not None]


def shop_of(view: Json, key: str) -> Json:
    return next(shop for shop in shops_of(view) if shop["key"] == key)


def gathered(view: Json, key: str) -> Counter[str]:
    """What step 1 gives at once (p7): the icon of the shop, each face-up artisan, each enchantment."""
    shop = shop_of(view, key)
    got = Counter({what: n for what, n in SHOPS[key]["gather"].items() if what in (*GOODS, "coins")})
    if key != "draggin-tail-roost":  # artisans there lie face down (p15)
        got.update([KIND[slot["artisan"]] for slot in shop["slots"] if slot["artisan"] >= 0])
    got.update([SPELLS[card["key"]]["icon"] for card in shop["enchantments"]])
    return +got


def slot_reward(key: str, n: int) -> Json:
    reward: Json = SHOPS[key]["slots"][n]["reward"]
    return reward


def prices(key: str) -> list[tuple[Counter[str], Json]]:
    """The costs of an enchantment and what each brings; several for a multiple one (p11)."""
    fact = SPELLS[key]
    if "sets" not in fact["reward"]:
        return [(Counter(fact["cost"]), fact["reward"])]
    return [
        (Counter({good: n * int(sets) for good, n in fact["cost"].items()}), {"rep": rep} if rep else {})
        for sets, rep in fact["reward"]["sets"].items()
    ]


def settles(paid: Counter[str], cost: Counter[str], no_coins: bool) -> bool:
    """Whether it is an exact payment: goods of the cost, the coins of the cost, and coins for the goods that lack."""
    coins = paid["coins"] - cost["coins"]
    lack = {good: cost[good] - paid[good] for good in GOODS}
    return min(lack.values()) >= 0 and sum(lack.values()) == coins and not (no_coins and coins)


def face_up(view: Json) -> Counter[str]:
    """Artisans in Town by kind, without those that lie face down."""
    here = [shop for shop in shops_of(view) if shop["key"] != "draggin-tail-roost"]
    return Counter([KIND[slot["artisan"]] for shop in here for slot in shop["slots"] if slot["artisan"] >= 0])


def moon_worth(key: str, view: Json, seat: int) -> int:
    """What a moon dragon brings at the end (p16 and the cards)."""
    me = view["players"][seat]
    goods: dict[str, int] = dict(zip(GOODS, me["goods"], strict=True))
    if key == "todd":
        return sum(1 for n in goods.values() if n % 2 == 1)
    if key == "steven":
        return sum(1 for n in goods.values() if n % 2 == 0)
    if key == "buddy":
        return 2 * ((len(me["fancy"]) + len(me["scored"])) // 2)
    if key == "bubu":
        return min(6, len(me["hand"]))
    if key == "shimmer":
        return 2 * sum(1 for shop in shops_of(view) if len(shop["enchantments"]) >= 2)
    if key == "talisman":
        return 0  # it is scored by what is returned
    kind = KIND_OF_MOON[key]
    if key in ("sweetie", "umami", "savannah", "jitters", "shadow", "gemma"):
        town = face_up(view)
        most = town[kind] > 0 and town[kind] == max(town.values())
        return town[kind] // 2 + 3 * most
    most = goods[kind] >= 3 and all(player["goods"][GOODS.index(kind)] <= goods[kind] for player in view["players"])
    return goods[kind] // 2 + 3 * most


def winners(view: Json) -> list[int]:
    """Most reputation, then most artisans in hand, then most goods (p13)."""
    ranks = [(player["rep"], len(player["hand"]), sum(player["goods"])) for player in view["players"]]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def amounts(told: Json) -> Counter[str]:
    """Goods, coins and reputation of an event, without what there is none of."""
    found = {**dict(zip(GOODS, told["goods"], strict=True)), "coins": told["coins"], "rep": told.get("rep", 0)}
    return Counter({what: n for what, n in found.items() if n})


class Ledger:
    """Goods, coins and reputation of every player by the log alone."""

    def __init__(self, players: int, limits: bool = True) -> None:
        self.goods: list[Counter[str]] = [Counter() for _ in range(players)]
        self.coins = [0] * players
        self.rep = [0] * players
        self.turn_of = -1
        self.limits = limits

    def read(self, kind: str, seat: int, facts: Json) -> None:
        if kind == "gained":
            self._take(seat, amounts(facts), 1)
        elif kind == "paid":
            self._take(seat, amounts(facts), -1)
        elif kind == "lost":
            self.rep[seat] -= facts["rep"]
        elif kind == "left-coins":
            self.coins[seat] -= 2
        elif kind == "served":
            self.goods[seat][GOODS[facts["artisan"] // 7]] -= 1
        elif kind == "gave":
            self._give(seat, facts["whom"], facts["item"])
        elif kind == "turn-began":
            self._end_turn()
            self.turn_of = seat

    def _take(self, seat: int, what: Counter[str], sign: int) -> None:
        self.rep[seat] += sign * what["rep"]
        self.coins[seat] += sign * what["coins"]
        for good in GOODS:
            self.goods[seat][good] += sign * what[good]

    def _give(self, seat: int, to: int, item: str) -> None:
        for who, n in ((seat, -1), (to, 1)):
            if who < len(self.goods) and item == "coin":  # beyond the seats: a non-player
                self.coins[who] += n
            elif who < len(self.goods):
                self.goods[who][item] += n

    def _end_turn(self) -> None:
        """At the end of a turn its player keeps at most seven goods of a kind (p12)."""
        if self.turn_of >= 0 and self.limits:
            for good in GOODS:
                self.goods[self.turn_of][good] = min(7, self.goods[self.turn_of][good])

    def over(self) -> None:
        """The game is over: the last turn has ended, and the coins became reputation, which the log tells."""
        self._end_turn()
        self.coins = [0] * len(self.coins)
