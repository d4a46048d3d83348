"""A text is a list of steps: each with everything it causes is finished before the next begins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.words import Msg
from wyrmhall.games.worms import events
from wyrmhall.games.worms.scoring import tied, winners
from wyrmhall.games.worms.state import Worms


@dataclass(slots=True, init=False, unsafe_hash=True)
class Steps(Effect):
    """Do each part in order. The steps of a text are effects by themselves: eliminations are noticed between them, and
    pushes counted anew (WM-ELM-15, WM-CHN-18); the steps inside of one step, such as those for each worm, are not."""

    parts: tuple[Effect, ...]
    inner: bool

    def __init__(self, parts: tuple[Effect, ...] = (), inner: bool = False) -> None:
        self.parts = parts
        self.inner = inner

    def run(self, game: Worms, at: At) -> None:
        if not self.inner:
            if game.fallen and settle(game):
                return
            game.pushes = 0
        parts = self.parts
        if not parts:
            return
        if len(parts) > 1:
            game.push(Steps(parts[1:], self.inner), at)
        game.push(parts[0], at)


@dataclass(frozen=True, slots=True)
class EndText(Effect):
    """Marks on the stack where a text ends."""

    def run(self, game: Worms, at: At) -> None:
        if game.fallen:
            settle(game)


def end_text(game: Worms) -> None:
    """Drop what is left of the text in progress: a `target` failed (WM-VRB-03)."""
    while not isinstance(game.stack[-1][0], EndText):
        game.stack.pop()


def push_text(game: Worms, parts: tuple[Effect, ...], at: At) -> None:
    """Begin a text."""
    game.same = -1
    game.push(END_TEXT, at)
    game.push(Steps(parts), at)


def said(parts: Sequence[object]) -> object:
    """Steps in words, one after another."""
    return linked("and-then", list(parts)) if parts else Msg("nothing")


def signs_of(parts: Iterable[Effect]) -> tuple[str, ...]:
    """The signs of all parts, each once."""
    return tuple(dict.fromkeys([sign for part in parts for sign in part.signs()]))


def linked(by: str, parts: list[object]) -> object:
    """Parts in words, with a message of two between each and the rest."""
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = Msg(by, first=part, rest=whole)
    return whole


def settle(game: Worms) -> bool:
    """Notice players who lost their last worm; whether that ends the game at once."""
    game.fallen = 0
    fallen = [seat for seat in range(len(game.teams)) if not game.is_in(seat) and not game.out[seat]]
    if fallen:
        game.outs += 1
    for seat in fallen:
        game.out[seat] = game.outs
        if game.events is not None:
            game.tell(events.Eliminated(seat))
    left = sum(1 for seat in range(len(game.teams)) if game.is_in(seat))
    if left == 0 or (game.table.full_elimination and left == 1):
        finish(game)
        return True
    return False


def finish(game: Worms) -> None:
    """The game is over: nothing more is resolved."""
    game.stack.clear()
    game.busy.clear()
    if game.events is not None:
        game.tell(events.GameOver(-1))
        if not winners(game):
            teams = tuple([game.box.colours[game.teams[seat]] for seat in tied(game)])
            game.tell(events.Draw(-1, teams))


END_TEXT: Final = EndText()
