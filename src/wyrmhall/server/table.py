"""A table in memory: what follows from its log, entry by entry. Whoever has the log can make it again."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from wyrmhall.core.engine import TIME_UP, Decision
from wyrmhall.core.events import Event, loose
from wyrmhall.core.record import Record, asks_quietly
from wyrmhall.core.rules import Limit, Rules
from wyrmhall.core.text import Speaker
from wyrmhall.core.words import Msg
from wyrmhall.gamefile import fingerprint
from wyrmhall.server.clock import Clock
from wyrmhall.server.lock import Lock
from wyrmhall.server.logs import named
from wyrmhall.server.sight import Sight
from wyrmhall.server.store import SeatRow, TableRow
from wyrmhall.server.wire import NO_SEAT, ClockIn, UndoAsked
from wyrmhall.server.writer import Entry

MARK_EVERY = 16
"""Entries between two marks. One takes 20 to 60 us, so this is a few for each entry."""
OWNERS = "owners"
"""With an `ask`: the owners of seats that bots play must agree too. Entries from before that was so do not say it."""


class TableSettings(msgspec.Struct, frozen=True):
    """What the owner chose beside the options of the game."""

    listed: bool = True
    spectators: bool = True
    ask_undo: bool = False
    clock: ClockIn = msgspec.field(default_factory=ClockIn)
    grace: int = 120
    hints: bool = False


# Made here and once: msgspec learns a type when it is first used, and crashes if two threads let it do so at once.
_decode_settings = msgspec.json.Decoder(TableSettings).decode


def settings_in(row: TableRow) -> TableSettings:
    return _decode_settings(row.settings)


class Line(NamedTuple):
    """One thing told: the entry that caused it, the step it belongs to, and what happened."""

    seq: int
    step: int
    what: Event
    by_game: bool  # said with the game's words, else with the server's
    by: int  # the seat whose answer caused it, or NO_SEAT
    to: tuple[int, ...] | None = None  # who alone may read it; none: everybody


class Refusal(Exception):
    """An input that the table does not take now; the code names the sentence that says why."""

    def __init__(self, code: str, **args: object) -> None:
        self.code = code
        self.args_of_text = args
        super().__init__(code)


class Meant(NamedTuple):
    """The entry that an input makes, where that depends on the table."""

    kind: str
    option: int = 0
    data: str | None = None


class BrokenTable(Exception):
    """The game itself failed: the table must be made anew from its log."""


class Table:
    """The game, its seats, its clock, its open questions. Changed only by `apply`, under `lock`."""

    def __init__(self, row: TableRow, seats: list[SeatRow], rules: Rules, version: int | None = None) -> None:
        self.row = row
        self.seats = seats
        self.rules = rules
        self.settings = settings_in(row)
        self.options: dict[str, Any] = msgspec.json.decode(row.options)
        self.version = (
            row.version if version is None else version
        )  # of the rules; those seated may have agreed to others
        self.record = self._dealt()
        self.seq = 0
        self.steps = [0]  # answers that stood after each entry
        self.lines: list[Line] = []
        self.handed: dict[int, str] = {}  # persons' seats that bots play, and their level
        self.has_bots = False
        self.undo_asked: UndoAsked | None = None
        self.owners_agree = True  # whether owners of handed seats must agree to it
        self.decisions: dict[int, tuple[int, Decision]] = {}  # what each seat owes, and by its own number since when
        self.anew: list[int] = []  # the seats that the last entry asked
        self.sights: list[Sight] | None = None  # once somebody was asked in secret: the public's, then each seat's
        self.quitting: set[int] = set()  # persons' seats that want the table deleted
        self.clock = Clock(self.settings.clock, row.players, row.started or 0)
        self.over = False
        self.heads: dict[object, object] = {}  # what was shown of the table itself, until its seats change
        self.said: dict[object, object] = {}  # what was told of the last entry, until the next one or other names
        self.changes = 0  # moves whenever anything shown may have changed
        self.wrote_last = False  # whether this process wrote the last entry
        self.lock = Lock()
        self._seats_changed()
        self._note_decisions()

    def _dealt(self) -> Record:
        row = self.row
        pack = None if row.pack is None else msgspec.json.decode(row.pack)
        profile = msgspec.json.decode(row.profile)
        return Record(self.rules, row.players, seed_of(row.seed), self.options, pack, profile, self.version)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def started(self) -> bool:
        return self.row.started is not None

    @property
    def is_dealing(self) -> bool:
        """All seats are taken, and the numbers that players bound themselves to are awaited."""
        return self.row.started is None and not any(seat.kind == "open" for seat in self.seats)

    @property
    def step(self) -> int:
        return len(self.record.answers)

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that plays there, if one does."""
        row = self.seats[seat]
        return row.level if row.kind == "bot" else self.handed.get(seat)

    def persons(self) -> list[int]:
        """The seats where a person plays now."""
        return [s.seat for s in self.seats if s.kind == "person" and s.seat not in self.handed]

    @property
    def waiting(self) -> int:
        """The seats that owe an answer and where a person plays, a bit each."""
        if not self.started or self.over:
            return 0
        return sum([1 << seat for seat in self.decisions if not self.has_bots or self.bot_at(seat) is None])

    def names(self, speaker: Speaker) -> list[str]:
        """The players as a reader calls them: a bot that nobody named by its level, the game's own opponent last."""
        found = [
            speaker.say(Msg(f"level-{seat.level}")) if seat.kind == "bot" and seat.name == seat.level else seat.name
            for seat in self.seats
        ]
        return [*found, speaker.say(Msg("solo-opponent"))] if speaker.knows("solo-opponent") else found

    def seated(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Somebody sat down, left, came or went; the game may have started with it."""
        if row.started is not None and self.row.started is None:
            self.clock.last = row.started
        before, self.row, self.seats = self.row, row, seats
        if row.seed != before.seed:  # nobody had seen anything of the deal before
            self.record = self._dealt()
        self._seats_changed()
        self.said.clear()
        self._note_decisions()
        self.changes += 1

    # --- what a seat may notice -------------------------------------------------------------------------------------

    def number(self, seat: int) -> int:
        """By a seat's own count, the last entry; the log has more where others were asked in secret."""
        return self.seq if self.sights is None else self.sights[seat + 1].number

    def noticed(self, seat: int) -> bool:
        """Whether the last entry is one that a seat may notice."""
        return self.sights is None or self.sights[seat + 1].seqs[-1] == self.seq

    def step_of(self, seat: int) -> int:
        """The steps of the game as a seat counts them; when the game is over there are no secrets any more."""
        return self.step if self.sights is None or self.over else self.sights[seat + 1].step

    def place_at(self, seat: int, step: int) -> int:
        """How many answers stand behind a seat's own step."""
        return step if self.sights is None or self.over else self.sights[seat + 1].places[step]

    def game_of(self, seat: int) -> Any:
        """The game as far as a seat has come to see it."""
        return self.record.game if self.sights is None else self.record.at(self.sights[seat + 1].place)

    def undo_asked_of(self, seat: int) -> UndoAsked | None:
        asked = self.undo_asked
        if asked is None or self.sights is None:
            return asked
        return UndoAsked(asked.seat, self.sights[seat + 1].steps_to(asked.to_step), asked.agreed)

    def news(self, seat: int, since: int) -> tuple[list[Line], int]:
        """What a seat was told after its entry `since` (-1: all), and the step after which it forgets what it has."""
        if self.sights is None:
            return self.lines_after(since), min(self.steps[since:]) if since >= 0 else 0
        sight = self.sights[seat + 1]
        known = min(sight.steps[since:]) if since >= 0 else 0
        place, seq = (sight.places[known], sight.seqs[since]) if since >= 0 else (0, -1)
        lines = [line for line in self._lines_of(seat, sight) if line.step > place or line.seq > seq]
        return (lines, place) if self.over else ([self._as_seen(line, sight) for line in lines], known)

    def all_lines(self, seat: int) -> list[Line]:
        return self.news(seat, -1)[0]

    def _lines_of(self, seat: int, sight: Sight) -> list[Line]:
        """In the order of the seat's own steps, which is that in which it came to see them."""
        found = [line for line in self.lines if line.step <= sight.place and (line.to is None or seat in line.to)]
        return sorted(found, key=lambda line: sight.step_at(line.step))

    def _as_seen(self, line: Line, sight: Sight) -> Line:
        """With a seat's own step, and as if whoever answered openly had caused all of it."""
        step = sight.step_at(line.step)
        by = self.record.answers[sight.places[step - 1]][0] if line.by != NO_SEAT and step else line.by
        return line._replace(step=step, by=by)

    def lines_after(self, seq: int) -> list[Line]:
        """What entries after `seq` told; most often that is asked of the last one."""
        lines = self.lines
        first = len(lines)
        while first and lines[first - 1].seq > seq:
            first -= 1
        return lines[first:]

    # --- what may be entered --------------------------------------------------------------------------------------

    def check_answer(self, seat: int, seq: int, option: int, by: str = "person") -> None:
        """Raises unless the decision that this seat saw at its entry `seq` still stands and offers the option.

        A bot answers only where one plays, and a person only where none does."""
        self.check_plays(seat)
        owed = self.decisions.get(seat)
        if owed is None:
            raise Refusal("not-your-turn")
        asked, decision = owed
        if not asked <= seq <= self.number(seat):
            raise Refusal("stale")
        if self.has_bots and by != "clock" and (self.bot_at(seat) is None) is (by == "bot"):
            raise Refusal("stale" if by == "bot" else "handed")
        if option not in decision.offered:
            raise Refusal("not-offered")

    def check_plays(self, seat: int) -> None:
        if not self.started:
            raise Refusal("not-started")
        if self.over:
            raise Refusal("over")
        if not 0 <= seat < self.row.players:
            raise Refusal("no-seat")

    def undo_kind(self, seat: int, seq: int) -> Meant:
        """Which entry an undo makes: `undo` by the rule, or `ask` where the others may agree."""
        self.check_plays(seat)
        if seq != self.number(seat):
            raise Refusal("stale")
        if seat in self.handed:
            raise Refusal("handed")
        count = self.record.undoable(seat)
        if count:
            return Meant("undo", count)
        if not self.settings.ask_undo:
            raise Refusal("no-undo")
        if self.undo_asked is not None:
            raise Refusal("undo-asked")
        step = self._last_open_step_of(seat)
        if step is None:
            raise Refusal("nothing-to-undo")
        return Meant("ask", step, OWNERS)

    def check_vote(self, seat: int) -> None:
        self.check_plays(seat)
        if seat in self.handed:
            raise Refusal("handed")
        if self.undo_asked is None or seat == self.undo_asked.seat or seat in self.undo_asked.agreed:
            raise Refusal("no-vote")

    def _last_step_of(self, seat: int) -> int | None:
        for step in range(len(self.record.answers) - 1, -1, -1):
            if self.record.answers[step][0] == seat:
                return step
        return None

    def _last_open_step_of(self, seat: int) -> int | None:
        """Before the last answer that everybody saw this seat give: what it answered in secret is nobody's business."""
        places = range(self.step + 1) if self.sights is None else self.sights[0].places
        for place in reversed(places):
            if place < self.step and self.record.answers[place][0] == seat:
                return place
        return None

    # --- what entries do ------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Go on by one entry. `BrokenTable` if the game fails at it; the table is then of no more use."""
        if entry.seq != self.seq + 1:
            raise BrokenTable(f"entry {entry.seq} does not follow {self.seq}")
        self.clock.pass_time(entry.at)
        try:
            getattr(self, f"_{entry.kind}")(entry)
        except Exception as error:
            raise BrokenTable(f"table {self.id}, entry {entry.seq}: {named(error)}") from error
        self.seq = entry.seq
        self.said.clear()
        self._note_decisions(entry.kind)
        self.steps.append(self.step)
        self.changes += 1
        if entry.mark is not None and entry.mark != fingerprint(self.rules, self.record.game):
            raise BrokenTable(f"table {self.id}, entry {entry.seq}: another game than the one that was played")

    def mark(self) -> str | None:
        """The fingerprint of the game after the last entry, if that is one of those that carry one."""
        if self.seq % MARK_EVERY and self.seq != 1 and not self.over:
            return None
        return fingerprint(self.rules, self.record.game)

    def _answer(self, entry: Entry) -> None:
        owed = self.decisions.get(entry.seat)
        told = self.record.play(entry.option, entry.seat)
        if self.record.game.over:
            self.heads.clear()
        if entry.by == "clock" and entry.option != TIME_UP:
            to = (entry.seat,) if owed is not None and owed[1].effect.quiet else None
            self.lines.append(Line(entry.seq, self.step, loose("timed-out", entry.seat), False, NO_SEAT, to))
        self.lines += [Line(entry.seq, self.step, event, True, entry.seat) for event in told]
        if self.undo_asked is not None and not asks_quietly(self.record.game):
            self.undo_asked = None

    def _undo(self, entry: Entry) -> None:
        self.record.take_back(entry.option or 1)  # in old logs it does not say how many
        self._forget_lines(entry)

    def _ask(self, entry: Entry) -> None:
        self.owners_agree = entry.data == OWNERS
        step = entry.option if self.owners_agree else self._last_step_of(entry.seat) or 0
        self.undo_asked = UndoAsked(entry.seat, step)
        self._agreed(entry)

    def _agree(self, entry: Entry) -> None:
        asked = self.undo_asked
        assert asked is not None
        self.undo_asked = UndoAsked(asked.seat, asked.to_step, [*asked.agreed, entry.seat])
        self._agreed(entry)

    def _agreed(self, entry: Entry) -> None:
        """Take it back once every other person has agreed, also those for whom a bot plays; other bots always do."""
        asked = self.undo_asked
        assert asked is not None
        needed = [s.seat for s in self.seats if s.kind == "person"] if self.owners_agree else self.persons()
        if set(needed) <= {asked.seat, *asked.agreed}:
            self.record = self.record.again(asked.to_step)
            self.undo_asked = None
            self._forget_lines(entry._replace(seat=asked.seat), all_know=True)

    def _refuse(self, entry: Entry) -> None:
        self.undo_asked = None
        self._tell(entry, "undo-refused")

    def _hand(self, entry: Entry) -> None:
        self.handed[entry.seat] = entry.data or ""
        self._seats_changed()
        self._tell(entry, "handed")

    def _quit(self, entry: Entry) -> None:
        self.quitting.add(entry.seat)
        self._tell(entry, "quit")

    def _back(self, entry: Entry) -> None:
        self.handed.pop(entry.seat, None)
        self.quitting.discard(entry.seat)
        self._seats_changed()
        self._tell(entry, "back")

    def _seats_changed(self) -> None:
        self.heads.clear()
        self.has_bots = bool(self.handed) or any(seat.kind == "bot" for seat in self.seats)

    def _redeal(self, entry: Entry) -> None:
        self.record.redeal(entry.data or "")
        self._tell(entry, "redealt")

    def _rules(self, entry: Entry) -> None:
        self._tell(entry, "agreed-to-rules", version=int(entry.data or 0))

    def _end(self, entry: Entry) -> None:
        self._tell(entry, "wants-to-end")

    def _tell(self, entry: Entry, kind: str, to: tuple[int, ...] | None = None, **facts: object) -> None:
        step = self.step
        if self.sights is not None:  # a place that everybody sees
            places = self.sights[0].places
            step = places[self.sights[0].steps_to(step)]
        self.lines.append(Line(entry.seq, step, loose(kind, entry.seat, facts), False, NO_SEAT, to))

    def _forget_lines(self, entry: Entry, all_know: bool = False) -> None:
        self.lines = [line for line in self.lines if line.step <= self.step]
        if self.sights is None or all_know:
            self._tell(entry, "undone")
        else:
            to = [n for n, sight in enumerate(self.sights, NO_SEAT) if sight.place > self.step or n == entry.seat]
            self._tell(entry, "undone", tuple(to))

    def _note_decisions(self, kind: str = "") -> None:
        """A decision that still stands keeps the number at which it was asked, so that answers to it are not stale."""
        before, self.decisions = self.decisions, {}
        game = self.record.game
        self.over = self.started and bool(game.over)
        self.anew = anew = []
        owed = game.unanswered
        quietly = [decision.seat for decision in owed if decision.effect.quiet]
        for decision in owed:
            asked = before.get(decision.seat)
            if asked is None or asked[1] is not decision:
                anew.append(decision.seat)
        if kind and (quietly or self.sights is not None):
            self._look_on(kind, quietly)
        for decision in owed:
            seat = decision.seat
            self.decisions[seat] = (self.number(seat), decision) if seat in anew else before[seat]
        if self.started:
            limit: Limit | None = self.rules.limit(game) if self.rules.limit is not None and not self.over else None
            # A covered question is one of the seat's own turn, and everybody sees whom the table waits for.
            unseen = [d.seat for d in owed if d.effect.quiet and not game.covers(d)]
            self.clock.wait_for(list(self.decisions), unseen, anew, limit)

    def _look_on(self, kind: str, quietly: list[int]) -> None:
        """Each seat notices what it may: where another is asked in secret nothing, unless it is asked itself."""
        if self.sights is None:
            self.sights = [Sight(self.steps) for _ in range(self.row.players + 1)]
        is_answer, is_plain = kind == "answer", kind not in ("answer", "undo")
        for seat, sight in enumerate(self.sights, NO_SEAT):
            is_shown = seat in self.anew or not [other for other in quietly if other != seat]
            sight.go_on(self.seq, self.step, is_answer, is_plain, is_shown)


def seed_of(text: str) -> int | str:
    """A seed as the core takes it: a whole number, or 32 hexadecimal digits."""
    return text if len(text) == 32 else int(text)
