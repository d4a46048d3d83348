"""How often each shop ability and fancy dragon of Flamecraft is used by a simple greedy player, and what it brings.

    python bench/flamecraft_balance.py --games 2000 > table.md

The player tries out what follows from each option and values what then lies before it with fixed weights. It sees no
hidden card: every trial has new luck.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from wyrmhall.core.engine import FIRST_STANDING, SKIP
from wyrmhall.core.rng import FastLuck
from wyrmhall.games.flamecraft import RULES, companions, fancy, shops
from wyrmhall.games.flamecraft.firing import POCUS_REP
from wyrmhall.games.flamecraft.goals import Worth
from wyrmhall.games.flamecraft.numbers import HOCUS, SUNS, is_instead
from wyrmhall.games.flamecraft.scoring import moons
from wyrmhall.games.flamecraft.state import Flamecraft

COIN, ARTISAN, FANCY, RESERVED, EXTRA_TURN = 1.0, 1.2, 1.5, 0.5, 3.0
STEPS = {"PlaceStep": 2.0, "FireUp": 1.5}  # what a step of gathering that can be taken is worth before it is tried
TALISMAN_REP = 2
MOMENTS = tuple([f"{row.key.title()}Moment" for row in companions.TABLE])
FLOW = (
    "Visit",
    "PlaceStep",
    "AbilityStep",
    "LastMoment",
    "ErickMoment",
    "DanielMoment",
    "PeterMoment",
    "ReturnArtisan",
)


def worth(game: Flamecraft, seat: int) -> float:
    """What lies before a player, in reputation."""
    player = game.players[seat]
    unscored = 0.0 if game.active < 0 else FANCY * len(player.fancy)  # after the last turn they are worth nothing more
    value = player.rep + COIN * player.coins + unscored + ARTISAN * min(len(player.hand), 6)
    for n in player.goods:
        value += 0.75 * min(n, 3) + 0.45 * max(0, min(n, 7) - 3)
    if player.reserved >= 0:
        value += RESERVED
    if game.extra or game.earned:
        value += EXTRA_TURN
    return value + 0.5 * sum(rep for _, rep in moons(game, seat))


def trial(game: Flamecraft, option: int, pick: random.Random) -> Flamecraft:
    world: Flamecraft = game.copy()
    world.luck = FastLuck(pick.getrandbits(30))
    world.step(option)
    return world


def best(game: Flamecraft, pick: random.Random) -> int:
    """The option after which the asked player has most."""
    decision = game.decision
    if len(decision.options) == 1 and not decision.extras:
        return decision.options[0]
    name = type(decision.effect).__name__
    if name in ("PickColour", "LayShop"):
        return pick.choice(decision.options)
    value = value_of_visit if name in ("Visit", "Action") else value_of_step
    return max(
        [(value(game, option, decision.seat, pick) + pick.random() * 0.01, option) for option in decision.offered]
    )[1]


def value_of_visit(game: Flamecraft, option: int, seat: int, pick: random.Random) -> float:
    """Worth after the goods are gathered or the enchantment is cast, with a guess of the steps to come."""
    world = trial(game, option, pick)
    if not is_asked(world, seat):
        return worth(world, seat)
    name = type(world.decision.effect).__name__
    if name == "Action":
        return max([value_of_visit(world, each, seat, pick) for each in world.decision.options])
    if name in ("Resolve", "ResolveSets", "GiveVisitor", "Pay", "GainAny", "TakeArtisans", "BradMoment", "PayIron"):
        return value_of_visit(world, pick.choice(world.decision.options), seat, pick)
    guess = 0.0
    while name in STEPS and is_asked(world, seat):
        guess += STEPS[name]
        world = trial(world, SKIP, pick)
        name = type(world.decision.effect).__name__ if world.pending else ""
    after = worth(world, seat)
    if name == "AbilityStep" and is_asked(world, seat):
        after = max(after, value_of_step(world, 1, seat, pick))
    return guess + after


def value_of_step(game: Flamecraft, option: int, seat: int, pick: random.Random) -> float:
    """Worth after all that follows from the option was done, choosing the best of a few ways at each decision."""
    world = trial(game, option, pick)
    for _ in range(4):
        if not is_asked(world, seat) or world.turns != game.turns or type(world.decision.effect).__name__ in FLOW:
            break
        options = world.decision.options
        some = options if len(options) < 4 else pick.sample(options, 3)
        world = max([trial(world, each, pick) for each in some], key=lambda after: worth(after, seat))
    return worth(world, seat)


def is_asked(game: Flamecraft, seat: int) -> bool:
    return bool(game.pending) and game.decision.seat == seat


@dataclass
class Line:
    """What was seen of one card."""

    games: int = 0  # shop: in Town at the end; dragon: held by somebody
    offered: int = 0
    used: int = 0
    rep: int = 0
    value: float = 0.0


@dataclass
class Watched:
    """A card in use: what its player had before, and the decision beside which it was used."""

    line: Line
    seat: int
    rep: int
    value: float
    turn: int
    origin: str


@dataclass
class Tally:
    """The lines of all cards by kind and key, and the games they come from."""

    lines: dict[tuple[str, str], Line] = field(default_factory=lambda: defaultdict(Line))
    games: int = 0
    turns: int = 0
    decisions: int = 0
    scores: list[int] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.turns += other.turns
        self.decisions += other.decisions
        self.scores += other.scores
        for key, line in other.lines.items():
            mine = self.lines[key]
            mine.games += line.games
            mine.offered += line.offered
            mine.used += line.used
            mine.rep += line.rep
            mine.value += line.value


def play(seed: int, players: int, with_companions: bool, tally: Tally) -> None:
    """One game, watched."""
    options = {"deck": ("purple", "gold")[seed % 2], "companions": with_companions and players > 1}
    setup = RULES.setup(players, {k: v for k, v in options.items() if players > 1 or k == "deck"})
    game = RULES.new(setup, seed)
    pick = random.Random(seed)
    watched: list[Watched] = []
    held: dict[tuple[int, int], bool] = {}
    while game.pending:
        decision = game.decision
        seat, name = decision.seat, type(decision.effect).__name__
        for i, player in enumerate(game.players):
            for card in player.fancy:
                held[i, card] = True
        option = pick.choice(decision.options) if name == "KeepFancy" else best(game, pick)
        line = None
        if name == "AbilityStep":
            line = tally.lines["shop", shops.TABLE[game.visited].key]
            line.offered += 1
            if option == SKIP:
                line = None
        elif option in decision.extras:
            n = FIRST_STANDING - option
            card = fancy.TABLE[n].key if n < SUNS else ("rich", "sandara")[n - SUNS]
            line = tally.lines["sun" if n < SUNS else "companion", card]
        elif name in MOMENTS and option != SKIP:
            line = tally.lines["companion", name.removesuffix("Moment").lower()]
        if line is not None:
            line.used += 1
            player = game.players[seat]
            origin = name if option in decision.extras and FIRST_STANDING - option != HOCUS else ""
            watched.append(Watched(line, seat, player.rep, worth(game, seat), game.turns, origin))
        if name == "FireUp" and is_instead(option):
            tally.lines["sun", "pocus"].rep += POCUS_REP
            tally.lines["sun", "pocus"].value += POCUS_REP
        if name in ("FinalTalisman", "ReturnFancy") and option != SKIP:
            tally.lines["moon", "talisman"].rep += TALISMAN_REP
            tally.lines["moon", "talisman"].value += TALISMAN_REP
        game.step(option, seat)
        tally.decisions += 1
        watched = settle(game, watched)
    tally.games += 1
    tally.turns += game.turns
    for shop in game.town:
        if shop >= 0 and shops.TABLE[shop].ability is not None:
            tally.lines["shop", shops.TABLE[shop].key].games += 1
    for _, card in held:
        kind = "sun" if card < SUNS else "moon"
        tally.lines[kind, fancy.TABLE[card].key].games += 1
    for player in game.players:
        tally.scores.append(player.rep)
        if player.companion >= 0:
            tally.lines["companion", companions.TABLE[player.companion].key].games += 1
    watch_moons(game, tally)


def settle(game: Flamecraft, watched: list[Watched]) -> list[Watched]:
    """Close the books on everything whose effects are done."""
    still = []
    for entry in watched:
        asked = type(game.decision.effect).__name__ if game.pending else ""
        if asked and game.turns == entry.turn and asked != entry.origin and asked not in FLOW:
            still.append(entry)
        else:
            entry.line.rep += game.players[entry.seat].rep - entry.rep
            entry.line.value += worth(game, entry.seat) - entry.value
    return still


def watch_moons(game: Flamecraft, tally: Tally) -> None:
    """Moon dragons are scored at the end: what each would bring by itself is what it brought.

    What Talisman returned was counted when it was chosen.
    """
    for seat, player in enumerate(game.players):
        for card in player.scored:
            if card >= SUNS:
                line = tally.lines["moon", fancy.TABLE[card].key]
                line.used += 1
                effect = fancy.TABLE[card].effect
                if isinstance(effect, Worth):
                    line.rep += effect.worth(game, seat)
                    line.value += effect.worth(game, seat)


def some_games(seeds: range) -> Tally:
    tally = Tally()
    for seed in seeds:
        play(seed, 2 + seed % 4, seed % 3 == 0, tally)
    return tally


def table(tally: Tally, kind: str, title: str) -> list[str]:
    rows = [(key, line) for (k, key), line in sorted(tally.lines.items()) if k == kind]
    columns = ("Card", "in games", "offered", "used", "used per game", "reputation per use", "worth per use")
    lines = [f"### {title}", "", f"| {' | '.join(columns)} |", "| --- |" + " ---: |" * 6]
    for key, line in rows:
        share = f"{line.used / line.games:.2f}" if line.games else "-"
        rep = f"{line.rep / line.used:.1f}" if line.used else "-"
        value = f"{line.value / line.used:.1f}" if line.used else "-"
        lines.append(f"| {key} | {line.games} | {line.offered or '-'} | {line.used} | {share} | {rep} | {value} |")
    return [*lines, ""]


def main(show: Callable[[str], None] = print) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    tally = Tally()
    step = 10
    parts = [range(s, min(s + step, args.seed + args.games)) for s in range(args.seed, args.seed + args.games, step)]
    with ProcessPoolExecutor(args.processes) as pool:
        for part in pool.map(some_games, parts):
            tally.add(part)
    scores = sorted(tally.scores)
    middle = scores[len(scores) // 2]
    show(
        f"{tally.games} games of 2 to 5 greedy players: {tally.turns / tally.games:.1f} turns a game, "
        f"{tally.decisions / tally.turns:.2f} decisions a turn, median score {middle}."
    )
    show("")
    for kind, title in (
        ("shop", "Shop abilities"),
        ("sun", "Sun dragons"),
        ("moon", "Moon dragons"),
        ("companion", "Companions"),
    ):
        show("\n".join(table(tally, kind, title)))


if __name__ == "__main__":
    main()
