"""Worms at a real table: turn by turn in eight steps, with the die, the wind, the flipper and the drop deck from here.

The engine keeps a map that nobody looks at, with as many worms as are alive on the real one. Its stack of effects is
carried out one by one: what people do on their map is told and skipped, what comes by chance or follows from who is
alive (drop cards, sudden death, whose turn it is, the last round, the end) is the engine's own.
"""

from __future__ import annotations

from functools import singledispatch
from hashlib import sha256
from typing import Final

from wyrmhall.companion.evening import Evening
from wyrmhall.companion.pages import CardPicture, ChancePicture, Choice, Clock, Fact, MarkPicture, Row, Said
from wyrmhall.companion.worms_steps import first_steps, steps_of, team
from wyrmhall.core.engine import At, Effect
from wyrmhall.core.rng import luck_from
from wyrmhall.core.setup import Setup
from wyrmhall.games.worms import dice, events, steps, turns
from wyrmhall.games.worms.cards import BOX
from wyrmhall.games.worms.dealing import TAKE_TOKEN
from wyrmhall.games.worms.effects import ChangeWind
from wyrmhall.games.worms.numbers import DIE
from wyrmhall.games.worms.numbers import FLIP as FLIPS
from wyrmhall.games.worms.optional import NO_DEATH, RANDOM_DEATH
from wyrmhall.games.worms.scoring import tied, winners
from wyrmhall.games.worms.setup import OPTIONS, start
from wyrmhall.games.worms.state import Worms
from wyrmhall.games.worms.versions import VERSION

FEWEST, MOST, BASE_SEATS = 2, 6, 4
NEXT, ROLL, WIND, FLIP, LOST = range(5)  # what can be done in a turn
DEALT, TIMED, ENDLESS, LONGER, ALL_OUT = range(5)  # what can be agreed on before the game
AGREED: Final = ("dealt", "timer", "no-death", "longer", "all-out")
WORMS_EACH: Final = 4


class WormsEvening(Evening):
    """From the teams to who lives."""

    def __init__(self, seed: str, answers: tuple[int, ...]) -> None:
        super().__init__(seed, answers)
        self.game: Worms | None = None
        self.colours: list[str] = []  # of the real teams, by seat
        self.agreed: list[int] = []
        self.title = Said("cp-title-setup")

    # --- the course of the evening --------------------------------------------------------------------------------

    def play(self) -> None:
        game = self.game = self.set_up()
        TAKE_TOKEN.run(game, At(0))
        self.told(game)
        while game.stack:
            effect, at = game.stack.pop()
            carry_out(effect, self, game, at)
            self.told(game)
        self.end(game)

    def set_up(self) -> Worms:
        many = [Choice(n, Said("cp-spaces", {"n": n})) for n in range(FEWEST, MOST + 1)]
        seats = self.choose(Said("cp-wm-ask-players"), many, "WM-GEN-02")
        for seat in range(seats):
            left = [each for each in BOX.teams if each.colour not in self.colours]
            shown = [Choice(each.number, team(each.colour), MarkPicture("team", each.colour)) for each in left]
            number = self.choose(Said("cp-wm-ask-team", {"n": seat + 1}), shown, "WM-SET-19")
            self.colours.append(next(each.colour for each in left if each.number == number))
        agreed = [Choice(i, Said(f"cp-wm-agree-{name}")) for i, name in enumerate(AGREED)]
        self.agreed = self.tick(Said("cp-wm-ask-agreed"), agreed, "WM-OPT-39")
        game = start(self.setup(seats), luck_from(self.seed))
        game.stack, game.pending, game.held = [], (), ()
        self.take_seats(game)
        game.events = []
        self.tell(Said("cp-wm-sealed", {"seal": sha256(self.seed.encode()).hexdigest()}), "seal", "WM-DIE-07")
        self.tell(Said("cp-wm-set-map"), None, "WM-SET-04")
        self.tell(Said("cp-wm-set-things", {"n": WORMS_EACH}), "worm", "WM-SET-13")
        self.tell(Said("cp-wm-set-hands"), "deck", "WM-SET-20")
        self.tell(Said("su-wm-supply"), "deck", "WM-SET-23")
        cards = len(game.drops)
        self.tell(
            Said("cp-wm-set-drops-here" if DEALT in self.agreed else "cp-wm-set-drops", {"n": cards}), None, "WM-SET-25"
        )
        self.confirm("cp-all-there")
        return game

    def setup(self, seats: int) -> Setup:
        options = {option.name: option.default for option in OPTIONS}
        options |= {
            "random_setup": True,  # nobody is asked about a map that nobody sees
            "collectors": seats > BASE_SEATS,
            "timer": TIMED in self.agreed,
            "sudden_death": NO_DEATH if ENDLESS in self.agreed else RANDOM_DEATH,
            "longer_game": LONGER in self.agreed,
            "full_elimination": ALL_OUT in self.agreed,
        }
        return Setup("worms", seats, options, version=VERSION)

    def take_seats(self, game: Worms) -> None:
        """The engine's teams in the order of the real ones, whatever their colours: the lowest number is first."""
        number = {team.colour: team.number for team in BOX.teams}
        real, ours = sorted([number[colour] for colour in self.colours]), sorted(game.colours, key=self.number_of)
        game.hands = [[] for _ in self.colours]  # real hands hold the support cards
        game.turns = 0
        game.counts[DIE] = game.counts[FLIPS] = 0  # a check counts rolls from the first that was seen
        game.teams = [ours[real.index(number[colour])] for colour in self.colours]

    def number_of(self, team: int) -> int:
        return BOX.teams[team].number

    def told(self, game: Worms) -> None:
        for event in game.events or ():
            if isinstance(event, events.Turn):
                self.title = Said("cp-wm-title-turn", {"team": team(self.colours[event.seat]), "n": event.n})
            for step in steps_of(event, self.colours):
                self.tell(step.text, step.picture, step.clause)
        game.events = []

    # --- a turn ---------------------------------------------------------------------------------------------------

    def act(self, game: Worms, at: At, done: str, clause: str) -> None:
        """Dice, flips, wind and losses, as often as they come, until the people go on."""
        shown = [Choice(NEXT, Said(done))]
        shown += [
            Choice(ROLL, Said("cp-wm-roll"), ChancePicture("die", "wind")),
            Choice(WIND, Said("cp-wm-turn-wind"), "wind"),
        ]
        shown += [
            Choice(FLIP, Said("cp-wm-flip"), ChancePicture("flip", "danger")),
            Choice(LOST, Said("cp-wm-lost"), "worm"),
        ]
        while game.stack:
            answer = self.choose(Said("cp-wm-act"), shown, clause, amid=True)
            if answer == NEXT:
                self.steps, self.seen = [], 0
                return
            if answer == LOST:
                self.lose_worm(game)
            elif answer == ROLL:
                dice.roll(game, At(at.player), 1, "token")
            elif answer == WIND:
                ChangeWind().run(game, at)
            else:
                dice.FlipFor(None).run(game, at)
            self.told(game)

    def lose_worm(self, game: Worms) -> None:
        alive = [seat for seat in range(len(game.teams)) if game.is_in(seat)]
        shown = [Choice(seat, team(self.colours[seat]), MarkPicture("team", self.colours[seat])) for seat in alive]
        seat = self.choose(Said("cp-wm-ask-lost"), shown, "WM-ELM-01", amid=True)
        game.remove(game.own_worms(seat)[-1])
        left = len(game.own_worms(seat))
        self.tell(Said("cp-wm-left", {"team": team(self.colours[seat]), "n": left}), "worm", "WM-ELM-12")
        if game.fallen:
            steps.settle(game)

    def drop(self, game: Worms, effect: turns.DropStep, at: At) -> None:
        """The card is dealt here or drawn at the table; what it says is done on the real map."""
        if DEALT in self.agreed:
            if game.death_shown >= 0:
                self.tell(Said("cp-wm-death-again"), self.death_picture(game), "WM-DRP-06")
            effect.run(game, at)
            if any(isinstance(part, steps.EndText) for part, _ in game.stack):
                steps.end_text(game)
                game.stack.pop()
            self.told(game)
        else:
            game.stage = 7
            self.tell(Said("cp-wm-step-7"), "deck", "WM-TRN-12")
        self.act(game, at, "cp-wm-pass", "WM-TRN-13")

    def death_picture(self, game: Worms) -> CardPicture | None:
        return CardPicture("death", game.box.deaths[game.death_shown].id) if game.death_shown >= 0 else None

    # --- who lives ------------------------------------------------------------------------------------------------

    def end(self, game: Worms) -> None:
        """The most living worms; between equals the most healthy ones, which only the people see."""
        self.title = Said("cp-title-over")
        level = tied(game)
        if len(level) > 1 and game.own_worms(level[0]):
            for seat in level:
                worms = game.own_worms(seat)
                text = Said("cp-wm-ask-healthy", {"team": team(self.colours[seat])})
                healthy = self.count(text, len(worms), clause="WM-ELM-13")
                for worm in worms[healthy:]:
                    game.wounded[worm] = 1
        best = winners(game)
        if best:
            name, n = team(self.colours[best[0]]), len(game.own_worms(best[0]))
            self.conclude(Said("cp-wm-wins", {"team": name, "n": n}), best, "done", "WM-ELM-12")
        else:
            names = tuple([team(self.colours[seat]) for seat in tied(game)])
            self.conclude(Said("cp-wm-draw", {"teams": names}), (), None, "WM-ELM-14")
        self.tell(Said("cp-wm-unsealed", {"seed": self.seed}), "seal", "WM-DIE-07")

    def facts(self) -> tuple[Fact, ...]:
        game = self.game
        if game is None:
            return ()
        living = [(colour, len(game.own_worms(seat))) for seat, colour in enumerate(self.colours)]
        left = (Fact(Said("cp-wm-fact-drops"), len(game.drops), "deck"),) if DEALT in self.agreed else ()
        return (
            *[
                Fact(Said("cp-wm-fact-team", {"team": team(colour)}), n, MarkPicture("team", colour))
                for colour, n in living
            ],
            Fact(Said("cp-wm-fact-wind"), game.wind, ChancePicture("wind", str(game.wind))),
            *left,
        )

    def sides(self) -> tuple[Said, ...]:
        return tuple([team(colour) for colour in self.colours])

    def rows(self) -> tuple[Row, ...]:
        """Who lives, when it is over; before that the facts tell it."""
        game = self.game
        if game is None or self.verdict is None:
            return ()
        return (Row(Said("score-living"), tuple([len(game.own_worms(seat)) for seat in range(len(game.teams))])),)

    def clock(self) -> Clock | None:
        limit = turns.limit(self.game) if self.game is not None and self.game.stack else None
        return None if limit is None else Clock(limit.seconds, limit.turn)


# --- what the engine does, and the people at the table ------------------------------------------------------------


def let_it(effect: Effect, evening: WormsEvening, game: Worms, at: At) -> None:
    """The engine does it itself."""
    effect.run(game, at)


def told_before(effect: Effect, evening: WormsEvening, game: Worms, at: At) -> None:
    """Done at the table, and told together with step 1."""


carry_out: Final = singledispatch(let_it)
for _step in (turns.HealStep, turns.MoveStep, turns.PlayWeapon):
    carry_out.register(_step)(told_before)


@carry_out.register(turns.Activate)
def _activate(effect: turns.Activate, evening: WormsEvening, game: Worms, at: At) -> None:
    game.worm = -1
    for step in first_steps(game):
        evening.tell(step.text, step.picture, step.clause)
    evening.act(game, at, "cp-wm-weapon-done", "WM-TRN-10")


@carry_out.register(turns.EndTurn)
def _end_turn(effect: turns.EndTurn, evening: WormsEvening, game: Worms, at: At) -> None:
    game.stage = 6
    evening.tell(Said("cp-wm-step-6"), evening.death_picture(game) if game.lasting else None, "WM-TRN-11")


@carry_out.register(turns.DropStep)
def _drop(effect: turns.DropStep, evening: WormsEvening, game: Worms, at: At) -> None:
    evening.drop(game, effect, at)
