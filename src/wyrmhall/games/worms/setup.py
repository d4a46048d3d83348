"""Options and the set-up: what can be agreed on, the box a table plays with, and a game at its first decision."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final

from wyrmhall.core.engine import At
from wyrmhall.core.rng import Luck
from wyrmhall.core.rules import BadSetup, GameOption, Setup
from wyrmhall.core.words import Msg
from wyrmhall.games.worms.cards import BOX
from wyrmhall.games.worms.components import (
    BASE,
    STOCKED,
    Box,
)
from wyrmhall.games.worms.dealing import BUILD_DROPS, DEAL_CARDS, DEAL_TEAMS, TAKE_TOKEN, PickTeam
from wyrmhall.games.worms.hexes import hex_at
from wyrmhall.games.worms.laying import GATHER, LAY_TILE, PLACE_THING, PickColour, lay, stand
from wyrmhall.games.worms.numbers import FIRST, KINDS, SETUP, STREAMS, TEAMS, WORM, WORMS_OF
from wyrmhall.games.worms.optional import DRAFT, EVERYONE, HOLDERS, NO_DEATH, RANDOM_DEATH, Table
from wyrmhall.games.worms.pack_rows import box_from
from wyrmhall.games.worms.state import Worms

OPTIONS: Final[tuple[GameOption, ...]] = (
    GameOption("first_game", (False, True), False, (2, 3, 4), clause="WM-FST-01"),
    GameOption("random_setup", (False, True), False, clause="WM-SET-32"),
    GameOption("collectors", (False, True), False, (2, 3, 4), clause="WM-COL-17"),
    GameOption("parting_gifts", (False, True), False, clause="WM-OPT-01"),
    GameOption("full_elimination", (False, True), False, clause="WM-OPT-06"),
    GameOption("sudden_death", (RANDOM_DEATH, DRAFT, NO_DEATH), RANDOM_DEATH, clause="WM-OPT-10"),
    GameOption("late_superweapons", (False, True), False, clause="WM-OPT-19"),
    GameOption("longer_game", (False, True), False, clause="WM-OPT-23"),
    GameOption("weak_explosions", (False, True), False, clause="WM-OPT-24"),
    GameOption("extra_tiles", (0, 1, 2, 3, 4), 0, (2, 3, 4, 5), clause="WM-OPT-29"),
    GameOption("timer", (False, True), False, clause="WM-OPT-33"),
    GameOption("colours", ("lowest", "choose"), "lowest", clause="WM-SET-12", ruling=True),
    GameOption("support", (HOLDERS, EVERYONE), HOLDERS, clause="WM-COL-15", ruling=True),
    GameOption("turn_limit", (0, 20, 40, 60), 0, clause="WM-EDG-09", ruling=True),
    GameOption("jump_in_place", (True, False), True, clause="WM-MOV-09", ruling=True, since=2, before=True),
    GameOption("team_damage", (False, True), False, clause="WM-GEN-15", ruling=True, since=2, before=False),
)


def box_of(setup: Setup) -> Box:
    """The box a table plays with: the house's own, or one that a pack describes."""
    return BOX if setup.pack is None else _packed(json.dumps(setup.pack, sort_keys=True))


@lru_cache(maxsize=32)  # packs are other people's files: only so many are kept
def _packed(pack: str) -> Box:
    return box_from(json.loads(pack))


def check(setup: Setup) -> None:
    """Refuse what the rules do not allow together."""
    table, box = Table(setup), box_of(setup)
    tiles = len(box.tiles_of(table.collectors)) - setup.players
    first, deaths, more = Msg("option-first_game"), Msg("option-sudden_death"), Msg("option-extra_tiles")
    if table.extra_tiles > tiles:
        raise BadSetup("extra-tiles", of=setup.game, option=more, said=table.extra_tiles, left=max(tiles, 0))
    if table.first_game and table.extra_tiles:
        raise BadSetup("fixed-map", of=setup.game, one=first, other=more)
    if table.first_game and setup["colours"] != "lowest":
        raise BadSetup("fixed-colours", of=setup.game, one=first, other=Msg("option-colours"))
    if table.sudden_death == DRAFT and len(box.deaths) < setup.players:
        raise BadSetup("few-deaths", of=setup.game, option=deaths, n=len(box.deaths))
    if table.sudden_death != NO_DEATH and not box.deaths:
        raise BadSetup("no-deaths", of=setup.game, option=deaths, choice=Msg(f"option-sudden_death-{NO_DEATH}"))
    if not table.collectors and setup["support"] == EVERYONE:
        asked, edition = Msg("option-support"), Msg("option-collectors")
        choice = Msg(f"option-support-{EVERYONE}")
        raise BadSetup("support-edition", of=setup.game, option=asked, choice=choice, other=edition)


def restore(game: Worms) -> None:
    """Fill in what is not saved."""
    game.box, game.table = box_of(game.setup), Table(game.setup)
    game.survey()


def start(setup: Setup, luck: Luck) -> Worms:
    """A game at its first decision."""
    game = Worms(setup, luck, [0] * STREAMS)
    restore(game)
    seats = setup.players
    game.teams, game.out, game.hands = [-1] * seats, [0] * seats, [[] for _ in range(seats)]
    for kind in STOCKED[1:]:
        first = FIRST[kind]
        game.pool[kind] = list(range(first, first + game.box.stock(kind, game.table.collectors)))
    for team in game.box.teams_of(game.table.collectors):
        game.pool[WORM] += WORMS_OF[team]
    collectors = game.table.collectors
    game.unused = list(game.box.decks[collectors])
    drops = enumerate(game.box.drops)
    game.drops_unused = [i for i, row in drops if collectors or row.edition == BASE for _ in range(row.count)]
    game.deaths_unused = list(range(len(game.box.deaths)))
    game.first = game.active = game.random(seats, SETUP)
    for effect in (TAKE_TOKEN, BUILD_DROPS, DEAL_CARDS, DEAL_TEAMS):
        game.push(effect, At(game.first))
    if game.table.first_game:
        _lay_scene(game)
        game.push(PickTeam(), At(game.first))
    else:
        game.colours = sorted(game.box.teams_of(game.table.collectors)[:seats])
        game.push(PLACE_THING, At(game.first))
        game.push(GATHER, At(game.first))
        game.push(LAY_TILE, At(game.first))
        if setup["colours"] == "choose":
            game.colours = []
            game.push(PickColour(), At(game.first))
    game.run()
    return game


def _lay_scene(game: Worms) -> None:
    scene = game.box.scene
    out = scene.left_out(game.table.players)
    game.dial, game.wind = hex_at(*scene.dial), scene.wind
    ids = [tile.id for tile in game.box.tiles]
    for tile, _, cells in scene.tiles:
        if tile not in out:
            hexes = [hex_at(*cell) for cell in cells]
            lay(game, ids.index(tile), 0, hexes[0], hexes, [])
    worms = [0] * TEAMS
    for tile, kind, colour, cell in scene.things:
        if tile in out:
            continue
        if kind == KINDS[WORM]:
            team = game.box.colours.index(colour)
            thing = WORMS_OF[team][worms[team]]
            worms[team] += 1
            game.pool[WORM].remove(thing)
        else:
            thing = game.pool[KINDS.index(kind)].pop()
        stand(game, thing, hex_at(*cell))
    game.colours = [team for team in range(TEAMS) if worms[team]]
