"""Messages about the house: its games, their cards and rules, where it can be reached, and how it is."""

from __future__ import annotations

from typing import Any

from wyrmhall.server.wire import In, Name, Out, Value

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
    ruling: bool = False  # it only settles a doubtful point


class ShownGame(Out):
    """One of the games of the house."""

    name: str
    seats: list[int]
    minutes: int
    options: list[ShownOptionOfGame]
    takes_pack: bool = False
    finished: bool = True
    guest: bool = False  # it came with another package: its views are `GuestView`s
    board: str = ""  # then: where the module of its board is, if it has one
    words: str = ""  # and what the client says of it, as Fluent messages
    first_lesson: str = ""  # where there are lessons: the one to begin with
    companion: bool = False  # whether there is a companion for those who have its box
    ratings: dict[str, int] = {}  # of the levels of bots, on the scale of persons; empty: no arena has measured them
    evening: bool = False  # and whether it plays the opponent, or leads through the turns


class House(Out):
    """What the lobby needs to know: the games, the levels of bots, the languages, and what the operator allows."""

    version: str
    games: list[ShownGame]
    levels: list[str]
    languages: list[str]
    webhooks: bool = False
    build: str = "plain"  # or compiled: which of them runs


class Share(Out):
    """Where others can reach this server (empty: no such address is known), and who may change that."""

    url: str
    on: bool  # whether it listens in the local network because somebody said so
    can: bool  # whether I may say so


class ShareIn(In):
    on: bool


class ShownCard(Out):
    """A component with its text and where its facts come from."""

    kind: str
    id: int | str
    name: str
    status: str
    status_label: str
    text: list[str] = []
    face: Any = None  # what it shows, of the game's own type `Face`
    copies: int = 0
    parts: list[str] = []  # how certain each part is, where they differ


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
    mark: str = ""  # that makes my name my own, once I am kept


class MeIn(In):
    name: Name


class GameStatistics(Out):
    """What one person has done in one game and mode (the options that were not at their default)."""

    game: str
    mode: str
    players: int
    people: bool  # with others; else with bots, with the game's own opponent, or alone at one screen
    played: int
    won: int
    drawn: int
    best: int
    mean: float


class Achievement(Out):
    game: str
    name: str
    value: Value


class ShownHonour(Out):
    """What a player's finished games have added up to: so much of what is needed, and since when it is enough."""

    game: str
    name: str
    reached: int  # milliseconds since 1970; 0: not yet
    have: int
    need: int


class Statistics(Out):
    games: list[GameStatistics]
    achievements: list[Achievement] = []


class Health(Out):
    """How the server is: `problems` make it unfit to play at, `notices` do not."""

    status: str  # "ok", or all of them in one line
    version: str
    problems: list[str] = []
    notices: list[str] = []
