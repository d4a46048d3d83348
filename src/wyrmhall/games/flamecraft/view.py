"""What one seat may see of the table, as structs for the wire."""

from __future__ import annotations

import msgspec

from wyrmhall.games.flamecraft import achievements
from wyrmhall.games.flamecraft.alley import coin_spaces
from wyrmhall.games.flamecraft.components import Box, Enchantment
from wyrmhall.games.flamecraft.faces import Deck, Reward, deck_of, reward_of
from wyrmhall.games.flamecraft.house import HOUSE
from wyrmhall.games.flamecraft.numbers import (
    ALLEY,
    EMPTY,
    FACE_DOWN,
    FIRST_SLOT,
    GOODS,
    ICONS,
    KINDS,
    ROOST,
    knows,
)
from wyrmhall.games.flamecraft.player import Player
from wyrmhall.games.flamecraft.scoring import winners
from wyrmhall.games.flamecraft.state import Flamecraft


class SlotView(msgspec.Struct, frozen=True):
    """A slot and who is on it; the target `slot:<id>`."""

    id: int
    accepts: list[str]
    reward: Reward
    artisan: int  # -1: empty
    face_down: bool


class EnchantmentView(msgspec.Struct, frozen=True):
    """An enchantment in the row, reserved, or at a shop; the target `enchantment:<id>`."""

    id: int
    key: str
    icon: str
    deck: Deck
    goods: list[int]
    coins: int
    no_coins: bool
    rewards: list[Reward]


class ShopView(msgspec.Struct, frozen=True):
    """A face-up shop; the target `shop:<id>`."""

    id: int
    key: str
    icon: str
    slots: list[SlotView]
    enchantments: list[EnchantmentView]
    tokens: list[int]  # seats
    others: list[str]  # solo: colours of the non-player tokens
    coin_spaces: list[bool]  # Dragon Alley: which are filled
    coin_rewards: list[Reward]  # and what leaving coins there brings


class SpaceView(msgspec.Struct, frozen=True):
    """A shop space; the target `space:<n>`."""

    n: int
    face_down: bool
    shop: ShopView | None


class ParkView(msgspec.Struct, frozen=True):
    """A place of the Park; the target `park:<n>`."""

    n: int
    artisan: int  # -1: empty
    goods: list[int]  # lying on the artisan


class PlayerView(msgspec.Struct, frozen=True):
    """What lies before a player; the target `player:<seat>`. -1 stands for cards this seat does not know."""

    seat: int
    rep: int
    sources: list[int]
    coins: int
    goods: list[int]
    hand: list[int]
    fancy: list[int]
    scored: list[int]
    reserved: EnchantmentView | None
    companion: int
    companion_used: bool
    colour: str
    token: int
    last: int


class GoalView(msgspec.Struct, frozen=True):
    """Solo: a title with the reputation it asks for, or an achievement with what has been reached of it."""

    key: str
    asks: int
    has: int
    done: bool  # reached; an achievement also if an earlier game has unlocked it


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it (-1: a spectator)."""

    seat: int
    turn: int
    active: int
    first: int
    town: list[SpaceView]
    park: list[ParkView]
    row: list[EnchantmentView]
    artisan_deck: int
    fancy_deck: int
    enchantment_deck: int
    shop_deck: int
    under_artisans: list[int]  # the cards put under the deck, the next one to come first; -1: not known
    under_fancy: list[int]
    players: list[PlayerView]
    last_turns: int  # -1: the end has not been triggered
    triggered: bool
    ended: bool
    winners: list[int]  # of several players; a solo game has a title instead
    title: str
    unlocked: list[str]
    titles: list[GoalView]  # solo, the highest first
    achievements: list[GoalView]


def view(game: Flamecraft, seat: int) -> View:
    return View(
        seat=seat,
        turn=game.turns,
        active=game.active,
        first=game.first,
        town=[
            SpaceView(n, shop == FACE_DOWN, _shop(game, shop) if shop >= 0 else None)
            for n, shop in enumerate(game.town)
        ],
        park=[ParkView(n, artisan, game.treats_on(n)) for n, artisan in enumerate(game.park)],
        row=[_enchantment(game, card) for card in game.row],
        artisan_deck=game.artisans_left_in_deck,
        fancy_deck=game.fancy_left,
        enchantment_deck=len(game.spells),
        shop_deck=game.shops_left,
        under_artisans=_known(game.under, game.seen, seat),
        under_fancy=_known(game.fancy_under, game.known, seat),
        players=[_player(game, player, i, seat) for i, player in enumerate(game.players)],
        last_turns=game.final,
        triggered=game.triggered,
        ended=game.ended,
        winners=list(winners(game)) if game.ended and len(game.players) > 1 else [],
        title=achievements.title(game.players[0].rep).key if game.ended and len(game.players) == 1 else "",
        unlocked=[achievements.ACHIEVEMENTS[i].key for i in game.unlocked],
        titles=_titles(game) if len(game.players) == 1 else [],
        achievements=_achievements(game) if len(game.players) == 1 else [],
    )


def _titles(game: Flamecraft) -> list[GoalView]:
    rep = game.players[0].rep
    return [GoalView(row.key, row.least, rep, rep >= row.least) for row in achievements.TITLES]


def _achievements(game: Flamecraft) -> list[GoalView]:
    counts = [(row, row.count(game)) for row in achievements.ACHIEVEMENTS]
    return [GoalView(row.key, row.n, n, n >= row.n or bool(game.setup.profile.get(row.key))) for row, n in counts]


def _known(cards: list[int], who: list[int], seat: int) -> list[int]:
    return [card if who[card] & knows(seat) else -1 for card in cards]


def _player(game: Flamecraft, player: Player, i: int, seat: int) -> PlayerView:
    return PlayerView(
        seat=i,
        rep=player.rep,
        sources=player.sources[:],
        coins=player.coins,
        goods=player.goods[:],
        hand=_known(player.hand, game.seen, seat),
        fancy=_known(player.fancy, game.known, seat),
        scored=player.scored[:],
        reserved=None if player.reserved == EMPTY else _enchantment(game, player.reserved),
        companion=player.companion,
        companion_used=player.used,
        colour="" if player.colour == EMPTY else GOODS[player.colour],
        token=player.token,
        last=player.last,
    )


def _enchantment(game: Flamecraft, card: int) -> EnchantmentView:
    return ENCHANTMENT_VIEWS[card] if game.box is HOUSE else _seen(game.box.enchantments[card])


def _seen(row: Enchantment) -> EnchantmentView:
    rewards = [reward_of(gain) for gain in row.rewards]
    return EnchantmentView(
        row.id, row.key, ICONS[row.icon], deck_of(row), list(row.goods), row.coins, row.no_coins, rewards
    )


ENCHANTMENT_VIEWS = tuple([_seen(row) for row in HOUSE.enchantments])


def _shop(game: Flamecraft, shop: int) -> ShopView:
    row = game.box.shops[shop]
    base = FIRST_SLOT[shop]
    return ShopView(
        id=shop,
        key=row.key,
        icon=ICONS[row.icon],
        slots=[
            SlotView(
                base + i,
                ACCEPTED[slot.accepts],
                REWARDS[base + i] if game.box is HOUSE else reward_of(slot.reward),
                game.slots[base + i],
                shop == ROOST,
            )
            for i, slot in enumerate(row.slots)
        ],
        enchantments=[_enchantment(game, card) for card in game.charms[base : base + 3] if card >= 0],
        tokens=[i for i, player in enumerate(game.players) if player.token == shop],
        others=[GOODS[kind] for kind in KINDS if game.others[kind] == shop],
        coin_spaces=[bool(game.alley >> i & 1) for i in range(len(coin_spaces(game.box)))] if shop == ALLEY else [],
        coin_rewards=[] if shop != ALLEY else COIN_REWARDS if game.box is HOUSE else _coin_rewards(game.box),
    )


ACCEPTED: list[list[str]] = [[GOODS[kind] for kind in KINDS if kinds >> kind & 1] for kinds in range(1 << len(KINDS))]
"""By the kinds that a slot accepts, as bits: their names."""
REWARDS = {FIRST_SLOT[row.id] + i: reward_of(slot.reward) for row in HOUSE.shops for i, slot in enumerate(row.slots)}


def _coin_rewards(box: Box) -> list[Reward]:
    return [reward_of(gain) for gain in coin_spaces(box)]


COIN_REWARDS = _coin_rewards(HOUSE)
