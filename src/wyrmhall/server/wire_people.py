"""Messages about persons: keeping oneself, sessions, players' pages, ratings."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from wyrmhall.server.wire import In, Name, Out
from wyrmhall.server.wire_house import Achievement, GameStatistics, ShownHonour

WebAuthn = dict[str, Any]
"""What a browser's `navigator.credentials` takes and gives, in JSON."""
Mark = Annotated[str, Meta(pattern="^[2-9b-df-hj-km-np-tv-xz]{3,8}$")]
SessionId = Annotated[str, Meta(pattern="^[a-z2-7]{16}$")]
PasskeyId = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class KeepIn(In):
    """I want to stay; the others shall call me so."""

    name: Name = ""


class Kept(Out):
    """Who I am from now on. The recovery code is shown this once; an empty one means that the old one still holds."""

    name: str
    mark: str
    recovery: str = ""


class PasskeyOptions(Out):
    """What `navigator.credentials` is asked for, as WebAuthn writes it in JSON."""

    options: WebAuthn


class CredentialIn(In):
    """What `navigator.credentials` gave, as WebAuthn writes it in JSON."""

    credential: WebAuthn
    name: Name = ""


class RecoveryIn(In):
    code: Annotated[str, Meta(max_length=100)]


class DeviceIn(In):
    secret: Annotated[str, Meta(max_length=64)]


class DeviceLink(Out):
    """A secret that signs another device in, once and soon."""

    secret: str
    expires: int  # milliseconds since 1970


class ShownSession(Out):
    id: str
    agent: str
    created: int
    seen: int
    mine: bool


class ShownPasskey(Out):
    id: str
    agent: str
    created: int
    used: int


class Keys(Out):
    """How I can come back, and where I am signed in."""

    kept: bool
    passkeys: list[ShownPasskey]
    recovery: bool  # whether there is a recovery code
    sessions: list[ShownSession]
    passkeys_here: bool  # whether passkeys can be made at this address


# --- players --------------------------------------------------------------------------------------------------------

Elo = int
"""On Elo's scale: somebody who begins has 1500."""


class ShownRating(Out):
    game: str
    elo: Elo
    doubt: int  # one standard deviation
    games: int


class Opponent(Out):
    """Somebody with whom a player has played: how often, and who of the two won."""

    name: str
    mark: str
    played: int
    won: int
    lost: int


class ShownPlayer(Out):
    """A player's page."""

    name: str
    mark: str  # empty: a guest, who alone sees the page
    since: int  # milliseconds since 1970
    mine: bool
    games: list[GameStatistics]
    achievements: list[Achievement]
    ratings: list[ShownRating]
    opponents: list[Opponent]
    honours: list[ShownHonour]  # of the house; to others only those that were reached


class PlayedSeat(Out):
    name: str
    mark: str = ""
    level: str = ""  # of a bot
    score: int | None = None  # unknown of games from before scores were kept
    place: int = 0
    mine: bool = False


class PlayedGame(Out):
    """A finished game in the list of somebody who played it."""

    table: str
    game: str
    mode: str
    started: int
    ended: int
    score: int
    won: bool
    drawn: bool
    seats: list[PlayedSeat]
    elo: Elo = 0  # after it; 0: it was not rated
    change: int = 0


class PlayedGames(Out):
    games: list[PlayedGame]
    more: bool = False


class CurvePoint(Out):
    at: int
    elo: Elo
    doubt: int
    table: str


class Curve(Out):
    """How a rating went."""

    game: str
    points: list[CurvePoint]


class Leader(Out):
    place: int
    name: str
    mark: str
    elo: Elo
    doubt: int
    games: int
    mine: bool = False


class Leaders(Out):
    """The best in a game, and where the levels of bots stand among them."""

    game: str
    leaders: list[Leader]
    levels: dict[str, Elo]
    fewest: int  # rated games that one must have played to be listed


class Turn(Out):
    """Of a running game of mine: whether I am awaited, and since when I am, or when I last moved."""

    table: str
    mine: bool
    since: int
    seats: list[int] = []  # whom I see it wait for, beside me
    left: int | None = None  # milliseconds on the clock of mine, or of the first of those; none: no clock runs


class Turns(Out):
    turns: list[Turn]
