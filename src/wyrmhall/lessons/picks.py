"""Answers written by what they mean: a pick says what an option points at, or how it reads, never its number."""

from __future__ import annotations

from fnmatch import fnmatchcase

from wyrmhall.core.engine import FIRST_STANDING, SKIP, Decision, Game
from wyrmhall.core.text import speaker

SAID = "say:"
BOTH = " & "


def matches(pick: str, game: Game, decision: Decision, option: int) -> bool:
    """Whether a pick means this option.

    `skip` declines; `say:TEXT` is its label in English; anything else is its target. `*` stands for any letters, and
    ` & ` joins two that must both hold.
    """
    return all(_means(part.strip(), game, decision, option) for part in pick.split(BOTH))


def _means(pick: str, game: Game, decision: Decision, option: int) -> bool:
    if pick == "*":
        return True
    if pick == "skip":
        return option == SKIP
    if pick.startswith(SAID):
        return fnmatchcase(label(game, decision, option).lower(), pick.removeprefix(SAID).strip().lower())
    return fnmatchcase(target(game, decision, option), pick)


def found(picks: list[str], game: Game, decision: Decision) -> int | None:
    """The first offered option that the first fitting pick means."""
    for pick in picks:
        for option in decision.offered:
            if matches(pick, game, decision, option):
                return option
    return None


def target(game: Game, decision: Decision, option: int) -> str:
    if option in decision.extras:
        return str(game.standing_effects()[FIRST_STANDING - option].target(game, decision.at, option))
    return decision.effect.target(game, decision.at, option)


def label(game: Game, decision: Decision, option: int) -> str:
    """As it reads in English, the language in which lessons are written."""
    said = speaker("en", game.setup.game)
    if option in decision.extras:
        return said.say(game.standing_effects()[FIRST_STANDING - option])
    return said.say(decision.effect.label(game, decision.at, option))


def offered(game: Game, decision: Decision) -> list[str]:
    """What could be written for each option, for whoever writes a lesson."""
    lines = []
    for option in decision.offered:
        at, said = target(game, decision, option), label(game, decision, option)
        lines.append(f"{at or ('skip' if option == SKIP else SAID + said)}  ({said})")
    return lines
