"""A view as text for the terminal."""

from __future__ import annotations

from wyrmhall.core.setup import Setup
from wyrmhall.core.text import Speaker
from wyrmhall.core.words import Msg
from wyrmhall_lair.view import View


def draw(view: View, words: Speaker, _setup: Setup | None = None) -> str:
    lines = [words.say(Msg("draw-table", deck=view.deck, turns=view.turns))]
    if view.discard:
        lines.append(words.say(Msg("draw-discard", cards=", ".join(map(str, view.discard)))))
    for seat, (lair, hand) in enumerate(zip(view.lairs, view.hands, strict=True)):
        held = len(hand) if isinstance(hand, list) else hand
        lines.append(words.say(Msg("draw-player", n=seat + 1, gold=lair.gold, settled=lair.settled, held=held)))
        if isinstance(hand, list) and hand:
            lines.append("    " + words.say(Msg("draw-hand", cards=", ".join(map(str, hand)))))
        if lair.treasures:
            lines.append("    " + words.say(Msg("draw-lair", cards=", ".join(map(str, lair.treasures)))))
    return "\n".join(lines)
