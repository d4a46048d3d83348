"""What a seat is shown of the pending decisions, in its own language."""

from __future__ import annotations

import msgspec

from wyrmhall.core.engine import FIRST_STANDING, Decision, Game
from wyrmhall.core.text import Speaker
from wyrmhall.core.words import Msg


class ShownOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing a player can pick: what it says, what on the table it points at, what it would bring."""

    option: int
    label: str
    target: str = ""
    preview: str = ""


class ShownRefusal(msgspec.Struct, frozen=True):
    """One thing a player might look for among the options, and why it is not there."""

    target: str
    reason: str
    clause: str


class ShownDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whom the table waits for, and for what. Only the seat that is asked gets the options."""

    seat: int
    prompt: str
    options: list[ShownOption] = []
    extras: list[ShownOption] = []
    refusals: list[ShownRefusal] = []


def shown(game: Game, seat: int, speaker: Speaker, refusals: bool = True) -> list[ShownDecision]:
    """All pending decisions as `seat` may see them (-1: a spectator)."""
    seen = [d for d in game.unanswered if d.seat == seat or not d.effect.quiet or game.covers(d)]
    return [_shown(game, d, seat, speaker, refusals) for d in seen]


def _shown(game: Game, decision: Decision, seat: int, speaker: Speaker, refusals: bool) -> ShownDecision:
    effect, at = decision.effect, decision.at
    if decision.seat != seat and game.covers(decision):
        return ShownDecision(decision.seat, speaker.sentence(Msg("takes-turn")))
    prompt = speaker.sentence(effect.prompt(game, at))
    if decision.seat != seat:
        return ShownDecision(decision.seat, prompt)
    options = []
    for option in decision.options:
        preview = effect.preview(game, at, option)
        options.append(
            ShownOption(
                option,
                speaker.say(effect.label(game, at, option)),
                effect.target(game, at, option),
                "" if preview is None else speaker.sentence(preview),
            )
        )
    extras = []
    for x in decision.extras:
        standing = game.standing_effects()[FIRST_STANDING - x]
        extras.append(ShownOption(x, speaker.say(standing), standing.target(game, at, x)))
    why = effect.refusals(game, at) if refusals else ()
    refused = [ShownRefusal(r.target, speaker.sentence(r.reason), r.clause) for r in why]
    return ShownDecision(decision.seat, prompt, options, extras, refused)
