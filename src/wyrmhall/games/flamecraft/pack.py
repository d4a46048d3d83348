"""Packs: what an owner of the box may type in place of the cards of the house."""

from __future__ import annotations

from typing import Any

from wyrmhall.core.setup import Pack
from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.core.words import Msg
from wyrmhall.games.flamecraft.components import Rewards, Slot
from wyrmhall.games.flamecraft.house import HOUSE
from wyrmhall.games.flamecraft.numbers import (
    ALLEY,
    ETERNAL_FLAME,
    EVERY_KIND,
    GOODS,
    ICONS,
    KINDS,
    ROOST,
    STARTERS,
)
from wyrmhall.games.flamecraft.pack_rows import LETTERS, SECTIONS, box_from
from wyrmhall.games.flamecraft.pack_verbs import TYPED
from wyrmhall.packs import reading
from wyrmhall.packs.faults import Fault, fault
from wyrmhall.packs.verbs import op_of
from wyrmhall.packs.writing import line, toml

__all__ = ["TYPED", "check_pack", "new_pack", "read_pack"]

_INTRO = """\
# A pack for Flamecraft: what is printed in your own box, in place of the set that comes with the program.
# Type over what differs and delete the rest: a row, or a line of a row, that is not here stays as it is in the program.
# An ability is written { op = "verb", ... }; `wyrmhall pack verbs flamecraft` lists them. {} is none.
# status: printed (you copied it from the box), single_source, or reconstructed; players see it.

game = "flamecraft"

[pack]
# Saved games hold the pack: choose an id of your own, and count the version up when you change it.
id = "my-box"
version = 1

# The shops. accepts: one kind, two kinds, or "any"; of a starter only the two slots that are free at the beginning.
"""

_COMPANIONS = """\
# The companions. Where nothing is typed, the rules know start bonus and ability by name, with the moment of each.
# start = { op = "gain", coins = 1 } is another bonus, {} none.
# A typed ability is used once, at any moment of the own turn.
"""


def new_pack() -> str:
    """The set of the house as a commented TOML file."""
    lines = [_INTRO]
    for shop in HOUSE.shops:
        starter, by_name = shop.id < STARTERS, shop.id in (ETERNAL_FLAME, ROOST, ALLEY)
        lines += ["[[shop]]", f"id = {toml(shop.key)}", _name(shop.name)]
        if not starter and not by_name:
            lines.append(f"icon = {toml(ICONS[shop.icon])}")
        if not by_name:
            lines += [f"gives = {shop.gives}", line("slots", [_slot(slot) for slot in shop.slots[starter:]])]
        if shop.ability is not None and not by_name and op_of(type(shop.ability)) in TYPED.ops and not shop.special:
            lines.append(f"ability = {toml(TYPED.plain(shop.ability))}")
        lines += [f"status = {toml(_status(shop.status))}", ""]
    lines.append("# The enchantments. A reward for each number of sets; without_coins: coins may not stand for goods.")
    for row in HOUSE.enchantments:
        cost = {GOODS[kind]: n for kind, n in enumerate(row.goods) if n}
        lines += ["[[enchantment]]", f"id = {toml(row.key)}", _name(row.name), f"icon = {toml(ICONS[row.icon])}"]
        lines += [f"cost = {toml(cost)}", f"coins = {row.coins}", f"without_coins = {toml(row.no_coins)}"]
        lines += [line("rewards", [_reward(gain) for gain in row.rewards])]
        lines += [f"status = {toml(_status(row.status))}", ""]
    lines.append("# The fancy dragons. Five of them are known to the rules by name and have no goal to type.")
    for card in HOUSE.fancy:
        lines += ["[[fancy]]", f"id = {toml(card.key)}", _name(card.name)]
        if op_of(type(card.effect)) in TYPED.ops and card.key not in ("starburst", "chonkers"):
            lines.append(f"goal = {toml(TYPED.plain(card.effect))}")
        lines += [f"status = {toml(_status(card.status))}", ""]
    lines.append(_COMPANIONS)
    for friend in HOUSE.companions:
        lines += ["[[companion]]", f"id = {toml(friend.key)}", _name(friend.name)]
        lines += [f"status = {toml(_status(friend.status))}", ""]
    return "\n".join(lines)


def _name(said: Msg) -> str:
    return f"name = {toml({lang: speaker(lang, 'flamecraft').say(said) for lang in LANGUAGES})}"


def _status(marks: str) -> str:
    """The least certain of the parts."""
    worst = max(marks, key="PSR".index)
    return next(status for status, letter in LETTERS.items() if letter == worst)


def _slot(slot: Slot) -> dict[str, Any]:
    kinds = [GOODS[kind] for kind in KINDS if slot.accepts >> kind & 1]
    return {"accepts": "any" if slot.accepts == EVERY_KIND else kinds, **_reward(slot.reward)}


def _reward(gain: Rewards) -> dict[str, int]:
    found = {"rep": gain.rep, "coins": gain.coins, "fancy": gain.fancy, "artisans": gain.artisans}
    return {key: n for key, n in found.items() if n}


def read_pack(text: str) -> tuple[Pack, list[Fault]]:
    """A pack from untrusted text, and warnings about what is allowed but odd."""
    return reading.read(text, _checked)


def _checked(pack: Pack) -> tuple[Pack, list[Fault]]:
    box_from(pack)
    return pack, [
        fault((section, i), "some-names", place=f"{section} {row['id']}")
        for section in SECTIONS[1:]
        for i, row in enumerate(pack.get(section, []))
        if "name" in row and not (isinstance(row["name"], dict) and len(row["name"]) == 3)
    ]


def check_pack(pack: Pack) -> Pack:
    """The same mapping, if it describes a box that can be played with."""
    box_from(pack)
    return pack
