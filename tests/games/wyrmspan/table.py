"""A table set up in one call and played by clicking options, as a player would.

    table(hand=[109], coins=1, meat=1, gold=1).do("entice", 109, "crimson").has(coins=0, meat=0, gold=0)

Spaces are named C1 to A4 (Crimson, Golden, Amethyst; columns 1 to 4) and `mat` (the two mat nests).

Nothing is answered that a test does not answer: a question that is left open at the end of a test, beside that for the
next action, must have been looked at (`only`, `offers`, `refuses`, `labels`, `expects`), or the test fails.
"""

from __future__ import annotations

from typing import Any

from tests.games.previews import preview_of
from tests.games.wyrmspan.questions import Questions
from wyrmhall.core.engine import SKIP, At, Effect, IllegalOption
from wyrmhall.core.rng import luck_from
from wyrmhall.core.shown import shown
from wyrmhall.core.text import speaker
from wyrmhall.games.wyrmspan import RULES
from wyrmhall.games.wyrmspan.caves import CAVES
from wyrmhall.games.wyrmspan.dragons import DRAGONS
from wyrmhall.games.wyrmspan.guild import places
from wyrmhall.games.wyrmspan.numbers import (
    CAVE_NAMES,
    FROM_DECK,
    KINDS,
    OF_ACTION,
    OF_CAVE,
    OF_CAVE_SLOT,
    OF_EGG,
    OF_FATE,
    OF_KIND,
    OF_ROW,
    OF_SLOT,
    OF_SPACE,
    OF_TILE,
    OWNER,
    YES,
)
from wyrmhall.games.wyrmspan.objectives import FACES
from wyrmhall.games.wyrmspan.options import ACTIONS, FATES
from wyrmhall.games.wyrmspan.setup import PickCards, PickResources, start
from wyrmhall.games.wyrmspan.state import SEATS, Player
from wyrmhall.games.wyrmspan.tiles import TILES
from wyrmhall.games.wyrmspan.turns import TURN

MAT = 12
SUPPLY = ("meat", "gold", "crystal", "milk", "coins")
ROWS = {"row1": 0, "row2": 1, "row3": 2, "row4": 3, "vp1": 4, "vp2": 5, "vp3": 6, "vp4": 7}


def space(name: str) -> int:
    """C1 is 0, A4 is 11."""
    return MAT if name == "mat" else 4 * "CGA".index(name[0]) + int(name[1]) - 1


def cave(number: int) -> int:
    """A cave card as an option."""
    return OF_CAVE + number


class Table(Questions):
    """A game in the middle: clean mats, the turn of seat 0, and coins for the others, so that the round goes on."""

    def __init__(self, seats: int = 2, seed: int = 1, version: int | None = None, **options: Any) -> None:
        super().__init__()
        game = start(RULES.setup(seats, options, version=version), luck_from(seed))
        while game.decision.effect is not TURN:
            assert isinstance(game.decision.effect, PickCards | PickResources), game.decision
            game.step(0, game.decision.seat)
        for p in game.players:
            game.deck += p.hand
            game.cave_deck += p.pit
        game.discard, game.cave_discard = [], []
        game.shown = game.shown_caves = 0
        game.players = [
            Player(supply=[0, 0, 0, 0, 6 if seat else 0], eggs=[0] * 13, box=game.box) for seat in range(seats)
        ]
        game.first = 0
        game.events = []
        self.game = game
        self.asked_from(0)

    # --- setting up -------------------------------------------------------------------------------------------------

    def asked_from(self, seat: int) -> Table:
        """It is the turn of this seat, which has done nothing yet."""
        self.game.pending, self.game.stack = (), [(TURN, SEATS[seat])]
        return self

    def arrange(self, seat: int = 0, **pieces: Any) -> Table:
        """Put pieces before a seat: coins, meat, gold, crystal, milk, hand, pit, mat, dug, eggs, cached, tucked, ..."""
        p, game = self.game.players[seat], self.game
        for name, value in pieces.items():
            if name in SUPPLY:
                p.supply[SUPPLY.index(name)] = value
            elif name in ("hand", "pit"):
                for card in value:
                    self._fetch(card, name == "hand")
                setattr(p, name, list(value))
            elif name == "mat":
                for where, number in value.items():
                    self._fetch(number, True)
                    p.dragons[space(where)] = number
                    self._dig(p, space(where))
            elif name == "dug":
                for where in value:
                    self._dig(p, space(where))
            elif name == "caves":
                for where, number in value.items():
                    self._fetch(number, False)
                    p.caves[space(where)] = number
            elif name == "eggs":
                for where, n in ({"mat": value} if isinstance(value, int) else value).items():
                    p.eggs[space(where)] = n
            elif name == "cached":
                for where, kinds in value.items():
                    for kind, n in kinds.items():
                        p.cached[4 * space(where) + KINDS.index(kind)] = n
            elif name == "tucked":
                for where, cards in value.items():
                    for card in cards if isinstance(cards, list) else self._spare(cards):
                        self._fetch(card, True)
                        p.tucked[space(where)] += 1
                        p.under.append(card << 6 | space(where) << 2 | OWNER)
            elif name == "fed":
                for where, n in value.items():
                    p.fed[space(where)] = n
            elif name == "explored":
                for where, n in value.items():
                    p.spent[2 + CAVE_NAMES.index(where)] = n
            elif name == "markers":
                p.markers = [ROWS[row] for row in value]
                for row in p.markers:
                    game.free[row] -= 1
            else:
                assert hasattr(p, name), name
                setattr(p, name, value)
        return self._ask_again()

    def _ask_again(self) -> Table:
        """What is asked now may depend on the pieces that were just arranged."""
        if len(self.game.pending) == 1:
            decision = self.game.decision
            self.game.pending = ()
            decision.effect.run(self.game, decision.at)
            self.wake()
        return self

    def central(self, **pieces: Any) -> Table:
        """Put pieces on the central boards: display, decks, discard piles, tile, objectives, round."""
        game = self.game
        for name, value in pieces.items():
            if name in ("display", "cave_display"):
                shown_cards = [*value, 0, 0, 0][:3]
                pile = game.deck if name == "display" else game.cave_deck
                pile += [card for card in getattr(game, name) if card]
                setattr(game, name, [0, 0, 0])
                for card in value:
                    self._fetch(card, name == "display")
                setattr(game, name, shown_cards)
            elif name in ("deck", "cave_deck", "discard", "cave_discard"):
                setattr(game, name, list(value))
            elif name == "tile":
                game.tile = [tile.name for tile in TILES].index(value)
                game.free = places(game.box.tiles[game.tile], game.setup)
            elif name == "objectives":
                game.objectives = [[face.name for face in FACES].index(each) for each in value]
            elif name == "round":
                game.round = value - 1
            else:
                raise AssertionError(name)
        return self

    def _fetch(self, card: int, is_dragon: bool) -> None:
        """Take a card out of wherever it is, so that no card is there twice."""
        game = self.game
        piles = [game.deck, game.discard] if is_dragon else [game.cave_deck, game.cave_discard]
        display, pile = (game.display, game.deck) if is_dragon else (game.cave_display, game.cave_deck)
        if card in display:
            other = next(c for c in pile if c != card)
            pile.remove(other)
            display[display.index(card)] = other
        for each in piles + [p.hand if is_dragon else p.pit for p in game.players]:
            if card in each:
                each.remove(card)

    def _spare(self, n: int) -> list[int]:
        return self.game.deck[-n:] if n else []

    def _dig(self, p: Player, where: int) -> None:
        """Excavate up to a space with cave cards of no interest."""
        for s in range((where & 12) + 1, where + 1):
            if not p.caves[s]:
                p.caves[s] = self.game.cave_deck.pop()

    # --- playing ----------------------------------------------------------------------------------------------------

    def do(self, *things: Any) -> Table:
        """Click options one after another, whoever is asked."""
        for thing in things:
            self.wake()
            decision = self.game.decision
            self.game.step(self.option(thing), decision.seat)
        return self

    def use(self, effect: Effect, where: str = "", seat: int = 0) -> Table:
        """Let an effect happen to a seat, as if a card said it; then the turn of the seat goes on."""
        if self.game.pending:
            decision = self.game.decision
            assert decision.effect is TURN, f"{decision} is still to be answered"
            self.game.pending = ()
            self.game.push(decision.effect, decision.at)
        self.game.push(effect, At(seat, space(where) if where else -1))
        self.game.run()
        return self

    def trigger(self, where: str, seat: int = 0) -> Table:
        """Use the ability of the dragon on a space."""
        row = DRAGONS[self.game.players[seat].dragons[space(where)]]
        ability = row.activated or row.round_end or row.played
        assert ability is not None
        return self.use(ability, where, seat)

    def lay(self, number: int, seat: int = 0) -> Table:
        """Use the effect of a cave card."""
        return self.use(CAVES[number].effect, seat=seat)

    def row(self, n: int, seat: int = 0) -> Table:
        """Use the bonus of a row of the guild tile."""
        return self.use(TILES[self.game.tile].rows[n - 1], seat=seat)

    def option(self, thing: Any) -> int:
        """The offered option that a name or number means; anything else fails as an illegal option does."""
        self.wake()
        decision = self.game.decision
        for code in self._codes(thing):
            if code in decision.offered:
                return code
        raise AssertionError(f"{thing} is not offered to seat {decision.seat}, only {self.labels()}")

    def _codes(self, thing: Any) -> list[int]:
        game = self.game
        if isinstance(thing, int):
            number = thing - OF_CAVE if thing > OF_CAVE else thing
            found = [thing]
            if thing > OF_CAVE and number in game.cave_display:
                found.append(OF_CAVE_SLOT + game.cave_display.index(number))
            if thing < OF_CAVE and number in game.display:
                found.append(OF_SLOT + game.display.index(number))
            return found
        if thing == "skip":
            return [SKIP]
        if thing == "yes":
            return [YES]
        if thing == "deck":
            return [FROM_DECK]
        if thing == "exchange":
            return [-10]
        if thing in ROWS:
            return [OF_TILE + ROWS[thing]]
        if thing in KINDS:
            return [OF_KIND + KINDS.index(thing)]
        if thing in CAVE_NAMES:
            return [OF_ROW + CAVE_NAMES.index(thing)]
        if thing in ACTIONS:
            return [OF_ACTION + ACTIONS.index(thing)]
        if thing in FATES:
            return [OF_FATE + FATES.index(thing)]
        if thing in ("first", "second", "third", "fourth"):
            return [("first", "second", "third", "fourth").index(thing)]
        return [OF_SPACE + space(thing), OF_EGG + space(thing)]

    # --- looking ----------------------------------------------------------------------------------------------------

    @property
    def options(self) -> set[int]:
        self.look()
        return set() if self.game.over else set(self.game.decision.options)

    @property
    def asked(self) -> int:
        """The seat that must decide now."""
        self.wake()
        return self.game.decision.seat

    def offers(self, *things: Any) -> bool:
        """Whether all of these are among the options of the decision, standing ones included."""
        self.look()
        offered = self.game.decision.offered
        return all(any(code in offered for code in self._codes(thing)) for thing in things)

    def only(self, *things: Any) -> Table:
        """The decision offers exactly these, standing options aside."""
        expected = {self.option(thing) for thing in things}
        assert self.options == expected, f"offered {self.labels()}"
        return self

    def refuses(self, *things: Any) -> Table:
        """None of these is offered, and asking for it changes nothing."""
        self.look()
        before = self.game.copy()
        for thing in things:
            assert not self.offers(thing), thing
            try:
                self.game.step(self._codes(thing)[0], self.game.decision.seat)
            except IllegalOption:
                pass
            else:
                raise AssertionError(f"{thing} was taken")
        assert self.game == before
        return self

    def labels(self, lang: str = "en") -> list[str]:
        self.look()
        seat = self.game.decision.seat
        return [o.label for d in shown(self.game, seat, speaker(lang, "wyrmspan")) for o in d.options]

    def preview(self, target: str) -> str:
        self.wake()
        return preview_of(self.game, target)

    def is_turn_of(self, seat: int) -> bool:
        """Whether this seat is asked for its next action."""
        self.wake()
        return not self.game.over and self.game.decision.effect is TURN and self.game.decision.seat == seat

    def player(self, seat: int = 0) -> Player:
        return self.game.players[seat]

    def has(self, seat: int = 0, **pieces: Any) -> Table:
        """What lies before a seat: any name that `arrange` knows; sets of cards in any order."""
        for name, value in pieces.items():
            found = self.count(name, seat)
            if name in ("hand", "pit"):
                found, value = sorted(found), sorted(value)
            assert found == value, f"{name}: {found}, not {value}"
        return self

    def count(self, name: str, seat: int = 0) -> Any:
        p = self.game.players[seat]
        if name in SUPPLY:
            return p.supply[SUPPLY.index(name)]
        if name == "mat":
            return {self.name(s): number for s, number in enumerate(p.dragons) if number}
        if name == "eggs":
            return {self.name(s): n for s, n in enumerate(p.eggs) if n}
        if name == "tucked":
            return {self.name(s): n for s, n in enumerate(p.tucked) if n}
        if name == "cached":
            spots = [s for s in range(12) if any(p.cached[4 * s : 4 * s + 4])]
            return {
                self.name(s): {KINDS[k]: p.cached[4 * s + k] for k in range(4) if p.cached[4 * s + k]} for s in spots
            }
        if name == "caves":
            return {self.name(s): number for s, number in enumerate(p.caves) if number}
        if name == "markers":
            return [list(ROWS)[place] for place in p.markers]
        if name == "resources":
            return sum(p.supply[:4])
        return getattr(p, name)

    @staticmethod
    def name(s: int) -> str:
        return "mat" if s == MAT else f"{'CGA'[s >> 2]}{(s & 3) + 1}"

    def score(self, seat: int = 0) -> dict[str, int]:
        return RULES.scores(self.game)[seat]

    def told(self, kind: str) -> list[Any]:
        """The events of a kind so far."""
        return [event for event in self.game.events or [] if event.kind == kind]


def table(
    seats: int = 2, seed: int = 1, options: dict[str, Any] | None = None, version: int | None = None, **pieces: Any
) -> Table:
    """A table with pieces before seat 0; names of central pieces go to the boards."""
    made = Table(seats, seed, version, **(options or {}))
    boards = ("display", "cave_display", "tile", "objectives", "round")
    piles = ("deck", "cave_deck", "discard", "cave_discard")
    made.central(**{name: value for name, value in pieces.items() if name in boards})
    made.arrange(0, **{name: value for name, value in pieces.items() if name not in boards + piles})
    return made.central(**{name: value for name, value in pieces.items() if name in piles})


ASKED = {"ask_everything": True}
"""A table that is asked about everything: whatever may be declined is offered."""
