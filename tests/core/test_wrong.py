"""What is wrong is said in every language, and survives the way between processes."""

import pickle
import re
from pathlib import Path

import pytest

import wyrmhall
from wyrmhall.core.rules import BadSetup, OtherRules
from wyrmhall.core.text import LANGUAGES, LOCALE
from wyrmhall.gamefile import BadFile
from wyrmhall.games import rules_of

SRC = Path(wyrmhall.__file__).parent
MADE = re.compile(
    r"\b(?:BadSetup|BadFile|Differs|NoSuchBot|BadResults|BadSession|super\(\)\.__init__)\(\s*\"([a-z-]+)\""
)


def test_what_is_wrong_is_said_in_the_readers_language():
    with pytest.raises(BadSetup) as caught:
        rules_of("seadragons").setup(9)
    assert str(caught.value) == "seadragons takes 2 to 5 players, not 9"
    assert caught.value.said("uk") == "seadragons: кількість гравців від 2 до 5, а не 9"
    assert caught.value.said("ru") == "seadragons: число игроков от 2 до 5, а не 9"


@pytest.mark.parametrize("error", [BadFile("file-large", most=8_000_000, n=9_000_000), OtherRules("worms", 9, (1, 2))])
def test_what_is_wrong_survives_the_way_between_processes(error):
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert [again.said(lang) for lang in LANGUAGES] == [error.said(lang) for lang in LANGUAGES]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_what_is_wrong_is_there_and_used(lang):
    known = set(re.findall(r"^wrong-([a-z-]+) =", (LOCALE / lang / "wrong.ftl").read_text("utf-8"), re.MULTILINE))
    used = {id for file in SRC.rglob("*.py") for id in MADE.findall(file.read_text("utf-8"))}
    assert used == known
