"""Staying somebody: passkeys, recovery codes, links to another device, and sessions. The routes of all of these."""

from __future__ import annotations

from wyrmhall.server import passkeys, recovery
from wyrmhall.server import wire_people as wire
from wyrmhall.server.adoption import adopt
from wyrmhall.server.desk import Desk
from wyrmhall.server.hall import Hall
from wyrmhall.server.identity import Bearer, new_id, new_secret
from wyrmhall.server.limits import Rate
from wyrmhall.server.lobby import clean
from wyrmhall.server.persons import Kept, Persons
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.responses import Answer, respond
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.rows import now
from wyrmhall.server.sessions import PERSONS
from wyrmhall.server.wire import Done

MAKING, SHOWING, DEVICE = "make", "show", "device"
CHALLENGE_SECONDS, DEVICE_SECONDS = 300, 300
GUESSES_PER_ADDRESS, GUESSES_PER_CODE = (10, 600), (5, 3600)
"""Wrong codes and links: so many in so many seconds. Who comes with the right one spends one as well."""
TRIES_PER_ADDRESS = (60, 60)
MOST_PASSKEYS, MOST_SESSIONS = 20, 50
BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
"""Secrets come after this sign, which browsers tell no server."""


class Keeping:
    def __init__(self, hall: Hall, persons: Persons, desk: Desk) -> None:
        self.hall = hall
        self.persons = persons
        self.desk = desk
        self.by_address = Rate(*GUESSES_PER_ADDRESS)
        self.by_code = Rate(*GUESSES_PER_CODE)
        self.tries = Rate(*TRIES_PER_ADDRESS)

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/me/keys", self.keys, cost=3),
            Endpoint("POST", "/me/keep", self.keep, cost=3, share="lasting"),
            Endpoint("POST", "/me/passkey-options", self.passkey_options, share="own"),
            Endpoint("POST", "/me/passkeys", self.add_passkey, 201, cost=3, share="lasting"),
            Endpoint("DELETE", "/me/passkeys/{passkey}", self.drop_passkey, share="requests"),
            Endpoint("POST", "/me/recovery", self.new_recovery, cost=3, share="lasting"),
            Endpoint("POST", "/me/device", self.device_link, 201, share="lasting"),
            Endpoint("DELETE", "/me/sessions", self.end_other_sessions, share="requests"),
            Endpoint("DELETE", "/me/sessions/{session}", self.end_session, share="requests"),
            Endpoint("POST", "/signin/options", self.signin_options, share="own"),
            Endpoint("POST", "/signin/passkey", self.signin_with_passkey, cost=3, share="own"),
            Endpoint("POST", "/signin/recovery", self.signin_with_recovery, cost=3, share="own"),
            Endpoint("POST", "/signin/device", self.signin_with_link, share="own"),
            Endpoint("POST", "/signout", self.sign_out, share="requests"),
        ]

    # --- me ---------------------------------------------------------------------------------------------------------

    async def keys(self, caller: Caller) -> wire.Keys:
        """How I can come back, and where I am signed in."""
        me = await self.persons.of(caller.person)
        known = await self.persons.passkeys(me.id)
        sessions = await self.persons.sessions(me.id)
        return wire.Keys(
            bool(me.mark),
            [wire.ShownPasskey(key.id, key.agent, key.created, key.used) for key in known],
            await self.persons.has_recovery(me.id),
            [wire.ShownSession(s.id, s.agent, s.created, s.seen, s.id == caller.session) for s in sessions],
            self._passkeys_here(caller),
        )

    async def keep(self, caller: Caller, data: wire.KeepIn) -> Answer[wire.Kept]:
        """Stay somebody by a recovery code alone, where passkeys cannot be had."""
        if (await self.persons.of(caller.person)).mark:
            raise Rejected("kept-already")
        return await self._kept(caller, await self._keep(caller, data.name))

    async def passkey_options(self, caller: Caller) -> wire.PasskeyOptions:
        """What the browser needs to make a passkey for me."""
        place = passkeys.place_of(self.hall.settings, caller.host)
        known = await self.persons.passkeys(caller.person)
        if len(known) >= MOST_PASSKEYS:
            raise Rejected("too-many-passkeys", n=MOST_PASSKEYS)
        challenge = await self._challenge(MAKING, caller)
        me = await self.persons.of(caller.person)
        return wire.PasskeyOptions(passkeys.to_make(place, me, known, challenge))

    async def add_passkey(self, caller: Caller, data: wire.CredentialIn) -> Answer[wire.Kept]:
        """Keep the passkey that my browser has made, and me with it if I was a guest."""
        place = passkeys.place_of(self.hall.settings, caller.host)
        challenge = passkeys.challenge_in(data.credential)
        if await self.persons.redeem(MAKING, challenge) != caller.person:
            raise Rejected("bad-passkey")
        made = passkeys.made(place, caller.person, data.credential, challenge, agent_of(caller.agent))
        me = await self.persons.of(caller.person)
        was_kept = bool(me.mark)
        if not was_kept:
            me = await self._keep(caller, data.name)
        if not await self.persons.add_passkey(made):
            raise Rejected("bad-passkey")
        return respond(wire.Kept(me.name, me.mark), 201) if was_kept else await self._kept(caller, me, 201)

    async def drop_passkey(self, caller: Caller, passkey: wire.PasskeyId) -> Done:
        """Forget one of my passkeys; not the last way by which I could come back."""
        known = await self.persons.passkeys(caller.person)
        if passkey not in [key.id for key in known]:
            raise Rejected("no-passkey")
        if len(known) == 1 and not await self.persons.has_recovery(caller.person):
            raise Rejected("last-key")
        await self.persons.drop_passkey(caller.person, passkey)
        return Done()

    async def new_recovery(self, caller: Caller) -> wire.Kept:
        """A new recovery code; the one before no longer works."""
        me = await self._me(caller)
        return wire.Kept(me.name, me.mark, await self._new_code(me.id))

    async def device_link(self, caller: Caller) -> wire.DeviceLink:
        """The secret of a link by which another device becomes mine."""
        me = await self._me(caller)
        secret = new_secret()
        await self.persons.issue(DEVICE, me.id, secret, DEVICE_SECONDS)
        return wire.DeviceLink(secret, now() + DEVICE_SECONDS * 1000)

    async def end_session(self, caller: Caller, session: wire.SessionId) -> Done:
        """Sign one of my devices out."""
        if not await self.persons.end_session(caller.person, session):
            raise Rejected("no-session")
        self.hall.tell(PERSONS, caller.person)
        return Done()

    async def end_other_sessions(self, caller: Caller) -> Done:
        """Sign all my other devices out."""
        await self.persons.end_other_sessions(caller.person, caller.session)
        self.hall.tell(PERSONS, caller.person)
        return Done()

    # --- coming back ------------------------------------------------------------------------------------------------

    async def signin_options(self, caller: Caller) -> wire.PasskeyOptions:
        """What the browser needs to show a passkey that it has for this house."""
        place = passkeys.place_of(self.hall.settings, caller.host)
        return wire.PasskeyOptions(passkeys.to_show(place, await self._challenge(SHOWING, caller)))

    async def signin_with_passkey(self, caller: Caller, data: wire.CredentialIn) -> Answer[wire.Kept]:
        """Be who the passkey belongs to; what I did as a guest comes along."""
        place = passkeys.place_of(self.hall.settings, caller.host)
        self._count_try(caller)
        challenge = passkeys.challenge_in(data.credential)
        known = await self.persons.passkey(passkeys.id_in(data.credential))
        if await self.persons.redeem(SHOWING, challenge) is None or known is None:
            raise Rejected("bad-passkey")
        count = passkeys.count_shown(place, known, data.credential, challenge)
        await self.persons.used_passkey(known.id, count)
        return await self._signed_in(caller, known.person)

    async def signin_with_recovery(self, caller: Caller, data: wire.RecoveryIn) -> Answer[wire.Kept]:
        """Be whose recovery code this is. It is spent by that, and a new one comes back."""
        parts = recovery.parts_of(data.code)
        if not self.by_address.allows(caller.address) or (parts is not None and not self.by_code.allows(parts[0])):
            raise Rejected("too-fast")
        known = None if parts is None else await self.persons.recovery(parts[0])
        if parts is None or known is None:
            raise Rejected("bad-code")
        person, kept = known
        if not await recovery.fits(parts[1], kept) or not await self.persons.use_recovery(person, kept):
            raise Rejected("bad-code")
        return await self._signed_in(caller, person, await self._new_code(person))

    async def signin_with_link(self, caller: Caller, data: wire.DeviceIn) -> Answer[wire.Kept]:
        """Be who made this link on another device, a moment ago."""
        if not self.by_address.allows(caller.address):
            raise Rejected("too-fast")
        person = await self.persons.redeem(DEVICE, data.secret)
        if person is None:
            raise Rejected("bad-link")
        return await self._signed_in(caller, person)

    async def sign_out(self, caller: Caller) -> Answer[Done]:
        """Be a new guest at this device."""
        if not caller.session:
            raise Rejected("not-kept")
        await self.persons.end_session(caller.person, caller.session)
        self.hall.tell(PERSONS, caller.person)
        return self.desk.sign(respond(Done()), Bearer(new_id()))

    # --- helpers ----------------------------------------------------------------------------------------------------

    def _passkeys_here(self, caller: Caller) -> bool:
        try:
            passkeys.place_of(self.hall.settings, caller.host)
        except Rejected:
            return False
        return True

    async def _challenge(self, kind: str, caller: Caller) -> str:
        self._count_try(caller)
        challenge = new_secret()
        await self.persons.issue(kind, caller.person, challenge, CHALLENGE_SECONDS)
        return challenge

    def _count_try(self, caller: Caller) -> None:
        if not self.tries.allows(caller.address):
            raise Rejected("too-fast")

    async def _me(self, caller: Caller) -> Kept:
        me = await self.persons.of(caller.person)
        if not me.mark:
            raise Rejected("not-kept")
        return me

    async def _keep(self, caller: Caller, name: str) -> Kept:
        """Make somebody of a guest, under the name they have if they say no other."""
        name = clean(name) or (await self.persons.of(caller.person)).name
        if not name:
            raise Rejected("name-first")
        me = await self.persons.keep(caller.person, name)
        for id in await self.persons.store.rename(me.id, me.shown):
            await self.hall.seats_changed(id)
        self.hall.tell(PERSONS, me.id)
        return me

    async def _new_code(self, person: str) -> str:
        code = recovery.new_code()
        parts = recovery.parts_of(code)
        assert parts is not None
        await self.persons.set_recovery(person, parts[0], await recovery.slow_hash(parts[1]))
        return code

    async def _kept(self, caller: Caller, me: Kept, status: int = 200) -> Answer[wire.Kept]:
        """To somebody who was a guest a moment ago: a recovery code, and a cookie with a session."""
        said = wire.Kept(me.name, me.mark, await self._new_code(me.id))
        return await self._with_session(caller, me.id, said, status)

    async def _signed_in(self, caller: Caller, person: str, code: str = "") -> Answer[wire.Kept]:
        me = await self.persons.of(person)
        if not caller.is_new and caller.person != person:
            for id in await adopt(self.persons.store, caller.person, person):
                await self.hall.seats_changed(id)
        if caller.session and caller.person == person:
            await self.persons.end_session(person, caller.session)  # this device gets a new one
        return await self._with_session(caller, person, wire.Kept(me.name, me.mark, code), 200)

    async def _with_session(self, caller: Caller, person: str, said: wire.Kept, status: int) -> Answer[wire.Kept]:
        for old in (await self.persons.sessions(person))[MOST_SESSIONS - 1 :]:  # those that were used last stay
            await self.persons.end_session(person, old.id)
        bearer = await self.persons.open_session(person, agent_of(caller.agent))
        self.hall.tell(PERSONS, person)
        return self.desk.sign(respond(said, status), bearer)


def agent_of(said: str) -> str:
    """The browser and its system in two words, to know one's devices by."""
    browser = next((name for sign, name in BROWSERS if sign in said), "")
    system = next((name for sign, name in SYSTEMS if sign in said), "")
    return ", ".join(part for part in (browser, system) if part)
