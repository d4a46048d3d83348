"""How Flamecraft is laid out. The numbers are those of a game that the engine has just dealt."""

from __future__ import annotations

from collections.abc import Iterator

from wyrmhall.companion.setup_lines import SetUpLine, line
from wyrmhall.games.flamecraft import RULES
from wyrmhall.games.flamecraft.enchantments import GOLD, PURPLE
from wyrmhall.games.flamecraft.numbers import ARTISANS, GOODS, KINDS, PARK_PLACES, ROW, SHOPS, STARTERS
from wyrmhall.games.flamecraft.setup import FANCY_DEALT, HAND_DEALT, MIXED_SHOPS, REMOVED_OF_EACH_KIND
from wyrmhall.games.flamecraft.shops import OTHER_SHOPS
from wyrmhall.games.flamecraft.state import Flamecraft

REMOVED_BY = {1: "FC-SOL-01", 2: "FC-SET-10", 3: "FC-SET-11", 4: "FC-SET-12", 5: "FC-SET-12"}


def lines() -> Iterator[SetUpLine]:
    for n in RULES.seats:
        yield from _lines(n)


def _lines(n: int) -> Iterator[SetUpLine]:
    game = RULES.new(RULES.setup(n), 0)
    assert isinstance(game, Flamecraft)
    alone = n == 1
    yield line("fc-starters", "FC-SET-01", [n], n=STARTERS)
    if alone:  # the order of the shops matters
        yield line("fc-picture", "FC-SET-02", [n], {"starter_places": "picture"})
        yield line("fc-any-places", "FC-SET-33", [n], {"starter_places": "random"}, n=STARTERS)
    yield line("fc-starter-artisans", "FC-SET-03", [n], n=STARTERS)
    yield line("fc-supply", "FC-SET-32", [n])
    shops = len(game.shop_deck)
    if alone:
        yield line("fc-solo-shops", "FC-SOL-02", [n], n=shops)
    else:
        many = {"piles": len(KINDS) + 1, "others": OTHER_SHOPS, "goods": len(GOODS)}
        yield line("fc-shops", "FC-SET-06", [n], {"shop_deck": "rules"}, n=shops, **many)
        yield line("fc-mixed-shops", "FC-SET-09", [n], {"shop_deck": "mixed"}, n=MIXED_SHOPS, all=SHOPS - STARTERS)
    out = REMOVED_OF_EACH_KIND[n]
    artisans = ARTISANS - len(KINDS) * (1 + out)
    if out:
        yield line("fc-artisans-out", REMOVED_BY[n], [n], each=out, n=out * len(KINDS))
    yield line("fc-artisans", "FC-SET-14" if out else REMOVED_BY[n], [n], n=artisans)
    yield line("fc-park", "FC-SET-15", [n], n=PARK_PLACES)
    if alone:
        yield line("fc-solo-fancy", "FC-SOL-03", [n], n=len(game.fancy_deck) + FANCY_DEALT)
    else:
        yield line("fc-fancy", "FC-SET-16", [n], n=len(game.box.fancy))
    yield line("fc-purple", "FC-SET-17", [n], {"deck": "purple"}, n=len(PURPLE))
    yield line("fc-gold", "FC-SET-17", [n], {"deck": "gold"}, n=len(GOLD))
    yield line("fc-row", "FC-SET-18", [n], n=ROW)
    yield line("fc-token", "FC-SET-19", [n])
    yield line("fc-markers", "FC-SET-21", [n])
    if alone:
        yield line("fc-non-players", "FC-SOL-05", [n], n=len(GOODS) - 1)
    else:
        yield line("fc-first", "FC-SET-20", [n])
        yield line("fc-companion", "FC-CPN-01", [n], {"companions": True})
    yield line("fc-hand", "FC-SET-22", [n], n=HAND_DEALT)
    yield line("fc-first-fancy", "FC-SET-23", [n], n=FANCY_DEALT)
    if not alone:
        yield line("fc-bonus", "FC-CPN-03", [n], {"companions": True})
    if n >= 4:
        yield line("fc-fourth" if n == 4 else "fc-fourth-fifth", "FC-SET-27", [n])
