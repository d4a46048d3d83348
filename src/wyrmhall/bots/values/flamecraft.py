"""What a position of Flamecraft is worth beyond reputation: goods, artisans, enchantments, fancy dragons."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from wyrmhall.bots.contract import Values
from wyrmhall.core.engine import FIRST_STANDING, SKIP, Decision, Effect
from wyrmhall.games.flamecraft.casting import Resolve, ResolveSets
from wyrmhall.games.flamecraft.choices import DONE, EVERYTHING, TRIPLES, GainAny, Several, ThreeDifferentGoods
from wyrmhall.games.flamecraft.components import Enchantment
from wyrmhall.games.flamecraft.firing import TwoOfOneGood
from wyrmhall.games.flamecraft.gathering import PlaceStep
from wyrmhall.games.flamecraft.gifts import GiveGood
from wyrmhall.games.flamecraft.goals import Worth
from wyrmhall.games.flamecraft.numbers import CHONKERS, EMPTY, RICH, kind_of, settling_of
from wyrmhall.games.flamecraft.paying import Pay
from wyrmhall.games.flamecraft.placing import PlaceOn
from wyrmhall.games.flamecraft.player import Player
from wyrmhall.games.flamecraft.state import Flamecraft
from wyrmhall.games.flamecraft.turns import ENCHANT, Action, Visit
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
    habit = HABITS.get(type(decision.effect))
    if habit is not None:
        return habit(game, decision)
    if options[0] == EVERYTHING and isinstance(decision.effect, Several):
        return EVERYTHING
    last = len(options) - 1
    if options[last] == SKIP:
        return options[int(pick.random() * last)]
    return None


# --- habits: what a player does without thinking, by the verb that asks ---------------------------------------------


def enchants(game: Flamecraft, decision: Decision) -> int:
    return ENCHANT


def takes_the_dearest(game: Flamecraft, decision: Decision) -> int:
    spells = game.box.enchantments
    return max(decision.options, key=lambda card: reputation(spells[card]))


def pays_all_sets(game: Flamecraft, decision: Decision) -> int:
    return decision.options[-1]


def places_well_here(game: Flamecraft, decision: Decision) -> int:
    base = decision.at.place
    best, most = decision.options[0], -1.0
    for option in decision.options[:-1]:  # the last is to place nobody
        worth = slot_worth(game, base + settling_of(option)[1])
        if worth > most:
            best, most = option, worth
    return best


def places_well(game: Flamecraft, decision: Decision) -> int:
    return max(decision.options, key=lambda slot: slot_worth(game, slot))


def gains_what_is_wanted(game: Flamecraft, decision: Decision) -> int:
    wanted = wants(game, game.players[decision.seat])
    return max(decision.options, key=wanted.__getitem__)


def gains_three_wanted(game: Flamecraft, decision: Decision) -> int:
    wanted = wants(game, game.players[decision.seat])
    best, most = decision.options[0], -1.0
    for option in decision.options:
        worth = sum([wanted[good] for good in TRIPLES[option]])
        if worth > most:
            best, most = option, worth
    return best


def gives_what_is_not_wanted(game: Flamecraft, decision: Decision) -> int:
    wanted = [*wants(game, game.players[decision.seat]), A_COIN]
    return min(decision.options, key=wanted.__getitem__)


def pays_in_goods(game: Flamecraft, decision: Decision) -> int:
    return DONE  # with as few coins as possible


HABITS: Final[dict[type[Effect], Callable[[Flamecraft, Decision], int]]] = {
    Action: enchants,
    Resolve: takes_the_dearest,
    ResolveSets: pays_all_sets,
    PlaceStep: places_well_here,
    PlaceOn: places_well,
    GainAny: gains_what_is_wanted,
    TwoOfOneGood: gains_what_is_wanted,
    ThreeDifferentGoods: gains_three_wanted,
    GiveGood: gives_what_is_not_wanted,
    GiveVisitor: gives_what_is_not_wanted,
    Pay: pays_in_goods,
}


def is_ripe(game: Flamecraft, seat: int, card: int) -> bool:
    """Whether a sun dragon or a companion brings enough now, or there will be little time to wait for more."""
    player = game.players[seat]
    if time_left(game) < SHORT:
        return True
    if card == CHONKERS:
        return sum([1 for n in player.goods if n]) >= MANY_KINDS
    if card < game.box.suns:
        effect = game.box.fancy[card].effect
        return not isinstance(effect, Worth) or effect.worth(game, seat) >= WELL
    return player.companion != RICH or player.coins >= MANY_COINS


def time_left(game: Flamecraft) -> float:
    """Artisans in the deck for each player."""
    return (len(game.deck) + len(game.under)) / len(game.players)


def reputation(spell: Enchantment) -> float:
    reward = spell.rewards[0]
    return float(reward.rep + reward.coins)


def slot_worth(game: Flamecraft, slot: int) -> float:
    """What placing an artisan there gives at once."""
    reward = game.box.reward[slot]
    return reward.rep + reward.coins + A_FANCY_DRAGON * reward.fancy


def spells_of(game: Flamecraft, player: Player) -> list[int]:
    """The enchantments that the player may cast: of the row and of the reserve."""
    return game.row if player.reserved == EMPTY else [*game.row, player.reserved]


def wants(game: Flamecraft, player: Player) -> list[float]:
    """How much one more of each good would bring enchantments nearer."""
    wanted = [0.0] * 6
    spells = game.box.enchantments
    for card in spells_of(game, player):
        spell = spells[card]
        worth = reputation(spell) / (1.0 + missing(spell.goods, player))
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
        if card < game.box.suns:
            suns += 1
        else:
            effect = game.box.fancy[card].effect
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
    spells = game.box.enchantments
    for card in spells_of(game, player):
        spell = spells[card]
        best = max(best, spell.rewards[0].rep / (1.0 + missing(spell.goods, player)))
    return best


def best_place(game: Flamecraft, player: Player) -> float:
    """What the best slot gives that takes an artisan in hand."""
    kinds = 0
    for artisan in player.hand:
        kinds |= 1 << kind_of(artisan)
    best = 0.0
    slots, accepts = game.slots, game.box.accepts
    for base in game.shop_bases():
        for slot in (base, base + 1, base + 2):
            if slots[slot] < 0 and accepts[slot] & kinds:
                best = max(best, slot_worth(game, slot))
    return best


VALUES: Final[Values[Flamecraft]] = Values(
    names=FEATURES,
    features=features,
    lead=15.0,
    is_quiet=is_quiet,
    points=points,
    instinct=instinct,
    par=60.0,
    horizon=6,  # goods of one turn are the enchantment of the next, and the others move in between
    thorough=False,  # habits choose well inside a turn: in the same time four times the iterations are worth more
    uses_standing=True,  # fancy sun dragons are revealed as standing options
)
