"""Turns and rounds, from the opening choices to the last payment of the final scoring."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect, Refusal
from wyrmhall.core.events import loose
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.wyrmspan import solo
from wyrmhall.games.wyrmspan.catalog import DRAGONS
from wyrmhall.games.wyrmspan.combine import Opponents
from wyrmhall.games.wyrmspan.digs import EXCAVATE_ACTION, can_excavate
from wyrmhall.games.wyrmspan.effects import LayEgg
from wyrmhall.games.wyrmspan.exploring import explore, on_the_way
from wyrmhall.games.wyrmspan.kinds import (
    ANY,
    CARD,
    COIN,
    EGG,
    ENTICE,
    EXCAVATE,
    EXPLORE,
    KINDS,
    LIMIT,
    OF_ACTION,
    OF_CAVE,
    OF_KIND,
    OF_SPACE,
    PASS,
    SPACES,
)
from wyrmhall.games.wyrmspan.moves import (
    discard_cave,
    discard_dragon,
    draw_cave,
    draw_dragon,
    egg_count,
    give,
    is_secret,
    take_back,
)
from wyrmhall.games.wyrmspan.objectives import FACES, LADDER, quantity, rows_of, said
from wyrmhall.games.wyrmspan.payments import payable
from wyrmhall.games.wyrmspan.plays import ENTICE_ACTION, can_entice
from wyrmhall.games.wyrmspan.scores import ScorePaid
from wyrmhall.games.wyrmspan.state import SEATS, Player, Wyrmspan
from wyrmhall.games.wyrmspan.things import ACTIONS, Step, name_of_dragon
from wyrmhall.games.wyrmspan.versions import OTHERS_ANYWAY

ROUNDS: Final = 4
INCOME: Final = 6  # coins
EXPLORATIONS: Final = 3  # of one cave in a round
KEPT: Final = tuple(combinations(range(6), 4))
RESOURCES: Final = tuple(combinations_with_replacement(range(4), 3))


# --- set-up ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PickCards(Step):
    """All at once: which four of the six cards dealt are kept. The first three are dragons."""

    def run(self, game: Wyrmspan, at: At) -> None:
        game.ask_each(self, [(seat, tuple(range(len(KEPT)))) for seat in range(len(game.players))])

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        game.players[at.player].kept = option

    def label(self, game: Wyrmspan, at: At, option: int) -> Says:
        p = game.players[at.player]
        cards = [name_of_dragon(card) for card in p.hand] + [Msg("cave-card", n=card) for card in p.pit]
        return Msg("keep-cards", cards=[cards[i] for i in KEPT[option]])

    def target(self, game: Wyrmspan, at: At, option: int) -> str:
        p = game.players[at.player]
        cards = [f"dragon:{card}" for card in p.hand] + [f"cave:{card}" for card in p.pit]
        return "keep:" + ";".join(cards[i] for i in KEPT[option])


@dataclass(frozen=True, slots=True)
class PickResources(Step):
    """All at once: three resources."""

    def run(self, game: Wyrmspan, at: At) -> None:
        game.ask_each(self, [(seat, tuple(range(len(RESOURCES)))) for seat in range(len(game.players))])

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        for kind in RESOURCES[option]:
            give(game, at.player, kind)

    def label(self, game: Wyrmspan, at: At, option: int) -> Says:
        kinds = RESOURCES[option]
        counts = [(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)]
        return Msg("start-with", parts=[Msg("tokens", kind=KINDS[kind], n=n) for kind, n in counts])

    def target(self, game: Wyrmspan, at: At, option: int) -> str:
        return "start:" + ";".join(KINDS[kind] for kind in RESOURCES[option])


@dataclass(frozen=True, slots=True)
class Begin(Step):
    """The cards not kept are discarded before all eyes, and the first round begins."""

    def run(self, game: Wyrmspan, at: At) -> None:
        for seat, p in enumerate(game.players):
            cards = [*p.hand, *p.pit]
            for i in range(6):
                if i not in KEPT[p.kept]:
                    (discard_dragon if i < 3 else discard_cave)(game, seat, cards[i])
            p.kept = -1
        game.push(TURN, SEATS[game.first])


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
        # With a coin, whether passing is all that is left depends on the cards in hand.
        even_one = p.supply[COIN] > 0 and is_secret(game, 2 * len(p.hand) + 2 * len(p.pit))
        game.ask(self, at, actions(game, p), even_one)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        game.push(END_TURN, at)
        action = option - OF_ACTION
        if action == PASS:
            game.players[at.player].passed = True
            if game.events is not None:
                game.tell(loose("passed", at.player))
        elif action == EXCAVATE:
            game.push(EXCAVATE_ACTION, at)
        elif action == ENTICE:
            game.push(ENTICE_ACTION, at)
        else:
            explore(game, at, action - EXPLORE)

    def preview(self, game: Wyrmspan, at: At, option: int) -> Says | None:
        action = option - OF_ACTION
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
        return OF_ACTION + PASS

    def refusals(self, game: Wyrmspan, at: At) -> Iterable[Refusal]:
        p = game.players[at.player]
        offered = actions(game, p)
        if not p.supply[COIN]:
            yield Refusal("action", Msg("no-coin"), "WS-TRN-08")
            return
        if OF_ACTION + EXCAVATE not in offered:
            reason = Msg("no-cave-card") if not p.pit else Msg("no-site")
            yield Refusal("action:excavate", reason, "WS-EXC-11" if not p.pit else "WS-EXC-36")
        if OF_ACTION + ENTICE not in offered:
            yield Refusal("action:entice", Msg("no-dragon-to-entice"), "WS-ENT-17")
        for cave in range(3):
            if OF_ACTION + EXPLORE + cave not in offered:
                times = p.spent[EXPLORE + cave]
                target = f"action:{ACTIONS[EXPLORE + cave]}"
                if times >= EXPLORATIONS:
                    yield Refusal(target, Msg("explored-enough"), "WS-EXP-05")
                else:
                    short = Msg("short-of", kind="egg", n=times - egg_count(p))
                    yield Refusal(target, short, "WS-EXP-03" if times == 1 else "WS-EXP-04")


def actions(game: Wyrmspan, p: Player) -> tuple[int, ...]:
    """The actions a player could pay for now, and passing."""
    if not p.supply[COIN]:
        return PASS_ONLY
    found = []
    if can_excavate(game, p):
        found.append(OF_ACTION + EXCAVATE)
    if can_entice(p):
        found.append(OF_ACTION + ENTICE)
    spent, eggs = p.spent, egg_count(p)
    for action in (EXPLORE, EXPLORE + 1, EXPLORE + 2):
        times = spent[action]
        if times < EXPLORATIONS and times <= eggs:
            found.append(OF_ACTION + action)
    found.append(OF_ACTION + PASS)
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
            game.ask(self, at, tuple([OF_KIND + k for k in range(4) if s[k]]))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        game.push(LIMITS, at)
        if option >= OF_KIND:
            take_back(game, at.player, option - OF_KIND)
        elif option >= OF_CAVE:
            discard_cave(game, at.player, option - OF_CAVE)
        else:
            discard_dragon(game, at.player, option)


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


def in_order(game: Wyrmspan) -> list[int]:
    """Seats from the last to the first of the round, as they are pushed."""
    n = len(game.players)
    return [(game.first + i) % n for i in range(n - 1, -1, -1)]


@dataclass(frozen=True, slots=True)
class OncePerRound(Step):
    """A player's once-per-round dragons, each once, in the order the player likes."""

    late: int = -1  # the dragons that were there at the start, as bits, where later ones may not be used

    @property
    def closed(self) -> bool:
        return False

    def run(self, game: Wyrmspan, at: At) -> None:
        p = game.players[at.player]
        if self.late < 0 and not game.setup["late_dragons"]:
            there = sum([1 << s for s in range(SPACES) if p.dragons[s]])
            game.push(OncePerRound(there), at)
            return
        spaces = [s for s in range(SPACES) if self.is_open(p, s)]
        able = [s for s in spaces if _ability(p, s).can(game, At(at.player, s))]
        options = [OF_SPACE + s for s in able]
        if options and (game.asks or (self.may_keep_from_others(game) and any(_shares(_ability(p, s)) for s in able))):
            options.append(SKIP)
        game.ask(self, at, tuple(options))

    def is_open(self, p: Player, space: int) -> bool:
        number = p.dragons[space]
        return (
            number > 0
            and DRAGONS[number].round_end is not None
            and not p.used >> space & 1
            and bool(self.late < 0 or self.late >> space & 1)
        )

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        p = game.players[at.player]
        if option == SKIP:
            if not self.may_keep_from_others(game):
                for space in range(SPACES - 1, -1, -1):
                    if self.is_open(p, space):
                        self.pass_on(game, at, _ability(p, space))
            return
        space = option - OF_SPACE
        p.used |= 1 << space
        game.push(self, at)
        game.push(_ability(p, space), At(at.player, space))

    def may_keep_from_others(self, game: Wyrmspan) -> bool:
        """Whether an ability that the owner leaves unused gives others nothing, as it was before version 2."""
        return game.setup.version < OTHERS_ANYWAY

    def pass_on(self, game: Wyrmspan, at: At, ability: Effect) -> None:
        """The owner takes nothing; the others get their part all the same."""
        for part in getattr(ability, "parts", ()):
            if isinstance(part, Opponents):
                game.push(part, at)


def _ability(p: Player, space: int) -> Effect:
    ability = DRAGONS[p.dragons[space]].round_end
    assert ability is not None
    return ability


def _shares(ability: Effect) -> bool:
    """Whether using it gives others something, so that leaving it unused can be wanted."""
    return any(isinstance(part, Opponents) for part in getattr(ability, "parts", ()))


@dataclass(frozen=True, slots=True)
class ScoreObjective(Step):
    """All are compared on the objective of the round, and their markers show the rows they reach."""

    def run(self, game: Wyrmspan, at: At) -> None:
        for p in game.players:
            p.fresh = 0
        face = game.objectives[game.round]
        quantities = [quantity(game, seat, face) for seat in range(len(game.players))]
        automa = game.automa
        if automa is not None:
            quantities.append(solo.quantity(game, FACES[face].automa[game.round], FACES[face].most or None))
            solo.clear_coins(game)
        rows = rows_of(quantities)
        for seat, p in enumerate(game.players):
            p.rows.append(rows[seat])
            if game.events is not None:
                facts: dict[str, object] = {"n": said(quantities[seat], face), "vp": LADDER[game.round][rows[seat] - 1]}
                game.tell(loose("objective", seat, {**facts, "objective": Msg(f"objective-{FACES[face].name}")}))
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
            game.tell(loose("round", -1, {"n": game.round + 1}))
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


@dataclass(frozen=True, slots=True)
class Finish(Step):
    """The payments of the final scoring; then nothing is left to decide."""

    def run(self, game: Wyrmspan, at: At) -> None:
        for seat in in_order(game):
            for space in range(SPACES - 1, -1, -1):
                ability = DRAGONS[game.players[seat].dragons[space]].game_end
                if isinstance(ability, ScorePaid):
                    game.push(ability, At(seat, space))


PASS_ONLY: Final[tuple[int, ...]] = (OF_ACTION + PASS,)
TURN: Final = Turn()
END_TURN: Final = EndTurn()
LIMITS: Final = Limits()
REFILL: Final = Refill()
NEXT: Final = Next()
AFTER_AUTOMA: Final = Next(automa_was=True)
END_ROUND: Final = EndRound()
ONCE_PER_ROUND: Final = OncePerRound()
SCORE_OBJECTIVE: Final = ScoreObjective()
NEXT_ROUND: Final = NextRound()
START_ROUND: Final = StartRound()
FINISH: Final = Finish()
INCOME_EGG: Final = LayEgg()
