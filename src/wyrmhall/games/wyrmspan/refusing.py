"""Why own dragons and places on the table are not among the options of an effect that asks for some of them."""

from __future__ import annotations

from collections.abc import Iterator

from wyrmhall.core.engine import At, Refusal
from wyrmhall.core.words import Msg
from wyrmhall.games.wyrmspan.moves import free_nests, spaces_of
from wyrmhall.games.wyrmspan.numbers import ANY, MAT, PLACE_OPTION, PLACES, SPACE_OPTION, SPACES
from wyrmhall.games.wyrmspan.options import target_of
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan


def name_on(p: Player, space: int) -> Msg:
    """The own dragon on a space."""
    return p.box.dragons[p.dragons[space]].said


def on_space(game: Wyrmspan, at: At, space: int) -> str:
    return target_of(game, at.player, SPACE_OPTION[space])


def elsewhere(game: Wyrmspan, at: At, where: int, clause: str) -> Iterator[Refusal]:
    """The own dragons that are not in the place that an effect names."""
    p, meant = game.players[at.player], spaces_of(where, at.place)
    for space in range(SPACES):
        if p.dragons[space] and space not in meant:
            yield Refusal(on_space(game, at, space), Msg("not-there", where=PLACES[where]), clause)


def without_nest(game: Wyrmspan, at: At, where: int) -> Iterator[Refusal]:
    """Where no egg can be laid."""
    p = game.players[at.player]
    yield from elsewhere(game, at, where, "WS-EGG-07")
    free = free_nests(p, where, at.place)
    for space in spaces_of(where, at.place):
        if not p.dragons[space] or space in free:
            continue
        if p.box.nests[p.dragons[space]]:
            yield Refusal(on_space(game, at, space), Msg("no-free-nest", dragon=name_on(p, space)), "WS-EGG-02")
        else:
            yield Refusal(on_space(game, at, space), Msg("no-nest", dragon=name_on(p, space)), "WS-EGG-11")
    if where != ANY:
        yield Refusal(on_space(game, at, MAT), Msg("not-on-mat"), "WS-GEN-12")
    elif MAT not in free:
        yield Refusal(on_space(game, at, MAT), Msg("no-free-mat-nest"), "WS-GEN-04")


def full_rows(game: Wyrmspan, at: At) -> Iterator[Refusal]:
    """The rows of the guild tile that have no free square."""
    for place, room in enumerate(game.free):
        if not room:
            yield Refusal(target_of(game, at.player, PLACE_OPTION[place]), Msg("no-free-square"), "WS-GLD-26")
