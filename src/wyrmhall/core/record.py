"""A game with its history: what was answered, what was told, and what may be undone."""

from __future__ import annotations

from collections.abc import Mapping

from wyrmhall.core.engine import Game, IllegalOption
from wyrmhall.core.events import Event
from wyrmhall.core.rules import Pack, Rules, Setup, Value


class Record:
    """Plays a game and remembers it. The answers are the truth; the state follows from them.

    A secret question is part of the step that led to it: nobody but the seat that is asked can tell that it was asked,
    so nobody's undo may depend on it. A game is settled where no such question is open.
    """

    def __init__(
        self,
        rules: Rules,
        players: int,
        seed: int | str,
        options: Mapping[str, Value] | None = None,
        pack: Pack | None = None,
        profile: Mapping[str, Value] | None = None,
        version: int | None = None,
        begun: Game | None = None,  # a game that has begun: it goes on from a copy of it
    ) -> None:
        self.rules, self.seed = rules, seed
        self.setup: Setup = rules.setup(players, options, pack, profile, version) if begun is None else begun.setup
        self.game = rules.new(self.setup, seed) if begun is None else begun.copy()
        self.game.events = []
        self.answers: list[tuple[int, int]] = []
        self.told: list[list[Event]] = []  # the events of each answer
        self.redeals: list[tuple[int, str]] = []  # hidden things dealt anew: after how many answers, by which seed
        self._before: list[tuple[int, Game]] = []  # seat and state before each answer that can still be undone

    @classmethod
    def of(cls, rules: Rules, setup: Setup, seed: int | str) -> Record:
        """A new game by a set-up that has been checked before."""
        return cls(rules, setup.players, seed, setup.options, setup.pack, setup.profile, setup.version)

    def copy(self) -> Record:
        """An equal record that goes its own way from here."""
        new = Record(self.rules, self.setup.players, self.seed, begun=self.game)
        new.answers, new.told, new.redeals = self.answers[:], self.told[:], self.redeals[:]
        new._before = self._before[:]
        return new

    def play(self, option: int, seat: int = -1) -> list[Event]:
        """Answer for a seat; gives the events it caused. An option that is not offered changes nothing."""
        game = self.game
        if seat == -1 and not game.over:
            seat = game.decision.seat
        before = game.copy()
        game.events = []
        try:
            game.step(option, seat)
        except IllegalOption:
            game.events = []
            raise
        self._before.append((seat, before))
        self.answers.append((seat, option))
        if not asks_quietly(game):
            self._settle()
        self.told.append(game.events)
        return self.told[-1]

    def _settle(self) -> None:
        """A step is done: what came before it cannot be undone if somebody learnt something, or another answered."""
        past = self._before
        first = self._settled(len(past) - 1)
        if self.game.knowledge != past[first][1].knowledge:
            past.clear()
        elif past[0][0] != past[first][0]:
            del past[:first]

    def _settled(self, i: int) -> int:
        """The last answer up to number i of those kept that was given in a settled state: there its step began."""
        past = self._before
        while i > 0 and asks_quietly(past[i][1]):
            i -= 1
        return i

    def can_undo(self, seat: int) -> bool:
        """As far as the seat may know, nobody has learnt anything since its last answer, nor has another answered."""
        return self.undoable(seat) > 0

    def undoable(self, seat: int) -> int:
        """How many answers an undo of this seat takes back: its last one, and those that nobody noticed since; or 0."""
        past = self._before
        last = len(past) - 1
        if past and asks_quietly(self.game):
            first = self._settled(last)
            if self.game.owed(seat) is not None:  # it sees the present, but not who has declined before it was asked
                mine = next((i for i in range(last, first - 1, -1) if past[i][0] == seat), -1)
                return last - mine + 1 if mine >= 0 and past[mine][1].knowledge == self.game.knowledge else 0
            if any(past[i][0] == seat for i in range(first, last + 1)):
                return 0  # its answer is still being worked on
            last = first - 1
        if last < 0 or past[0][0] != seat:
            return 0
        while past[last][0] != seat:
            last -= 1
        return len(past) - last

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer."""
        if not (count := self.undoable(seat)):
            raise ValueError(f"seat {seat} has nothing to take back: somebody has learnt something since, or answered")
        self.take_back(count)

    def take_back(self, count: int) -> None:
        """Take back so many answers, whoever gave them."""
        if count <= len(self._before):
            self.game = self._before[-count][1].copy()  # a copy of this record may remember the same state
            self.game.events = []
            del self._before[-count:], self.answers[-count:], self.told[-count:]
        else:
            found = self.again(len(self.answers) - count)
            self.game, self.answers, self.told = found.game, found.answers, found.told
            self._before = found._before

    def remembers(self, place: int) -> bool:
        """Whether the game after so many answers is at hand, and need not be played again."""
        return len(self.answers) - place <= len(self._before)

    def at(self, place: int) -> Game:
        """The game after so many answers, to look at; of the present step it is at hand."""
        back = len(self.answers) - place
        if back <= 0:
            return self.game
        return self._before[-back][1] if back <= len(self._before) else self.again(place).game

    def redeal(self, seed: str) -> None:
        """Deal anew all that is hidden from the public, from a new seed, and let luck go on from there."""
        self.game = self.game.imagine(-1, seed)
        self.game.events = []
        self.redeals.append((len(self.answers), seed))
        self._before.clear()

    def again(self, steps: int) -> Record:
        """The same game from the start up to that many answers."""
        record = Record.of(self.rules, self.setup, self.seed)
        for step in range(steps + 1):
            for seed in [seed for after, seed in self.redeals if after == step]:
                record.redeal(seed)
            if step < steps:
                seat, option = self.answers[step]
                record.play(option, seat)
        return record


def asks_quietly(game: Game) -> bool:
    """Whether somebody is asked who alone may know of it."""
    return True in [decision.effect.quiet for decision in game.pending]  # asked often, and most often of one
