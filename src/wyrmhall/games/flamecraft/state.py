"""The pieces on the table: fields, copy, and the moves that every verb shares."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from wyrmhall.core.decks import draw
from wyrmhall.core.engine import FIRST_STANDING, At, Decision, Effect, Game
from wyrmhall.core.events import loose
from wyrmhall.core.words import Msg
from wyrmhall.games.flamecraft import fancy
from wyrmhall.games.flamecraft.artisans import NAMES
from wyrmhall.games.flamecraft.board import NAMES as SHOP_NAMES
from wyrmhall.games.flamecraft.board import ROOST
from wyrmhall.games.flamecraft.companions import SANDARA_SCORES, UseRich, UseSandara
from wyrmhall.games.flamecraft.companions import TABLE as COMPANIONS
from wyrmhall.games.flamecraft.enchantments import ENCHANTMENTS
from wyrmhall.games.flamecraft.fancy import POCUS, REVEAL_SUN, STARBURST, is_scorable
from wyrmhall.games.flamecraft.firing import FreeMoment
from wyrmhall.games.flamecraft.imagining import redeal
from wyrmhall.games.flamecraft.kinds import (
    ARTISAN_DECK,
    ARTISANS,
    COIN,
    EMPTY,
    ENCHANTMENT_DECK,
    EVERYBODY,
    FACE_DOWN,
    FANCY,
    FANCY_DECK,
    HAND,
    NO_GOODS,
    PARK,
    PARK_PLACES,
    RICH,
    SANDARA,
    SLOTS,
    SUNS,
    amounts,
    good,
    kind_of,
    knows,
    only,
)

ROW: Final = 5
STANDING: Final[tuple[Effect, ...]] = (*REVEAL_SUN, UseRich(), UseSandara())
BRING_ARTISANS: Final = (STARBURST, SUNS + 1)  # of these: Starburst and Sandara


@dataclass(slots=True)
class Player:
    """What lies before one player."""

    rep: int = 0
    coins: int = 0
    token: int = EMPTY  # the shop where the token stands
    last: int = EMPTY  # the shop visited on the last turn
    reserved: int = EMPTY
    companion: int = EMPTY
    used: bool = False  # the companion
    colour: int = EMPTY
    goods: list[int] = field(default_factory=lambda: [0] * 6)
    hand: list[int] = field(default_factory=list)
    fancy: list[int] = field(default_factory=list)
    scored: list[int] = field(default_factory=list)  # face up
    sources: list[int] = field(default_factory=lambda: [0] * 7)  # of the reputation

    def copy(self) -> Player:
        new = Player.__new__(Player)
        new.rep = self.rep
        new.coins = self.coins
        new.token = self.token
        new.last = self.last
        new.reserved = self.reserved
        new.companion = self.companion
        new.used = self.used
        new.colour = self.colour
        new.goods = self.goods[:]
        new.hand = self.hand[:]
        new.fancy = self.fancy[:]
        new.scored = self.scored[:]
        new.sources = self.sources[:]
        return new


@dataclass(slots=True)
class Flamecraft(Game):
    """The whole table."""

    players: list[Player] = field(default_factory=list)
    # Artisans: the deck has no order but for the cards put under it; nobody saw those that were removed.
    deck: list[int] = field(default_factory=list)
    under: list[int] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)
    seen: list[int] = field(default_factory=lambda: [0] * ARTISANS)  # who knows where a hidden artisan is, as bits
    park: list[int] = field(default_factory=lambda: [EMPTY] * PARK_PLACES)
    treats: list[int] = field(default_factory=lambda: [0] * (6 * PARK_PLACES))  # goods lying on places of the Park
    # Shops: a face-down shop is still in the deck, since nobody knows which it is.
    town: list[int] = field(default_factory=list)  # by space: a shop, EMPTY or FACE_DOWN
    slots: list[int] = field(default_factory=lambda: [EMPTY] * SLOTS)
    charms: list[int] = field(default_factory=lambda: [EMPTY] * SLOTS)  # enchantments, three places for each shop
    shop_deck: list[int] = field(default_factory=list)
    left_out: list[int] = field(default_factory=list)
    row: list[int] = field(default_factory=list)
    spells: list[int] = field(default_factory=list)  # the enchantment deck
    fancy_deck: list[int] = field(default_factory=list)
    fancy_under: list[int] = field(default_factory=list)
    known: list[int] = field(default_factory=lambda: [0] * FANCY)  # who knows where a hidden fancy dragon is, as bits
    alley: int = 0  # filled coin spaces of Dragon Alley, as bits
    others: list[int] = field(default_factory=lambda: [EMPTY] * 6)  # solo: shops of the non-player tokens, by colour
    first: int = 0
    # The turn.
    active: int = EMPTY
    turns: int = 0
    visited: int = EMPTY
    placed: int = EMPTY  # the kind placed last in this turn
    drawn: int = EMPTY  # the kind drawn when gathering
    cast: int = EMPTY  # the enchantment cast in this turn, and where
    cast_at: int = EMPTY
    fired: int = 0  # artisans fired up in this turn, as bits
    fires: list[int] = field(default_factory=list)  # the same for each open opportunity, the innermost last
    pocus: bool = False
    hocus: bool = False
    palm: int = EMPTY  # the artisan in hand that Touch o' Glass fires up, or its swap partner
    earned: bool = False  # an extra turn at Dragon Alley
    extra: int = 0  # extra turns to come
    goes_to: int = EMPTY  # Peter: where the next turn begins
    # The end.
    triggered: bool = False
    final: int = EMPTY  # turns left after the end was triggered
    ended: bool = False
    turned_in: int = 0  # solo: coins at the end
    unlocked: list[int] = field(default_factory=list)  # solo: achievements of this game

    def copy(self) -> Flamecraft:
        new = Flamecraft.__new__(Flamecraft)
        self.copy_into(new)
        new.players = [player.copy() for player in self.players]
        new.deck = self.deck[:]
        new.under = self.under[:]
        new.removed = self.removed[:]
        new.seen = self.seen[:]
        new.park = self.park[:]
        new.treats = self.treats[:]
        new.town = self.town[:]
        new.slots = self.slots[:]
        new.charms = self.charms[:]
        new.shop_deck = self.shop_deck[:]
        new.left_out = self.left_out[:]
        new.row = self.row[:]
        new.spells = self.spells[:]
        new.fancy_deck = self.fancy_deck[:]
        new.fancy_under = self.fancy_under[:]
        new.known = self.known[:]
        new.alley = self.alley
        new.others = self.others[:]
        new.first = self.first
        new.active = self.active
        new.turns = self.turns
        new.visited = self.visited
        new.placed = self.placed
        new.drawn = self.drawn
        new.cast = self.cast
        new.cast_at = self.cast_at
        new.fired = self.fired
        new.fires = self.fires[:]
        new.pocus = self.pocus
        new.hocus = self.hocus
        new.palm = self.palm
        new.earned = self.earned
        new.extra = self.extra
        new.goes_to = self.goes_to
        new.triggered = self.triggered
        new.final = self.final
        new.ended = self.ended
        new.turned_in = self.turned_in
        new.unlocked = self.unlocked[:]
        return new

    # --- beside every decision of the own turn ---------------------------------------------------------------------

    def standing_effects(self) -> tuple[Effect, ...]:
        return STANDING

    def standing(self, seat: int, effect: Effect) -> tuple[int, ...]:
        if seat != self.active or not isinstance(effect, FreeMoment) or effect.is_busy():
            return ()
        player = self.players[seat]
        extras = []
        for card in player.fancy:
            if card < SUNS and is_scorable(self, seat, card, effect):
                extras.append(FIRST_STANDING - card)  # noqa: PERF401 - the commonest case, no card, stays quick
        if player.companion in STANDING_COMPANIONS and not player.used and self.companion_helps(seat, effect):
            extras.append(FIRST_STANDING - SUNS - STANDING_COMPANIONS.index(player.companion))
        return tuple(extras)

    def could_get_artisan(self, seat: int, effect: Effect) -> bool:
        """Whether something that may be revealed or used beside the decision could bring an artisan."""
        player = self.players[seat]
        if STARBURST not in player.fancy and (player.companion not in STANDING_COMPANIONS or player.used):
            return False  # the commonest case stays quick
        return any(FIRST_STANDING - extra in BRING_ARTISANS for extra in self.standing(seat, effect))

    def covers(self, decision: Decision) -> bool:
        """From the visit on it depends on hands and fancy dragons what the player whose turn it is can do."""
        return decision.seat == self.active and self.visited != EMPTY

    @property
    def has_others(self) -> bool:
        """Whether there is anybody from whom a player hides something."""
        return len(self.players) > 1

    def show(self) -> None:
        """Something that a player has hidden from the others becomes known; who plays alone learns nothing by it."""
        if len(self.players) > 1:
            self.reveals += 1

    def companion_helps(self, seat: int, moment: Effect) -> bool:
        """Whether the player's companion is one of those for any moment, and would do something now."""
        companion = self.players[seat].companion
        if companion == RICH:
            return self.players[seat].coins > 0
        return companion == SANDARA and bool(SANDARA_SCORES.cards(self, seat, moment))

    def has_companion(self, seat: int, companion: int) -> bool:
        player = self.players[seat]
        return player.companion == companion and not player.used

    def use_companion(self, seat: int) -> None:
        player = self.players[seat]
        player.used = True
        if self.events is not None:
            self.tell(loose("companion", seat, {"what": COMPANIONS[player.companion].name}))

    # --- gaining ---------------------------------------------------------------------------------------------------

    def gain(self, seat: int, goods: tuple[int, ...], coins: int, rep: int, source: int) -> None:
        """Goods and coins from the supply, which never runs out, and reputation, which may be negative."""
        player = self.players[seat]
        if goods != NO_GOODS:
            mine = player.goods
            for kind, n in enumerate(goods):
                mine[kind] += n
        player.coins += coins
        if rep:
            player.rep += rep
            player.sources[source] += rep
        if self.events is not None and (coins or rep or goods != NO_GOODS):
            if rep < 0:
                self.tell(loose("lost", seat, {"n": -rep}))
            else:
                self.tell(loose("gained", seat, {"what": amounts(goods, coins, rep)}))

    def gain_good(self, seat: int, kind: int, n: int) -> None:
        self.players[seat].goods[kind] += n
        if self.events is not None:
            self.tell(loose("gained", seat, {"what": amounts(only(kind, n))}))

    def items(self, seat: int) -> tuple[int, ...]:
        """What the player could give: kinds of goods, and a coin."""
        player = self.players[seat]
        items = [kind for kind, n in enumerate(player.goods) if n]
        if player.coins:
            items.append(COIN)
        return tuple(items)

    # --- artisans --------------------------------------------------------------------------------------------------

    @property
    def artisans_left_in_deck(self) -> int:
        return len(self.deck) + len(self.under)

    @property
    def artisans_left(self) -> bool:
        return bool(self.deck or self.under) or max(self.park) >= 0

    def top_artisan(self) -> int:
        """Take the top card of the artisan deck; the last one triggers the end of the game."""
        artisan = draw(self, self.deck, ARTISAN_DECK) if self.deck else self.under.pop(0)
        if not self.deck and not self.under:
            self.triggered = True
        return artisan

    def open_artisan(self) -> int:
        """Turn up the top card of the artisan deck for all; one that lay under the deck may be new to somebody."""
        chance = bool(self.deck)
        artisan = self.top_artisan()
        if not chance and not self.seen[artisan] & knows(0):
            self.reveals += 1
        elif not chance and self.seen[artisan] != EVERYBODY:
            self.show()
        return artisan

    def take_top(self, seat: int) -> int:
        chance = bool(self.deck)
        artisan = self.top_artisan()
        if not chance and not self.seen[artisan] & knows(seat):
            self.reveals += 1
        self.seen[artisan] = knows(seat) if chance else self.seen[artisan] | knows(seat)
        self.players[seat].hand.append(artisan)
        if self.events is not None:
            self.tell(loose("drew", seat, {}, {"what": NAMES[artisan]}, (seat,)))
        return artisan

    def park_options(self) -> list[int]:
        """Places of the Park, once for artisans that are alike: same kind and same goods on it."""
        treats = self.treats
        found: dict[tuple[int, ...], int] = {}
        plain = not any(treats)
        for i, artisan in enumerate(self.park):
            if artisan >= 0:
                key = (artisan // 7,) if plain else (artisan // 7, *treats[i * 6 : i * 6 + 6])
                if key not in found:
                    found[key] = i
        return list(found.values())

    def leave_park(self, seat: int, place: int) -> int:
        """An artisan leaves the Park; whoever takes it gains the goods on it."""
        artisan = self.park[place]
        self.park[place] = EMPTY
        goods = tuple(self.treats[place * 6 : place * 6 + 6])
        if goods != NO_GOODS:
            self.treats[place * 6 : place * 6 + 6] = NO_GOODS
            self.gain(seat, goods, 0, 0, 0)
        return artisan

    def take_from_park(self, seat: int, place: int) -> int:
        artisan = self.leave_park(seat, place)
        self.players[seat].hand.append(artisan)
        self.seen[artisan] = EVERYBODY
        if self.events is not None:
            self.tell(loose("took", seat, {"what": NAMES[artisan]}))
        return artisan

    def serve(self, seat: int, place: int) -> None:
        """Put a good of its kind on an artisan in the Park."""
        kind = kind_of(self.park[place])
        self.players[seat].goods[kind] -= 1
        self.treats[place * 6 + kind] += 1
        if self.events is not None:
            self.tell(loose("served", seat, {"what": NAMES[self.park[place]], "good": good(kind)}))

    def kinds_in_hand(self, seat: int) -> list[int]:
        return sorted({artisan // 7 for artisan in self.players[seat].hand})

    def of_kind(self, seat: int, kind: int) -> int:
        """An artisan of that kind in the player's hand; those of a kind are alike."""
        for artisan in self.players[seat].hand:
            if artisan // 7 == kind:
                return artisan
        raise ValueError(f"seat {seat} has no artisan of kind {kind} in hand")

    def leave_hand(self, seat: int, kind: int) -> int:
        artisan = self.of_kind(seat, kind)
        self.players[seat].hand.remove(artisan)
        self.show()
        return artisan

    def put(self, at: At, artisan: int) -> None:
        """Lay an artisan where `at.piece` was: a slot, a place of the Park, or the hand."""
        if at.place < PARK:
            self.slots[at.place] = artisan
        elif at.place < HAND:
            self.park[at.place - PARK] = artisan
        else:
            hand = self.players[at.player].hand
            hand[hand.index(at.piece)] = artisan
            self.seen[artisan] = EVERYBODY
            self.palm = artisan

    def artisan_at(self, place: int) -> int:
        return self.slots[place] if place < PARK else self.park[place - PARK]

    def artisans_around(self, at: At) -> list[int]:
        """The artisans in the place of an artisan that is fired up: its shop, the Park, or the hand."""
        if at.place < PARK:
            base = at.place - at.place % 3
            return [artisan for artisan in self.slots[base : base + 3] if artisan >= 0]
        if at.place < HAND:
            return [artisan for artisan in self.park if artisan >= 0]
        return self.players[at.player].hand

    def places_of(self, seat: int, artisans: int) -> list[int]:
        """Where those artisans (as bits) are now: slots, places of the Park, and HAND + artisan for the hand."""
        found = [slot for slot, a in enumerate(self.slots) if a >= 0 and artisans >> a & 1]
        found += [PARK + i for i, a in enumerate(self.park) if a >= 0 and artisans >> a & 1]
        return found + [HAND + a for a in self.players[seat].hand if artisans >> a & 1]

    def open_fires(self) -> None:
        self.fires.append(0)

    def holds_pocus(self, seat: int) -> bool:
        """Whether the player has Pocus to reveal, or Sandara for a Pocus that lies face up."""
        if POCUS in self.players[seat].fancy:
            return True
        return self.has_companion(seat, SANDARA) and any(POCUS in player.scored for player in self.players)

    def refill_park(self) -> None:
        for place in range(PARK_PLACES):
            if self.park[place] < 0 and (self.deck or self.under):
                self.park[place] = self.open_artisan()
                if self.events is not None:
                    self.tell(loose("revealed", EMPTY, {"what": NAMES[self.park[place]]}))

    # --- shops, enchantments, fancy dragons ------------------------------------------------------------------------

    def shop_bases(self) -> list[int]:
        """The first slots of the shops that are face up in Town."""
        return [shop * 3 for shop in self.town if shop >= 0]

    @property
    def shops_left(self) -> int:
        """Cards in the shop deck; those face down in Town are no longer in it."""
        return len(self.shop_deck) - self.town.count(FACE_DOWN)

    def in_town(self, kind: int) -> int:
        """Artisans of a kind in Town, face down or not."""
        return sum([artisan // 7 == kind for artisan in self.slots])

    def face_up_in_town(self) -> list[int]:
        """Artisans in Town by kind, without those that lie face down."""
        counts = [0] * 6
        for slot, artisan in enumerate(self.slots):
            if artisan >= 0 and slot // 3 != ROOST:
                counts[artisan // 7] += 1
        return counts

    def shops_with_enchantments(self, n: int) -> int:
        """Shops in Town with at least n enchantments; the places of a shop are filled in order."""
        return sum([card != EMPTY for card in self.charms[n - 1 :: 3]])

    def tuck(self, shop: int, enchantment: int) -> None:
        self.charms[self.charms.index(EMPTY, shop * 3)] = enchantment

    def refill_row(self) -> None:
        while len(self.row) < ROW and self.spells:
            self.row.append(draw(self, self.spells, ENCHANTMENT_DECK))
            if not self.spells:
                self.triggered = True
            if self.events is not None:
                self.tell(loose("revealed", EMPTY, {"what": ENCHANTMENTS[self.row[-1]].name}))

    @property
    def fancy_left(self) -> int:
        return len(self.fancy_deck) + len(self.fancy_under)

    def draw_fancy(self, seat: int) -> None:
        """Draw the top card of the fancy deck, if there is one."""
        if self.fancy_deck:
            card = draw(self, self.fancy_deck, FANCY_DECK)
            self.known[card] = knows(seat)
        elif self.fancy_under:
            card = self.fancy_under.pop(0)
            if not self.known[card] & knows(seat):
                self.reveals += 1
            self.known[card] |= knows(seat)
        else:
            return
        self.players[seat].fancy.append(card)
        if self.events is not None:
            self.tell(loose("drew-fancy", seat, {}, {"what": fancy.TABLE[card].name}, (seat,)))

    # --- names -----------------------------------------------------------------------------------------------------

    def name_of(self, artisan: int) -> Msg:
        return Msg("artisan-named", name=NAMES[artisan], good=good(kind_of(artisan)))

    def shop_name(self, shop: int) -> Msg:
        return SHOP_NAMES[shop]

    def fancy_name(self, card: int) -> Msg:
        return fancy.TABLE[card].name

    # --- imagination -----------------------------------------------------------------------------------------------

    def redeal(self, seat: int) -> None:
        redeal(self, seat)


STANDING_COMPANIONS: Final[tuple[int, ...]] = (RICH, SANDARA)
