"""What is the same for everybody at the house: its games, their cards, rules and lessons. The routes of these."""

from __future__ import annotations

import wyrmhall
from wyrmhall import bots, clauses, compiled, games, lessons
from wyrmhall.bots.strength import elo_of_levels
from wyrmhall.companion.rooms import GAMES as EVENINGS
from wyrmhall.companion.sheets import SHEETS
from wyrmhall.core.rules import BadSetup, Rules, Setup
from wyrmhall.core.text import LANGUAGES, Speaker
from wyrmhall.core.words import Msg
from wyrmhall.games import home_of
from wyrmhall.server import wire_house as wire
from wyrmhall.server.access import HEAVY
from wyrmhall.server.classroom import Classroom
from wyrmhall.server.hall import Hall
from wyrmhall.server.notify import Notifier
from wyrmhall.server.packed import Kept, kept_once
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.shelf import BOARD, Shelf
from wyrmhall.server.wire import GameName, Lang, Value
from wyrmhall.server.wire_lessons import LessonIn, LessonName, Lessons, LessonState


class Catalogue:
    def __init__(self, hall: Hall, notifier: Notifier) -> None:
        self.hall = hall
        self.notifier = notifier
        self.classroom = Classroom(hall.store, hall.showman)
        self.houses: dict[str, Kept[wire.House]] = {}  # by language
        self.shown_cards: dict[tuple[str, str], Kept[wire.Cards]] = {}  # by game and language
        self.shown_clauses: dict[tuple[str, str], Kept[wire.Clauses]] = {}

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/house", self.house),
            Endpoint("GET", "/games/{game}/cards", self.cards),
            Endpoint("GET", "/games/{game}/clauses", self.clauses),
            Endpoint("GET", "/games/{game}/lessons", self.lessons),
            Endpoint("GET", "/games/{game}/lessons/{lesson}", self.lesson, cost=HEAVY),
            Endpoint("POST", "/games/{game}/lessons/{lesson}", self.move_in_lesson, cost=HEAVY, share="inputs"),
        ]

    async def house(self, caller: Caller, lang: Lang = "en") -> Kept[wire.House]:
        """The games with their options, the levels of bots, the languages."""
        shelf = self.hall.shelf

        def make() -> wire.House:
            games = [shown_game(shelf, name, lang) for name in shelf.names]
            levels, languages = list(bots.LEVELS), list(LANGUAGES)
            return wire.House(
                wyrmhall.__version__, games, levels, languages, bool(self.notifier.hosts), compiled.kind()
            )

        return kept_once(self.houses, lang, make)

    async def cards(self, caller: Caller, game: GameName, lang: Lang = "en") -> Kept[wire.Cards]:
        """All components of a game with their texts and where their facts come from."""
        rules, speaker = self.hall.shelf.rules_of(game), self.hall.shelf.speaker(lang, game)
        setup = rules.setup(rules.seats[0])
        return kept_once(self.shown_cards, (game, lang), lambda: wire.Cards(shown_cards(rules, setup, speaker)))

    async def clauses(self, caller: Caller, game: GameName, lang: Lang = "en") -> Kept[wire.Clauses]:
        """The rules of a game, clause by clause."""
        rules = self.hall.shelf.rules_of(game)
        try:
            found = clauses.clauses_of(rules, lang)
        except OSError:
            raise BadSetup("no-rules") from None
        shown = [wire.ShownClause(c.id, c.section, c.text) for c in found.values()]
        return kept_once(self.shown_clauses, (game, lang), lambda: wire.Clauses(shown))

    async def lessons(self, caller: Caller, game: GameName, lang: Lang = "en") -> Lessons:
        """The lessons of a game, and how far I have come in each."""
        return await self.classroom.lessons(caller, game, lang)

    async def lesson(self, caller: Caller, game: GameName, lesson: LessonName, lang: Lang = "en") -> LessonState:
        """A lesson where I left it, or at its beginning."""
        return await self.classroom.resumed(caller, game, lesson, lang)

    async def move_in_lesson(
        self, caller: Caller, game: GameName, lesson: LessonName, data: LessonIn, lang: Lang = "en"
    ) -> LessonState:
        """A lesson after these moves, and perhaps one more; it is kept how far I have come."""
        return await self.classroom.moved(caller, game, lesson, data, lang)


def shown_game(shelf: Shelf, name: str, lang: str) -> wire.ShownGame:
    rules, speaker, board = shelf.rules_of(name), shelf.speaker(lang, name), shelf.board_of(name)
    options = []
    for option in rules.options:
        choices = [wire.ShownChoice(c, _choice(speaker, option.name, c)) for c in option.choices]
        label = speaker.say(Msg(f"option-{option.name}"))
        shown = wire.ShownOptionOfGame(
            option.name, label, choices, option.default, list(option.seats), option.clause, option.ruling
        )
        options.append(shown)
    takes_pack = rules.check_pack is not None
    lesson = (lessons.names_of(rules.name) or [""])[0] if rules.name in games.names() else ""
    return wire.ShownGame(
        rules.name,
        list(rules.seats),
        rules.minutes,
        options,
        takes_pack,
        rules.finished,
        home_of(name) is not None,
        "" if board is None else f"games/{name}/{BOARD}",
        shelf.client_words(name, lang),
        lesson,
        name in SHEETS,
        elo_of_levels(name),
        name in EVENINGS,
    )


def _choice(speaker: Speaker, option: str, choice: Value) -> str:
    if isinstance(choice, bool):
        return speaker.say(Msg("yes" if choice else "no"))
    id = f"option-{option}-{choice}"
    return speaker.say(Msg(id)) if speaker.knows(id) else str(choice)


def shown_cards(rules: Rules, setup: Setup, speaker: Speaker) -> list[wire.ShownCard]:
    found = []
    for card in rules.components(setup):
        text = [speaker.sentence(part) for part in card.text]
        status = speaker.say(Msg(f"status-{card.status}"))
        name = speaker.say(card.name)
        parts = [speaker.say(part) for part in card.doubts()]
        found.append(wire.ShownCard(card.kind, card.id, name, card.status, status, text, card.face, card.copies, parts))
    return found
