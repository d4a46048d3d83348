"""What a question is about: the artisan that is fired up, the enchantment that is cast, the shop that is visited."""

from __future__ import annotations

from wyrmhall.core.engine import At, Decision, Effect
from wyrmhall.core.words import Subject
from wyrmhall.games.flamecraft.casting import ChooseGoods, Finish, ReserveThis, ResolveSets
from wyrmhall.games.flamecraft.firing import ABILITIES, NEWCOMER, target_of
from wyrmhall.games.flamecraft.numbers import HAND, PARK, kind_of
from wyrmhall.games.flamecraft.paying import Pay
from wyrmhall.games.flamecraft.state import Flamecraft


def subject(game: Flamecraft, decision: Decision) -> Subject | None:
    effect, at = decision.effect, decision.at
    spell = _spell(game, effect)
    if spell >= 0:
        return Subject(f"enchantment:{spell}", game.box.enchantments[spell].name)
    if _is_fired(effect, at):
        where = f"player:{at.player}:hand:{kind_of(at.piece)}" if at.place == HAND else target_of(at.place)
        return Subject(where, game.name_of(at.piece))
    if 0 <= at.place < PARK:
        shop = at.place // 3
        return Subject(f"shop:{shop}", game.shop_name(shop))
    return None


def _spell(game: Flamecraft, effect: Effect) -> int:
    """The enchantment that it is about, or that is being paid for; -1: none."""
    if isinstance(effect, ResolveSets | ReserveThis | ChooseGoods):
        return effect.enchantment
    below = game.stack[-1][0] if isinstance(effect, Pay) and game.stack else None
    if isinstance(effect, Pay) and len(game.stack) > 1 and not isinstance(below, Finish):
        below = game.stack[-2][0]  # its reward comes first
    return below.enchantment if isinstance(below, Finish) else -1


def _is_fired(effect: Effect, at: At) -> bool:
    """Whether it is the ability of an artisan, and not of a shop."""
    return at.piece >= 0 and (effect is NEWCOMER or effect == ABILITIES[kind_of(at.piece)])
