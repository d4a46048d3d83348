"""A club goes on: its next night, the standings of all nights, and the clubs to which I belong. The routes of these."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmhall.server import pairing
from wyrmhall.server import wire_finding as wire
from wyrmhall.server.clubs import Clubs, terms_of
from wyrmhall.server.clubstore import Night
from wyrmhall.server.identity import new_id
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.rows import now
from wyrmhall.server.wire import TableId

MOST_CLUBS = 20
"""Of one person, as a list shows them."""
MOST_NIGHTS = 500


class ClubNights:
    def __init__(self, clubs: Clubs) -> None:
        self.clubs = clubs
        self.kept = clubs.kept

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/me/clubs", self.mine, cost=3),
            Endpoint("GET", "/clubs/{id}/nights", self.nights, cost=15),
            Endpoint("POST", "/clubs/{id}/nights", self.go_on, cost=3, share="lasting"),
        ]

    async def go_on(self, caller: Caller, id: TableId, data: wire.NightIn) -> wire.ShownClub:
        """The club's next night, by whoever leads it; or other plans for the one that has not begun."""
        night = await self.kept.night(id)
        club = night.club
        if club.owner != caller.person:
            raise Rejected("not-your-club")
        terms = terms_of(self.clubs.hall, data)
        if not club.round:
            done = await self.kept.change(club.id, terms)
        elif not night.ready:
            raise Rejected("club-not-ready")
        elif club.night >= MOST_NIGHTS:
            raise Rejected("club-old", n=MOST_NIGHTS)
        else:
            row = {"series": id, "night": club.night + 1, "owner": club.owner, "name": club.name, "round": 0}
            done = await self.kept.open({"id": new_id(), **row, "created": now(), **terms})
        if not done:
            raise Rejected("club-not-ready")
        return await self.clubs.club(caller, id)

    async def nights(self, caller: Caller, id: TableId) -> wire.ClubNights:
        """All nights of a club, the last one first, and who stands where over all of them."""
        nights = await self.kept.nights(id)
        regulars = await self.kept.regulars(id)
        total = pairing.totals(regulars, [(night.played, self._first(night)) for night in nights if night.club.round])
        known = await self.clubs.persons.all_of(
            [*{each.person for each in total} | {p for n in nights for p in n.members}]
        )
        named = self.clubs.names(known, caller.lang)
        standings = []
        for each in total:
            who = known.get(each.person)
            place = 1 + sum((o.points, o.won) > (each.points, each.won) for o in total)
            name, mark = (who.name, who.mark) if who is not None else ("", "")
            said = (name, mark, each.points, each.nights, each.won, each.played, each.person == caller.person)
            standings.append(wire.Regular(place, *said))
        shown = [
            wire.ClubNight(
                night.club.night,
                night.club.game,
                night.club.starts or night.club.created,
                len(night.members),
                night.over,
                [named(person) for person in self._first(night)],
            )
            for night in reversed(nights)
        ]
        return wire.ClubNights(shown, standings)

    async def mine(self, caller: Caller) -> wire.MyClubs:
        """The clubs to which I belong, each with its last night."""
        nights = await self.kept.made(await self.kept.clubs_of(caller.person, MOST_CLUBS))
        return wire.MyClubs([self._mine(night, caller.person) for night in nights])

    def _mine(self, night: Night, person: str) -> wire.MyClub:
        club = night.club
        here = [row for row, made in night.boards if row.round == club.round and made.points is None]
        table = next((row.table_id for row in here if person in (row.person, row.member)), "")
        said = (club.night, club.starts or 0, club.round, night.over, person in night.members, table)
        return wire.MyClub(club.series, club.name, club.game, *said)

    def _first(self, night: Night) -> Sequence[str]:
        """Who came out on top, where it is over and anybody played."""
        found = pairing.standings(night.members, night.played)
        if not night.over or not found:
            return []
        best = (found[0].points, found[0].strength)
        return [each.person for each in found if (each.points, each.strength) == best]
