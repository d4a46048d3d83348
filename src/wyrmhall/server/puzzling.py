"""Puzzles in the browser: which there are, the one of the day, and the table where one is solved. The routes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from typing import TypeVar

from wyrmhall import games
from wyrmhall.bots.reasons import said_of
from wyrmhall.core.engine import Decision, Game, IllegalOption
from wyrmhall.core.shown import shown
from wyrmhall.core.text import Speaker
from wyrmhall.core.words import Msg
from wyrmhall.lessons.words import tutor
from wyrmhall.puzzles import NoPuzzle, Puzzle, of_the_day, puzzle_of, puzzles_of
from wyrmhall.puzzles.course import Attempt, attempt
from wyrmhall.puzzles.format import heard
from wyrmhall.server import wire_coach as wire
from wyrmhall.server.daily import today
from wyrmhall.server.rehearsal import label_of
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.show import Showman, moment
from wyrmhall.server.store import Store
from wyrmhall.server.wire import GameName, Lang
from wyrmhall.server.wire_lessons import LessonIn, LessonState, ShownBubble

HEAVY = 3
KEPT = "puzzle-"
"""Before its name, where it is kept how far somebody has come: beside their lessons."""
TODAY = "today"
PATIENCE = 2
"""Wrong answers after which the solution is offered."""

Result = TypeVar("Result")


class Puzzling:
    def __init__(self, store: Store, showman: Showman) -> None:
        self.store = store
        self.showman = showman
        self.threads = ThreadPoolExecutor(1, "puzzles")

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    def endpoints(self) -> list[Endpoint]:
        one = "/games/{game}/puzzles/{puzzle}"
        return [
            Endpoint("GET", "/games/{game}/puzzles", self.puzzles),
            Endpoint("GET", one, self.puzzle, cost=HEAVY),
            Endpoint("POST", one, self.move_in_puzzle, cost=HEAVY, share="inputs"),
        ]

    async def puzzles(self, caller: Caller, game: GameName) -> wire.Puzzles:
        """The puzzles of a game, the easiest first, and what I have done of them."""
        mine = await self.store.lessons(caller.person, game)
        day = today()
        found = await self._in_thread(lambda: (puzzles_of(game), of_the_day(game, date.fromisoformat(day))))
        shown = [_listed(n, puzzle, mine, puzzle is found[1]) for n, puzzle in enumerate(found[0], start=1)]
        return wire.Puzzles(game, day, shown)

    async def puzzle(self, caller: Caller, game: GameName, puzzle: wire.PuzzleName, lang: Lang = "en") -> LessonState:
        """A puzzle at its beginning: what was tried before is forgotten, that it was solved is not."""
        return await self._shown(caller, game, puzzle, [], lang)

    async def move_in_puzzle(
        self, caller: Caller, game: GameName, puzzle: wire.PuzzleName, data: LessonIn, lang: Lang = "en"
    ) -> LessonState:
        """A puzzle after these answers, and perhaps one more; it is kept what I have solved."""
        return await self._shown(caller, game, puzzle, [*data.moves, *([] if data.move is None else [data.move])], lang)

    async def _shown(self, caller: Caller, game: str, name: str, moves: list[int], lang: str) -> LessonState:
        person = await self.store.person(caller.person)
        reader = "" if person is None else person.name

        def work() -> tuple[LessonState, Attempt]:
            made = attempt(_found(game, name), moves)
            return self._state(made, lang, reader), made

        try:
            state, made = await self._in_thread(work)
        except NoPuzzle:
            raise Rejected("no-puzzle") from None
        except IllegalOption:
            raise Rejected("not-offered") from None
        if moves:
            found = made.solved and not made.given
            await self.store.keep_lesson(caller.person, game, KEPT + made.puzzle.name, made.moves, found)
        return state

    def _state(self, made: Attempt, lang: str, reader: str) -> LessonState:
        puzzle, game, seat = made.puzzle, made.game, made.puzzle.seat
        rules, words = games.rules_of(puzzle.game), self.showman.shelf.speaker(lang, puzzle.game)
        who = names(puzzle, lang, reader, words)
        lines = [line for step, event in made.told for line in moment([event], step, seat)]
        return LessonState(
            puzzle.game,
            puzzle.name,
            words.say(Msg("puzzle-title", n=puzzles_of(puzzle.game).index(puzzle) + 1)),
            made.moves,
            _bubble(made, words, who),
            seat,
            who[: puzzle.players],
            self.showman.shelf.view(rules, game, seat, words),
            len(puzzle.line) + 1 if made.solved else 0,
            [self.showman.event(line, seat, words, who) for line in lines],
            [d for d in shown(game, seat, words) if d.seat == seat] if not made.solved else [],
            self.showman.scores(rules, game, words, who) if game.over else [],
            made.read,
        )

    async def _in_thread(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)


def _found(game: str, name: str) -> Puzzle:
    """By its name, or the one of the day."""
    found = of_the_day(game, date.fromisoformat(today())) if name == TODAY else None
    return found or puzzle_of(game, name)


def names(puzzle: Puzzle, lang: str, reader: str, words: Speaker) -> list[str]:
    """Who sits there: the reader, the partners of all lessons, and the game's own opponent."""
    said, partner, found = tutor(lang, puzzle.game), 0, list[str]()
    for seat in range(puzzle.players):
        partner += seat != puzzle.seat
        mine = seat == puzzle.seat
        found.append(
            (reader or said.say(Msg("lesson-newcomer"))) if mine else said.say(Msg(f"lesson-partner-{partner}"))
        )
    return [*found, words.say(Msg("solo-opponent"))] if words.knows("solo-opponent") else found


def _bubble(made: Attempt, words: Speaker, who: list[str]) -> ShownBubble:
    puzzle = made.puzzle
    if not made.solved:
        decision = asked(made.game, puzzle)
        prompt = words.sentence(decision.effect.prompt(made.game, decision.at))
        text = words.say(Msg("puzzle-find", prompt=prompt))
        said = words.say(Msg("puzzle-wrong")) if made.tries else ""
        choices = [words.say(Msg("puzzle-give-up"))] if made.tries >= PATIENCE else []
        return ShownBubble("find", 1, 2, "do", text, "", choices, said)
    why = " ".join(said_of(words, heard(each), who) for each in puzzle.why)
    start = attempt(puzzle, []).game
    best = words.say(label_of(start, asked(start, puzzle), puzzle.best))
    text = words.say(Msg("puzzle-given", best=best, why=why) if made.given else Msg("puzzle-right", why=why))
    missed = Msg("puzzle-missed", n=sum(puzzle.missed.values()), of=puzzle.tries * len(puzzle.missed))
    return ShownBubble("solved", 2, 2, "tell", text, "", [], words.say(missed))


def asked(game: Game, puzzle: Puzzle) -> Decision:
    found = game.owed(puzzle.seat)
    assert found is not None, puzzle.name
    return found


def _listed(n: int, puzzle: Puzzle, mine: dict[str, tuple[list[int], bool]], is_today: bool) -> wire.ShownPuzzle:
    moves, done = mine.get(KEPT + puzzle.name, ([], False))
    return wire.ShownPuzzle(puzzle.name, n, puzzle.grade, puzzle.players, len(moves), done, is_today)  # type: ignore[arg-type]
