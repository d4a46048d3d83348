"""All components of the box for the library."""

from __future__ import annotations

from collections.abc import Iterator

from wyrmhall.core.engine import Effect
from wyrmhall.core.rules import Component, Setup
from wyrmhall.core.words import Msg
from wyrmhall.games.seadragons.cards import (
    COINS,
    COLOURS,
    HEAD_TOKENS,
    QUADRANTS,
    SHIP_TOKENS,
    SHIPS,
    SIDES,
    SIZES,
    Row,
)
from wyrmhall.games.seadragons.components import REEF_IDS, Box, cost, reef_name
from wyrmhall.games.seadragons.effects import DiscardGold
from wyrmhall.games.seadragons.faces import (
    BoardFace,
    Cells,
    CoinFace,
    CurrentsFace,
    DragonFace,
    HeadFace,
    IslandFace,
    MissionFace,
    RealmFace,
    ShipFace,
    TailFace,
    asked_by,
    reef_face,
)
from wyrmhall.games.seadragons.numbers import ANY_SHIP, GOLD, HIDDEN_DRAGON
from wyrmhall.games.seadragons.reefs import DRAW_REEF
from wyrmhall.games.seadragons.setup import box_of

_SYMBOLS = {"S": "ships", "W": "whirlpools", "G": "gold", "R": "reefs"}


def components(setup: Setup) -> list[Component]:
    box = box_of(setup)
    return [*_boards(box), *_dragons(box), *_missions(box), *_reefs(box), *_tokens(box)]


def _boards(box: Box) -> Iterator[Component]:
    geometry = box.pack["geometry"]
    island, currents = geometry["island"], geometry["currents"]
    land = IslandFace(_cells(island["cells"]), _cells(island.get("alternative_plus", [])))
    yield Component("island", "island", Msg("central-island"), status=island["status"], face=land)
    flow = CurrentsFace(currents["beside_island"])
    yield Component("currents", "currents", Msg("sea-currents"), status=currents["status"], face=flow)
    for quadrant, realm in zip(QUADRANTS, box.realms, strict=True):
        text = (Msg("realm-text", quadrant=quadrant),)
        yield Component("realm", realm.id, realm.name, text, realm.status, face=RealmFace(quadrant, realm.id))
    for name in SIDES:
        side = box.pack["boards"]["sides"][name]
        rows = side["rows"]
        counts = {kind: sum(row.count(char) for row in rows) for char, kind in _SYMBOLS.items()}
        face = BoardFace(tuple(rows))
        text = (Msg("board-text", **counts),)
        yield Component("board", name, Msg("board", side=name), text, side["status"], face=face)


def _cells(rows: list[list[int]]) -> Cells:
    return tuple([(row, column) for row, column in rows])


def _dragons(box: Box) -> Iterator[Component]:
    for figure in box.figures:
        face = DragonFace(SIZES[figure.size], figure.rows)
        text = Msg("figure-text", n=figure.cells, turns=len(figure.turns), size=SIZES[figure.size])
        yield Component("dragon", figure.id, figure.name, (text,), figure.status, face=face, copies=figure.copies)


def _missions(box: Box) -> Iterator[Component]:
    for mission in box.missions:
        text: list[Effect | Msg] = [Msg("mission-cost", cost=cost(mission)), Msg("mission-vp", n=mission.vp)]
        text += [DRAW_REEF] * mission.reef
        face = MissionFace(asked_by(mission), mission.vp, mission.reef)
        yield Component("mission", mission.id, mission.name, tuple(text), mission.status, face=face)


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
        yield Component("reef", REEF_IDS[kind], reef_name(box, kind), text, status, face=reef_face(kind), copies=copies)


def _tokens(box: Box) -> Iterator[Component]:
    for colour, n in zip(COLOURS, HEAD_TOKENS, strict=True):
        yield Component("head", colour, Msg("head-tokens", colour=colour), face=HeadFace(colour), copies=n)
    for ship, n in zip(SHIPS, SHIP_TOKENS, strict=True):
        yield Component("ship", ship, Msg("ship-tokens", colour=ship), face=ShipFace(ship), copies=n)
    for value, n in COINS.items():
        yield Component("coin", value, Msg("coins", value=value), face=CoinFace(value), copies=n)
    tails: Row = box.pack["tokens"]["tails"]
    for colour in COLOURS:
        n = tails["by_colour"][colour]
        name, face = Msg("tail-tokens", colour=colour), TailFace(colour)
        yield Component("tail", colour, name, (), tails["status"], face=face, copies=n)
