"""What an operator can set, by flag or by environment variable."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Annotated

from platformdirs import user_data_path


def data_folder() -> Path:
    return user_data_path("wyrmhall", appauthor=False)


def default_database() -> str:
    return f"sqlite+aiosqlite:///{data_folder() / 'wyrmhall.db'}"


PUSH_HOSTS = (
    "fcm.googleapis.com,*.push.services.mozilla.com,updates.push.services.mozilla.com,*.push.apple.com,"
    "*.notify.windows.com"
)
"""Where Chrome (also on Android), Firefox, Safari and Edge take messages for their browsers."""


class BadSetting(ValueError):
    """A setting that cannot be; the message says what would be right."""


@dataclass(frozen=True)
class Settings:
    """Each is also read from the environment: WYRMHALL_ and its name in capitals."""

    database: Annotated[
        str,
        "Where games are kept: sqlite+aiosqlite:///FILE (in your data folder if not said) or postgresql+asyncpg://...",
    ] = field(default_factory=default_database)
    broker: Annotated[str, "How processes wake each other: redis://HOST or postgresql://HOST/NAME."] = ""
    secret: Annotated[str, "The key that signs cookies; made, and kept in the database, if not said."] = ""
    origins: Annotated[str, "Further origins whose pages may use this server, with commas between."] = ""
    hosts: Annotated[str, "Host names that this server answers to, with commas between; all if empty."] = ""
    trust: Annotated[
        str,
        "Addresses of proxies, with commas between, whose word on a caller's address counts; none if empty.",
    ] = ""
    webhook_hosts: Annotated[str, "Hosts that turn notifications may go to, with commas between; none if empty."] = ""
    public_url: Annotated[str, "The address that people use, for links in notifications."] = ""
    push_hosts: Annotated[
        str,
        "Hosts of browsers' makers that messages to people who are away may go to, with commas between; none if empty. "
        "*.NAME is every host below NAME.",
    ] = PUSH_HOSTS
    smtp: Annotated[
        str,
        "The mail server, as smtp://USER:PASSWORD@HOST:587 or smtps://...; no mail if empty. Needs --public-url.",
    ] = ""
    mail_from: Annotated[str, "The address that mail comes from."] = ""
    secure_cookies: Annotated[bool, "Send cookies over HTTPS only."] = False
    bot_workers: Annotated[int, "Processes in which bots think."] = 1
    bot_seconds: Annotated[float, "The longest that a bot may think about one decision; most levels take less."] = 8.0
    idle_seconds: Annotated[float, "After this long without a viewer a table leaves memory."] = 300.0
    sweep_seconds: Annotated[float, "How often the clocks and bots of tables without viewers are looked after."] = 5.0
    most_tables: Annotated[int, "Unfinished tables that one person may own, and others where they may sit."] = 50
    most_sockets: Annotated[int, "Sockets that one process serves."] = 5_000
    sockets_each: Annotated[int, "Sockets that one person may open."] = 30
    sockets_per_address: Annotated[int, "Sockets that one address may open."] = 300
    most_connections: Annotated[int, "Connections that one process holds, beside its sockets."] = 5_000
    connections_per_address: Annotated[int, "Connections that one address may hold, beside its sockets."] = 200
    tables_per_minute: Annotated[int, "Tables that one person or address may open in a minute."] = 20
    lasting_per_minute: Annotated[
        int, "Things that one person may do in a minute of which something stays, such as a new name or a club."
    ] = 30
    answers_per_second: Annotated[int, "Inputs that one person may send in a second."] = 20
    requests_per_second: Annotated[int, "Requests and inputs that one address may send in a second."] = 100
    metrics: Annotated[str, "Where /metrics is told instead of beside the tables, as HOST:PORT."] = ""
    durable: Annotated[bool, "Off for measurements only: answers are not written down."] = True

    @classmethod
    def from_environment(cls, **said: object) -> Settings:
        """Settings as said, else from the environment, else by default."""
        values: dict[str, object] = {key: value for key, value in said.items() if value is not None}
        for f in fields(cls):
            name = f"WYRMHALL_{f.name.upper()}"
            if f.name not in values and name in os.environ:
                values[f.name] = _parsed(name, os.environ[name], type(getattr(DEFAULTS, f.name)))
        return cls(**values)  # type: ignore[arg-type]  # each was parsed to the type of its default

    def to_environment(self) -> dict[str, str]:
        """What gives the same settings in another process."""
        return {f"WYRMHALL_{f.name.upper()}": str(getattr(self, f.name)) for f in fields(self)}


def _parsed(name: str, text: str, kind: type) -> object:
    if kind is bool:
        if text.lower() in ("1", "true", "yes", "on"):
            return True
        if text.lower() in ("", "0", "false", "no", "off"):
            return False
        raise BadSetting(f"{name} is yes or no, not {text!r}")
    try:
        return kind(text)
    except ValueError:
        raise BadSetting(f"{name} is a number, not {text!r}") from None


DEFAULTS = Settings()
