"""Word of one's turn by e-mail, where the operator has a mail server: to addresses that were confirmed by a link."""

from __future__ import annotations

import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from sqlalchemy import delete, or_, select, update

from wyrmhall.core.words import Msg
from wyrmhall.server import schema as db
from wyrmhall.server import schema_web as web
from wyrmhall.server.errands import Errands
from wyrmhall.server.hall import Hall
from wyrmhall.server.heads import Heads
from wyrmhall.server.identity import Signer, hashed, new_secret
from wyrmhall.server.limits import Rate
from wyrmhall.server.notify import Word
from wyrmhall.server.persons import Persons
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller
from wyrmhall.server.rows import now
from wyrmhall.server.settings import BadSetting

log = logging.getLogger(__name__)
KIND = "mail"
CONFIRM_SECONDS = 24 * 3600
A_DAY_MS = 24 * 3_600_000
SECONDS = 20.0
ASKED_BY_PERSON, ASKED_BY_ADDRESS, ASKED_FOR = (5, 3600), (10, 3600), (3, 24 * 3600)
"""Letters that ask for a confirmation: of a person, of a caller's address, and to one mailbox."""
TOLD = (30, 24 * 3600)
LOGIN_PORT, SEALED_PORT = 587, 465


class Kept(NamedTuple):
    address: str
    lang: str
    confirmed: int | None


class Mail:
    def __init__(self, hall: Hall, heads: Heads, persons: Persons) -> None:
        self.hall = hall
        self.store = hall.store
        self.heads = heads
        self.persons = persons
        self.signer = Signer("")  # whoever starts us gives the house's own
        self.by_person, self.by_address = Rate(*ASKED_BY_PERSON), Rate(*ASKED_BY_ADDRESS)
        self.by_mailbox, self.told = Rate(*ASKED_FOR), Rate(*TOLD)
        self.errands = Errands(1, "mail")  # one letter after the other
        settings = hall.settings
        if settings.smtp and urlsplit(settings.smtp).scheme not in ("smtp", "smtps"):
            raise BadSetting("WYRMHALL_SMTP is smtp://USER:PASSWORD@HOST:PORT or smtps://..., not something else")

    @property
    def is_there(self) -> bool:
        """Links in letters need an address of the hall that works everywhere."""
        settings = self.hall.settings
        return bool(settings.smtp and settings.mail_from and settings.public_url)

    async def kept(self, person: str) -> Kept | None:
        of = web.mails.c
        rows = await self.store.rows(select(of.address, of.lang, of.confirmed).where(of.person == person))
        return Kept(*rows[0]) if rows else None

    async def set(self, caller: Caller, address: str) -> None:
        """Note an address and send it the link that confirms it; an empty one is forgotten."""
        if not address:
            async with self.store.write() as c:
                await c.execute(delete(web.mails).where(web.mails.c.person == caller.person))
                await self.persons.revoke(c, KIND, caller.person)
            return
        if not self.is_there:
            raise Rejected("no-mail")
        allowed = (
            self.by_person.allows(caller.person),
            self.by_address.allows(caller.address),
            self.by_mailbox.allows(address.lower()),
        )
        if not all(allowed):
            raise Rejected("too-fast")
        stop = self._stop(caller.person, address)
        row = {"address": address, "lang": caller.lang, "stop": hashed(stop), "asked": now(), "confirmed": None}
        upsert = self.store.dialect.insert(web.mails).values(person=caller.person, **row)
        secret = new_secret()
        async with self.store.write() as c:  # all at once: a link confirms the address that it was sent to and no other
            await c.execute(upsert.on_conflict_do_update(index_elements=["person"], set_=row))
            await self.persons.revoke(c, KIND, caller.person)
            await self.persons.issue_in(c, KIND, caller.person, secret, CONFIRM_SECONDS)
        said = self._letter(caller.lang, address, "mail-confirm", stop, link=self._link(f"mail#{secret}"))
        if not await self._send(said):
            raise Rejected("mail-failed")

    async def confirm(self, secret: str) -> None:
        person = await self.persons.redeem(KIND, secret)
        if person is None or not await self.store.do(
            update(web.mails).where(web.mails.c.person == person).values(confirmed=now())
        ):
            raise Rejected("bad-link")

    async def stop(self, secret: str) -> None:
        """By the link in every letter, without signing in; again is as good as once."""
        await self.store.do(delete(web.mails).where(web.mails.c.stop == hashed(secret)))

    async def tell(self, word: Word) -> None:
        """Once for each time that somebody has been here: whoever stays away is not told again of the same game.

        A nudge is one more letter, if the last is a day old."""
        kept = await self.kept(word.person) if self.is_there else None
        if kept is None or kept.confirmed is None:
            return
        if not await self._is_first(word) or not self.told.allows(word.person):
            return
        game, stop = self.heads.name_of(word.game, kept.lang), self._stop(word.person, kept.address)
        await self._send(
            self._letter(kept.lang, kept.address, "mail-turn", stop, game=game, link=self._link(word.path))
        )

    async def _is_first(self, word: Word) -> bool:
        """Whether no process has told them since they were here; notes that they are told now."""
        of = db.seats.c
        new = or_(of.told.is_(None), of.told < of.seen, *([of.told < now() - A_DAY_MS] if word.nudge else []))
        this = (of.table_id == word.table, of.seat == word.seat, of.owner == word.person)
        return await self.store.do(update(db.seats).where(*this, new).values(told=now())) == 1

    # --- letters ------------------------------------------------------------------------------------------------

    def _link(self, path: str) -> str:
        return f"{self.hall.settings.public_url.rstrip('/')}/{path}"

    def _stop(self, person: str, address: str) -> str:
        return self.signer.derived(f"mail stop {person} {address}")

    def _letter(self, lang: str, address: str, id: str, stop: str, **args: object) -> EmailMessage:
        words = self.hall.shelf.speaker(lang, "server")
        end = self._link(f"mail#stop/{stop}")
        letter = EmailMessage()
        letter["From"] = self.hall.settings.mail_from
        letter["To"] = address
        letter["Subject"] = words.say(Msg(id, **args), "subject")
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self.hall.settings.mail_from.rpartition("@")[2] or None)
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{end}>"
        letter.set_content(f"{words.say(Msg(id, **args))}\n\n-- \n{words.say(Msg('mail-stop', link=end))}\n")
        return letter

    async def _send(self, letter: EmailMessage) -> bool:
        try:
            await self.errands.run(self._hand_over, letter)
        except (smtplib.SMTPException, OSError, ValueError) as error:
            log.warning("a letter was not sent: %s", type(error).__name__)
            self.hall.counts["letters_failed"] += 1
            return False
        self.hall.counts["letters"] += 1
        return True

    def _hand_over(self, letter: EmailMessage) -> None:
        said = urlsplit(self.hall.settings.smtp)
        host, sealed = said.hostname or "", said.scheme == "smtps"
        port = said.port or (SEALED_PORT if sealed else LOGIN_PORT)
        safe = ssl.create_default_context()
        server = (
            smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=safe)
            if sealed
            else smtplib.SMTP(host, port, timeout=SECONDS)
        )
        with server:
            server.ehlo()
            if not sealed and server.has_extn("starttls"):
                server.starttls(context=safe)
            if said.username:
                server.login(unquote(said.username), unquote(said.password or ""))
            server.send_message(letter)
