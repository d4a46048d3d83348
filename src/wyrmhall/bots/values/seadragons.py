"""What a position of Sea Dragons is worth beyond its points: turns to come, ships that will pay, realms in dispute."""

from __future__ import annotations

from random import Random

from wyrmhall.core.engine import SKIP, Decision
from wyrmhall.games.seadragons.box import Mission
from wyrmhall.games.seadragons.cards import ANY_SHIP, HEADS, QUADRANTS, TWO_SHIPS
from wyrmhall.games.seadragons.missions import CompleteMission, PayShips
from wyrmhall.games.seadragons.places import cells_of, gold_under, reefs_under, toll
from wyrmhall.games.seadragons.scoring import mission_points, realm_prize, ships_on, strength
from wyrmhall.games.seadragons.state import Player, SeaDragons
from wyrmhall.games.seadragons.turns import PlaceDragon, PlayOrPass

FEATURES = ("turns", "missions", "ships", "reefs", "realms", "races")
LEAD = 25.0
GLANCES = 10
"""Places that a playout looks at."""


def is_quiet(game: SeaDragons) -> bool:
    """Between two turns."""
    return type(game.pending[0].effect) is PlayOrPass


def points(game: SeaDragons) -> list[float]:
    """What nobody can lose any more, or only in exchange: gold, ships and missions. Realms are disputed to the end."""
    found = []
    for player in game.players:
        ships = sum(player.ships)
        for card in player.reefs:
            ships += ships_on(card)
        found.append(float(player.purse + ships + mission_points(game, player)))
    return found


def instinct(game: SeaDragons, decision: Decision, pick: Random) -> int | None:
    """Lay dragons where they bring something, complete the mission worth most, pay with what is needed least."""
    kind = type(decision.effect)
    if kind is PlaceDragon:
        return quick_place(game, decision, pick)
    if kind is PlayOrPass and decision.options[0] != SKIP:
        return decision.options[int(pick.random() * (len(decision.options) - 1))]
    if kind is CompleteMission:
        missions = game.box.missions
        best = decision.options[0]
        for option in decision.options:
            if option != SKIP and missions[option].vp > missions[best].vp:
                best = option
        return best
    return decision.options[0] if kind is PayShips else None


def quick_place(game: SeaDragons, decision: Decision, pick: Random) -> int:
    """Of a few places the one that brings most at once."""
    player = game.players[decision.seat]
    figure = game.box.figures[player.hand[decision.at.piece]]
    options = decision.options
    best, most = options[0], -100
    for _ in range(GLANCES):
        option = options[int(pick.random() * len(options))]
        cells = cells_of(figure, option)
        worth = gold_under(game.sea, cells) + 2 * reefs_under(game.sea, cells) - toll(game.sea, cells)
        for mask in game.fleet:
            worth += 2 * (mask & cells).bit_count()
        if worth > most:
            best, most = option, worth
    return best


def features(game: SeaDragons, seat: int) -> tuple[float, ...]:
    player = game.players[seat]
    left = player.heads
    to_come = left / HEADS[len(game.players)]
    return (
        float(left),
        mission_hopes(game, player) if left else 0.0,
        sum(player.ships) * to_come,
        len(player.reefs) * to_come,
        realm_hopes(game, seat),
        mission_race(game, seat),
    )


def mission_race(game: SeaDragons, seat: int) -> float:
    """How far ahead in missions, which pay a prize to the one who has most."""
    best = 0
    for other, player in enumerate(game.players):
        if other != seat and len(player.missions) > best:
            best = len(player.missions)
    ahead = len(game.players[seat].missions) - best
    return ahead / (1.0 + abs(ahead))


def mission_hopes(game: SeaDragons, player: Player) -> float:
    """The points of the two nearest missions, less the farther they are."""
    missions = game.box.missions
    best = second = 0.0
    for number in game.mission_market:
        hope = _hope(missions[number], player)
        if hope > best:
            best, second = hope, best
        elif hope > second:
            second = hope
    return best + second


def _hope(mission: Mission, player: Player) -> float:
    missing = mission.any_colour
    for colour, asked in enumerate(mission.cost):
        short = asked - player.ships[colour]
        if short > 0:
            for card in player.reefs:
                if card == TWO_SHIPS + colour:
                    short -= 2
            missing += max(0, short)
    for card in player.reefs:
        if card == ANY_SHIP:
            missing -= 1
    return mission.vp / (2.0 + missing) if missing > 0 else mission.vp / 2.0


def realm_hopes(game: SeaDragons, seat: int) -> float:
    """The prizes of the realms, each by the chance to win it: a lead counts for more the fewer turns are left."""
    left = game.players[seat].heads
    total = 0.0
    for quadrant in range(len(QUADRANTS)):
        mine, best = 0.0, 0.0
        for other, player in enumerate(game.players):
            dragons, tokens = strength(game, player, quadrant)
            weight = dragons + 0.1 * tokens
            if other == seat:
                mine = weight
            elif weight > best:
                best = weight
        ahead = (mine - best) * 6.0 / (1.0 + left)
        total += realm_prize(game, quadrant) * (0.5 + 0.5 * ahead / (1.0 + abs(ahead)))
    return total
