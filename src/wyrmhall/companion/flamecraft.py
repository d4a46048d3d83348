"""Flamecraft alone: the engine's own end of a turn, and questions where it looks at decks and hands of the real table.

The engine keeps a Town in which nobody plays. Its stack of effects is carried out one by one; what leaves a deck is
what the person has turned up (`turned.py`), and the person's own artisans are put where they say. Park, row and limits
are told and left to the table, since nobody has to keep count of them.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from wyrmhall.companion.evening import Evening
from wyrmhall.companion.flamecraft_steps import (
    asked_for,
    cast_steps,
    changes,
    check_list,
    empty_slots,
    good,
    place_of,
    shop_said,
    steps_of,
)
from wyrmhall.companion.pages import Arg, Choice, Fact, GoodPicture, MarkPicture, Row, Said, TownPicture
from wyrmhall.companion.turned import Turned
from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.rng import luck_from
from wyrmhall.core.setup import Setup
from wyrmhall.games.flamecraft import solo, turns
from wyrmhall.games.flamecraft.achievements import ACHIEVEMENTS, title
from wyrmhall.games.flamecraft.end_of_turn import TurnUp
from wyrmhall.games.flamecraft.events import EarnedTitle
from wyrmhall.games.flamecraft.moves import gain
from wyrmhall.games.flamecraft.numbers import (
    ALLEY,
    ARTISAN_DECK,
    ARTISANS,
    ARTISANS_OF,
    BREAD,
    EMPTY,
    FACE_DOWN,
    FROM_MOONS,
    GOODS,
    KINDS,
    NO_GOODS,
    SHOP_DECK,
    STARTER_OF,
    kind_of,
)
from wyrmhall.games.flamecraft.placing import HERE, LayShop, place_artisan
from wyrmhall.games.flamecraft.player import Player
from wyrmhall.games.flamecraft.scoring import EndGame, ScoreMoons
from wyrmhall.games.flamecraft.setup import OPTIONS, start
from wyrmhall.games.flamecraft.state import Flamecraft
from wyrmhall.games.flamecraft.versions import VERSION

UNKNOWN: Final = ARTISANS
"""An artisan that the person has placed: of which kind, nobody needs to say."""
NOWHERE, RAN_OUT, FIRST_SLOT = 0, 1, 2  # the answers to "Your turn": from the last one on, empty slots of Town
BEFORE, NOW = 0, 1  # when a deck ran out
ONE_MORE, NONE_LEFT = len(GOODS), len(GOODS) + 1  # beside the kinds that an artisan can be of
MOST_REP, MOST_COINS = 299, 99


class NoneLeft(Exception):
    """There is no artisan in the deck that could be placed."""


class FlamecraftEvening(Evening):
    """From the achievements of earlier evenings to the title of this one."""

    def __init__(self, seed: str, answers: tuple[int, ...]) -> None:
        super().__init__(seed, answers)
        self.game: Flamecraft | None = None
        self.title = Said("cp-title-setup")
        self.own: dict[str, int] = {}  # points
        self.is_placing = False  # whether it is step 2

    # --- the course of the evening --------------------------------------------------------------------------------

    def play(self) -> None:
        game = self.game = self.set_up()
        game.push(turns.TURN, At(0))
        while game.stack:
            effect, at = game.stack.pop()
            carry_out(effect, self, game, at)
            self.told(game)

    def set_up(self) -> Flamecraft:
        rows = [Choice(row.id, Said(f"achievement-{row.key}")) for row in ACHIEVEMENTS]
        unlocked = self.tick(Said("cp-fc-ask-unlocked"), rows, "FC-ACH-01")
        colours = [Choice(kind, Said(f"colour-{GOODS[kind]}"), MarkPicture("good", GOODS[kind])) for kind in KINDS]
        colour = self.choose(Said("cp-fc-ask-colour"), colours, "FC-SOL-05")
        options = {option.name: option.default for option in OPTIONS}
        profile = {row.key: row.id in unlocked for row in ACHIEVEMENTS}
        setup = Setup("flamecraft", 1, options, profile=profile, version=VERSION)
        game = start(setup, luck_from(self.seed))
        game.stack, game.pending, game.held = [], (), ()  # the opening choices are made on the real table
        game.luck = Turned(self.turned_up)
        game.events = []
        game.players = [Player(colour=colour)]
        game.fancy_deck = []
        for step in check_list(game):
            self.tell(step.text, step.picture, step.clause)
        self.confirm("cp-all-there")
        return game

    def decide(self, game: Flamecraft) -> None:
        """Answer what the engine asks: where a new shop lies."""
        while game.pending:
            (decision,) = game.pending
            assert isinstance(decision.effect, LayShop), decision
            spaces = [
                Choice(space, Said("cp-fc-space", {"n": space + 1}), TownPicture(space)) for space in decision.options
            ]
            option = self.choose(Said("cp-fc-ask-space"), spaces, "FC-SOL-16", amid=True)
            game.pending = ()
            decision.effect.chosen(game, decision.at, option)

    def told(self, game: Flamecraft) -> None:
        for event in game.events or ():
            for step in steps_of(event, game):
                self.tell(step.text, step.picture, step.clause)
                if isinstance(event, EarnedTitle):
                    self.verdict = step.text
        game.events = []

    # --- the person's turn ----------------------------------------------------------------------------------------

    def your_turn(self, game: Flamecraft, at: At) -> None:
        """After it: where artisans of the person went. One is the rule; for more there is room before step 2."""
        is_last = solo.is_last_turn(game)
        self.title = Said("cp-fc-title-last-turn" if is_last else "cp-fc-title-your-turn")
        while True:
            slots = empty_slots(game)
            shown = [Choice(NOWHERE, Said("cp-fc-nowhere")), *self.places(game, slots)]
            if not game.triggered:
                shown.append(Choice(RAN_OUT, Said("cp-fc-ran-out")))
            answer = self.choose(Said("cp-fc-your-turn"), shown, "FC-SOL-08")
            if answer == RAN_OUT:
                when = [Choice(BEFORE, Said("cp-fc-before-this-turn")), Choice(NOW, Said("cp-fc-in-this-turn"))]
                if self.choose(Said("cp-fc-ask-when"), when, "FC-SOL-33") == BEFORE:
                    self.take_back_to_last(game, at)
                    return
                game.triggered = True
            elif answer == NOWHERE:
                return
            else:
                self.put(game, at, slots[answer - FIRST_SLOT])
                if not is_last:
                    return

    def take_back_to_last(self, game: Flamecraft, at: At) -> None:
        """The end of the last turn is carried out again, with the deck empty: this turn is the last."""
        game.triggered = True
        game.stack.pop()
        carry_out(turns.NEXT_TURN, self, game, at)
        self.told(game)

    def places(self, game: Flamecraft, slots: list[int]) -> list[Choice]:
        shown = []
        for i, slot in enumerate(slots):
            shop, n = slot // 3, slot % 3 + 1
            said = Said("cp-fc-slot", {"shop": shop_said(game, shop), "n": n})
            shown.append(Choice(FIRST_SLOT + i, said, place_of(game, shop, n)))
        return shown

    def put(self, game: Flamecraft, at: At, slot: int) -> None:
        """The person has placed an artisan there; what it brought is theirs to take."""
        place_artisan(game, at, UNKNOWN, slot, HERE)
        game.events = []

    def ask_extra_turn(self, game: Flamecraft) -> None:
        """Once the end has been triggered it matters whether Dragon Alley gives another turn."""
        if game.triggered and ALLEY in game.town:
            answers = [Choice(0, Said("cp-no")), Choice(1, Said("cp-yes"))]
            game.earned = bool(self.choose(Said("cp-fc-ask-extra"), answers, "FC-END-07", amid=True))

    # --- the non-players ------------------------------------------------------------------------------------------

    def place_dragon(self, game: Flamecraft, effect: solo.PlaceDragon, at: At) -> None:
        """Every artisan may be in the real deck: how many of them still are, the person sees."""
        game.deck, game.under = [i for i in range(ARTISANS) if i not in STARTER_OF and i not in game.slots], []
        self.is_placing = True
        try:
            effect.run(game, at)
        except NoneLeft:
            self.tell(Said("cp-fc-none-left"), None, "FC-SOL-15")
        self.is_placing = False

    def turned_up(self, stream: int, n: int) -> int:
        """Which of the n things that could leave a deck does, as the engine draws it."""
        game = self.game
        assert game is not None
        if stream == SHOP_DECK:
            space = game.town.index(FACE_DOWN)
            shops = [Choice(i, shop_said(game, shop)) for i, shop in enumerate(game.shop_deck)]
            return self.choose(Said("cp-fc-ask-shop", {"n": space + 1}), shops, "FC-SOL-26", amid=True)
        if stream != ARTISAN_DECK or not self.is_placing:
            return 0  # of no matter to anybody but the person
        kind = self.ask_kind(game)
        return next(i for i, artisan in enumerate(game.deck) if kind_of(artisan) == kind)

    def ask_kind(self, game: Flamecraft) -> int:
        """Of those that are turned up, the first with a slot in Town; the others go under the deck unnamed."""
        while True:
            left = {kind_of(artisan) for artisan in game.deck}
            kinds = [kind for kind in KINDS if kind in left and solo.first_slot(game, kind) != EMPTY]
            shown = [Choice(kind, good(kind), GoodPicture(GOODS[kind])) for kind in kinds]
            shown += [Choice(ONE_MORE, Said("cp-fc-one-more")), Choice(NONE_LEFT, Said("cp-fc-no-artisan"))]
            text = Said("cp-fc-ask-artisan" if len(kinds) == len(KINDS) else "cp-fc-ask-fitting")
            clause = "FC-SOL-11" if len(kinds) == len(KINDS) else "FC-SOL-14"
            answer = self.choose(text, shown, clause, amid=True)
            if answer == NONE_LEFT:
                raise NoneLeft
            if answer != ONE_MORE:
                return answer
            slots = empty_slots(game)
            places = [Choice(NOWHERE, Said("cp-fc-not-placed")), *self.places(game, slots)]
            where = self.choose(Said("cp-fc-ask-where"), places, "FC-SOL-08", amid=True)
            if where != NOWHERE:
                self.put(game, At(0), slots[where - FIRST_SLOT])

    # --- the end --------------------------------------------------------------------------------------------------

    def count_up(self, game: Flamecraft) -> None:
        self.title = Said("cp-title-scoring")
        self.own["rep"] = self.count(Said("cp-fc-ask-rep"), MOST_REP, clause="FC-SOL-37")
        self.own["coins"] = self.count(Said("cp-fc-ask-coins"), MOST_COINS, clause="FC-END-08")
        self.own["moons"] = self.count(Said("cp-fc-ask-moons"), MOST_REP, clause="FC-END-09")
        game.players[0].rep, game.players[0].coins = self.own["rep"], self.own["coins"]
        self.title = Said("cp-title-over")

    def unlock(self, game: Flamecraft, effect: solo.Unlock, at: At) -> None:
        """The person sees what is met; the companion knows how many may be unlocked, and which have been."""
        if len(game.unlocked) == title(game.players[0].rep).unlocks:
            return
        known = ("shops", "coins")
        rows = [row for row in ACHIEVEMENTS if effect.is_open(game, row)]
        rows = [row for row in rows if row.asks not in known or row.is_met(game)]
        shown = [*[Choice(row.id, asked_for(row)) for row in rows], Choice(len(ACHIEVEMENTS), Said("cp-fc-no-unlock"))]
        answer = self.choose(Said("cp-fc-ask-unlock"), shown, "FC-ACH-05", amid=True)
        effect.chosen(game, at, SKIP if answer == len(ACHIEVEMENTS) else answer)
        if answer < len(ACHIEVEMENTS):
            row = ACHIEVEMENTS[answer]
            said: dict[str, Arg] = {"name": Said(f"achievement-{row.key}"), "changes": tuple(changes(row))}
            self.tell(Said("cp-fc-unlocked", said), "done", "FC-ACH-07")

    def keeps(self) -> int:
        """All achievements unlocked so far, once the evening is over."""
        game = self.game
        if game is None or not self.own:
            return -1
        return sum([1 << row.id for row in ACHIEVEMENTS if game.setup.profile[row.key] or row.id in game.unlocked])

    # --- what is kept for the non-players -------------------------------------------------------------------------

    def facts(self) -> tuple[Fact, ...]:
        """Where a visit costs something, and how far the Town has grown."""
        game = self.game
        if game is None:
            return ()
        there = [shop for shop in game.town if shop >= 0 and shop in game.others]
        return (
            *[Fact(Said("cp-fc-fact-at", {"shop": shop_said(game, s)}), game.others.count(s), "others") for s in there],
            Fact(Said("cp-fc-fact-shops"), len(game.shop_bases()), "shop"),
            Fact(Said("cp-fc-fact-deck"), game.shops_left, "deck"),
        )

    def sides(self) -> tuple[Said, ...]:
        return (Said("cp-you"),)

    def rows(self) -> tuple[Row, ...]:
        return tuple([Row(Said(f"cp-fc-score-{name}"), (self.own.get(name),)) for name in ("rep", "coins", "moons")])


# --- what the engine does, and the person at the table ------------------------------------------------------------


def let_it(effect: Effect, evening: FlamecraftEvening, game: Flamecraft, at: At) -> None:
    """The engine does it itself."""
    effect.run(game, at)
    evening.decide(game)


carry_out: Final = singledispatch(let_it)
"""Let the engine do it, once it knows what it cannot see; what nobody has to keep count of is only said."""


@carry_out.register(turns.Visit)
def _visit(effect: turns.Visit, evening: FlamecraftEvening, game: Flamecraft, at: At) -> None:
    evening.your_turn(game, at)


@carry_out.register(solo.SoloLimits)
def _limits(effect: solo.SoloLimits, evening: FlamecraftEvening, game: Flamecraft, at: At) -> None:
    """Said together with the park."""


@carry_out.register(solo.RefreshPark)
def _park(effect: solo.RefreshPark, evening: FlamecraftEvening, game: Flamecraft, at: At) -> None:
    evening.title = Said("cp-fc-title-steps")
    evening.tell(Said("cp-fc-park"), "park", "FC-SOL-10")


@carry_out.register(solo.RefreshRow)
def _row(effect: solo.RefreshRow, evening: FlamecraftEvening, game: Flamecraft, at: At) -> None:
    evening.tell(Said("cp-fc-row"), "enchantment", "FC-SOL-25")


@carry_out.register(solo.PlaceDragon)
def _place(effect: solo.PlaceDragon, evening: FlamecraftEvening, game: Flamecraft, at: At) -> None:
    evening.place_dragon(game, effect, at)


@carry_out.register(solo.CastOther)
def _cast(effect: solo.CastOther, evening: FlamecraftEvening, game: Flamecraft, at: At) -> None:
    for step in cast_steps(game, effect.kind):
        evening.tell(step.text, step.picture, step.clause)


@carry_out.register(solo.Unlock)
def _unlock(effect: solo.Unlock, evening: FlamecraftEvening, game: Flamecraft, at: At) -> None:
    evening.unlock(game, effect, at)


@carry_out.register(turns.NextTurn)
def _next_turn(effect: turns.NextTurn, evening: FlamecraftEvening, game: Flamecraft, at: At) -> None:
    evening.ask_extra_turn(game)
    let_it(effect, evening, game, at)


@carry_out.register(TurnUp)
def _turn_up(effect: TurnUp, evening: FlamecraftEvening, game: Flamecraft, at: At) -> None:
    game.deck = [UNKNOWN] * len(ARTISANS_OF[BREAD])  # Eternal Flame is filled from it
    let_it(effect, evening, game, at)


@carry_out.register(EndGame)
def _end(effect: EndGame, evening: FlamecraftEvening, game: Flamecraft, at: At) -> None:
    evening.count_up(game)
    let_it(effect, evening, game, at)


@carry_out.register(ScoreMoons)
def _moons(effect: ScoreMoons, evening: FlamecraftEvening, game: Flamecraft, at: At) -> None:
    gain(game, 0, NO_GOODS, 0, evening.own["moons"], FROM_MOONS)
    game.events = []
    let_it(effect, evening, game, at)
