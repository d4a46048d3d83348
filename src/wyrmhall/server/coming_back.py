"""The routes of coming back: how I want to be told of my turn, and which game waits for me."""

from __future__ import annotations

from wyrmhall.server import wire_web as wire
from wyrmhall.server.bans import Bans
from wyrmhall.server.hall import Hall
from wyrmhall.server.keeping import agent_of
from wyrmhall.server.limits import Both, Rate
from wyrmhall.server.mail import Mail
from wyrmhall.server.notify import Notifier
from wyrmhall.server.push import Push
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.waiting import Waiting
from wyrmhall.server.wire import Done

TRIALS = (5, 60)
GUESSES = (20, 600)
HEAVY = 3


class WaysBack:
    def __init__(self, hall: Hall, notifier: Notifier, push: Push, mail: Mail, waiting: Waiting, bans: Bans) -> None:
        self.hall = hall
        self.notifier = notifier
        self.push = push
        self.mail = mail
        self.waiting = waiting
        self.bans = bans
        self.trials, self.guesses = Both(*TRIALS), Rate(*GUESSES)

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/me/next", self.next, cost=HEAVY),
            Endpoint("GET", "/me/ways", self.ways, cost=HEAVY),
            Endpoint("POST", "/me/push", self.subscribe, share="lasting"),
            Endpoint("POST", "/me/push/stop", self.unsubscribe, share="requests"),
            Endpoint("POST", "/me/push/trial", self.trial, cost=HEAVY, share="own"),
            Endpoint("PUT", "/me/webhook", self.set_webhook, share="lasting"),
            Endpoint("PUT", "/me/mail", self.set_mail, cost=HEAVY, share="own"),
            Endpoint("POST", "/mail/confirm", self.confirm_mail, share="own"),
            Endpoint("POST", "/mail/stop", self.stop_mail, share="own"),
        ]

    async def next(self, caller: Caller) -> wire.Next:
        """The games that wait for me, and what the host tells everybody."""
        notice = self.bans.notice
        return wire.Next([] if caller.is_new else await self.waiting.of(caller.person), notice.said, notice.n)

    async def ways(self, caller: Caller) -> wire.Ways:
        """How I am told of my turn while I am away."""
        person = await self.hall.store.person(caller.person)
        mail = await self.mail.kept(caller.person)
        return wire.Ways(
            self.push.public_key if self.push.hosts else "",
            len(await self.push.devices(caller.person)),
            bool(self.notifier.hosts),
            "" if person is None else person.webhook,
            self.mail.is_there,
            "" if mail is None else mail.address,
            mail is not None and mail.confirmed is not None,
        )

    async def subscribe(self, caller: Caller, data: wire.PushIn) -> wire.Ways:
        """Tell me at this device, in the language that I use here."""
        self._check_known(caller)
        await self.push.subscribe(caller.person, data, caller.lang, agent_of(caller.agent))
        return await self.ways(caller)

    async def unsubscribe(self, caller: Caller, data: wire.PushStopIn) -> wire.Ways:
        """Tell me at this device no longer."""
        await self.push.unsubscribe(caller.person, data.endpoint)
        return await self.ways(caller)

    async def trial(self, caller: Caller) -> Done:
        """A greeting to my devices, to see that it comes."""
        if not self.trials.allows(caller.person, caller.address):
            raise Rejected("too-fast")
        if not await self.push.try_out(caller.person):
            raise Rejected("push-failed")
        return Done()

    async def set_webhook(self, caller: Caller, data: wire.WebhookIn) -> wire.Ways:
        """An address that is called when it is my turn; an empty one: none."""
        self._check_known(caller)
        if data.webhook:
            self.notifier.check(data.webhook)
        await self.hall.store.hook_person(caller.person, data.webhook)
        return await self.ways(caller)

    async def set_mail(self, caller: Caller, data: wire.MailIn) -> wire.Ways:
        """Where letters go; nothing goes there before the link in the first one was followed."""
        self._check_known(caller)
        await self.mail.set(caller, data.address)
        return await self.ways(caller)

    async def confirm_mail(self, caller: Caller, data: wire.MailSecretIn) -> Done:
        """The link in the letter was followed, at whichever device."""
        self._check_guess(caller)
        await self.mail.confirm(data.secret)
        return Done()

    async def stop_mail(self, caller: Caller, data: wire.MailSecretIn) -> Done:
        """No more letters, by the link in any of them."""
        self._check_guess(caller)
        await self.mail.stop(data.secret)
        return Done()

    def _check_guess(self, caller: Caller) -> None:
        if not self.guesses.allows(caller.address):
            raise Rejected("too-fast")

    def _check_known(self, caller: Caller) -> None:
        if caller.is_new:  # a name that the next call would not have
            raise Rejected("who-are-you")
