"""What a game may neither gain nor lose: every card, ship and token, and that each lies where it can."""

from __future__ import annotations

from wyrmhall.games.seadragons.cards import (
    DRAGON_MARKET,
    SHIPS,
)
from wyrmhall.games.seadragons.state import SeaDragons


def census(game: SeaDragons) -> object:
    """Ships by colour, every card of every deck, and the heads of each player.

    Each place is looked at by itself too: what lies where it cannot lie is counted as lost.
    """
    players = game.players
    afloat = [sum([mask.bit_count() for mask in game.fleet[colour :: len(SHIPS)]]) for colour in range(len(SHIPS))]
    fleets = [game.graveyard, game.spare, *[player.ships for player in players]]
    figures = [card for pile in (*game.piles, game.passed) for card in pile]
    figures += [card for card in game.market if card >= 0]
    figures += [card for player in players for card in (*player.hand, *player.played)]
    missions = game.mission_market + game.mission_pile + [m for player in players for m in player.missions]
    reefs = [*game.reef_pile, *game.returned, *game.drawn, *game.used_reefs]
    reefs += [card for player in players for card in player.reefs]
    return (
        [n + sum([fleet[colour] for fleet in fleets]) for colour, n in enumerate(afloat)],
        sorted(figures),
        sorted(missions),
        sorted(reefs),
        [player.heads + player.passes + len(player.dragons) for player in players],
        _misplaced(game),
    )


def _misplaced(game: SeaDragons) -> list[str]:
    """What the places say of each other, where they do not agree."""
    found: list[str] = []
    sea, tokens = game.sea, 0
    for seat, player in enumerate(game.players):
        own = 0
        for cells, head in zip(player.dragons, player.heads_at, strict=True):
            if cells & own or cells & tokens or cells & ~sea.cells or not cells >> head & 1:
                found.append(f"a dragon of player {seat}")
            own |= cells
        if own != player.tokens:
            found.append(f"tokens of player {seat}")
        if len(player.hand) != len(player.seen):
            found.append(f"cards of player {seat}")
        tokens |= own
    if tokens != game.tokens:
        found.append("tokens on the sea")
    if any(mask & tokens for mask in game.fleet):
        found.append("ships under dragons")
    figures = game.box.figures
    for size, pile in enumerate(game.piles):
        market = game.market[size * DRAGON_MARKET : (size + 1) * DRAGON_MARKET]
        if any(figures[card].size != size for card in (*pile, *market) if card >= 0):
            found.append(f"dragon cards of size {size}")
    if len(game.returned) != len(game.returners):
        found.append("reef cards under the pile")
    return found
