"""How much of the house one person, and one address, may take: a limit for each kind of deed."""

from __future__ import annotations

from typing import Literal

from wyrmhall.server.limits import Both, Rate
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.settings import Settings

Share = Literal["tables", "copies", "lasting", "inputs", "own", "requests"]
"""Which limit a deed has, beside that of requests:

`tables`: it opens one, or takes a seat at one.
`copies`: it writes down a game that was played elsewhere, which may be long.
`lasting`: something else stays when it is done.
`inputs`: it is an answer at a table, a lesson or the like.
`own`: its handler counts by a limit of its own, since guesses, words and letters are rarer than all of these.
`requests`: it takes something away, or nothing stays of it.
"""


class Shares:
    def __init__(self, settings: Settings) -> None:
        self.limits = {
            "tables": Both(settings.tables_per_minute, 60),
            "copies": Both(max(1, settings.tables_per_minute * 3 // 10), 60),
            "lasting": Both(settings.lasting_per_minute, 60),
            "inputs": Both(settings.answers_per_second * 2, 2),
        }
        # Whoever comes without a cookie is somebody new each time, so that limits of persons would be none.
        self.newcomers = Rate(settings.requests_per_second, 60)

    def check(self, share: Share, person: str, address: str) -> None:
        limit = self.limits.get(share)
        if limit is not None and not limit.allows(person, address):
            raise Rejected("too-fast")

    def introduce(self, address: str) -> None:
        if not self.newcomers.allows(address):
            raise Rejected("too-fast")
