"""What a position of Sea Dragons is worth beyond its points: turns to come, ships that will pay, realms in dispute."""

from __future__ import annotations

from wyrmhall.core.engine import SKIP, Decision
from wyrmhall.games.seadragons.box import Mission
from wyrmhall.games.seadragons.cards import ANY_SHIP, HEADS, QUADRANTS, TWO_SHIPS
from wyrmhall.games.seadragons.scoring import mission_points, realm_prize, ships_on, strength
from wyrmhall.games.seadragons.state import Player, SeaDragons
from wyrmhall.games.seadragons.turns import CompleteMission, PayShips, PlayOrPass

FEATURES = ("turns", "missions", "ships", "reefs", "realms", "races")
LEAD = 25.0


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


def instinct(game: SeaDragons, decision: Decision) -> int | None:
    """Complete the mission worth most, and pay with what is needed least."""
    kind = type(decision.effect)
    if kind is CompleteMission:
        missions = game.box.missions
        best = decision.options[0]
        for option in decision.options:
            if option != SKIP and missions[option].vp > missions[best].vp:
                best = option
        return best
    return decision.options[0] if kind is PayShips else None


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
    best = max([len(player.missions) for other, player in enumerate(game.players) if other != seat])
    ahead = len(game.players[seat].missions) - best
    return ahead / (1.0 + abs(ahead))


def mission_hopes(game: SeaDragons, player: Player) -> float:
    """The points of the two nearest missions, less the farther they are."""
    near = sorted([_hope(game.box.missions[m], player) for m in game.mission_market], reverse=True)
    return sum(near[:2])


def _hope(mission: Mission, player: Player) -> float:
    missing = mission.any_colour
    for colour, asked in enumerate(mission.cost):
        short = asked - player.ships[colour] - 2 * player.reefs.count(TWO_SHIPS + colour)
        if short > 0:
            missing += short
    missing -= player.reefs.count(ANY_SHIP)
    return mission.vp / (2.0 + missing) if missing > 0 else mission.vp / 2.0


def realm_hopes(game: SeaDragons, seat: int) -> float:
    """The prizes of the realms, each by how probable it is to be won: more so the bigger the lead and the fewer turns."""
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
