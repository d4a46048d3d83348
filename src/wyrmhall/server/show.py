"""What one viewer is shown of a table, in the viewer's language: what that seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

import msgspec

from wyrmhall.core.engine import Game
from wyrmhall.core.events import Event
from wyrmhall.core.rules import Rules
from wyrmhall.core.shown import ShownDecision, shown
from wyrmhall.core.text import Speaker, named
from wyrmhall.core.told import told
from wyrmhall.core.words import Msg
from wyrmhall.server.days import end_of
from wyrmhall.server.lines import LogLine
from wyrmhall.server.presence import Presence
from wyrmhall.server.rows import SeatRow, TableRow, now
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.table import Table, TableSettings
from wyrmhall.server.wire import NO_SEAT
from wyrmhall.server.wire_play import ScoreLine, ShownEvent, ShownScore, State
from wyrmhall.server.wire_tables import ShownSeat, ShownTable

MOST_EVENTS = 300
"""Lines that a viewer gets at once who has none; the log route has all."""


class Eyes(NamedTuple):
    """With whose eyes a table is looked at. Viewers with the same eyes are sent the same bytes."""

    seat: int  # NO_SEAT: a spectator's
    lang: str
    mine: tuple[int, ...] = ()
    owner: bool = False


class Showman:
    """Turns tables into wire messages."""

    def __init__(self, shelf: Shelf, presence: Presence) -> None:
        self.shelf = shelf
        self.presence = presence

    def views(self, table: Table, seats: list[int]) -> dict[int, object]:
        """What seats see that look at the same moment of a game, where that can be made together."""
        if table.rules.views is None or len(seats) < 2 or not table.started:
            return {}
        game = table.record.game
        is_one = table.sights is None or all(table.game_of(seat) is game for seat in seats)
        return self.shelf.views(table.rules, game, seats) if is_one else {}

    def state(self, table: Table, eyes: Eyes, since: int = -1, view: object = None) -> State:
        """The present state; events and the step they follow are those after entry `since`."""
        head = self._kept_head(table, eyes)
        if not table.started:
            return State(table.seq, 0, 0, eyes.seat, head)
        speaker = self.shelf.speaker(eyes.lang, table.row.game)
        seat = eyes.seat
        game = table.game_of(seat)
        number = table.number(seat)
        lines, known = table.news(seat, since if 0 <= since <= number else -1)
        over = table.over
        return State(
            number,
            table.step_of(seat),
            known,
            seat,
            head,
            self.shelf.view(table.rules, game, seat, speaker) if view is None else view,
            self._kept_events(table, lines[-MOST_EVENTS:], seat, speaker) if lines else [],
            self._decisions(table, game, eyes, speaker),
            table.clock.shown(now(), sorted(table.asks_pause)) if table.clock.is_on and not over else None,
            not over and seat != NO_SEAT and table.can_undo(seat),
            table.undo_asked_of(seat),
            self.scores(table.rules, game, speaker, table.names(speaker), table.late) if over else [],
            len(lines) > MOST_EVENTS,
            table.decisions[seat][0] if seat in table.decisions else -1,
        )

    def _decisions(self, table: Table, game: Game, eyes: Eyes, speaker: Speaker) -> list[ShownDecision]:
        """What is asked, as far as these eyes have come to see it; what the seat itself has answered since is not."""
        names = table.names(speaker)
        seen = [] if table.over else shown(game, eyes.seat, speaker, False, table.rules.subject, names)
        if table.sights is None or eyes.seat == NO_SEAT:
            return seen
        seen = [d for d in seen if d.seat != eyes.seat or d.seat in table.decisions]
        known = {d.seat for d in seen}
        # One screen for several players must learn to whom it is to be handed.
        others = [seat for seat in eyes.mine if seat not in known and seat in table.decisions]
        return [*seen, *[self._handover(table, seat, speaker) for seat in others]]

    def _handover(self, table: Table, seat: int, speaker: Speaker) -> ShownDecision:
        _, decision = table.decisions[seat]
        prompt = named(decision.effect.prompt(table.record.game, decision.at), table.names(speaker))
        return ShownDecision(seat, speaker.sentence(prompt))

    def _kept_head(self, table: Table, eyes: Eyes) -> msgspec.Raw:
        """As bytes that are encoded once, since seats change more rarely than anything else."""
        key = (eyes.mine, eyes.owner, self.presence.changes)
        head = table.heads.get(key)
        if head is None:
            made = self.head(table.row, table.seats, table.settings, eyes, table)
            head = table.heads[key] = msgspec.Raw(msgspec.json.encode(made))
        return head

    def head(
        self, row: TableRow, seats: list[SeatRow], settings: TableSettings, eyes: Eyes, table: Table | None = None
    ) -> ShownTable:
        over = row.ended is not None or (table is not None and table.over)
        status = "over" if over else "waiting" if row.started is None else "playing"
        return ShownTable(
            id=row.id,
            game=row.game,
            players=row.players,
            options=msgspec.json.decode(row.options),
            seats=[self.seat(seat, eyes, table) for seat in seats],
            status=status,  # type: ignore[arg-type]  # one of the three
            commitment=row.commitment,
            created=row.created,
            seed_open=row.seed_open,
            seed=seed_in_force(table) if table is not None and (over or row.seed_open) else "",
            owner=eyes.owner,
            spectators=settings.spectators,
            ask_undo=settings.ask_undo,
            by_the_book=settings.by_the_book,
            practice=table is not None and table.practice,
            hints=settings.hints,
            listed=settings.listed,
            talk=settings.talk,
            clock=settings.clock,
            grace=settings.grace,
            by_clock=over and table is not None and table.by_clock,
            daily=settings.daily,
            late=over and settings.daily != "" and (row.ended or now()) >= end_of(settings.daily),
            rematch=row.rematch or "",
            parent=row.parent or "",
            parent_step=row.parent_step,
            pack=pack_id(row.pack),
            dealing=row.started is None and not any(seat.kind == "open" for seat in seats),
            version=row.version if table is None else table.version,
            old_rules=(row.version if table is None else table.version) != self.shelf.rules_of(row.game).version,
        )

    def _kept_events(
        self, table: Table, lines: list[LogLine], seat: int, speaker: Speaker
    ) -> list[ShownEvent] | msgspec.Raw:
        """What the last entry told goes to everybody: as bytes that are made once for all who may know the same."""
        if lines[0].seq != table.seq:
            return self.events(table, lines, seat, speaker)
        key: tuple[object, ...] = (speaker.lang, *[line.what.hides_from(seat) for line in lines])
        if table.sights is not None:  # not everybody has the same lines, nor the same steps
            key = (*key, *[(id(line.what), line.step, line.by) for line in lines])
        said = table.said.get(key)
        if said is None:
            made = self.events(table, lines, seat, speaker)
            said = table.said[key] = msgspec.Raw(msgspec.json.encode(made))
        return said

    def seat(self, seat: SeatRow, eyes: Eyes, table: Table | None) -> ShownSeat:
        handed = table is not None and seat.seat in table.handed
        return ShownSeat(
            seat.seat,
            seat.kind,  # type: ignore[arg-type]  # the database holds only these
            seat.name,
            (table.bot_at(seat.seat) or "") if table is not None else seat.level,
            handed,
            seat.kind == "bot" or self.presence.here(seat),
            self.presence.away_since(seat) if seat.kind == "person" else 0,
            seat.seat in eyes.mine,
            seat.again,
        )

    def events(self, table: Table, lines: list[LogLine], seat: int, speaker: Speaker) -> list[ShownEvent]:
        house = self.shelf.speaker(speaker.lang, "server")
        names = table.names(speaker)
        return [self.event(line, seat, speaker if line.by_game else house, names) for line in lines]

    def event(self, line: LogLine, seat: int, speaker: Speaker, names: list[str]) -> ShownEvent:
        event, text = line.what, speaker.event(line.what, seat, names)
        what = told(event, seat)
        if line.by_game:
            return ShownEvent(line.step, event.seat, text, line.by, what=what)
        return ShownEvent(line.step, event.seat, text, line.by, house=what)

    def scores(
        self, rules: Rules, game: Game, speaker: Speaker, names: list[str], late: Collection[int] = ()
    ) -> list[ShownScore]:
        """The result; where the clocks have ended the game (`late` seats lost by them), the points so far."""
        if game.over:
            winners, drawn, verdict = rules.victors(game), rules.drawn(game), rules.judged(game)
            ties = rules.tiebreaks(game) if rules.tiebreaks is not None else []
        else:
            still = [seat for seat in range(game.setup.players) if seat not in late]
            winners, drawn, verdict, ties = tuple(still) if len(still) == 1 else (), (), None, []
        title = "" if verdict is None else speaker.say(verdict.title)
        found = []
        for seat, by_source in enumerate(rules.scores(game)):
            lines, total = _score_lines(speaker, by_source), sum(by_source.values())
            ties_of = _score_lines(speaker, ties[seat]) if ties else []
            found.append(
                ShownScore(
                    seat, total, lines, names[seat], seat in winners, title, seat in drawn, seat in late, ties_of
                )
            )
        return found


def pack_id(pack: str | None) -> str:
    """How the pack of a table is called; one that has no name is just that."""
    about = {} if pack is None else msgspec.json.decode(pack).get("pack", {})
    return "" if pack is None else str(about.get("id", "pack"))


def seed_in_force(table: Table) -> str:
    """The seed that the table committed to: that of the last deal."""
    redeals = table.record.redeals
    return redeals[-1][1] if redeals else table.row.seed


def moment(events: list[Event], step: int, by: int) -> list[LogLine]:
    """The events of one step of a replay."""
    return [LogLine(0, step, event, True, by) for event in events]


def _score_lines(speaker: Speaker, by_source: Mapping[str, int]) -> list[ScoreLine]:
    return [ScoreLine(source, _score_label(speaker, source), n) for source, n in by_source.items()]


def _score_label(speaker: Speaker, source: str) -> str:
    id = f"score-{source}"
    return speaker.say(Msg(id)) if speaker.knows(id) else source


def awaited_by(table: Table, seat: int) -> list[int]:
    """The seats that this one sees the table wait for: who is asked in secret is not among them."""
    return [decision.seat for decision in table.game_of(seat).unanswered if not decision.effect.quiet]
