"""Every question of random games says what it is about; those that need not are listed here, with the reason."""

from __future__ import annotations

import re

import pytest

from wyrmhall import games
from wyrmhall.core.engine import Effect
from wyrmhall.core.rules import Rules, Value
from wyrmhall.core.shown import shown
from wyrmhall.core.text import named, speaker
from wyrmhall.laws.differences import Broken
from wyrmhall.laws.play import random_game
from wyrmhall.laws.subjects import check_asked, check_subjects
from wyrmhall.puzzles import position, puzzles_of
from wyrmhall.puzzles.course import attempt
from wyrmhall.puzzles.format import LAST
from wyrmhall.server.presence import Presence
from wyrmhall.server.puzzling import LINES, Puzzling
from wyrmhall.server.shelf import Shelf
from wyrmhall.server.show import Showman

SEEDS = 2
PLAIN: dict[str, dict[str, str]] = {
    "wyrmspan": {
        "PickCards": "the opening: the cards themselves are laid out",
        "PickResources": "the opening, too",
        "Turn": "the turn begins: everything on the table is open",
        "OncePerRound": "a phase of the round, which the question names: each dragon is a thing to choose",
        "Limits": "a limit of the rules, which the question names",
    },
    "flamecraft": {
        "PickColour": "the opening: nothing is on the table yet",
        "KeepFancy": "the opening, too: the cards themselves are laid out",
        "Visit": "the turn begins: everything on the table is open",
        "LayShop": "the new shop is not known yet; the question names it",
        "CastOther": "the turn of the non-player, which the question names",
        "ReturnArtisan": "a limit of the rules, which the question names",
        "FinalTalisman": "the question begins with its name",
        "ReturnFancy": "the end of the game: the cards themselves are shown",
    },
    "seadragons": {
        "PickColour": "the opening: nothing is on the table yet",
        "PlayOrPass": "the turn begins: everything on the table is open",
        "TakeCard": "a step of the turn, which the question names",
        "DiscardCard": "a step of the turn, too",
        "CompleteMission": "a step of the turn, too: each mission is a thing to choose",
        "KeepReef": "the reef cards that were drawn are laid out",
    },
    "worms": {
        "PickColour": "the set-up: nothing is on the table yet",
        "PickTeam": "the set-up, too",
        "LayTile": "the set-up: the tiles themselves are laid out",
        "PlaceThing": "the set-up: the heap itself is laid out",
        "KeepDeath": "the set-up: the cards themselves are shown",
        "Activate": "the turn begins: each worm is a thing to choose",
    },
}
TABLES: list[tuple[str, dict[str, Value]]] = [
    *[(name, {}) for name in PLAIN],
    ("worms", {"collectors": True, "support": "everyone"}),
]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_question_says_what_it_is_about(name: str, options: dict[str, Value]) -> None:
    rules = games.rules_of(name)
    most = 4 if options else rules.seats[-1]  # so many have the collector's edition
    for seed in range(SEEDS):
        for players in [n for n in rules.seats if n <= most]:
            for record in random_game(rules, rules.setup(players, options), seed):
                check_subjects(record, PLAIN[name])


@pytest.mark.parametrize("name", PLAIN)
def test_every_question_of_a_puzzle_says_what_it_is_about_and_what_went_before(name: str) -> None:
    rules, words = games.rules_of(name), speaker("en", name)
    puzzling = Puzzling(None, Showman(Shelf(), Presence()))  # type: ignore[arg-type]  # nothing is kept here
    for puzzle in puzzles_of(name):
        game = position(puzzle)
        check_asked(game, rules, PLAIN[name])
        state = puzzling.state(attempt(puzzle, []), "en", "Ann")
        (asked,) = state.decisions
        subject = rules.subject and rules.subject(game, game.decision)
        if subject and subject.name:
            assert asked.prompt.lower().startswith(words.say(named(subject.name, state.names)).lower())
        assert asked.about == (subject.target if subject else "")
        assert state.bubble.text.startswith(asked.prompt)
        said = [asked.prompt, *[option.label for option in (*asked.options, *asked.extras)]]
        assert not [text for text in said if re.search(r"\bplayer \d", text)]
        assert state.bubble.before or len(puzzle.answers) < LAST, "the very first turns tell little"
        assert [event.text for event in state.events][-LINES:] == state.bubble.before


def test_a_question_without_a_subject_breaks_the_law() -> None:
    rules = games.rules_of("wyrmspan")
    record = next(random_game(rules, rules.setup(2), 1))
    with pytest.raises(Broken, match="PickCards"):
        check_subjects(record, ())


@pytest.mark.parametrize("name", PLAIN)
def test_what_is_excused_exists(name: str) -> None:
    """Whoever renames a question renames its excuse."""
    assert set(PLAIN[name]) <= {kind.__name__ for kind in _kinds(Effect, games.rules_of(name))}


def _kinds(kind: type, rules: Rules) -> set[type]:
    found = {one for below in kind.__subclasses__() for one in _kinds(below, rules) | {below}}
    return {one for one in found if one.__module__.startswith(f"wyrmhall.games.{rules.name}.")}


def test_who_gives_a_gift_in_flamecraft_reads_the_names_of_the_others() -> None:
    rules = games.rules_of("flamecraft")
    names, words = ["Ann", "Bob", "Cid"], speaker("en", "flamecraft")
    said: set[str] = set()
    for record in random_game(rules, rules.setup(3), 3):
        for seat in record.game.waiting:
            for decision in shown(record.game, seat, words, False, rules.subject, names):
                texts = [decision.prompt, *[option.label for option in decision.options]]
                assert not [text for text in texts if re.search(r"\bplayer \d", text)]
                said |= set(texts)
    assert {"Ann", "Bob", "Cid"} <= said
    assert any(text.endswith(f"give to {name}?") for text in said for name in names)
    assert "Bread: who gets it?" in said  # what is given, not where


def test_what_is_asked_after_the_opening_of_flamecraft_is_no_start_bonus() -> None:
    rules, words = games.rules_of("flamecraft"), speaker("en", "flamecraft")
    for seed in range(2):
        began = False
        for record in random_game(rules, rules.setup(4, {"companions": True}), seed):
            began = began or any(type(d.effect).__name__ == "Visit" for d in record.game.unanswered)
            for seat in record.game.waiting if began else ():
                prompts = [d.prompt for d in shown(record.game, seat, words, False, rules.subject)]
                assert not [prompt for prompt in prompts if prompt.startswith("Start bonus")]


@pytest.mark.parametrize(
    ("name", "kind", "said"),
    [
        ("wyrmspan", "Pay", r"^(Cave card \d+|Completion bonus, .*|Guild tile, row \d|[A-Z].*): "),
        ("flamecraft", "PlaceOn", r"^.+ \((bread|meat|iron|crystal|plant|potion)\): on which slot\?"),
        ("worms", "InchOrJump", r"^(Blue|Red|Yellow|Green|Purple|Grey) worm \d: do you Inch"),
        ("worms", "PlayWeapon", r"^(Blue|Red|Yellow|Green|Purple|Grey) worm \d: play"),
    ],
)
def test_the_prompt_begins_with_its_subject(name: str, kind: str, said: str) -> None:
    rules, words = games.rules_of(name), speaker("en", name)
    prompts = []
    for seed in range(6):
        for record in random_game(rules, rules.setup(2), seed):
            asked = {d.seat for d in record.game.unanswered if type(d.effect).__name__ == kind}
            for seat in asked:
                decisions = shown(record.game, seat, words, False, rules.subject)
                prompts += [d.prompt for d in decisions if d.seat == seat]
    assert prompts
    assert [prompt for prompt in prompts if not re.match(said, prompt)] == []
