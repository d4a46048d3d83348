"""Sockets of viewers: who may open one, how many, and what becomes of them when somebody is signed out."""

from __future__ import annotations

import contextlib
from collections import defaultdict
from collections.abc import Awaitable, Callable

from starlette.websockets import WebSocket, WebSocketDisconnect

from wyrmhall.server.conversation import POLICY, TRY_AGAIN, Conversation
from wyrmhall.server.desk import Desk, address_of
from wyrmhall.server.hall import Hall
from wyrmhall.server.limits import Places, Rate
from wyrmhall.server.lobby import Lobby
from wyrmhall.server.lookout import Lookout
from wyrmhall.server.origin import is_own_origin
from wyrmhall.server.routes import Caller
from wyrmhall.server.sessions import PERSONS
from wyrmhall.server.talk import Talks

OPENING = 2
"""Inputs of an address that opening a socket counts for."""


class Sockets:
    def __init__(self, hall: Hall, lobby: Lobby, desk: Desk, talks: Talks, lookout: Lookout) -> None:
        self.lookout = lookout
        self.hall = hall
        self.lobby = lobby
        self.talks = talks
        self.desk = desk
        settings = hall.settings
        self.inputs = Rate(settings.answers_per_second * 2, 2)
        self.by_address = Rate(settings.requests_per_second * 2, 2)
        self.persons = Places(settings.sockets_each)
        self.addresses = Places(settings.sockets_per_address)
        self.all = Places(settings.most_sockets)
        self.held: dict[str, set[Conversation]] = defaultdict(set)  # by person
        hall.listen(PERSONS, self._look_again)

    def _look_again(self, person: str) -> None:
        """Sessions of somebody have ended: their sockets come back, as whoever their cookie then names."""
        known = [self.held.get(person, set())] if person else list(self.held.values())
        for conversation in [each for some in known for each in some if person or each.caller.session]:
            self.hall.spawn(self._judge(conversation))

    async def _judge(self, conversation: Conversation) -> None:
        if conversation.viewer is not None and not await self.desk.still_holds(conversation.caller):
            conversation.viewer.close("signed-out")

    async def serve(self, socket: WebSocket) -> None:
        await self.admit(socket, self._hold)

    async def admit(self, socket: WebSocket, hold: Callable[[WebSocket, Caller], Awaitable[None]]) -> None:
        """Let somebody in from a page of ours, if there is room, until it is over."""
        if not is_own_origin(socket.headers, self.hall.settings.origins):
            await socket.close(POLICY, "this page may not use the server")
            return
        address, taken = address_of(socket), []

        def has_room(places: Places, key: str) -> bool:
            if places.take(key):
                taken.append((places, key))
                return True
            return False

        try:
            # Who it is, is looked up last: whoever may not come in anyway costs no more than this.
            has_place = has_room(self.all, "") and has_room(self.addresses, address)
            if not has_place or not self.by_address.allows(address, OPENING):
                await socket.close(TRY_AGAIN, "too many sockets")
                return
            caller = await self.desk.caller_of(socket)
            if not has_room(self.persons, caller.person):
                await socket.close(TRY_AGAIN, "too many sockets")
                return
            await socket.accept()
            with contextlib.suppress(WebSocketDisconnect):
                await hold(socket, caller)
        finally:
            for places, key in taken:
                places.free(key)

    async def _hold(self, socket: WebSocket, caller: Caller) -> None:
        conversation = Conversation(self, socket, caller, socket.path_params["id"])
        self.held[caller.person].add(conversation)
        try:
            await conversation.hold()
        finally:
            self.held[caller.person].discard(conversation)
            if not self.held[caller.person]:
                del self.held[caller.person]
