"""Every clause of the rules is cited by a test, or waived with a reason; and stands in every language."""

import re
from collections import Counter

import pytest

from wyrmhall import clauses, games
from wyrmhall.core.text import LANGUAGES

CITED = clauses.citations(clauses.ROOT / "tests")
FINISHED = [name for name in games.NAMES if games.rules_of(name).finished]
TRANSLATED = [(name, lang) for name in FINISHED for lang in LANGUAGES if lang != clauses.ENGLISH]
OTHER_LETTERS = {"uk": re.compile("[ыэъёЫЭЪЁ]"), "ru": re.compile("[іїєґІЇЄҐ]")}
"""Languages in Cyrillic, and letters that are of another one."""
CYRILLIC = [(name, lang) for name, lang in TRANSLATED if lang in OTHER_LETTERS]


@pytest.mark.parametrize("name", FINISHED)
def test_every_clause_of_a_finished_game_is_cited_or_waived(name):
    found = clauses.coverage(games.rules_of(name), CITED)
    assert found.clauses > 0
    assert found.missing == ()


@pytest.mark.parametrize("name", games.NAMES)
def test_no_test_cites_a_clause_that_does_not_exist(name):
    assert clauses.coverage(games.rules_of(name), CITED).unknown == ()


@pytest.mark.parametrize("name", games.NAMES)
def test_fewer_than_five_in_a_hundred_clauses_are_waived_each_with_a_reason(name):
    found = clauses.coverage(games.rules_of(name), CITED)
    assert len(found.waived) < 0.05 * found.clauses
    assert all(len(reason) > 10 for reason in found.waived.values())


@pytest.mark.parametrize("name", games.NAMES)
def test_no_clause_is_both_waived_and_cited(name):
    assert set(clauses.coverage(games.rules_of(name), CITED).waived).isdisjoint(CITED)


@pytest.mark.parametrize(("name", "lang"), TRANSLATED)
def test_every_clause_of_a_finished_game_is_translated_and_in_its_place(name, lang):
    rules = games.rules_of(name)
    translated = clauses.read_clauses(rules, clauses.rules_folder() / lang)
    assert list(translated) == list(clauses.clauses_of(rules))


@pytest.mark.parametrize(("name", "lang"), TRANSLATED)
def test_a_translation_has_the_same_numbers_and_cites_the_same_clauses(name, lang):
    rules = games.rules_of(name)
    english = clauses.clauses_of(rules)
    for id, clause in clauses.clauses_of(rules, lang).items():
        for what in (r"\d+", r"`[^`]*`", r"\b[A-Z]{2}-[A-Z]+-\d+"):
            assert Counter(re.findall(what, clause.text)) == Counter(re.findall(what, english[id].text)), id


@pytest.mark.parametrize(("name", "lang"), CYRILLIC)
def test_a_translation_is_written_in_its_own_letters(name, lang):
    rules = games.rules_of(name)
    english = clauses.clauses_of(rules)
    for id, clause in clauses.clauses_of(rules, lang).items():
        cyrillic = re.findall("[а-яіїєґё]", f"{clause.section} {clause.text}".lower())
        latin = re.findall("[a-z]", re.sub("`[^`]*`", "", english[id].text).lower())
        assert len(cyrillic) > len(latin) / 3, id
        assert not OTHER_LETTERS[lang].search(clause.section + clause.text), id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_no_two_sections_of_the_rules_have_the_same_name(name, lang):
    sections = [clause.section for clause in clauses.clauses_of(games.rules_of(name), lang).values()]
    begun = [section for before, section in zip(["", *sections], sections, strict=False) if section != before]
    assert len(begun) == len(set(begun))
