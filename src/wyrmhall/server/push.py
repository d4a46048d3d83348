"""Web push: word of one's turn to a browser that is closed, also on phones. The keys are made at the first start."""

from __future__ import annotations

import base64
import logging
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import delete, insert, select

from wyrmhall.core.words import Msg
from wyrmhall.server import schema as db
from wyrmhall.server import schema_web as web
from wyrmhall.server.errands import Errands
from wyrmhall.server.hall import Hall
from wyrmhall.server.heads import Heads
from wyrmhall.server.identity import hashed
from wyrmhall.server.notify import Word
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.rows import now
from wyrmhall.server.sharing import LOOPBACK
from wyrmhall.server.waiting import Waiting
from wyrmhall.server.wire_web import PushIn

log = logging.getLogger(__name__)
MOST_AT_ONCE = 4
KEY = "vapid"
BYTES = 32
SECONDS = 10.0
A_DAY = 24 * 3600
MOST_DEVICES = 20
GONE = (404, 410)
CONTACT = "mailto:nobody@example.org"
"""Makers of browsers want to know whom to complain to; an operator without an address is nobody."""


class Pushed(msgspec.Struct):
    """What travels, sealed so that only that browser reads it."""

    title: str
    body: str
    path: str
    tag: str
    waiting: int


class Device(NamedTuple):
    id: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str


class Push:
    def __init__(self, hall: Hall, heads: Heads, waiting: Waiting) -> None:
        self.hall = hall
        self.store = hall.store
        self.heads = heads
        self.waiting = waiting
        self.hosts = [host.strip().lower() for host in hall.settings.push_hosts.split(",") if host.strip()]
        self.key = ec.generate_private_key(ec.SECP256R1())  # until the one that is kept is known
        self.errands = Errands(MOST_AT_ONCE, "push")

    async def start(self) -> None:
        """Find the key that was made at the first start, or make it now."""
        async with self.store.write() as c:
            put = self.store.dialect.insert(db.house).values(name=KEY, value=_written(self.key))
            await c.execute(put.on_conflict_do_nothing())
            found = (await c.execute(select(db.house.c.value).where(db.house.c.name == KEY))).scalar_one()
        self.key = ec.derive_private_key(int.from_bytes(_bytes(found)), ec.SECP256R1())

    @property
    def public_key(self) -> str:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _text(point)

    # --- devices ------------------------------------------------------------------------------------------------

    async def subscribe(self, person: str, said: PushIn, lang: str, agent: str) -> None:
        """A device belongs to whoever used it last. One that only moved is told in the language it was told in."""
        self.check(said.endpoint)
        try:
            keys = _bytes(said.p256dh), _bytes(said.auth)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), keys[0])
        except ValueError:
            raise Rejected("bad-push") from None
        if len(keys[1]) != 16:
            raise Rejected("bad-push")
        id, before = hashed(said.endpoint), hashed(said.before)
        lang = next((device.lang for device in await self.devices(person) if device.id == before), lang)
        row = {"endpoint": said.endpoint, "p256dh": said.p256dh, "auth": said.auth, "lang": lang, "agent": agent}
        of = web.subscriptions.c
        async with self.store.write() as c:
            await c.execute(delete(web.subscriptions).where(of.id == id))
            await c.execute(delete(web.subscriptions).where(of.id == before, of.person == person))
            await c.execute(insert(web.subscriptions).values(id=id, person=person, created=now(), **row))
            mine = select(of.id).where(of.person == person).order_by(of.created.desc(), of.id).offset(MOST_DEVICES)
            old = [found.id for found in await c.execute(mine)]
            await c.execute(delete(web.subscriptions).where(of.id.in_(old)))

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        of = web.subscriptions.c
        await self.store.do(delete(web.subscriptions).where(of.person == person, of.id == hashed(endpoint)))

    async def devices(self, person: str) -> list[Device]:
        of = web.subscriptions.c
        chosen = select(of.id, of.endpoint, of.p256dh, of.auth, of.lang).where(of.person == person)
        return [Device(*row) for row in await self.store.rows(chosen)]

    def check(self, endpoint: str) -> None:
        """Only to makers of browsers that the operator knows: nobody makes this server call on others."""
        try:
            parts = urlsplit(endpoint)
            host, port = (parts.hostname or "").lower(), parts.port
        except ValueError:
            raise Rejected("bad-push") from None
        named = host if port is None else f"{host}:{port}"
        known = any(named == each or (each.startswith("*.") and named.endswith(each[1:])) for each in self.hosts)
        if not known or parts.username is not None or (parts.scheme != "https" and host not in LOOPBACK):
            raise Rejected("bad-push")

    # --- telling ------------------------------------------------------------------------------------------------

    async def tell(self, word: Word) -> None:
        devices = await self.devices(word.person)
        if not devices:
            return
        waiting = len(await self.waiting.of(word.person))
        for device in devices:
            said = self.hall.shelf.speaker(device.lang, "server").say(Msg("told-nudge" if word.nudge else "told-turn"))
            title = self.heads.name_of(word.game, device.lang)
            await self._send(device, Pushed(title, said, word.path, word.table, waiting))

    async def try_out(self, person: str) -> int:
        """Send a greeting to all devices of somebody; how many took it."""
        took = 0
        for device in await self.devices(person):
            said = self.hall.shelf.speaker(device.lang, "server").say(Msg("told-trial"))
            took += await self._send(device, Pushed("Wyrmhall", said, "settings", "trial", 0))
        return took

    async def _send(self, device: Device, what: Pushed) -> bool:
        try:
            self.check(device.endpoint)  # the operator may have thought better of it since
        except Rejected:
            return False
        status = await self.errands.run(self._post, device, msgspec.json.encode(what).decode())
        if status in GONE:
            await self.store.do(delete(web.subscriptions).where(web.subscriptions.c.id == device.id))
        self.hall.counts["pushes" if 200 <= status < 300 else "pushes_failed"] += 1
        return 200 <= status < 300

    def _post(self, device: Device, said: str) -> int:
        # Here, since it brings two libraries for HTTP along, and most starts of the server never push anything.
        import requests
        from py_vapid import Vapid02
        from pywebpush import WebPushException, webpush

        straight = requests.Session()
        straight.trust_env = False
        straight.max_redirects = 0  # an allowed host must not send us on to one that is not
        sender = f"mailto:{self.hall.settings.mail_from}" if self.hall.settings.mail_from else CONTACT
        keys = {"p256dh": device.p256dh, "auth": device.auth}
        try:
            webpush(
                {"endpoint": device.endpoint, "keys": keys},
                said,
                vapid_private_key=Vapid02(self.key),
                vapid_claims={"sub": self.hall.settings.public_url or sender},
                timeout=SECONDS,
                ttl=A_DAY,
                headers={"urgency": "normal"},
                requests_session=straight,
            )
        except WebPushException as error:
            return error.status_code or 0
        except (requests.RequestException, ValueError) as error:
            log.warning("a push failed: %s", type(error).__name__)
            return 0
        finally:
            straight.close()
        return 201


def _written(key: ec.EllipticCurvePrivateKey) -> str:
    return _text(key.private_numbers().private_value.to_bytes(BYTES))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    text = text.rstrip("=")
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
