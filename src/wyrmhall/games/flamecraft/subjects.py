"""What a question is about: the artisan that is fired up, the enchantment that is cast, the fancy dragon, the shop."""

from __future__ import annotations

from typing import Final

from wyrmhall.core.engine import At, Decision, Effect
from wyrmhall.core.words import Msg, Subject
from wyrmhall.games.flamecraft.end_of_turn import ReturnArtisan
from wyrmhall.games.flamecraft.firing import ABILITIES, NEWCOMER, target_of
from wyrmhall.games.flamecraft.gathering import PLACE_STEP
from wyrmhall.games.flamecraft.moons import ReturnFancy
from wyrmhall.games.flamecraft.numbers import HAND, PARK, SANDARA, SETTLED, SHOP_OF, kind_of
from wyrmhall.games.flamecraft.placing import LayShop
from wyrmhall.games.flamecraft.scoring import FinalTalisman
from wyrmhall.games.flamecraft.setup import KeepFancy, PickColour
from wyrmhall.games.flamecraft.solo import CastOther
from wyrmhall.games.flamecraft.state import Flamecraft
from wyrmhall.games.flamecraft.turns import Visit

PLAIN: Final = (PickColour, KeepFancy, Visit, LayShop, CastOther, ReturnArtisan, ReturnFancy, FinalTalisman)
"""Questions that say it all themselves."""


def subject(game: Flamecraft, decision: Decision) -> Subject | None:
    effect, at = decision.effect, decision.at
    found = effect.subject(game, at)
    if found is not None:
        return found
    if at.piece >= 0 and (at.place >= PARK or _is_ability(effect, at)):
        where = f"player:{at.player}:hand:{kind_of(at.piece)}" if at.place == HAND else target_of(at.place)
        return Subject(where, game.name_of(at.piece))
    if 0 <= at.place < PARK:
        shop = SHOP_OF[at.place]
        return Subject(f"shop:{shop}", game.shop_name(shop))
    return None if isinstance(effect, PLAIN) else _revealed(game, at)


def _is_ability(effect: Effect, at: At) -> bool:
    """Whether it is the ability of an artisan, and not of a shop."""
    return effect is NEWCOMER or effect == ABILITIES[kind_of(at.piece)]


def _revealed(game: Flamecraft, at: At) -> Subject | None:
    """What is asked in no shop is asked by the fancy dragon revealed last, or by the companion just used; before both
    it is the start bonus. Whose dragon it is can be told no more once Sandara may have scored another's."""
    player = game.players[at.player]
    if not player.scored:
        if not player.used:
            return Subject("", Msg("start-bonus"))
        return Subject(f"companion:{player.companion}", game.box.companions[player.companion].name)
    if player.companion == SANDARA:
        return Subject("", Msg("scored-dragon"))
    return Subject(f"fancy:{player.scored[-1]}", game.fancy_name(player.scored[-1]))


def uses(game: Flamecraft, decision: Decision, option: int) -> str:
    """The artisan in hand that an answer to step 2 of gathering would place."""
    if decision.effect != PLACE_STEP or option < 0:
        return ""
    return f"player:{decision.seat}:hand:{SETTLED[option][1]}"
