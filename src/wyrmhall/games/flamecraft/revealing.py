"""Scoring fancy dragons: revealing a sun dragon, and scoring one by an ability."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.params import UNTYPED
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.components import FancyDragon
from wyrmhall.games.flamecraft.events import Scored
from wyrmhall.games.flamecraft.numbers import (
    EVERYBODY,
)
from wyrmhall.games.flamecraft.state import Flamecraft


def score(game: Flamecraft, seat: int, card: int) -> None:
    """Reveal the dragon, if it is still hidden, which stays face up before its owner, and gain its reward."""
    player = game.players[seat]
    if card in player.fancy:
        player.fancy.remove(card)
        player.scored.append(card)
        game.known[card] = EVERYBODY
        game.show()
    if game.events is not None:
        game.tell(Scored(seat, game.fancy_key(card), game.fancy_name(card)))
    game.push(game.box.fancy[card].effect, At(seat))


@dataclass(frozen=True, slots=True)
class RevealSun(Effect):
    """Beside a decision of the own turn: score a sun dragon whose goal is met."""

    card: int
    row: FancyDragon = field(metadata={"saved": False})  # done at once, so never saved

    def run(self, game: Flamecraft, at: At) -> None:
        score(game, at.player, self.card)

    def words(self) -> dict[str, object]:
        return {"name": self.row.name, "what": self.row.effect}

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"fancy:{self.card}"


def reveals(rows: Sequence[FancyDragon]) -> tuple[Effect, ...]:
    """For each sun dragon, what reveals it."""
    return tuple([RevealSun(row.id, row) for row in rows if not row.moon])


@dataclass(frozen=True, slots=True)
class ScoreFancy(Effect):
    """Score a fancy dragon of the hand whose goal is met, sun or moon; or one that lies face up before any player."""

    face_up: bool = field(default=False, metadata=UNTYPED)

    def run(self, game: Flamecraft, at: At) -> None:
        # Under a standing effect lies the decision beside which it was used.
        moment = game.stack[-1][0] if self.face_up else None
        game.ask(self, at, tuple(self.cards(game, at.player, moment)), even_one=game.has_others)

    def cards(self, game: Flamecraft, seat: int, moment: Effect | None) -> list[int]:
        lying = (
            [card for player in game.players for card in player.scored] if self.face_up else game.players[seat].fancy
        )
        return sorted([card for card in lying if game.is_scorable(seat, card, moment)])

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.cards(game, at.player, None))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        score(game, at.player, option)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("reveal-sun", name=game.box.fancy[option].name, what=game.box.fancy[option].effect)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"fancy:{option}"

    def signs(self) -> tuple[str, ...]:
        return ("fancy", "to", "rep")
