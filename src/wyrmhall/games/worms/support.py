"""Support cards: the moments at which they may be played, and who is asked without the others learning of it.

A window is asked quietly: only the seat that is asked is shown it, and declining leaves no trace in views or events.
By default only players who hold a card that fits are asked, clockwise from the active player (WM-COL-13, WM-COL-15).
With the option `support: everyone` all players who could hold one, as far as everybody knows, answer at the same time,
so that not even the time it takes tells anything.
"""

from __future__ import annotations

from dataclasses import dataclass

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.worms import events
from wyrmhall.games.worms.components import COLLECTING, FIXED, HARM, PLANNING, RANDOM, SUPERSHOT, WATER, card_name
from wyrmhall.games.worms.hexes import OFF, neighbours
from wyrmhall.games.worms.state import Worms
from wyrmhall.games.worms.subjects import about_moment


def concerns(game: Worms, trigger: str, seat: int, at: At) -> bool:
    """Whether a moment is one at which a seat may act. All of it is open to everybody."""
    if not game.is_in(seat):
        return False
    if trigger in (WATER, HARM, COLLECTING):
        if game.seat_of(at.piece) != seat:
            return False
        if trigger == HARM:
            return not game.spared
        if trigger == COLLECTING:
            return not game.spied
        return game.refuge == OFF and any(game.is_land(near) for near in neighbours(at.place))
    if trigger == SUPERSHOT:
        return seat != game.active
    if trigger == PLANNING:
        return seat == game.active and len(game.own_worms(seat)) > 1 and not game.is_cut()
    return True


def fitting(game: Worms, trigger: str, seat: int, at: At) -> list[int]:
    """The different support cards that a seat can play now."""
    cards = game.box.cards
    found = [card for card in game.hands[seat] if cards[card].trigger == trigger]
    return sorted(set(found)) if found and concerns(game, trigger, seat, at) else []


def could_hold(game: Worms, trigger: str, seat: int) -> bool:
    """Whether a seat may hold such a card, as far as all can see: it holds a card with the back of the supply deck,
    and not every card for this moment lies face up in the box."""
    cards = game.box.cards
    if all(cards[card].kind in (FIXED, RANDOM) for card in game.hands[seat]):
        return False
    played = sum(1 for card in game.played if cards[card].trigger == trigger)
    return played < sum(card.copies(True) for card in cards if card.trigger == trigger)


def opens(game: Worms, trigger: str, at: At) -> bool:
    """Whether somebody is to be asked now; without the collector's edition nobody ever is."""
    if not game.table.collectors:
        return False
    for seat in range(len(game.hands)):
        if game.table.everyone:
            if could_hold(game, trigger, seat) and concerns(game, trigger, seat, at):
                return True
        elif fitting(game, trigger, seat, at):
            return True
    return False


def open_window(game: Worms, trigger: str, at: At) -> None:
    """Ask for support cards before whatever lies on the stack goes on; where nobody can play one, nothing happens."""
    if not game.table.collectors:
        return  # nobody ever has one: most games are spared the asking around
    if game.table.everyone:
        game.push(Answers(trigger), at)
        game.push(Chorus(trigger, at.place, at.piece), at)
    else:
        game.push(Window(trigger), At(game.active, at.place, at.piece))


class Asks(Effect):
    """What both ways of asking say."""

    __slots__ = ()

    @property
    def quiet(self) -> bool:
        return True

    def prompt(self, game: Worms, at: At) -> Says:
        return Msg("ask-support")

    def label(self, game: Worms, at: At, option: int) -> Says:
        return Msg("no-support") if option == SKIP else card_name(game.card(option))

    def target(self, game: Worms, at: At, option: int) -> str:
        return "" if option == SKIP else f"hand:{game.card(option).id}"

    def default(self, game: Worms, at: At, options: tuple[int, ...]) -> int:
        return SKIP


@dataclass(frozen=True, slots=True)
class Window(Asks):
    """Ask seat by seat from `at.player` on, until all have declined in a row."""

    trigger: str
    declined: int = 0

    def run(self, game: Worms, at: At) -> None:
        seats = len(game.hands)
        for i in range(seats - self.declined):
            seat = (at.player + i) % seats
            cards = fitting(game, self.trigger, seat, at)
            if cards:
                asking = Window(self.trigger, self.declined + i)
                game.ask(asking, At(seat, at.place, at.piece), (*cards, SKIP))
                return

    def subject(self, game: Worms, at: At) -> Subject | None:
        return about_moment(self.trigger, at.piece)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        after = At((at.player + 1) % len(game.hands), at.place, at.piece)
        if option == SKIP:
            game.push(Window(self.trigger, self.declined + 1), after)
        else:
            game.push(Window(self.trigger), after)
            play_support(game, at, option)


@dataclass(frozen=True, slots=True)
class Chorus(Asks):
    """Ask all whom it may concern at the same time."""

    trigger: str
    place: int
    piece: int

    def run(self, game: Worms, at: At) -> None:
        here = At(game.active, self.place, self.piece)
        seats = len(game.hands)
        order = [(game.active + i) % seats for i in range(seats)]
        asked = [
            (seat, (*fitting(game, self.trigger, seat, here), SKIP))
            for seat in order
            if could_hold(game, self.trigger, seat) and concerns(game, self.trigger, seat, here)
        ]
        if asked:
            game.ask_each(self, asked)

    def subject(self, game: Worms, at: At) -> Subject | None:
        return about_moment(self.trigger, self.piece)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        if option != SKIP:
            game.plays.append((at.player, option))


@dataclass(frozen=True, slots=True)
class Answers(Effect):
    """Play what was answered, clockwise, and ask again; nothing was: go on."""

    trigger: str

    def run(self, game: Worms, at: At) -> None:
        plays, game.plays = game.plays, []
        if plays:
            open_window(game, self.trigger, at)
            for seat, card in reversed(plays):
                game.push(Backing(self.trigger, card), At(seat, at.place, at.piece))


@dataclass(frozen=True, slots=True)
class Backing(Effect):
    """A support card that was answered, if it still fits after those before it."""

    trigger: str
    card: int

    def run(self, game: Worms, at: At) -> None:
        if self.card in fitting(game, self.trigger, at.player, at):
            play_support(game, at, self.card)


def play_support(game: Worms, at: At, card: int) -> None:
    """A support card is resolved at once and goes to the box (WM-COL-14)."""
    game.hands[at.player].remove(card)
    game.played.append(card)
    game.reveals += 1
    row = game.card(card)
    if game.events is not None:
        game.tell(events.Support(at.player, row.id, row.names))
    for part in reversed(row.steps):
        game.push(part, at)
