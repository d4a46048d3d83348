"""What type checkers know of the door: the view of a game that is named, as the examples of docs/api.md use it."""

from __future__ import annotations

from typing import Any, assert_type

import wyrmhall
from wyrmhall.games.flamecraft.view import View as FlamecraftView
from wyrmhall.games.seadragons.view import Table as SeaDragonsView
from wyrmhall.games.worms.view import TableView as WormsView
from wyrmhall.games.wyrmspan.view import WyrmspanView


def views() -> dict[str, type]:
    """What `view` gives, by game, as it is declared."""
    assert_type(wyrmhall.new("wyrmspan").view(), WyrmspanView)
    assert_type(wyrmhall.new("flamecraft").copy().view(0), FlamecraftView)
    assert_type(wyrmhall.new("seadragons", players=3, seed=7).imagine(0).view(0), SeaDragonsView)
    assert_type(wyrmhall.new("worms", lang="uk").view(-1), WormsView)
    assert_type(wyrmhall.new(wyrmhall.names()[0]).view(), Any)
    return {
        "wyrmspan": WyrmspanView,
        "flamecraft": FlamecraftView,
        "seadragons": SeaDragonsView,
        "worms": WormsView,
    }


def cards_of_first(game: wyrmhall.Game[SeaDragonsView]) -> list[int]:
    """A `Game` can be named with its view, and without."""
    return [len(player.hand) for player in game.view(seat=0).players]


def anybody(game: wyrmhall.Game) -> tuple[int, ...]:
    try:
        game.play(game.legal[0])
    except (wyrmhall.IllegalOption, wyrmhall.OnlySeen) as error:
        return (error.seat,)
    return game.winners
