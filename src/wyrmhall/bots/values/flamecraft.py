"""What a position of Flamecraft is worth beyond reputation: goods, artisans, enchantments, fancy dragons."""

from __future__ import annotations

from random import Random

from wyrmhall.core.engine import SKIP, Decision
from wyrmhall.games.flamecraft.enchantments import ENCHANTMENTS
from wyrmhall.games.flamecraft.fancy import TABLE
from wyrmhall.games.flamecraft.goals import Worth
from wyrmhall.games.flamecraft.kinds import EMPTY, SUNS
from wyrmhall.games.flamecraft.state import Flamecraft, Player
from wyrmhall.games.flamecraft.turns import Visit

FEATURES = (
    "goods",  # by the time to come
    "kinds",  # different goods, by the time to come
    "hand",  # artisans, by the time to come
    "spell",  # reputation of the enchantment nearest to being paid
    "suns",  # sun dragons still to be revealed
    "moons",  # what moon dragons would score now
    "hopes",  # moon dragons that would score nothing yet, by the time to come
    "time",  # artisans left in the deck for each player
)
LEAD = 15.0
PAR = 60.0
USES_STANDING = True  # fancy sun dragons are revealed as standing options
LONG = 10.0  # artisans for each player that make a long time
MOST_GOODS = 7


def is_quiet(game: Flamecraft) -> bool:
    """Between two turns."""
    return type(game.pending[0].effect) is Visit


def instinct(game: Flamecraft, decision: Decision, pick: Random) -> int | None:
    """Reveal a sun dragon as soon as it scores, and do not decline."""
    if decision.extras:
        return decision.extras[0]
    options = decision.options
    last = len(options) - 1
    if last > 0 and options[last] == SKIP:
        return options[int(pick.random() * last)]
    return None


def points(game: Flamecraft) -> list[float]:
    """Coins become reputation at the end."""
    return [float(player.rep + player.coins) for player in game.players]


def features(game: Flamecraft, seat: int) -> tuple[float, ...]:
    player = game.players[seat]
    left = (len(game.deck) + len(game.under)) / len(game.players)
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
        nearest_spell(game, player),
        suns * share,
        moons,
        hopes * share,
        left,
    )


def nearest_spell(game: Flamecraft, player: Player) -> float:
    """The best enchantment of the row and of the reserve by its reputation, less the more goods are missing."""
    best = 0.0
    cards = game.row if player.reserved == EMPTY else [*game.row, player.reserved]
    for card in cards:
        spell = ENCHANTMENTS[card]
        missing = -player.coins
        for asked, have in zip(spell.goods, player.goods, strict=True):
            if asked > have:
                missing += asked - have
        worth = (spell.rewards[-1].rep if len(spell.rewards) == 1 else spell.rewards[0].rep) / (1.0 + max(0, missing))
        if worth > best:
            best = worth
    return best
