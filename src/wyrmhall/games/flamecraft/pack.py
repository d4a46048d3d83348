"""Packs: what an owner of the box may type in place of the cards of the house."""

from __future__ import annotations

from typing import Any

from wyrmhall.core.setup import Pack
from wyrmhall.core.words import LANGUAGES, Msg
from wyrmhall.games.flamecraft.alley import coin_spaces
from wyrmhall.games.flamecraft.casting import Resolve
from wyrmhall.games.flamecraft.components import Rewards, Slot
from wyrmhall.games.flamecraft.effects import Gain
from wyrmhall.games.flamecraft.house import HOUSE
from wyrmhall.games.flamecraft.moons import ReturnFancy
from wyrmhall.games.flamecraft.numbers import ALLEY, EVERY_KIND, GOODS, ICONS, KINDS, STARTERS
from wyrmhall.games.flamecraft.pack_rows import BY_NAME, CARDS_BY_NAME, LETTERS, REP_TYPED, SECTIONS, box_from
from wyrmhall.games.flamecraft.pack_verbs import TYPED
from wyrmhall.packs import reading
from wyrmhall.packs.faults import Fault, fault
from wyrmhall.packs.verbs import op_of
from wyrmhall.packs.writing import beginning, comment, line, toml

__all__ = ["TYPED", "check_pack", "new_pack", "read_pack"]


def new_pack(lang: str = "en") -> str:
    """The set of the house as a TOML file, with comments in the language of its owner."""
    lines = beginning(lang, "flamecraft", "my-box", 1, "rows", "effects", "status") + comment(lang, "shops")
    for shop in HOUSE.shops:
        starter, by_name = shop.id < STARTERS, BY_NAME.get(shop.id, ())
        lines += ["[[shop]]", f"id = {toml(shop.key)}", _name(shop.name)]
        if "icon" not in by_name:
            lines.append(f"icon = {toml(ICONS[shop.icon])}")
        lines.append(f"gives = {shop.gives}")
        if "slots" not in by_name:
            lines.append(line("slots", [_slot(slot) for slot in shop.slots[starter:]]))
        if shop.id == ALLEY:
            lines.append(line("spaces", [_reward(gain) for gain in coin_spaces(HOUSE)]))
        if shop.ability is not None and "ability" not in by_name and op_of(type(shop.ability)) in TYPED.ops:
            lines.append(f"ability = {toml(TYPED.plain(shop.ability))}")
        lines += [f"status = {toml(_status(shop.status))}", ""]
    lines += comment(lang, "enchantments")
    for row in HOUSE.enchantments:
        cost = {GOODS[kind]: n for kind, n in enumerate(row.goods) if n}
        lines += ["[[enchantment]]", f"id = {toml(row.key)}", _name(row.name), f"icon = {toml(ICONS[row.icon])}"]
        lines += [f"cost = {toml(cost)}", f"coins = {row.coins}", f"without_coins = {toml(row.no_coins)}"]
        lines += [line("rewards", [_reward(gain) for gain in row.rewards])]
        lines += [f"status = {toml(_status(row.status))}", ""]
    lines += comment(lang, "fancy")
    for card in HOUSE.fancy:
        lines += ["[[fancy]]", f"id = {toml(card.key)}", _name(card.name)]
        if op_of(type(card.effect)) in TYPED.ops and card.id not in CARDS_BY_NAME:
            lines.append(f"goal = {toml(TYPED.plain(card.effect))}")
        if card.id in REP_TYPED and isinstance(card.effect, Resolve | ReturnFancy):
            lines.append(f"rep = {card.effect.rep}")
        lines += [f"status = {toml(_status(card.status))}", ""]
    lines += comment(lang, "companions", typed='start = { op = "gain", coins = 1 }', none="{}")
    for friend in HOUSE.companions:
        lines += ["[[companion]]", f"id = {toml(friend.key)}", _name(friend.name)]
        lines += [f"status = {toml(_status(friend.status))}", ""]
    return "\n".join(lines)


def _name(said: Msg) -> str:
    from wyrmhall.core.text import speaker  # only here: rules run also where nobody speaks Fluent, in a browser

    return f"name = {toml({lang: speaker(lang, 'flamecraft').say(said) for lang in LANGUAGES})}"


def _status(marks: str) -> str:
    """The least certain of the parts."""
    worst = max(marks, key="PSR".index)
    return next(status for status, letter in LETTERS.items() if letter == worst)


def _slot(slot: Slot) -> dict[str, Any]:
    kinds = [GOODS[kind] for kind in KINDS if slot.accepts >> kind & 1]
    return {"accepts": "any" if slot.accepts == EVERY_KIND else kinds, **_reward(slot.reward)}


def _reward(gain: Rewards | Gain) -> dict[str, int]:
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
