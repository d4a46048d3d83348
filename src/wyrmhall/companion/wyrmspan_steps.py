"""What the Automa does, in words for the real table; and what to put there before the first turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from typing import Final

from wyrmhall.companion.pages import RowPicture, Said, SlotPicture, Step, TrackPicture
from wyrmhall.companion.wyrmspan_pictures import card_picture, tile_picture
from wyrmhall.core.engine import Effect
from wyrmhall.core.events import Event
from wyrmhall.games.wyrmspan import events, solo
from wyrmhall.games.wyrmspan.automa import CARDS, SnatchCave, SnatchDragon, cards_of, opponent
from wyrmhall.games.wyrmspan.numbers import BROWN
from wyrmhall.games.wyrmspan.state import Wyrmspan

SPACES: Final = 2 * BROWN


def card_name(number: int) -> Said:
    card = CARDS[number]
    return Said("cp-ravel-card" if card.ravel else "cp-card", {"card": card.id})


def nothing_to_do(event: Event, game: Wyrmspan, effect: Effect) -> Iterator[Step]:
    """Of what the engine has told nobody has to do anything at the table."""
    return iter(())


steps_of: Final = singledispatch(nothing_to_do)
"""What to do for what the engine has told, and which of its deeds told it."""


@steps_of.register(events.AutomaTurned)
def _turned(event: events.AutomaTurned, game: Wyrmspan, effect: Effect) -> Iterator[Step]:
    card = CARDS[event.card]
    yield Step(Said("cp-turned", {"card": card_name(event.card)}), card_picture(card, game.round), "AU-ATN-02")


@steps_of.register(events.AutomaRefreshed)
def _refreshed(event: events.AutomaRefreshed, game: Wyrmspan, effect: Effect) -> Iterator[Step]:
    yield Step(Said("cp-refresh"), SlotPicture("dragon", 0), "AU-ATN-09")


@steps_of.register(events.AutomaCoin)
def _coin(event: events.AutomaCoin, game: Wyrmspan, effect: Effect) -> Iterator[Step]:
    put = event.n > 0
    said = Said("cp-coin-put" if put else "cp-coin-back", {"coins": event.coins})
    yield Step(said, "coin", "AU-ATN-11" if put else "AU-ATN-12")


@steps_of.register(events.AutomaTook)
def _took(event: events.AutomaTook, game: Wyrmspan, effect: Effect) -> Iterator[Step]:
    if isinstance(effect, SnatchDragon | SnatchCave):
        clause = "AU-BRN-02" if event.what == "dragon" else "AU-BRN-04"
        yield Step(Said(f"cp-take-{event.what}", {"slot": effect.slot}), SlotPicture(event.what, effect.slot), clause)


@steps_of.register(events.AutomaClaimed)
def _claimed(event: events.AutomaClaimed, game: Wyrmspan, effect: Effect) -> Iterator[Step]:
    yield Step(Said("cp-claim", {"row": event.row}), RowPicture(event.row), "AU-BRN-13")


@steps_of.register(events.AutomaPassed)
def _passed(event: events.AutomaPassed, game: Wyrmspan, effect: Effect) -> Iterator[Step]:
    yield Step(Said("cp-she-passes"), "pass", "AU-ATN-01")


@steps_of.register(events.CoinsCut)
def _coins_cut(event: events.CoinsCut, game: Wyrmspan, effect: Effect) -> Iterator[Step]:
    yield Step(Said("cp-keep-two"), "coin", "AU-RAV-12")


@steps_of.register(events.RoundBegan)
def _round_began(event: events.RoundBegan, game: Wyrmspan, effect: Effect) -> Iterator[Step]:
    """One thing after another."""
    yield Step(Said("cp-new-marker"), "marker", "AU-NXT-01")
    yield Step(Said("cp-new-display"), SlotPicture("dragon", 0), "AU-NXT-07")
    yield Step(Said("cp-new-coins"), "coin", "AU-NXT-06")
    yield Step(Said("cp-new-deck", {"round": event.n}), "card", "AU-NXT-04")


@steps_of.register(events.AutomaWalked)
def _walked(event: events.AutomaWalked, game: Wyrmspan, effect: Effect) -> Iterator[Step]:
    steps, n = opponent(game).steps, event.n
    to, start = steps % SPACES, (steps - n) % SPACES
    brown = steps // BROWN > (steps - n) // BROWN
    yield Step(
        Said("cp-walk-brown" if brown else "cp-walk", {"n": n, "to": to}),
        TrackPicture(start, n),
        "AU-ADV-03" if brown else "AU-ADV-01",
    )


def check_list(game: Wyrmspan) -> list[Step]:
    """The set-up of this mode and level, one thing after another."""
    cards = [card_name(number) for number in cards_of(game)]
    out = [Said(f"dragon-{number}") for number in solo.removed(game.setup)]
    return [
        Step(Said("cp-set-two-players"), "two", "AU-SET-01"),
        Step(Said("cp-set-tile"), tile_picture(game.box.tiles[game.tile]), "AU-SET-02"),
        Step(Said("cp-set-objectives"), "objective", "AU-SET-03"),
        Step(Said("cp-set-dragons-out", {"dragons": tuple(out)}), "dragon", "AU-SET-05"),
        Step(Said("cp-set-token"), TrackPicture(0, 0), "AU-SET-07"),
        Step(Said("cp-set-marker"), "marker", "AU-SET-08"),
        Step(Said("cp-set-gaps"), "marker", "AU-SET-09"),
        Step(Said("cp-set-objective-markers"), "marker", "AU-SET-10"),
        Step(Said("cp-set-deck", {"cards": tuple(cards)}), "card", "AU-SET-13"),
        Step(Said("cp-set-you"), "you", "AU-SET-14"),
    ]
