"""What verbs leave on the stack while their choices are made: it stands on no card and needs no text of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.events import loose
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.worms import chain, choices, explosions, moves, steps
from wyrmhall.games.worms.field import OFF
from wyrmhall.games.worms.state import Worms, card_name
from wyrmhall.games.worms.things import KINDS


@dataclass(frozen=True, slots=True)
class PutOn(Effect):
    """Place one Thing on the hex, and check that hex before the next is placed."""

    thing: str

    def run(self, game: Worms, at: At) -> None:
        if explosions.place(game, at, KINDS.index(self.thing), at.place):
            game.push(chain.CHECK, at)


@dataclass(frozen=True, slots=True)
class RolledHexes(choices.HexChoice):
    """The hexes that dice have named and for which the steps are still to be done."""

    parts: tuple[Effect, ...]
    left: tuple[int, ...]

    def run(self, game: Worms, at: At) -> None:
        hexes = [spot for spot in self.left if any(part.can(game, At(at.player, spot)) for part in self.parts)]
        game.ask(self, at, tuple(hexes))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        rest = tuple([spot for spot in self.left if spot != option])
        if rest:
            game.push(RolledHexes(self.parts, rest), at)
        game.push(steps.Steps(self.parts, inner=True), At(at.player, option))


@dataclass(frozen=True, slots=True)
class Levelled(choices.ThingChoice):
    """One of these worms is healed (up) or Damaged (down)."""

    worms: tuple[int, ...]
    up: bool

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, tuple([worm for worm in self.worms if game.where[worm] != OFF]))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        if self.up:
            moves.heal(game, at.player, option)
        else:
            game.push(explosions.HIT, At(at.player, game.where[option], option))


@dataclass(frozen=True, slots=True)
class MinesLeft(choices.ThingChoice):
    """Mines that share a hex with a worm and have not triggered yet."""

    left: tuple[int, ...]

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, tuple([m for m in self.left if game.where[m] != OFF and game.worms_on(game.where[m])]))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        rest = tuple([mine for mine in self.left if mine != option])
        if rest:
            game.push(MinesLeft(rest), at)
        chain.set_off(game, at, option)


class SupplyChoice(Effect):
    """The options are supply cards that only the asked player sees."""

    __slots__ = ()

    def label(self, game: Worms, at: At, option: int) -> Says:
        return card_name(game.card(option))

    def target(self, game: Worms, at: At, option: int) -> str:
        return f"seen:{game.card(option).id}"


@dataclass(frozen=True, slots=True)
class PeekPick(SupplyChoice):
    """Take one of the cards seen."""

    take: int

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, tuple(sorted(set(game.seen))))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.seen.remove(option)
        game.hands[at.player].append(option)
        if game.events is not None:
            secret: dict[str, object] = {"card": card_name(game.card(option)), "id": game.card(option).id}
            game.tell(loose("drew", at.player, {}, secret, (at.player,)))
        if self.take > 1:
            game.push(PeekPick(self.take - 1), at)


@dataclass(frozen=True, slots=True)
class PeekBottom(SupplyChoice):
    """Put the cards seen at the bottom, the next one chosen lowest."""

    def run(self, game: Worms, at: At) -> None:
        if not game.seen:
            game.seer = -1
        else:
            game.ask(self, at, tuple(sorted(set(game.seen))))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.seen.remove(option)
        game.bottom.append(option)
        game.bottom_by.append(at.player)
        game.push(PeekBottom(), at)

    def prompt(self, game: Worms, at: At) -> Says:
        return Msg("ask-peek-bottom")


PUT_ON: Final = {thing: PutOn(thing) for thing in KINDS}
