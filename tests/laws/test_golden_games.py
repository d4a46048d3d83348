"""Games that stay what they were: the golden games replay, and a change of the rules has a number and a reason."""

import gzip
import re

import msgspec
import pytest

from tests.laws import golden_games as golden
from wyrmhall import games
from wyrmhall.clauses import ROOT

CHANGES = ROOT / "docs" / "rules" / "CHANGES.md"
COMMAND = "python3 dev.py test --golden -k golden_games"


def what_to_do(rules, path, file, why) -> str:
    number = rules.version
    steps = f"{len(file.answers)} answers, {file.players} players, seed {file.seed}"
    if file.version != number:
        return (
            f"A golden game of {rules.name}, version {file.version} of its rules ({steps}), is no longer what it was: "
            f"{why}. Games begun under that version are still played, so it must stay as it is; if it cannot, take "
            f"{file.version} out of `kept` in src/wyrmhall/games/{rules.name}/__init__.py and run `{COMMAND}`."
        )
    return (
        f"A golden game of {rules.name} ({steps}) is no longer what it was: {why}. If the rules are meant to change, "
        f"raise `version` to {number + 1} in src/wyrmhall/games/{rules.name}/__init__.py (and keep {number} in `kept` "
        f"if games begun under it can still be played), say what changed, by clause, in docs/rules/CHANGES.md, and "
        f"write the golden games anew with `{COMMAND}`. If version {number} itself is new with your change and nobody "
        f"has played it yet, remove {path.relative_to(ROOT)} and run the same command."
    )


@pytest.mark.parametrize("name", games.NAMES)
def test_golden_games_stay_what_they_were(name, request):
    """With --golden: games of versions that nobody keeps go, and games for what no game was played of are added."""
    rules = games.rules_of(name)
    if request.config.getoption("--golden"):
        for path in golden.kept_files(rules):
            if golden.version_of(path) not in rules.versions:
                path.unlink()
    for path in golden.kept_files(rules):
        version = golden.version_of(path)
        assert version in rules.versions, f"{name} no longer plays version {version}: run `{COMMAND}`"
        for file in golden.read(path):
            assert (file.game, file.version) == (name, version)
            why = golden.wrong_with(rules, file)
            assert not why, what_to_do(rules, path, file, why)
    today = golden.path_of(rules, rules.version)
    if request.config.getoption("--golden"):
        old = golden.read(today) if today.exists() else []
        new = golden.complete(rules, old)
        if len(new) > len(old):
            golden.append(today, new[len(old) :])
    assert today.exists(), f"no golden games of version {rules.version} of {name}: run `{COMMAND}`"
    lacking = golden.missing(rules, golden.read(today))
    assert not lacking, f"no golden game of {name} was played at {lacking[0]}: run `{COMMAND}`"
    assert all(golden.path_of(rules, version).exists() for version in rules.kept)


@pytest.mark.parametrize("name", games.NAMES)
def test_every_golden_games_version_says_what_it_changed(name):
    sections = re.split(r"^## ", CHANGES.read_text("utf-8"), flags=re.MULTILINE)[1:]
    mine = [section for section in sections if section.splitlines()[0].strip().lower().replace(" ", "") == name]
    assert len(mine) == 1, f"docs/rules/CHANGES.md has no section `## {name}`"
    _, *entries = re.split(r"^### Version ", mine[0], flags=re.MULTILINE)
    said = {int(entry.splitlines()[0]): entry for entry in entries}
    rules = games.rules_of(name)
    assert sorted(said) == list(range(2, rules.version + 1)), f"## {name} needs an entry for each version above 1"
    for number, text in said.items():
        cited = re.search(rf"\b({'|'.join(rules.prefixes)})-[A-Z]+-\d+", text)
        assert cited, f"{name}, version {number}: say which clauses it changed"


def test_golden_games_that_end_otherwise_ask_for_a_new_version():
    rules = games.rules_of("seadragons")
    file = golden.make(rules, rules.setup(2), seed=7)
    assert golden.wrong_with(rules, file) == ""
    file.scores[0]["ships"] = 1000
    why = golden.wrong_with(rules, file)
    assert "final scores" in why
    told = what_to_do(rules, golden.path_of(rules, rules.version), file, why)
    assert f"raise `version` to {rules.version + 1}" in told
    file.answers.pop()
    file.marks.pop()
    file.scores = None
    assert "does not end" in golden.wrong_with(rules, file)


def test_golden_games_are_played_against_every_opponent_at_every_level_and_with_unlocked_achievements():
    wyrmspan, flamecraft = (games.rules_of(name) for name in ("wyrmspan", "flamecraft"))
    played = golden.read(golden.path_of(wyrmspan, wyrmspan.version))
    levels = {(file.options["solo"], file.options["level"]) for file in played if file.players == 1}
    assert levels == {(mode, level) for mode in ("automa", "ravel") for level in (1, 2, 3)}
    fewer = [file for file in played if file.options.get("solo") != "ravel" or file.options["level"] != 3]
    lacking = golden.missing(wyrmspan, fewer)
    assert [(setup.options["solo"], setup.options["level"]) for setup in lacking if setup.players == 1] == [
        ("ravel", 3)
    ]
    alone = golden.read(golden.path_of(flamecraft, flamecraft.version))
    assert {len(file.profile) for file in alone if file.profile} == {6, 11}
    without = [file for file in alone if not file.profile]
    assert [len(setup.profile) for setup in golden.missing(flamecraft, without) if setup.profile] == [6, 11]


@pytest.mark.parametrize("name", games.NAMES)
def test_golden_games_are_played_with_a_box_of_ones_own_and_ask_for_another_if_there_is_none(name):
    rules = games.rules_of(name)
    played = golden.read(golden.path_of(rules, rules.version))
    packed = [file for file in played if file.pack is not None]
    assert {file.players for file in packed} == {2, rules.seats[-1]}
    without = [file for file in played if file.pack is None]
    assert [setup.players for setup in golden.missing(rules, without) if setup.pack] == [2, rules.seats[-1]]


def test_golden_games_that_are_there_stay_byte_by_byte_when_others_are_added(tmp_path):
    rules = games.rules_of("seadragons")
    first, second = (golden.make(rules, rules.setup(2), seed) for seed in (1, 2))
    path = tmp_path / "games" / "1.jsonl.gz"
    path.parent.mkdir()
    path.write_bytes(
        gzip.compress(msgspec.json.encode(first).replace(b'"practice":false', b'"practice": false') + b"\n")
    )
    before = gzip.decompress(path.read_bytes())
    golden.append(path, [second])
    assert gzip.decompress(path.read_bytes()) == before + msgspec.json.encode(second) + b"\n"
    assert golden.read(path) == [first, second]


def test_golden_games_are_made_the_same_everywhere_and_for_whatever_was_not_played_yet():
    rules = games.rules_of("seadragons")
    assert golden.make(rules, rules.setup(3), 4) == golden.make(rules, rules.setup(3), 4)
    played = golden.read(golden.path_of(rules, rules.version))
    fewer = [file for file in played if file.players != rules.seats[-1]]
    assert rules.seats[-1] in [setup.players for setup in golden.missing(rules, fewer)]
