"""Every message between server and browser: the one place where the shape of the wire is written."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from wyrmhall.core.shown import ShownDecision, ShownRefusal

LONGEST_NAME = 32
MOST_SEATS = 8

Value = bool | int | str
Lang = Literal["en", "uk", "ru"]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
TableId = Annotated[str, Meta(pattern="^[a-z2-7]{16}$")]
GameName = Annotated[str, Meta(pattern="^[a-z]{1,24}$")]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
ViewerSeat = Annotated[int, Meta(ge=-1, lt=MOST_SEATS)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
Option = Annotated[int, Meta(ge=-(2**53) + 1, le=2**53 - 1)]  # what JavaScript counts exactly
Level = Annotated[str, Meta(max_length=24)]
Secret = Annotated[str, Meta(max_length=64)]
Hash = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Seconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]
NO_SEAT = -1
"""The seat of a spectator; to the server also: whichever seat is mine."""


class In(Struct, forbid_unknown_fields=True):
    """What a client sends: nothing beyond what is named."""


class Out(Struct):
    """What the server sends, with every field present."""


# --- the hall -------------------------------------------------------------------------------------------------


class ShownChoice(Out):
    value: Value
    label: str


class ShownOptionOfGame(Out):
    """A rule that a table chooses: a form is built from it."""

    name: str
    label: str
    choices: list[ShownChoice]
    default: Value
    seats: list[int] = []  # player counts that have it; empty: all
    clause: str = ""


class ShownGame(Out):
    """One of the games of the house."""

    name: str
    seats: list[int]
    minutes: int
    options: list[ShownOptionOfGame]
    takes_pack: bool = False
    finished: bool = True


class House(Out):
    """What the lobby needs to know: the games, the levels of bots, the languages, and what the operator allows."""

    version: str
    games: list[ShownGame]
    levels: list[str]
    languages: list[str]
    webhooks: bool = False


class ShownCard(Out):
    """A component with its text and where its facts come from."""

    kind: str
    id: int | str
    name: str
    status: str
    status_label: str
    text: list[str] = []
    facts: dict[str, Value] = {}


class Cards(Out):
    cards: list[ShownCard]


class ShownClause(Out):
    id: str
    section: str
    text: str


class Clauses(Out):
    clauses: list[ShownClause]


class Me(Out):
    """Who the browser's cookie says I am."""

    name: str
    webhook: str = ""


class MeIn(In):
    name: Name
    webhook: Annotated[str, Meta(max_length=500)] = ""


class GameStatistics(Out):
    """What one person has done in one game and mode (the options that were not at their default)."""

    game: str
    mode: str
    players: int
    played: int
    won: int
    drawn: int
    best: int
    mean: float


class Achievement(Out):
    game: str
    name: str
    value: Value


class Statistics(Out):
    games: list[GameStatistics]
    achievements: list[Achievement] = []


# --- tables ---------------------------------------------------------------------------------------------------


class SeatIn(In):
    """Who is to sit there: open for whoever joins, me (also several times, for a hot seat), or a bot of a level."""

    kind: Literal["open", "me", "bot"] = "open"
    name: Name = ""
    level: Level = ""


class ClockIn(In):
    """No clock, so many seconds for every decision, or so many for the whole game."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Seconds = 0


class TableIn(In):
    """A table to be opened."""

    game: GameName
    seats: Annotated[list[SeatIn], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[str, Value], Meta(max_length=32)] = {}
    seed: Annotated[str, Meta(max_length=32)] = ""  # given: the table says that its seed is open
    listed: bool = True  # whether strangers find it in the hall
    spectators: bool = True
    ask_undo: bool = False  # whether others may agree to take back what the rules of undo do not
    hints: bool = False  # whether players may ask a bot what it would do
    clock: ClockIn = msgspec.field(default_factory=ClockIn)
    grace: Seconds = 120  # after this long away, a seat may be handed to a bot
    pack: dict[str, Any] | str | None = None  # components of one's own box; text is read as a TOML file
    commitment: Hash = ""  # SHA-256 of a number of mine that shall go into the seed; `reveal` gives it away


class ShownSeat(Out):
    """Who sits there, as everybody may know it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""  # of the bot that plays here
    handed: bool = False  # a person's seat that a bot plays until its owner is back
    here: bool = False
    away_since: int = 0  # milliseconds since 1970; 0: the person is here, or it is no person
    mine: bool = False


class ShownTable(Out):
    """A table as the hall lists it and as its page is headed."""

    id: str
    game: str
    players: int
    options: dict[str, Value]
    seats: list[ShownSeat]
    status: Literal["waiting", "playing", "over"]
    commitment: str  # SHA-256 of the house's seed, shown from the start
    created: int  # milliseconds since 1970
    seed_open: bool = False  # the seed was given by somebody, so luck could be foreseen
    seed: str = ""  # once the game is over, or if it is open
    owner: bool = False  # whether it is mine to delete
    spectators: bool = True
    ask_undo: bool = False
    hints: bool = False
    listed: bool = True
    clock: ClockIn = msgspec.field(default_factory=ClockIn)
    grace: int = 120
    rematch: str = ""  # the table where the same people play again
    parent: str = ""  # the table this one branched off from
    parent_step: int = 0
    pack: str = ""  # the id of the pack it plays with
    version: int = 1  # of the rules it is played by
    old_rules: bool = False  # whether those are not today's
    dealing: bool = False  # all seats are taken, and players give away the numbers they bound themselves to


class Tables(Out):
    tables: list[ShownTable]
    waiting: list[str] = []  # those of them that wait for an answer of mine


class JoinIn(In):
    seat: ViewerSeat = NO_SEAT  # NO_SEAT: the first that is open
    name: Name = ""
    commitment: Hash = ""


class RevealIn(In):
    """The number whose SHA-256 I gave when I sat down, once all seats are taken."""

    nonce: Nonce


class ShownDeal(Out):
    """All that proves a deal: promises from the start, players' numbers once it is dealt, seeds at the end."""

    commitment: str
    dealing: bool
    commitments: dict[int, str]  # by seat
    nonces: dict[int, str]
    house_seed: str
    seed: str


class SeatLink(Out):
    """A secret that holds a seat: whoever has it, sits there. It is shown once and kept only as a hash."""

    table: str
    seat: int
    secret: str


class HandIn(In):
    level: Level = ""


class BranchIn(In):
    step: Seq
    redeal: bool = False  # deal hidden things anew (fair), or keep them (analysis)
    seats: Annotated[list[SeatIn], Meta(max_length=MOST_SEATS)] = []  # empty: all mine


class RulesIn(In):
    """I agree to go on under this version of the rules, or (none) to end the game without a result."""

    version: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    seat: ViewerSeat = NO_SEAT


class ShownRules(Out):
    """Under which rules a table was begun, whether it can be played by them, and what those seated may agree to."""

    table: str
    game: str
    version: int
    house: list[int]  # the versions that can be played here, today's last
    stranded: bool = False  # it cannot go on as it was begun
    known: bool = False  # though its version is in the house
    ended: bool = False  # without a result
    fitting: list[int] = []  # versions under which all was as it was until now
    seats: list[ShownSeat] = []
    agreed: dict[int, list[int]] = {}  # to a version: seats
    ending: list[int] = []  # seats that would end it


class Made(Out):
    """Where a new table is."""

    table: str
    commitment: str = ""  # of the house to its seed
    dealing: bool = False  # it waits only for my number


class Done(Out):
    ok: bool = True


class Deleted(Out):
    """Whether the table is gone. A running game goes when all persons at it want that; till then bots play for them."""

    gone: bool


# --- playing --------------------------------------------------------------------------------------------------


class ShownEvent(Out):
    """One line of the log, with the bare facts for the animation; only what this viewer may know."""

    step: int  # the answer that caused it, counted without those taken back; 0: a seat changed hands
    kind: str
    seat: int
    text: str
    facts: dict[str, Any] = {}
    by: int = NO_SEAT  # whose answer caused it: the line itself may be about another
    what: Any = None  # the event itself, of the game's own type `Event`


class ShownClock(Out):
    """Milliseconds that each seat has left; those of `running` seats are passing."""

    left: list[int]
    running: list[int]


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
    tiebreaks: list[ScoreLine] = []  # what decides between equal points; they count for nothing else


class State(Out, tag="state"):
    """All that a viewer needs to draw the table.

    `events` follow step `from_step`: whoever has log lines of later steps forgets them (they were taken back).
    """

    seq: int  # of the last entry, by this seat's own count: what others are asked in secret is not in it
    step: int  # answers that stand, by the same count until the game is over
    from_step: int
    seat: int  # whose eyes (-1: a spectator's)
    table: ShownTable
    view: Any = None  # as the game's own view struct; none while the table waits for players
    events: list[ShownEvent] = []
    decisions: list[ShownDecision] = []
    clock: ShownClock | None = None
    can_undo: bool = False
    undo_asked: UndoAsked | None = None
    scores: list[ShownScore] = []
    more_events: bool = False  # older lines are left out; the log route has them


class Unseated(Out, tag="unseated"):
    """The seat that this viewer looked with is no longer theirs; a state with other eyes follows."""

    code: str
    detail: str


class Refused(Out, tag="refused"):
    """An input that changed nothing, and why; the present state follows."""

    code: str
    detail: str


class Looked(Out, tag="looked"):
    """On demand: why relevant things are not offered, and which options cannot be undone."""

    seq: int
    seat: int
    refusals: list[ShownRefusal] = []
    final: list[int] = []


class ShownHint(Out):
    """One of the best options: how good it is (0 lost, 1 won), the points to expect in the end, and why."""

    option: int
    estimate: float
    points: float
    reason: str


class Hints(Out):
    seq: int  # of the state whose decision they are about
    hints: list[ShownHint]  # the best first


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


class Answer(In, tag="answer"):
    seq: Seq  # of the state that showed the decision
    option: Option


class Undo(In, tag="undo"):
    seq: Seq


class Vote(In, tag="vote"):
    """Whether I agree to the undo that somebody asked for."""

    agree: bool


class Look(In, tag="look"):
    pass


FromClient = Hello | Answer | Undo | Vote | Look
FromServer = State | Refused | Looked | Unseated | Bye


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


class ShownVerdict(Out):
    """What a coach says of one answer. `loss` and `before` are from 0 (lost) to 1 (won), points are points."""

    step: int
    seat: int
    chosen: str
    best: str  # what the bot would have done; empty if it has no opinion
    loss: float
    before: float
    points: float
    luck: float  # points that the draws brought, above what could be expected


class Course(Out):
    """The score of every seat after every step."""

    totals: list[list[int]]


class Health(Out):
    """How the server is: `problems` make it unfit to play at, `notices` do not."""

    status: str  # "ok", or all of them in one line
    version: str
    problems: list[str] = []
    notices: list[str] = []


class Problem(Out):
    """What went wrong and what to do about it."""

    code: str
    detail: str
