"""The laws that hold in every game, checked at the decisions of random games by the tests and by the fuzzer."""

from __future__ import annotations

import random

from wyrmhall.core.record import Record
from wyrmhall.core.rules import Rules, Setup
from wyrmhall.laws.default_table import Compared as Compared
from wyrmhall.laws.default_table import check_default as check_default
from wyrmhall.laws.differences import Broken as Broken
from wyrmhall.laws.hidden import check_asking, check_imagination, check_learnt, check_needless, check_windows
from wyrmhall.laws.play import LONGEST as LONGEST
from wyrmhall.laws.play import random_answer as random_answer
from wyrmhall.laws.play import random_game as random_game
from wyrmhall.laws.states import check_copy, check_replay, check_save, check_undo
from wyrmhall.laws.texts import check_labels as check_labels
from wyrmhall.laws.texts import check_texts

DEFAULT_SHARE = 4
"""One in so many of the decisions that are looked at is searched for what the default table would lose."""


def check_always(rules: Rules, record: Record, census: object) -> None:
    """The laws that cost little: checked at every decision."""
    game = record.game
    for decision in game.pending:
        if not decision.options:
            raise Broken("every decision offers at least one option", repr(decision))
        if len(set(decision.offered)) != len(decision.offered):
            raise Broken("no options repeat", repr(decision))
        if decision.effect.default(game, decision.at, decision.options) not in decision.offered:
            raise Broken("who is away is answered for by what is offered", repr(decision))
    if rules.census(game) != census:
        raise Broken("nothing is created or lost", f"{rules.census(game)} was {census}")
    if game.over and bool(rules.winners(game)) == bool(rules.drawn(game)):
        raise Broken("every game ends", "somebody wins, or it is a draw between some")
    shared = sum(rules.shares(game)) if game.over else 0.0
    if game.over and abs(shared - bool(rules.victors(game) or rules.drawn(game))) > 1e-9:
        raise Broken("every game ends", f"the victory is shared out as {rules.shares(game)}")


def check_deeply(rules: Rules, record: Record, seed: int) -> bool | None:
    """The laws that look at the whole state: checked at some decisions.

    Gives whether what the default table would lose could be judged; none if nobody looked.
    """
    game = record.game
    check_copy(game)
    check_save(rules, game, random.Random(seed))
    for seat in range(-1, record.setup.players):
        check_imagination(rules, game, seat, seed)
    check_texts(rules, record)
    if game.over:
        return None
    check_undo(record, random.Random(seed))
    if record.setup.version != rules.version:
        return None  # an earlier one asks what it has always asked, for better or worse
    check_onlookers(rules, record, seed)
    return check_default(rules, record) if seed % DEFAULT_SHARE == 0 else None


def check_onlookers(rules: Rules, record: Record, seed: int) -> None:
    """What the others, and the public, can see of an answer. Who plays alone has nobody to hide anything from."""
    if record.setup.players == 1:
        check_needless(rules, record, 0, seed)
        check_windows(rules, record, 0, seed)
        return
    for seat in range(-1, record.setup.players):
        check_windows(rules, record, seat, seed)
        check_asking(rules, record, seat, seed)
        check_learnt(rules, record, seat, seed)


def check_game(rules: Rules, setup: Setup, seed: int, share: float, compared: Compared | None = None) -> Record:
    """Play a random game under all laws, the deep ones at a share of its decisions and at its end.

    `compared` is told how often the default table was looked at, and how often it could be judged.
    """
    pick = random.Random(seed + 1)
    census = None
    for record in random_game(rules, setup, seed):
        census = rules.census(record.game) if census is None else census
        check_always(rules, record, census)
        if record.game.over or pick.random() < share:
            judged = check_deeply(rules, record, pick.randrange(1 << 30))
            if compared is not None:
                compared.note(judged)
    check_replay(rules, record)
    return record
