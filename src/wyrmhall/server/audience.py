"""Everyone who looks on at a table of this process, and what they are sent."""

from __future__ import annotations

import logging
from collections import defaultdict

import msgspec

from wyrmhall.server.presence import Attendance
from wyrmhall.server.show import Eyes, Showman
from wyrmhall.server.table import Table
from wyrmhall.server.viewer import Viewer
from wyrmhall.server.wire import NO_SEAT

log = logging.getLogger(__name__)


class Audience:
    def __init__(self, showman: Showman, attendance: Attendance) -> None:
        self.showman = showman
        self.attendance = attendance
        self.viewers: dict[str, set[Viewer]] = defaultdict(set)
        self._encode = msgspec.json.Encoder().encode

    def at(self, id: str) -> set[Viewer]:
        """Those who look on at one table."""
        return self.viewers.get(id) or set()

    def leaves(self, id: str, viewer: Viewer) -> None:
        viewers = self.viewers[id]
        viewers.discard(viewer)
        if not viewers:
            del self.viewers[id]

    def frames(self, table: Table) -> dict[Eyes, bytes]:
        """The news of the last entry, once for each pair of eyes."""
        eyes = {viewer.eyes for viewer in self.at(table.id) if table.noticed(viewer.eyes.seat)}
        try:
            views = self.showman.views(table, list({each.seat for each in eyes}))
            return {each: self.frame(table, each, table.number(each.seat) - 1, views.get(each.seat)) for each in eyes}
        except Exception:
            log.exception("table %s cannot be shown", table.id)  # the entry stands all the same
            return {}

    def frame(self, table: Table, eyes: Eyes, since: int, view: object = None) -> bytes:
        return self._encode(self.showman.state(table, eyes, since, view))

    def show(self, table: Table, frames: dict[Eyes, bytes]) -> None:
        """The last entry is written: each viewer that may notice it gets its frame."""
        for viewer in self.at(table.id):
            seat = viewer.eyes.seat
            if table.noticed(seat):
                viewer.offer(frames.get(viewer.eyes), table.number(seat))
            elif is_handover(table, viewer.eyes):
                viewer.offer(None, table.number(seat))

    def show_news(self, table: Table, all_of_them: bool) -> None:
        """Entries of other processes were read: those who may notice them look anew, or everybody does."""
        for viewer in self.at(table.id):
            number = table.number(viewer.eyes.seat)
            if all_of_them or viewer.seq != number or is_handover(table, viewer.eyes):
                viewer.offer(None, number)

    def show_again(self, table: Table) -> None:
        """Everyone who looks on gets the present state."""
        for viewer in self.at(table.id):
            viewer.offer(None, table.number(viewer.eyes.seat))

    def judge(self, table: Table) -> None:
        """Seats, links or settings have changed: all who look on are judged anew before anything else is shown."""
        for viewer in self.at(table.id):
            before = viewer.eyes.mine
            viewer.judge(table)
            self.attendance.moved(table.id, before, viewer.eyes.mine)

    def send_away(self, id: str, code: str) -> None:
        """There is nothing more to be seen at a table."""
        for viewer in list(self.at(id)):
            viewer.close(code)


def is_handover(table: Table, eyes: Eyes) -> bool:
    """Whether another seat of the same person was just asked, of which these eyes see nothing."""
    return eyes.seat != NO_SEAT and len(eyes.mine) > 1 and any(seat in eyes.mine for seat in table.anew)
