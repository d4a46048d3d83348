"""One set of rules: told what a person would type, the companion moves Flamecraft's non-players as the engine does."""

import random
from dataclasses import dataclass, field

import pytest

from tests.companion.touches import touches
from wyrmhall.companion import flamecraft as companion
from wyrmhall.companion.flamecraft import FlamecraftEvening
from wyrmhall.companion.flamecraft_steps import empty_slots, good, shop_said
from wyrmhall.companion.pages import Question, Said
from wyrmhall.companion.rooms import page_of
from wyrmhall.companion.session import Session
from wyrmhall.core.engine import FIRST_STANDING, At, Effect
from wyrmhall.games.flamecraft import RULES, events, solo, turns
from wyrmhall.games.flamecraft.achievements import ACHIEVEMENTS
from wyrmhall.games.flamecraft.enchantments import ENCHANTMENTS
from wyrmhall.games.flamecraft.numbers import EMPTY, ETERNAL_FLAME, FACE_DOWN, SHOP_OF, kind_of
from wyrmhall.games.flamecraft.scoring import EndGame
from wyrmhall.games.flamecraft.state import Flamecraft

GAMES = 1000
SAMPLE = 2
MODES = {"first": 0.0, "some": 0.4, "all": 1.0}  # the share of achievements that earlier games have unlocked
DECKS = ("purple", "gold")
OTHER = ("cp-ready", "cp-fc-ask-colour", "cp-fc-ask-unlock", "cp-fc-ask-rep", "cp-fc-ask-coins", "cp-fc-ask-moons")
"""What is asked before the first turn and after the last."""


@dataclass
class Seen:
    """What a person sees in one turn, as far as the companion could ask for it."""

    placed: list[int] = field(default_factory=list)
    kind: int = EMPTY  # of the artisan that found a slot in step 2
    spaces: list[int] = field(default_factory=list)
    shops: dict[int, int] = field(default_factory=dict)  # turned up, by space
    ran_out: int = EMPTY  # whether a deck did, before or in this turn
    extra: bool = False


@dataclass
class Cast:
    """Where a non-player may cast, by the engine."""

    good: Said
    shops: list[Said]
    full: list[Said]  # by what people have cast: the companion is not told of it


class Played:
    """A solo game that the engine plays to its end with random answers."""

    def __init__(self, mode: str, deck: str, seed: int) -> None:
        self.seed = f"{seed:032x}"
        self.pick = random.Random(seed)
        profile = {row.key: self.pick.random() < MODES[mode] for row in ACHIEVEMENTS}
        game = RULES.new(RULES.setup(1, {"deck": deck}, profile=profile), self.seed)
        assert isinstance(game, Flamecraft)
        self.game = game
        self.turns: list[Seen] = []
        self.did: list[tuple[object, ...]] = []  # what the non-players did
        self.casts: list[Cast] = []
        self.rep = self.coins = 0
        self.was_triggered = False
        game.events = []
        while not game.over:
            self.answer()

    def answer(self) -> None:
        game, decision = self.game, self.game.decision
        option = self.pick.choice((*decision.options, *decision.extras))
        game.pending, game.held = (), ()
        if option in decision.options:
            decision.effect.chosen(game, decision.at, option)
        else:
            game.stack.append((decision.effect, decision.at))
            game.stack.append((game.standing_effects()[FIRST_STANDING - option], At(0)))
        self.listen()
        while game.stack and not game.pending:
            effect, at = game.stack.pop()
            self.look(effect)
            effect.run(game, at)
            self.listen()

    def look(self, effect: Effect) -> None:
        game = self.game
        if isinstance(effect, turns.Turn):
            ran_out = companion.BEFORE if game.triggered and not self.was_triggered else EMPTY
            self.was_triggered = game.triggered
            self.turns.append(Seen(ran_out=ran_out))
            self.taken = [slot for slot, artisan in enumerate(game.slots) if artisan >= 0]
        elif isinstance(effect, turns.EndOfTurn):
            self.turns[-1].placed = [s for s, a in enumerate(game.slots) if a >= 0 and s not in self.taken]
            if game.triggered and not self.was_triggered:
                self.turns[-1].ran_out, self.was_triggered = companion.NOW, True
        elif isinstance(effect, turns.NextTurn):
            self.turns[-1].extra = game.earned
            self.turns[-1].shops = {n: shop for n, shop in enumerate(game.town) if shop >= 0}
        elif isinstance(effect, solo.CastOther):
            card = next(card.id for card in ENCHANTMENTS if card.icon == effect.kind)
            shops = [shop_said(game, shop) for shop in solo.shops_for(game, card)]
            full = [shop_said(game, SHOP_OF[base]) for base in game.shop_bases() if game.charms[base + 2] != EMPTY]
            self.casts.append(Cast(good(effect.kind), shops, full))
        elif isinstance(effect, EndGame):
            self.rep, self.coins = game.players[0].rep, game.players[0].coins

    def listen(self) -> None:
        game = self.game
        for event in game.events:
            if isinstance(event, events.Settled):
                self.turns[-1].kind = kind_of(event.artisan)
                self.did.append(("settled", kind_of(event.artisan), game.slots.index(event.artisan)))
            elif isinstance(event, events.LaidShop):
                self.turns[-1].spaces.append(event.space)
        game.events = []


class Typist(FlamecraftEvening):
    """A person who types what is seen on the table of a game that was played."""

    def __init__(self, played: Played) -> None:
        super().__init__(played.seed, ())
        self.played = played
        self.turn = -1
        self.typed = 0  # touches in turns
        self.did: list[tuple[object, ...]] = []

    @property
    def now(self) -> Seen:
        return self.played.turns[self.turn]

    def told(self, game: Flamecraft) -> None:
        for event in game.events:
            if isinstance(event, events.Settled):
                self.did.append(("settled", kind_of(event.artisan), game.slots.index(event.artisan)))
        super().told(game)

    def ask(self, question: Question, amid: bool = False) -> int:
        answer = self.answer_to(question)
        if not question.text.id.startswith(OTHER):
            self.typed += touches(question, answer)
        self.answers.append(answer)
        return super().ask(question, amid)

    def answer_to(self, question: Question) -> int:
        name = question.text.id.removeprefix("cp-fc-").replace("-", "_")
        return getattr(self, f"on_{name}")(question)

    def on_ask_unlocked(self, question: Question) -> int:
        return sum(1 << row.id for row in ACHIEVEMENTS if self.played.game.setup.profile[row.key])

    def on_ask_colour(self, question: Question) -> int:
        return self.played.game.players[0].colour

    def on_cp_ready(self, question: Question) -> int:
        self.left: list[int] = []
        self.is_new = True
        return 0

    def on_your_turn(self, question: Question) -> int:
        if self.is_new:
            self.turn += 1
            self.left, self.is_new = list(self.now.placed), False
            self.asked_spaces = list(self.now.spaces)
            if self.now.ran_out != EMPTY:
                return companion.RAN_OUT
        is_last = solo.is_last_turn(self.game)
        answer = self.where()
        self.is_new = not is_last or answer == companion.NOWHERE
        return answer

    def where(self) -> int:
        if not self.left:
            return companion.NOWHERE
        return companion.FIRST_SLOT + empty_slots(self.game).index(self.left.pop(0))

    def on_ask_when(self, question: Question) -> int:
        return self.now.ran_out

    def on_ask_extra(self, question: Question) -> int:
        # Told of a deck that ran out before this turn, it is asked of the turn before.
        again = self.now.ran_out == companion.BEFORE and not self.is_new
        return int(self.played.turns[self.turn - 1].extra if again else self.now.extra)

    def on_ask_artisan(self, question: Question) -> int:
        if self.left:
            return companion.ONE_MORE
        return self.now.kind if self.now.kind != EMPTY else companion.NONE_LEFT

    on_ask_fitting = on_ask_artisan

    def on_ask_where(self, question: Question) -> int:
        return self.where()

    def on_ask_space(self, question: Question) -> int:
        return next(choice.value for choice in question.choices if choice.value in self.asked_spaces)

    def on_ask_shop(self, question: Question) -> int:
        shop = self.now.shops[int(question.text.args["n"]) - 1]
        return self.game.shop_deck.index(shop)

    def on_ask_rep(self, question: Question) -> int:
        return max(0, self.played.rep)

    def on_ask_coins(self, question: Question) -> int:
        return self.played.coins

    def on_ask_moons(self, question: Question) -> int:
        return max(0, self.played.game.players[0].rep - self.played.rep - self.played.coins)

    def on_ask_unlock(self, question: Question) -> int:
        left = [i for i in self.played.game.unlocked if i not in self.game.unlocked]
        return left[0] if left else len(ACHIEVEMENTS)


def check(mode: str, deck: str, seed: int) -> tuple[int, int]:
    """How many turns a game had, and how often the person had to touch the phone for them."""
    played = Played(mode, deck, seed)
    evening = Typist(played)
    evening.play()
    game, theirs = evening.game, played.game
    assert evening.did == played.did
    told = [line.text.args for line in evening.log if line.text.id == "cp-fc-cast"]
    for said, cast in zip(told, played.casts, strict=True):
        assert said["good"] == cast.good
        assert [shop for shop in said["shops"] if shop not in cast.full] == cast.shops
    assert game.others == theirs.others
    assert game.town == theirs.town
    assert FACE_DOWN not in game.town
    for slot, artisan in enumerate(theirs.slots):
        if slot // 3 != ETERNAL_FLAME:  # it may find no artisan in the deck, after which nobody looks at it
            assert (game.slots[slot] >= 0) == (artisan >= 0), slot
    assert evening.turn + 1 == len(played.turns)
    assert game.unlocked == theirs.unlocked
    page = page_of("flamecraft", Session(played.seed, tuple(evening.answers)).text())
    assert page.question is None
    rep = max(0, played.rep) + played.coins + evening.own["moons"]
    earned = next(step for step in page.steps if step.text.id == "cp-fc-earned")
    assert earned.text.args["rep"] == rep
    if rep == theirs.players[0].rep:
        assert earned.text.args["title"].id == solo.verdict(theirs).title.id
    return len(played.turns), evening.typed


@pytest.mark.clause("FC-SOL-08", "FC-SOL-11", "FC-SOL-17", "FC-SOL-20", "FC-SOL-33", "FC-SOL-34")
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("games", [SAMPLE, pytest.param(GAMES, marks=[pytest.mark.whole, pytest.mark.timeout(7200)])])
def test_told_what_a_person_would_type_the_companion_plays_the_engines_non_players(mode, deck, games):
    turns_had = taps = 0
    for seed in range(games):
        had, typed = check(mode, deck, 6 * seed + 2 * list(MODES).index(mode) + DECKS.index(deck))
        turns_had, taps = turns_had + had, taps + typed
    print(f"{mode} {deck}: {games} games, {turns_had} turns, {taps / turns_had:.2f} taps each")
    assert taps <= 3 * turns_had
