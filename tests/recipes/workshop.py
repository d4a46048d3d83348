"""A copy of the house, and the recipes of CONTRIBUTING carried out in it, word for word."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from client import bundle
from wyrmhall.clauses import ROOT
from wyrmhall.core.text import LANGUAGES

RECIPES = dict(
    re.findall(r"^## (Add .+?)$(.+?)(?=^## )", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
)
NAMES = {"en": "Obliging Newcomer", "uk": "Послужливий", "ru": "Услужливый"}
ROW = """    dragon(184, "Obliging Newcomer", SMALL, SHY, 4, 1, "m", EVERY_CAVE, PRINTED,
           played=Whistle(2)),
)
# fmt: on
"""
VERB = '''

@dataclass(frozen=True, slots=True)
class Whistle(Verb):
    """Coins that come when they are called."""

    n: int

    def run(self, game: Wyrmspan, at: At) -> None:
        give(game, at.player, 4, self.n)
        if game.events is not None:
            from wyrmhall.games.wyrmspan.events import Whistled

            game.tell(Whistled(at.player, self.n))

    def words(self) -> dict[str, object]:
        return {"n": self.n}

    def signs(self) -> tuple[str, ...]:
        return ("coin",) * self.n

    def worth(self, prices: Prices) -> float:
        return self.n * prices.of(4)
'''
EVENT = '''

@dataclass(frozen=True, slots=True)
class Whistled(Event):
    """Coins came when they were called."""

    n: int

    def words(self) -> dict[str, object]:
        return {"n": self.n}
'''

BOARD = Path(__file__).parent / "board"
QUICK = """import config from './vite.config.ts';

const quick = config.plugins.filter((plugin) => plugin.name !== 'pack');
export default { ...config, plugins: quick, build: { ...config.build, minify: false } };
"""
"""As the pages are built, but that nothing is made small."""


def npm() -> list[str]:
    found = bundle.find_npm()
    assert found, "there is no npm"
    return found


class Workshop:
    """A copy of the house, and the recipe that is being carried out in it."""

    def __init__(self, folder: Path) -> None:
        self.house = folder / "src" / "wyrmhall"
        shutil.copytree(ROOT / "src" / "wyrmhall", self.house, ignore=shutil.ignore_patterns("static", "*.so", "*.pyd"))
        self.recipe = ""

    def adds_a_board(self) -> None:
        """The board of the added game, which needs the client and its packages, and pages that are built with it."""
        client = self.house.parents[1] / "client"
        shutil.copytree(ROOT / "client", client, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
        (client / "node_modules").symlink_to((ROOT / "client/node_modules").resolve())
        self.begin("Add a board")
        self.carry_out("python -m wyrmhall.server.typescript", sys.executable, "-m", "wyrmhall.server.typescript")
        board = client / self.said("client/src/games/<game>/").removeprefix("client/").replace("<game>", "den")
        shutil.copytree(BOARD, board, ignore=shutil.ignore_patterns("*.ftl"))
        for lang in LANGUAGES:
            words = self.file(f"locale/{lang}/client_den.ftl", "locale/{en,uk,ru}/client_<game>.ftl")
            shutil.copy(BOARD / "client_den.ftl", words)
        self.say("client.ftl", "`client.ftl`", game_den="Den", about_den="Settle treasures.")
        self.carry_out("npm run icons", *npm(), "run", "icons", cwd=client)
        (client / "quick.config.ts").write_text(QUICK, "utf-8")
        self.carry_out("", *npm(), "run", "build", "--", "--config", "quick.config.ts", cwd=client)

    def said(self, words: str) -> str:
        assert words in self.recipe, f"the recipe does not speak of {words}"
        return words

    def carry_out(self, said: str, *command: str, cwd: Path | None = None) -> None:
        self.said(said)
        done = subprocess.run(command, cwd=cwd, env=self.environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]

    @property
    def environment(self) -> dict[str, str]:
        """Of a process in which the house is the copy."""
        return {**os.environ, "PYTHONPATH": os.pathsep.join([str(self.house.parent), str(ROOT)]), "WYRMHALL_PLAIN": "1"}

    def begin(self, recipe: str) -> None:
        self.recipe = RECIPES[recipe]

    def file(self, path: str, said: str = "") -> Path:
        """A file that the recipe speaks of, by the words that it uses for it."""
        self.said(said or path)
        return self.house / path

    def change(self, path: str, said: str, old: str, new: str) -> None:
        file = self.file(path, said)
        text = file.read_text("utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path}"
        file.write_text(text.replace(old, new), "utf-8")

    def append(self, path: str, said: str, text: str) -> None:
        with self.file(path, said).open("a", encoding="utf-8") as file:
            file.write(text)

    def say(self, path: str, said: str, **messages: str) -> None:
        for lang in LANGUAGES:
            lines = "".join(f"{id.replace('_', '-')} = {text}\n" for id, text in messages.items())
            self.append(f"locale/{lang}/{path}", said, "\n" + lines)


def carried_out(folder: Path) -> Workshop:
    """A house to which everything was added that CONTRIBUTING has a recipe for, but a board."""
    shop = Workshop(folder)
    words = "locale/{en,uk,ru}/<game>.ftl"
    game = "games/wyrmspan"

    shop.begin("Add a verb")
    shop.append(f"{game}/effects.py", "games/<game>/effects.py", VERB)
    shop.say("wyrmspan.ftl", words, whistle="whistle for { $n } coins")

    shop.begin("Add an event")
    shop.append(f"{game}/events.py", "games/<game>/events.py", EVENT)
    shop.say("wyrmspan.ftl", words, event_whistled="{ $who } whistles for { $n } coins.")

    shop.begin("Add a card")
    shop.change(f"{game}/dragons.py", "dragons.py", ")\n# fmt: on\n", ROW)
    shop.change(
        f"{game}/dragons.py",
        "dragons.py",
        "effects import Gain, LayEgg, Take",
        "effects import Gain, LayEgg, Take, Whistle",
    )
    for lang, name in NAMES.items():
        shop.append(
            f"locale/{lang}/wyrmspan_names.ftl", "locale/{en,uk,ru}/<game>_names.ftl", f"\ndragon-184 = {name}\n"
        )

    shop.begin("Add an option")
    option = '    GameOption("whistling", (False, True), False, clause="WS-DIG-03"),\n'
    shop.change(f"{game}/setup.py", "games/<game>/setup.py", "OPTIONS = (\n", "OPTIONS = (\n" + option)
    shop.say("wyrmspan.ftl", words, option_whistling="Dragons whistle")

    shop.begin("Add a game")
    shutil.copytree(ROOT / "examples/lair/src/wyrmhall_lair", shop.house / "games/den")
    for file in (shop.house / "games/den").glob("*.py"):
        file.write_text(
            file.read_text("utf-8").replace("wyrmhall_lair", "wyrmhall.games.den").replace('name="lair"', 'name="den"'),
            "utf-8",
        )
    for lang in LANGUAGES:
        shutil.copy(shop.house / f"games/den/locale/{lang}/lair.ftl", shop.house / f"locale/{lang}/den.ftl")
    shop.change("games/__init__.py", "games/__init__.py", '"seadragons", "worms")', '"seadragons", "worms", "den")')

    shop.begin("Add a language")
    shutil.copytree(shop.file("locale/en"), shop.file("locale/de", "locale/<code>"))
    shop.change(
        "core/words.py", "core/words.py", 'LANGUAGES = ("en", "uk", "ru")', 'LANGUAGES = ("en", "uk", "ru", "de")'
    )
    return shop
