"""Set-up: the options and the box of a table, the decks, the deal, and the choices before the first turn."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from wyrmhall.core.decks import draw, draw_many
from wyrmhall.core.engine import At, Effect
from wyrmhall.core.rng import Luck
from wyrmhall.core.rules import GameOption, Setup
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft import achievements
from wyrmhall.games.flamecraft.casting import BradStart
from wyrmhall.games.flamecraft.choices import any_goods
from wyrmhall.games.flamecraft.companions import RICH_START
from wyrmhall.games.flamecraft.components import Box
from wyrmhall.games.flamecraft.enchantments import GOLD, PURPLE
from wyrmhall.games.flamecraft.events import ChoseColour
from wyrmhall.games.flamecraft.house import HOUSE
from wyrmhall.games.flamecraft.moves import draw_fancy, refill_park, refill_row
from wyrmhall.games.flamecraft.numbers import (
    ARTISAN_DECK,
    ARTISANS_OF,
    BRAD,
    COIN,
    COMPANION_DECK,
    EMPTY,
    FIRST_SLOT,
    GOODS,
    KINDS,
    RICH,
    SANDARA,
    SEATING,
    SHOP_DECK,
    SHOPS,
    STARTER_OF,
    STARTERS,
    STREAMS,
    STREET,
    STREET_END,
    knows,
)
from wyrmhall.games.flamecraft.pack_rows import box_from
from wyrmhall.games.flamecraft.player import Player
from wyrmhall.games.flamecraft.shops import OTHER_SHOPS
from wyrmhall.games.flamecraft.state import Flamecraft
from wyrmhall.games.flamecraft.turns import TURN

OPTIONS: Final = (
    GameOption("deck", ("purple", "gold"), "purple", clause="FC-SET-17"),
    GameOption("companions", (False, True), False, seats=(2, 3, 4, 5), clause="FC-CPN-01"),
    GameOption("shop_deck", ("rules", "mixed"), "rules", seats=(2, 3, 4, 5), clause="FC-SET-09"),
    GameOption("second_flip", (True, False), True, clause="FC-EDN-13", ruling=True, since=2),
    GameOption("last_word", (False, True), False, seats=(2, 3, 4, 5), clause="FC-INF-20", ruling=True, since=2),
    GameOption("solo_limits", (True, False), True, seats=(1,), clause="FC-SOL-09", ruling=True),
    GameOption(
        "starter_places", ("picture", "random"), "picture", seats=(1,), clause="FC-SET-33", ruling=True, since=2
    ),
)
# By space, counted from 0: the starter shops, which are numbered like the goods.
STARTER_SPACES: Final = {0: 0, 2: 4, 4: 2, 6: 3, 8: 5, 10: 1}
REMOVED_OF_EACH_KIND: Final = {1: 1, 2: 2, 3: 1, 4: 0, 5: 0}
HAND_DEALT: Final = 3
FANCY_DEALT: Final = 2
FANCY_DEALT_TO_SANDARA: Final = 5
MIXED_SHOPS: Final = 10


def box_of(setup: Setup) -> Box:
    """The box that a table plays with: the house's own, or one that a pack describes."""
    return HOUSE if setup.pack is None else _packed(json.dumps(setup.pack, sort_keys=True))


@lru_cache(maxsize=32)  # packs are other people's files: only so many are kept
def _packed(pack: str) -> Box:
    return box_from(json.loads(pack))


def restore(game: Flamecraft) -> None:
    """Fill in what is not saved."""
    game.box = box_of(game.setup)


def start(setup: Setup, luck: Luck) -> Flamecraft:
    """A game at its first decision."""
    n = setup.players
    game = Flamecraft(setup, luck, [0] * STREAMS, players=[Player() for _ in range(n)])
    restore(game)
    game.known = [0] * len(game.box.fancy)
    game.town = [EMPTY] * (2 * STREET + (STREET_END if n >= 3 else 0))
    for space, shop in starter_spaces(game).items():
        game.town[space] = shop
        game.slots[FIRST_SLOT[shop]] = STARTER_OF[shop]
    game.first = game.random(n, SEATING)
    build_shop_deck(game)
    build_artisan_deck(game)
    refill_park(game)
    game.spells = list(PURPLE if setup["deck"] == "purple" else GOLD)
    refill_row(game)
    if n == 1:
        keys = achievements.decks(dict(setup.profile))[1]
        game.fancy_deck = [row.id for row in game.box.fancy if row.key in keys]
    else:
        game.fancy_deck = [row.id for row in game.box.fancy]
    for player in game.players:
        player.hand = draw_many(game, game.deck, HAND_DEALT, ARTISAN_DECK)
    if setup["companions"]:
        cards = [row.id for row in game.box.companions]
        for player in game.players:
            player.companion = draw(game, cards, COMPANION_DECK)
    for seat, player in enumerate(game.players):
        for artisan in player.hand:
            game.seen[artisan] = knows(seat)
        for _ in range(FANCY_DEALT_TO_SANDARA if starts_as(game, seat, SANDARA) else FANCY_DEALT):
            draw_fancy(game, seat)
    push_opening(game)
    game.run()
    return game


def starter_spaces(game: Flamecraft) -> dict[int, int]:
    """As in the picture of the rulebook, or on any six spaces, which matters in solo alone."""
    if game.setup["starter_places"] == "picture":
        return STARTER_SPACES
    spaces = list(range(len(game.town)))
    return {draw(game, spaces, SHOP_DECK): shop for shop in range(STARTERS)}


def build_shop_deck(game: Flamecraft) -> None:
    if len(game.players) == 1:
        keys = achievements.decks(dict(game.setup.profile))[0]
        game.shop_deck = [row.id for row in game.box.shops if row.key in keys]
        game.left_out = [row.id for row in game.box.shops[STARTERS:] if row.key not in keys]
        return
    cards = list(range(STARTERS, SHOPS))
    if game.setup["shop_deck"] == "mixed":
        game.shop_deck = draw_many(game, cards, MIXED_SHOPS, SHOP_DECK)
        game.left_out = cards
        return
    for kind in KINDS:
        pile = [shop for shop in cards if game.box.icon[shop] == kind]
        game.shop_deck.append(draw(game, pile, SHOP_DECK))
        game.left_out += pile
    pile = [shop for shop in cards if game.box.icon[shop] >= COIN]
    game.shop_deck += draw_many(game, pile, OTHER_SHOPS, SHOP_DECK)
    game.left_out += pile


def build_artisan_deck(game: Flamecraft) -> None:
    for kind in KINDS:
        cards = list(ARTISANS_OF[kind][1:])
        game.removed += draw_many(game, cards, REMOVED_OF_EACH_KIND[len(game.players)], ARTISAN_DECK)
        game.deck += cards


def push_opening(game: Flamecraft) -> None:
    """Colours, first fancy dragons, start bonuses, goods of the last players, then the first turn."""
    n = len(game.players)
    order = [(game.first + i) % n for i in range(n)]
    game.push(TURN, At(game.first))
    for seat in reversed(order[3:]):
        game.push(any_goods(1), At(seat))
    for seat in reversed(order):
        game.push(START_BONUS, At(seat))
    for seat in reversed(order):
        game.push(RETURN_DEALT, At(seat))
    game.push(KEEP_FANCY, At(game.first))
    for seat in reversed(range(n)):
        game.push(PICK_COLOUR, At(seat))


@dataclass(frozen=True, slots=True)
class PickColour(Effect):
    """Choose a token of a colour that is still free; each colour belongs to a good."""

    def run(self, game: Flamecraft, at: At) -> None:
        taken = [player.colour for player in game.players]
        game.ask(self, at, tuple([colour for colour in KINDS if colour not in taken]))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.players[at.player].colour = option
        if game.events is not None:
            game.tell(ChoseColour(at.player, GOODS[option]))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return colour_name(option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"colour:{GOODS[option]}"


def colour_name(colour: int) -> Msg:
    return Msg(f"colour-{GOODS[colour]}")


@dataclass(frozen=True, slots=True)
class KeepFancy(Effect):
    """All at once: which of the fancy dragons dealt to keep."""

    def run(self, game: Flamecraft, at: At) -> None:
        n = len(game.players)
        order = [(game.first + i) % n for i in range(n)]
        game.ask_each(self, [(seat, tuple(range(len(game.players[seat].fancy)))) for seat in order])

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        dealt = game.players[at.player].fancy
        dealt.insert(0, dealt.pop(option))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        row = game.box.fancy[game.players[at.player].fancy[option]]
        return Msg("reveal-sun", name=row.name, what=row.effect)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"fancy:{game.players[at.player].fancy[option]}"


@dataclass(frozen=True, slots=True)
class ReturnDealt(Effect):
    """The fancy dragons not kept go under the deck; several in the order their owner chooses."""

    def run(self, game: Flamecraft, at: At) -> None:
        dealt = game.players[at.player].fancy
        game.ask(self, at, tuple(range(1, len(dealt))))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.fancy_under.append(game.players[at.player].fancy.pop(option))
        game.push(self, at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return game.fancy_name(game.players[at.player].fancy[option])

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"fancy:{game.players[at.player].fancy[option]}"


@dataclass(frozen=True, slots=True)
class StartBonus(Effect):
    """What a companion gives at the start."""

    def run(self, game: Flamecraft, at: At) -> None:
        player = game.players[at.player]
        begins = game.box.companions[player.companion].begins if player.companion >= 0 else None
        if begins is not None:
            game.push(begins, at)
        elif starts_as(game, at.player, RICH):
            player.coins += RICH_START
        elif starts_as(game, at.player, BRAD):
            game.push(BRAD_START, at)


def starts_as(game: Flamecraft, seat: int, companion: int) -> bool:
    """Whether the player has this companion of the house, with the bonus that the rules know by name."""
    return game.players[seat].companion == companion and game.box.companions[companion].start


PICK_COLOUR: Final = PickColour()
KEEP_FANCY: Final = KeepFancy()
RETURN_DEALT: Final = ReturnDealt()
START_BONUS: Final = StartBonus()
BRAD_START: Final = BradStart()
