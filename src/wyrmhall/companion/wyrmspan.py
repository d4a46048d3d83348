"""Wyrmspan alone against the Automa: the engine's own rounds and cards, and questions where they look at the person.

The engine keeps a game in which nobody plays: its mat is empty and its display is full. Its stack of effects is carried
out one by one, as ever, and only those that look at the person's side of the table are stopped, to ask about it first.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from wyrmhall.companion.evening import Evening
from wyrmhall.companion.pages import Choice, Fact, Place, Question, Row, RowPicture, Said, TrackPicture, digits, number
from wyrmhall.companion.wyrmspan_pictures import objective_picture, tile_picture
from wyrmhall.companion.wyrmspan_steps import check_list, steps_of
from wyrmhall.core.engine import At, Effect
from wyrmhall.core.rng import luck_from
from wyrmhall.core.setup import Setup
from wyrmhall.games.wyrmspan import solo
from wyrmhall.games.wyrmspan.automa import AdvanceByCave, ClaimRow, opponent
from wyrmhall.games.wyrmspan.effects import LayEgg
from wyrmhall.games.wyrmspan.guild import ROWS, places, printed_vp
from wyrmhall.games.wyrmspan.numbers import BROWN, COIN, LIMIT
from wyrmhall.games.wyrmspan.objectives import FACES, LADDER
from wyrmhall.games.wyrmspan.scoring import objectives_vp, scores
from wyrmhall.games.wyrmspan.setup import OPTIONS, start
from wyrmhall.games.wyrmspan.state import Wyrmspan
from wyrmhall.games.wyrmspan.tiles import TILES
from wyrmhall.games.wyrmspan.track import MARKERS
from wyrmhall.games.wyrmspan.turns import NEXT, TURN, EndRound, ScoreObjective, StartRound, Turn
from wyrmhall.games.wyrmspan.versions import VERSION

DONE, PASSED = 0, 1  # the answers to "Your turn"
MOST_HAD: Final = 99  # of an objective without a limit
MOST_POINTS: Final = 299  # of one source
LEAST_POINTS: Final = {"abilities": -99}  # what can cost points; there is no floor (WS-END-21)
COLUMNS: Final = 4
SPACES: Final = 2 * BROWN
ROUNDS: Final = len(LADDER)
OWN_SOURCES: Final = ("guild", "dragons", "abilities", "eggs", "cached", "tucked", "coins", "items")
"""What a person counts at the end; the objectives have been counted round by round."""


class WyrmspanEvening(Evening):
    """From the choice of a mode to the last point."""

    def __init__(self, seed: str, answers: tuple[int, ...]) -> None:
        super().__init__(seed, answers)
        self.game: Wyrmspan | None = None
        self.own: dict[str, int] = {}
        self.title = Said("cp-title-setup")
        self.has_moved = False  # whether she has, since the person's last turn

    # --- the course of the evening --------------------------------------------------------------------------------

    def play(self) -> None:
        game = self.game = self.set_up()
        self.begin_round(game)
        game.push(TURN, At(0))
        while game.stack:
            effect, at = game.stack.pop()
            carry_out(effect, self, game, at)
        self.count_up()

    def set_up(self) -> Wyrmspan:
        mode = self.choose(
            Said("cp-ask-mode"), [Choice(i, Said(f"cp-mode-{mode}")) for i, mode in enumerate(solo.MODES)], "AU-LVL-10"
        )
        level = self.choose(
            Said("cp-ask-level"), [Choice(n, Said("cp-level", {"n": n})) for n in solo.LEVELS], "AU-LVL-10"
        )
        tile = self.choose(
            Said("cp-ask-tile"),
            [Choice(i, Said(f"guild-{tile.name}"), tile_picture(tile)) for i, tile in enumerate(TILES)],
            "AU-SET-02",
        )
        options = {option.name: option.default for option in OPTIONS}
        options |= {"solo": solo.MODES[mode], "level": level}
        game = start(Setup("wyrmspan", 1, options, version=VERSION), luck_from(self.seed))
        game.stack, game.pending, game.held = [], (), ()  # the opening choices are made on the real table
        game.events = []
        game.tile = tile
        game.free = places(game.box.tiles[tile], game.setup)
        game.objectives = []
        for step in check_list(game):
            self.tell(step.text, step.picture, step.clause)
        self.confirm("cp-all-there")
        return game

    def told(self, game: Wyrmspan, effect: Effect) -> None:
        """What the engine has just told, in words for the table."""
        for event in game.events or ():
            for step in steps_of(event, game, effect):
                self.tell(step.text, step.picture, step.clause)
        game.events = []

    # --- turns ----------------------------------------------------------------------------------------------------

    def your_turn(self, game: Wyrmspan) -> None:
        self.title = Said("cp-title-your-turn", {"round": game.round + 1})
        passed = opponent(game).passed
        choices = [Choice(PASSED, Said("cp-i-pass"))]
        if not passed:
            choices.insert(0, Choice(DONE, Said("cp-my-turn-done")))
        text = Said("cp-your-last-turns" if passed else "cp-your-turn")
        if self.choose(text, choices, "AU-TRN-03" if passed else "AU-TRN-01") == PASSED:
            p = game.players[0]
            p.passed = True
            p.supply[COIN] = LIMIT  # whatever the person has: the engine says whether coins go back
        self.has_moved = False
        game.push(NEXT, At(0))

    def her_turn(self, game: Wyrmspan) -> None:
        """After the person has passed one of her turns follows the other; each waits until it is done."""
        self.title = Said("cp-title-her-turn", {"round": game.round + 1})
        if game.players[0].passed and self.has_moved:
            self.confirm("cp-next-turn")
        self.has_moved = True

    def ask_caves(self, game: Wyrmspan, effect: AdvanceByCave) -> None:
        """Only the most, or the least, excavated cave counts: all three of the engine's mat are dug so far."""
        text = Said("cp-ask-most-caves" if effect.most else "cp-ask-least-caves")
        clause = "AU-RAV-02" if effect.most else "AU-RAV-04"
        dug = self.choose(
            text, [Choice(n, Said("cp-spaces", {"n": n})) for n in range(1, COLUMNS + 1)], clause, amid=True
        )
        game.players[0].caves = [int(0 < space % COLUMNS < dug) for space in range(len(game.players[0].caves))]

    def ask_markers(self, game: Wyrmspan) -> None:
        """Which squares of the guild tile the person has taken decides which rows are open to her."""
        room, p = places(game.box.tiles[game.tile], game.setup), game.players[0]
        hers = [opponent(game).markers.count(place) for place in range(len(room))]
        names = [Said("cp-row", {"n": row + 1}) for row in range(ROWS)]
        names += [Said("cp-printed-vp", {"n": vp}) for vp in printed_vp(game)]
        shown = tuple([Place(*place) for place in zip(names, room, hers, strict=True)])
        now = number([p.markers.count(place) for place in range(len(room))])
        question = Question("places", Said("cp-ask-markers"), "AU-BRN-18", most=MARKERS, now=now, places=shown)
        mine = digits(self.ask(question, amid=True), len(room))
        p.markers = [place for place, n in enumerate(mine) for _ in range(n)]
        game.free = [room[place] - hers[place] - mine[place] for place in range(len(room))]

    # --- rounds ---------------------------------------------------------------------------------------------------

    def begin_round(self, game: Wyrmspan) -> None:
        self.title = Said("cp-title-round", {"round": len(game.objectives) + 1})
        tiles = [face // 2 for face in game.objectives]
        open_faces = [i for i, face in enumerate(FACES) if face.solo and i // 2 not in tiles]
        choices = [Choice(i, Said(f"objective-{FACES[i].name}"), objective_picture(FACES[i])) for i in open_faces]
        text = Said("cp-ask-objective", {"round": len(game.objectives) + 1})
        game.objectives.append(self.choose(text, choices, "AU-SET-03"))

    def score_objective(self, game: Wyrmspan, effect: ScoreObjective, at: At) -> None:
        face, automa = FACES[game.objectives[game.round]], opponent(game)
        hers = solo.quantity(game, face.automa[game.round], face.most or None)
        name = Said(f"objective-{face.name}")
        text = Said("cp-ask-quantity", {"objective": name, "hers": hers})
        mine = self.count(text, face.most or MOST_HAD, clause="AU-RND-03")
        ladder, p = LADDER[game.round], game.players[0]
        effect.compare(game, at, [mine])
        game.events = []
        vp = {"you": ladder[p.rows[-1] - 1], "she": ladder[automa.rows[-1] - 1]}
        self.tell(
            Said("cp-objective-scored", {"objective": name, "mine": mine, "hers": hers, **vp}),
            objective_picture(face),
            "AU-RND-10",
        )
        self.tell(Said("cp-coins-back"), "coin", "AU-RND-12")
        p.supply[COIN] = LIMIT

    # --- the end --------------------------------------------------------------------------------------------------

    def count_up(self) -> None:
        """Her points are known; the person counts the own ones, source by source."""
        assert self.game is not None
        game = self.game
        self.title = Said("cp-title-scoring")
        for source in OWN_SOURCES:
            text = Said("cp-ask-points", {"source": Said(f"cp-score-{source}")})
            self.own[source] = self.count(text, MOST_POINTS, LEAST_POINTS.get(source, 0), clause="AU-END-10")
        self.own["objectives"] = objectives_vp(game.players[0].rows)
        you, she = sum(self.own.values()), sum(self.hers(game).values())
        self.title = Said("cp-title-over")
        beaten = solo.is_beaten(she, you)
        result = Said("cp-you-win" if beaten else "cp-she-wins", {"you": you, "she": she})
        self.conclude(result, [0 if beaten else 1], "vp", "AU-END-09")

    # --- what is kept for her -------------------------------------------------------------------------------------

    def hers(self, game: Wyrmspan) -> dict[str, int]:
        return scores(game)[1]

    def facts(self) -> tuple[Fact, ...]:
        if self.game is None:
            return ()
        game, automa = self.game, opponent(self.game)
        rows = [place for place in range(len(game.free)) if place in automa.markers]
        reached = zip(game.objectives, automa.rows, LADDER, strict=False)
        return (
            Fact(Said("cp-fact-token"), automa.steps % SPACES, TrackPicture(automa.steps % SPACES, 0)),
            Fact(Said("cp-fact-coins"), automa.coins, "coin"),
            Fact(Said("cp-fact-dragons"), len(automa.dragons), "dragon"),
            Fact(Said("cp-fact-caves"), len(automa.caves), "cave"),
            Fact(Said("cp-fact-beside"), automa.beside, "marker"),
            Fact(Said("cp-fact-gaps"), ROUNDS - 1 - game.round, "marker"),
            *[
                Fact(
                    Said("cp-fact-row", {"row": min(place, ROWS) + 1}),
                    automa.markers.count(place),
                    RowPicture(min(place, ROWS) + 1),
                )
                for place in rows
            ],
            *[
                Fact(Said("cp-fact-objective", {"round": i + 1}), ladder[row - 1], objective_picture(FACES[face]))
                for i, (face, row, ladder) in enumerate(reached)
            ],
            Fact(Said("cp-fact-cards"), max(0, len(automa.deck) - 1), "card"),
        )

    def sides(self) -> tuple[Said, ...]:
        return Said("cp-you"), Said("cp-she")

    def rows(self) -> tuple[Row, ...]:
        """Points by source as they stand: hers at any time, the person's as far as they are counted."""
        if self.game is None:
            return ()
        hers, own = self.hers(self.game), dict(self.own)
        own["objectives"] = objectives_vp(self.game.players[0].rows)
        sources = dict.fromkeys(("dragons", "caves", "track", "objectives", "guild", *OWN_SOURCES))
        return tuple([Row(Said(f"cp-score-{name}"), (own.get(name), hers.get(name))) for name in sources])


# --- what the engine does, and the person at the table ------------------------------------------------------------


def let_it(effect: Effect, evening: WyrmspanEvening, game: Wyrmspan, at: At) -> None:
    """The engine does it itself."""
    effect.run(game, at)
    evening.told(game, effect)


carry_out: Final = singledispatch(let_it)
"""Let the engine do it, once it knows what it cannot see."""


@carry_out.register(Turn)
def _turn(effect: Turn, evening: WyrmspanEvening, game: Wyrmspan, at: At) -> None:
    evening.your_turn(game)


@carry_out.register(LayEgg)
def _egg(effect: LayEgg, evening: WyrmspanEvening, game: Wyrmspan, at: At) -> None:
    """The egg of the new round is laid on the real mat."""


@carry_out.register(ScoreObjective)
def _objective(effect: ScoreObjective, evening: WyrmspanEvening, game: Wyrmspan, at: At) -> None:
    evening.score_objective(game, effect, at)


@carry_out.register(solo.AutomaTurn)
def _her_turn(effect: solo.AutomaTurn, evening: WyrmspanEvening, game: Wyrmspan, at: At) -> None:
    evening.her_turn(game)
    let_it(effect, evening, game, at)


@carry_out.register(AdvanceByCave)
def _caves(effect: AdvanceByCave, evening: WyrmspanEvening, game: Wyrmspan, at: At) -> None:
    evening.ask_caves(game, effect)
    let_it(effect, evening, game, at)


@carry_out.register(ClaimRow)
def _claim(effect: ClaimRow, evening: WyrmspanEvening, game: Wyrmspan, at: At) -> None:
    if opponent(game).beside:
        evening.ask_markers(game)
    let_it(effect, evening, game, at)


@carry_out.register(EndRound)
def _end_round(effect: EndRound, evening: WyrmspanEvening, game: Wyrmspan, at: At) -> None:
    evening.title = Said("cp-title-round-end", {"round": game.round + 1})
    evening.tell(Said("cp-clear-places"), "coin", "WS-RND-02")
    evening.tell(Said("cp-once-per-round"), "round", "WS-RND-03")
    let_it(effect, evening, game, at)


@carry_out.register(StartRound)
def _start_round(effect: StartRound, evening: WyrmspanEvening, game: Wyrmspan, at: At) -> None:
    evening.begin_round(game)
    let_it(effect, evening, game, at)
