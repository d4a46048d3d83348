"""The law of the default table: what it does without asking costs nobody what they could have had by being asked."""

from __future__ import annotations

from dataclasses import replace

from wyrmhall.core.engine import Game
from wyrmhall.core.record import Record
from wyrmhall.core.rules import Rules
from wyrmhall.laws.differences import Broken

ASK = "ask_everything"
"""The option of a table that is asked even about what nobody would decline, as all games call it that have one."""
MOST_ASKED = 60
"""States of the asking table that are looked at: how far it is searched, and no more than that."""
MOST_PLAIN = 200
"""States of the default table: if they are not enough to see all it can reach, nothing is said."""

Worth = tuple[int, ...]
"""What a seat has by the rules' own count: points, then each kind of goods."""
Ends = dict[object, set[Worth]]
"""What a seat can have when others are to answer, by what they are to answer: only like moments compare."""


def check_default(rules: Rules, record: Record) -> None:
    """Whatever the seat could have on the asking table by the end of its answers, without chance, it can have here."""
    game = record.game
    if record.setup.options.get(ASK, True) or len(game.pending) != 1:
        return
    seat = game.decision.seat
    reached, all_seen = ends(rules, game.copy(), seat, MOST_PLAIN, chance=True)
    if not all_seen:
        return
    wished, _ = ends(rules, asking(rules, game), seat, MOST_ASKED, chance=False)
    for moment, worths in wished.items():
        here = reached.get(moment, set())
        for worth in worths if here else ():
            if not any(all(a >= b for a, b in zip(other, worth, strict=True)) for other in here):
                what = f"seat {seat} at {game.decision.effect!r} could have {worth}, and not only {sorted(here)[-3:]}"
                raise Broken("the default table loses nothing", what)


def asking(rules: Rules, game: Game) -> Game:
    """The same moment at a table that is asked about everything."""
    twin = game.copy()
    twin.setup = replace(game.setup, options={**game.setup.options, ASK: True})
    rules.restored(twin)
    decision = twin.decision
    twin.pending = ()
    twin.push(decision.effect, decision.at)
    twin.run()
    return twin


def ends(rules: Rules, game: Game, seat: int, most: int, chance: bool) -> tuple[Ends, bool]:
    """What the seat can have when it is next for others to answer, and whether that is all."""
    found: Ends = {}
    todo = [game]
    counts = game.counts[:]
    for _ in range(most):
        if not todo:
            return found, True
        state = todo.pop()
        if not chance and state.counts != counts:
            continue  # in another order other cards come up: that is luck, and not what was asked
        if len(state.pending) != 1 or state.decision.seat != seat:
            moment = tuple((d.seat, d.effect, d.at) for d in state.pending), len(state.stack)
            found.setdefault(moment, set()).add(worth_of(rules, state, seat))
            continue
        for option in reversed(state.decision.options):
            ahead = state.copy()
            ahead.step(option, seat)
            todo.append(ahead)
    return found, not todo


def worth_of(rules: Rules, game: Game, seat: int) -> Worth:
    goods = rules.goods(game, seat) if rules.goods is not None else ()
    return (sum(rules.scores(game)[seat].values()), *goods)
