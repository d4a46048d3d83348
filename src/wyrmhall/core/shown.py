"""What a seat is shown of the pending decisions, in its own language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from wyrmhall.core.engine import FIRST_STANDING, Decision, Game
from wyrmhall.core.text import Speaker, named
from wyrmhall.core.words import Msg, Subject


class ShownOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing a player can pick: what it says, what on the table it points at, what it would bring."""

    option: int
    label: str
    target: str = ""
    preview: str = ""
    worse: bool = False  # it gives up more than another option, for the same
    times: int = 1  # how often it could be among the things that are due


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
    about: str = ""  # the thing on the table that it is about, or comes from
    due: int = 0  # things that are chosen one after another for one payment, this one included: a set to be ticked


Subjects = Callable[..., Subject | None]


def shown(
    game: Game,
    seat: int,
    speaker: Speaker,
    refusals: bool = True,
    subject: Subjects | None = None,
    names: Sequence[str] = (),
) -> list[ShownDecision]:
    """All pending decisions as `seat` may see them (-1: a spectator); `subject` says what its own are about, and
    `names` who sits where."""
    seen = [d for d in game.unanswered if d.seat == seat or not d.effect.quiet or game.covers(d)]
    return [_shown(game, d, seat, speaker, refusals, subject, names) for d in seen]


def _shown(
    game: Game,
    decision: Decision,
    seat: int,
    speaker: Speaker,
    refusals: bool,
    subject: Subjects | None,
    names: Sequence[str],
) -> ShownDecision:
    effect, at = decision.effect, decision.at
    if decision.seat != seat and game.covers(decision):
        return ShownDecision(decision.seat, speaker.sentence(Msg("takes-turn")))
    prompt = speaker.sentence(named(effect.prompt(game, at), names))
    if decision.seat != seat:
        return ShownDecision(decision.seat, prompt)
    about = None if subject is None else subject(game, decision)
    if about is not None and about.name is not None:
        # The sentence goes on after the subject. A prompt begins with a verb or a question word, never with a name.
        prompt = speaker.sentence(Msg("about", what=about.name, ask=prompt[:1].lower() + prompt[1:]))
    worse = effect.worse(decision.options)
    due = effect.still_due(game, at)
    options = []
    for option in decision.options:
        preview = effect.preview(game, at, option)
        label, target = speaker.say(named(effect.label(game, at, option), names)), effect.target(game, at, option)
        told = "" if preview is None else speaker.sentence(preview)
        times = effect.how_often(game, at, option) if due > 1 and option >= 0 else 1
        options.append(ShownOption(option, label, target, told, option in worse, times))
    extras = []
    beside = game.standing_effects() if decision.extras else ()
    for x in decision.extras:
        standing = beside[FIRST_STANDING - x]
        extras.append(ShownOption(x, speaker.say(standing), standing.target(game, at, x)))
    why = effect.refusals(game, at) if refusals else ()
    refused = [ShownRefusal(r.target, speaker.sentence(r.reason), r.clause) for r in why]
    return ShownDecision(decision.seat, prompt, options, extras, refused, "" if about is None else about.target, due)
