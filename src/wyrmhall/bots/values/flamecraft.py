"""What a position of Flamecraft is worth beyond reputation: goods, artisans, enchantments, fancy dragons."""

from __future__ import annotations

from random import Random

from wyrmhall.core.engine import FIRST_STANDING, SKIP, Decision
from wyrmhall.games.flamecraft.board import ACCEPTS, REWARD
from wyrmhall.games.flamecraft.casting import Resolve, ResolveSets
from wyrmhall.games.flamecraft.choices import DONE, EVERYTHING, TRIPLES, GainAny, Several, ThreeDifferentGoods
from wyrmhall.games.flamecraft.effects import Pay
from wyrmhall.games.flamecraft.enchantments import ENCHANTMENTS
from wyrmhall.games.flamecraft.fancy import CHONKERS, TABLE
from wyrmhall.games.flamecraft.firing import TwoOfOneGood
from wyrmhall.games.flamecraft.gifts import GiveGood
from wyrmhall.games.flamecraft.goals import Worth
from wyrmhall.games.flamecraft.kinds import COIN, EMPTY, RICH, SUNS, kind_of
from wyrmhall.games.flamecraft.placing import PlaceOn
from wyrmhall.games.flamecraft.state import Flamecraft, Player
from wyrmhall.games.flamecraft.turns import ENCHANT, Action, PlaceStep, Visit
from wyrmhall.games.flamecraft.visits import GiveVisitor

FEATURES = (
    "goods",  # by the time to come
    "kinds",  # different goods, by the time to come
    "hand",  # artisans, by the time to come
    "place",  # what the best slot gives that an artisan in hand fits, by the time to come
    "spell",  # reputation of the enchantment nearest to being paid
    "suns",  # sun dragons still to be revealed
    "moons",  # what moon dragons would score now
    "hopes",  # moon dragons that would score nothing yet, by the time to come
    "time",  # artisans left in the deck for each player
)
LEAD = 15.0
PAR = 60.0
HORIZON = 6  # goods of one turn are the enchantment of the next, and the others move in between
THOROUGH = False  # habits choose well inside a turn: in the same time four times the iterations are worth more
USES_STANDING = True  # fancy sun dragons are revealed as standing options
LONG = 10.0  # artisans for each player that make a long time
MOST_GOODS = 7
A_COIN = 3.0  # how much it is wanted, beside goods
A_FANCY_DRAGON = 2.5  # in points
SHORT = 3.0  # artisans for each player that make a short time
WELL = 4  # points for which a sun dragon is revealed before the time is short
MANY_KINDS = 5  # for Chonkers
MANY_COINS = 4  # for Rich


def is_quiet(game: Flamecraft) -> bool:
    """Between two turns."""
    return type(game.pending[0].effect) is Visit


def instinct(game: Flamecraft, decision: Decision, pick: Random) -> int | None:
    """Reveal a sun dragon as soon as it scores well, do not decline, and enchant as dearly as goods allow."""
    if decision.extras:
        for extra in decision.extras:
            if is_ripe(game, decision.seat, FIRST_STANDING - extra):
                return extra
    options = decision.options
    if len(options) == 1:
        return options[0]
    kind = type(decision.effect)
    if kind is Action:
        return ENCHANT
    if kind is Resolve:
        return max(options, key=reputation)
    if kind is ResolveSets:
        return options[-1]
    if kind is PlaceStep:
        base = decision.at.place
        return max(options[:-1], key=lambda option: slot_worth(base + option % 3))
    if kind is PlaceOn:
        return max(options, key=slot_worth)
    if kind is GainAny or kind is TwoOfOneGood or kind is ThreeDifferentGoods:
        wanted = wants(game, game.players[decision.seat])
        if kind is ThreeDifferentGoods:
            return max(options, key=lambda option: sum([wanted[good] for good in TRIPLES[option]]))
        return max(options, key=lambda option: wanted[option])
    if kind is GiveGood or kind is GiveVisitor:
        wanted = wants(game, game.players[decision.seat])
        return min(options, key=lambda option: A_COIN if option == COIN else wanted[option])
    if kind is Pay:
        return DONE  # with as few coins as possible
    if options[0] == EVERYTHING and isinstance(decision.effect, Several):
        return EVERYTHING
    last = len(options) - 1
    if options[last] == SKIP:
        return options[int(pick.random() * last)]
    return None


def is_ripe(game: Flamecraft, seat: int, card: int) -> bool:
    """Whether a sun dragon or a companion brings enough now, or there will be little time to wait for more."""
    player = game.players[seat]
    if time_left(game) < SHORT:
        return True
    if card == CHONKERS:
        return sum([1 for n in player.goods if n]) >= MANY_KINDS
    if card < SUNS:
        effect = TABLE[card].effect
        return not isinstance(effect, Worth) or effect.worth(game, seat) >= WELL
    return player.companion != RICH or player.coins >= MANY_COINS


def time_left(game: Flamecraft) -> float:
    """Artisans in the deck for each player."""
    return (len(game.deck) + len(game.under)) / len(game.players)


def reputation(card: int) -> float:
    reward = ENCHANTMENTS[card].rewards[0]
    return float(reward.rep + reward.coins)


def slot_worth(slot: int) -> float:
    """What placing an artisan there gives at once."""
    reward = REWARD[slot]
    return reward.rep + reward.coins + A_FANCY_DRAGON * reward.fancy


def spells_of(game: Flamecraft, player: Player) -> list[int]:
    """The enchantments that the player may cast: of the row and of the reserve."""
    return game.row if player.reserved == EMPTY else [*game.row, player.reserved]


def wants(game: Flamecraft, player: Player) -> list[float]:
    """How much one more of each good would bring enchantments nearer."""
    wanted = [0.0] * 6
    for card in spells_of(game, player):
        spell = ENCHANTMENTS[card]
        worth = reputation(card) / (1.0 + missing(spell.goods, player))
        for good, asked in enumerate(spell.goods):
            if asked > player.goods[good]:
                wanted[good] += worth
            elif asked == player.goods[good]:
                wanted[good] += 0.1  # it could not be given away
    return wanted


def missing(goods: tuple[int, ...], player: Player) -> int:
    """How many goods the player lacks for a price when coins stand for some."""
    lacks = -player.coins
    for asked, have in zip(goods, player.goods, strict=True):
        if asked > have:
            lacks += asked - have
    return max(0, lacks)


def points(game: Flamecraft) -> list[float]:
    """Coins become reputation at the end."""
    return [float(player.rep + player.coins) for player in game.players]


def features(game: Flamecraft, seat: int) -> tuple[float, ...]:
    player = game.players[seat]
    left = time_left(game)
    if game.final != EMPTY:
        left = 0.5
    share = min(1.0, left / LONG)
    suns = moons = hopes = 0.0
    for card in player.fancy:
        if card < SUNS:
            suns += 1
        else:
            effect = TABLE[card].effect
            worth = effect.worth(game, seat) if isinstance(effect, Worth) else 0
            moons += worth
            hopes += not worth
    have = min(sum(player.goods), MOST_GOODS)
    kinds = sum([1 for n in player.goods if n])
    return (
        have * share,
        kinds * share,
        min(len(player.hand), 4) * share,
        best_place(game, player) * share,
        nearest_spell(game, player),
        suns * share,
        moons,
        hopes * share,
        left,
    )


def nearest_spell(game: Flamecraft, player: Player) -> float:
    """The best enchantment by its reputation, less the more goods are missing."""
    best = 0.0
    for card in spells_of(game, player):
        spell = ENCHANTMENTS[card]
        best = max(best, spell.rewards[0].rep / (1.0 + missing(spell.goods, player)))
    return best


def best_place(game: Flamecraft, player: Player) -> float:
    """What the best slot gives that takes an artisan in hand."""
    kinds = 0
    for artisan in player.hand:
        kinds |= 1 << kind_of(artisan)
    best = 0.0
    slots = game.slots
    for base in game.shop_bases():
        for slot in (base, base + 1, base + 2):
            if slots[slot] < 0 and ACCEPTS[slot] & kinds:
                best = max(best, slot_worth(slot))
    return best
