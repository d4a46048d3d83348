"""What one seat may see, as whole numbers in fixed places: for learning programs, which have no use for a view."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wyrmhall.core.setup import Setup
from wyrmhall.games.seadragons.cards import DRAGON_MARKET, HEADS, MISSION_MARKET, QUADRANTS, SHIPS, SIZES
from wyrmhall.games.seadragons.missions import PayShips
from wyrmhall.games.seadragons.numbers import REEF_KINDS
from wyrmhall.games.seadragons.scoring import mission_points
from wyrmhall.games.seadragons.setup import box_of
from wyrmhall.games.seadragons.state import Player, SeaDragons
from wyrmhall.games.seadragons.turns import PLACE_DRAGON

HAND: Final = 4
"""Cards of a hand that have places; a hand never holds more than three."""
PLANES: Final = ("free", "island", "toll", "gold", "reef", *[f"{ship} ship" for ship in SHIPS])


def columns(setup: Setup) -> list[tuple[str, int, int, str]]:
    """What the numbers of `encode` are: name, how many, the largest that is told apart, and whose ids they are."""
    box = box_of(setup)
    n, figures, missions = setup.players, len(box.figures), len(box.missions)
    found = [
        ("seat", 1, 4, ""),
        ("turn", n, 1, ""),
        ("first", n, 1, ""),
        ("about figure", 1, figures, "figures"),
        ("about mission", 1, missions, "missions"),
        ("market", DRAGON_MARKET * len(SIZES), figures, "figures"),
        ("missions", MISSION_MARKET, missions, "missions"),
        ("piles", len(SIZES), 36, ""),
        ("mission pile", 1, 33, ""),
        ("reef pile", 1, 24, ""),
        ("graveyard", len(SHIPS), 12, ""),
        ("used reef cards", REEF_KINDS, 4, ""),
        ("drawn reef cards", REEF_KINDS, 2, ""),
        ("own reef cards", REEF_KINDS, 4, ""),
        ("whirlpools left", len(QUADRANTS), 12, ""),
    ]
    for i in range(n):
        who = f"player {i}"
        found += [
            (f"{who} heads", 1, HEADS[n], ""),
            (f"{who} passes", 1, HEADS[n], ""),
            (f"{who} gold", 1, 40, ""),
            (f"{who} ships", len(SHIPS), 12, ""),
            (f"{who} reef cards", 1, 12, ""),
            (f"{who} missions", 1, 12, ""),
            (f"{who} mission points", 1, 60, ""),
            (f"{who} tokens in realms", len(QUADRANTS), 30, ""),
            (f"{who} dragons in realms", len(QUADRANTS), HEADS[n], ""),
            (f"{who} hand", HAND, figures, "figures"),
            (f"{who} backs", HAND, len(SIZES), ""),
        ]
    return found


def cards(setup: Setup) -> dict[str, tuple[tuple[str, ...], list[tuple[int, ...]]]]:
    """The tables that ids point into: names of the attributes, and a row for each card after the row of nothing."""
    box = box_of(setup)
    figures = [(1, f.size == 0, f.size == 1, f.size == 2, f.cells, len(f.turns), f.copies) for f in box.figures]
    missions = [(1, *m.cost, m.any_colour, m.vp, m.reef) for m in box.missions]
    return {
        "figures": (("there", *SIZES, "cells", "orientations", "copies"), [(0,) * 7, *figures]),
        "missions": (("there", *SHIPS, "any", "vp", "reef"), [(0,) * 8, *missions]),
    }


def planes(setup: Setup) -> tuple[tuple[str, ...], int, int]:
    """The maps of `encode_planes`: their names, and how many rows and columns each has."""
    size = 2 * box_of(setup).board_size + 1
    return (*PLANES, *[f"player {i}" for i in range(setup.players)]), size, size + 1


def encode(game: SeaDragons, seat: int) -> list[int]:
    """The numbers of `columns`; the seat itself is player 0, and the others follow in turn order."""
    n = len(game.players)
    turn = -1 if game.over else game.decision.seat
    mine = seat == turn
    me = game.players[seat]
    out = [seat]
    out += _one_of(n, (turn - seat) % n if turn >= 0 else -1)
    out += _one_of(n, (game.first - seat) % n)
    asked = game.decision if mine else None
    out.append(me.hand[asked.at.piece] + 1 if asked is not None and asked.effect is PLACE_DRAGON else 0)
    out.append(asked.at.piece + 1 if asked is not None and isinstance(asked.effect, PayShips) else 0)
    out += [card + 1 for card in game.market]
    missions = [mission + 1 for mission in game.mission_market]
    out += missions + [0] * (MISSION_MARKET - len(missions))
    out += [len(pile) for pile in game.piles]
    out += (len(game.mission_pile), game.reefs_left)
    out += game.graveyard
    out += _counts(game.used_reefs)
    out += _counts(game.drawn if mine else ())
    out += _counts(me.reefs)
    left = game.sea.whirlpools & ~game.tokens
    out += [(realm & left).bit_count() for realm in game.sea.realms]
    for i in range(n):
        player = game.players[(seat + i) % n]
        out += _player(game, player, player is me)
    return out


def encode_planes(game: SeaDragons, seat: int) -> list[int]:
    """The maps as masks, a bit for each cell."""
    sea, fleet = game.sea, game.fleet
    n, kinds = len(game.players), len(SHIPS)
    out = [sea.cells & ~game.tokens, sea.island, sea.toll, _any(sea.gold), _any(sea.reefs)]
    if len(fleet) == kinds:
        out += fleet
    else:
        out += [_any(tuple(fleet[colour::kinds])) for colour in range(kinds)]
    for i in range(n):
        out.append(game.players[(seat + i) % n].tokens)
    return out


def _player(game: SeaDragons, player: Player, own: bool) -> list[int]:
    out = [player.heads, player.passes, player.gold]
    out += player.ships
    out += (len(player.reefs), len(player.missions), mission_points(game, player))
    out += _in_realms(player.dragons, game.sea.realms)
    hand, figures = player.hand, game.box.figures
    room = [0] * (HAND - len(hand))
    if own:
        out += [card + 1 for card in hand]
    else:
        out += [card + 1 if seen else 0 for card, seen in zip(hand, player.seen, strict=True)]
    out += room
    out += [figures[card].size + 1 for card in hand]
    out += room
    return out


@lru_cache(maxsize=4096)
def _in_realms(dragons: tuple[int, ...], realms: tuple[int, ...]) -> list[int]:
    """Tokens in each realm, then dragons; kept, since it changes only when a dragon is laid."""
    tokens, found = [], []
    for realm in realms:
        inside = [(cells & realm).bit_count() for cells in dragons]
        tokens.append(sum(inside))
        found.append(len(inside) - inside.count(0))
    return tokens + found


def _counts(reefs: tuple[int, ...]) -> list[int]:
    found = [0] * REEF_KINDS
    for card in reefs:
        found[card] += 1
    return found


def _one_of(n: int, which: int) -> list[int]:
    found = [0] * n
    if which >= 0:
        found[which] = 1
    return found


def _any(layers: tuple[int, ...]) -> int:
    found = 0
    for layer in layers:
        found |= layer
    return found
