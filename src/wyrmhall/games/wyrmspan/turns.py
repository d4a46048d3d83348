"""Turns and rounds, from the opening choices to the last payment of the final scoring."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import At, Refusal
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.wyrmspan import solo
from wyrmhall.games.wyrmspan.costs import why_not
from wyrmhall.games.wyrmspan.effects import LayEgg
from wyrmhall.games.wyrmspan.end_game import ScorePaid
from wyrmhall.games.wyrmspan.enticing import ENTICE_ACTION, can_entice
from wyrmhall.games.wyrmspan.events import ObjectiveScored, Passed, RoundBegan
from wyrmhall.games.wyrmspan.excavating import EXCAVATE_ACTION, can_excavate
from wyrmhall.games.wyrmspan.exploring import explore, on_the_way
from wyrmhall.games.wyrmspan.moves import (
    draw_cave,
    draw_dragon,
    egg_count,
    give,
    is_secret,
    take_back,
)
from wyrmhall.games.wyrmspan.numbers import (
    ACTION_OPTION,
    ANY,
    CARD,
    COIN,
    EGG,
    ENTICE,
    EXCAVATE,
    EXPLORE,
    LIMIT,
    MAT,
    NTH,
    PASS,
    SPACES,
    TOKEN_OPTION,
)
from wyrmhall.games.wyrmspan.objectives import FACES, LADDER, counted, quantity, rows_of
from wyrmhall.games.wyrmspan.options import ACTIONS
from wyrmhall.games.wyrmspan.payments import pay, payable
from wyrmhall.games.wyrmspan.rounds import ONCE_PER_ROUND, in_order
from wyrmhall.games.wyrmspan.state import SEATS, Player, Wyrmspan
from wyrmhall.games.wyrmspan.verbs import Step

ROUNDS: Final = 4
INCOME: Final = 6  # coins
EXPLORATIONS: Final = 3  # of one cave in a round


# --- turns ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Turn(Step):
    """One action, or a pass."""

    @property
    def closed(self) -> bool:
        return False

    def run(self, game: Wyrmspan, at: At) -> None:
        game.active = at.player
        p = game.players[at.player]
        found = actions(p)
        # With a coin, whether passing is all that is left depends on the cards in hand.
        even_one = len(found) == 1 and p.supply[COIN] > 0 and is_secret(game, 2 * len(p.hand) + 2 * len(p.pit))
        game.ask(self, at, found, even_one)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        game.push(END_TURN, at)
        action = NTH[option]
        if action == PASS:
            game.players[at.player].passed = True
            if game.events is not None:
                game.tell(Passed(at.player))
        elif action == EXCAVATE:
            game.push(EXCAVATE_ACTION, at)
        elif action == ENTICE:
            game.push(ENTICE_ACTION, at)
        else:
            explore(game, at, action - EXPLORE)

    def preview(self, game: Wyrmspan, at: At, option: int) -> Says | None:
        action = NTH[option]
        if action == PASS:
            return None
        parts = [Msg("tokens", kind="coin", n=1)]
        eggs = game.players[at.player].spent[action] if action >= EXPLORE else 0
        if eggs:
            parts.append(Msg("tokens", kind="egg", n=eggs))
        costs = Msg("costs", parts=parts, less=False)
        if action < EXPLORE:
            return costs
        return Msg("explores", costs=costs, way=on_the_way(game.players[at.player], action - EXPLORE))

    def default(self, game: Wyrmspan, at: At, options: tuple[int, ...]) -> int:
        return ACTION_OPTION[PASS]

    def refusals(self, game: Wyrmspan, at: At) -> Iterable[Refusal]:
        p = game.players[at.player]
        offered = actions(p)
        if not p.supply[COIN]:
            yield Refusal("action", Msg("no-coin"), "WS-TRN-08")
            return
        if ACTION_OPTION[EXCAVATE] not in offered:
            reason = Msg("no-cave-card") if not p.pit else Msg("no-site")
            yield Refusal("action:excavate", reason, "WS-EXC-11" if not p.pit else "WS-EXC-36")
        if ACTION_OPTION[ENTICE] not in offered:
            yield Refusal("action:entice", Msg("no-dragon-to-entice"), "WS-ENT-17")
            yield from [why for card in sorted(p.hand) if (why := why_not(p, card)) is not None]
        for cave in range(3):
            if ACTION_OPTION[EXPLORE + cave] not in offered:
                times = p.spent[EXPLORE + cave]
                target = f"action:{ACTIONS[EXPLORE + cave]}"
                if times >= EXPLORATIONS:
                    yield Refusal(target, Msg("explored-enough"), "WS-EXP-05")
                else:
                    short = Msg("short-of", kind="egg", n=times - egg_count(p))
                    yield Refusal(target, short, "WS-EXP-03" if times == 1 else "WS-EXP-04")


def actions(p: Player) -> tuple[int, ...]:
    """The actions a player could pay for now, and passing."""
    if not p.supply[COIN]:
        return PASS_ONLY
    found, spent, eggs = [], p.spent, egg_count(p)
    if can_excavate(p, eggs):
        found.append(ACTION_OPTION[EXCAVATE])
    if can_entice(p, eggs):
        found.append(ACTION_OPTION[ENTICE])
    for action in (EXPLORE, EXPLORE + 1, EXPLORE + 2):
        times = spent[action]
        if times < EXPLORATIONS and times <= eggs:
            found.append(ACTION_OPTION[action])
    found.append(ACTION_OPTION[PASS])
    return tuple(found)


@dataclass(frozen=True, slots=True)
class EndTurn(Step):
    """The limits, the display, and the next player."""

    def run(self, game: Wyrmspan, at: At) -> None:
        for p in game.players:
            p.fresh = 0
        game.push(NEXT, at)
        p = game.players[at.player]
        s = p.supply
        if s[0] + s[1] + s[2] + s[3] <= LIMIT and s[COIN] <= LIMIT and len(p.hand) + len(p.pit) <= LIMIT:
            refill(game)
            return
        game.push(REFILL, at)
        if not p.passed or game.setup["limit_checks"] != "actions":
            game.push(LIMITS, at)


@dataclass(frozen=True, slots=True)
class Limits(Step):
    """At most nine coins, cards and resources are kept; what goes is chosen one by one."""

    @property
    def closed(self) -> bool:
        return False

    def run(self, game: Wyrmspan, at: At) -> None:
        p = game.players[at.player]
        s = p.supply
        if s[COIN] > LIMIT:
            take_back(game, at.player, COIN, s[COIN] - LIMIT)
        if len(p.hand) + len(p.pit) > LIMIT:
            game.ask(self, at, tuple(payable(p, CARD, ANY, -1)), even_one=True)
        elif s[0] + s[1] + s[2] + s[3] > LIMIT:
            game.ask(self, at, tuple([TOKEN_OPTION[k] for k in range(4) if s[k]]))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        game.push(LIMITS, at)
        pay(game, at.player, option)

    def pays(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Refill(Step):
    """Empty slots of the display are filled from the decks, each in its place."""

    def run(self, game: Wyrmspan, at: At) -> None:
        refill(game)


def refill(game: Wyrmspan) -> None:
    display, caves = game.display, game.cave_display
    for i in (0, 1, 2):
        if not display[i]:
            display[i] = draw_dragon(game)
        if not caves[i]:
            caves[i] = draw_cave(game)


@dataclass(frozen=True, slots=True)
class Next(Step):
    """Who is next: the Automa once after every turn, then the next player who has not passed."""

    automa_was: bool = False

    def run(self, game: Wyrmspan, at: At) -> None:
        automa, p = game.automa, game.players[at.player]
        if not self.automa_was:
            if p.passed:
                if automa is not None:
                    solo.after_pass(game)
            elif not p.supply[COIN] and game.setup["coinless_pass"]:
                p.passed = True
        if automa is not None and not automa.passed and (p.passed or not self.automa_was):
            game.push(AFTER_AUTOMA, at)
            game.push(solo.AUTOMA_TURN, at)
            return
        n = len(game.players)
        for i in range(1, n + 1):
            seat = (at.player + i) % n
            if not game.players[seat].passed:
                game.push(TURN, SEATS[seat])
                return
        game.push(END_ROUND, at)


# --- rounds ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EndRound(Step):
    """Clear the action places, use once-per-round abilities, score the objective."""

    def run(self, game: Wyrmspan, at: At) -> None:
        for p in game.players:
            game.bank[COIN] += sum(p.spent[:5])
            game.bank[EGG] += sum(p.spent[5:])
            p.spent = [0] * 10
            p.used = 0
        game.push(SCORE_OBJECTIVE, at)
        if game.setup["limit_checks"] == "rounds":
            for seat in in_order(game):
                game.push(LIMITS, SEATS[seat])
        for seat in in_order(game):
            game.push(ONCE_PER_ROUND, SEATS[seat])


@dataclass(frozen=True, slots=True)
class ScoreObjective(Step):
    """All are compared on the objective of the round, and their markers show the rows they reach."""

    def run(self, game: Wyrmspan, at: At) -> None:
        for p in game.players:
            p.fresh = 0
        face = game.objectives[game.round]
        self.compare(game, at, [quantity(game, seat, face) for seat in range(len(game.players))])

    def compare(self, game: Wyrmspan, at: At, quantities: list[int]) -> None:
        """Place everybody by what the players have, and the Automa by what it has."""
        face, automa = game.objectives[game.round], game.automa
        if automa is not None:
            quantities.append(solo.quantity(game, FACES[face].automa[game.round], FACES[face].most or None))
            solo.clear_coins(game)
        rows = rows_of(quantities)
        for seat, p in enumerate(game.players):
            p.rows.append(rows[seat])
            if game.events is not None:
                n, markers = counted(quantities[seat], face)
                vp = LADDER[game.round][rows[seat] - 1]
                game.tell(ObjectiveScored(seat, FACES[face].name, n, markers, vp))
        if automa is not None:
            automa.rows.append(rows[-1])
        if game.round + 1 < ROUNDS:
            game.push(NEXT_ROUND, at)
        else:
            game.push(FINISH, at)


@dataclass(frozen=True, slots=True)
class NextRound(Step):
    """The marker moves, the display is replaced, everybody has an income, the first player changes."""

    def run(self, game: Wyrmspan, at: At) -> None:
        game.round += 1
        game.discard += [card for card in game.display if card]
        game.cave_discard += [card for card in game.cave_display if card]
        game.display = [0, 0, 0]
        game.cave_display = [0, 0, 0]
        refill(game)
        if game.automa is not None:
            solo.before_income(game)
            solo.next_round(game)
        if game.events is not None:
            game.tell(RoundBegan(-1, game.round + 1))
        game.push(START_ROUND, at)
        for seat in in_order(game):
            game.players[seat].passed = False
            give(game, seat, COIN, INCOME)
            game.push(INCOME_EGG, SEATS[seat])


@dataclass(frozen=True, slots=True)
class StartRound(Step):
    """The first-player marker goes to the next player, who begins."""

    def run(self, game: Wyrmspan, at: At) -> None:
        game.first = (game.first + 1) % len(game.players)
        game.push(TURN, SEATS[game.first])

    def subject(self, game: Wyrmspan, at: At) -> Subject | None:
        """Until then it is the income that is asked about."""
        return Subject(f"player:{at.player}:space:{MAT}", Msg("income", n=game.round + 1))


@dataclass(frozen=True, slots=True)
class Finish(Step):
    """The payments of the final scoring; then nothing is left to decide."""

    def run(self, game: Wyrmspan, at: At) -> None:
        for seat in in_order(game):
            for space in range(SPACES - 1, -1, -1):
                ability = game.box.dragons[game.players[seat].dragons[space]].game_end
                if isinstance(ability, ScorePaid):
                    game.push(ability, At(seat, space))


PASS_ONLY: Final[tuple[int, ...]] = (ACTION_OPTION[PASS],)
TURN: Final = Turn()
END_TURN: Final = EndTurn()
LIMITS: Final = Limits()
REFILL: Final = Refill()
NEXT: Final = Next()
AFTER_AUTOMA: Final = Next(automa_was=True)
END_ROUND: Final = EndRound()
SCORE_OBJECTIVE: Final = ScoreObjective()
NEXT_ROUND: Final = NextRound()
START_ROUND: Final = StartRound()
FINISH: Final = Finish()
INCOME_EGG: Final = LayEgg()
