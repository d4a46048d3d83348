"""All components of the box for the library, and their count in a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from wyrmhall.core.engine import Effect
from wyrmhall.core.rules import Component, Setup, Value
from wyrmhall.core.words import Msg
from wyrmhall.games.seadragons.box import Box, box_of
from wyrmhall.games.seadragons.cards import (
    ANY_SHIP,
    COINS,
    COLOURS,
    DRAGON_MARKET,
    GOLD,
    HEAD_TOKENS,
    HIDDEN_DRAGON,
    QUADRANTS,
    SHIP_TOKENS,
    SHIPS,
    SIDES,
    SIZES,
)
from wyrmhall.games.seadragons.effects import DRAW_REEF, DiscardGold
from wyrmhall.games.seadragons.words import REEF_IDS, cost, reef_name

if TYPE_CHECKING:
    from wyrmhall.games.seadragons.state import SeaDragons

_SYMBOLS = {"S": "ships", "W": "whirlpools", "G": "gold", "R": "reefs"}


def components(setup: Setup) -> list[Component]:
    box = box_of(setup.pack)
    return [*_boards(box), *_dragons(box), *_missions(box), *_reefs(box), *_tokens(box)]


def _boards(box: Box) -> Iterator[Component]:
    geometry = box.pack["geometry"]
    yield Component("island", "island", Msg("central-island"), status=geometry["island"]["status"])
    yield Component("currents", "currents", Msg("sea-currents"), status=geometry["currents"]["status"])
    for quadrant, realm in zip(QUADRANTS, box.realms, strict=True):
        yield Component("realm", realm.id, realm.name, (Msg("realm-text", quadrant=quadrant),), realm.status)
    for name in SIDES:
        side = box.pack["boards"]["sides"][name]
        rows = side["rows"]
        counts = {kind: sum(row.count(char) for row in rows) for char, kind in _SYMBOLS.items()}
        facts = {"rows": "/".join(rows)}
        yield Component("board", name, Msg("board", side=name), (Msg("board-text", **counts),), side["status"], facts)


def _dragons(box: Box) -> Iterator[Component]:
    for figure in box.figures:
        facts: dict[str, Value] = {"rows": "/".join(figure.rows), "copies": figure.copies}
        text = Msg("figure-text", n=figure.cells, turns=len(figure.turns), size=SIZES[figure.size])
        yield Component("dragon", figure.id, figure.name, (text,), figure.status, facts)


def _missions(box: Box) -> Iterator[Component]:
    for mission in box.missions:
        text: list[Effect | Msg] = [Msg("mission-cost", cost=cost(mission)), Msg("mission-vp", n=mission.vp)]
        text += [DRAW_REEF] * mission.reef
        asked = {colour: n for colour, n in zip((*SHIPS, "any"), (*mission.cost, mission.any_colour), strict=True) if n}
        facts = {**asked, "vp": mission.vp, "reef": mission.reef}
        yield Component("mission", mission.id, mission.name, tuple(text), mission.status, facts)


def _reefs(box: Box) -> Iterator[Component]:
    status = box.pack["reef_cards"]["status"]
    for kind, copies in enumerate(box.reefs):
        if kind < ANY_SHIP:
            text: tuple[Effect | Msg, ...] = (Msg("reef-two-ships-text", colour=SHIPS[kind]),)
        elif kind == ANY_SHIP:
            text = (Msg("reef-any-ship-text"),)
        elif kind == GOLD:
            text = (DiscardGold(), Msg("reef-gold-text"))
        else:
            text = (Msg("reef-hidden-dragon-text", realm=box.realms[kind - HIDDEN_DRAGON].name),)
        yield Component("reef", REEF_IDS[kind], reef_name(box, kind), text, status, {"copies": copies})


def _tokens(box: Box) -> Iterator[Component]:
    for colour, n in zip(COLOURS, HEAD_TOKENS, strict=True):
        yield Component("head", colour, Msg("head-tokens", colour=colour), facts={"copies": n})
    for colour, n in zip(SHIPS, SHIP_TOKENS, strict=True):
        yield Component("ship", colour, Msg("ship-tokens", colour=colour), facts={"copies": n})
    for value, n in COINS.items():
        yield Component("coin", value, Msg("coins", value=value), facts={"copies": n})
    tails: dict[str, Any] = box.pack["tokens"]["tails"]
    for colour in COLOURS:
        facts: dict[str, Value] = {"copies": tails["by_colour"][colour]}
        yield Component("tail", colour, Msg("tail-tokens", colour=colour), (), tails["status"], facts)


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
        if len(player.hand) != len(player.seen) or len(player.dragons) != len(player.heads_at):
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
