"""What fancy dragons wish for: each goal is an effect that can be done when it is met, and then brings its reward."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.events import loose
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.board import ACCEPTS, HAS_SLOTS, REWARD, ROOST
from wyrmhall.games.flamecraft.enchantments import ENCHANTMENTS
from wyrmhall.games.flamecraft.kinds import (
    EMPTY,
    EVERYBODY,
    FROM_MOONS,
    FROM_SUNS,
    KINDS,
    NO_GOODS,
    good,
    knows,
)

if TYPE_CHECKING:
    from wyrmhall.games.flamecraft.state import Flamecraft

TALISMAN: Final = 21


class Worth(Effect):
    """A goal that is worth some reputation by what lies on the table, and is met if that is not nothing."""

    __slots__ = ()

    def worth(self, game: Flamecraft, seat: int) -> int:
        raise TypeError(f"{self!r} has no worth")

    def source(self) -> int:
        return FROM_SUNS

    def can(self, game: Flamecraft, at: At) -> bool:
        return self.worth(game, at.player) > 0

    def run(self, game: Flamecraft, at: At) -> None:
        game.gain(at.player, NO_GOODS, 0, self.worth(game, at.player), self.source())


class MoonWorth(Worth):
    """The goal of a moon dragon."""

    __slots__ = ()

    def source(self) -> int:
        return FROM_MOONS


# --- sun dragons ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class InsteadOfFiring(Effect):
    """For each artisan that could be fired up this turn: its ability, or reputation."""

    rep: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.pocus = True


@dataclass(frozen=True, slots=True)
class FireMany(Effect):
    """In step 3 of gathering, any number of artisans may be fired up."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.hocus = True


@dataclass(frozen=True, slots=True)
class CoinsForEmptySlots(Worth):
    """As many coins as there are empty slots in Town whose reward has coins."""

    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        empty = 0
        for base in game.shop_bases():
            for slot in (base, base + 1, base + 2):
                if game.slots[slot] == EMPTY and ACCEPTS[slot] and REWARD[slot].coins:
                    empty += 1
        return self.rep if game.players[seat].coins >= empty else 0


@dataclass(frozen=True, slots=True)
class FullShops(Worth):
    """So many shops in Town with all slots occupied."""

    n: int
    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        full = 0
        for base in game.shop_bases():
            full += HAS_SLOTS[base // 3] and EMPTY not in game.slots[base : base + 3]
        return self.rep if full >= self.n else 0


@dataclass(frozen=True, slots=True)
class KindsInHand(Worth):
    """Artisans of so many different kinds in hand."""

    n: int
    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        return self.rep if len(game.kinds_in_hand(seat)) >= self.n else 0

    def run(self, game: Flamecraft, at: At) -> None:
        for kind in game.kinds_in_hand(at.player)[: self.n]:
            game.seen[game.of_kind(at.player, kind)] = EVERYBODY
        if len(game.players) > 1:
            game.reveals += 1  # with Sandara no card need be revealed for it
        game.gain(at.player, NO_GOODS, 0, self.worth(game, at.player), FROM_SUNS)


@dataclass(frozen=True, slots=True)
class ThreeAlike(Worth):
    """A shop in Town with three artisans of one kind."""

    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        slots = game.slots
        for base in game.shop_bases():
            one, two, three = slots[base : base + 3]
            if one >= 0 and one // 7 == two // 7 == three // 7 and base // 3 != ROOST:
                return self.rep
        return 0


@dataclass(frozen=True, slots=True)
class DifferentEnchantments(Worth):
    """Reputation for each different icon among the enchantments in Town."""

    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        return self.rep * len({ENCHANTMENTS[card].icon for card in game.charms if card != EMPTY})


@dataclass(frozen=True, slots=True)
class AtTheEnchantedShop(Worth):
    """Reputation for each face-up artisan and each enchantment at the shop enchanted this turn."""

    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        if game.cast == EMPTY:
            return 0
        base = game.cast_at * 3
        here = sum(card != EMPTY for card in game.charms[base : base + 3])
        if game.cast_at != ROOST:
            here += sum(artisan != EMPTY for artisan in game.slots[base : base + 3])
        return here * self.rep


@dataclass(frozen=True, slots=True)
class EnchantmentsLikeIt(Worth):
    """Reputation for each enchantment in Town with the icon of the one cast this turn."""

    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        if game.cast == EMPTY:
            return 0
        icon = ENCHANTMENTS[game.cast].icon
        return self.rep * sum(card != EMPTY and ENCHANTMENTS[card].icon == icon for card in game.charms)


@dataclass(frozen=True, slots=True)
class ArtisansLikeIt(Worth):
    """Reputation for each face-up artisan in Town of the kind placed last this turn."""

    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        return 0 if game.placed == EMPTY else self.rep * game.face_up_in_town()[game.placed]


# --- moon dragons --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class KindsHeld(MoonWorth):
    """Reputation for each kind of good held in an odd, or in an even, number."""

    odd: bool

    def worth(self, game: Flamecraft, seat: int) -> int:
        odd = sum(n & 1 for n in game.players[seat].goods)
        return odd if self.odd else 6 - odd


@dataclass(frozen=True, slots=True)
class PairsOfFancy(MoonWorth):
    """Reputation for each pair of fancy dragons the player has, scored ones too."""

    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        player = game.players[seat]
        return (len(player.fancy) + len(player.scored)) // 2 * self.rep


@dataclass(frozen=True, slots=True)
class ArtisansInHand(MoonWorth):
    """Reputation for each artisan in hand, up to a limit."""

    most: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        return min(self.most, len(game.players[seat].hand))


@dataclass(frozen=True, slots=True)
class WellEnchanted(MoonWorth):
    """Reputation for each shop in Town with at least so many enchantments."""

    n: int
    rep: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        return self.rep * game.shops_with_enchantments(self.n)


@dataclass(frozen=True, slots=True)
class KindInTown(MoonWorth):
    """Reputation for every two artisans of the kind in Town, and more if no kind is more common there."""

    kind: int
    bonus: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        counts = game.face_up_in_town()
        n = counts[self.kind]
        return n // 2 + (self.bonus if n and n == max(counts) else 0)

    def words(self) -> dict[str, object]:
        return {"kind": good(self.kind), "bonus": self.bonus}


@dataclass(frozen=True, slots=True)
class GoodHeld(MoonWorth):
    """Reputation for every two of the good, and more if the player has enough and nobody has more."""

    kind: int
    least: int
    bonus: int

    def worth(self, game: Flamecraft, seat: int) -> int:
        n = game.players[seat].goods[self.kind]
        most = max([player.goods[self.kind] for player in game.players])
        return n // 2 + (self.bonus if n >= self.least and n == most else 0)

    def words(self) -> dict[str, object]:
        return {"kind": good(self.kind), "least": self.least, "bonus": self.bonus}


@dataclass(frozen=True, slots=True)
class ReturnFancy(Effect):
    """Put other unscored fancy dragons under the deck, in the order chosen, and gain reputation for each."""

    rep: int

    def run(self, game: Flamecraft, at: At) -> None:
        options = self.others(game, at)
        if options:
            game.ask(self, at, (*options, SKIP))

    def others(self, game: Flamecraft, at: At) -> list[int]:
        """Positions in the player's hand of fancy dragons."""
        return [i for i, card in enumerate(game.players[at.player].fancy) if card != TALISMAN]

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.others(game, at))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == SKIP:
            return
        player = game.players[at.player]
        card = player.fancy.pop(option)
        game.fancy_under.append(card)
        game.known[card] = knows(at.player)
        for kept in player.fancy:
            game.known[kept] = knows(at.player)  # whoever knew one of them does not know which are left
        game.show()
        if game.events is not None:
            secret: dict[str, object] = {"what": game.fancy_name(card)}
            game.tell(loose("returned-fancy", at.player, {}, secret, (at.player,)))
        game.gain(at.player, NO_GOODS, 0, self.rep, FROM_MOONS)
        game.push(self, at)

    def default(self, game: Flamecraft, at: At, options: tuple[int, ...]) -> int:
        return SKIP

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("that-is-all") if option == SKIP else game.fancy_name(game.players[at.player].fancy[option])

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return "" if option == SKIP else f"fancy:{game.players[at.player].fancy[option]}"


def all_of(n: int) -> tuple[int, ...]:
    return tuple([n for _ in KINDS])
