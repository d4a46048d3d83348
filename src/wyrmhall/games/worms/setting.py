"""The set-up: tiles and Things laid by turns, teams dealt, hands and decks made, the first player found."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from wyrmhall.core.decks import draw, draw_many
from wyrmhall.core.engine import At, Effect, Refusal
from wyrmhall.core.events import loose
from wyrmhall.core.rng import Luck
from wyrmhall.core.rules import Setup
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.worms import choices, dice, steps
from wyrmhall.games.worms.box import BASE, FIXED, RANDOM, STOCKED, SUPER, SUPPLY, SUPPORT, Death
from wyrmhall.games.worms.field import WAYS, hex_at, room, said
from wyrmhall.games.worms.state import (
    DEATHS,
    DROPS,
    FULL,
    SETUP,
    STARTERS,
    SUPPLIES,
    Worms,
    death_name,
)
from wyrmhall.games.worms.table import DRAFT, NO_DEATH, Table, box_of
from wyrmhall.games.worms.things import (
    CRATE,
    DRUM,
    FIRST,
    KIND,
    KINDS,
    MINE,
    TEAMS,
    WORM,
    thing_target,
)
from wyrmhall.games.worms.turns import TURN

PER_PLAYER: Final[tuple[int, ...]] = (DRUM, MINE, CRATE)
"""Beside four worms, one of each of these is placed for every player (WM-SET-11)."""


def start(setup: Setup, luck: Luck) -> Worms:
    """A game at its first decision."""
    game = Worms(setup, luck, [0] * 8)
    game.box = box_of(setup)
    game.table = Table(setup)
    seats = setup.players
    game.teams, game.out, game.hands = [-1] * seats, [0] * seats, [[] for _ in range(seats)]
    for kind in STOCKED[1:]:
        first = FIRST[kind]
        game.pool[kind] = list(range(first, first + game.box.stock(kind, game.table.collectors)))
    for team in game.box.teams_of(game.table.collectors):
        game.pool[WORM] += range(4 * team, 4 * team + 4)
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


# --- the map ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PickColour(choices.Choice):
    """The first player of the set-up picks the colours that the table plays with."""

    def run(self, game: Worms, at: At) -> None:
        if len(game.colours) < game.table.players:
            free = [team for team in game.box.teams_of(game.table.collectors) if team not in game.colours]
            game.ask(self, at, tuple(free))
        else:
            game.colours.sort()

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.colours.append(option)
        game.push(self, at)

    def label(self, game: Worms, at: At, option: int) -> Says:
        return Msg("team", colour=game.box.colours[option])

    def target(self, game: Worms, at: At, option: int) -> str:
        return f"team:{option}"


class TileChoice(choices.Choice):
    __slots__ = ()

    def target(self, game: Worms, at: At, option: int) -> str:
        return f"tile:{game.box.tiles[option].id}"


@dataclass(frozen=True, slots=True)
class LayTile(TileChoice):
    """Choose the tile to lay; every player lays one, then the first player the additional ones (WM-OPT-30)."""

    def run(self, game: Worms, at: At) -> None:
        laid = game.laid[::3]
        if len(laid) < game.table.players + game.table.extra_tiles:
            left = [tile for tile in game.box.tiles_of(game.table.collectors) if tile not in laid]
            game.ask(self, at, tuple(left))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        number = len(game.laid) // 3 + 1
        after = (at.player + 1) % game.table.players if number < game.table.players else game.first
        game.push(LAY_TILE, At(after))
        game.push(TurnTile(option), at)

    def label(self, game: Worms, at: At, option: int) -> Says:
        tile = game.box.tiles[option]
        return Msg("tile", tile=tile.id, n=len(tile.land))


@dataclass(frozen=True, slots=True)
class TurnTile(TileChoice):
    """Choose how the tile is turned; turns that give the same figure are one."""

    tile: int

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, game.box.tiles[self.tile].turns)

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.push(PutTile(self.tile, option), at)

    def label(self, game: Worms, at: At, option: int) -> Says:
        return Msg("turned", n=60 * option)

    def target(self, game: Worms, at: At, option: int) -> str:
        return f"tile:{game.box.tiles[self.tile].id}:{option}"


@dataclass(frozen=True, slots=True)
class PutTile(choices.HexChoice):
    """Choose where the tile's first hex lies: the tile touches the map along a side and covers nothing."""

    tile: int
    turns: int

    def run(self, game: Worms, at: At) -> None:
        land, water = game.box.tiles[self.tile].figures[self.turns]
        game.ask(self, at, tuple(room(land + water, [game.dial, *game.land, *game.sea])))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        land, water = game.box.tiles[self.tile].figures[self.turns]
        hexes = [option + part for part in land]
        lay(game, self.tile, self.turns, option, hexes, [option + part for part in water])
        if game.events is not None:
            facts: dict[str, object] = {
                "tile": game.box.tiles[self.tile].id,
                "hex": said(option),
                "hexes": [said(spot) for spot in hexes],
            }
            game.tell(loose("tile-laid", at.player, facts))

    def prompt(self, game: Worms, at: At) -> Says:
        return Msg("ask-put-tile", tile=game.box.tiles[self.tile].id)

    def preview(self, game: Worms, at: At, option: int) -> Says | None:
        return None  # nothing lies there yet


def lay(game: Worms, tile: int, turns: int, first: int, land: list[int], water: list[int]) -> None:
    game.laid += (tile, turns, first)
    game.land += tuple(land)
    game.sea += tuple(water)
    game.on += [[] for _ in land]
    game.flooded += [0] * len(land)
    game.survey()


# --- the Things ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gather(Effect):
    """For each player: four worms of a colour, a drum, a mine and a crate."""

    def run(self, game: Worms, at: At) -> None:
        for team in game.colours:
            for worm in range(4 * team, 4 * team + 4):
                game.pool[WORM].remove(worm)
                game.heap.append(worm)
        for kind in PER_PLAYER:
            game.heap += [game.pool[kind].pop() for _ in range(game.table.players)]


@dataclass(frozen=True, slots=True)
class PlaceThing(choices.ThingChoice):
    """Take a Thing of the heap: worms of a colour are all the same, and so are Things of a kind."""

    def run(self, game: Worms, at: At) -> None:
        alike: dict[int, int] = {}
        for thing in game.heap:
            alike.setdefault(thing >> 2 if thing < FIRST[MINE] else TEAMS + KIND[thing], thing)
        game.ask(self, at, tuple(alike.values()))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.push(PLACE_THING, At((at.player + 1) % game.table.players))
        game.push(PLACE_ON, At(at.player, -1, option))

    def label(self, game: Worms, at: At, option: int) -> Says:
        if KIND[option] == WORM:
            return Msg("worm-of", colour=game.box.colours[option >> 2])
        return game.name(option)

    def target(self, game: Worms, at: At, option: int) -> str:
        return thing_target(option)


@dataclass(frozen=True, slots=True)
class PlaceOn(choices.HexChoice):
    """Put it on a land hex that holds fewer than three Things; nothing is triggered (WM-SET-17)."""

    def run(self, game: Worms, at: At) -> None:
        game.ask(self, at, tuple([spot for i, spot in enumerate(game.land) if len(game.on[i]) < FULL]))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        game.heap.remove(at.piece)
        stand(game, at.piece, option)
        if game.events is not None:
            facts = {"thing": at.piece, "what": game.name(at.piece), "kind": KINDS[KIND[at.piece]], "hex": said(option)}
            game.tell(loose("placed", at.player, facts))

    def prompt(self, game: Worms, at: At) -> Says:
        return Msg("ask-place-on", what=game.name(at.piece))

    def refusals(self, game: Worms, at: At) -> Iterable[Refusal]:
        full = [spot for i, spot in enumerate(game.land) if len(game.on[i]) >= FULL]
        return [Refusal(f"hex:{said(spot)}", Msg("why-full"), "WM-SET-16") for spot in full]


def stand(game: Worms, thing: int, spot: int) -> None:
    game.put(thing, spot)
    if KIND[thing] == WORM:
        game.living[thing >> 2] += 1


# --- the first game -----------------------------------------------------------------------------------------------


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
            thing = 4 * team + worms[team]
            worms[team] += 1
            game.pool[WORM].remove(thing)
        else:
            thing = game.pool[KINDS.index(kind)].pop()
        stand(game, thing, hex_at(*cell))
    game.colours = [team for team in range(TEAMS) if worms[team]]


@dataclass(frozen=True, slots=True)
class PickTeam(choices.Choice):
    """First game: each player in order takes a colour of those on the map."""

    def run(self, game: Worms, at: At) -> None:
        if -1 in game.teams:
            game.ask(self, at, tuple([team for team in game.colours if team not in game.teams]))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        _join(game, at.player, option)
        game.push(self, At((at.player + 1) % game.table.players))

    def label(self, game: Worms, at: At, option: int) -> Says:
        return Msg("team", colour=game.box.colours[option])

    def target(self, game: Worms, at: At, option: int) -> str:
        return f"team:{option}"


def _join(game: Worms, seat: int, team: int) -> None:
    game.teams[seat] = team
    if game.events is not None:
        game.tell(loose("team", seat, {"colour": game.box.colours[team]}))


# --- teams, hands and decks ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DealTeams(Effect):
    """After the Things were placed the team cards are dealt at random (not in the first game)."""

    def run(self, game: Worms, at: At) -> None:
        if -1 in game.teams:
            teams = game.colours[:]
            for seat in range(game.table.players):
                _join(game, seat, draw(game, teams, SETUP))


@dataclass(frozen=True, slots=True)
class DealCards(Effect):
    """Starters for everybody, then the supply deck; what is left stays in the box, unseen."""

    def run(self, game: Worms, at: At) -> None:
        rows = game.box.cards
        fixed = [card for card, row in enumerate(rows) if row.kind == FIXED]
        spare = [card for card in game.unused if rows[card].kind == RANDOM]
        ordinary = [card for card in game.unused if rows[card].kind in (SUPPLY, SUPPORT)]
        supers = [card for card in game.unused if rows[card].kind == SUPER]
        game.unused = [card for card in game.unused if rows[card].kind == FIXED]
        for seat in range(game.table.players):
            for card in fixed:
                game.unused.remove(card)
            game.hands[seat] = [*fixed, draw(game, spare, STARTERS)]
        game.unused += spare
        if game.table.late_superweapons:
            game.supers = supers
            game.supply = draw_many(game, ordinary, 2 * game.table.players, SUPPLIES)
            game.unused += ordinary
        else:
            game.supply = ordinary + supers


@dataclass(frozen=True, slots=True)
class BuildDrops(Effect):
    """The drop deck, with a sudden death card under it."""

    def run(self, game: Worms, at: At) -> None:
        all_of_them = game.table.longer_game or game.table.sudden_death == NO_DEATH
        n = len(game.drops_unused) if all_of_them else 2 * game.table.players + 2
        game.drops = draw_many(game, game.drops_unused, n, DROPS)
        if game.table.sudden_death == DRAFT:
            share = len(game.deaths_unused) // game.table.players
            game.dealt = [draw_many(game, game.deaths_unused, share, DEATHS) for _ in range(game.table.players)]
            game.push(KEEP_DEATH, at)
        elif game.table.sudden_death != NO_DEATH:
            game.death = draw(game, game.deaths_unused, DEATHS)


@dataclass(frozen=True, slots=True)
class KeepDeath(Effect):
    """Everybody keeps one of the sudden death cards dealt; one of those kept is the one of this game."""

    def run(self, game: Worms, at: At) -> None:
        if len(game.dealt[0]) > 1:
            game.ask_each(self, [(seat, tuple(range(len(cards)))) for seat, cards in enumerate(game.dealt)])
        else:
            game.death = game.dealt[game.random(len(game.dealt), DEATHS)][0]

    def chosen(self, game: Worms, at: At, option: int) -> None:
        cards = game.dealt[at.player]
        cards.insert(0, cards.pop(option))
        if at.player == game.table.players - 1:
            game.death = game.dealt[game.random(len(game.dealt), DEATHS)][0]

    def label(self, game: Worms, at: At, option: int) -> Says:
        return death_name(game.box.deaths[game.dealt[at.player][option]])

    def target(self, game: Worms, at: At, option: int) -> str:
        return f"death:{game.box.deaths[game.dealt[at.player][option]].id}"

    def preview(self, game: Worms, at: At, option: int) -> Says | None:
        return Msg("text", steps=steps.said(death_text(game.box.deaths[game.dealt[at.player][option]])))


def death_text(row: Death) -> list[Msg]:
    """What a sudden death card says, part by part."""
    said: list[Msg] = []
    if row.reveal:
        said.append(Msg("on-reveal", steps=steps.said(row.reveal)))
    if row.no_heal:
        said.append(Msg("no-heal"))
    said += [Msg("at-end-of-turn", steps=steps.said(parts)) for parts in row.end_turn]
    if row.drop:
        said.append(Msg("as-drop", steps=steps.said(row.drop)))
    return said


@dataclass(frozen=True, slots=True)
class TakeToken(Effect):
    """The lowest team number goes first, and rolls for the wind until the die shows a number."""

    def run(self, game: Worms, at: At) -> None:
        numbers = [game.box.teams[team].number for team in game.teams]
        game.first = numbers.index(min(numbers))
        if game.events is not None:
            game.tell(loose("first", game.first))
        if not game.table.first_game:
            result = 0
            while result not in WAYS:
                (result,) = dice.roll(game, At(game.first), 1, "wind")
            game.wind = result
        if game.events is not None:
            game.tell(loose("wind", game.first, {"way": game.wind}))
        game.push(TURN, At(game.first))


DEAL_TEAMS: Final = DealTeams()
DEAL_CARDS: Final = DealCards()
BUILD_DROPS: Final = BuildDrops()
KEEP_DEATH: Final = KeepDeath()
TAKE_TOKEN: Final = TakeToken()
GATHER: Final = Gather()
LAY_TILE: Final = LayTile()
PLACE_THING: Final = PlaceThing()
PLACE_ON: Final = PlaceOn()
