"""Laws of what teaches beside the lessons: the pages on how to play, and what the things on a table are called."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern

from wyrmhall.clauses import clauses_of
from wyrmhall.core.shown import shown
from wyrmhall.core.text import LANGUAGES, LOCALE, speaker
from wyrmhall.core.words import Msg
from wyrmhall.games import NAMES, rules_of
from wyrmhall.howto import examples_of, kept_game, page_of, shots_of, view_of
from wyrmhall.howto.page import BadPage, read_page
from wyrmhall.lessons.words import sentences

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "client" / "src" / "games"
RULES = ROOT / "docs" / "rules"
PREFIX = {"wyrmspan": "ws", "flamecraft": "fc", "seadragons": "sd", "worms": "wm"}
SECTIONS = ["theme", "aim", "turn", "scoring", "overlooked"]


# --- how to play ------------------------------------------------------------------------------------------------------


def shape(page):
    return [(part.id, part.clauses, part.picture) for part in page.parts]


@pytest.mark.parametrize("game", NAMES)
def test_a_page_on_how_to_play_is_short_and_the_same_in_all_languages(game):
    clauses = clauses_of(rules_of(game))
    english = page_of(game, "en")
    for lang in LANGUAGES:
        page = page_of(game, lang)
        assert 600 <= page.words <= 900, (lang, page.words)
        assert lang == "en" or page != english, f"{game} is not translated into {lang}"
        assert [section.id for section in page.sections] == SECTIONS
        assert [(p.id, p.clauses, p.picture) for p in page.parts] == [
            (p.id, p.clauses, p.picture) for p in english.parts
        ]
        assert len({part.id for part in page.parts}) == len(page.parts)
        assert all(part.picture or part.clauses for part in page.parts)
        assert not [id for part in page.parts for id in part.clauses if id not in clauses]


@pytest.mark.parametrize("game", NAMES)
def test_a_game_has_one_name_in_a_language_in_the_hall_on_its_page_and_in_the_glossary(game):
    glossary = (RULES / f"{game}.md").read_text("utf-8").splitlines()
    for lang in LANGUAGES:
        name = speaker(lang, "client").say(Msg(f"game-{game}"))
        assert name in page_of(game, lang).title
        cells = [line.split("|")[1 + LANGUAGES.index(lang)].strip() for line in glossary if line.count("|") > 3]
        assert any(re.fullmatch(rf"{re.escape(name)}([.:] .+)?", cell) for cell in cells), name


@pytest.mark.parametrize("game", NAMES)
def test_pictures_show_moments_of_a_game_that_can_be_played_again(game):
    rules, shots = rules_of(game), shots_of(game)
    assert {part.id for part in page_of(game, "en").parts if part.picture} == set(shots)
    for shot in shots.values():
        assert shot.after <= len(kept_game(game).answers)
        assert view_of(rules, shot).seat == shot.seat


@pytest.mark.parametrize("game", NAMES)
def test_every_example_of_the_rules_of_a_game_has_its_position(game):
    found = examples_of(game)
    assert set(found) == {id for id in clauses_of(rules_of(game)) if re.match("[A-Z]{2}-EX-", id)}
    told_in_one_test = len(found) - len({example.test for example in found.values()})
    assert len({bytes(example.view) for example in found.values()}) + told_in_one_test > len(found) * 0.8, "all alike"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("# A\n## B {#b}\nWords.\n\nMore.\n{c: WS-GEN-01}", "line 4: this paragraph does not end"),
        ("## B {#b}\nWords.\n{c: WS-GEN-01}", "a page has a title"),
        ("# A\n## B {#b}\nWords.", "a page has a title"),
    ],
)
def test_a_page_that_cannot_be_read_says_where(text, why):
    with pytest.raises(BadPage, match=why):
        read_page(text, "en/x.md")


# --- what is this? ----------------------------------------------------------------------------------------------------


@cache
def kinds_of(game: str) -> list[dict]:
    return json.loads((GAMES / game / "what.json").read_text("utf-8"))


@cache
def words_of(game: str, lang: str) -> dict[str, dict[str, str]]:
    """By kind: the attributes of its message, and its title."""
    text = (LOCALE / lang / f"client_what_{game}.ftl").read_text("utf-8")
    found = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
    begin = f"{PREFIX[game]}-what-"
    assert all(message.id.name.startswith(begin) for message in found)
    return {
        message.id.name.removeprefix(begin): {
            "title": _said(message.value),
            **{attribute.id.name: _said(attribute.value) for attribute in message.attributes},
        }
        for message in found
    }


def _said(pattern: Pattern) -> str:
    return "".join(element.value for element in pattern.elements)


def kind_named(game: str, name: str) -> str | None:
    """As client/src/what/book.ts finds it."""
    for kind in kinds_of(game):
        for pattern in kind.get("of", ()):
            if re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), name):
                return kind["kind"]
    return None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_thing_has_a_name_two_sentences_and_a_clause(game, lang):
    words, clauses = words_of(game, lang), clauses_of(rules_of(game))
    kinds = [kind["kind"].replace("_", "-") for kind in kinds_of(game)]
    assert sorted(words) == sorted(kinds)
    for kind in kinds_of(game):
        said = words[kind["kind"].replace("_", "-")]
        assert said["title"]
        assert not said["title"].endswith(".")
        assert 1 <= sentences(said["text"]) <= 2, said["text"]
        assert kind["clause"] in clauses, kind


@pytest.mark.parametrize("game", NAMES)
def test_every_sign_is_one_that_the_board_draws_and_has_one_meaning(game):
    """And the other way round: what the board draws as a sign is in the legend."""
    drawn = drawn_by(game)
    signs = [sign for kind in kinds_of(game) for sign in kind.get("signs", ())]
    assert len(signs) == len(set(signs))
    assert set(signs) <= {icon for icons in drawn.values() for icon in icons}
    meant = {icon for part, icons in drawn.items() if part not in PICTURES for icon in icons}
    assert meant - set(signs) <= BUTTONS


PICTURES = {
    "Lines of the log.",
    "What the artisans wear.",
    "The signs of the shops.",
    "What the fancy dragons wear or carry.",
    "The companions.",
    "The enchantments.",
    "The achievements.",
    "weapons",
    "drops and sudden death",
}
"""Parts of the lists of icons that draw one card each: its name stands beside it."""
BUTTONS = {"fit", "stay"}
"""Signs of buttons that say in words what they do."""


def drawn_by(game: str) -> dict[str, list[str]]:
    """The icons of a board, by the heading in its list."""
    found, part = {}, ""
    for line in (GAMES / game / "icons.list").read_text("utf-8").splitlines():
        if line.startswith("#"):
            part = line.removeprefix("#").strip()
        elif line.strip():
            found.setdefault(part, []).append(line.split("=")[0].strip())
    return found


@pytest.mark.parametrize("game", NAMES)
def test_every_thing_that_a_board_shows_or_a_player_is_asked_about_has_a_kind(game):
    """Names in the sources of the boards, and targets of every decision of the kept game."""
    sources = "".join(file.read_text("utf-8") for file in sorted((GAMES / game).glob("*.svelte")))
    called = {kind["kind"] for kind in kinds_of(game)}
    plain = set(re.findall(r'data-what="([a-z-]+)"', sources))
    choices = " ".join(re.findall(r"data-what=\{(.+?)\} class", sources))
    chosen = set(re.findall(r"'([a-z-]+)'", choices))
    assert plain | chosen <= called
    written = set(re.findall(r'(?:data-thing|target)="([a-z-]+:?)(["{:])', sources))
    begins = {pattern.split(":")[0] for kind in kinds_of(game) for pattern in kind.get("of", ())}
    assert {name.rstrip(":") for name, _ in written} <= begins
    names = {name for name, end in written if end == '"'}
    rules, saved = rules_of(game), kept_game(game)
    play = rules.new(rules.setup(saved.players, saved.options, version=saved.version), saved.seed)
    for seat, option in saved.answers:
        for decision in shown(play, seat, speaker("en", game)):
            names |= {one.target for one in [*decision.options, *(decision.extras or [])] if one.target}
        play.step(option, seat)
    assert not {name for name in names if kind_named(game, name) is None}


NEW_WORDS = {
    "wyrmspan": "ability, activate, cached, coin, display, egg, guild step, hatchling, nest, swap, tucked, waived",
    "flamecraft": "ability, achievement, artisan, coin, enchantment, fancy dragon, gather, Park, reserve, serve, swap",
    "seadragons": "current, dragon card, gold, head, mission, pass, realm, reef card, ship, whirlpool",
    "worms": "Accuracy, Blast, crate, crater, Damaged, drum, Electromagnet, end-turn effect, Inch, Jump, Knockback, "
    "least-filled, mine, overfull, support card, target, tile, wind",
}
"""Words of the rulebooks in what players are asked: nobody knows them who has not read a rulebook."""


@pytest.mark.parametrize("game", NAMES)
def test_words_of_the_rulebooks_explain_themselves(game):
    patterns = [
        r"[\w’ʼ']*".join(map(re.escape, word.strip().split("*")))
        for words in words_of(game, "en").values()
        for word in filter(None, words.get("words", "").split(","))
    ]
    for word in NEW_WORDS[game].split(", "):
        assert any(re.fullmatch(pattern, word, re.IGNORECASE) for pattern in patterns), word


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_word_that_explains_itself_occurs_in_what_the_game_says(game, lang):
    said = "\n".join(file.read_text("utf-8") for file in sorted((LOCALE / lang).glob(f"{game}*.ftl")))
    for kind, words in words_of(game, lang).items():
        for word in filter(None, words.get("words", "").split(",")):
            letters = r"[\w’ʼ']*".join(map(re.escape, word.strip().split("*")))
            assert re.search(rf"(?<!\w){letters}(?!\w)", said, re.IGNORECASE), (kind, word)
