"""Puzzles in the browser: which there are, the one of the day, and the table where one is solved. The routes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from typing import TypeVar

from wyrmhall import games
from wyrmhall.bots.hints import FEW
from wyrmhall.bots.judge import judge_of
from wyrmhall.bots.reasons import said_of
from wyrmhall.core.engine import IllegalOption
from wyrmhall.core.events import Event
from wyrmhall.core.shown import shown
from wyrmhall.core.text import Speaker
from wyrmhall.core.words import Msg
from wyrmhall.lessons.words import tutor
from wyrmhall.puzzles import NoPuzzle, Puzzle, of_the_day, position, puzzle_of, puzzles_of
from wyrmhall.puzzles.course import Attempt, attempt
from wyrmhall.puzzles.format import heard, led
from wyrmhall.server import wire_coach as wire
from wyrmhall.server.days import today
from wyrmhall.server.rehearsal import Stage, follow
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.routes import Caller, Endpoint
from wyrmhall.server.show import Showman, moment
from wyrmhall.server.store import Store
from wyrmhall.server.wire import GameName, Lang
from wyrmhall.server.wire_lessons import LessonIn, LessonState, ShownBubble
from wyrmhall.server.wire_play import ShownEvent

HEAVY = 3
KEPT = "puzzle-"
"""Before its name, where it is kept how far somebody has come: beside their lessons."""
TODAY = "today"
PATIENCE = 2
"""Wrong answers after which the solution is offered."""
LINES = 3
"""Of what happened last before the position, beside the question; the log has more."""

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
            Endpoint("GET", one + "/line", self.line_of_puzzle, cost=HEAVY),
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

    async def line_of_puzzle(
        self, caller: Caller, game: GameName, puzzle: wire.PuzzleName, lang: Lang = "en"
    ) -> wire.ShownCopy:
        """The solution of a puzzle, answer by answer, for whoever has solved it or given up."""
        reader = await self._reader(caller)

        def work() -> wire.ShownCopy:
            found = _found(game, puzzle)
            return follow(self._stage(found, lang, reader), position(found), (found.best, *found.line))

        try:
            return await self._in_thread(work)
        except NoPuzzle:
            raise Rejected("no-puzzle") from None

    async def _reader(self, caller: Caller) -> str:
        person = await self.store.person(caller.person)
        return "" if person is None else person.name

    async def _shown(self, caller: Caller, game: str, name: str, moves: list[int], lang: str) -> LessonState:
        reader = await self._reader(caller)

        def work() -> tuple[LessonState, Attempt]:
            made = attempt(_found(game, name), moves)
            return self.state(made, lang, reader), made

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

    def state(self, made: Attempt, lang: str, reader: str) -> LessonState:
        """What is shown of a puzzle, in these words, to whoever reads there."""
        puzzle, game, stage = made.puzzle, made.game, self._stage(made.puzzle, lang, reader)
        rules, seat, words, who, _ = stage
        before = self._events(stage, [(0, by, event) for by, event in led(puzzle).told])
        brought = self._events(stage, [(step, seat, event) for step, event in made.told])
        seen = [] if made.solved else shown(game, seat, words, subject=rules.subject, names=who)
        asked = [decision for decision in seen if decision.seat == seat]
        if made.solved:
            bubble = _explained(stage, made)
        else:
            bubble = _asked(words, made, asked[0].prompt, [event.text for event in before[-LINES:]])
        return LessonState(
            puzzle.game,
            puzzle.name,
            words.say(Msg("puzzle-title", n=puzzles_of(puzzle.game).index(puzzle) + 1)),
            made.moves,
            bubble,
            seat,
            who[: puzzle.players],
            self.showman.shelf.view(rules, game, seat, words),
            len(puzzle.line) + 1 if made.solved else 0,
            [*before, *brought],
            asked,
            self.showman.scores(rules, game, words, who) if game.over else [],
            made.read,
        )

    def _stage(self, puzzle: Puzzle, lang: str, reader: str) -> Stage:
        rules, words = games.rules_of(puzzle.game), self.showman.shelf.speaker(lang, puzzle.game)
        return Stage(rules, puzzle.seat, words, names(puzzle, lang, reader, words), self.showman)

    def _events(self, stage: Stage, told: list[tuple[int, int, Event]]) -> list[ShownEvent]:
        """Of each its step, and whose answer brought it."""
        lines = [line for step, by, event in told for line in moment([event], step, by)]
        return [self.showman.event(line, stage.seat, stage.words, stage.names) for line in lines]

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


def _asked(words: Speaker, made: Attempt, prompt: str, before: list[str]) -> ShownBubble:
    """The question of the game, and after the second wrong answer a way to the solution."""
    said = words.say(Msg("puzzle-wrong")) if made.tries else ""
    choices = [words.say(Msg("puzzle-give-up"))] if made.tries >= PATIENCE else []
    text = words.say(Msg("puzzle-find", prompt=prompt))
    return ShownBubble("find", 1, 2, "do", text, "", choices, said, before=before)


def _explained(stage: Stage, made: Attempt) -> ShownBubble:
    """Why the answer is the best, by how much, and how the action goes on after it."""
    puzzle, words = made.puzzle, stage.words
    why = " ".join(said_of(words, heard(each), stage.names) for each in puzzle.why)
    line = follow(stage, position(puzzle), (puzzle.best, *puzzle.line)).said
    text = words.say(Msg("puzzle-given", best=line[0], why=why) if made.given else Msg("puzzle-right", why=why))
    missed = Msg("puzzle-missed", n=sum(puzzle.missed.values()), of=puzzle.tries * len(puzzle.missed))
    said = f"{words.say(ahead(puzzle))} {words.say(missed)}"
    line = [each[:1].upper() + each[1:] for each in line]
    return ShownBubble("solved", 2, 2, "tell", text, "", [], said, line=line)


def ahead(puzzle: Puzzle) -> Msg:
    """By how much the answer is better than the next best, in what the game counts."""
    if judge_of(games.rules_of(puzzle.game)).lead <= FEW:
        return Msg(f"puzzle-ahead-{puzzle.game}", n=max(0.1, round(puzzle.gap, 1)))
    return Msg("puzzle-ahead", game=puzzle.game, n=max(0.5, round(2 * puzzle.gap) / 2))


def _listed(n: int, puzzle: Puzzle, mine: dict[str, tuple[list[int], bool]], is_today: bool) -> wire.ShownPuzzle:
    moves, done = mine.get(KEPT + puzzle.name, ([], False))
    return wire.ShownPuzzle(puzzle.name, n, puzzle.grade, puzzle.players, len(moves), done, is_today)  # type: ignore[arg-type]
