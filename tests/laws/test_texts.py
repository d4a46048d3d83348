"""What people read: the same messages in every language, and the texts of all components as golden files."""

from dataclasses import is_dataclass
from importlib import import_module

import pytest
from fluent.syntax import FluentParser, ast

from wyrmhall import games
from wyrmhall.cli import card_lines
from wyrmhall.core.engine import Effect
from wyrmhall.core.text import LANGUAGES, LOCALE, speaker
from wyrmhall.core.words import Msg, kebab

FILES = sorted({file.name for lang in LANGUAGES for file in (LOCALE / lang).glob("*.ftl")})


def messages(lang: str, name: str) -> dict[str, set[str]]:
    body = FluentParser().parse((LOCALE / lang / name).read_text("utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{lang}/{name}: {junk[0]}"
    found = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(found) == len(set(found)), f"{lang}/{name} says something twice"
    return set(found)


@pytest.mark.parametrize("name", FILES)
def test_every_language_has_the_same_messages(name):
    english = messages("en", name)
    for lang in LANGUAGES:
        assert messages(lang, name) == english


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_every_verb_has_its_message(name, lang):
    games.rules_of(name)
    words = speaker(lang, name)
    for module in (f"wyrmhall.games.{name}.effects", "wyrmhall.core.effects"):
        for thing in vars(import_module(module)).values():
            if isinstance(thing, type) and issubclass(thing, Effect) and is_dataclass(thing):
                assert words.knows(kebab(thing.__name__)), f"{thing.__name__} in {lang}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_options_and_their_choices_have_names(name, lang):
    words = speaker(lang, name)
    for option in games.rules_of(name).options:
        assert words.say(Msg(f"option-{option.name}"))
        for choice in option.choices:
            if not isinstance(choice, bool | int):
                assert words.say(Msg(f"option-{option.name}-{choice}"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_the_texts_of_all_components_are_as_they_were_read_and_approved(name, lang, golden):
    rules = games.rules_of(name)
    lines = card_lines(rules, rules.setup(rules.seats[0]), speaker(lang, name))
    assert lines
    golden(f"{name}.{lang}.txt", "\n".join(lines) + "\n")
