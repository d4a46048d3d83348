"""What people read: the same messages in every language, and the texts of all components as golden files."""

from dataclasses import fields, is_dataclass
from importlib import import_module

import pytest

from wyrmhall import games
from wyrmhall.core.engine import Effect
from wyrmhall.core.text import LANGUAGES, LOCALE, speaker
from wyrmhall.core.words import kebab
from wyrmhall.laws import Broken
from wyrmhall.laws.words import check_languages, check_names, check_verbs, messages
from wyrmhall.lookup_commands import card_lines

FILES = sorted({str(f.relative_to(LOCALE / lang)) for lang in LANGUAGES for f in (LOCALE / lang).rglob("*.ftl")})


@pytest.mark.parametrize("name", FILES)
def test_every_language_has_the_same_messages(name):
    assert messages(LOCALE / "en" / name)
    check_languages(LOCALE, name)


@pytest.mark.parametrize(
    ("uk", "why"),
    [
        ("one = один\n", "two"),
        ("one = a\ntwo = b\ntwo = c\n", "twice"),
        ("one\n", "cannot be read"),
        (None, "one, two"),
    ],
)
def test_words_that_are_missing_or_wrong_are_found(tmp_path, uk, why):
    for lang in LANGUAGES:
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "toy.ftl").write_text("one = 1\ntwo = 2\n", "utf-8")
    check_languages(tmp_path, "toy.ftl")
    file = tmp_path / "uk" / "toy.ftl"
    if uk is None:
        file.unlink()
    else:
        file.write_text(uk, "utf-8")
    with pytest.raises(Broken, match=why):
        check_languages(tmp_path, "toy.ftl")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in games.NAMES if games.part_of(name, "pack_verbs")])
def test_every_verb_that_a_pack_may_use_has_its_message(name, lang):
    words, verbs = speaker(lang, name), games.part_of(name, "pack_verbs").TYPED.ops.values()
    assert verbs
    assert [verb.__name__ for verb in verbs if not words.knows(kebab(verb.__name__))] == []


@pytest.mark.parametrize("name", games.NAMES)
def test_verbs_options_components_and_points_have_words_in_every_language(name):
    rules = games.rules_of(name)
    assert rules.options
    for module in (f"wyrmhall.games.{name}.effects", "wyrmhall.core.effects"):
        check_verbs(rules, import_module(module))
    check_names(rules)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_the_texts_of_all_components_are_as_they_were_read_and_approved(name, lang, golden):
    rules = games.rules_of(name)
    lines = card_lines(rules, rules.setup(rules.seats[0]), speaker(lang, name))
    assert lines
    golden(f"{name}.{lang}.txt", "\n".join(lines) + "\n")


def verbs(of=Effect):
    for verb in of.__subclasses__():
        yield verb
        yield from verbs(verb)


@pytest.mark.parametrize("name", games.NAMES)
def test_verbs_that_are_equal_are_said_alike(name):
    """What was said before is found by what is equal to it: the companion of a pack had the name of another once."""
    games.rules_of(name)
    found = [verb for verb in verbs() if verb.__module__.startswith(f"wyrmhall.games.{name}.") and is_dataclass(verb)]
    assert len(found) > 20
    assert [(verb, part.name) for verb in found for part in fields(verb) if not part.compare] == []
