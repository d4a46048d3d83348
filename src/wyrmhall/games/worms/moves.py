"""Moving the active worm by its player's will: Inch, Jump, or stay; and standing it up again."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.worms import chain, events
from wyrmhall.games.worms.choices import lies_there
from wyrmhall.games.worms.hexes import NEAR, OFF, STEP, WAYS, said
from wyrmhall.games.worms.numbers import INCH, JUMP, MOVES
from wyrmhall.games.worms.state import Verb, Worms
from wyrmhall.games.worms.subjects import about_thing

JUMP_RANGE: Final = 2
ELSEWHERE: Final[tuple[int, ...]] = tuple([near for near in NEAR[JUMP_RANGE] if near])
"""Where a Jump can lead at a table at which the own hex is none of its ends."""


@dataclass(frozen=True, slots=True)
class InchOrJump(Verb):
    """The active worm may Inch, Jump or stay: in steps 3 and 4, on a symbol, or in the middle of a text."""

    in_text: bool = False

    @property
    def lapses(self) -> bool:
        return not self.in_text

    def run(self, game: Worms, at: At) -> None:
        here = game.own_hex()
        if here == OFF or (game.is_cut() and not self.in_text):
            return
        inches = [here + STEP[way] for way in WAYS if game.is_land(here + STEP[way])]
        jumps = NEAR[JUMP_RANGE] if game.table.jump_in_place else ELSEWHERE
        jump = MOVES.option(JUMP, here)
        game.ask(self, at, (SKIP, *inches, *[jump + near for near in jumps]))

    def subject(self, game: Worms, at: At) -> Subject | None:
        return about_thing(game, game.worm)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        if option == SKIP:
            return
        game.pushes = 0
        kind, spot = MOVES.thing(option)
        to = At(at.player, spot, game.worm)
        if kind == INCH:
            game.push(chain.MOVES["inch"], to)
            return
        if game.where[game.worm] != to.place:
            game.push(chain.CHECK, to)
            game.push(LANDED_IN_TEXT if self.in_text else LANDED, to)
            game.push(JUMPED, to)
        else:
            game.push(chain.JUMP_SCATTER, to)

    def default(self, game: Worms, at: At, options: tuple[int, ...]) -> int:
        return SKIP

    def reflex(self, game: Worms, at: At, options: tuple[int, ...], pick: Random) -> int | None:
        """Stay: it is not known to be better elsewhere."""
        return SKIP

    def label(self, game: Worms, at: At, option: int) -> Says:
        if option == SKIP:
            return Msg("stay")
        kind, spot = MOVES.thing(option)
        if kind == INCH:
            return Msg("inch-to", hex=said(spot))
        return Msg("jump-to", hex=said(spot), land=game.is_land(spot))

    def target(self, game: Worms, at: At, option: int) -> str:
        if option == SKIP:
            return ""
        _, spot = MOVES.thing(option)
        return f"hex:{said(spot)}"

    def preview(self, game: Worms, at: At, option: int) -> Says | None:
        if option == SKIP:
            return None
        _, spot = MOVES.thing(option)
        return lies_there(game, spot) if game.is_land(spot) else None  # the label tells of water


@dataclass(frozen=True, slots=True)
class Landed(Effect):
    """After the landing the worm is Scattered, unless the landing ended the turn (WM-MOV-11, WM-MOV-12)."""

    in_text: bool

    def run(self, game: Worms, at: At) -> None:
        if game.where[at.piece] != OFF and (self.in_text or not game.hurt):
            game.push(chain.JUMP_SCATTER, at)


def heal(game: Worms, seat: int, worm: int) -> None:
    """Stand a wounded worm up."""
    if game.wounded[worm]:
        game.wounded[worm] = 0
        if game.events is not None:
            game.tell(events.Healed(seat, *game.told(worm), said(game.where[worm])))


JUMPED: Final = chain.Move("jump", checked=False)
LANDED: Final = Landed(False)
LANDED_IN_TEXT: Final = Landed(True)
BY_CHOICE: Final = InchOrJump()
IN_TEXT: Final = InchOrJump(in_text=True)
