"""A game for people who write Python: who is asked, what is legal, what each seat sees, and all that has happened."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, cast

import msgspec

from wyrmhall import games
from wyrmhall.api_option import Moment, Option, WhyNot, check_playable
from wyrmhall.core.engine import Game as State
from wyrmhall.core.engine import IllegalOption
from wyrmhall.core.events import Event
from wyrmhall.core.record import Record
from wyrmhall.core.rules import Rules, Value
from wyrmhall.core.save import Saved, dump
from wyrmhall.core.save import load as state_of
from wyrmhall.core.text import Speaker, speaker
from wyrmhall.core.words import Msg
from wyrmhall.gamefile import file_of, read_file, replay

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # a default, which older Pythons have not: type checkers need no package

    View = TypeVar("View", default=Any)
else:
    from typing import TypeVar

    View = TypeVar("View")

SPECTATOR = -1
"""The seat of somebody who only watches: it sees what everybody may see."""


class Game(Generic[View]):
    """A game that is being played: who is asked, what is legal, what each seat sees, and all that has happened.

    `wyrmhall.new` and `wyrmhall.load` make one; so do `copy` and `imagine`. To type checkers it is a `Game` of the
    struct that `view` gives, where `new` names the game.
    """

    def __init__(self, rules: Rules, record: Record | None, state: State | None = None, lang: str = "en") -> None:
        self._rules = rules
        self._record = record
        self._imagined = state
        self._moments: dict[int, Moment] = {}
        self.lang = lang
        """The language in which it speaks: `en`, `uk` or `ru`."""

    # --- what it is ---------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The engine's own state, for those who go below this layer; it knows everything. Not stable."""
        if self._record is not None:
            return self._record.game
        assert self._imagined is not None
        return self._imagined

    @property
    def rules(self) -> Rules:
        """What the game declares of itself. Not stable."""
        return self._rules

    @property
    def record(self) -> Record:
        """The engine's own history. Not stable; an imagined world has none."""
        if self._record is None:
            raise ValueError("an imagined world has no history: it has not been played from its beginning")
        return self._record

    @property
    def name(self) -> str:
        return self._rules.name

    @property
    def players(self) -> int:
        return int(self.state.setup.players)

    @property
    def options(self) -> Mapping[str, Value]:
        """The rules that this table chose before the game."""
        return dict(self.state.setup.options)

    @property
    def seed(self) -> int | str:
        """With the answers it gives the whole game again."""
        return self.record.seed

    @property
    def answers(self) -> list[tuple[int, int]]:
        """All answers so far: seat and number of the option."""
        return list(self.record.answers)

    # --- whose turn it is and what may be done ------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer; several while they decide at the same time."""
        return tuple(self.state.waiting)

    @property
    def seat(self) -> int:
        """The first seat that owes an answer; `SPECTATOR` (-1) once the game is over."""
        waiting = self.state.waiting
        return waiting[0] if waiting else SPECTATOR

    @property
    def legal(self) -> tuple[Option, ...]:
        """Everything that the first seat that is asked may do now; empty once the game is over."""
        return self.legal_for(self.seat)

    def legal_for(self, seat: int) -> tuple[Option, ...]:
        """Everything that a seat may do now; empty if it is not asked.

        `OnlySeen` in a world that cannot be played on (see `imagine`).
        """
        decision = self.state.owed(seat)
        if decision is None:
            return ()
        check_playable(decision)
        moment = self._moments.get(seat)
        if moment is None or moment.decision is not decision or moment.lang != self.lang:
            moment = self._moments[seat] = Moment(self.state, decision, self.lang)
        return tuple([Option(moment, number) for number in decision.offered])

    def prompt(self, seat: int | None = None, lang: str | None = None) -> str:
        """What the seat (the first that is asked) has to decide; empty if nothing."""
        decision = self.state.owed(self.seat if seat is None else seat)
        if decision is None:
            return ""
        return self._speaker(lang).sentence(decision.effect.prompt(self.state, decision.at))

    def why_not(self, seat: int | None = None, lang: str | None = None) -> list[WhyNot]:
        """The relevant things that the seat is not offered, each with the reason and the clause."""
        decision = self.state.owed(self.seat if seat is None else seat)
        if decision is None:
            return []
        words = self._speaker(lang)
        found = decision.effect.refusals(self.state, decision.at)
        return [WhyNot(each.target, words.sentence(each.reason), each.clause) for each in found]

    def play(self, option: Option | int, seat: int | None = None) -> list[Event]:
        """Answer, and go on to the next decision; gives what happened.

        An `Option`, or the number of one; then `seat` says whose it is, unless it is the first that is asked. What is
        not legal raises `IllegalOption` and changes nothing.
        """
        if isinstance(option, Option):
            number, who = option.number, option.seat
        else:
            number, who = option, self.seat if seat is None else seat
        asked = self.state.owed(who)
        if asked is not None:
            check_playable(asked)
        if isinstance(option, Option) and asked != option._moment.decision:
            raise IllegalOption(who, number, asked)
        self._keep_moments()
        if self._record is not None:
            return self._record.play(number, who)
        told: list[Event] = []
        self.state.events = told
        self.state.step(number, who)
        return told

    def choose(self, bot: str = "hatchling", seed: int | None = None) -> Option:
        """What a bot would do in the place of the first seat that is asked; it sees no more than that seat.

        `random`, a level (`hatchling`, `fledgling`, `drake`, `wyrm`), or a budget such as `greedy:4` or `search:200`.
        """
        from wyrmhall.bots.judge import judge_of
        from wyrmhall.bots.levels import level_of

        level, legal = level_of(bot), self.legal
        if not legal:
            raise ValueError("the game is over: there is nothing to choose")
        luck = secrets.randbits(30) if seed is None else seed
        number = level.choose(judge_of(self._rules), self.state.imagine(self.seat, luck), self.seat, luck)
        return next(option for option in legal if option.number == number)

    def undo(self, seat: int | None = None) -> None:
        """Take back a seat's last answer (whoever answered last), unless somebody has learnt something since."""
        record = self.record
        if not record.answers:
            raise ValueError("there is nothing to take back yet")
        record.undo(record.answers[-1][0] if seat is None else seat)
        self._moments.clear()

    def can_undo(self, seat: int | None = None) -> bool:
        record = self.record
        return bool(record.answers) and record.can_undo(record.answers[-1][0] if seat is None else seat)

    # --- what is seen ------------------------------------------------------------------------------------------

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat may see, and nothing else: a struct of the game's own (`msgspec.to_builtins` makes a dict)."""
        return cast("View", self._rules.view(self.state, seat))  # which struct it is, the name told `new`

    def text(self, seat: int = SPECTATOR, lang: str | None = None) -> str:
        """The table as a seat sees it, as text for a terminal."""
        return self._rules.draw(self.view(seat), self._speaker(lang), self.state.setup)

    def svg(self, seat: int = SPECTATOR, lang: str | None = None) -> str:
        """The table as a seat sees it, drawn."""
        from wyrmhall.pictures import picture

        return picture(self._rules, self.view(seat), self._speaker(lang), self.state.setup)

    def log(
        self, seat: int = SPECTATOR, lang: str | None = None, since: int = 0, names: Sequence[str] | None = None
    ) -> list[str]:
        """What has happened as a seat may read it, sentence by sentence, from the answer `since` on."""
        words = self._speaker(lang)
        who = list(names) if names is not None else self.seat_names(lang)
        return [words.event(event, seat, who) for told in self.record.told[since:] for event in told]

    def seat_names(self, lang: str | None = None) -> list[str]:
        words = self._speaker(lang)
        return [words.say(Msg("terminal-player", n=seat + 1)) for seat in range(self.players)]

    # --- how it stands -----------------------------------------------------------------------------------------

    def score(self) -> list[int]:
        """Points of each seat as if the game ended now; after them those of the game's own solo opponent."""
        return [sum(sources.values()) for sources in self.scores()]

    def scores(self) -> list[dict[str, int]]:
        """The same by source."""
        return self._rules.scores(self.state)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody while it goes on, in a draw, and where the rules judge a solo game lost."""
        return self._rules.victors(self.state) if self.over else ()

    # --- other worlds ------------------------------------------------------------------------------------------

    def copy(self) -> Game[View]:
        """An equal game that goes its own way from here."""
        if self._record is not None:
            return Game(self._rules, self._record.copy(), lang=self.lang)
        return Game(self._rules, None, self.state.copy(), self.lang)

    def imagine(self, seat: int, seed: int | str | None = None) -> Game[View]:
        """A world that `seat` cannot tell from this one: what it does not see is dealt anew, and luck is new.

        For players that think: whatever they try there tells them nothing they may not know. It can be copied, and
        played on while it is `playable`, but has no history to save or to undo.
        """
        luck = secrets.randbits(48) if seed is None else seed
        return Game(self._rules, None, self.state.imagine(seat, luck), self.lang)

    @property
    def playable(self) -> bool:
        """Whether everybody who is asked has options: always, but in some imagined worlds.

        That another seat is asked can tell of its cards. Where no deal was found in which it is asked the same, the
        world is there to be seen: who asks for that seat's options, or answers for it, meets `OnlySeen`.
        """
        return all(decision.options for decision in self.state.unanswered)

    def save(self, path: str | PathLike[str]) -> Path:
        """Write the game as a file that proves itself; `wyrmhall.load`, the hall and `wyrmhall replay` read it."""
        file = Path(path)
        file.write_bytes(msgspec.json.encode(file_of(self.record)))
        return file

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled, a game is the file that `save` writes, and an imagined world its state."""
        if self._record is None:
            return world_from, (self.name, dump(self.state), self.lang)
        return game_from, (msgspec.json.encode(file_of(self.record)), self.lang)

    # --- for people --------------------------------------------------------------------------------------------

    def _headline(self) -> str:
        if self.over:
            return f"{self.name}, {self.players} players, over: {', '.join(map(str, self.score()))} points"
        asked = " and ".join(f"seat {seat}" for seat in self.waiting)
        return f"{self.name}, {self.players} players, {asked} to choose: {self.prompt()}"

    def __repr__(self) -> str:
        """The position as the first seat that is asked sees it."""
        return f"<{self._headline()}>\n{self.text(self.seat)}"

    def _repr_html_(self) -> str:
        from wyrmhall.pictures import page

        options = self.legal if self.playable else ()
        return page(self._headline(), self.svg(self.seat), [str(option) for option in options])

    def _keep_moments(self) -> None:
        """Options that were handed out go on speaking of this position."""
        if self._moments:
            here = self.state.copy()
            for moment in self._moments.values():
                moment.state = here
            self._moments = {}

    def _speaker(self, lang: str | None) -> Speaker:
        return speaker(lang or self.lang, self.name)


def game_from(data: bytes, lang: str) -> Game:
    """The game that a file holds."""
    file = read_file(data)
    rules = games.rules_of(file.game)
    speaker(lang)
    return Game(rules, replay(rules, file), lang=lang)


def world_from(name: str, saved: Saved, lang: str) -> Game:
    """The imagined world that a pickle holds."""
    rules = games.rules_of(name)
    return Game(rules, None, state_of(rules, saved), lang)
