"""The tool that puts mistakes into rules: what it changes, what it leaves alone, and what it finds."""

import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import forked  # noqa: E402
import mutate  # noqa: E402
from mutants import mutants_of  # noqa: E402

SOURCE = b'''"""A module that counts."""

from typing import Final

MOST: Final = 3


class Hand:
    cards: int = 7

    def can_take(self, n: int) -> bool:
        return self.cards + n <= MOST and not self.full

    def take(self, n: int) -> None:
        if n > 0:
            self.cards += n

    def label(self) -> str:
        return "one" if self.cards == 1 else "more"
'''


def changed(kind: str = "") -> set[str]:
    """The lines that mutants of a kind make of the source."""
    before = SOURCE.decode().splitlines()
    found = set()
    for mutant in mutants_of("hand.py", SOURCE):
        if kind in ("", mutant.kind):
            after = mutant.applied(SOURCE).decode().splitlines()
            found |= {line.strip() for line in set(after) - set(before)}
    return found


def test_mutants_are_small_mistakes_of_many_kinds():
    assert changed("comparison") == {
        "return self.cards + n < MOST and not self.full",
        "return self.cards + n > MOST and not self.full",
        "if n >= 0:",
        "if n <= 0:",
    }
    assert changed("arithmetic") == {"return self.cards - n <= MOST and not self.full", "self.cards -= n"}
    assert changed("constant") == {"MOST: Final = 4", "MOST: Final = 2", "if n > 1:", "if n > (-1):"}
    assert "return self.cards + n <= MOST or not self.full" in changed("logic")
    assert "return (self.cards + n <= MOST)" in {
        line.replace("((", "(").replace("))", ")") for line in changed("logic")
    }
    assert changed("not") == {"return self.cards + n <= MOST and self.full"}
    assert changed("condition") == {"if (not (n > 0)):"}
    assert changed("dropped") == {"pass"}
    assert changed("returned") == {"return not (self.cards + n <= MOST and not self.full)"}


def test_what_people_read_and_what_is_only_declared_stays_as_it_is():
    assert not [line for line in changed() if "one" in line or "cards: int" in line or "import" in line]


def test_a_mutant_changes_nothing_else_and_knows_its_line_and_statement():
    for mutant in mutants_of("hand.py", SOURCE):
        after = mutant.applied(SOURCE)
        assert after[: mutant.start] == SOURCE[: mutant.start]
        assert after.endswith(SOURCE[mutant.end :])
        assert mutant.diff(SOURCE).count("\n+") == 2  # the name of the file, and the line
        assert mutant.is_python(SOURCE)
    tops = {mutant.line: mutant.top for mutant in mutants_of("hand.py", SOURCE)}
    assert tops == {5: 0, 12: 12, 15: 15, 16: 16}


def test_the_same_seed_draws_the_same_mutants_of_rules_and_never_of_tables():
    assert mutate.drawn("worms", 20, 5) == mutate.drawn("worms", 20, 5)
    assert mutate.drawn("worms", 20, 5) != mutate.drawn("worms", 20, 6)
    names = {path.name for path in mutate.rule_files("worms")}
    assert {"turns.py", "effects.py", "scoring.py"} <= names
    assert not names & {"cards.py", "view.py", "draw.py", "pack.py", "__init__.py"}


@pytest.mark.parametrize("game", ["wyrmspan", "flamecraft", "seadragons", "worms"])
def test_only_modules_with_rules_are_changed_and_each_name_that_is_left_out_is_a_module(game):
    folder = ROOT / "src" / "wyrmhall" / "games"
    names = {path.name for path in mutate.rule_files(game)}
    assert {"census.py", "numbers.py", "redeal.py", "setup.py", "state.py"} <= names
    assert not names & {"encode.py", "actions.py", "subjects.py", "faces.py", "events.py", "library.py", "pack_rows.py"}
    tables = {"enchantments.py", "fancy.py", "tiles.py", "dragons.py", "caves.py", "shops.py", "cards.py"}
    assert not names & tables
    assert all(list(folder.glob(f"*/{name}")) for name in mutate.NO_RULES)


def test_a_table_of_printed_facts_is_left_alone_and_a_table_of_options_is_not():
    rows = {
        name: "\n".join([f"{name.upper()}S = (", *[f"    {name}({n})," for n in range(8)], ")"])
        for name in ("Row", "GameOption")
    }
    assert not mutants_of("rows.py", rows["Row"].encode())
    assert {mutant.line for mutant in mutants_of("rows.py", rows["GameOption"].encode())} == set(range(2, 10))
    assert mutants_of("rows.py", rows["Row"].replace("Row(3)", "OTHER").encode())


def test_what_cards_are_worth_to_bots_is_no_rule_and_what_they_are_worth_in_points_is_one():
    source = b"""
class Prices:
    def of(self, kind: int) -> float:
        return 1 if kind == 3 else 2

class Scored:
    def guessed(self, prices: Prices) -> float:
        return prices.of(1) + 1

    def worth(self, game: Game, seat: int) -> int:
        return game.coins[seat] + 5

    def rank(self) -> int:
        return 7

    def reach(self, cells: int) -> int:
        return cells + 9

    def name(self) -> Msg:
        return Msg("name", n=11)
"""
    assert {mutant.line for mutant in mutants_of("scored.py", source)} == {11, 14}


def test_the_narrowest_tests_come_first_and_those_that_do_not_reach_the_line_not_at_all():
    mutant = next(m for m in mutants_of("games/x/hand.py", SOURCE) if m.line == 15)
    tests = {
        "broad": {"lines": {"hand.py": [12, 15, 16]}, "seconds": 0.1, "everything": False},
        "long": {"lines": {}, "seconds": 9.0, "everything": True},
        "narrow": {"lines": {"hand.py": [15]}, "seconds": 0.2, "everything": False},
        "elsewhere": {"lines": {"hand.py": [12]}, "seconds": 0.1, "everything": False},
    }
    assert mutate.narrowest(mutant, tests) == ["narrow", "broad", "long"]
    assert set(mutate.narrowest(next(m for m in mutants_of("x/hand.py", SOURCE) if not m.top), tests)) == set(tests)


@pytest.mark.parametrize(
    ("old", "new", "outcome"),
    [("== 1", "== 2", "killed"), pytest.param("== 1", "==  1", "survived", marks=pytest.mark.whole)],
)
def test_a_mistake_is_found_in_a_copy_and_the_tree_stays_as_it_was(tmp_path, old, new, outcome):
    file = "src/wyrmhall/games/seadragons/scoring.py"
    source = (ROOT / file).read_bytes()
    start = source.index(b"        if len(firsts) == 1:") + len(b"        if len(firsts) ")
    mutant = mutate.Mutant(file, 1, 1, "constant", start, start + len(old), new)
    copy = mutate.Copy(tmp_path / "copy")
    test = "tests/games/seadragons/test_scoring.py::test_with_two_players_an_unbroken_tie_pays_nobody"
    fate = copy.try_out(mutant, [test], [])
    assert (fate.outcome, fate.by) == (outcome, test if outcome == "killed" else "")
    assert (ROOT / file).read_bytes() == source == (copy.folder / file).read_bytes()
    said = json.loads(json.dumps(mutate.report("seadragons", 1, [fate])))
    assert (said[outcome], said["n"]) == (1, 1)
    assert said["mutants"][0]["diff"].startswith("--- " + file)


LIVING = """
MOST = 3

def limit(n):
    return min(n, MOST)

def doubled(cards):
    return [2 * card for card in cards if card < limit(card + 1)]

class Hand:
    size = 5

    def can_take(self, n):
        return n <= self.size
"""


def living():
    module = ModuleType("living")
    exec(compile(LIVING, "living.py", "exec"), module.__dict__)
    return module


@pytest.mark.parametrize(
    ("old", "new", "said", "then"),
    [
        ("n <= self", "n < self", lambda m: m.Hand().can_take(5), False),
        ("min(", "max(", lambda m: m.limit(1), 3),
        ("[2 *", "[3 *", lambda m: m.doubled([1]), [3]),  # a function within a function
        (
            "    return [2 * card for card in cards if card < limit(card + 1)]",
            "    pass",
            lambda m: m.doubled([1]),
            None,
        ),
    ],
)
def test_a_mistake_is_put_into_functions_that_are_there_already(old, new, said, then):
    module = living()
    assert said(module) != then
    places = forked.changed("living.py", LIVING, LIVING.replace(old, new))
    assert forked.put_in(places)
    assert said(module) == then


@pytest.mark.parametrize(("old", "new"), [("MOST = 3", "MOST = 4"), ("size = 5", "size = 6")])
def test_a_mistake_in_what_was_done_while_a_module_was_read_is_left_to_a_process_of_its_own(old, new):
    assert forked.changed("living.py", LIVING, LIVING.replace(old, new)) is None


def test_a_function_that_was_called_by_then_is_left_to_a_process_of_its_own(monkeypatch):
    module = living()
    places = forked.changed("living.py", LIVING, LIVING.replace("min(", "max("))
    monkeypatch.setattr(forked, "_called", {*places})
    assert not forked.put_in(places)
    assert module.limit(9) == 3
    monkeypatch.undo()
    assert not forked.put_in({("nowhere.py", "f", 1): module.limit.__code__})


@pytest.mark.whole
def test_mistakes_are_found_in_forks_of_one_process_and_what_cannot_be_tried_so_is_given_back(tmp_path):
    file = "src/wyrmhall/games/seadragons/scoring.py"
    source = (ROOT / file).read_bytes()
    start = source.index(b"        if len(firsts) == 1:") + len(b"        if len(firsts) ")
    found, alike = (mutate.Mutant(file, 1, 1, "constant", start, start + 4, new) for new in ("== 2", "==  1"))
    test = "tests/games/seadragons/test_scoring.py::test_with_two_players_an_unbroken_tie_pays_nobody"
    copy = mutate.Copy(tmp_path / "copy")
    fates = dict(copy.try_forked([found, alike], [[test], [test]], "seadragons", 2))
    assert (fates[found].outcome, fates[found].by) == ("killed", test)
    assert fates[alike] is None  # nothing differs: a process of its own will say so
