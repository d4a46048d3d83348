"""What a position of Wyrmspan is worth beyond its points: actions to come, the caves as engines, cards, objectives."""

from __future__ import annotations

from random import Random

from wyrmhall.core.engine import SKIP, Decision
from wyrmhall.games.wyrmspan.catalog import COSTS, DRAGONS, HOMES
from wyrmhall.games.wyrmspan.kinds import COIN, SPACES
from wyrmhall.games.wyrmspan.objectives import FACES, GUILD_POSITION, LADDER, quantity
from wyrmhall.games.wyrmspan.scoring import scores
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan
from wyrmhall.games.wyrmspan.turns import INCOME, LIMIT, ROUNDS, Turn

FEATURES = (
    "actions",  # coins to spend on actions, now and in later rounds
    "resources",
    "hand",  # dragon cards, as far as there is time to play them
    "best",  # points of the best dragons in hand that have a home and nearly their price
    "pit",  # cave cards
    "sites",  # excavated spaces that wait for a dragon
    "engine",  # dragons in caves, each met on every later walk
    "abilities",  # those of them that do something when met
    "yearly",  # abilities once per round, by the rounds to come
    "eggs",  # by the actions to come: they pay for walks and caves
    "steps",  # on the guild track towards the next marker
    "objectives",
    "rival",  # of the Automa: turns it still has
)
LEAD = 20.0
TURNS = 7  # of the Automa in a round
ROUNDFUL = 6  # coins that can be spent well in one round
LAP = 6  # steps on the guild track from one marker to the next


def is_quiet(game: Wyrmspan) -> bool:
    """Between two turns."""
    return type(game.pending[0].effect) is Turn


def instinct(game: Wyrmspan, decision: Decision, pick: Random) -> int | None:
    """Do not decline."""
    options = decision.options
    last = len(options) - 1
    if last > 0 and options[last] == SKIP:
        return options[int(pick.random() * last)]
    return None


def points(game: Wyrmspan) -> list[float]:
    """All points but those of coins: a coin is an action first, be it in the supply or income to come."""
    found = [float(sum(sources.values())) for sources in scores(game)]
    for seat, p in enumerate(game.players):
        found[seat] -= p.supply[COIN]
    return found


def features(game: Wyrmspan, seat: int) -> tuple[float, ...]:
    to_come = ROUNDS - 1 - game.round
    if seat == len(game.players):
        return (0.0,) * (len(FEATURES) - 2) + (objective_hopes(game, seat), rival_turns(game, to_come))
    p = game.players[seat]
    actions = useful_coins(p) + INCOME * to_come
    time = actions / 20.0
    supply = p.supply
    dug = abilities = yearly = dragons = 0
    for space in range(SPACES):
        number = p.dragons[space]
        if number:
            dragons += 1
            card = DRAGONS[number]
            if card.activated is not None:
                abilities += 1
            elif card.round_end is not None:
                yearly += 1
        elif p.caves[space] or space % 4 == 0:
            dug += 1
    return (
        float(actions),
        float(min(supply[0] + supply[1] + supply[2] + supply[3], actions)),
        float(min(len(p.hand), actions, 5)),
        best_cards(p) if actions else 0.0,
        float(min(len(p.pit), actions, 3)),
        float(min(dug, actions, 4)),
        dragons * time,
        abilities * time,
        float(yearly * (to_come + (0 if p.used else 1))),
        min(sum(p.eggs), 8) * time,
        float(p.steps % LAP) if actions else 0.0,
        objective_hopes(game, seat),
        0.0,
    )


def useful_coins(p: Player) -> float:
    """Coins that this round still has good use for: more than a few go to waste at its limits."""
    coins = p.supply[COIN]
    return coins if coins <= ROUNDFUL else ROUNDFUL + 0.3 * (min(coins, LIMIT + 1) - ROUNDFUL)


def best_cards(p: Player) -> float:
    """The two best dragons in hand: points, less where resources or eggs are missing or no home is dug."""
    best = second = 0.0
    for card in p.hand:
        missing = 0
        for kind, due in enumerate(COSTS[card]):
            have = sum(p.eggs) if kind == 5 else p.supply[kind]
            if due > have:
                missing += due - have
        if not has_room(p, HOMES[card]):
            missing += 1
        worth = (DRAGONS[card].vp + 2.0) / (1.0 + 0.5 * missing)
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return best + 0.5 * second


def has_room(p: Player, caves: tuple[int, ...]) -> bool:
    for cave in caves:
        for space in range(4 * cave, 4 * cave + 4):
            if not p.dragons[space]:
                if p.caves[space] or space % 4 == 0:
                    return True
                break
    return False


def objective_hopes(game: Wyrmspan, seat: int) -> float:
    """The first place of this objective and the next ones, by how the quantities compare now."""
    total = 0.0
    n = len(game.players)
    for i in range(len(game.players[0].rows), ROUNDS):
        face = game.objectives[i]
        if face == GUILD_POSITION:
            continue
        mine = best = 0.0
        for other in range(n + (game.automa is not None)):
            if other < n:
                has = float(quantity(game, other, face))
            else:
                has = FACES[face].automa[i] + (game.automa.coins if game.automa and i == game.round else 0.0)
            if other == seat:
                mine = has
            elif has > best:
                best = has
        if seat < n and game.automa is not None:  # the Automa's quantity is that of the round's end
            mine += 0.7 * (i - game.round)
        ahead = mine - best
        total += LADDER[i][0] * (0.5 + 0.5 * ahead / (1.0 + abs(ahead)))
    return total


def rival_turns(game: Wyrmspan, to_come: int) -> float:
    automa = game.automa
    assert automa is not None
    now = 0 if automa.passed else len(automa.deck) - 1
    return float(now + TURNS * to_come)
