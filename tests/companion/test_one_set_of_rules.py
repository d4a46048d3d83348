"""One set of rules: told what a person would type, the companion's Automa does and scores what the engine's does."""

import random
from collections import deque

import pytest

from tests.companion.touches import touches
from wyrmhall.companion.pages import Question, Said, number
from wyrmhall.companion.rooms import page_of
from wyrmhall.companion.session import Session
from wyrmhall.companion.wyrmspan import DONE, PASSED, WyrmspanEvening
from wyrmhall.companion.wyrmspan_steps import steps_of
from wyrmhall.core.engine import Effect
from wyrmhall.games.wyrmspan import RULES
from wyrmhall.games.wyrmspan.automa import AdvanceByCave, ClaimRow, dug_caves
from wyrmhall.games.wyrmspan.guild import places
from wyrmhall.games.wyrmspan.numbers import OF_ACTION, PASS
from wyrmhall.games.wyrmspan.objectives import quantity
from wyrmhall.games.wyrmspan.solo import LEVELS, MODES
from wyrmhall.games.wyrmspan.state import Wyrmspan
from wyrmhall.games.wyrmspan.turns import ScoreObjective, Turn

GAMES = 1000
SAMPLE = 2
OTHER = ("cp-ask-mode", "cp-ask-level", "cp-ask-tile", "cp-ask-points")
"""What is asked before the first round and after the last."""


class Played:
    """A game that the engine plays to its end with random answers, and what its player could have typed meanwhile."""

    def __init__(self, mode: str, level: int, seed: int) -> None:
        self.seed = f"{seed:032x}"
        self.pick = random.Random(seed)
        self.turns: deque[int] = deque()
        self.caves: deque[int] = deque()
        self.markers: deque[int] = deque()
        self.quantities: deque[int] = deque()
        self.told: list[Said] = []  # what the Automa did, in the companion's words
        game = RULES.new(RULES.setup(1, {"solo": mode, "level": level}), self.seed)
        assert isinstance(game, Wyrmspan)
        self.game = game
        game.events = []
        while not game.over:
            self.answer()

    def answer(self) -> None:
        game, decision = self.game, self.game.decision
        option = self.pick.choice(decision.options)
        if game.held:  # the opening choices
            game.step(option, decision.seat)
            return
        if isinstance(decision.effect, Turn):
            self.turns.append(PASSED if option == OF_ACTION + PASS else DONE)
        game.pending = ()
        decision.effect.chosen(game, decision.at, option)
        self.listen(decision.effect)
        while game.stack and not game.pending:
            effect, at = game.stack.pop()
            self.look(effect)
            effect.run(game, at)
            if isinstance(effect, Turn) and not game.pending:
                self.turns.append(PASSED)  # without a coin there is nothing to choose
            self.listen(effect)

    def look(self, effect: Effect) -> None:
        """What a person sees on the table at this moment, if the companion were to ask."""
        game, p = self.game, self.game.players[0]
        if isinstance(effect, AdvanceByCave):
            self.caves.append(max(dug_caves(game)) if effect.most else min(dug_caves(game)))
        elif isinstance(effect, ClaimRow) and game.automa.beside:
            self.markers.append(
                number([p.markers.count(place) for place in range(len(places(game.box.tiles[game.tile], game.setup)))])
            )
        elif isinstance(effect, ScoreObjective):
            self.quantities.append(quantity(game, 0, game.objectives[game.round]))

    def listen(self, effect: Effect) -> None:
        for event in self.game.events:
            if event.kind.startswith("automa-"):
                self.told += [step.text for step in steps_of(event, self.game, effect)]
        self.game.events = []


class Typist(WyrmspanEvening):
    """A person who types what is seen on the table of a game that was played."""

    def __init__(self, played: Played) -> None:
        super().__init__(played.seed, ())
        self.played = played
        self.typed = 0  # touches from the first round to the last

    def ask(self, question: Question, amid: bool = False) -> int:
        answer = self.answer_to(question)
        if question.text.id not in OTHER:
            self.typed += touches(question, answer)
        self.answers.append(answer)
        return super().ask(question, amid)

    def answer_to(self, question: Question) -> int:
        played, asked = self.played, question.text.id
        setup = played.game.setup
        if asked == "cp-ask-mode":
            return MODES.index(str(setup["solo"]))
        if asked == "cp-ask-level":
            return int(setup["level"])
        if asked == "cp-ask-tile":
            return played.game.tile
        if asked == "cp-ask-objective":
            return played.game.objectives[int(question.text.args["round"]) - 1]
        if asked == "cp-ask-quantity":
            return played.quantities.popleft()
        if asked == "cp-ask-points":
            source = question.text.args["source"]
            return RULES.scores(played.game)[0][source.id.removeprefix("cp-score-")]
        if asked == "cp-your-turn":
            return played.turns.popleft()
        if asked == "cp-your-last-turns":  # she has passed: nobody tells of turns before the own pass
            while played.turns.popleft() != PASSED:
                pass
            return PASSED
        if asked in ("cp-ask-most-caves", "cp-ask-least-caves"):
            return played.caves.popleft()
        if asked == "cp-ask-markers":
            return played.markers.popleft()
        assert asked == "cp-ready"
        return 0


def check(mode: str, level: int, seed: int) -> tuple[int, int]:
    """How often she had a turn in a game, and how often the person had to touch the phone for it."""
    played = Played(mode, level, seed)
    evening = Typist(played)
    evening.play()
    hers, theirs = evening.game.automa, played.game.automa
    assert (hers.steps, hers.markers, hers.rows, hers.shown) == (
        theirs.steps,
        theirs.markers,
        theirs.rows,
        theirs.shown,
    )
    assert (len(hers.dragons), len(hers.caves)) == (len(theirs.dragons), len(theirs.caves))
    ids = {said.id for said in played.told}
    assert [line.text for line in evening.log if line.text.id in ids] == played.told
    assert not any((played.turns, played.caves, played.markers, played.quantities)), "typed, and never asked for"
    page = page_of("wyrmspan", Session(played.seed, tuple(evening.answers)).text())
    assert page.question is None
    scores = {row.text.id.removeprefix("cp-score-"): row.points[1] for row in page.scores if row.points[1] is not None}
    assert scores == RULES.scores(played.game)[1]
    assert played.game.players[0].rows == evening.game.players[0].rows
    total = [sum(row.points[side] or 0 for row in page.scores) for side in (0, 1)]
    won = RULES.winners(played.game) == (0,)
    assert page.steps[-1].text == Said("cp-you-win" if won else "cp-she-wins", {"you": total[0], "she": total[1]})
    return sum(said.id == "cp-turned" for said in played.told), evening.typed


@pytest.mark.clause("AU-GEN-10", "AU-TRN-01", "AU-TRN-02", "AU-TRN-03", "AU-END-09")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("games", [SAMPLE, pytest.param(GAMES, marks=[pytest.mark.whole, pytest.mark.timeout(7200)])])
def test_told_what_a_person_would_type_the_companion_plays_the_engines_automa(mode, level, games):
    turns = taps = 0
    for seed in range(games):
        had, typed = check(mode, level, 6 * seed + 3 * MODES.index(mode) + level)
        turns, taps = turns + had, taps + typed
    print(f"{mode} {level}: {games} games, {turns} turns, {taps / turns:.2f} taps each")
    assert taps <= 3 * turns
