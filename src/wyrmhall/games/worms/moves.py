"""Moving the active worm by its player's will: Inch, Jump, or stay; and standing it up again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.events import loose
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.worms import chain
from wyrmhall.games.worms.choices import lies_there
from wyrmhall.games.worms.field import NEAR, OFF, STEP, WAYS, said
from wyrmhall.games.worms.state import Worms

JUMP: Final = 1 << 15
"""A Jump to a hex is the option JUMP + hex; an Inch is the hex itself."""
JUMP_RANGE: Final = 2
ELSEWHERE: Final[tuple[int, ...]] = tuple([near for near in NEAR[JUMP_RANGE] if near])
"""Where a Jump can lead at a table at which the own hex is none of its ends."""


@dataclass(frozen=True, slots=True)
class InchOrJump(Effect):
    """The active worm may Inch, Jump or stay: in steps 3 and 4, on a symbol, or in the middle of a text."""

    in_text: bool = False

    def run(self, game: Worms, at: At) -> None:
        if game.worm < 0 or (game.is_cut() and not self.in_text):
            return
        here = game.where[game.worm]
        if here == OFF:
            return
        inches = [here + STEP[way] for way in WAYS if game.is_land(here + STEP[way])]
        jumps = NEAR[JUMP_RANGE] if game.table.jump_in_place else ELSEWHERE
        game.ask(self, at, (SKIP, *inches, *[JUMP + here + near for near in jumps]))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        if option == SKIP:
            return
        game.pushes = 0
        if option < JUMP:
            game.push(chain.MOVES["inch"], At(at.player, option, game.worm))
            return
        to = At(at.player, option - JUMP, game.worm)
        if game.where[game.worm] != to.place:
            game.push(chain.CHECK, to)
            game.push(LANDED_IN_TEXT if self.in_text else LANDED, to)
            game.push(JUMPED, to)
        else:
            game.push(chain.JUMP_SCATTER, to)

    def default(self, game: Worms, at: At, options: tuple[int, ...]) -> int:
        return SKIP

    def label(self, game: Worms, at: At, option: int) -> Says:
        if option == SKIP:
            return Msg("stay")
        if option < JUMP:
            return Msg("inch-to", hex=said(option))
        return Msg("jump-to", hex=said(option - JUMP), land=game.is_land(option - JUMP))

    def target(self, game: Worms, at: At, option: int) -> str:
        return "" if option == SKIP else f"hex:{said(option % JUMP)}"

    def preview(self, game: Worms, at: At, option: int) -> Says | None:
        spot = option % JUMP
        return lies_there(game, spot) if option != SKIP and game.is_land(spot) else None  # the label tells of water


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
            facts = {"thing": worm, "what": game.name(worm), "hex": said(game.where[worm])}
            game.tell(loose("healed", seat, facts))


JUMPED: Final = chain.Move("jump", checked=False)
LANDED: Final = Landed(False)
LANDED_IN_TEXT: Final = Landed(True)
BY_CHOICE: Final = InchOrJump()
IN_TEXT: Final = InchOrJump(in_text=True)
