"""What sun dragons wish for: each goal is an effect that can be done when it is met, and then brings its reward."""

from __future__ import annotations

from dataclasses import dataclass

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.words import Msg
from wyrmhall.games.flamecraft.goods import times
from wyrmhall.games.flamecraft.moves import gain
from wyrmhall.games.flamecraft.numbers import EMPTY, EVERYBODY, FIRST_SLOT, FROM_SUNS, KIND_OF, NO_GOODS, ROOST, SHOP_OF
from wyrmhall.games.flamecraft.refusing import Lacking, so_far
from wyrmhall.games.flamecraft.state import Flamecraft


class Worth(Lacking):
    """A goal that is worth some reputation by what lies on the table, and is met if that is not nothing."""

    __slots__ = ()

    def worth(self, game: Flamecraft, seat: int) -> int:
        raise TypeError(f"{self!r} has no worth")

    def source(self) -> int:
        return FROM_SUNS

    def can(self, game: Flamecraft, at: At) -> bool:
        return self.worth(game, at.player) > 0

    def run(self, game: Flamecraft, at: At) -> None:
        gain(game, at.player, NO_GOODS, 0, self.worth(game, at.player), self.source())


@dataclass(frozen=True, slots=True)
class InsteadOfFiring(Effect):
    """For each artisan that could be fired up this turn: its ability, or reputation."""

    rep: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.pocus = True

    def signs(self) -> tuple[str, ...]:
        return ("fire", "or", *times(self.rep, "rep"))


@dataclass(frozen=True, slots=True)
class FireMany(Effect):
    """In step 3 of gathering, any number of artisans may be fired up."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.hocus = True

    def signs(self) -> tuple[str, ...]:
        return ("fire", "each")


@dataclass(frozen=True, slots=True)
class CoinsForEmptySlots(Worth):
    """As many coins as there are empty slots in Town whose reward has coins."""

    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        return self.rep if game.players[seat].coins >= self._empty(game) else 0

    def _empty(self, game: Flamecraft) -> int:
        """Empty slots in Town whose reward has coins."""
        empty = 0
        for base in game.shop_bases():
            for slot in (base, base + 1, base + 2):
                if game.slots[slot] == EMPTY and game.box.accepts[slot] and game.box.reward[slot].coins:
                    empty += 1
        return empty

    def lacks(self, game: Flamecraft, at: At) -> Msg | None:
        return so_far(game.players[at.player].coins, self._empty(game))

    def signs(self) -> tuple[str, ...]:
        return ("coin", "each", "slot", "to", *times(self.rep, "rep"))


@dataclass(frozen=True, slots=True)
class FullShops(Worth):
    """So many shops in Town with all slots occupied."""

    n: int
    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        return self.rep if self._full(game) >= self.n else 0

    def _full(self, game: Flamecraft) -> int:
        full = 0
        for base in game.shop_bases():
            full += game.box.has_slots[SHOP_OF[base]] and EMPTY not in game.slots[base : base + 3]
        return full

    def lacks(self, game: Flamecraft, at: At) -> Msg | None:
        return so_far(self._full(game), self.n)

    def signs(self) -> tuple[str, ...]:
        return (*times(self.n, "shop"), "to", *times(self.rep, "rep"))


@dataclass(frozen=True, slots=True)
class KindsInHand(Worth):
    """Artisans of so many different kinds in hand."""

    n: int
    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        return self.rep if len(game.kinds_in_hand(seat)) >= self.n else 0

    def lacks(self, game: Flamecraft, at: At) -> Msg | None:
        return so_far(len(game.kinds_in_hand(at.player)), self.n)

    def run(self, game: Flamecraft, at: At) -> None:
        for kind in game.kinds_in_hand(at.player)[: self.n]:
            game.seen[game.of_kind(at.player, kind)] = EVERYBODY
        if len(game.players) > 1:
            game.reveals += 1  # with Sandara no card need be revealed for it
        gain(game, at.player, NO_GOODS, 0, self.worth(game, at.player), FROM_SUNS)

    def signs(self) -> tuple[str, ...]:
        return (*times(self.n, "artisan"), "to", *times(self.rep, "rep"))


@dataclass(frozen=True, slots=True)
class ThreeAlike(Worth):
    """A shop in Town with three artisans of one kind."""

    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        slots = game.slots
        for base in game.shop_bases():
            one, two, three = slots[base : base + 3]
            if one >= 0 and KIND_OF[one] == KIND_OF[two] == KIND_OF[three] and SHOP_OF[base] != ROOST:
                return self.rep
        return 0

    def signs(self) -> tuple[str, ...]:
        return ("x3", "artisan", "to", *times(self.rep, "rep"))


@dataclass(frozen=True, slots=True)
class DifferentEnchantments(Worth):
    """Reputation for each different icon among the enchantments in Town."""

    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        return self.rep * len({game.box.enchantments[card].icon for card in game.charms if card != EMPTY})

    def signs(self) -> tuple[str, ...]:
        return (*times(self.rep, "rep"), "each", "enchantment")


@dataclass(frozen=True, slots=True)
class AtTheEnchantedShop(Worth):
    """Reputation for each face-up artisan and each enchantment at the shop enchanted this turn."""

    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        if game.cast == EMPTY:
            return 0
        base = FIRST_SLOT[game.cast_at]
        here = sum(card != EMPTY for card in game.charms[base : base + 3])
        if game.cast_at != ROOST:
            here += sum(artisan != EMPTY for artisan in game.slots[base : base + 3])
        return here * self.rep

    def signs(self) -> tuple[str, ...]:
        return (*times(self.rep, "rep"), "each", "artisan", "enchantment")


@dataclass(frozen=True, slots=True)
class EnchantmentsLikeIt(Worth):
    """Reputation for each enchantment in Town with the icon of the one cast this turn."""

    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        if game.cast == EMPTY:
            return 0
        icon = game.box.enchantments[game.cast].icon
        return self.rep * sum(card != EMPTY and game.box.enchantments[card].icon == icon for card in game.charms)

    def signs(self) -> tuple[str, ...]:
        return (*times(self.rep, "rep"), "each", "enchantment")


@dataclass(frozen=True, slots=True)
class ArtisansLikeIt(Worth):
    """Reputation for each face-up artisan in Town of the kind placed last this turn."""

    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        return 0 if game.placed == EMPTY else self.rep * game.face_up_in_town()[game.placed]

    def signs(self) -> tuple[str, ...]:
        return (*times(self.rep, "rep"), "each", "artisan")
