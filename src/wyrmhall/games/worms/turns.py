"""The eight steps of a turn, the action line of a weapon, the drop deck, and who is next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from wyrmhall.core.decks import draw
from wyrmhall.core.engine import SKIP, At, Effect, Refusal
from wyrmhall.core.events import Event
from wyrmhall.core.rules import Limit
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.worms import chain, choices, events, moves, steps, support
from wyrmhall.games.worms.components import PLANNING, SUPPORT, WEATHER, card_name
from wyrmhall.games.worms.hexes import OFF
from wyrmhall.games.worms.numbers import CRATE, DROPS, KIND
from wyrmhall.games.worms.state import Verb, Worms
from wyrmhall.games.worms.subjects import about_thing


@dataclass(frozen=True, slots=True)
class Turn(Effect):
    """One player's turn, all eight steps."""

    def run(self, game: Worms, at: At) -> None:
        game.active = at.player
        game.worm = -1
        game.stood = game.target = OFF
        game.aim = game.hurt = game.late = 0
        game.stage = 1
        game.turns += 1
        game.playing = game.dropping = -1
        if game.events is not None:
            game.tell(events.Turn(at.player, game.turns))
        parts = WITH_WINDOWS if game.table.collectors else STEPS
        for part in parts:
            game.push(part, at)


@dataclass(frozen=True, slots=True)
class Activate(choices.ThingChoice):
    """Step 1: choose the active worm; a crate on its hex is collected."""

    @property
    def lapses(self) -> bool:
        return True

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, tuple(game.own_worms(at.player)))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.worm = option
        if game.events is not None:
            game.tell(events.Activated(at.player, *game.told(option)))
        spot = game.where[option]
        crates = [thing for thing in game.things(spot) if KIND[thing] == CRATE]
        if crates:
            game.push(chain.Arrive(tuple(crates)), At(at.player, spot, option))

    def default(self, game: Worms, at: At, options: tuple[int, ...]) -> int:
        return options[0]


@dataclass(frozen=True, slots=True)
class HealStep(Effect):
    """Step 2: a wounded active worm stands up."""

    def run(self, game: Worms, at: At) -> None:
        game.stage = 2
        if not game.late and not (game.lasting and game.box.deaths[game.death_shown].no_heal):
            moves.heal(game, at.player, game.worm)


@dataclass(frozen=True, slots=True)
class MoveStep(Effect):
    """Steps 3 and 4: Inch, Jump or stay."""

    step: int

    def run(self, game: Worms, at: At) -> None:
        if not game.fallen or not steps.settle(game):
            game.stage = self.step
            game.push(moves.BY_CHOICE, at)


@dataclass(frozen=True, slots=True)
class PlayWeapon(Verb):
    """Step 5, and each symbol P: play a weapon card from hand, or none."""

    again: bool = False

    @property
    def lapses(self) -> bool:
        return True

    def run(self, game: Worms, at: At) -> None:
        if game.fallen and steps.settle(game):
            return
        game.stage = 5
        if game.is_cut():
            return
        cards = game.box.cards
        weapons = sorted({card for card in game.hands[at.player] if cards[card].kind != SUPPORT})
        if weapons:
            game.ask(self, at, (*weapons, SKIP))

    def subject(self, game: Worms, at: At) -> Subject | None:
        return about_thing(game, game.worm)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        if option == SKIP:
            return
        game.hands[at.player].remove(option)
        game.played.append(option)
        game.reveals += 1
        if game.events is not None:
            row = game.card(option)
            game.tell(events.Played(at.player, row.id, row.names))
        game.push(Line(option), at)

    def default(self, game: Worms, at: At, options: tuple[int, ...]) -> int:
        return SKIP

    def reflex(self, game: Worms, at: At, options: tuple[int, ...], pick: Random) -> int | None:
        """Use a weapon if there is one."""
        able = [option for option in options if option != SKIP]
        return able[int(pick.random() * len(able))] if able else None

    def label(self, game: Worms, at: At, option: int) -> Says:
        return Msg("no-weapon") if option == SKIP else card_name(game.card(option))

    def target(self, game: Worms, at: At, option: int) -> str:
        return "" if option == SKIP else f"hand:{game.card(option).id}"

    def refusals(self, game: Worms, at: At) -> Iterable[Refusal]:
        helping = sorted({card for card in game.hands[at.player] if game.card(card).kind == SUPPORT})
        return [Refusal(f"hand:{game.card(card).id}", Msg("why-support"), "WM-COL-11") for card in helping]

    def preview(self, game: Worms, at: At, option: int) -> Says | None:
        return None if option == SKIP else Msg("text", steps=steps.said(game.card(option).steps))


@dataclass(frozen=True, slots=True)
class Line(Effect):
    """The action line of a card from a symbol on; a turn that is cut short loses what is left of it."""

    card: int
    i: int = 0

    def run(self, game: Worms, at: At) -> None:
        if game.fallen and steps.settle(game):
            return
        row = game.card(self.card)
        if game.is_cut() or self.i >= len(row.line):
            game.playing = -1
            return
        game.playing = self.card
        game.push(Line(self.card, self.i + 1), at)
        symbol = row.line[self.i]
        if symbol == "T":
            steps.push_text(game, row.steps, at)
        elif symbol == "M":
            game.push(moves.BY_CHOICE, at)
        else:
            game.push(PLAY_ANOTHER, at)


@dataclass(frozen=True, slots=True)
class EndTurn(Effect):
    """Step 6: what is due at the end of a turn. Here and in steps 7 and 8 no elimination waits to be noticed: before
    them comes the end of a text, of an action line or of step 5, and support cards between steps hurt nobody."""

    def run(self, game: Worms, at: At) -> None:
        game.stage = 6
        game.playing = -1
        if game.lasting:
            game.push(AtEnd(tuple(range(len(game.box.deaths[game.death_shown].end_turn)))), at)


@dataclass(frozen=True, slots=True)
class AtEnd(choices.Choice):
    """End-turn effects still to be resolved, in the order the active player chooses."""

    left: tuple[int, ...]

    def run(self, game: Worms, at: At) -> None:
        due = game.box.deaths[game.death_shown].end_turn
        game.ask(self, at, tuple([i for i in self.left if due[i] and due[i][0].can(game, at)]))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        rest = tuple([i for i in self.left if i != option])
        if rest:
            game.push(AtEnd(rest), at)
        steps.push_text(game, game.box.deaths[game.death_shown].end_turn[option], at)

    def label(self, game: Worms, at: At, option: int) -> Says:
        return Msg("text", steps=steps.said(game.box.deaths[game.death_shown].end_turn[option]))


@dataclass(frozen=True, slots=True)
class DropStep(Effect):
    """Step 7: the top drop card; under the last of them lies sudden death."""

    def run(self, game: Worms, at: At) -> None:
        game.stage = 7
        if game.death_shown >= 0:
            steps.push_text(game, game.box.deaths[game.death_shown].drop, at)
        elif game.drops:
            self._drop(game, at)
        elif game.death >= 0:
            self._sudden_death(game, at)
        elif game.drops_played:
            game.drops, game.drops_played = game.drops_played, []
            if game.events is not None:
                game.tell(events.DropsShuffled(-1))
            self._drop(game, at)

    def _drop(self, game: Worms, at: At) -> None:
        game.dropping = draw(game, game.drops, DROPS)
        game.drops_played.append(game.dropping)
        row = game.box.drops[game.dropping]
        if game.events is not None:
            game.tell(events.Drop(at.player, row.id, row.names))
        steps.push_text(game, row.steps, at)

    def _sudden_death(self, game: Worms, at: At) -> None:
        game.death_shown, game.death = game.death, -1
        game.reveals += 1
        row = game.box.deaths[game.death_shown]
        if game.events is not None:
            game.tell(events.SuddenDeath(at.player, row.id, row.names))
        game.push(LASTING, at)
        steps.push_text(game, row.reveal + row.drop, at)


@dataclass(frozen=True, slots=True)
class Lasting(Effect):
    """The rules of the sudden death card hold from now on."""

    def run(self, game: Worms, at: At) -> None:
        game.lasting = 1


@dataclass(frozen=True, slots=True)
class PassToken(Effect):
    """Step 8: the Target Token goes to the next player who still has worms, unless the game is over."""

    def run(self, game: Worms, at: At) -> None:
        game.stage = 8
        game.target, game.aim, game.worm, game.dropping = OFF, 0, -1, -1
        seats = len(game.teams)
        for seat in range(seats):
            if game.out[seat]:
                game.unused += game.hands[seat]
                game.hands[seat] = []
        if game.last < 0 and any(game.out) and not game.table.full_elimination:
            game.last = at.player
            if game.events is not None:
                game.tell(events.LastRound(at.player))
        elif game.last == at.player:
            steps.finish(game)
            return
        seat = at.player
        for _ in range(seats):
            seat = (seat + 1) % seats
            if seat == game.first:
                game.rounds += 1
                if game.rounds == game.table.turn_limit:
                    steps.finish(game)
                    return
            if game.is_in(seat):
                game.push(TURN, At(seat))
                return
            if seat == game.last:
                steps.finish(game)
                return


@dataclass(frozen=True, slots=True)
class Between(Effect):
    """Between two steps of a turn support cards may be played."""

    trigger: str

    def run(self, game: Worms, at: At) -> None:
        support.open_window(game, self.trigger, at)


def limit(game: Worms) -> Limit | None:
    """The time that the Timer gives the active player to reach step 6; and a little more for what must be finished."""
    if not game.table.timer or not 1 <= game.stage <= 5:
        return None
    return Limit(game.active, AFTER_SECONDS if game.late else TURN_SECONDS, 2 * game.turns + game.late)


TURN_SECONDS: Final = 60
AFTER_SECONDS: Final = 15
TURN: Final = Turn()
ACTIVATE: Final = Activate()
PLAY: Final = PlayWeapon()
PLAY_ANOTHER: Final = PlayWeapon(again=True)
LASTING: Final = Lasting()
_ORDER: Final[tuple[Effect, ...]] = (
    ACTIVATE,
    HealStep(),
    MoveStep(3),
    MoveStep(4),
    PLAY,
    EndTurn(),
    DropStep(),
    PassToken(),
)
STEPS: Final[tuple[Effect, ...]] = tuple(reversed(_ORDER))
_WINDOWED: Final[list[Effect]] = [part for step in _ORDER for part in (step, Between(WEATHER))]
WITH_WINDOWS: Final[tuple[Effect, ...]] = tuple(reversed([*_WINDOWED[:8], Between(PLANNING), *_WINDOWED[8:-1]]))


def turned(before: Worms, after: Worms, told: Sequence[Event]) -> bool:
    """Turns are counted; before the first of them none can end."""
    return 0 < before.turns < after.turns
