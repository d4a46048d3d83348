"""What a position of Sea Dragons is worth beyond its points: turns to come, ships that will pay, realms in dispute."""

from __future__ import annotations

from random import Random
from typing import Final

from wyrmhall.bots.contract import Values
from wyrmhall.core.engine import Decision
from wyrmhall.games.seadragons.cards import HEADS, QUADRANTS
from wyrmhall.games.seadragons.components import Mission
from wyrmhall.games.seadragons.numbers import ANY_SHIP, TWO_SHIPS
from wyrmhall.games.seadragons.scoring import mission_points, realm_prize, ships_on, strength
from wyrmhall.games.seadragons.state import Player, SeaDragons
from wyrmhall.games.seadragons.turns import PlayOrPass

FEATURES = ("turns", "missions", "ships", "reefs", "realms", "races")


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
    return decision.effect.reflex(game, decision.at, decision.options, pick)


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


VALUES: Final[Values[SeaDragons]] = Values(
    names=FEATURES,
    features=features,
    lead=25.0,
    is_quiet=is_quiet,
    points=points,
    instinct=instinct,
)
