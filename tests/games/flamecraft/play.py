"""A table set up in one call, and played by clicking options like a player."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from tests.games.previews import preview_of
from tests.games.questions import Questions
from wyrmhall.core.engine import FIRST_STANDING, SKIP, At, Effect
from wyrmhall.core.events import Event
from wyrmhall.core.text import speaker
from wyrmhall.games.flamecraft import RULES, achievements, companions, enchantments, fancy, shops
from wyrmhall.games.flamecraft.artisans import KEYS
from wyrmhall.games.flamecraft.house import HOUSE
from wyrmhall.games.flamecraft.moves import tuck
from wyrmhall.games.flamecraft.numbers import EMPTY, HAND, PARK, kind_of, knows
from wyrmhall.games.flamecraft.state import Flamecraft
from wyrmhall.games.flamecraft.turns import TURN
from wyrmhall.games.flamecraft.view import PlayerView, View

BREAD, MEAT, IRON, CRYSTAL, PLANT, POTION = range(6)
GOODS = ("bread", "meat", "iron", "crystal", "plant", "potion")
SHOP = {row.key: row.id for row in shops.TABLE}
FANCY = {row.key: row.id for row in fancy.TABLE}
SPELL = {row.key: row.id for row in enchantments.ENCHANTMENTS}
COMPANION = {row.key: row.id for row in companions.TABLE}
ACHIEVEMENT = {row.key: row.id for row in achievements.ACHIEVEMENTS}
ARTISAN = {key: i for i, key in enumerate(KEYS)}
STANDING_COMPANIONS = ("rich", "sandara")
OPENING = ("PickColour", "KeepFancy", "ReturnDealt", "BradStart", "GainAny")
STEPS = ("PlaceStep", "FireUp", "AbilityStep", "LastMoment")
"""What a player may decline in a turn after step 1, in its order."""


@dataclass(frozen=True, slots=True)
class Pause(Effect):
    """Between the action of a turn and its end-of-turn steps the tests look around; `end` goes on."""

    def run(self, game: Any, at: At) -> None:
        game.ask(self, at, (SKIP,), even_one=True)

    def chosen(self, game: Any, at: At, option: int) -> None:
        pass


class Table(Questions):
    """A game of the given set-up; the arranging methods come before `begin`, the clicking ones after it."""

    RESTS = ("Visit", "FireUp", "Pause")

    def __init__(
        self,
        players: int = 3,
        seed: int = 1,
        profile: dict[str, bool] | None = None,
        pack: dict[str, Any] | None = None,
        version: int | None = None,
        **options: Any,
    ) -> None:
        self._arranged: set[int] = set()
        self.setup = RULES.setup(players, options, pack, profile, version)
        self.game = RULES.new(self.setup, seed)
        self.remember()
        while type(self.game.decision.effect).__name__ != "Visit":
            assert type(self.game.decision.effect).__name__ in OPENING, f"{self.game.decision} in the opening"
            self.game.step(self.game.decision.options[0], self.game.decision.seat)
        self.game.events = []

    # --- arranging -------------------------------------------------------------------------------------------------

    def begin(self, seat: int = 0) -> Table:
        """The turn of a seat begins with the table as it was arranged."""
        game = self.game
        game.stack.clear()
        game.pending = ()
        game.first = 0
        game.push(TURN, At(seat))
        game.run()
        game.stack.append((Pause(), At(seat)))
        return self

    def goods(self, seat: int = 0, *, coins: int | None = None, rep: int | None = None, **goods: int) -> Table:
        player = self.game.players[seat]
        player.goods = [goods.get(good, 0) for good in GOODS]
        if coins is not None:
            player.coins = coins
        if rep is not None:
            player.rep, player.sources = rep, [rep, 0, 0, 0, 0, 0, 0]
        return self

    def _artisan(self, kind: int) -> int:
        """An artisan of the kind out of the deck, the hands of others, or the box."""
        game: Flamecraft = self.game
        piles = [game.deck, *[player.hand for player in reversed(game.players)], game.removed]
        for pile in piles:
            for card in pile:
                if kind_of(card) == kind and card not in self._arranged:
                    pile.remove(card)
                    self._arranged.add(card)
                    return card
        for place, card in enumerate(game.park):
            if card >= 0 and kind_of(card) == kind and card not in self._arranged:
                game.park[place] = EMPTY
                self._arranged.add(card)
                return card
        raise AssertionError(f"no artisan of kind {kind} is left")

    def hand(self, *kinds: int, seat: int = 0) -> Table:
        player = self.game.players[seat]
        for card in player.hand:
            self.game.seen[card] = 0
        self.game.deck += player.hand
        player.hand = []
        for kind in kinds:
            card = self._artisan(kind)
            player.hand.append(card)
            self.game.seen[card] = knows(seat)
        return self

    def park(self, *kinds: int) -> Table:
        self.game.deck += [card for card in self.game.park if card >= 0]
        self.game.park = [EMPTY] * 5
        for place, kind in enumerate(kinds):
            self.game.park[place] = self._artisan(kind)
        return self

    def open(self, *keys: str) -> Table:
        """Lay shops face up in Town."""
        for key in keys:
            shop = SHOP[key]
            pile = self.game.shop_deck if shop in self.game.shop_deck else self.game.left_out
            if shop not in self.game.town:
                pile.remove(shop)
                self.game.town[self.game.town.index(EMPTY)] = shop
        return self

    def at(self, key: str, *kinds: int | None) -> Table:
        """Lay artisans on the slots of a shop, which is opened if need be."""
        self.open(key)
        for i, kind in enumerate(kinds):
            slot = SHOP[key] * 3 + i
            if self.game.slots[slot] >= 0:
                card = self.game.slots[slot]
                if kind is not None and kind_of(card) == kind:
                    continue
                self.game.deck.append(card)
                self.game.slots[slot] = EMPTY
            if kind is not None:
                self.game.slots[slot] = self._artisan(kind)
        return self

    def enchanted(self, key: str, *cards: str) -> Table:
        self.open(key)
        for card in cards:
            self._spell(card)
            tuck(self.game, SHOP[key], SPELL[card])
        return self

    def _spell(self, card: str) -> None:
        for pile in (self.game.spells, self.game.row):
            if SPELL[card] in pile:
                pile.remove(SPELL[card])

    def row(self, *cards: str) -> Table:
        self.game.spells += self.game.row
        self.game.row = []
        for card in cards:
            self._spell(card)
            self.game.row.append(SPELL[card])
        return self

    def reserved(self, card: str, seat: int = 0) -> Table:
        self._spell(card)
        self.game.players[seat].reserved = SPELL[card]
        return self

    def fancy(self, *keys: str, seat: int = 0) -> Table:
        game = self.game
        for card in game.players[seat].fancy:
            game.known[card] = 0
        game.fancy_deck += game.players[seat].fancy
        game.players[seat].fancy = []
        for key in keys:
            for pile in (game.fancy_deck, game.fancy_under, *[player.fancy for player in game.players]):
                if FANCY[key] in pile:
                    pile.remove(FANCY[key])
            game.players[seat].fancy.append(FANCY[key])
            game.known[FANCY[key]] = knows(seat)
        return self

    def scored(self, *keys: str, seat: int = 0) -> Table:
        held = [fancy.TABLE[card].key for card in self.game.players[seat].fancy]
        self.fancy(*held, *keys, seat=seat)
        for key in keys:
            self.game.players[seat].fancy.remove(FANCY[key])
            self.game.players[seat].scored.append(FANCY[key])
            self.game.known[FANCY[key]] = 63
        return self

    def companion(self, key: str, seat: int = 0) -> Table:
        self.game.players[seat].companion = COMPANION[key]
        return self

    def token(self, key: str, seat: int = 0, last: str | None = None) -> Table:
        player = self.game.players[seat]
        player.token = SHOP[key]
        player.last = SHOP[last or key]
        return self

    def deck(self, n: int) -> Table:
        """Leave n artisans in the deck; the rest goes to the box."""
        game = self.game
        game.removed += game.deck[n:] + game.under
        game.deck, game.under = game.deck[:n], []
        return self

    def spells(self, n: int) -> Table:
        """Leave n cards in the enchantment deck; the rest goes out of the game."""
        self.game.spells = self.game.spells[:n]
        return self

    # --- clicking --------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The name of the effect that asks, or nothing if the game is over."""
        self.look()
        return "" if self.game.over else type(self.game.decision.effect).__name__

    @property
    def who(self) -> int:
        return int(self.game.decision.seat)

    @property
    def options(self) -> tuple[int, ...]:
        self.look()
        options: tuple[int, ...] = self.game.decision.options
        return options

    @property
    def extras(self) -> set[str]:
        """What may be used beside the decision: sun dragons and companions."""
        self.look()
        numbers = [FIRST_STANDING - extra for extra in self.game.decision.extras]
        return {fancy.TABLE[n].key if n < HOUSE.suns else STANDING_COMPANIONS[n - HOUSE.suns] for n in numbers}

    def pick(self, *options: int) -> Table:
        """Click options one after another."""
        for option in options:
            self.game.step(option, self.game.decision.seat)
        return self

    def answer(self, effect: str, *options: int) -> Table:
        """Click options of a decision of that name."""
        for option in options:
            assert self.asked == effect, f"{self.asked} asks, not {effect}"
            self.pick(option)
        return self

    def only(self, effect: str) -> Table:
        """Click the only option of a decision of that name, asked so that the others learn nothing of the hand."""
        assert len(self.options) == 1, f"{self.asked} offers {self.options}"
        return self.answer(effect, self.options[0])

    def use(self, key: str) -> Table:
        """Click a standing option: a sun dragon or a companion."""
        n = FANCY[key] if key in FANCY else HOUSE.suns + STANDING_COMPANIONS.index(key)
        return self.pick(FIRST_STANDING - n)

    def visit(self, key: str, *gifts: int) -> Table:
        self.answer("Visit", SHOP[key])
        return self.answer("GiveVisitor", *gifts)

    def gather(self, key: str) -> Table:
        """Visit a shop and choose to gather, if that is asked."""
        self.visit(key)
        return self.pick(0) if self.asked == "Action" else self

    def enchant(self, key: str, card: str | None = None) -> Table:
        self.visit(key).answer("Action", 1)
        return self.pick(SPELL[card]) if card is not None and self.asked == "Resolve" else self

    def cast(self, key: str, card: str) -> Table:
        """Visit, enchant, and pay with as few coins as possible."""
        self.enchant(key, card)
        return self.pick(SKIP) if self.asked == "Pay" else self

    def skip(self) -> Table:
        return self.pick(SKIP)

    def place(self, kind: int, slot: int) -> Table:
        """Step 2 of gathering: an artisan of the hand on slot 1, 2 or 3."""
        return self.answer("PlaceStep", kind * 3 + slot - 1)

    def fire(self, kind: int) -> Table:
        """Fire up the artisan of that kind among those offered."""
        self.until("FireUp")
        return self.pick(self.fireable[kind])

    @property
    def fireable(self) -> dict[int, int]:
        """Options to fire up by kind."""
        places = [option for option in self.options if 0 <= option < HAND]
        return {kind_of(self.game.artisan_at(place)): place for place in places}

    def until(self, effect: str, *others: str) -> Table:
        """Decline the optional steps that come before that effect asks, and `others`; whatever else is asked fails."""
        before = STEPS[: STEPS.index(effect)] if effect in STEPS else STEPS
        while self.asked != effect:
            assert not self.game.over, f"{effect} never asks"
            assert self.asked in (*before, *others, "Pause"), f"{self.asked} asks before {effect}"
            self.skip()
        return self

    def ability(self) -> Table:
        """Use the ability of the shop."""
        self.until("AbilityStep")
        assert 1 in self.options, "the ability cannot be used"
        return self.pick(1)

    def end(self, *others: str) -> Table:
        """Decline the optional steps to the end of the turn; see `asked_until_the_end`."""
        self.asked_until_the_end(*others)
        return self

    def asked_until_the_end(self, *others: str) -> list[str]:
        """Decline the optional steps of the turn, and answer `others` (by declining, else by the first option).

        Gives the names of all that was asked. Whatever else is asked fails, and so does one of `others` that is not.
        """
        turn, names = self.game.turns, []
        if self.asked == "Visit":
            raise AssertionError("the turn has not begun: visit a shop first")
        while not self.game.over and self.game.turns == turn and self.asked not in ("FinalTalisman", "Unlock"):
            if self.asked != "Pause":
                names.append(self.asked)
                assert self.asked in (*STEPS, *others), f"{self.asked} asks before the end of the turn"
            self.pick(SKIP if SKIP in self.options else self.options[0])
        missing = set(others) - set(names)
        assert not missing, f"{sorted(missing)} did not ask"
        return names

    def pass_turn(self, *perhaps: str) -> Table:
        """A whole turn of whoever's turn it is: gather at the first shop, use nothing; `perhaps` may be asked too."""
        turn = self.game.turns
        self.answer("Visit", self.options[0])
        if self.asked == "Action" and self.game.turns == turn:
            self.pick(0)
        while not self.game.over and self.game.turns == turn:
            assert self.asked in (*STEPS, *perhaps, "Pause"), f"{self.asked} asks before the end of the turn"
            self.pick(SKIP if SKIP in self.options else self.options[0])
        return self

    def end_game(self, *others: str) -> Table:
        """Make this turn the last of the game and play it without using anything, up to what final scoring asks."""
        self.game.triggered, self.game.final = True, 0
        return self.end(*others)

    # --- seeing ----------------------------------------------------------------------------------------------------

    def preview(self, target: str) -> str:
        return preview_of(self.game, target)

    def see(self, seat: int = 0) -> View:
        view = RULES.view(self.game, seat)
        assert isinstance(view, View)
        return view

    def player(self, seat: int = 0, by: int | None = None) -> PlayerView:
        return self.see(seat if by is None else by).players[seat]

    def rep(self, seat: int = 0) -> int:
        return self.player(seat).rep

    def coins(self, seat: int = 0) -> int:
        return self.player(seat).coins

    def have(self, seat: int = 0) -> dict[str, int]:
        """The goods of a player, without those they do not have."""
        return {good: n for good, n in zip(GOODS, self.player(seat).goods, strict=True) if n}

    def kinds(self, seat: int = 0) -> list[int]:
        """The kinds of artisans in a player's hand."""
        return sorted(kind_of(card) for card in self.player(seat).hand)

    def holds(self, seat: int = 0) -> Counter[str]:
        """All that a player has: goods, coins, reputation by source, and numbers of cards."""
        player = self.player(seat)
        cards = {"artisans": len(player.hand), "fancy": len(player.fancy), "scored": len(player.scored)}
        rep = {f"rep:{source}": n for source, n in RULES.scores(self.game)[seat].items()}
        return Counter({"coins": player.coins, **cards, **self.have(seat), **rep})

    def since(self, before: Counter[str], seat: int = 0) -> dict[str, int]:
        """What a player has more or less than then."""
        now = self.holds(seat)
        return {what: now[what] - before[what] for what in {*now, *before} if now[what] != before[what]}

    def shop(self, key: str) -> Any:
        return next(space.shop for space in self.see().town if space.shop is not None and space.shop.key == key)

    def slots(self, key: str) -> list[int | None]:
        """The kinds on the slots of a shop."""
        return [None if slot.artisan < 0 else kind_of(slot.artisan) for slot in self.shop(key).slots]

    def charms(self, key: str) -> list[str]:
        return [card.key for card in self.shop(key).enchantments]

    def row_keys(self) -> list[str]:
        return [card.key for card in self.see().row]

    def park_kinds(self) -> list[int]:
        return [kind_of(place.artisan) for place in self.see().park if place.artisan >= 0]

    def face_down(self) -> list[int]:
        return [space.n for space in self.see().town if space.face_down]

    def scored_keys(self, seat: int = 0) -> list[str]:
        return [fancy.TABLE[card].key for card in self.player(seat).scored]

    def offers(self, key: str) -> bool:
        """Whether a shop is among those that may be visited now."""
        assert self.asked == "Visit"
        return SHOP[key] in self.options

    def why_not(self, target: str) -> str:
        """The clause that says why a thing is not offered."""
        decision = self.game.decision
        found: dict[str, str] = {r.target: r.clause for r in decision.effect.refusals(self.game, decision.at)}
        return found.get(target, "")

    def told(self) -> list[Event]:
        events: list[Event] = self.game.events
        return events

    def said(self, seat: int, lang: str = "en") -> str:
        """The log as a seat reads it."""
        names = [f"P{i}" for i in range(len(self.game.players))]
        return "\n".join(speaker(lang, "flamecraft").event(event, seat, names) for event in self.told())


def table(players: int = 3, **options: Any) -> Table:
    """A game of three by default, in which nobody has goods, artisans or fancy dragons yet."""
    made = Table(players, **options)
    for seat in range(players):
        made.hand(seat=seat).goods(seat, coins=0, rep=0).fancy(seat=seat)
        made.game.players[seat].companion = EMPTY
        made.game.players[seat].reserved = EMPTY
    made.game.spells += [card for card in made.game.row if card not in made.game.spells]
    made.game.row = []
    return made


__all__ = ["PARK", "SKIP", "Table", "table"]
