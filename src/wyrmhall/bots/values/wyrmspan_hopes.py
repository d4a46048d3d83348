"""What a player of Wyrmspan may still hope for: coins of use, a home for a dragon, the places of objectives."""

from __future__ import annotations

from wyrmhall.games.wyrmspan.numbers import COIN, LIMIT
from wyrmhall.games.wyrmspan.objectives import FACES, GUILD_POSITION, LADDER, quantity
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan
from wyrmhall.games.wyrmspan.turns import ROUNDS

ROUNDFUL = 6  # coins that can be spent well in one round


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
