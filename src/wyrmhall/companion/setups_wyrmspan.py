"""How Wyrmspan is laid out. The numbers are those of a game that the engine has just dealt."""

from __future__ import annotations

from collections.abc import Iterator

from wyrmhall.companion.setup_lines import SetUpLine, line
from wyrmhall.games.wyrmspan import RULES
from wyrmhall.games.wyrmspan.numbers import COIN
from wyrmhall.games.wyrmspan.objectives import FACES
from wyrmhall.games.wyrmspan.setup import KEPT, RESOURCES
from wyrmhall.games.wyrmspan.state import Wyrmspan
from wyrmhall.games.wyrmspan.tiles import TILES


def lines() -> Iterator[SetUpLine]:
    for n in RULES.seats:
        yield from _lines(n)


def _lines(n: int) -> Iterator[SetUpLine]:
    game = RULES.new(RULES.setup(n), 0)
    assert isinstance(game, Wyrmspan)
    p, alone = game.players[0], n == 1
    dragons = len(game.deck) + len(game.display) + n * len(p.hand)
    caves = len(game.cave_deck) + len(game.cave_display) + n * len(p.pit)
    yield line("ws-tile", "WS-SET-01", [n], n=len(TILES))
    if n == 3:
        yield line("ws-face-many", "WS-SET-03", [n], {"guild_face": "3-5"})
        yield line("ws-face-few", "WS-GLD-69", [n], {"guild_face": "4-5"})
    else:
        yield line("ws-face-few" if n < 3 else "ws-face-many", "WS-SET-02" if n < 3 else "WS-SET-03", [n])
    if alone:
        yield line("ws-automa", "AU-SET-01", [n])
    yield line("ws-dragons", "AU-SET-05" if alone else "WS-SET-04", [n], n=dragons)
    yield line("ws-dragon-display", "WS-SET-05", [n], n=len(game.display))
    yield line("ws-caves", "WS-SET-06", [n], n=caves)
    yield line("ws-cave-display", "WS-SET-07", [n], n=len(game.cave_display))
    yield line("ws-round", "WS-SET-08", [n])
    tiles = len(FACES) // 2
    yield line("ws-objectives", "WS-SET-09", [n], n=tiles, laid=len(game.objectives), left=tiles - len(game.objectives))
    yield line("ws-coins", "WS-SET-13", [n], n=p.supply[COIN])
    yield line("ws-egg", "WS-SET-15", [n])
    yield line("ws-cards", "WS-SET-17", [n], dragons=len(p.hand), caves=len(p.pit), kept=len(KEPT[0]))
    yield line("ws-resources", "WS-SET-19", [n], n=len(RESOURCES[0]))
    yield line("ws-token", "WS-SET-21", [n])
    yield line("ws-adventurer", "WS-SET-23", [n])
    if not alone:
        yield line("ws-first", "WS-SET-25", [n])
