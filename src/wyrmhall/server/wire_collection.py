"""Messages about collections: what somebody has gathered over games."""

from __future__ import annotations

from wyrmhall.server.wire import Out


class Collected(Out):
    """A component that somebody has gathered: in how many games, how many of them won, and its best."""

    id: str
    games: int
    won: int
    best: int


class Collection(Out):
    """What somebody has gathered in finished games, the most frequent first."""

    game: str
    games: int  # that count for it
    cards: list[Collected]
