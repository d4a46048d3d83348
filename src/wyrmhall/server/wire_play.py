"""Messages of a game that is played or looked back at: states out, answers in."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw

from wyrmhall.core.shown import ShownDecision, ShownRefusal
from wyrmhall.server.wire import NO_SEAT, In, Lang, Option, Out, Seq, ViewerSeat
from wyrmhall.server.wire_tables import ShownTable
from wyrmhall.server.wire_talk import Company, Nudge, Say, ShowSign, Talk

Secret = Annotated[str, Meta(max_length=64)]


# --- playing --------------------------------------------------------------------------------------------------


class ShownEvent(Out):
    """One line of the log, and what happened for the animation; only what this viewer may know."""

    step: int  # the answer that caused it, counted without those taken back; 0: a seat changed hands
    seat: int
    text: str
    by: int = NO_SEAT  # whose answer caused it: the line itself may be about another
    what: Any = None  # what the game told, of its own type `Event`
    house: Annotated[Any, Meta(extra={"typescript": "HouseEvent | null"})] = None  # what the table itself told


class ShownClock(Out):
    """Milliseconds that each seat has left; those of `running` seats are passing."""

    left: list[int]
    running: list[int]
    paused: bool = False  # by agreement
    asks_pause: list[int] = []  # seats that would like that
    starts: int = 0  # milliseconds until it goes on after a pause


class UndoAsked(Out):
    """Somebody wants to take back more than the rules of undo allow, and waits for the others."""

    seat: int
    to_step: int
    agreed: list[int] = []


class ScoreLine(Out):
    source: str
    label: str
    points: int


class ShownScore(Out):
    seat: int
    total: int
    lines: list[ScoreLine]
    name: str = ""
    winner: bool = False
    title: str = ""  # that the score earns, where the rules judge it instead of comparing it
    drew: bool = False
    late: bool = False  # this seat lost by its clock
    tiebreaks: list[ScoreLine] = []  # what decides between equal points; they count for nothing else


class State(Out, tag="state"):
    """All that a viewer needs to draw the table.

    `events` follow step `from_step`: whoever has log lines of later steps forgets them (they were taken back).
    """

    seq: int  # of the last entry, by this seat's own count: what others are asked in secret is not in it
    step: int  # answers that stand, by the same count until the game is over
    from_step: int
    seat: int  # whose eyes (-1: a spectator's)
    table: ShownTable | Raw  # as bytes, if it was encoded for others before
    view: Any = None  # as the game's own view struct; none while the table waits for players
    events: list[ShownEvent] | Raw = []  # as above
    decisions: list[ShownDecision] = []
    clock: ShownClock | None = None
    can_undo: bool = False
    undo_asked: UndoAsked | None = None
    scores: list[ShownScore] = []
    more_events: bool = False  # older lines are left out; the log route has them
    asked: int = -1  # the seq at which this seat was asked what it owes: the same one is the same question


class Unseated(Out, tag="unseated"):
    """The seat that this viewer looked with is no longer theirs; a state with other eyes follows."""

    code: str
    detail: str


class Refused(Out, tag="refused"):
    """An input that changed nothing, and why; the present state follows."""

    code: str
    detail: str


class ShownOdds(Out):
    """What may happen, and in how many of a hundred cases."""

    said: str
    percent: int
    sign: str = ""


class ShownMark(Out):
    """What happens at a thing of the table, or may: by its sign."""

    target: str
    sign: str
    percent: int


class ShownAhead(Out):
    """What an option would do, as far as the seat that is asked can know it."""

    option: int
    final: bool = False  # by the rule of undo it cannot be taken back
    ends: bool = False  # the seat is asked nothing more before another is, or the game is over
    then: list[str] = []  # what happens for certain, in the words of the log
    farewell: list[str] = []  # what the seat gives up with it: the rest of the round
    loss: list[str] = []  # what it costs the seat for good: a worm
    risk: list[ShownOdds] = []  # the same where dice decide
    odds: list[ShownOdds] = []  # what else dice may bring
    marks: list[ShownMark] = []  # where on the table it happens, or may
    about: bool = False  # there is too much to try, so that odds are from samples
    warning: list[str] = []  # what the seat had better know: that a coin is the last
    gain: int = 0  # points that the seat has more at once, as the rules would count them now


class ShownStart(Out):
    """A thing that is not asked for yet, and the answer after which it is, or by which it is used."""

    target: str
    option: int
    whole: bool = False  # the answer uses it: nothing is left to be chosen


class Looked(Out, tag="looked"):
    """On demand: why relevant things are not offered, which options cannot be undone, and what each would do."""

    seq: int
    seat: int
    refusals: list[ShownRefusal] = []
    final: list[int] = []
    ahead: list[ShownAhead] = []
    starts: list[ShownStart] = []


class Pong(Out, tag="pong"):
    """Somebody is."""


class Bye(Out, tag="bye"):
    """The server will close this socket; whether to come back."""

    code: str
    detail: str
    again: bool = True


class Hello(In, tag="hello"):
    """The first message of a socket, and any later one to look with other eyes or in another language."""

    lang: Lang = "en"
    since: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1  # the last seq seen, to get only what was missed
    eyes: ViewerSeat | None = None  # the seat whose seq that was, if another may answer this hello
    seat: ViewerSeat = NO_SEAT
    secret: Secret = ""  # of a seat link
    watch: bool = False  # to see what a spectator sees, though a seat is mine
    talk: bool = True  # whether I want to read what people say
    named: bool = False  # whether others may read my name when I look on
    looks: bool = False  # be sent with each question what its answers would do


class Answer(In, tag="answer"):
    seq: Seq  # of the state that showed the decision
    option: Option


class Undo(In, tag="undo"):
    seq: Seq


class Vote(In, tag="vote"):
    """Whether I agree to the undo that somebody asked for."""

    agree: bool


class Pause(In, tag="pause"):
    """I would like the clock to stand still, and agree if others do; or not, or not any longer."""

    on: bool


class Look(In, tag="look"):
    pass


class Ping(In, tag="ping"):
    """Is anybody there? A page that hears nothing for a while asks, so that it knows when the line is lost."""


FromClient = Hello | Answer | Undo | Vote | Pause | Say | ShowSign | Nudge | Look | Ping
FromServer = State | Refused | Looked | Unseated | Talk | Company | Pong | Bye


class AnswerIn(In):
    seq: Seq
    option: Option
    seat: ViewerSeat = NO_SEAT


class UndoIn(In):
    seq: Seq
    seat: ViewerSeat = NO_SEAT


class VoteIn(In):
    agree: bool
    seat: ViewerSeat = NO_SEAT


class PauseIn(In):
    on: bool
    seat: ViewerSeat = NO_SEAT


class Log(Out):
    """All lines of the log that this viewer may read."""

    events: list[ShownEvent]


class ShownStep(Out):
    """A moment of a game as one seat saw it."""

    table: str
    game: str
    step: int
    steps: int
    seat: int
    view: Any
    events: list[ShownEvent] = []
    decisions: list[ShownDecision] = []
    scores: list[ShownScore] = []


class Course(Out):
    """The score of every seat after every step."""

    totals: list[list[int]]
