"""Messages about finding each other: seeks, deals of the day, club nights, news of the hall."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from wyrmhall.server.wire import MOST_SEATS, GameName, In, Name, Out
from wyrmhall.server.wire_tables import ClockIn, Hash


class SeekIn(In):
    """I want to play: with whoever comes, or with somebody about as strong as I am."""

    game: GameName
    players: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 2
    clock: ClockIn = msgspec.field(default_factory=ClockIn)
    near: bool = False
    commitment: Hash = ""  # as for a table that is opened


class SeekJoinIn(In):
    commitment: Hash = ""


class ShownSeek(Out):
    """Somebody who looks for a game."""

    id: str
    game: str
    players: int
    clock: ClockIn
    near: bool
    name: str
    mark: str
    elo: int
    created: int
    mine: bool
    table: str = ""  # mine: where the game is that was found


class Seeks(Out):
    seeks: list[ShownSeek]


class DailyDeal(Out):
    """Today's deal of a game: the same for everybody, one try for each."""

    game: str
    day: str
    level: str  # of the bot to play against; empty: the game's own opponent
    table: str  # where my try is; empty: I have not begun
    status: Literal["new", "playing", "over"]
    finished: int  # how many have


class Daily(Out):
    deals: list[DailyDeal]
    ends: int  # milliseconds since 1970: then the next ones come


class Try(Out):
    """What somebody made of a deal, and where the replay is."""

    place: int
    name: str
    mark: str
    score: int
    won: bool
    table: str
    mine: bool


class Tries(Out):
    day: str
    game: str
    tries: list[Try]
    late: bool = False  # mine ended when the day was over and others' replays were open: it does not count


def _club_clock() -> ClockIn:
    """Where nothing else is said: nobody waits for ever for somebody who does not come."""
    return ClockIn("bank", 900, 10, "lose")


class NightIn(In):
    """A club night: all with all, or by the Swiss system; with one deal for all tables of a round, or not."""

    game: GameName
    plan: Literal["round", "swiss"] = "round"
    rounds: Annotated[int, Meta(ge=1, le=20)] = 3
    same_deal: bool = False
    clock: ClockIn = msgspec.field(default_factory=_club_clock)
    starts: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0  # milliseconds since 1970; 0: not said


class ClubIn(NightIn, kw_only=True):
    """A club, and its first night."""

    name: Name


BoardNumber = Annotated[int, Meta(ge=1, le=99)]
NightNumber = Annotated[int, Meta(ge=0, le=9_999)]
"""A night of a club; 0: the last one."""


class NumberIn(In):
    """What I bind myself to for a round that has not begun: the SHA-256 of a number that goes into its deal."""

    night: Annotated[int, Meta(ge=1, le=9_999)]
    round: Annotated[int, Meta(ge=1, le=99)]
    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class ForfeitIn(In):
    """Who has not come to a table, by their seats."""

    seats: Annotated[list[Annotated[int, Meta(ge=0, le=1)]], Meta(min_length=1, max_length=2)]


class ClubMade(Out):
    club: str


class ClubMember(Out):
    """Somebody in the standings."""

    place: int
    name: str
    mark: str
    points: float
    strength: float  # points of those they met, which decides between equals
    played: int
    mine: bool


class ClubBoard(Out):
    """A table of a round. Where it is, is told to those who sit there, and to all when the round is over."""

    names: list[str]
    points: list[float]  # empty while it is played
    scores: list[int]
    table: str
    mine: bool
    absent: list[int] = []  # to the owner: the seats of those who have not come, and may lose by it


class ShownClub(Out):
    id: str
    name: str
    game: str
    plan: Literal["round", "swiss"]
    rounds: int
    same_deal: bool
    clock: ClockIn
    round: int  # that is played; 0: people still gather
    over: bool
    owner: bool
    member: bool
    ready: bool  # all tables of this round are over
    standings: list[ClubMember]
    boards: list[list[ClubBoard]]  # by round
    starts: int = 0  # when it is to begin, in milliseconds since 1970; 0: that was not said
    ahead: list[list[list[str]]] = []  # the names that will meet in each round to come, where that is known
    night: int = 1  # which of the club's
    nights: int = 1  # how many there are; only the last one can be changed
    regular: bool = False  # whether I belong to the club
    number: str = ""  # SHA-256 of what I add to the deal of the next round


class ClubNight(Out):
    """A night of a club, in the list of them."""

    night: int
    game: str
    starts: int  # when it began, or is to begin; 0: that is not known
    players: int
    over: bool
    first: list[str]  # who came out on top, once it is over


class Regular(Out):
    """Somebody in the standings of all nights."""

    place: int
    name: str
    mark: str
    points: float
    nights: int  # at which they played
    won: int  # nights
    played: int  # games
    mine: bool


class ClubNights(Out):
    """A club over all its nights, the last one first."""

    nights: list[ClubNight]
    standings: list[Regular]


class MyClub(Out):
    """The last night of a club to which I belong."""

    id: str
    name: str
    game: str
    night: int
    starts: int
    round: int
    over: bool
    member: bool  # I come to that night
    table: str  # where I play now


class MyClubs(Out):
    clubs: list[MyClub]


class News(Out, tag="news"):
    """Something in the hall has changed: ask for it again."""

    what: str  # tables or seeks
