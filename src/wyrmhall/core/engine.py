"""The loop that runs every game: take an effect off the stack, let it act, stop when somebody must choose."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from random import Random
from typing import Final

from wyrmhall.core.at import At as At
from wyrmhall.core.events import Event
from wyrmhall.core.illegal import IllegalOption as IllegalOption
from wyrmhall.core.rng import DEALS, Luck, luck_of_deal
from wyrmhall.core.setup import Setup
from wyrmhall.core.state import GameState
from wyrmhall.core.words import Msg, Says, Subject, kebab
from wyrmhall.core.words import Refusal as Refusal
from wyrmhall.native import mypyc_attr

SKIP: Final = -1  # the option of declining, wherever the rules let a player decline
TIME_UP: Final = -2  # not a choice but an input: the clock of a game that is played against time has run out
FIRST_STANDING: Final = -10  # standing option i of a game is offered as FIRST_STANDING - i


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One instruction of a game: a verb with its parameters. Frozen, and shared by every state that holds it.

    Contract: an effect that asks does nothing else before asking, so that it may be run again to ask again.
    Progress through many steps is kept by pushing another effect, never in fields.
    """

    __slots__ = ()

    @property
    def quiet(self) -> bool:
        """Whether only the seat that is asked may learn that it is asked."""
        return False

    def run(self, game: GameState, at: At) -> None:
        """Act now: change the game, push further effects, or ask."""
        raise TypeError(f"{self!r} cannot be run")

    def chosen(self, game: GameState, at: At, option: int) -> None:
        """Go on after `at.player` picked `option` of what `run` asked."""
        raise TypeError(f"{self!r} asks nothing")

    def can(self, game: GameState, at: At) -> bool:
        """Whether running it now would do anything; what cannot be done is not offered."""
        return True

    def default(self, game: GameState, at: At, options: tuple[int, ...]) -> int:
        """The answer given for a player who is away."""
        return options[0]

    def prompt(self, game: GameState, at: At) -> Says:
        """What is asked, in words that every seat may read, unless the game covers the decision."""
        return Msg(f"ask-{kebab(type(self).__name__)}")

    def subject(self, game: GameState, at: At) -> Subject | None:
        """What it is about, where its place and piece do not tell: the game's `subjects.py` knows what they tell."""
        return None

    def label(self, game: GameState, at: At, option: int) -> Says:
        """One option in words, read only by the seat that is asked."""
        return Msg("skip") if option == SKIP else Msg(f"pick-{kebab(type(self).__name__)}", n=option)

    def target(self, game: GameState, at: At, option: int) -> str:
        """The thing on the table that the option points at, as the view names it; empty if there is none."""
        return ""

    def variant(self) -> str:
        """Which meaning its options have, where a field of its own changes it; verb and variant name an action."""
        return ""

    def preview(self, game: GameState, at: At, option: int) -> Says | None:
        """What the option would cost and bring, where that can be known beforehand."""
        return None

    def begins(self, game: GameState, at: At, option: int) -> bool:
        """Whether things that are asked for next may be touched in its stead, though it does something before."""
        return False

    def reflex(self, game: GameState, at: At, options: tuple[int, ...], pick: Random) -> int | None:
        """A quick answer that is seldom bad, for bots that play on without thinking; None: any option."""
        return None

    def worse(self, options: tuple[int, ...]) -> tuple[int, ...]:
        """Those of these options that give up more than another and bring the same: no player could prefer them."""
        return ()

    def still_due(self, game: GameState, at: At) -> int:
        """How many things are still chosen one after another for one payment, this one included; 0: it is none."""
        return 0

    def how_often(self, game: GameState, at: At, option: int) -> int:
        """How often an option could be among the things that are due."""
        return 1

    def made_of(self) -> tuple[Effect, ...]:
        """The effects that it is put together of; one that is a single deed, of itself."""
        return (self,)

    def fault(self) -> str:
        """Why it could not be on a card, though each of its fields could: a message of packs.ftl, or nothing."""
        return ""

    def words(self) -> dict[str, object]:
        """What its message may speak of: its fields, unless it says otherwise."""
        return {f.name: getattr(self, f.name) for f in fields(self)}  # type: ignore[arg-type]  # each is a dataclass

    def signs(self) -> tuple[str, ...]:
        """The icons that stand for it on a card or board, by the names that the game's `faces.py` lists."""
        return ()

    def refusals(self, game: GameState, at: At) -> Iterable[Refusal]:
        """The relevant things that are not offered, each with the reason. Computed for people, on demand."""
        return ()

    def __rshift__(self, then: Effect) -> Effect:
        from wyrmhall.core.effects import seq

        return seq(self, then)


@dataclass(slots=True, init=False, unsafe_hash=True)
class Decision:
    """A seat must pick one of `options` (or of the standing `extras`); their meaning is the effect's own."""

    seat: int
    effect: Effect
    at: At
    options: tuple[int, ...]
    extras: tuple[int, ...]

    def __init__(
        self, seat: int, effect: Effect, at: At, options: tuple[int, ...], extras: tuple[int, ...] = ()
    ) -> None:
        self.seat = seat
        self.effect = effect
        self.at = at
        self.options = options
        self.extras = extras

    @property
    def offered(self) -> tuple[int, ...]:
        """All that `step` takes."""
        return self.options + self.extras


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Game:
    """The part of a state that every game has: plain data, copied by hand, with no references into the rules."""

    setup: Setup
    luck: Luck
    counts: list[int]  # draws made so far, by stream
    reveals: int = 0  # how often something hidden became known; undo stops where this moved
    stack: list[tuple[Effect, At]] = field(default_factory=list)
    pending: tuple[Decision, ...] = ()  # several only while seats decide at the same time
    held: tuple[int | None, ...] = ()  # then: the answers given so far, which nobody sees until all are in
    events: list[Event] | None = field(default=None, compare=False, metadata={"saved": False})  # None: nobody listens

    def copy(self) -> Game:
        """An equal state that shares nothing mutable with this one, to which nobody listens (see `copy_into`)."""
        raise TypeError(f"{type(self).__name__} cannot be copied")

    def redeal(self, seat: int) -> None:
        """Deal anew all that `seat` cannot see (-1: a spectator), in keeping with what it has seen."""
        raise TypeError(f"{type(self).__name__} cannot be dealt anew")

    def standing_effects(self) -> Sequence[Effect]:
        """What the standing options do: option FIRST_STANDING - i runs the i-th of these."""
        return ()

    def standing(self, seat: int, effect: Effect) -> tuple[int, ...]:
        """The standing options that `seat` has beside those of the decision `effect` asks for."""
        return ()

    def covers(self, decision: Decision) -> bool:
        """Whether the others see only whose turn it is: what is asked, or whether, would tell of what the seat hides.
        A quiet decision that is covered does not look like nothing, but like any other of that turn."""
        return False

    def out_of_time(self, decision: Decision) -> None:
        """Go on when the clock has run out, in a game whose rules know a clock."""
        raise IllegalOption(decision.seat, TIME_UP, decision)

    def copy_into(self, new: Game) -> None:
        """What every game has, copied to a bare new one: half the price of calling the constructor."""
        new.setup = self.setup
        new.luck = self.luck
        new.counts = self.counts[:]
        new.reveals = self.reveals
        new.stack = self.stack[:]
        new.pending = self.pending
        new.held = self.held
        new.events = None

    def push(self, effect: Effect, at: At) -> None:
        self.stack.append((effect, at))

    def ask(self, effect: Effect, at: At, options: tuple[int, ...], even_one: bool = False) -> None:
        """Wait for `at.player` to choose. No option: nothing happens; one: it is taken, unless `even_one`."""
        if len(options) == 1 and not even_one:
            effect.chosen(self, at, options[0])
        elif options:
            self.pending = (Decision(at.player, effect, at, options, self.standing(at.player, effect)),)

    def ask_each(self, effect: Effect, asked: list[tuple[int, tuple[int, ...]]]) -> None:
        """Wait for several seats at once. `chosen` is called for each, in the order given, when all have answered."""
        self.pending = tuple([Decision(seat, effect, At(seat), options) for seat, options in asked])
        self.held = (None,) * len(self.pending)

    def run(self) -> None:
        """Run on to the next decision, or to the end."""
        stack = self.stack
        while stack and not self.pending:
            effect, at = stack.pop()
            effect.run(self, at)

    def step(self, option: int, seat: int = -1) -> None:
        """Answer what `seat` is asked (-1: the only seat that is asked) and run on to the next decision."""
        pending = self.pending
        if len(pending) != 1:
            self._hold(option, seat)
            return
        decision = pending[0]
        if seat != -1 and seat != decision.seat:
            raise IllegalOption(seat, option, None)
        if option in decision.options:
            self.pending, self.held = (), ()
            decision.effect.chosen(self, decision.at, option)
        elif option in decision.extras:
            self.pending = ()
            self.stack.append((decision.effect, decision.at))  # asked again when the standing option is done
            self.stack.append((self.standing_effects()[FIRST_STANDING - option], At(decision.seat)))
        elif option == TIME_UP:
            self.out_of_time(decision)
        else:
            raise IllegalOption(decision.seat, option, decision)
        self.run()

    def _hold(self, option: int, seat: int) -> None:
        decision = self.owed(seat)
        if decision is None or option not in decision.options:
            raise IllegalOption(seat, option, decision)
        held = tuple([option if d.seat == seat else h for d, h in zip(self.pending, self.held, strict=True)])
        if None in held:
            self.held = held
            return
        decisions, self.pending, self.held = self.pending, (), ()
        for d, answer in zip(decisions, held, strict=True):
            assert answer is not None
            d.effect.chosen(self, d.at, answer)
        self.run()

    def owed(self, seat: int) -> Decision | None:
        """The decision that `seat` owes now, if it owes one."""
        for i, decision in enumerate(self.pending):
            if decision.seat == seat and (not self.held or self.held[i] is None):
                return decision
        return None

    @property
    def decision(self) -> Decision:
        """The first decision that nobody has answered yet."""
        owed = self.pending if not self.held else self.unanswered
        if not owed:
            raise ValueError("the game is over: nothing is to be decided")
        return owed[0]

    @property
    def unanswered(self) -> tuple[Decision, ...]:
        """The decisions that are owed."""
        return tuple([d for i, d in enumerate(self.pending) if not self.held or self.held[i] is None])

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return tuple([d.seat for d in self.unanswered])

    @property
    def over(self) -> bool:
        return not self.pending

    @property
    def knowledge(self) -> tuple[int, int]:
        """Moves whenever somebody may have learnt something: a draw of chance, or a thing revealed."""
        return sum(self.counts), self.reveals

    # --- chance, events, imagination ----------------------------------------------------------------------------

    def random(self, n: int, stream: int) -> int:
        """A number from 0 to n - 1 from the stream of one deck, die or bag."""
        counts = self.counts
        count = counts[stream]
        counts[stream] = count + 1
        return self.luck.draw(stream, count, n)

    def tell(self, event: Event) -> None:
        """Tell whoever listens. Callers ask `game.events is not None` first, so that silence costs nothing."""
        if self.events is not None:
            self.events.append(event)

    def imagine(self, seat: int, seed: int | str) -> Game:
        """A world that `seat` cannot tell from this one: what it does not see is dealt anew, and luck is new.

        That somebody else is asked can tell something of their cards, so deals are tried until the same is asked
        again. If none is found the world comes back with the others' decisions empty: to be seen, not played on.
        """
        for deal in range(DEALS):
            world = self._dealt_anew(seat, luck_of_deal(seed, deal))
            if world._asks_again(seat):
                return world
        world = self._dealt_anew(seat, luck_of_deal(seed, DEALS))
        world.pending = tuple([d if d.seat == seat else Decision(d.seat, d.effect, d.at, ()) for d in self.pending])
        return world

    def _dealt_anew(self, seat: int, luck: Luck) -> Game:
        world = self.copy()
        world.luck = luck
        world.counts = [0] * len(self.counts)  # new luck from its beginning: how much was drawn before is no matter
        world.redeal(seat)
        return world

    def _asks_again(self, seat: int) -> bool:
        """Ask the other seats anew, from what they hold in this imagined world."""
        before, held = self.pending, self.held
        if all(d.seat == seat for d in before):
            return True
        depth = len(self.stack)
        asked = self._asked_by(before[0])
        if len(self.stack) != depth or len(asked) != len(before):
            return False
        for now, then in zip(asked, before, strict=True):
            if now.seat != then.seat or now.at != then.at or now.effect != then.effect:
                return False
        self.pending = tuple([then if then.seat == seat else now for now, then in zip(asked, before, strict=True)])
        given = zip(asked, held, strict=False)
        answers = [a if a is None or d.seat == seat else d.options[self.random(len(d.options), 0)] for d, a in given]
        self.held = tuple(answers)
        return True

    def _asked_by(self, decision: Decision) -> tuple[Decision, ...]:
        nobody: tuple[Decision, ...] = ()  # said so, or the compiler would hold that it stays empty
        self.pending = nobody
        decision.effect.run(self, decision.at)
        return self.pending
