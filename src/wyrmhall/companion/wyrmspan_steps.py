"""What the Automa does, in words for the real table; and what to put there before the first turn."""

from __future__ import annotations

from typing import Final

from wyrmhall.companion.pages import Said, Step
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


def step_of(game: Wyrmspan, effect: Effect, event: Event) -> Step | None:
    """What to do for what the engine has told; None where nothing is to be done."""
    if isinstance(event, events.AutomaTurned):
        return Step(
            Said("cp-turned", {"card": card_name(event.card)}), card_picture(CARDS[event.card], game.round), "AU-ATN-02"
        )
    if isinstance(event, events.AutomaRefreshed):
        return Step(Said("cp-refresh"), "slot:dragon:0", "AU-ATN-09")
    if isinstance(event, events.AutomaCoin):
        put = event.n > 0
        said = Said("cp-coin-put" if put else "cp-coin-back", {"coins": event.coins})
        return Step(said, "coin", "AU-ATN-11" if put else "AU-ATN-12")
    if isinstance(event, events.AutomaWalked):
        return _walked(opponent(game).steps, event.n)
    if isinstance(effect, SnatchDragon | SnatchCave) and isinstance(event, events.AutomaTook):
        clause = "AU-BRN-02" if event.what == "dragon" else "AU-BRN-04"
        return Step(Said(f"cp-take-{event.what}", {"slot": effect.slot}), f"slot:{event.what}:{effect.slot}", clause)
    if isinstance(event, events.AutomaClaimed):
        return Step(Said("cp-claim", {"row": event.row}), f"row:{event.row}", "AU-BRN-13")
    if isinstance(event, events.AutomaPassed):
        return Step(Said("cp-she-passes"), "pass", "AU-ATN-01")
    if isinstance(event, events.CoinsCut):
        return Step(Said("cp-keep-two"), "coin", "AU-RAV-12")
    return None


def round_steps(event: events.RoundBegan) -> list[Step]:
    """What is done on the table when a round begins, one thing after another."""
    return [
        Step(Said("cp-new-marker"), "marker", "AU-NXT-01"),
        Step(Said("cp-new-display"), "slot:dragon:0", "AU-NXT-07"),
        Step(Said("cp-new-coins"), "coin", "AU-NXT-06"),
        Step(Said("cp-new-deck", {"round": event.n}), "card", "AU-NXT-04"),
    ]


def _walked(steps: int, n: int) -> Step:
    to, start = steps % SPACES, (steps - n) % SPACES
    brown = steps // BROWN > (steps - n) // BROWN
    return Step(
        Said("cp-walk-brown" if brown else "cp-walk", {"n": n, "to": to}),
        f"track:{start}:{n}",
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
        Step(Said("cp-set-token"), "track:0:0", "AU-SET-07"),
        Step(Said("cp-set-marker"), "marker", "AU-SET-08"),
        Step(Said("cp-set-gaps"), "marker", "AU-SET-09"),
        Step(Said("cp-set-objective-markers"), "marker", "AU-SET-10"),
        Step(Said("cp-set-deck", {"cards": tuple(cards)}), "card", "AU-SET-13"),
        Step(Said("cp-set-you"), "you", "AU-SET-14"),
    ]
