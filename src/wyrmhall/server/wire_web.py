"""Messages about coming back, and about the host's work."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from wyrmhall.server.wire import MOST_SEATS, In, Name, Out, TableId

Endpoint = Annotated[str, Meta(pattern="^https?://[!-~]{1,980}$")]
PushKey = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{20,120}={0,2}$")]
MailAddress = Annotated[str, Meta(pattern="^([A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@[A-Za-z0-9.-]{1,180})?$")]
LinkSecret = Annotated[str, Meta(max_length=64)]
PersonId = Annotated[str, Meta(pattern="^[a-z2-7]{16}$")]
Find = Annotated[str, Meta(max_length=64)]
Days = Annotated[int, Meta(ge=0, le=3650)]  # 0: for good
Why = Annotated[str, Meta(max_length=280)]


class Ways(Out):
    """How I want to be told of my turn, and what this house can do."""

    push_key: str  # with which a browser subscribes
    devices: int  # that get pushes
    webhooks: bool  # whether the operator allows some
    webhook: str
    mail: bool  # whether this house sends any
    address: str
    confirmed: bool


class PushIn(In):
    """What `PushManager.subscribe` gave."""

    endpoint: Endpoint
    p256dh: PushKey
    auth: PushKey
    before: Annotated[str, Meta(max_length=1000)] = ""  # the endpoint that this device had until its browser changed it


class PushStopIn(In):
    endpoint: Endpoint


class WebhookIn(In):
    webhook: Annotated[str, Meta(max_length=500)]


class MailIn(In):
    """An empty address: none any more."""

    address: MailAddress


class MailSecretIn(In):
    secret: LinkSecret


class Next(Out):
    """The games that wait for me, longest first, and what the host tells everybody."""

    tables: list[str]
    notice: str = ""
    number: int = 0  # of the notice, to know it again


# --- the host -------------------------------------------------------------------------------------------------------


class Operator(Out):
    """Whether I am one, and until when my passkey has opened the page here (0: it has not)."""

    operator: bool
    until: int


class HostPerson(Out):
    id: str
    name: str
    mark: str
    seen: int
    kept: int
    operator: bool
    tables: int
    reports: int  # against them
    banned: bool
    until: int  # 0: for good
    why: str


class HostPersons(Out):
    persons: list[HostPerson]


class HostTable(Out):
    id: str
    game: str
    names: list[str]
    status: Literal["waiting", "playing", "over"]
    listed: bool
    created: int


class HostTables(Out):
    tables: list[HostTable]


LineOrSeat = Annotated[int, Meta(ge=-MOST_SEATS, le=1_000_000)]
"""The number of a line; below 0: who sits at a table, -1 at its first seat."""


class HostReport(Out):
    table: TableId
    n: LineOrSeat
    person: str
    name: str
    said: str
    why: str
    at: int
    times: int  # how many have reported it


class HostReports(Out):
    reports: list[HostReport]


class BanIn(In):
    days: Days = 0
    why: Why = ""


class RenameIn(In):
    name: Name


class NoticeIn(In):
    """Words for everybody, for so many hours; empty: none any more."""

    said: Why
    hours: Annotated[int, Meta(ge=1, le=720)] = 24
