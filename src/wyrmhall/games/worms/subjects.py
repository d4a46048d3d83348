"""What a question is about: the card that is played, the Thing that moves, the worm whose turn it is."""

from __future__ import annotations

from wyrmhall.core.engine import Decision
from wyrmhall.core.words import Subject
from wyrmhall.games.worms.chain import Arrive, CheckFull, ShoveWay, Whither
from wyrmhall.games.worms.components import card_name, thing_target
from wyrmhall.games.worms.hexes import OFF, said
from wyrmhall.games.worms.moves import InchOrJump
from wyrmhall.games.worms.state import Worms
from wyrmhall.games.worms.support import Asks
from wyrmhall.games.worms.turns import PlayWeapon


def subject(game: Worms, decision: Decision) -> Subject | None:
    effect, at = decision.effect, decision.at
    if isinstance(effect, Arrive | Whither | ShoveWay) and at.piece >= 0:
        return Subject(thing_target(at.piece), game.name(at.piece))
    if isinstance(effect, CheckFull):
        return Subject(f"hex:{said(at.place)}")
    if game.worm < 0 or game.where[game.worm] == OFF or decision.seat != game.active or isinstance(effect, Asks):
        return None
    worm = thing_target(game.worm)
    if game.playing >= 0:
        return Subject(worm, card_name(game.card(game.playing)))
    return Subject(worm, game.name(game.worm)) if isinstance(effect, InchOrJump | PlayWeapon) else Subject(worm)
