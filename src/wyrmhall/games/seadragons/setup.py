"""Set-up: the options of a table, the box it plays with, and boards, ships, piles, markets, hands."""

from __future__ import annotations

from typing import Final

from wyrmhall.core.decks import draw, draw_many
from wyrmhall.core.engine import At, Effect
from wyrmhall.core.rng import Luck
from wyrmhall.core.rules import BadSetup, GameOption, Setup
from wyrmhall.core.words import Msg
from wyrmhall.games.seadragons.cards import (
    DRAGON_MARKET,
    HEADS,
    MISSION_MARKET,
    QUADRANTS,
    SHIP_TOKENS,
    SIDES,
    SIZES,
    START_GOLD,
    START_HAND,
)
from wyrmhall.games.seadragons.components import Box, box_from
from wyrmhall.games.seadragons.effects import DiscardGold, TakeBack
from wyrmhall.games.seadragons.numbers import BAG, BOARDS, DRAGON_PILE, FIRST, MISSION_PILE, STREAMS
from wyrmhall.games.seadragons.sea import sea_of
from wyrmhall.games.seadragons.state import Player, SeaDragons
from wyrmhall.games.seadragons.turns import PICK_COLOUR, PLAY_OR_PASS

OPTIONS: Final[tuple[GameOption, ...]] = (
    *(GameOption(f"board_{quadrant}", ("random", *SIDES), "random", clause="SD-SET-33") for quadrant in QUADRANTS),
    GameOption("first_player", ("random", "1", "2", "3", "4", "5"), "random", clause="SD-SET-34"),
    GameOption("pick_colours", (False, True), False, clause="SD-SET-20"),
    GameOption("choose_head", (False, True), False, clause="SD-DEC-04", ruling=True),
    GameOption("plus_island", (False, True), False, clause="SD-REC-04", ruling=True),
)


def box_of(setup: Setup) -> Box:
    """The box that a table plays with: the house's own, or one that a pack describes."""
    return box_from(setup.pack)


def check(setup: Setup) -> None:
    """Refuse what cannot be laid out."""
    boards: dict[str, str] = {}
    for quadrant in QUADRANTS:
        side = str(setup[f"board_{quadrant}"])
        if side != "random" and boards.setdefault(side[0], quadrant) != quadrant:
            raise BadSetup("board-twice", of=setup.game, board=side[0], option=Msg(f"option-board_{quadrant}"))
    first = setup["first_player"]
    if first != "random" and int(first) > setup.players:
        raise BadSetup("first-player", first=first, n=setup.players)
    if setup["plus_island"] and "alternative_plus" not in box_of(setup).pack["geometry"]["island"]:
        raise BadSetup("one-island", of=setup.game, option=Msg("option-plus_island"))


STANDING: Final[tuple[Effect, ...]] = (DiscardGold(), TakeBack())


def restore(game: SeaDragons) -> None:
    """Fill in what is not saved, once the boards are laid."""
    game.box, game.aside = box_of(game.setup), STANDING
    game.sea = sea_of(game.box, game.sides, bool(game.setup["plus_island"]))
    game.water = None


def start(setup: Setup, luck: Luck) -> SeaDragons:
    n = setup.players
    game = SeaDragons(setup, luck, [0] * STREAMS)
    colours = [-1] * n if setup["pick_colours"] else list(range(n))
    game.players = [Player(colour, HEADS[n], START_GOLD) for colour in colours]
    game.sides = _boards(game)
    restore(game)
    _ships(game)
    game.piles = [list(deck) for deck in game.box.decks]
    for size, pile in enumerate(game.piles):
        game.market += draw_many(game, pile, DRAGON_MARKET, DRAGON_PILE + size)
    game.mission_pile = list(range(len(game.box.missions)))
    game.mission_market = draw_many(game, game.mission_pile, MISSION_MARKET, MISSION_PILE)
    game.reef_pile = list(game.box.reef_deck)
    first = setup["first_player"]
    game.first = game.random(n, FIRST) if first == "random" else int(first) - 1
    medium = SIZES.index("medium")
    for i in range(n):
        player = game.players[(game.first + i) % n]
        for card in draw_many(game, game.piles[medium], START_HAND, DRAGON_PILE + medium):
            player.take(card, seen=False)
    game.push(PLAY_OR_PASS, At(game.first))
    if setup["pick_colours"]:
        for seat in reversed(range(n)):
            game.push(PICK_COLOUR, At(seat))
    game.run()
    return game


def _boards(game: SeaDragons) -> tuple[int, ...]:
    """The side in each quadrant: as the host fixed it, else a board that is left and one of its sides by chance."""
    fixed = [str(game.setup[f"board_{quadrant}"]) for quadrant in QUADRANTS]
    left = [board for board in range(4) if str(board + 1) not in [side[0] for side in fixed]]
    sides = []
    for side in fixed:
        if side == "random":
            sides.append(2 * draw(game, left, BOARDS) + game.random(2, BOARDS))
        else:
            sides.append(SIDES.index(side))
    return tuple(sides)


def _ships(game: SeaDragons) -> None:
    """A ship drawn by chance on every flag; the rest stays in the box."""
    bag = list(SHIP_TOKENS)
    colours, left = len(bag), sum(bag)
    fleet = [0] * (colours * game.sea.layers)
    luck, drawn = game.luck, game.counts[BAG]
    for cell in game.sea.flags:
        n = luck.draw(BAG, drawn, left)
        drawn += 1
        colour = 0
        while n >= bag[colour]:
            n -= bag[colour]
            colour += 1
        bag[colour] -= 1
        left -= 1
        while fleet[colour] & cell:
            colour += colours  # a second ship of the colour on the same cell
        fleet[colour] |= cell
    game.counts[BAG] = drawn
    game.fleet = fleet
    game.spare = tuple(bag)
