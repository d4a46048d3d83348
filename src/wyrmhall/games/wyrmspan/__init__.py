"""Wyrmspan, by Connie Vogelmann: the game as the house knows it."""

from __future__ import annotations

from wyrmhall.core.decks import draw as draw_one
from wyrmhall.core.decks import draw_many
from wyrmhall.core.rng import Luck
from wyrmhall.core.rules import GameOption, Rules, Setup
from wyrmhall.games.wyrmspan import caves as _caves  # noqa: F401  # fills the catalogue
from wyrmhall.games.wyrmspan import dragons as _dragons  # noqa: F401
from wyrmhall.games.wyrmspan import mat as _mat  # noqa: F401
from wyrmhall.games.wyrmspan import solo
from wyrmhall.games.wyrmspan.census import census
from wyrmhall.games.wyrmspan.draw import draw as as_text
from wyrmhall.games.wyrmspan.guild import TILES, places
from wyrmhall.games.wyrmspan.kinds import CAVE_DECK, DRAGON_DECK, STREAMS, TABLE
from wyrmhall.games.wyrmspan.library import components
from wyrmhall.games.wyrmspan.objectives import FACES
from wyrmhall.games.wyrmspan.scoring import scores, winners
from wyrmhall.games.wyrmspan.state import SEATS, Player, Wyrmspan
from wyrmhall.games.wyrmspan.turns import Begin, PickCards, PickResources, refill
from wyrmhall.games.wyrmspan.view import view

OPTIONS = (
    *solo.OPTIONS,
    GameOption("ask_everything", (False, True), False, clause="WS-DIG-03"),
    GameOption("vp_row", ("631", "6531"), "631", seats=(3, 4, 5), clause="WS-GLD-41", since=2, before="6531"),
    GameOption("guild_face", ("3-5", "4-5"), "3-5", seats=(3,), clause="WS-GLD-69", since=2),
    GameOption("forced_guild", (False, True), False, clause="WS-GLD-20"),
    GameOption("other_caves", (False, True), False, clause="WS-GLD-67"),
    GameOption("guild_laps", (True, False), True, clause="WS-OBJ-24"),
    GameOption("cave_eggs", (False, True), False, clause="WS-EXC-37"),
    GameOption("pay_for_nothing", (False, True), False, clause="WS-GEN-43"),
    GameOption("walk", ("spaces", "stop", "once"), "spaces", clause="WS-EXP-34"),
    GameOption("fresh_activation", (False, True), False, clause="WS-SPC-27"),
    GameOption("far_icons", (True, False), True, clause="WS-SPC-29"),
    GameOption("top_feeds", (False, True), False, clause="WS-HAT-21"),
    GameOption("late_dragons", (True, False), True, clause="WS-RND-09"),
    GameOption("limit_checks", ("turns", "actions", "rounds"), "turns", clause="WS-LIM-10"),
    GameOption("coinless_pass", (False, True), False, clause="WS-TRN-25"),
    GameOption("reshuffle", (True, False), True, clause="WS-DRW-16"),
)


def start(setup: Setup, luck: Luck) -> Wyrmspan:
    """A game at its first decision: everybody looks at six cards."""
    alone, removed = setup.players == 1, solo.removed(setup)
    game = Wyrmspan(setup, luck, [0] * STREAMS, asks=bool(setup["ask_everything"]))
    game.players = [Player() for _ in range(setup.players)]
    game.bank[4] = -6 * setup.players
    game.bank[5] = -setup.players
    game.tile = game.random(len(TILES), TABLE)
    game.free = places(game.tile, setup)
    game.deck = [card for card in range(1, 184) if card not in removed]
    game.cave_deck = list(range(1, 76))
    refill(game)
    game.objectives = _objectives(game, alone)
    for p in game.players:
        p.hand = draw_many(game, game.deck, 3, DRAGON_DECK)
        p.pit = draw_many(game, game.cave_deck, 3, CAVE_DECK)
    game.first = game.random(setup.players, TABLE)
    if alone:
        game.automa = solo.new_automa(game)
    for effect in (Begin(), PickResources(), PickCards()):
        game.push(effect, SEATS[0])
    game.run()
    return game


def _objectives(game: Wyrmspan, alone: bool) -> list[int]:
    """A face of each of four tiles; a face that solo play does not know is replaced by another tile."""
    tiles = list(range(len(FACES) // 2))
    found: list[int] = []
    while len(found) < 4:
        face = 2 * draw_one(game, tiles, TABLE) + game.random(2, TABLE)
        if FACES[face].solo or not alone:
            found.append(face)
    return found


RULES = Rules(
    name="wyrmspan",
    prefixes=("WS", "AU"),
    seats=(1, 2, 3, 4, 5),
    minutes=90,
    options=OPTIONS,
    start=start,
    view=view,
    scores=scores,
    goods=lambda game, seat: tuple(game.players[seat].supply),
    winners=winners,
    census=census,
    components=components,
    draw=as_text,
    version=2,
    kept=(1,),
)
