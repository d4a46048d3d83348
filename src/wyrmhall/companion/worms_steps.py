"""What happens in Worms, in words for the real table: the steps of a turn, and what comes by chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import singledispatch
from typing import Final

from wyrmhall.companion.pages import CardPicture, ChancePicture, MarkPicture, Said, Step
from wyrmhall.core.events import Event
from wyrmhall.games.worms import events
from wyrmhall.games.worms.state import Worms

Colours = Sequence[str]
"""Of the real teams, by seat."""


def team(colour: str) -> Said:
    return Said("team", {"colour": colour})


def first_steps(game: Worms) -> Iterator[Step]:
    no_heal = bool(game.lasting) and game.box.deaths[game.death_shown].no_heal
    yield Step(Said("cp-wm-step-1"), "worm", "WM-TRN-02")
    yield Step(Said("cp-wm-step-2-not" if no_heal else "cp-wm-step-2"), None, "WM-TRN-07")
    yield Step(Said("cp-wm-step-3"), "token", "WM-TRN-08")
    yield Step(Said("cp-wm-step-4"), "token", "WM-TRN-09")
    yield Step(Said("cp-wm-step-5"), "deck", "WM-TRN-10")


def nothing_to_do(event: Event, colours: Colours) -> Iterator[Step]:
    """Of what the engine has told nobody has to do anything at the table."""
    return iter(())


steps_of: Final = singledispatch(nothing_to_do)
"""What to do for what the engine has told."""


@steps_of.register(events.Turn)
def _turn(event: events.Turn, colours: Colours) -> Iterator[Step]:
    colour = colours[event.seat]
    yield Step(Said("cp-wm-turn-of", {"team": team(colour)}), MarkPicture("team", colour), "WM-TRN-13")


@steps_of.register(events.Rolled)
def _rolled(event: events.Rolled, colours: Colours) -> Iterator[Step]:
    yield Step(Said("cp-wm-rolled", {"face": event.dice[0]}), ChancePicture("die", event.dice[0]), "WM-DIE-01")


@steps_of.register(events.Wind)
def _wind(event: events.Wind, colours: Colours) -> Iterator[Step]:
    yield Step(Said("cp-wm-wind", {"way": event.way}), ChancePicture("wind", str(event.way)), "WM-DIR-04")


@steps_of.register(events.Flipped)
def _flipped(event: events.Flipped, colours: Colours) -> Iterator[Step]:
    yield Step(Said(f"cp-wm-flipped-{event.side}"), ChancePicture("flip", event.side), "WM-DNG-01")


@steps_of.register(events.Drop)
def _drop(event: events.Drop, colours: Colours) -> Iterator[Step]:
    yield Step(Said("cp-wm-drop", {"card": Said(f"drop-{event.card}")}), CardPicture("drop", event.card), "WM-DRP-01")


@steps_of.register(events.SuddenDeath)
def _sudden_death(event: events.SuddenDeath, colours: Colours) -> Iterator[Step]:
    yield Step(
        Said("cp-wm-death", {"card": Said(f"death-{event.card}")}), CardPicture("death", event.card), "WM-DRP-04"
    )


@steps_of.register(events.DropsShuffled)
def _shuffled(event: events.DropsShuffled, colours: Colours) -> Iterator[Step]:
    yield Step(Said("cp-wm-shuffled"), "deck", "WM-OPT-18")


@steps_of.register(events.Eliminated)
def _out(event: events.Eliminated, colours: Colours) -> Iterator[Step]:
    yield Step(Said("cp-wm-out", {"team": team(colours[event.seat])}), None, "WM-ELM-01")


@steps_of.register(events.LastRound)
def _last_round(event: events.LastRound, colours: Colours) -> Iterator[Step]:
    yield Step(Said("cp-wm-last-round"), None, "WM-ELM-04")
