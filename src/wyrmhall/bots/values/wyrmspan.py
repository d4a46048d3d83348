"""What a position of Wyrmspan is worth beyond its points: actions to come, the caves as engines, cards, objectives."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from wyrmhall.bots.contract import Values
from wyrmhall.bots.values.wyrmspan_hopes import has_room, objective_hopes, useful_coins
from wyrmhall.bots.values.wyrmspan_rival import rival_steps
from wyrmhall.core.engine import SKIP, Decision
from wyrmhall.games.wyrmspan.components import Box
from wyrmhall.games.wyrmspan.counting import dragons_in
from wyrmhall.games.wyrmspan.guild import ROWS, printed_vp
from wyrmhall.games.wyrmspan.house import HOUSE
from wyrmhall.games.wyrmspan.numbers import (
    A_CAVE,
    A_CAVE_SLOT,
    A_DRAGON,
    A_PLACE,
    A_ROW,
    A_SLOT,
    A_TOKEN,
    AN_EGG,
    COIN,
    CONSENT,
    EGG,
    THINGS,
    can_be_had,
)
from wyrmhall.games.wyrmspan.scoring import scores
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan
from wyrmhall.games.wyrmspan.turns import INCOME, ROUNDS, Turn
from wyrmhall.games.wyrmspan.verbs import Prices, Verb, worth_of

FEATURES = (
    "actions",  # coins to spend on actions, now and in later rounds
    "resources",
    "kinds",  # different resources
    "hand",  # dragon cards, as far as there is time to play them
    "best",  # what the best dragons in hand would bring that have a home and nearly their price
    "pit",  # what the cave cards in hand would bring
    "sites",  # excavated spaces that wait for a dragon
    "walks",  # what the walks to come will bring, with the dragons met on them
    "recurring",  # abilities once per round, by the rounds to come
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
RAVEL = 0.3  # the share of Ravel's points that counts against one's own
LAP = 6  # steps on the guild track from one marker to the next
TIMES = 3  # that a cave can be explored in a round
LONG = 20.0  # actions that make a long time
MOST_BOXES = 8  # of which a mind remembers what their cards are worth


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


class Worths:
    """What the cards of one box are worth to one set of weights, by their abilities."""

    def __init__(self, box: Box, weights: Mapping[str, float]) -> None:
        self.box = box
        prices = Prices(
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
        self.brings: list[float] = []  # by dragon, once it is played
        self.met: list[float] = []
        self.recurring: list[float] = []
        charm: list[float] = []  # how good a dragon is by itself: at once, less its price ...
        lasting: list[float] = []  # ... and for each round to come
        for card in box.dragons:
            brings = card.vp + worth_of(card.played, prices) + (weights["last"] if card.game_end is not None else 0.0)
            met, recurring = worth_of(card.activated, prices), worth_of(card.round_end, prices)
            self.brings.append(brings)
            self.met.append(met)
            self.recurring.append(recurring)
            charm.append(brings - weights["thrift"] * sum(card.cost))
            lasting.append(weights["often"] * met + weights["rounds"] * recurring)
        self.liked: list[list[float]] = [  # by round
            [at_once + (ROUNDS - now) * later for at_once, later in zip(charm, lasting, strict=True)]
            for now in range(ROUNDS)
        ]
        self.dug: list[float] = [worth_of(card.effect, prices) for card in box.caves]
        self.bonuses: list[list[float]] = [
            [*[worth_of(bonus, prices) for bonus in tile.rows[:3]], weights["last"]] for tile in box.tiles
        ]
        self.paths: list[float] = [worth_of(icon, prices) for icon in box.icons]


class Mind:
    """One set of weights: how it values cards, and what it sees in a position."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = weights
        self.walking: float = weights["walking"]
        self.again: float = weights["again"]
        self.known: dict[int, Worths] = {}
        self.last: Worths = self.learnt(HOUSE)

    def worths(self, box: Box) -> Worths:
        last = self.last
        return last if last.box is box else self.learnt(box)

    def learnt(self, box: Box) -> Worths:
        """Of the box of this table, which may be a pack's."""
        found = self.known.get(id(box))
        if found is None:
            if len(self.known) >= MOST_BOXES:
                self.known.clear()
            found = self.known[id(box)] = Worths(box, self.weights)
        self.last = found
        return found

    def instinct(self, game: Wyrmspan, decision: Decision, pick: Random) -> int | None:
        """Do not decline; take what appeals most, pay with what appeals least, and fill one cave after another."""
        options = decision.options
        n = len(options)
        if n > 1 and options[n - 1] == SKIP:
            n -= 1
        p = game.players[decision.seat]
        if not can_be_had(options[0]):
            kind = THINGS.thing(options[0])[0] if options[0] > 0 else CONSENT
            if kind == A_ROW:  # long walks are worth more than many
                return max(options[:n], key=lambda option: dragons_in(p, THINGS.thing(option)[1]) + pick.random())
            if kind == A_PLACE:
                return max(options[:n], key=lambda option: self.prize(game, THINGS.thing(option)[1]))
            return options[int(pick.random() * n)]
        effect, worths = decision.effect, self.worths(game.box)
        pays = isinstance(effect, Verb) and effect.pays()
        best, most = options[0], -100.0
        for i in range(n):
            option = options[i]
            charm = self.appeal(game, p, worths, option) + pick.random()
            if pays:
                charm = -charm
            if charm > most:
                best, most = option, charm
        return best

    def prize(self, game: Wyrmspan, place: int) -> float:
        """What a marker on that place of the guild tile brings."""
        return (
            self.worths(game.box).bonuses[game.tile][place] if place < ROWS else float(printed_vp(game)[place - ROWS])
        )

    def appeal(self, game: Wyrmspan, p: Player, worths: Worths, option: int) -> float:
        """How much one would like to have a thing: a card, a token, an egg, a card of the display or of the deck."""
        kind, n = THINGS.thing(option)
        if kind == A_SLOT:
            kind, n = A_DRAGON, game.display[n]
        if kind == A_DRAGON:
            return worths.liked[game.round][n]
        if kind == A_CAVE:
            return worths.dug[n]
        if kind == A_TOKEN:
            wanted, costs = 0, p.box.costs
            for card in p.hand:
                wanted += costs[card][n]
            return 0.5 * wanted - p.supply[n] if n < COIN else 0.0
        if kind == AN_EGG:
            return 0.0
        if kind == A_CAVE_SLOT:
            return worths.dug[game.cave_display[n]]
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
        worths, room = self.worths(game.box), game.box.nests
        paths, met, often = worths.paths, worths.met, worths.recurring
        dug = nests = 0
        recurring = 0.0
        walks = [0.0, 0.0, 0.0]
        for cave in range(3):
            walk = paths[5 * cave]
            goes_on = True
            for column in range(4):
                space = 4 * cave + column
                number = p.dragons[space]
                if number:
                    nests += room[number] - p.eggs[space]
                    recurring += often[number]
                    if goes_on:
                        walk += met[number] + paths[5 * cave + column + 1]
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
            self.best_cards(p, worths, self.walking * actions / 3.0, to_come) if actions else 0.0,
            self.best_caves(worths.dug, p.pit, actions),
            float(min(dug, actions, 4)),
            walk,
            recurring * (to_come + (0 if p.used else 1)),
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

    def best_cards(self, p: Player, worths: Worths, walks: float, rounds: int) -> float:
        """The two best dragons in hand, less where resources or eggs are missing or no home is dug."""
        best = second = 0.0
        costs, homes = p.box.costs, p.box.homes
        for card in p.hand:
            missing = 0
            cost = 0
            for kind, due in enumerate(costs[card]):
                have = sum(p.eggs) if kind == EGG else p.supply[kind]
                cost += due
                if due > have:
                    missing += due - have
            if not has_room(p, homes[card]):
                missing += 1
            brings = worths.brings[card] + worths.met[card] * walks + worths.recurring[card] * (rounds + 1)
            value = (brings + 2.0 - 0.3 * cost) / (1.0 + 0.5 * missing)
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return best + 0.5 * second

    def best_caves(self, dug: list[float], pit: list[int], actions: float) -> float:
        """What the three best cave cards would bring, the second and third less."""
        found = sorted([dug[card] for card in pit], reverse=True)[: min(3, int(actions))]
        total = 0.0
        for i, value in enumerate(found):
            total += value / (i + 1)
        return total


VALUES: Final[Values[Wyrmspan]] = Values(
    names=FEATURES,
    tastes=TASTES,
    mind=Mind,
    lead=20.0,
    is_quiet=is_quiet,
    points=points,
    rivalry=rivalry,
    horizon=12,  # half a game: an action often only prepares the next ones
    ripe=100,  # instinct chooses well inside an action, and what does not drowns the options in noise
)
