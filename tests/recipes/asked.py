"""What a house is asked after the recipes of CONTRIBUTING were carried out in a copy of it; run inside that copy."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.server.live import FAST, Guest, Live, sqlite_in
from wyrmhall import api, games
from wyrmhall.core.rules import BadSetup
from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.core.words import Msg
from wyrmhall.games.wyrmspan.effects import Whistle
from wyrmhall.games.wyrmspan.events import Whistled
from wyrmhall.games.wyrmspan.faces import DragonFace
from wyrmhall.server.settings import Settings
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.typescript import view_types

NEW = 184


def ask_of_the_card() -> None:
    rules = games.rules_of("wyrmspan")
    setup = rules.setup(2)
    dealt = [rules.new(setup, seed) for seed in range(60)]
    assert all(sum(NEW in part for part in (g.deck, g.display, *[p.hand for p in g.players])) == 1 for g in dealt)
    assert any(NEW in p.hand for g in dealt for p in g.players), "the new dragon is never in a hand"
    shown = next(c for c in rules.components(setup) if (c.kind, c.id) == ("dragon", NEW))
    assert isinstance(shown.face, DragonFace)
    assert shown.face.signs == ("coin", "coin")
    assert [speaker(lang, "wyrmspan").say(shown.name) for lang in LANGUAGES[:2]] == ["Obliging Newcomer", "Послужливий"]


def ask_of_the_verb_and_its_event() -> None:
    game = api.new("wyrmspan", 2, seed=1)
    record = game.record
    record.game.events, said = [], speaker("en", "wyrmspan")
    before, at = record.game.players[0].supply[4], record.game.pending[0].at
    Whistle(2).run(record.game, at)
    asked = record.game.decision
    assert [said.say(asked.effect.label(record.game, at, option)) for option in asked.options] == ["coin", "meat"]
    Whistle(2).chosen(record.game, at, asked.options[0])
    told = [event for event in record.game.events if isinstance(event, Whistled)]
    assert record.game.players[told[0].seat].supply[4] == before + 2
    for lang in LANGUAGES:
        words = speaker(lang, "wyrmspan")
        assert words.event(told[0], -1, ["Ann", "Bob"]) != words.event(told[0], told[0].seat, ["Ann", "Bob"])
        assert words.sentence(Whistle(2))
    assert "export interface Whistled {" in view_types("wyrmspan", Shelf())
    record.game.pending = ()


def ask_of_the_option() -> None:
    rules = games.rules_of("wyrmspan")
    assert rules.setup(2)["whistling"] == "always"
    assert rules.setup(1, {"whistling": "never"})["whistling"] == "never"
    with pytest.raises(BadSetup) as refused:
        rules.setup(1, {"whistling": "loudly"})
    assert refused.value.said("de") == "too loud for one: see “Dragons whistle”"
    assert speaker("de", "wyrmspan").say(Msg("option-whistling-never")) == "never"


def ask_of_the_game() -> None:
    game = api.new("den", 2, seed=1)
    assert "\n" in game.text()
    while not game.over:
        game.play(game.choose("hatchling", seed=1))
    assert game.score()


def ask_of_the_language(folder: Path) -> None:
    with Live(Settings(database=sqlite_in(folder), **FAST), Shelf()) as live, Guest(live.url, "Ann", "de") as ann:
        table = ann.opens("wyrmspan", [{"kind": "me"}, {"kind": "me"}])
        state = ann.looks(table).until(lambda m: m["type"] == "state")
        assert state["decisions"][0]["options"][0]["label"]
        assert "de" in ann.get("/house")["languages"]


if __name__ == "__main__":
    ask_of_the_card()
    ask_of_the_verb_and_its_event()
    ask_of_the_option()
    ask_of_the_game()
    ask_of_the_language(Path(sys.argv[1]))
