"""Names of dragons in three languages: data beside the number, and one word for a kind everywhere."""

import re
from pathlib import Path

import pytest

from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.core.words import Msg
from wyrmhall.games.wyrmspan.dragons import DRAGONS

GLOSSARY = Path(__file__).parents[3] / "docs" / "names.md"
PRINTED = {56: "Літун-злодужка", 119: "Коатль-хамелеон", 130: "Гребенястий усмішник", 180: "Манівний цвіркунолов"}


def kinds() -> list[tuple[str, str, str]]:
    rows = re.findall(r"^\| ([\w ]+) \| ([\w -]+) \| ([\w -]+) \|$", GLOSSARY.read_text("utf-8"), re.MULTILINE)
    return [row for row in rows if row[0] != "English"]


@pytest.mark.clause("WS-EDN-07")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_dragon_has_a_name_of_its_own(lang):
    names = [speaker(lang, "wyrmspan").say(Msg(f"dragon-{dragon.number}")) for dragon in DRAGONS[1:]]
    assert len(set(names)) == 183
    assert all(re.search(r"[A-Za-z]", name) is None for name in names) == (lang != "en")


@pytest.mark.clause("WS-EDN-07")
def test_english_names_are_those_of_the_cards():
    words = speaker("en", "wyrmspan")
    assert [words.say(Msg(f"dragon-{d.number}")) for d in DRAGONS[1:]] == [d.name for d in DRAGONS[1:]]


@pytest.mark.clause("WS-EDN-07")
@pytest.mark.parametrize(("number", "name"), PRINTED.items())
def test_the_names_printed_in_the_ukrainian_rules_are_kept(number, name):
    assert speaker("uk", "wyrmspan").say(Msg(f"dragon-{number}")) == name


@pytest.mark.clause("WS-EDN-07")
@pytest.mark.parametrize(("kind", "ukrainian", "russian"), kinds())
def test_a_kind_of_dragon_is_translated_one_way_everywhere(kind, ukrainian, russian):
    numbers = [d.number for d in DRAGONS[1:] if re.search(rf"\b{kind}\b", d.name, re.IGNORECASE)]
    assert numbers, f"no dragon is a {kind}"
    for number in numbers:
        for lang, word in (("uk", ukrainian), ("ru", russian)):
            name = speaker(lang, "wyrmspan").say(Msg(f"dragon-{number}")).lower()
            assert word in name, f"{number} in {lang}: {name}"
