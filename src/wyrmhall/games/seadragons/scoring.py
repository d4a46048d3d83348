"""Final scores by source, the control of the realms, and who has won."""

from __future__ import annotations

from wyrmhall.games.seadragons.cards import MOST_MISSIONS_VP, QUADRANTS, REEF_GOLD
from wyrmhall.games.seadragons.numbers import ANY_SHIP, GOLD, HIDDEN_DRAGON
from wyrmhall.games.seadragons.state import Player, SeaDragons


def scores(game: SeaDragons) -> list[dict[str, int]]:
    """The points of each seat by source, in the order of the score pad."""
    most = most_missions(game)
    realms = [realm_points(game, quadrant) for quadrant in range(len(QUADRANTS))]
    found = []
    for seat, player in enumerate(game.players):
        points = {
            "gold": player.gold + REEF_GOLD * player.reefs.count(GOLD),
            "ships": sum(player.ships) + sum([ships_on(card) for card in player.reefs]),
            "missions": mission_points(game, player),
            "most-missions": MOST_MISSIONS_VP if seat in most else 0,
        }
        for quadrant, name in enumerate(QUADRANTS):
            points[f"realm-{name}"] = realms[quadrant][seat]
        found.append(points)
    return found


def ships_on(reef: int) -> int:
    """How many ships a reef card shows."""
    return 2 if reef < ANY_SHIP else 1 if reef == ANY_SHIP else 0


def mission_points(game: SeaDragons, player: Player) -> int:
    missions = game.box.missions
    points = 0
    for mission in player.missions:
        points += missions[mission].vp
    return points


def most_missions(game: SeaDragons) -> tuple[int, ...]:
    return most_of([(len(player.missions), mission_points(game, player)) for player in game.players])


def most_of(merits: list[tuple[int, int]]) -> tuple[int, ...]:
    """Who has the most missions; of several the one whose missions are worth most; of those still tied all."""
    best = max(merits)
    return tuple([seat for seat, merit in enumerate(merits) if merit == best and merit[0] > 0])


def strength(game: SeaDragons, player: Player, quadrant: int) -> tuple[int, int]:
    """Dragons in the realm, the hidden ones too; and tokens on its cells, which break ties."""
    realm = game.sea.realms[quadrant]
    dragons = 0
    for cells in player.dragons:
        if cells & realm:
            dragons += 1
    for card in player.reefs:
        if card == HIDDEN_DRAGON + quadrant:
            dragons += 1
    return dragons, (player.tokens & realm).bit_count()


def leader(ranks: list[tuple[int, int]]) -> int:
    """The seat that has the first place of a realm to itself, by the strength of each; -1: nobody has."""
    best = max(ranks)
    return ranks.index(best) if best[0] > 0 and ranks.count(best) == 1 else -1


def realm_prize(game: SeaDragons, quadrant: int) -> int:
    """What the first place of a realm is worth: each of its whirlpools that no dragon covers counts."""
    return prize_of(len(game.players), (game.sea.realms[quadrant] & game.sea.whirlpools & ~game.tokens).bit_count())


def prize_of(players: int, whirlpools: int) -> int:
    """The same, by the number of such whirlpools."""
    per_whirlpool = 2 if players == 2 else 3
    return per_whirlpool * whirlpools


def realm_points(game: SeaDragons, quadrant: int) -> list[int]:
    """The points of each seat for one realm."""
    ranks = [strength(game, player, quadrant) for player in game.players]
    return shared_out(ranks, realm_prize(game, quadrant))


def shared_out(ranks: list[tuple[int, int]], prize: int) -> list[int]:
    """The same, by the strength of each. A player without a dragon in the realm takes no place."""
    places = sorted([rank for rank in ranks if rank[0] > 0], reverse=True)
    points = [0] * len(ranks)
    if not places:
        return points
    firsts = [seat for seat, rank in enumerate(ranks) if rank == places[0]]
    if len(ranks) == 2:
        if len(firsts) == 1:
            points[firsts[0]] = prize
        return points
    for seat in firsts:
        points[seat] = prize
    if len(firsts) == 1 and len(places) > 1:
        for seat, rank in enumerate(ranks):
            if rank == places[1]:
                points[seat] = prize // 2
    return points


def merits(game: SeaDragons) -> list[tuple[int, int]]:
    """Points; between equals missions."""
    sums = [sum(points.values()) for points in scores(game)]
    return [(total, len(player.missions)) for total, player in zip(sums, game.players, strict=True)]


def winners(game: SeaDragons) -> tuple[int, ...]:
    """Those of the highest merit; of several who are still tied all."""
    found = merits(game)
    best = max(found)
    return tuple([seat for seat, merit in enumerate(found) if merit == best])
