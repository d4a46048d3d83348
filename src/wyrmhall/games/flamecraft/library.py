"""Every card for the library: name, text and where its facts come from."""

from __future__ import annotations

from wyrmhall.core.engine import Effect
from wyrmhall.core.rules import Component, Setup, Value
from wyrmhall.core.words import Msg
from wyrmhall.games.flamecraft import companions, fancy, shops, solo
from wyrmhall.games.flamecraft.artisans import KEYS, NAMES
from wyrmhall.games.flamecraft.effects import Gain
from wyrmhall.games.flamecraft.enchantments import ENCHANTMENTS, GOLD
from wyrmhall.games.flamecraft.firing import ABILITIES
from wyrmhall.games.flamecraft.kinds import EVERY_KIND, GOODS, ICONS, KINDS, STARTERS, SUNS, amounts, good, kind_of

STATUS = {"P": "printed", "S": "single_source", "R": "reconstructed"}


def status_of(parts: str) -> str:
    """A card is as certain as its least certain part."""
    return STATUS[max(parts, key="PSR".index)]


def components(setup: Setup) -> list[Component]:
    return [*_shops(), *_artisans(), *_fancy(), *_enchantments(), *_companions(), *_achievements()]


def _shops() -> list[Component]:
    cards = []
    for row in shops.TABLE:
        text: list[Effect | Msg] = []
        for i, slot in enumerate(row.slots):
            if slot is shops.STARTER:
                text.append(Msg("slot-starter"))
            else:
                text.append(Msg("slot-text", n=i + 1, kinds=_kinds(slot.accepts), reward=slot.reward))
        if row.special:
            text.append(Msg(row.special))
        if row.ability is not None:
            text.append(row.ability)
        names = ("icon", *(f"slot {i + 1}" for i in range(len(row.slots))), "ability")
        facts: dict[str, Value] = {"icon": ICONS[row.icon], "gives": row.gives}
        facts.update({f"slot {i + 1}": _slot_signs(slot) for i, slot in enumerate(row.slots)})
        facts.update(_parts(names, row.status))
        kind = "starter-shop" if row.id < STARTERS else "shop"
        cards.append(Component(kind, row.key, row.name, tuple(text), status_of(row.status), facts))
    return cards


def _kinds(accepts: int) -> Msg:
    kinds = [good(kind) for kind in KINDS if accepts >> kind & 1]
    if accepts == EVERY_KIND:
        return Msg("any")
    return kinds[0] if len(kinds) == 1 else Msg("kind-or", one=kinds[0], two=kinds[1])


def _slot_signs(slot: shops.Slot) -> str:
    """A slot for a picture: the kinds it accepts, and what it brings."""
    if slot is shops.STARTER:
        return "starter"
    accepts = [GOODS[kind] for kind in KINDS if slot.accepts >> kind & 1]
    return f"{'|'.join(accepts)} {_reward_signs(slot.reward)}"


def _reward_signs(gain: Gain) -> str:
    found = {"rep": gain.rep, "coins": gain.coins, "fancy": gain.fancy, "artisans": gain.artisans}
    return "+".join([f"{name}:{n}" for name, n in found.items() if n])


def _parts(names: tuple[str, ...], status: str) -> dict[str, Value]:
    return {f"{name} is": STATUS[letter] for name, letter in zip(names, status, strict=True)}


def _artisans() -> list[Component]:
    return [
        Component("artisan", key, NAMES[i], (ABILITIES[kind_of(i)],), facts={"kind": GOODS[kind_of(i)]})
        for i, key in enumerate(KEYS)
    ]


def _fancy() -> list[Component]:
    return [
        Component(
            "sun" if row.id < SUNS else "moon",
            row.key,
            row.name,
            (row.effect,),
            status_of(row.status),
            _parts(("kind", "goal", "reward"), row.status),
        )
        for row in fancy.TABLE
    ]


def _enchantments() -> list[Component]:
    cards = []
    for row in ENCHANTMENTS:
        text: list[Effect | Msg] = []
        many = len(row.rewards) > 1
        for n, reward in enumerate(row.rewards, start=1):
            cost = amounts(row.cost(n), row.coins)
            text.append(Msg("sets", n=n, cost=cost, reward=reward) if many else Msg("for", cost=cost, reward=reward))
        if row.no_coins:
            text.append(Msg("no-coins"))
        facts: dict[str, Value] = {"icon": ICONS[row.icon], "deck": "gold" if row.id in GOLD else "purple"}
        facts["cost"] = " ".join([f"{GOODS[kind]}:{n}" for kind, n in enumerate(row.goods) if n])
        facts["coins"] = row.coins
        facts["without coins"] = row.no_coins
        facts["brings"] = " ".join([_reward_signs(gain) for gain in row.rewards])
        facts.update(_parts(("name", "icon", "cost", "reward", "coin sign"), row.status))
        cards.append(Component("enchantment", row.key, row.name, tuple(text), status_of(row.status), facts))
    return cards


def _companions() -> list[Component]:
    cards = []
    for row in companions.TABLE:
        start = (Msg(f"start-{row.key}"),) if row.start else ()
        text = (*start, Msg(f"ability-{row.key}"))
        facts = _parts(("start", "ability", "name"), row.status)
        cards.append(Component("companion", row.key, row.name, text, status_of(row.status), facts))
    return cards


def _achievements() -> list[Component]:
    by_key = {row.key: row.name for row in shops.TABLE}
    dragons = {row.key: row.name for row in fancy.TABLE}
    cards = []
    for row in solo.ACHIEVEMENTS:
        kind = good(row.kind) if row.kind >= 0 else Msg("any")
        text: list[Effect | Msg] = [Msg(f"asks-{row.asks}", n=row.n, kind=kind)]
        if row.swap is not None:
            text.append(Msg("swaps-shop", old=by_key[row.swap[0]], new=by_key[row.swap[1]]))
        if row.shops:
            text.append(Msg("adds-shops", what=[by_key[key] for key in row.shops]))
        if row.fancy:
            text.append(Msg("adds-fancy", what=[dragons[key] for key in row.fancy]))
        cards.append(Component("achievement", row.key, row.name, tuple(text)))
    return cards
