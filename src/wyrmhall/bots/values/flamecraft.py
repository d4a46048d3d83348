"""What a position of Flamecraft is worth beyond reputation: goods, artisans, enchantments, fancy dragons."""

from __future__ import annotations

from random import Random
from typing import Final

from wyrmhall.bots.contract import Values
from wyrmhall.core.engine import FIRST_STANDING, SKIP, Decision
from wyrmhall.games.flamecraft.goals import Worth
from wyrmhall.games.flamecraft.numbers import CHONKERS, EMPTY, RICH, kind_of
from wyrmhall.games.flamecraft.player import Player
from wyrmhall.games.flamecraft.state import Flamecraft
from wyrmhall.games.flamecraft.turns import Visit
from wyrmhall.games.flamecraft.wishes import missing, slot_worth, spells_of

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
    habit = decision.effect.reflex(game, decision.at, options, pick)
    if habit is not None:
        return habit
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
    if card < game.box.suns:
        effect = game.box.fancy[card].effect
        return not isinstance(effect, Worth) or effect.worth(game, seat) >= WELL
    return player.companion != RICH or player.coins >= MANY_COINS


def time_left(game: Flamecraft) -> float:
    """Artisans in the deck for each player."""
    return (len(game.deck) + len(game.under)) / len(game.players)


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
    best, enchantments = 0.0, game.box.enchantments
    for card in spells_of(game, player):
        spell = enchantments[card]
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
