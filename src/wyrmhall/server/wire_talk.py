"""Messages of people to each other: lines, signs, nudges, and whom one does not hear."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from wyrmhall.server.wire import In, Out

LONGEST_LINE = 280
Words = Annotated[str, Meta(max_length=LONGEST_LINE)]
Sign = Literal["hello", "luck", "well", "wow", "oops", "sorry", "thanks", "good-game"]
BlockKey = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]


class Say(In, tag="say"):
    """Words: of a player to the table, of anybody else in the stands."""

    text: Words


class ShowSign(In, tag="sign"):
    """One of the few things that everybody understands without words."""

    sign: Sign


class Nudge(In, tag="nudge"):
    """A gentle push for whoever the table waits for."""


class ShownLine(Out):
    """Something that somebody said: words, a sign, or a nudge."""

    n: int  # counts the lines of the table
    at: int  # milliseconds since 1970
    room: Literal["table", "stands"]
    seat: int  # of a player; -1: somebody in the stands
    name: str  # as it was then; empty: a guest
    kind: Literal["say", "sign", "nudge"]
    text: str  # words, or the name of a sign
    nudged: list[int] = []  # seats
    mine: bool = False
    who: str = ""  # tells those who speak at this table apart, and says nothing of them elsewhere


class Talk(Out, tag="talk"):
    """Lines that this viewer may read: the newest, or all there are."""

    lines: list[ShownLine]
    whole: bool = False  # forget those you have


class Company(Out, tag="company"):
    """How many look on, and those of them who want to be named."""

    watching: int
    names: list[str] = []


class TalkIn(In):
    """A line, for scripts; the fields that its kind does not need are left out."""

    kind: Literal["say", "sign", "nudge"] = "say"
    text: Words = ""
    sign: Sign = "hello"


class Lines(Out):
    lines: list[ShownLine]


class ReportIn(In):
    why: Words = ""


class Block(Out):
    """Somebody whom I do not hear, as they were called then."""

    key: str
    name: str
    at: int


class Blocks(Out):
    blocks: list[Block]
