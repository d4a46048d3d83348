"""Set-up: the options of a table, the box it plays with, and a game from the deal to the first turn."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from wyrmhall.core.decks import draw as draw_one
from wyrmhall.core.decks import draw_many
from wyrmhall.core.engine import At
from wyrmhall.core.events import Event
from wyrmhall.core.rng import Luck
from wyrmhall.core.rules import GameOption, Setup
from wyrmhall.core.state import GameState
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.wyrmspan import solo
from wyrmhall.games.wyrmspan.components import Box
from wyrmhall.games.wyrmspan.guild import places
from wyrmhall.games.wyrmspan.house import HOUSE
from wyrmhall.games.wyrmspan.moves import (
    discard_cave,
    discard_dragon,
    give,
)
from wyrmhall.games.wyrmspan.numbers import (
    CAVE_DECK,
    DRAGON_DECK,
    KINDS,
    STREAMS,
    TABLE,
)
from wyrmhall.games.wyrmspan.objectives import FACES
from wyrmhall.games.wyrmspan.options import name_of_dragon
from wyrmhall.games.wyrmspan.pack_rows import box_from
from wyrmhall.games.wyrmspan.state import SEATS, Player, Wyrmspan
from wyrmhall.games.wyrmspan.tiles import TILES
from wyrmhall.games.wyrmspan.turns import TURN, Turn, refill
from wyrmhall.games.wyrmspan.verbs import Step

OPTIONS = (
    *solo.OPTIONS,
    GameOption("ask_everything", (False, True), False, clause="WS-DIG-03"),
    GameOption(
        "vp_row", ("631", "6531"), "631", seats=(3, 4, 5), clause="WS-GLD-41", ruling=True, since=2, before="6531"
    ),
    GameOption("guild_face", ("3-5", "4-5"), "3-5", seats=(3,), clause="WS-GLD-69", ruling=True, since=2),
    GameOption("forced_guild", (False, True), False, clause="WS-GLD-20", ruling=True),
    GameOption("other_caves", (False, True), False, clause="WS-GLD-67", ruling=True),
    GameOption("guild_laps", (True, False), True, clause="WS-OBJ-24", ruling=True),
    GameOption("cave_eggs", (False, True), False, clause="WS-EXC-37", ruling=True),
    GameOption("pay_for_nothing", (False, True), False, clause="WS-GEN-43", ruling=True),
    GameOption("walk", ("spaces", "stop", "once"), "spaces", clause="WS-EXP-34", ruling=True),
    GameOption("fresh_activation", (False, True), False, clause="WS-SPC-27", ruling=True),
    GameOption("far_icons", (True, False), True, clause="WS-SPC-29", ruling=True),
    GameOption("top_feeds", (False, True), False, clause="WS-HAT-21", ruling=True),
    GameOption("late_dragons", (True, False), True, clause="WS-RND-09", ruling=True),
    GameOption("limit_checks", ("turns", "actions", "rounds"), "turns", clause="WS-LIM-10", ruling=True),
    GameOption("coinless_pass", (False, True), False, clause="WS-TRN-25", ruling=True),
    GameOption("reshuffle", (True, False), True, clause="WS-DRW-16", ruling=True),
)


def box_of(setup: Setup) -> Box:
    """The box that a table plays with: the house's own, or one that a pack describes."""
    return HOUSE if setup.pack is None else _packed(json.dumps(setup.pack, sort_keys=True))


@lru_cache(maxsize=32)  # packs are other people's files: only so many are kept
def _packed(pack: str) -> Box:
    return box_from(json.loads(pack))


def restore(game: Wyrmspan) -> None:
    """Fill in what is not saved. Players look into the box as well."""
    game.box = box_of(game.setup)
    for p in game.players:
        p.box = game.box
    game.asks = bool(game.setup["ask_everything"])


def start(setup: Setup, luck: Luck) -> Wyrmspan:
    """A game at its first decision: everybody looks at six cards."""
    alone, removed = setup.players == 1, solo.removed(setup)
    game = Wyrmspan(setup, luck, [0] * STREAMS)
    game.players = [Player() for _ in range(setup.players)]
    restore(game)
    game.bank[4] = -6 * setup.players
    game.bank[5] = -setup.players
    game.tile = game.random(len(TILES), TABLE)
    game.free = places(game.box.tiles[game.tile], setup)
    game.deck = [card for card in range(1, len(game.box.dragons)) if card not in removed]
    game.cave_deck = list(range(1, len(game.box.caves)))
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


def turned(before: GameState, after: GameState, told: Sequence[Event]) -> bool:
    """A turn begins with the choice of an action; what is chosen before the first of them belongs to none."""
    return type(after.decision.effect) is Turn and type(before.decision.effect) not in (PickCards, PickResources)


KEPT: Final = tuple(combinations(range(6), 4))

RESOURCES: Final = tuple(combinations_with_replacement(range(4), 3))


@dataclass(frozen=True, slots=True)
class PickCards(Step):
    """All at once: which four of the six cards dealt are kept. The first three are dragons."""

    def run(self, game: Wyrmspan, at: At) -> None:
        game.ask_each(self, [(seat, tuple(range(len(KEPT)))) for seat in range(len(game.players))])

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        game.players[at.player].kept = option

    def label(self, game: Wyrmspan, at: At, option: int) -> Says:
        p = game.players[at.player]
        cards = [name_of_dragon(game.box, card) for card in p.hand] + [Msg("cave-card", n=card) for card in p.pit]
        return Msg("keep-cards", cards=[cards[i] for i in KEPT[option]])

    def target(self, game: Wyrmspan, at: At, option: int) -> str:
        p = game.players[at.player]
        cards = [f"dragon:{card}" for card in p.hand] + [f"cave:{card}" for card in p.pit]
        return "keep:" + ";".join(cards[i] for i in KEPT[option])


@dataclass(frozen=True, slots=True)
class PickResources(Step):
    """All at once: three resources."""

    def run(self, game: Wyrmspan, at: At) -> None:
        game.ask_each(self, [(seat, tuple(range(len(RESOURCES)))) for seat in range(len(game.players))])

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        for kind in RESOURCES[option]:
            give(game, at.player, kind)

    def label(self, game: Wyrmspan, at: At, option: int) -> Says:
        kinds = RESOURCES[option]
        counts = [(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)]
        return Msg("start-with", parts=[Msg("tokens", kind=KINDS[kind], n=n) for kind, n in counts])

    def target(self, game: Wyrmspan, at: At, option: int) -> str:
        return "start:" + ";".join(KINDS[kind] for kind in RESOURCES[option])


@dataclass(frozen=True, slots=True)
class Begin(Step):
    """The cards not kept are discarded before all eyes, and the first round begins."""

    def run(self, game: Wyrmspan, at: At) -> None:
        for seat, p in enumerate(game.players):
            cards = [*p.hand, *p.pit]
            for i in range(6):
                if i not in KEPT[p.kept]:
                    (discard_dragon if i < 3 else discard_cave)(game, seat, cards[i])
            p.kept = -1
        game.push(TURN, SEATS[game.first])
