"""Moving pieces: goods, artisans, enchantments and fancy dragons from one place to another, and who learns of it."""

from __future__ import annotations

from wyrmhall.core.decks import draw
from wyrmhall.core.engine import At
from wyrmhall.games.flamecraft.events import (
    Drew,
    DrewFancy,
    Gained,
    Lost,
    RevealedArtisan,
    RevealedEnchantment,
    Served,
    Took,
    UsedCompanion,
)
from wyrmhall.games.flamecraft.numbers import (
    ARTISAN_DECK,
    EMPTY,
    ENCHANTMENT_DECK,
    EVERYBODY,
    FANCY_DECK,
    FIRST_SLOT,
    HAND,
    NO_GOODS,
    PARK,
    PARK_PLACES,
    ROW,
    kind_of,
    knows,
    only,
)
from wyrmhall.games.flamecraft.state import Flamecraft


def gain(game: Flamecraft, seat: int, goods: tuple[int, ...], coins: int, rep: int, source: int) -> None:
    """Goods and coins from the supply, which never runs out, and reputation, which may be negative."""
    player = game.players[seat]
    if goods != NO_GOODS:
        mine = player.goods
        for kind, n in enumerate(goods):
            mine[kind] += n
    player.coins += coins
    if rep:
        player.rep += rep
        player.sources[source] += rep
    if game.events is not None and (coins or rep or goods != NO_GOODS):
        if rep < 0:
            game.tell(Lost(seat, -rep))
        else:
            game.tell(Gained(seat, goods, coins, rep))


def gain_good(game: Flamecraft, seat: int, kind: int, n: int) -> None:
    game.players[seat].goods[kind] += n
    if game.events is not None:
        game.tell(Gained(seat, only(kind, n), 0, 0))


def top_artisan(game: Flamecraft) -> int:
    """Take the top card of the artisan deck; the last one triggers the end of the game."""
    artisan = draw(game, game.deck, ARTISAN_DECK) if game.deck else game.under.pop(0)
    if not game.deck and not game.under:
        game.triggered = True
    return artisan


def open_artisan(game: Flamecraft) -> int:
    """Turn up the top card of the artisan deck for all; one that lay under the deck may be new to somebody."""
    chance = bool(game.deck)
    artisan = top_artisan(game)
    if not chance and game.seen[artisan] != EVERYBODY:
        game.show()  # in solo only the player can have put it there
    return artisan


def take_top(game: Flamecraft, seat: int) -> int:
    chance = bool(game.deck)
    artisan = top_artisan(game)
    if not chance and not game.seen[artisan] & knows(seat):
        game.reveals += 1
    game.seen[artisan] = knows(seat) if chance else game.seen[artisan] | knows(seat)
    game.players[seat].hand.append(artisan)
    if game.events is not None:
        game.tell(Drew(seat, artisan))
    return artisan


def leave_park(game: Flamecraft, seat: int, place: int) -> int:
    """An artisan leaves the Park; whoever takes it gains the goods on it."""
    artisan = game.park[place]
    game.park[place] = EMPTY
    goods = tuple(game.treats_on(place))
    if goods != NO_GOODS:
        game.treats[place * 6 : place * 6 + 6] = NO_GOODS
        gain(game, seat, goods, 0, 0, 0)
    return artisan


def take_from_park(game: Flamecraft, seat: int, place: int) -> int:
    artisan = leave_park(game, seat, place)
    game.players[seat].hand.append(artisan)
    game.seen[artisan] = EVERYBODY
    if game.events is not None:
        game.tell(Took(seat, artisan))
    return artisan


def serve(game: Flamecraft, seat: int, place: int) -> None:
    """Put a good of its kind on an artisan in the Park."""
    kind = kind_of(game.park[place])
    game.players[seat].goods[kind] -= 1
    game.treats[place * 6 + kind] += 1
    if game.events is not None:
        game.tell(Served(seat, game.park[place]))


def leave_hand(game: Flamecraft, seat: int, kind: int) -> int:
    artisan = game.of_kind(seat, kind)
    game.players[seat].hand.remove(artisan)
    game.show()
    return artisan


def put(game: Flamecraft, at: At, artisan: int) -> None:
    """Lay an artisan where `at.piece` was: a slot, a place of the Park, or the hand."""
    if at.place < PARK:
        game.slots[at.place] = artisan
    elif at.place < HAND:
        game.park[at.place - PARK] = artisan
    else:
        hand = game.players[at.player].hand
        hand[hand.index(at.piece)] = artisan
        game.seen[artisan] = EVERYBODY
        game.palm = artisan


def refill_park(game: Flamecraft) -> None:
    for place in range(PARK_PLACES):
        if game.park[place] < 0 and (game.deck or game.under):
            game.park[place] = open_artisan(game)
            if game.events is not None:
                game.tell(RevealedArtisan(EMPTY, game.park[place]))


def tuck(game: Flamecraft, shop: int, enchantment: int) -> None:
    game.charms[game.charms.index(EMPTY, FIRST_SLOT[shop])] = enchantment


def refill_row(game: Flamecraft) -> None:
    while len(game.row) < ROW and game.spells:
        game.row.append(draw(game, game.spells, ENCHANTMENT_DECK))
        if not game.spells:
            game.triggered = True
        if game.events is not None:
            spell = game.box.enchantments[game.row[-1]]
            game.tell(RevealedEnchantment(EMPTY, spell.key, spell.name))


def draw_fancy(game: Flamecraft, seat: int) -> None:
    """Draw the top card of the fancy deck, if there is one."""
    if game.fancy_deck:
        card = draw(game, game.fancy_deck, FANCY_DECK)
        game.known[card] = knows(seat)
    elif game.fancy_under:
        card = game.fancy_under.pop(0)
        if not game.known[card] & knows(seat):
            game.reveals += 1
        game.known[card] |= knows(seat)
    else:
        return
    game.players[seat].fancy.append(card)
    if game.events is not None:
        game.tell(DrewFancy(seat, game.fancy_key(card), game.fancy_name(card)))


def use_companion(game: Flamecraft, seat: int) -> None:
    player = game.players[seat]
    player.used = True
    if game.events is not None:
        row = game.box.companions[player.companion]
        game.tell(UsedCompanion(seat, row.key, row.name))
