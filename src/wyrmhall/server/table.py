"""A table in memory: what follows from its log, entry by entry. Whoever has the log can make it again."""

from __future__ import annotations

import msgspec

from wyrmhall.core.engine import Decision, Game
from wyrmhall.core.events import Event
from wyrmhall.core.record import Record, asks_quietly
from wyrmhall.core.rules import Limit, Rules
from wyrmhall.core.setup import Value
from wyrmhall.core.text import Speaker
from wyrmhall.gamefile import fingerprint
from wyrmhall.server.clock import Clock
from wyrmhall.server.entries import HANDLERS
from wyrmhall.server.events import Undone
from wyrmhall.server.lines import Hand, LogLine, names_of
from wyrmhall.server.lock import Lock
from wyrmhall.server.logs import named
from wyrmhall.server.rows import SeatRow, TableRow
from wyrmhall.server.sight import Sight
from wyrmhall.server.wire import NO_SEAT
from wyrmhall.server.wire_play import UndoAsked
from wyrmhall.server.wire_tables import ClockIn, TalkKind
from wyrmhall.server.writer import Entry

MARK_EVERY = 16
"""Entries between two marks. One takes 20 to 60 us, so this is a few for each entry."""


class TableSettings(msgspec.Struct, frozen=True):
    """What the owner chose beside the options of the game."""

    listed: bool = True
    spectators: bool = True
    ask_undo: bool = False
    clock: ClockIn = msgspec.field(default_factory=ClockIn)
    grace: int = 120
    hints: bool = False
    talk: TalkKind = "all"
    by_the_book: bool = False
    daily: str = ""  # the day of whose deal it is a try


# Made here and once: msgspec learns a type when it is first used, and crashes if two threads let it do so at once.
decode_settings = msgspec.json.Decoder(TableSettings).decode


def settings_in(row: TableRow) -> TableSettings:
    return decode_settings(row.settings)


class BrokenTable(Exception):
    """The game itself failed: the table must be made anew from its log."""


class Table:
    """The game, its seats, its clock, its open questions. Changed only by `apply`, under `lock`."""

    def __init__(self, row: TableRow, seats: list[SeatRow], rules: Rules, version: int | None = None) -> None:
        self.row = row
        self.seats = seats
        self.rules = rules
        self.settings = settings_in(row)
        self.options: dict[str, Value] = msgspec.json.decode(row.options)
        self.version = (
            row.version if version is None else version
        )  # of the rules; those seated may have agreed to others
        self.record = self._dealt()
        self.seq = 0
        self.steps = [0]  # answers that stood after each entry
        self.lines: list[LogLine] = []
        self.handed: dict[int, str] = {}  # persons' seats that bots play, and their level
        self.hands: list[Hand] = []  # all seats that bots ever played for persons
        self.was_freed = False  # an undo beyond the rule was granted
        self.has_bots = False
        self.undo_asked: UndoAsked | None = None
        self.asked_back: dict[int, int] = {}  # before which of its answers each seat last asked the others to go
        self.owners_agree = True  # whether owners of handed seats must agree to it
        self.decisions: dict[int, tuple[int, Decision]] = {}  # what each seat owes, and by its own number since when
        self.anew: list[int] = []  # the seats that the last entry asked
        self.sights: list[Sight] | None = None  # once somebody was asked in secret: the public's, then each seat's
        self.practice = False  # more was taken back than the rule allows
        self.quitting: set[int] = set()  # persons' seats that want the table deleted
        self.late: set[int] = set()  # seats that have lost by their clocks; bots play there to the end
        self.by_clock = False  # whether the clock has played for somebody
        self.asks_pause: set[int] = set()
        self.clock = Clock(self.settings.clock, row.players, row.started or 0)
        self.over = False
        self.heads: dict[object, msgspec.Raw] = {}  # what was shown of the table itself, until its seats change
        self.called: dict[Speaker, list[str]] = {}  # what the players are called, until seats change
        self.said: dict[object, msgspec.Raw] = {}  # what was told of the last entry, until the next one or other names
        self.has_marks = False  # whether its log carries any; those from before there were marks do not
        self.changes = 0  # moves whenever anything shown may have changed
        self.wrote_last = False  # whether this process wrote the last entry
        self.rewound: Record | None = None  # the game as far as the next entry leaves it, played again beforehand
        self.lock = Lock()
        self.seats_changed()
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
    def is_forfeit(self) -> bool:
        """Whether clocks have ended the game before its end: nobody is left to play, or nobody to play against."""
        if not self.late:
            return False
        still = [seat for seat in self.seats if seat.seat not in self.late]
        return len(still) <= 1 or all(seat.kind == "bot" for seat in still)

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
        called = self.called.get(speaker)
        if called is None:
            called = self.called[speaker] = names_of(self.seats, speaker)
        return called

    def seated(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Somebody sat down, left, came or went; the game may have started with it."""
        if row.started is not None and self.row.started is None:
            self.clock.last = row.started
        before, self.row, self.seats = self.row, row, seats
        if row.seed != before.seed:  # nobody had seen anything of the deal before
            self.record = self._dealt()
        self.seats_changed()
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

    def game_of(self, seat: int) -> Game:
        """The game as far as a seat has come to see it."""
        return self.record.game if self.sights is None else self.record.at(self.sights[seat + 1].place)

    def undo_asked_of(self, seat: int) -> UndoAsked | None:
        asked = self.undo_asked
        if asked is None or self.sights is None:
            return asked
        return UndoAsked(asked.seat, self.sights[seat + 1].steps_to(asked.to_step), asked.agreed)

    def news(self, seat: int, since: int) -> tuple[list[LogLine], int]:
        """What a seat was told after its entry `since` (-1: all), and the step after which it forgets what it has."""
        if self.sights is None:
            return self.lines_after(since), min(self.steps[since:]) if since >= 0 else 0
        sight = self.sights[seat + 1]
        known = min(sight.steps[since:]) if since >= 0 else 0
        place, seq = (sight.places[known], sight.seqs[since]) if since >= 0 else (0, -1)
        lines = [line for line in self._lines_of(seat, sight) if line.step > place or line.seq > seq]
        return (lines, place) if self.over else ([self._as_seen(line, sight) for line in lines], known)

    def all_lines(self, seat: int) -> list[LogLine]:
        return self.news(seat, -1)[0]

    def _lines_of(self, seat: int, sight: Sight) -> list[LogLine]:
        """In the order of the seat's own steps, which is that in which it came to see them."""
        found = [line for line in self.lines if line.step <= sight.place and (line.to is None or seat in line.to)]
        return sorted(found, key=lambda line: sight.step_at(line.step))

    def _as_seen(self, line: LogLine, sight: Sight) -> LogLine:
        """With a seat's own step, and as if whoever answered openly had caused all of it."""
        step = sight.step_at(line.step)
        by = self.record.answers[sight.places[step - 1]][0] if line.by != NO_SEAT and step else line.by
        return line._replace(step=step, by=by)

    def lines_after(self, seq: int) -> list[LogLine]:
        """What entries after `seq` told; most often that is asked of the last one."""
        lines = self.lines
        first = len(lines)
        while first and lines[first - 1].seq > seq:
            first -= 1
        return lines[first:]

    # --- what may be entered --------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether this seat can take something back without asking anybody."""
        return self.record.can_undo(seat) or self.freely_undoable(seat) > 0

    def plays_freely(self, seat: int) -> bool:
        """Whether everything can be taken back: no other person sits here, and the table does not go by the book."""
        persons = [row.seat for row in self.seats if row.kind != "bot"]
        return persons == [seat] and not self.settings.by_the_book

    def freely_undoable(self, seat: int) -> int:
        """How many answers go back with this seat's last one, whatever was drawn and whichever bots answered since."""
        if not self.plays_freely(seat) or seat in self.handed:
            return 0
        game = self.record.game
        if asks_quietly(game) and game.owed(seat) is None:
            return 0  # a bot is asked in secret: its answer comes at once
        step = self.last_step_of(seat)
        return 0 if step is None else len(self.record.answers) - step

    def last_step_of(self, seat: int) -> int | None:
        for step in range(len(self.record.answers) - 1, -1, -1):
            if self.record.answers[step][0] == seat:
                return step
        return None

    # --- what entries do ------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Go on by one entry. `BrokenTable` if the game fails at it; the table is then of no more use."""
        if entry.seq != self.seq + 1:
            raise BrokenTable(f"entry {entry.seq} does not follow {self.seq}")
        self.clock.pass_time(entry.at)
        try:
            HANDLERS[entry.kind](self, entry)
        except Exception as error:
            raise BrokenTable(f"table {self.id}, entry {entry.seq}: {named(error)}") from error
        self.seq = entry.seq
        self.said.clear()
        self._note_decisions(entry.kind)
        self.steps.append(self.step)
        self.changes += 1
        if entry.mark is not None and entry.mark != fingerprint(self.rules, self.record.game):
            raise BrokenTable(f"table {self.id}, entry {entry.seq}: another game than the one that was played")

    def follow(self, entry: Entry) -> None:
        """Go on by an entry that the log holds. Its last one carries a mark, so an end without one is ours alone."""
        self.apply(entry)
        self.has_marks = self.has_marks or entry.mark is not None
        if self.over and self.has_marks and entry.mark is None:
            raise BrokenTable(f"table {self.id}, entry {entry.seq}: an end that was none to whoever wrote it")

    def mark(self) -> str | None:
        """The fingerprint of the game after the last entry, if that is one of those that carry one."""
        if self.seq % MARK_EVERY and self.seq != 1 and not self.over:
            return None
        return fingerprint(self.rules, self.record.game)

    def seats_changed(self) -> None:
        self.heads.clear()
        self.called.clear()
        self.has_bots = bool(self.handed) or any(seat.kind == "bot" for seat in self.seats)

    def play_again(self, place: int) -> None:
        """Go back to so many answers by playing them again, if that was not done beforehand."""
        found, self.rewound = self.rewound, None
        self.record = found if found is not None and len(found.answers) == place else self.record.again(place)

    def tell(self, entry: Entry, event: Event, to: tuple[int, ...] | None = None) -> None:
        step = self.step
        if self.sights is not None:  # a place that everybody sees
            places = self.sights[0].places
            step = places[self.sights[0].steps_to(step)]
        self.lines.append(LogLine(entry.seq, step, event, False, NO_SEAT, to))

    def forget_lines(self, entry: Entry, all_know: bool = False) -> None:
        self.lines = [line for line in self.lines if line.step <= self.step]
        if self.sights is None or all_know:
            self.tell(entry, Undone(entry.seat))
        else:
            to = [n for n, sight in enumerate(self.sights, NO_SEAT) if sight.place > self.step or n == entry.seat]
            self.tell(entry, Undone(entry.seat), tuple(to))

    def _note_decisions(self, kind: str = "") -> None:
        """A decision that still stands keeps the number at which it was asked, so that answers to it are not stale."""
        before, self.decisions = self.decisions, {}
        game = self.record.game
        forfeit = self.is_forfeit
        self.over = self.started and (bool(game.over) or forfeit)
        self.anew = anew = []
        owed = [] if forfeit else game.unanswered
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
        if self.undo_asked is None:
            self.clock.paused_until = 0
        if self.started:
            limit: Limit | None = self.rules.limit(game) if self.rules.limit is not None and not self.over else None
            # A covered question is one of the seat's own turn, and everybody sees whom the table waits for.
            unseen = [d.seat for d in owed if d.effect.quiet and not game.covers(d)]
            self.clock.wait_for(list(self.decisions), unseen, anew, limit, self.step if kind == "answer" else 0)

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
