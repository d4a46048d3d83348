"""The rows of a pack: shops, enchantments, fancy dragons and companions, checked before anything is made of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace

from wyrmhall.core.engine import Effect
from wyrmhall.core.setup import Pack
from wyrmhall.games.flamecraft.alley import CollectCoins, LeaveCoins
from wyrmhall.games.flamecraft.casting import Resolve
from wyrmhall.games.flamecraft.companion_moments import companion_uses
from wyrmhall.games.flamecraft.companions import Companion
from wyrmhall.games.flamecraft.components import NOTHING, Box, Enchantment, FancyDragon, Rewards, Shop, Slot, packed
from wyrmhall.games.flamecraft.effects import EitherOr, Gain
from wyrmhall.games.flamecraft.flipping import Flip, LoseCoin
from wyrmhall.games.flamecraft.house import HOUSE
from wyrmhall.games.flamecraft.moons import ReturnFancy
from wyrmhall.games.flamecraft.numbers import (
    ALLEY,
    CHONKERS,
    COIN,
    ETERNAL_FLAME,
    FROM_SUNS,
    GOODS,
    ICONS,
    KINDS,
    POCUS,
    ROOST,
    STARBURST,
    STARTERS,
    TALISMAN,
)
from wyrmhall.games.flamecraft.pack_verbs import ABILITIES, COMPANIONS, MOONS, STARTS, SUNS, TYPED
from wyrmhall.games.flamecraft.paying import Cost
from wyrmhall.games.flamecraft.revealing import reveals
from wyrmhall.games.flamecraft.shops import OTHER_SHOPS, slot
from wyrmhall.packs.checks import (
    about,
    check_game,
    entries,
    flag,
    name,
    no_twice,
    number,
    place_of,
    status,
    table,
    word,
)
from wyrmhall.packs.faults import Path, bad, shown

BY_NAME = {
    **dict.fromkeys(range(STARTERS), ("icon", "ability")),
    ETERNAL_FLAME: ("icon",),
    ROOST: ("icon",),
    ALLEY: ("icon", "slots", "ability"),
}
"""By shop: what its card prints and the rules know by name."""
CARDS_BY_NAME = (POCUS, STARBURST, CHONKERS, TALISMAN)
"""Fancy dragons whose printed goals the rules know by name."""
REP_TYPED = (STARBURST, TALISMAN)
"""Of these the goal is printed, and not how much reputation it brings."""
MOST_SPACES = 6
LETTERS = {"printed": "P", "single_source": "S", "reconstructed": "R"}
SECTIONS = ("game", "shop", "enchantment", "fancy", "companion")
_REWARD = {"rep": 20, "coins": 9, "fancy": 1}


def box_from(pack: Pack) -> Box:
    """The box that a pack describes; what it does not mention is as in the house's own."""
    check_game(pack, "flamecraft")
    table(pack, (), ("pack",), SECTIONS)
    about(pack["pack"])
    shops = {row.key: row for row in HOUSE.shops}
    for path, row in _rows(pack, "shop", list(shops)):
        shops[row["id"]] = _shop(shops[row["id"]], row, path)
    spells = {row.key: row for row in HOUSE.enchantments}
    for path, row in _rows(pack, "enchantment", list(spells)):
        spells[row["id"]] = _enchantment(spells[row["id"]], row, path)
    fancy = {row.key: row for row in HOUSE.fancy}
    for path, row in _rows(pack, "fancy", list(fancy)):
        fancy[row["id"]] = _fancy(fancy[row["id"]], row, path)
    _check_icons([row.icon for row in shops.values()])
    dragons = tuple(fancy.values())
    friends = {row.key: row for row in HOUSE.companions}
    for path, row in _rows(pack, "companion", list(friends)):
        friends[row["id"]] = _companion(friends[row["id"]], row, path)
    companions = tuple(friends.values())
    standing = (*reveals(dragons), *companion_uses(companions))
    return packed(tuple(shops.values()), tuple(spells.values()), dragons, companions, standing)


def _check_icons(icons: list[int]) -> None:
    """The shop deck takes one shop of each good and some of the others."""
    for kind in KINDS:
        if kind not in icons[STARTERS:]:
            raise bad(("shop",), "no-shop-of", good=GOODS[kind])
    others = sum([icon >= COIN for icon in icons])
    if others < OTHER_SHOPS:
        raise bad(("shop",), "other-shops", n=OTHER_SHOPS, said=others)


def _rows(pack: Pack, section: str, known: list[str]) -> Iterator[tuple[Path, Pack]]:
    given = pack.get(section, [])
    if not isinstance(given, list):
        raise bad((section,), "rows", place=section)
    rows = [table(row, (section, i), ("id",), None) for i, row in enumerate(entries(given, (section,), 0, len(known)))]
    no_twice([row["id"] for row in rows], (section,), f"{section}.id")
    for i, row in enumerate(rows):
        word(row["id"], (section, i, "id"), known)
        yield (section, i), row


def _names(row: Mapping[str, object], path: Path) -> dict[str, str] | None:
    return name(row["name"], (*path, "name")) if "name" in row else None


def _marks(house: str, row: Mapping[str, object], path: Path, changed: Mapping[str, tuple[int, ...]]) -> str:
    """How each part is known: as the row says, or made up where it was changed without a word."""
    if "status" in row:
        return LETTERS[status(row, path)] * len(house)
    touched = {part for key, parts in changed.items() if key in row for part in parts}
    return "".join(["R" if i in touched else letter for i, letter in enumerate(house)])


# --- shops --------------------------------------------------------------------------------------------------------


def _shop(house: Shop, row: Mapping[str, object], path: Path) -> Shop:
    spaces = ("spaces",) if house.id == ALLEY else ()
    table(row, path, ("id",), ("name", "icon", "gives", "slots", "ability", *spaces, "status"))
    for key in BY_NAME.get(house.id, ()):
        if key in row:
            raise bad((*path, key), "by-name", card=house.key, key=key)
    ability = house.ability
    if "spaces" in row:
        ability = _alley(row["spaces"], (*path, "spaces"))
    if "ability" in row:
        here = (*path, "ability")
        ability = None if row["ability"] == {} else _ability(row["ability"], here, ABILITIES)
    slots = _slots(house, row["slots"], (*path, "slots")) if "slots" in row else house.slots
    last = (len(house.status) - 1,)
    parts = {"icon": (0,), "slots": tuple(range(1, len(slots) + 1)), "ability": last, "spaces": last}
    # What holds at the shop itself stays; what an ability makes hold goes with it.
    special = house.special if house.id in BY_NAME or ability == house.ability else ""
    return replace(
        house,
        icon=ICONS.index(word(row["icon"], (*path, "icon"), ICONS)) if "icon" in row else house.icon,
        gives=number(row.get("gives", house.gives), (*path, "gives"), 1, 9),
        slots=slots,
        ability=ability,
        special=special,
        status=_marks(house.status, row, path, parts),
        names=_names(row, path),
    )


def _alley(given: object, path: Path) -> Effect:
    """The ability of Dragon Alley with other double spaces."""
    rewards = [_reward(space, (*path, i)) for i, space in enumerate(entries(given, path, 1, MOST_SPACES))]
    if NOTHING in rewards:
        raise bad((*path, rewards.index(NOTHING)), "nothing", place=place_of(path), op="spaces")
    spaces = [Gain(gain.rep, gain.coins, gain.fancy, gain.artisans) for gain in rewards]
    return EitherOr((LeaveCoins(tuple(spaces)), CollectCoins()))


def _ability(given: object, path: Path, verbs: tuple[str, ...]) -> Effect:
    effect = TYPED.step(given, path, verbs)
    if isinstance(effect, LoseCoin) or any(
        isinstance(inner, LoseCoin) and not isinstance(outer, Flip) for outer, inner in _pairs(effect)
    ):
        raise bad(path, "lose-coin", place=place_of(path))
    return effect


def _pairs(effect: Effect) -> Iterator[tuple[Effect, Effect]]:
    """Every effect with each that stands directly in it."""
    for field in fields(effect):  # type: ignore[arg-type]
        value = getattr(effect, field.name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Effect):
                yield effect, part
                yield from _pairs(part)


def _slots(house: Shop, given: object, path: Path) -> tuple[Slot, ...]:
    """Three slots; of a starter the two that are not taken from the beginning."""
    kept = house.slots[:1] if house.id < STARTERS else ()
    rows = entries(given, path, 3 - len(kept), 3 - len(kept))
    return (*kept, *[_slot(row, (*path, i)) for i, row in enumerate(rows)])


def _slot(given: object, path: Path) -> Slot:
    row = table(given, path, ("accepts",), tuple(_REWARD))
    if row["accepts"] == "any":
        kinds = list(KINDS)
    else:
        here = (*path, "accepts")
        if not isinstance(row["accepts"], list):
            raise bad(here, "list-or-word", place=place_of(here), n="1-2", word='"any"', said=shown(row["accepts"]))
        said = entries(row["accepts"], here, 1, 2)
        kinds = [GOODS.index(word(good, (*here, i), GOODS)) for i, good in enumerate(said)]
        no_twice(kinds, here, "accepts")
    found = {key: number(row.get(key, 0), (*path, key), 0, most) for key, most in _REWARD.items()}
    return slot(*kinds, **found)


# --- enchantments -------------------------------------------------------------------------------------------------


def _enchantment(house: Enchantment, row: Mapping[str, object], path: Path) -> Enchantment:
    table(row, path, ("id",), ("name", "icon", "cost", "coins", "without_coins", "rewards", "status"))
    goods = house.goods
    if "cost" in row:
        cost = table(row["cost"], (*path, "cost"), (), GOODS)
        goods = tuple([number(cost.get(good, 0), (*path, "cost", good), 0, 7) for good in GOODS])
        if not any(goods):
            raise bad((*path, "cost"), "nothing", place=place_of(path), op="cost")
    rewards = house.rewards
    if "rewards" in row:
        here = (*path, "rewards")
        rewards = tuple([_reward(one, (*here, i)) for i, one in enumerate(entries(row["rewards"], here, 1, 5))])
    parts = {"name": (0,), "icon": (1,), "cost": (2,), "coins": (2,), "rewards": (3,), "without_coins": (4,)}
    return replace(
        house,
        icon=GOODS.index(word(row["icon"], (*path, "icon"), GOODS)) if "icon" in row else house.icon,
        goods=goods,
        rewards=rewards,
        coins=number(row.get("coins", house.coins), (*path, "coins"), 0, 9),
        no_coins=flag(row.get("without_coins", house.no_coins), (*path, "without_coins")),
        status=_marks(house.status, row, path, parts),
        names=_names(row, path),
    )


def _reward(given: object, path: Path) -> Rewards:
    limits = {**_REWARD, "artisans": 1}
    row = table(given, path, (), tuple(limits))
    return Rewards(**{key: number(row.get(key, 0), (*path, key), 0, most) for key, most in limits.items()})


# --- fancy dragons ------------------------------------------------------------------------------------------------


def _fancy(house: FancyDragon, row: Mapping[str, object], path: Path) -> FancyDragon:
    table(row, path, ("id",), ("name", "goal", *(("rep",) if house.id in REP_TYPED else ()), "status"))
    effect, moment = house.effect, house.moment
    if "goal" in row:
        if house.id in CARDS_BY_NAME:
            raise bad((*path, "goal"), "by-name", card=house.key, key="goal")
        effect, moment = _goal(row["goal"], (*path, "goal"), not house.moon), ""
    if "rep" in row and isinstance(effect, Resolve | ReturnFancy):
        effect = replace(effect, rep=number(row["rep"], (*path, "rep"), 1, 20))
    marks = _marks(house.status, row, path, {"goal": (1, 2), "rep": (2,), "name": (3,)})
    return replace(house, effect=effect, moment=moment, status=marks, names=_names(row, path))


def _goal(given: object, path: Path, is_sun: bool) -> Effect:
    effect = TYPED.step(given, path, SUNS if is_sun else MOONS)
    if not is_sun or not isinstance(effect, Cost | Gain):
        return effect
    if not isinstance(effect, Cost) or not isinstance(effect.then, Gain):
        raise bad(path, "sun-pays", place=place_of(path))
    return replace(effect, then=replace(effect.then, source=FROM_SUNS))


# --- companions ---------------------------------------------------------------------------------------------------


def _companion(house: Companion, row: Mapping[str, object], path: Path) -> Companion:
    """What is not typed stays as the rules know it by name."""
    table(row, path, ("id",), ("name", "start", "ability", "status"))
    begins = None
    if row.get("start", {}) != {}:
        begins = TYPED.step(row["start"], (*path, "start"), STARTS)
    return replace(
        house,
        start=house.start and "start" not in row,
        begins=begins,
        ability=_ability(row["ability"], (*path, "ability"), COMPANIONS) if "ability" in row else None,
        status=_marks(house.status, row, path, {"start": (0,), "ability": (1,), "name": (2,)}),
        names=_names(row, path),
    )
