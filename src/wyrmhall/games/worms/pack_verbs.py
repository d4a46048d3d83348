"""The verbs that a pack may use, and where: weapons and drops act, support cards answer their moment."""

from __future__ import annotations

from typing import Final

from wyrmhall.core.engine import Effect
from wyrmhall.games.worms.aim import Accuracy, ScatterTarget, SteerTarget, Target
from wyrmhall.games.worms.components import (
    AIMING,
    COLLECTING,
    FLIPPED,
    HARM,
    PLANNING,
    SUPERSHOT,
    WATER,
    WEATHER,
)
from wyrmhall.games.worms.effects import (
    Blast,
    ChangeWind,
    Damage,
    Destroy,
    Draw,
    Heal,
    Knockback,
    LevelHealth,
    MoveSelf,
    Scatter,
    SetWind,
    Shove,
    TriggerMines,
    WoundHealthy,
)
from wyrmhall.games.worms.placing import CraterCoast, Place, RestoreLand, Token
from wyrmhall.games.worms.support_effects import ModifyDice, PeekTake, Prevent, Redirect, SwitchActive, TurnFlipper
from wyrmhall.games.worms.texts import Choose, Flip, ForEachWorm, MayMove, Repeat, RollHexes
from wyrmhall.packs.verbs import Verbs

VERBS: Final[tuple[type[Effect], ...]] = (
    Target, Accuracy, ScatterTarget, SteerTarget, Blast, Damage, Scatter, Knockback, Shove, MoveSelf, Place, Destroy,
    RestoreLand, Flip, Choose, Repeat, MayMove, RollHexes, ChangeWind, SetWind, Draw, Heal, Token, ForEachWorm,
    CraterCoast, LevelHealth, WoundHealthy, TriggerMines, Prevent, Redirect, ModifyDice, TurnFlipper, PeekTake,
    SwitchActive,
)  # fmt: skip
TYPED = Verbs(VERBS)
_HELP = frozenset({"prevent", "redirect", "modify_dice", "turn_flipper", "peek_take", "switch_active"})
NEVER = frozenset(TYPED.ops) - _HELP
"""The verbs of weapons, drops and sudden death: all but those that answer an event."""
_ANYTIME = frozenset({"set_wind", "change_wind", "draw"})
SUPPORTING: dict[str, frozenset[str]] = {
    WATER: _ANYTIME | {"redirect"},
    HARM: _ANYTIME | {"prevent"},
    AIMING: _ANYTIME | {"modify_dice", "scatter_target"},
    WEATHER: _ANYTIME,
    FLIPPED: _ANYTIME | {"turn_flipper"},
    COLLECTING: _ANYTIME | {"peek_take"},
    SUPERSHOT: _ANYTIME | {"scatter_target"},
    PLANNING: _ANYTIME | {"switch_active"},
}
"""The verbs of a support card, by its moment."""
