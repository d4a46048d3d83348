"""The routes of the host's page: for operators, and only in a session where their passkey was shown lately."""

from __future__ import annotations

from wyrmhall.server import passkeys
from wyrmhall.server import wire_people as people
from wyrmhall.server import wire_web as wire
from wyrmhall.server.host import Host
from wyrmhall.server.identity import new_secret
from wyrmhall.server.limits import Rate
from wyrmhall.server.persons import Persons
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.rows import now
from wyrmhall.server.wire import Done, TableId

KIND = "host"
CHALLENGE_SECONDS = 300
OPEN_MS = 30 * 60_000
"""So long the page stays open after the passkey was shown."""
TRIES = (20, 60)
HEAVY = 3


class Hosting:
    def __init__(self, host: Host, persons: Persons) -> None:
        self.host = host
        self.persons = persons
        self.settings = host.hall.settings
        self.tries = Rate(*TRIES)

    def endpoints(self) -> list[Endpoint]:
        person = "/host/persons/{person}"
        return [
            Endpoint("GET", "/host", self.who),
            Endpoint("POST", "/host/options", self.options, share="own"),
            Endpoint("POST", "/host/enter", self.enter, cost=HEAVY, share="own"),
            Endpoint("GET", "/host/persons", self.list_persons, cost=HEAVY),
            Endpoint("POST", person + "/ban", self.ban, share="requests"),
            Endpoint("DELETE", person + "/ban", self.unban, share="requests"),
            Endpoint("PUT", person + "/name", self.rename, share="requests"),
            Endpoint("DELETE", person, self.erase, cost=15, share="requests"),
            Endpoint("GET", "/host/tables", self.list_tables, cost=HEAVY),
            Endpoint("DELETE", "/host/tables/{id}", self.delete_table_as_host, share="requests"),
            Endpoint("GET", "/host/reports", self.list_reports, cost=HEAVY),
            Endpoint("DELETE", "/host/reports/{id}/{n}", self.settle, share="requests"),
            Endpoint("PUT", "/host/notice", self.tell_everybody, share="requests"),
        ]

    # --- the door -----------------------------------------------------------------------------------------------

    async def who(self, caller: Caller) -> wire.Operator:
        """Whether the page of the host is for me, and open."""
        until = await self.host.open_until(caller.person, caller.session)
        return wire.Operator(await self.host.is_operator(caller.person), until)

    async def options(self, caller: Caller) -> people.PasskeyOptions:
        """What the browser needs to show my passkey here."""
        await self._check_operator(caller)
        place = passkeys.place_of(self.settings, caller.host)
        challenge = new_secret()
        await self.persons.issue(KIND, caller.person, challenge, CHALLENGE_SECONDS)
        return people.PasskeyOptions(passkeys.to_show(place, challenge, verified=True))

    async def enter(self, caller: Caller, data: people.CredentialIn) -> wire.Operator:
        """Open the page for half an hour, in this session."""
        await self._check_operator(caller)
        place = passkeys.place_of(self.settings, caller.host)
        challenge = passkeys.challenge_in(data.credential)
        known = await self.persons.passkey(passkeys.id_in(data.credential))
        is_mine = known is not None and known.person == caller.person
        if await self.persons.redeem(KIND, challenge) != caller.person or known is None or not is_mine:
            raise Rejected("bad-passkey")
        count = passkeys.count_shown(place, known, data.credential, challenge, verified=True)
        await self.persons.used_passkey(known.id, count)
        await self.host.open(caller.person, caller.session, now() + OPEN_MS)
        return await self.who(caller)

    # --- the page -----------------------------------------------------------------------------------------------

    async def list_persons(self, caller: Caller, find: wire.Find = "") -> wire.HostPersons:
        """Persons by name, mark or id."""
        await self._check_open(caller)
        return wire.HostPersons(await self.host.persons(find))

    async def ban(self, caller: Caller, person: wire.PersonId, data: wire.BanIn) -> Done:
        """Somebody may do nothing here any more, for days or for good."""
        await self._check_open(caller)
        if person == caller.person:
            raise Rejected("your-own")
        await self.host.ban(person, data.days, data.why)
        return Done()

    async def unban(self, caller: Caller, person: wire.PersonId) -> Done:
        """Let somebody in again."""
        await self._check_open(caller)
        await self.host.unban(person)
        return Done()

    async def rename(self, caller: Caller, person: wire.PersonId, data: wire.RenameIn) -> Done:
        """Give somebody another name."""
        await self._check_open(caller)
        await self.host.rename(person, data.name)
        return Done()

    async def erase(self, caller: Caller, person: wire.PersonId) -> Done:
        """Delete all that is stored of somebody, as they could themselves."""
        await self._check_open(caller)
        await self.host.erase(person)
        return Done()

    async def list_tables(self, caller: Caller, find: wire.Find = "") -> wire.HostTables:
        """Tables by id, game or name."""
        await self._check_open(caller)
        return wire.HostTables(await self.host.tables(find))

    async def delete_table_as_host(self, caller: Caller, id: TableId) -> Done:
        """Delete a table that is not over."""
        await self._check_open(caller)
        await self.host.delete_table(id)
        return Done()

    async def list_reports(self, caller: Caller) -> wire.HostReports:
        """What people have reported."""
        await self._check_open(caller)
        return wire.HostReports(await self.host.reports())

    async def settle(self, caller: Caller, id: TableId, n: wire.LineOrSeat) -> Done:
        """A report needs no more thought."""
        await self._check_open(caller)
        await self.host.settle(id, n)
        return Done()

    async def tell_everybody(self, caller: Caller, data: wire.NoticeIn) -> Done:
        """Words that everybody reads, for some hours; empty ones take the last back."""
        await self._check_open(caller)
        await self.host.tell_everybody(data.said, data.hours)
        return Done()

    async def _check_operator(self, caller: Caller) -> None:
        if not self.tries.allows(caller.address):
            raise Rejected("too-fast")
        if not caller.session or not await self.host.is_operator(caller.person):
            raise Rejected("not-host")

    async def _check_open(self, caller: Caller) -> None:
        if not caller.session or not await self.host.is_operator(caller.person):
            raise Rejected("not-host")
        if not await self.host.open_until(caller.person, caller.session):
            raise Rejected("passkey-first")
