"""What a finished game leaves behind: a result for each person, and what a solo player has earned."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wyrmhall import bots
from wyrmhall.core.engine import Game
from wyrmhall.core.rules import Rules
from wyrmhall.server.rows import now
from wyrmhall.server.table import Table


def mode_of(table: Table) -> str:
    """The options that are not at their default, in words that a form could show again."""
    setup = table.record.setup
    said = [f"{o.name}={setup[o.name]}" for o in table.rules.options if setup[o.name] != o.default_in(setup.version)]
    return ", ".join(said)[:200]


class Outcome(msgspec.Struct, array_like=True, frozen=True):
    """What a seat made of a game; the game's own opponent alone is the seat after the last."""

    score: int
    place: int  # 1: first; those who are equal have the same


def outcome_of(table: Table) -> str | None:
    """What everybody made of a finished game, for lists of games; none if it was ended before its end."""
    if not table.record.game.over:
        return None
    totals = [sum(by.values()) for by in table.rules.scores(table.record.game)]
    return msgspec.json.encode(
        [Outcome(*each) for each in zip(totals, places_of(table.rules, table.record.game), strict=True)]
    ).decode()


def places_of(rules: Rules, game: Game) -> list[int]:
    """Who came in where: the winners, or those who drew, are first; all others follow by their merits.

    Those who are equal in all of these have the same place.
    """
    first, merits = rules.winners(game) or rules.drawn(game), _merits(rules, game)
    ranks = [(True,) if seat in first else (False, *merit) for seat, merit in enumerate(merits)]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def _merits(rules: Rules, game: Game) -> Sequence[tuple[int, ...]]:
    if rules.merits is not None:
        return rules.merits(game)
    totals = [sum(by_source.values()) for by_source in rules.scores(game)]
    ties = rules.tiebreaks(game) if rules.tiebreaks is not None else [{}] * len(totals)
    return [(total, *tie.values()) for total, tie in zip(totals, ties, strict=True)]


def rated_places(table: Table) -> list[int] | None:
    """By which places a game is rated; none if it is not: that takes different persons and the strict rules.

    Whoever left their seat to a bot, or let a strong one play for a while, is last: nobody saves a rating by leaving.
    Where others handed the seat of somebody who was away, what its bot made of the game counts.
    """
    owners = [seat.owner for seat in table.seats if seat.kind == "person" and seat.owner is not None]
    is_among_persons = len(owners) == table.row.players > 1 and len(set(owners)) == len(owners)
    is_plain = table.row.pack is None and table.row.parent is None and not table.record.redeals
    if not is_among_persons or not is_plain or table.settings.hints or table.was_freed:
        return None
    last_hand = {hand.seat: hand for hand in table.hands}
    left = {hand.seat for hand in table.hands if hand.is_own and hand.level != bots.LEVELS[0]}
    left |= {seat for seat in table.handed if last_hand[seat].is_own}
    last, places = table.row.players + 1, places_of(table.rules, table.record.game)
    return [last if seat in left else place for seat, place in enumerate(places)][: table.row.players]


def results_of(table: Table) -> list[dict[str, object]]:
    """A row for each seat that a person owns; none for practice, for a clock's games, or known seeds."""
    if table.row.seed_open or table.by_clock or table.practice:
        return []
    game = table.record.game
    scores, winners, drawn = table.rules.scores(game), table.rules.victors(game), table.rules.drawn(game)
    places = rated_places(table)
    return [
        {
            "table_id": table.id,
            "seat": seat.seat,
            "person": seat.owner,
            "game": table.row.game,
            "mode": mode_of(table),
            "players": table.row.players,
            "score": sum(scores[seat.seat].values()),
            "won": seat.seat in winners,
            "drawn": seat.seat in drawn,
            "ended": now(),
            "place": None if places is None else places[seat.seat],
            "collected": collected_by(table, seat.seat),
        }
        for seat in table.seats
        if seat.kind == "person" and seat.owner is not None
    ]


def collected_by(table: Table, seat: int) -> str | None:
    """What a seat has gathered for its collection; the cards of packs are not in the library of the house."""
    if table.rules.collected is None or table.row.pack is not None:
        return None
    return msgspec.json.encode(dict(table.rules.collected(table.record.game, seat))).decode()


def earned_by(table: Table) -> tuple[str, str] | None:
    """The player of a solo game and the profile that their next game starts with, where the game has such."""
    owner = table.seats[0].owner
    if table.rules.profile is None or table.row.players != 1 or owner is None:
        return None
    if table.row.seed_open or table.by_clock or table.practice:
        return None
    return owner, msgspec.json.encode(dict(table.rules.profile(table.record.game))).decode()
