"""The pieces on the table: fields, copy, and what can be asked of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from wyrmhall.core.engine import FIRST_STANDING, At, Decision, Effect, Game
from wyrmhall.core.words import Msg
from wyrmhall.games.flamecraft.artisans import named
from wyrmhall.games.flamecraft.components import NO_BOX, Box
from wyrmhall.games.flamecraft.moments import FIRING, GATHERING, FreeMoment
from wyrmhall.games.flamecraft.numbers import (
    ARTISANS,
    COIN,
    EMPTY,
    FACE_DOWN,
    FIRST_SLOT,
    HAND,
    KIND_OF,
    PARK,
    PARK_PLACES,
    POCUS,
    RICH,
    ROOST,
    SANDARA,
    SHOP_OF,
    SLOTS,
    STARBURST,
)
from wyrmhall.games.flamecraft.player import Player
from wyrmhall.games.flamecraft.redeal import redeal

STANDING_COMPANIONS: Final[tuple[int, ...]] = (RICH, SANDARA)
FIRST_TYPED: Final = len(STANDING_COMPANIONS)
"""Of the standing effects after those that reveal sun dragons: the first for companions that a pack has brought."""


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
    known: list[int] = field(default_factory=list)  # who knows where a hidden fancy dragon is, as bits
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
    box: Box = field(default=NO_BOX, compare=False, repr=False, metadata={"saved": False})

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
        new.box = self.box
        return new

    # --- beside every decision of the own turn ---------------------------------------------------------------------

    def standing_effects(self) -> tuple[Effect, ...]:
        return self.box.standing

    def standing(self, seat: int, effect: Effect) -> tuple[int, ...]:
        if not isinstance(effect, FreeMoment) or effect.is_busy():  # it is the active player who has free moments
            return ()
        player = self.players[seat]
        extras = []
        for card in player.fancy:
            if card < self.box.suns and self.is_scorable(seat, card, effect):
                extras.append(FIRST_STANDING - card)  # noqa: PERF401 - the commonest case, no card, stays quick
        if player.companion >= 0 and not player.used and self.companion_helps(seat, effect):
            typed = self.box.companions[player.companion].ability is not None
            n = FIRST_TYPED + player.companion if typed else STANDING_COMPANIONS.index(player.companion)
            extras.append(FIRST_STANDING - self.box.suns - n)
        return tuple(extras)

    def could_get_artisan(self, seat: int, effect: Effect) -> bool:
        """Whether something that may be revealed or used beside the decision could bring an artisan."""
        player = self.players[seat]
        if STARBURST not in player.fancy and (player.companion < 0 or player.used):
            return False  # the commonest case stays quick
        # Starburst and Sandara do; what a pack has brought may.
        suns = self.box.suns
        sure = (STARBURST, suns + STANDING_COMPANIONS.index(SANDARA))
        found = [FIRST_STANDING - extra for extra in self.standing(seat, effect)]
        return any(n in sure or n >= suns + FIRST_TYPED for n in found)

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
        ability = self.box.companions[companion].ability
        if ability is not None:
            return ability.can(self, At(seat))
        if companion == RICH:
            return self.players[seat].coins > 0
        if companion != SANDARA:
            return False
        return any(self.is_scorable(seat, card, moment) for player in self.players for card in player.scored)

    def is_scorable(self, seat: int, card: int, moment: Effect | None) -> bool:
        """Whether a fancy dragon's goal is met now; `moment` is the decision that waits meanwhile."""
        row = self.box.fancy[card]
        if row.moment == FIRING:
            return isinstance(moment, FreeMoment) and moment.fires() and not self.pocus
        if row.moment == GATHERING:
            return isinstance(moment, FreeMoment) and moment.gathers() and not self.hocus
        return row.effect.can(self, At(seat))

    def has_companion(self, seat: int, companion: int) -> bool:
        """Whether the player still has this companion of the house, with the ability that the rules know by name."""
        player = self.players[seat]
        return player.companion == companion and not player.used and self.box.companions[companion].ability is None

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

    def park_options(self) -> list[int]:
        """Places of the Park, once for artisans that are alike: same kind and same goods on it."""
        treats = self.treats
        found: dict[tuple[int, ...], int] = {}
        plain = not any(treats)
        for i, artisan in enumerate(self.park):
            if artisan >= 0:
                key = (KIND_OF[artisan],) if plain else (KIND_OF[artisan], *treats[i * 6 : i * 6 + 6])
                if key not in found:
                    found[key] = i
        return list(found.values())

    def kinds_in_hand(self, seat: int) -> list[int]:
        return sorted({KIND_OF[artisan] for artisan in self.players[seat].hand})

    def of_kind(self, seat: int, kind: int) -> int:
        """An artisan of that kind in the player's hand; those of a kind are alike."""
        for artisan in self.players[seat].hand:
            if KIND_OF[artisan] == kind:
                return artisan
        raise ValueError(f"seat {seat} has no artisan of kind {kind} in hand")

    def artisan_at(self, place: int) -> int:
        return self.slots[place] if place < PARK else self.park[place - PARK]

    def artisans_around(self, at: At) -> list[int]:
        """The artisans in the place of an artisan that is fired up: its shop, the Park, or the hand."""
        if at.place < PARK:
            base = FIRST_SLOT[SHOP_OF[at.place]]
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

    # --- shops, enchantments, fancy dragons ------------------------------------------------------------------------

    def treats_on(self, place: int) -> list[int]:
        """The goods that lie on a place of the Park, by kind."""
        return self.treats[6 * place : 6 * place + 6]

    def shop_bases(self) -> list[int]:
        """The first slots of the shops that are face up in Town."""
        return [FIRST_SLOT[shop] for shop in self.town if shop >= 0]

    @property
    def shops_left(self) -> int:
        """Cards in the shop deck; those face down in Town are no longer in it."""
        return len(self.shop_deck) - self.town.count(FACE_DOWN)

    def in_town(self, kind: int) -> int:
        """Artisans of a kind in Town, face down or not."""
        return sum([KIND_OF[artisan] == kind for artisan in self.slots])

    def face_up_in_town(self) -> list[int]:
        """Artisans in Town by kind, without those that lie face down."""
        counts = [0] * 6
        for slot, artisan in enumerate(self.slots):
            if artisan >= 0 and SHOP_OF[slot] != ROOST:
                counts[KIND_OF[artisan]] += 1
        return counts

    def shops_with_enchantments(self, n: int) -> int:
        """Shops in Town with at least n enchantments; the places of a shop are filled in order."""
        return sum([card != EMPTY for card in self.charms[n - 1 :: 3]])

    @property
    def fancy_left(self) -> int:
        return len(self.fancy_deck) + len(self.fancy_under)

    # --- names -----------------------------------------------------------------------------------------------------

    def name_of(self, artisan: int) -> Msg:
        return named(artisan)

    def shop_name(self, shop: int) -> Msg:
        return self.box.shops[shop].name

    def shop_key(self, shop: int) -> str:
        return self.box.shops[shop].key

    def fancy_name(self, card: int) -> Msg:
        return self.box.fancy[card].name

    def fancy_key(self, card: int) -> str:
        return self.box.fancy[card].key

    def redeal(self, seat: int) -> None:
        redeal(self, seat)
