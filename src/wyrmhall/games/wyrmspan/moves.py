"""Moving pieces: tokens, cards and eggs from one place to another, with all that follows from their arrival."""

from __future__ import annotations

from typing import Final

from wyrmhall.core.decks import draw
from wyrmhall.core.engine import At
from wyrmhall.games.wyrmspan.events import Cached, Discarded, Drew, Gained, Laid, Paid, PaidEgg, Took, Tucked
from wyrmhall.games.wyrmspan.numbers import (
    ADJACENT,
    ALL,
    ANY,
    CAVE_DECK,
    COLUMN,
    DRAGON,
    DRAGON_DECK,
    EGG,
    HERE,
    IT,
    KNOWN,
    MAT,
    MAT_NESTS,
    OWNER,
    SPACES,
    THIS_CAVE,
    TOKENS,
)
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan
from wyrmhall.games.wyrmspan.versions import ANY_ORDER, FORCED_TOO, NAMED_OPENLY

NEIGHBOURS: Final = tuple(
    tuple(s for s in range(SPACES) if (s >> 2 == space >> 2 and abs(s - space) == 1) or abs(s - space) == 4)
    for space in range(SPACES)
)
"""Left, right, above and below each space."""
BONUS_AT: Final = 3  # the feeding that brings a hatchling's bonus


# --- places ---------------------------------------------------------------------------------------------------------


def spaces_of(where: int, place: int) -> tuple[int, ...] | range:
    """The spaces an effect at `place` may mean by a word like "this cave"."""
    if where == ANY:
        return range(SPACES)
    if where in (HERE, IT):
        return (place,)
    if where == THIS_CAVE:
        return range(place & 12, (place & 12) + 4)
    if where == COLUMN:
        return range(place & 3, SPACES, 4)
    assert where == ADJACENT
    return NEIGHBOURS[place]


def hosts(p: Player, where: int, place: int) -> list[int]:
    """Own dragons in a place."""
    return [s for s in spaces_of(where, place) if p.dragons[s]]


def free_nests(p: Player, where: int, place: int) -> list[int]:
    """Spaces in a place where another egg fits; `ANY` includes the nests of the mat."""
    dragons, eggs, nests = p.dragons, p.eggs, p.box.nests
    found = [s for s in spaces_of(where, place) if eggs[s] < nests[dragons[s]]]
    if where == ANY and eggs[MAT] < MAT_NESTS:
        found.append(MAT)
    return found


def room(p: Player, space: int) -> int:
    """How many more eggs fit on a space, or on the mat nests."""
    return (MAT_NESTS if space == MAT else p.box.nests[p.dragons[space]]) - p.eggs[space]


def nested_eggs(p: Player, where: int, place: int) -> list[int]:
    """Spaces in a place that hold an egg; `ANY` includes the nests of the mat."""
    eggs = p.eggs
    found = [s for s in spaces_of(where, place) if eggs[s]]
    if where == ANY and eggs[MAT]:
        found.append(MAT)
    return found


def landings(p: Player) -> tuple[int, int, int]:
    """Per cave, the space where a dragon would be placed, or -1."""
    return _landing(p, 0), _landing(p, 4), _landing(p, 8)


def landing_bits(p: Player) -> int:
    """The caves where a dragon could be placed, as bits."""
    return (_landing(p, 0) >= 0) | (_landing(p, 4) >= 0) << 1 | (_landing(p, 8) >= 0) << 2


def _landing(p: Player, start: int) -> int:
    dragons = p.dragons
    for space in range(start, start + 4):
        if not dragons[space]:
            return space if space == start or p.caves[space] else -1
    return -1


def diggings(p: Player) -> list[int]:
    """The next space to excavate in each cave that has one."""
    found = []
    caves = p.caves
    for space in (1, 5, 9):
        for s in range(space, space + 3):
            if not caves[s]:
                found.append(s)
                break
    return found


# --- tokens ---------------------------------------------------------------------------------------------------------


def give(game: Wyrmspan, seat: int, kind: int, n: int = 1) -> None:
    """From the general supply to a player's."""
    game.players[seat].supply[kind] += n
    game.bank[kind] -= n
    if game.events is not None:
        game.tell(Gained(seat, TOKENS[kind], n))


def take_back(game: Wyrmspan, seat: int, kind: int, n: int = 1) -> None:
    """From a player's supply to the general one."""
    game.players[seat].supply[kind] -= n
    game.bank[kind] += n
    if game.events is not None:
        game.tell(Paid(seat, TOKENS[kind], n))


def lay_egg(game: Wyrmspan, seat: int, space: int) -> None:
    game.players[seat].eggs[space] += 1
    game.bank[EGG] -= 1
    if game.events is not None:
        game.tell(Laid(seat, space))


def lift_egg(game: Wyrmspan, seat: int, space: int, onto: int = -1) -> None:
    """An egg leaves its nest: to the general supply, or onto an action place."""
    p = game.players[seat]
    p.eggs[space] -= 1
    if onto < 0:
        game.bank[EGG] += 1
    else:
        p.spent[5 + onto] += 1
    if game.events is not None:
        game.tell(PaidEgg(seat, space))


def put_coin(game: Wyrmspan, seat: int, action: int) -> None:
    """The coin of an action goes onto its place."""
    p = game.players[seat]
    p.supply[4] -= 1
    p.spent[action] += 1


# --- cards ----------------------------------------------------------------------------------------------------------


def draw_dragon(game: Wyrmspan) -> int:
    """The top dragon card, or 0 if there is none."""
    if not game.deck and not refill_deck(game):
        return 0
    return draw(game, game.deck, DRAGON_DECK)


def draw_cave(game: Wyrmspan) -> int:
    if not game.cave_deck and not refill_cave_deck(game):
        return 0
    return draw(game, game.cave_deck, CAVE_DECK)


def refill_deck(game: Wyrmspan) -> bool:
    """A deck that is needed and empty is made of its discard pile."""
    if not game.discard or not game.setup["reshuffle"]:
        return False
    for card in game.discard:
        game.shown &= ~(1 << card)
    game.deck, game.discard = game.discard, []
    return True


def refill_cave_deck(game: Wyrmspan) -> bool:
    if not game.cave_discard or not game.setup["reshuffle"]:
        return False
    for card in game.cave_discard:
        game.shown_caves &= ~(1 << card)
    game.cave_deck, game.cave_discard = game.cave_discard, []
    return True


def has_dragon_card(game: Wyrmspan) -> bool:
    return bool(game.deck) or (bool(game.discard) and bool(game.setup["reshuffle"]))


def has_cave_card(game: Wyrmspan) -> bool:
    return bool(game.cave_deck) or (bool(game.cave_discard) and bool(game.setup["reshuffle"]))


def is_secret(game: Wyrmspan, cards: int) -> bool:
    """Whether others could learn something of so many cards in hand from a question that is not asked."""
    return cards > 1 and len(game.players) > 1 and game.setup.version >= NAMED_OPENLY


def is_told(game: Wyrmspan, cards: int) -> bool:
    """The same of a question that may not be declined."""
    return game.setup.version >= FORCED_TOO and is_secret(game, cards)


def open_dragon(game: Wyrmspan, card: int) -> None:
    """A dragon card of a hand is seen by all; if others did not know it, nothing before it can be taken back."""
    if len(game.players) > 1 and game.setup.version >= NAMED_OPENLY and not game.shown >> card & 1:
        game.shown |= 1 << card
        game.reveals += 1


def open_cave(game: Wyrmspan, card: int) -> None:
    if len(game.players) > 1 and game.setup.version >= NAMED_OPENLY and not game.shown_caves >> card & 1:
        game.shown_caves |= 1 << card
        game.reveals += 1


def unveil(game: Wyrmspan) -> None:
    """Before version 2 a card counted as seen only when it was laid down or discarded."""
    if len(game.players) > 1 and game.setup.version < NAMED_OPENLY:
        game.reveals += 1


def discard_dragon(game: Wyrmspan, seat: int, card: int) -> None:
    game.players[seat].hand.remove(card)
    game.discard.append(card)
    open_dragon(game, card)
    unveil(game)
    if game.events is not None:
        game.tell(Discarded(seat, "dragon", card, game.box))


def discard_cave(game: Wyrmspan, seat: int, card: int) -> None:
    game.players[seat].pit.remove(card)
    game.cave_discard.append(card)
    open_cave(game, card)
    unveil(game)
    if game.events is not None:
        game.tell(Discarded(seat, "cave", card, game.box))


def take_dragon(game: Wyrmspan, seat: int, card: int, seen: bool) -> None:
    """A dragon card goes to a hand, before all eyes or not."""
    game.players[seat].hand.append(card)
    if seen:
        game.shown |= 1 << card
    if game.events is not None:
        game.tell(Took(seat, "dragon", card, game.box) if seen else Drew(seat, "dragon", card, game.box))


def take_cave(game: Wyrmspan, seat: int, card: int, seen: bool) -> None:
    game.players[seat].pit.append(card)
    if seen:
        game.shown_caves |= 1 << card
    if game.events is not None:
        game.tell(Took(seat, "cave", card, game.box) if seen else Drew(seat, "cave", card, game.box))


# --- onto dragons ---------------------------------------------------------------------------------------------------


def cache_on(game: Wyrmspan, seat: int, space: int, kind: int) -> None:
    """A resource that has left its supply comes to lie on a dragon, and may feed it."""
    p = game.players[seat]
    p.cached[4 * space + kind] += 1
    dragon = p.box.dragons[p.dragons[space]]
    if game.events is not None:
        game.tell(Cached(seat, TOKENS[kind], dragon.number, game.box))
    if dragon.feed == kind:
        _feed(game, seat, space)


def tuck_under(game: Wyrmspan, seat: int, space: int, card: int, known: int) -> None:
    """A card that has left hand or deck comes to lie under a dragon, and may feed it."""
    p = game.players[seat]
    p.tucked[space] += 1
    p.under.append(card << 6 | space << 2 | known)
    dragon = p.box.dragons[p.dragons[space]]
    if game.events is not None:
        game.tell(Tucked(seat, dragon.number, KNOWN[known], card, game.box))
    if dragon.feed == DRAGON:
        _feed(game, seat, space)


def tuck_from_hand(game: Wyrmspan, seat: int, space: int, card: int, known: int = OWNER) -> None:
    """Nobody sees which card it is, so nobody knows any more which of the seen ones are left."""
    p = game.players[seat]
    p.hand.remove(card)
    if known == ALL:
        open_dragon(game, card)
    elif game.shown:
        game.shown &= ~(1 << card)
        for other in p.hand:
            game.shown &= ~(1 << other)
    tuck_under(game, seat, space, card, known)


def would_be_third(p: Player, space: int) -> bool:
    """Whether a card tucked under the dragon of this space feeds a hatchling for its only bonus."""
    return p.fed[space] == BONUS_AT - 1 and p.box.dragons[p.dragons[space]].feed == DRAGON


def _feed(game: Wyrmspan, seat: int, space: int) -> None:
    p = game.players[seat]
    times = p.fed[space] = p.fed[space] + 1
    dragon = p.box.dragons[p.dragons[space]]
    what = dragon.fed
    if times == BONUS_AT:
        what = dragon.third if game.setup.version >= ANY_ORDER else dragon.blocks
    if what is not None:
        game.push(what, At(seat, space))


def egg_count(p: Player) -> int:
    return sum(p.eggs)
