"""The recipes of CONTRIBUTING, one after another, in a copy of the house, word for word."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from tests.recipes.additions import (
    CHECK,
    EVENT,
    LESSON,
    NAMES,
    ROW,
    SIGN,
    TEST_OF_THE_CARD,
    TEST_OF_THE_VERB,
    TEXTS_OF_THE_LESSON,
    VERB,
)
from tests.recipes.workshop import Workshop, replace
from wyrmhall.clauses import ROOT
from wyrmhall.core.text import LANGUAGES

WORDS = "locale/{en,uk,ru}/<game>.ftl"
GOLDEN = "python3 dev.py test --golden -k texts"
TYPES = "python -m wyrmhall.server.typescript"
GAME = "games/wyrmspan"
LAIR = ROOT / "examples/lair"
BOARD = Path(__file__).parent / "board"
QUICK = """import config from './vite.config.ts';

const quick = config.plugins.filter((plugin) => plugin.name !== 'pack');
export default { ...config, plugins: quick, build: { ...config.build, minify: false } };
"""
"""As the pages are built, but that nothing is made small."""


def carried_out(folder: Path, whole: bool = False) -> Workshop:
    """A house to which everything was added that CONTRIBUTING has a recipe for, but a board.

    Without `whole` the commands are left out that collect all tests, and those of the client.
    """
    shop = Workshop(folder, whole)
    if whole:
        shop.sets_up()
    for add in (a_verb, an_event, an_option, a_card, a_lesson, a_game, a_language):
        add(shop)
    shop.end()
    return shop


def a_verb(shop: Workshop) -> None:
    shop.begin("Add a verb")
    shop.append(f"{GAME}/effects.py", "games/<game>/effects.py", VERB)
    assert all(f"def {method}(self" in VERB for method in ("run", "chosen", "signs"))
    shop.said("run", "chosen", "signs()")
    shop.said("LayEgg", "lay-egg")  # as the class is Whistle, the message is:
    shop.said(".inf")
    shop.say(
        "wyrmspan.ftl", WORDS, whistle="whistle for { $n } coins or meat\n    .inf = whistle for { $n } coins or meat"
    )
    shop.said("ask-<verb>")
    shop.say("wyrmspan.ftl", WORDS, ask_whistle="Whistle: what shall come?")  # options that are things have labels
    shop.test("tests/games/wyrmspan/test_whistle.py", "tests/games/<game>/", TEST_OF_THE_VERB)


def an_event(shop: Workshop) -> None:
    shop.begin("Add an event")
    shop.append(f"{GAME}/events.py", "games/<game>/events.py", EVENT)
    assert "if game.events is not None: game.tell(" in VERB
    shop.said("if game.events is not None: game.tell(...)")
    there = "from wyrmhall.games.wyrmspan.moves import (\n    draw_cave,\n    draw_dragon,\n    free_nests,"
    replace(shop.house / GAME / "effects.py", there, f"from wyrmhall.games.wyrmspan.events import Whistled\n{there}")
    shop.said("event-<kind>", "event-<kind>-hidden")
    shop.say("wyrmspan.ftl", WORDS, event_whistled="{ $who } whistles, and { $n } come.")
    shop.say("wyrmspan.ftl", WORDS, event_whistled_hidden="{ $who } whistles, and something comes.")
    shop.carry_out(TYPES)
    assert "export interface Whistled {" in (shop.root / "client/src/net/views/wyrmspan.ts").read_text("utf-8")
    if shop.whole:  # the compiler names the board
        shop.links_packages()
        signs = "games/wyrmspan/signs.ts"
        assert signs in shop.run("npm", "run", "types", fails=True)
        replace(shop.root / "client/src" / signs, "    case 'placed':\n", SIGN + "    case 'placed':\n")
        shop.run("npm", "run", "types")


def an_option(shop: Workshop) -> None:
    shop.begin("Add an option")
    shop.said("GameOption", "OPTIONS")
    option = '    GameOption("whistling", ("always", "loudly", "never"), "always", clause="WS-DIG-03"),\n'
    shop.change(f"{GAME}/setup.py", "games/<game>/setup.py", "OPTIONS = (\n", "OPTIONS = (\n" + option)
    assert 'game.setup["whistling"]' in VERB
    shop.said('game.setup["name"]')
    shop.said("option-<name>", "option-<name>-<choice>")
    shop.say("wyrmspan.ftl", WORDS, option_whistling="Dragons whistle")
    shop.say(
        "wyrmspan.ftl",
        WORDS,
        option_whistling_always="always",
        option_whistling_loudly="loudly",
        option_whistling_never="never",
    )
    shop.append(f"{GAME}/setup.py", "check", CHECK)
    replace(shop.house / GAME / "setup.py", "import GameOption, Setup\n", "import BadSetup, GameOption, Setup\n")
    for old, new in (
        ("import OPTIONS, restore", "import OPTIONS, check, restore"),
        ("    start=", "    check=check,\n    start="),
    ):
        replace(shop.house / GAME / "__init__.py", old, new)
    assert 'Msg("option-whistling")' in CHECK
    shop.said('Msg("option-<name>")')
    shop.say("wrong.ftl", "locale/{en,uk,ru}/wrong.ftl", wrong_too_loud="too loud for one: see “{ $option }”")


def a_card(shop: Workshop) -> None:
    shop.begin("Add a card")
    shop.said("games/<game>/cards.py")  # or, in Wyrmspan:
    shop.change(f"{GAME}/dragons.py", "dragons.py", ")\n# fmt: on\n", ROW)
    imported = "effects import Gain, LayEgg, Take"
    shop.change(f"{GAME}/dragons.py", "dragons.py", imported, f"{imported}, Whistle")
    for lang, name in NAMES.items():
        names = f"locale/{lang}/wyrmspan_names.ftl"
        shop.append(names, "locale/{en,uk,ru}/<game>_names.ftl", f"\ndragon-184 = {name}\n")
    shop.carry_out(GOLDEN, slow=True)
    shop.said("tests/golden/")
    for lang, name in NAMES.items() if shop.whole else ():
        (line,) = re.findall(
            rf"^.*{name}.*$", (shop.root / f"tests/golden/wyrmspan.{lang}.txt").read_text("utf-8"), re.MULTILINE
        )
        assert "2" in line
    shop.said("locale/")  # where the text comes from
    shop.test("tests/games/wyrmspan/test_newcomer.py", "tests/games/<game>/", TEST_OF_THE_CARD)
    if shop.whole:
        heard = shop.run(
            "python3", "dev.py", "test", "tests/games/wyrmspan/test_newcomer.py", "tests/games/wyrmspan/test_whistle.py"
        )
        assert "3 passed" in heard


def a_lesson(shop: Workshop) -> None:
    shop.begin("Add a lesson")
    shop.file(f"{GAME}/lessons/whistling.toml", "games/<game>/lessons/<name>.toml").write_text(LESSON, "utf-8")
    seen = shop.carry_out("wyrmhall lessons <game> <name>", game="wyrmspan", name="whistling")
    assert re.search(r"\(no message whistling-call\).+token:coin", seen, re.DOTALL), seen
    shop.said(".about", "<name>-<step>")
    shop.say("lessons/wyrmspan.ftl", "locale/{en,uk,ru}/lessons/<game>.ftl", **TEXTS_OF_THE_LESSON)
    heard = shop.carry_out("wyrmhall lessons <game> <name> --check", game="wyrmspan", name="whistling")
    assert "1 lessons, 4 steps, 3 languages, 0 faults." in heard
    shop.said("TOPICS", "tests/laws/test_lessons.py")
    replace(shop.root / "tests/laws/test_lessons.py", '"ravel",\n', '"ravel",\n        "whistling",\n')


def a_game(shop: Workshop) -> None:
    shop.begin("Add a game")
    rules = shop.root / "docs/rules"
    shutil.copy(LAIR / "src/wyrmhall_lair/rules/lair.md", rules / "den.md")
    shop.said("docs/rules/<game>.md", "- **XX-YYY-01** [source] statement")
    assert "\n- **LA-SET-01** [own] " in (rules / "den.md").read_text("utf-8")
    shop.said("RULES")
    shutil.copytree(LAIR / "src/wyrmhall_lair", shop.house / "games/den")
    shutil.copytree(LAIR / "tests", shop.root / "tests/games/den")
    (shop.root / "tests/games/den/__init__.py").touch()
    for file in [*(shop.house / "games/den").glob("*.py"), *(shop.root / "tests/games/den").glob("*.py")]:
        text = file.read_text("utf-8").replace("import wyrmhall_lair\n", "import wyrmhall.games.den as wyrmhall_lair\n")
        text = text.replace("from wyrmhall_lair", "from wyrmhall.games.den").replace('name="lair"', 'name="den"')
        file.write_text(text, "utf-8")
    for lang in LANGUAGES:
        shutil.move(shop.house / f"games/den/locale/{lang}/lair.ftl", shop.house / f"locale/{lang}/den.ftl")
    for rest in ("locale", "rules", "board"):
        shutil.rmtree(shop.house / "games/den" / rest)
    shop.change("games/__init__.py", "games/__init__.py", '"seadragons", "worms")', '"seadragons", "worms", "den")')
    shop.said("listed()")
    for lang in LANGUAGES:
        facts = shop.file(f"locale/{lang}/den_facts.ftl", "locale/{en,uk,ru}/<game>_facts.ftl")
        facts.write_text("fact-number = number { $value }\n", "utf-8")
    shop.said("finished=False", "docs/rules/waivers.toml")  # neither is needed where every clause has its test
    heard = shop.carry_out("wyrmhall rules <game> --coverage", game="den")
    assert re.search(r"\b9\b", heard), heard
    shop.said("docs/rules/{uk,ru}/<game>.md")
    for lang in LANGUAGES[1:]:
        shutil.copy(LAIR / f"src/wyrmhall_lair/rules/{lang}/lair.md", rules / lang / "den.md")


def a_language(shop: Workshop) -> None:
    shop.begin("Add a language")
    shutil.copytree(shop.file("locale/en"), shop.file("locale/de", "locale/<code>"))
    known = 'LANGUAGES = ("en", "uk", "ru"'
    shop.said("LANGUAGES")
    shop.change("core/words.py", "core/words.py", f"{known})", f'{known}, "de")')
    shop.carry_out(GOLDEN, slow=True)
    shop.carry_out(TYPES)
    assert '"de"' in (shop.root / "client/src/net/wire.ts").read_text("utf-8")
    shop.said("docs/rules/<game>.md", "docs/rules/<code>/<game>.md")
    (shop.root / "docs/rules/de").mkdir()
    for file in (shop.root / "docs/rules/uk").glob("*.md"):
        shutil.copy(shop.root / "docs/rules" / file.name, shop.root / "docs/rules/de")


def a_board(shop: Workshop) -> None:
    """The board of the added game, which needs the client and its packages, and pages that are built with it."""
    shop.begin("Add a board")
    client = shop.root / "client"
    shop.links_packages()
    shop.carry_out(TYPES)
    shop.said("client/src/net/views/<game>.ts")
    assert (client / "src/net/views/den.ts").exists()
    shop.said("client/src/games/<game>/", "icons.list")
    shutil.copytree(BOARD, client / "src/games/den", ignore=shutil.ignore_patterns("*.ftl"))
    for lang in LANGUAGES:
        words = shop.file(f"locale/{lang}/client_den.ftl", "locale/{en,uk,ru}/client_<game>.ftl")
        shutil.copy(BOARD / "client_den.ftl", words)
    shop.said("game-<game>", "about-<game>")
    shop.say("client.ftl", "client.ftl", game_den="Den", about_den="Settle treasures.")
    shop.carry_out("npm run icons")
    (client / "quick.config.ts").write_text(QUICK, "utf-8")
    shop.run("npm", "run", "build", "--", "--config", "quick.config.ts")
    shop.said("tests/browser", "build/screenshots")  # whoever calls this plays it there
    shop.end()
