"""Messages about tables: opening one, sitting down, and what everybody may know of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from wyrmhall.server.wire import MOST_SEATS, NO_SEAT, GameName, In, Name, Out, Seq, Value, ViewerSeat

Level = Annotated[str, Meta(max_length=24)]
Hash = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Seconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]
Weekday = Annotated[int, Meta(ge=0, le=6)]  # Monday is 0


# --- tables ---------------------------------------------------------------------------------------------------


class SeatIn(In):
    """Who is to sit there: open for whoever joins, me (also several times, for a hot seat), or a bot of a level."""

    kind: Literal["open", "me", "bot"] = "open"
    name: Name = ""
    level: Level = ""


class ClockIn(In):
    """No clock, so many seconds for every decision, for every turn, or for the whole game."""

    kind: Literal["none", "move", "turn", "bank"] = "none"
    seconds: Seconds = 0
    increment: Seconds = 0  # added to a bank after each turn of its owner
    at_zero: Literal["bot", "lose"] = "bot"  # a bot answers in one's place, or the game is lost
    days_off: Annotated[list[Weekday], Meta(max_length=6)] = []  # on which no time passes
    offset: Annotated[int, Meta(ge=-14 * 60, le=14 * 60)] = 0  # minutes from UTC, by which those days are counted


TalkKind = Literal["all", "signs", "none"]


class TableIn(In):
    """A table to be opened."""

    game: GameName
    seats: Annotated[list[SeatIn], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[str, Value], Meta(max_length=32)] = {}
    seed: Annotated[str, Meta(max_length=32)] = ""  # given: the table says that its seed is open
    listed: bool = True  # whether strangers find it in the hall
    spectators: bool = True
    ask_undo: bool = False  # whether others may agree to take back what the rules of undo do not
    by_the_book: bool = False  # also who plays alone takes back only what the rule of undo allows
    hints: bool = False  # whether players may ask a bot what it would do
    clock: ClockIn = msgspec.field(default_factory=ClockIn)
    talk: TalkKind = "all"  # words and signs, signs alone, or nothing
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
    again: bool | None = None  # whether this player would play again, once the game is over and they have said so


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
    by_the_book: bool = False
    practice: bool = False  # more was taken back than the rule allows: it counts in no statistics
    hints: bool = False
    listed: bool = True
    talk: TalkKind = "all"
    clock: ClockIn = msgspec.field(default_factory=ClockIn)
    grace: int = 120
    daily: str = ""  # the day of whose deal it is a try
    late: bool = False  # a try that ended when that day was over, so that it does not count
    rematch: str = ""  # the table where the same people play again
    parent: str = ""  # the table this one branched off from
    parent_step: int = 0
    pack: str = ""  # the id of the pack it plays with
    version: int = 1  # of the rules it is played by
    old_rules: bool = False  # whether those are not today's
    by_clock: bool = False  # once it is over: the clock has played for somebody, so it counts in no statistics
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
    commitments: dict[int, str]  # by seat; as players are counted through all tables, where several share the deal
    nonces: dict[int, str]
    house_seed: str
    seed: str


class SeatLink(Out):
    """A secret that holds a seat: whoever has it, sits there. It is shown once and kept only as a hash."""

    table: str
    seat: int
    secret: str


class SeatsIn(In):
    """How many are to play at a table that waits."""

    players: Annotated[int, Meta(ge=2, le=MOST_SEATS)]


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


class AgainIn(In):
    """Whether I would play again, and what I bind myself to there."""

    again: bool = True
    commitment: Hash = ""


class Made(Out):
    """Where a new table is."""

    table: str  # empty: not yet, since the others have not agreed
    commitment: str = ""  # of the house to its seed
    dealing: bool = False  # it waits only for my number


class Deleted(Out):
    """Whether the table is gone. A running game goes when all persons at it want that; till then bots play for them."""

    gone: bool
