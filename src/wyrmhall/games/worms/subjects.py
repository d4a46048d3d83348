"""What a question is about: the card that is played or turned up, the Thing that moves, the worm whose turn it is.

What a verb knows better it says itself, by the functions below; what it does not say is of the card in play.
"""

from __future__ import annotations

from wyrmhall.core.engine import Decision
from wyrmhall.core.words import Msg, Subject
from wyrmhall.games.worms.components import card_name, death_name, drop_name, thing_target
from wyrmhall.games.worms.hexes import OFF, said
from wyrmhall.games.worms.state import Worms

OF_STEP_6, OF_STEP_7 = 6, 7


def subject(game: Worms, decision: Decision) -> Subject | None:
    at = decision.at
    found = decision.effect.subject(game, at)
    if found is None:
        found = about_played(game) if is_of_support(game, decision.seat) else card_in_play(game)
    return found or about_hex(at.place)


def about_thing(game: Worms, thing: int) -> Subject | None:
    """A Thing by its name."""
    return Subject(thing_target(thing), game.name(thing)) if thing >= 0 else None


def about_hex(spot: int) -> Subject | None:
    """A hex; what happens there, the question says."""
    return None if spot == OFF else Subject(f"hex:{said(spot)}")


def about_played(game: Worms) -> Subject | None:
    """The card on top of those played: the support card that asks."""
    return Subject("", card_name(game.card(game.played[-1]))) if game.played else None


def about_moment(trigger: str, piece: int) -> Subject:
    """What has just happened, or is about to, when support cards are asked for: all of it is open to everybody."""
    return Subject(thing_target(piece) if piece >= 0 else "", Msg(f"when-{trigger}"))


def is_of_support(game: Worms, seat: int) -> bool:
    """Whether whoever is asked must have played a support card: it is not their turn."""
    return seat != game.active and game.stage > 0


def card_in_play(game: Worms) -> Subject | None:
    """The card whose text is in progress, at the worm that plays it; between texts the worm alone."""
    if game.stage == OF_STEP_7 and game.dropping >= 0:
        return Subject("", drop_name(game.box.drops[game.dropping]))
    if game.stage in (OF_STEP_6, OF_STEP_7) and game.death_shown >= 0:
        return Subject("", death_name(game.box.deaths[game.death_shown]))
    worm = thing_target(game.worm) if game.worm >= 0 and game.where[game.worm] != OFF else ""
    if game.playing >= 0:
        return Subject(worm, card_name(game.card(game.playing)))
    return Subject(worm) if worm else None
