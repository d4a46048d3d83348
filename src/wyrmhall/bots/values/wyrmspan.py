"""What a position of Wyrmspan is worth beyond its points: actions to come, the caves as engines, cards, objectives."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from wyrmhall.bots.values.wyrmspan_rival import rival_steps
from wyrmhall.bots.values.wyrmspan_worth import Taste, worth
from wyrmhall.core.engine import SKIP, Decision
from wyrmhall.games.wyrmspan.catalog import BONUSES, CAVES, COSTS, DRAGONS, HOMES, ICONS, NESTS
from wyrmhall.games.wyrmspan.counting import dragons_in
from wyrmhall.games.wyrmspan.guild import ROWS, printed_vp
from wyrmhall.games.wyrmspan.kinds import (
    COIN,
    EGG,
    FROM_DECK,
    LIMIT,
    OF_CAVE,
    OF_CAVE_SLOT,
    OF_EGG,
    OF_KIND,
    OF_ROW,
    OF_SLOT,
    OF_SPACE,
    OF_TILE,
)
from wyrmhall.games.wyrmspan.objectives import FACES, GUILD_POSITION, LADDER, quantity
from wyrmhall.games.wyrmspan.payments import Pay, Spend
from wyrmhall.games.wyrmspan.scoring import scores
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan
from wyrmhall.games.wyrmspan.turns import INCOME, ROUNDS, Limits, Turn

FEATURES = (
    "actions",  # coins to spend on actions, now and in later rounds
    "resources",
    "kinds",  # different resources
    "hand",  # dragon cards, as far as there is time to play them
    "best",  # what the best dragons in hand would bring that have a home and nearly their price
    "pit",  # what the cave cards in hand would bring
    "sites",  # excavated spaces that wait for a dragon
    "walks",  # what the walks to come will bring, with the dragons met on them
    "yearly",  # abilities once per round, by the rounds to come
    "eggs",  # by the actions to come: they pay for walks and caves
    "nests",  # free ones, by the actions to come
    "steps",  # on the guild track towards the next marker
    "objective",  # of this round
    "objectives",  # of the rounds to come
    "rival",  # of the Automa: steps it will still walk
)
TASTES = (
    "walking",  # the share of walks among all actions
    "again",  # what a second walk through the same cave in one round is worth less
    "last",  # an ability of the end of the game
    "resource",
    "coin",
    "egg",
    "laid",
    "card",
    "cave",
    "step",
    "kept",
    "dig",
    "dragon",
    "often",  # how many times in a round an ability will be met, by the look of the card
    "rounds",  # how many times in a round one of every round will be used, by the look of the card
    "thrift",  # what a thing of a price weighs
)
LEAD = 20.0
RAVEL = 0.3  # the share of Ravel's points that counts against one's own
HORIZON = 12  # half a game: an action often only prepares the next ones
RIPE = 100  # instinct chooses well inside an action, and what does not drowns the options in noise
ROUNDFUL = 6  # coins that can be spent well in one round
LAP = 6  # steps on the guild track from one marker to the next
TIMES = 3  # that a cave can be explored in a round
LONG = 20.0  # actions that make a long time


def is_quiet(game: Wyrmspan) -> bool:
    """Between two turns."""
    return type(game.pending[0].effect) is Turn


def rivalry(game: Wyrmspan) -> float:
    """How the others fare is mostly luck; but Ravel walks by what the player digs."""
    return RAVEL if game.automa is not None and game.setup["solo"] == "ravel" else 0.0


def points(game: Wyrmspan) -> list[float]:
    """All points but those of coins: a coin is an action first, be it in the supply or income to come."""
    found = [float(sum(sources.values())) for sources in scores(game)]
    for seat, p in enumerate(game.players):
        found[seat] -= p.supply[COIN]
    return found


class Mind:
    """One set of weights: how it values cards by their abilities, and what it sees in a position."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        taste = Taste(
            resource=weights["resource"],
            coin=weights["coin"],
            egg=weights["egg"],
            laid=weights["laid"],
            card=weights["card"],
            cave=weights["cave"],
            step=weights["step"],
            kept=weights["kept"],
            dig=weights["dig"],
            dragon=weights["dragon"],
        )
        self.walking: float = weights["walking"]
        self.again: float = weights["again"]
        self.brings: list[float] = []  # by dragon, once it is played
        self.met: list[float] = []
        self.yearly: list[float] = []
        self.charm: list[float] = []  # how good a dragon is by itself: at once, less its price ...
        self.lasting: list[float] = []  # ... and for each round to come
        for card in DRAGONS:
            brings = card.vp + worth(card.played, taste) + (weights["last"] if card.game_end is not None else 0.0)
            met, yearly = worth(card.activated, taste), worth(card.round_end, taste)
            self.brings.append(brings)
            self.met.append(met)
            self.yearly.append(yearly)
            self.charm.append(brings - weights["thrift"] * sum(card.cost))
            self.lasting.append(weights["often"] * met + weights["rounds"] * yearly)
        self.dug: list[float] = [worth(card.effect, taste) for card in CAVES]
        self.bonuses: list[list[float]] = [
            [weights["last"] if bonus is None else worth(bonus, taste) for bonus in tile] for tile in BONUSES
        ]
        self.paths: list[float] = [worth(icon, taste) for icon in ICONS]

    def instinct(self, game: Wyrmspan, decision: Decision, pick: Random) -> int | None:
        """Do not decline; take what appeals most, pay with what appeals least, and fill one cave after another."""
        options = decision.options
        n = len(options)
        if n > 1 and options[n - 1] == SKIP:
            n -= 1
        p = game.players[decision.seat]
        if not 0 < options[0] < OF_SPACE:
            if OF_ROW <= options[0] < OF_ROW + 3:  # long walks are worth more than many
                return max(options[:n], key=lambda option: dragons_in(p, option - OF_ROW) + pick.random())
            if OF_TILE <= options[0] < OF_TILE + 8:
                return max(options[:n], key=lambda option: self.prize(game, option - OF_TILE))
            return options[int(pick.random() * n)]
        pays = isinstance(decision.effect, Pay | Spend | Limits)
        best, most = options[0], -100.0
        for i in range(n):
            option = options[i]
            charm = self.appeal(game, p, option) + pick.random()
            if pays:
                charm = -charm
            if charm > most:
                best, most = option, charm
        return best

    def prize(self, game: Wyrmspan, place: int) -> float:
        """What a marker on that place of the guild tile brings."""
        return self.bonuses[game.tile][place] if place < ROWS else float(printed_vp(game)[place - ROWS])

    def appeal(self, game: Wyrmspan, p: Player, option: int) -> float:
        """How much one would like to have a thing: a card, a token, an egg, a card of the display or of the deck."""
        if option < OF_CAVE:
            return self.charm[option] + (ROUNDS - game.round) * self.lasting[option]
        if option < OF_KIND:
            return self.dug[option - OF_CAVE]
        if option < OF_EGG:
            kind = option - OF_KIND
            wanted = 0
            for card in p.hand:
                wanted += COSTS[card][kind]
            return 0.5 * wanted - p.supply[kind] if kind < COIN else 0.0
        if option < OF_SLOT:
            return 0.0
        if option < OF_CAVE_SLOT:
            return self.appeal(game, p, game.display[option - OF_SLOT])
        if option < FROM_DECK:
            return self.dug[game.cave_display[option - OF_CAVE_SLOT]]
        return 3.0

    def features(self, game: Wyrmspan, seat: int) -> tuple[float, ...]:
        to_come = ROUNDS - 1 - game.round
        if seat == len(game.players):
            now, later = objective_hopes(game, seat)
            return (0.0,) * (len(FEATURES) - 3) + (now, later, rival_steps(game))
        p = game.players[seat]
        coins = useful_coins(p)
        actions = coins + INCOME * to_come
        time = actions / LONG
        supply = p.supply
        dug = nests = 0
        yearly = 0.0
        walks = [0.0, 0.0, 0.0]
        for cave in range(3):
            walk = self.paths[5 * cave]
            goes_on = True
            for column in range(4):
                space = 4 * cave + column
                number = p.dragons[space]
                if number:
                    nests += NESTS[number] - p.eggs[space]
                    yearly += self.yearly[number]
                    if goes_on:
                        walk += self.met[number] + self.paths[5 * cave + column + 1]
                else:
                    goes_on = False
                    if p.caves[space] or column == 0:
                        dug += 1
            walks[cave] = walk
        n = self.walking * coins
        walk = self.walked(walks, p.spent[2], p.spent[3], p.spent[4], n) if n else 0.0
        if to_come:
            walk += to_come * self.walked(walks, 0, 0, 0, self.walking * INCOME)
        kinds = 0
        for kind in range(4):
            if supply[kind]:
                kinds += 1
        now, later = objective_hopes(game, seat)
        return (
            float(actions),
            float(min(supply[0] + supply[1] + supply[2] + supply[3], actions)),
            float(min(kinds, actions)),
            float(min(len(p.hand), actions, 5)),
            self.best_cards(p, self.walking * actions / 3.0, to_come) if actions else 0.0,
            self.best_caves(p.pit, actions),
            float(min(dug, actions, 4)),
            walk,
            yearly * (to_come + (0 if p.used else 1)),
            min(sum(p.eggs), 8) * time,
            min(nests, 8) * time,
            float(p.steps % LAP) if actions else 0.0,
            now,
            later,
            0.0,
        )

    def walked(self, walks: list[float], first: int, second: int, third: int, n: float) -> float:
        """What `n` walks of one round bring, the best ones first; each cave was explored so many times already."""
        done = [first, second, third]
        total = 0.0
        while n > 0.0:
            best = -1
            most = 0.0
            for cave in range(3):
                if done[cave] < TIMES:
                    brings = walks[cave] - self.again * done[cave]
                    if brings > most:
                        best, most = cave, brings
            if best < 0:
                break
            done[best] += 1
            total += most * min(1.0, n)
            n -= 1.0
        return total

    def best_cards(self, p: Player, walks: float, rounds: int) -> float:
        """The two best dragons in hand, less where resources or eggs are missing or no home is dug."""
        best = second = 0.0
        for card in p.hand:
            missing = 0
            cost = 0
            for kind, due in enumerate(COSTS[card]):
                have = sum(p.eggs) if kind == EGG else p.supply[kind]
                cost += due
                if due > have:
                    missing += due - have
            if not has_room(p, HOMES[card]):
                missing += 1
            brings = self.brings[card] + self.met[card] * walks + self.yearly[card] * (rounds + 1)
            value = (brings + 2.0 - 0.3 * cost) / (1.0 + 0.5 * missing)
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return best + 0.5 * second

    def best_caves(self, pit: list[int], actions: float) -> float:
        """What the three best cave cards would bring, the second and third less."""
        found = sorted([self.dug[card] for card in pit], reverse=True)[: min(3, int(actions))]
        total = 0.0
        for i, value in enumerate(found):
            total += value / (i + 1)
        return total


def useful_coins(p: Player) -> float:
    """Coins that this round still has good use for: more than a few go to waste at its limits."""
    coins = p.supply[COIN]
    return coins if coins <= ROUNDFUL else ROUNDFUL + 0.3 * (min(coins, LIMIT + 1) - ROUNDFUL)


def has_room(p: Player, caves: tuple[int, ...]) -> bool:
    for cave in caves:
        for space in range(4 * cave, 4 * cave + 4):
            if not p.dragons[space]:
                if p.caves[space] or space % 4 == 0:
                    return True
                break
    return False


def objective_hopes(game: Wyrmspan, seat: int) -> tuple[float, float]:
    """The first place of this objective, and those of the next ones, by how the quantities compare now."""
    now = later = 0.0
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
        hope = LADDER[i][0] * (0.5 + 0.5 * ahead / (1.0 + abs(ahead)))
        if i == game.round:
            now += hope
        else:
            later += hope
    return now, later
