"""What a question is about: the card that is played or turned up, the Thing that moves, the worm whose turn it is."""

from __future__ import annotations

from wyrmhall.core.engine import At, Decision
from wyrmhall.core.words import Msg, Subject
from wyrmhall.games.worms.chain import Arrive, CheckFull, ShoveWay, Whither
from wyrmhall.games.worms.components import card_name, death_name, drop_name, thing_target
from wyrmhall.games.worms.effects import SetWind
from wyrmhall.games.worms.explosions import DrumEach, DrumFire, DrumHits
from wyrmhall.games.worms.hexes import OFF, said
from wyrmhall.games.worms.laying import PlaceOn, PutTile, TurnTile
from wyrmhall.games.worms.moves import InchOrJump
from wyrmhall.games.worms.state import Worms
from wyrmhall.games.worms.support import Asks, Chorus, Window
from wyrmhall.games.worms.support_effects import ModifyDice, PeekBottom, PeekPick, Redirect, SwitchActive
from wyrmhall.games.worms.turns import PlayWeapon

OF_STEP_6, OF_STEP_7 = 6, 7


def subject(game: Worms, decision: Decision) -> Subject | None:
    effect, at = decision.effect, decision.at
    if isinstance(effect, Asks):
        return _moment(game, effect, at)
    if isinstance(effect, TurnTile | PutTile):
        tile = game.box.tiles[effect.tile]
        name = Msg("tile", tile=tile.id, n=len(tile.land))
        return Subject(f"tile:{tile.id}", name if isinstance(effect, TurnTile) else None)  # the other one names it
    if isinstance(effect, PlaceOn):
        return Subject(thing_target(at.piece))  # which the question names
    if isinstance(effect, Arrive | Whither | ShoveWay | Redirect) and at.piece >= 0:
        return Subject(thing_target(at.piece), game.name(at.piece))
    if isinstance(effect, CheckFull | DrumEach | DrumHits | DrumFire) and at.place != OFF:
        return Subject(f"hex:{said(at.place)}")  # what happens there, the question says
    if isinstance(effect, InchOrJump | PlayWeapon):
        return Subject(thing_target(game.worm), game.name(game.worm))
    found = None if _is_support(game, decision) else _card(game)
    if found is None and game.played and (_is_support(game, decision) or isinstance(effect, SetWind)):
        return Subject("", card_name(game.card(game.played[-1])))
    return found if found or at.place == OFF else Subject(f"hex:{said(at.place)}")


def _is_support(game: Worms, decision: Decision) -> bool:
    """Whether a support card asks, which lies on top of those played."""
    is_one = isinstance(decision.effect, ModifyDice | SwitchActive | PeekPick | PeekBottom)
    return is_one or (decision.seat != game.active and game.stage > 0)


def _card(game: Worms) -> Subject | None:
    """The card whose text is in progress, at the worm that plays it; between texts the worm alone."""
    if game.stage == OF_STEP_7 and game.dropping >= 0:
        return Subject("", drop_name(game.box.drops[game.dropping]))
    if game.stage in (OF_STEP_6, OF_STEP_7) and game.death_shown >= 0:
        return Subject("", death_name(game.box.deaths[game.death_shown]))
    worm = thing_target(game.worm) if game.worm >= 0 and game.where[game.worm] != OFF else ""
    if game.playing >= 0:
        return Subject(worm, card_name(game.card(game.playing)))
    return Subject(worm) if worm else None


def _moment(game: Worms, effect: Asks, at: At) -> Subject:
    """What has just happened, or is about to, when support cards are asked for: all of it is open to everybody."""
    assert isinstance(effect, Window | Chorus)
    piece = effect.piece if isinstance(effect, Chorus) else at.piece
    return Subject(thing_target(piece) if piece >= 0 else "", Msg(f"when-{effect.trigger}"))
