"""How Sea Dragons is laid out. The numbers are those that the rulebook prints, and of a game that was just dealt."""

from __future__ import annotations

from collections.abc import Iterator

from wyrmhall.companion.pages import Said
from wyrmhall.companion.setup_lines import SetUpLine, line
from wyrmhall.games.seadragons import RULES
from wyrmhall.games.seadragons.cards import (
    COLOURS,
    DECK,
    DRAGON_MARKET,
    HEADS,
    MISSION_MARKET,
    MISSIONS,
    QUADRANTS,
    REEFS,
    SHIP_TOKENS,
    SIZES,
    START_GOLD,
    START_HAND,
)
from wyrmhall.games.seadragons.state import SeaDragons

COLOURS_BY = {2: "SD-SET-16", 3: "SD-SET-17", 4: "SD-SET-18", 5: "SD-SET-19"}
HEADS_BY = {2: "SD-SET-21", 3: "SD-SET-22", 4: "SD-SET-23", 5: "SD-SET-24"}


def lines() -> Iterator[SetUpLine]:
    for n in RULES.seats:
        yield from _lines(n)


def _lines(n: int) -> Iterator[SetUpLine]:
    game = RULES.new(RULES.setup(n), 0)
    assert isinstance(game, SeaDragons)
    yield line("sd-boards", "SD-SET-01", [n], n=len(QUADRANTS))
    yield line("sd-ships", "SD-SET-06", [n], n=sum(SHIP_TOKENS))
    yield line("sd-spare", "SD-SET-08", [n])
    yield line("sd-piles", "SD-SET-10", [n], None, **{size: DECK[size] for size in SIZES})
    yield line("sd-market", "SD-SET-11", [n], each=DRAGON_MARKET, n=DRAGON_MARKET * len(SIZES))
    yield line("sd-missions", "SD-SET-12", [n], n=MISSIONS)
    yield line("sd-mission-market", "SD-SET-13", [n], n=MISSION_MARKET)
    yield line("sd-reefs", "SD-SET-14", [n], n=REEFS)
    yield line("sd-gold", "SD-SET-15", [n])
    colours = {letter: Said(f"su-sd-{colour}") for letter, colour in zip("abcde", COLOURS[:n], strict=False)}
    yield line(f"sd-colours-{n}", COLOURS_BY[n], [n], None, **colours)
    yield line("sd-heads", HEADS_BY[n], [n], n=HEADS[n])
    yield line("sd-coins", "SD-SET-25", [n], n=START_GOLD)
    yield line("sd-hand", "SD-SET-26", [n], n=START_HAND)
    left = {size: len(pile) for size, pile in zip(SIZES, game.piles, strict=True)}
    yield line("sd-left", "SD-SET-27", [n], None, **left)
    yield line("sd-first", "SD-SET-29", [n])
