"""How Worms is laid out, with the numbers that the rulebook prints: how many cards a box holds, it does not say."""

from __future__ import annotations

from collections.abc import Iterator

from wyrmhall.companion.setup_lines import SetUpLine, line
from wyrmhall.core.setup import Value
from wyrmhall.games.worms import RULES
from wyrmhall.games.worms.cards import BOX
from wyrmhall.games.worms.components import FIXED
from wyrmhall.games.worms.dealing import drops_for, late_supplies_for
from wyrmhall.games.worms.numbers import TEAMS, WORMS
from wyrmhall.games.worms.optional import DRAFT, NO_DEATH, RANDOM_DEATH

TEAM = WORMS // TEAMS
FIRST_GAME_BY = {2: "WM-FST-04", 3: "WM-FST-03"}
REMINDERS = {"parting_gifts": "WM-OPT-01", "full_elimination": "WM-OPT-06", "weak_explosions": "WM-OPT-24"}
BASE_SEATS = 4  # more need the collector's edition


def lines() -> Iterator[SetUpLine]:
    for n in RULES.seats:
        yield from _table(n)
        yield from _cards(n)
        yield from _drops(n)
        yield from _first_turn(n)


def _table(n: int) -> Iterator[SetUpLine]:
    """Steps 1 to 4; the first game, for up to four, is laid out as in its picture."""
    usual: dict[str, Value] = {"first_game": False} if n <= BASE_SEATS else {}
    by_hand, by_chance = {**usual, "random_setup": False}, {**usual, "random_setup": True}
    yield line("wm-dial", "WM-SET-03", [n], usual)
    yield line("wm-tiles", "WM-SET-05", [n], by_hand, n=n)
    yield line("wm-random-tiles", "WM-SET-32", [n], by_chance, n=n)
    yield from _extra_tiles(n, usual)
    yield line("wm-lowest-colours", "WM-SET-12", [n], {**usual, "colours": "lowest"}, n=n)
    yield line("wm-chosen-colours", "WM-SET-12", [n], {**usual, "colours": "choose"}, n=n)
    yield line("wm-things", "WM-SET-11", [n], usual, worms=TEAM * n, team=TEAM, n=n)
    yield line("wm-place", "WM-SET-16", [n], by_hand)
    yield line("wm-random-place", "WM-SET-32", [n], by_chance)
    yield line("wm-teams", "WM-SET-19" if n <= BASE_SEATS else "WM-COL-01", [n], usual)
    if n > BASE_SEATS:
        return
    first: dict[str, Value] = {"first_game": True}
    yield line("wm-picture", "WM-FST-01", [n], first)
    if n in FIRST_GAME_BY:
        yield line(f"wm-picture-{n}", FIRST_GAME_BY[n], [n], first)
    yield line("wm-two-worms", "WM-FST-02", [n], first)
    yield line("wm-take-teams", "WM-FST-05", [n], first)


def _extra_tiles(n: int, usual: dict[str, Value]) -> Iterator[SetUpLine]:
    option = next(option for option in RULES.options if option.name == "extra_tiles")
    if n not in option.seats:
        return
    editions: list[dict[str, Value]] = [{"collectors": False}, {"collectors": True}] if n <= BASE_SEATS else [{}]
    for edition in editions:
        room = len(BOX.tiles_of(bool(edition.get("collectors", True)))) - n
        for more in option.choices:
            if int(more) == 0:
                continue
            when = {**usual, **edition, "extra_tiles": more}
            if int(more) <= room:
                yield line("wm-extra-tiles", "WM-OPT-30", [n], when, n=int(more))
            else:
                yield line("wm-few-tiles", "WM-OPT-32", [n], when, n=room)


def _cards(n: int) -> Iterator[SetUpLine]:
    fixed = sum([card.kind == FIXED for card in BOX.cards])
    yield line("wm-starters", "WM-SET-20", [n], n=fixed)
    yield line("wm-fifth", "WM-SET-21", [n], n=fixed + 1)
    if n <= BASE_SEATS:
        yield line("wm-collectors", "WM-COL-06", [n], {"collectors": True})
    else:
        yield line("wm-collectors", "WM-COL-05", [n])
    yield line("wm-supply", "WM-SET-23", [n], {"late_superweapons": False})
    yield line("wm-supers", "WM-OPT-19", [n], {"late_superweapons": True})
    yield line("wm-late-supply", "WM-OPT-20", [n], {"late_superweapons": True}, n=late_supplies_for(n))


def _drops(n: int) -> Iterator[SetUpLine]:
    yield line("wm-death", "WM-SET-24", [n], {"sudden_death": RANDOM_DEATH})
    yield line("wm-draft", "WM-OPT-10", [n], {"sudden_death": DRAFT})
    yield line("wm-drafted", "WM-OPT-12", [n], {"sudden_death": DRAFT})
    for death in (RANDOM_DEATH, DRAFT):
        yield line("wm-drops", "WM-SET-25", [n], {"sudden_death": death, "longer_game": False}, n=drops_for(n))
        yield line("wm-all-drops", "WM-OPT-23", [n], {"sudden_death": death, "longer_game": True})
    yield line("wm-no-death", "WM-OPT-17", [n], {"sudden_death": NO_DEATH})


def _first_turn(n: int) -> Iterator[SetUpLine]:
    usual: dict[str, Value] = {"first_game": False} if n <= BASE_SEATS else {}
    yield line("wm-pool", "WM-SET-31", [n])
    yield line("wm-first", "WM-SET-27", [n], usual)
    yield line("wm-wind", "WM-SET-29", [n], usual)
    if n <= BASE_SEATS:
        yield line("wm-blue", "WM-FST-06", [n], {"first_game": True})
        yield line("wm-first-wind", "WM-FST-09", [n], {"first_game": True}, n=BOX.scene.wind)
    yield line("wm-timer", "WM-OPT-33", [n], {"timer": True})
    for option, clause in REMINDERS.items():
        yield line(f"wm-{option.replace('_', '-')}", clause, [n], {option: True})
