"""What happens in Flamecraft, for the log: a class for each kind. Artisans are numbers, all other cards their keys.

A pack may name shops, enchantments and fancy dragons: the sentence has the name as the table's box says it.
"""

from __future__ import annotations

from dataclasses import dataclass

from wyrmhall.core.events import Event, secret, unsent
from wyrmhall.core.words import Msg, Seat
from wyrmhall.games.flamecraft.artisans import NAMES, named
from wyrmhall.games.flamecraft.goods import amounts, good
from wyrmhall.games.flamecraft.numbers import NON_PLAYER, Good, Item, kind_of


def _receiver(whom: int) -> Msg | Seat:
    return Msg("non-player") if whom == NON_PLAYER else Seat(whom)


# --- turns -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChoseColour(Event):
    """A player chose a token; its colour is that of a good."""

    colour: Good

    def words(self) -> dict[str, object]:
        return {"colour": Msg(f"colour-{self.colour}")}


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is the player's turn."""


@dataclass(frozen=True, slots=True)
class Visited(Event):
    """A player moved their token to a shop."""

    shop: str
    shop_name: Msg = unsent()

    def words(self) -> dict[str, object]:
        return {"shop": self.shop_name}


@dataclass(frozen=True, slots=True)
class Came(Event):
    """A guest followed an invitation to a shop."""

    shop: str
    shop_name: Msg = unsent()

    def words(self) -> dict[str, object]:
        return {"shop": self.shop_name}


@dataclass(frozen=True, slots=True)
class LastTurns(Event):
    """The end was triggered: everybody has one more turn."""


# --- goods, coins, reputation --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """Goods, by kind, coins and reputation from the supply."""

    goods: tuple[int, ...]
    coins: int
    rep: int

    def words(self) -> dict[str, object]:
        return {"what": amounts(self.goods, self.coins, self.rep)}


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """Reputation that a player had to give up."""

    rep: int

    def words(self) -> dict[str, object]:
        return {"n": self.rep}


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """Goods, by kind, and coins went back to the supply."""

    goods: tuple[int, ...]
    coins: int

    def words(self) -> dict[str, object]:
        return {"what": amounts(self.goods, self.coins)}


@dataclass(frozen=True, slots=True)
class ReturnedGoods(Event):
    """Goods above seven of a kind, by kind, went back to the supply at the end of a turn."""

    goods: tuple[int, ...]

    def words(self) -> dict[str, object]:
        return {"what": amounts(self.goods)}


@dataclass(frozen=True, slots=True)
class Gave(Event):
    """A good or a coin as a gift to a player (9: a non-player)."""

    whom: int
    item: Item

    def words(self) -> dict[str, object]:
        return {"whom": _receiver(self.whom), "what": Msg(self.item)}


@dataclass(frozen=True, slots=True)
class FlippedCoin(Event):
    """A coin was flipped."""

    heads: bool


@dataclass(frozen=True, slots=True)
class LeftCoins(Event):
    """Two coins were left on a double space of Dragon Alley."""

    space: int


# --- artisans ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A player drew the top artisan of the deck."""

    artisan: int = secret()

    def words(self) -> dict[str, object]:
        return {"what": NAMES[self.artisan]}


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A player took an artisan from the Park."""

    artisan: int

    def words(self) -> dict[str, object]:
        return {"what": NAMES[self.artisan]}


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """A player put an artisan of the hand under the deck."""

    artisan: int = secret()

    def words(self) -> dict[str, object]:
        return {"what": named(self.artisan)}


@dataclass(frozen=True, slots=True)
class GaveArtisan(Event):
    """An artisan of the hand as a gift to a player (9: a non-player)."""

    whom: int
    artisan: int

    def words(self) -> dict[str, object]:
        return {"whom": _receiver(self.whom), "what": named(self.artisan)}


@dataclass(frozen=True, slots=True)
class RevealedArtisan(Event):
    """An artisan was turned up in the Park."""

    artisan: int

    def words(self) -> dict[str, object]:
        return {"what": NAMES[self.artisan]}


@dataclass(frozen=True, slots=True)
class KindShown(Event):
    """A player showed of which kind the artisan was that they had drawn."""

    good: Good

    def words(self) -> dict[str, object]:
        return {"good": Msg(self.good)}


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A player placed an artisan of the hand at a shop."""

    artisan: int
    shop: str
    shop_name: Msg = unsent()

    def words(self) -> dict[str, object]:
        return {"artisan": named(self.artisan), "shop": self.shop_name}


@dataclass(frozen=True, slots=True)
class FiredUp(Event):
    """An artisan was fired up."""

    artisan: int

    def words(self) -> dict[str, object]:
        return {"artisan": named(self.artisan)}


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two artisans changed places; one of the places is at this shop."""

    one: int
    two: int
    shop: str
    shop_name: Msg = unsent()

    def words(self) -> dict[str, object]:
        return {"one": named(self.one), "two": named(self.two), "shop": self.shop_name}


@dataclass(frozen=True, slots=True)
class Served(Event):
    """A player put a good of its kind on an artisan in the Park."""

    artisan: int

    def words(self) -> dict[str, object]:
        return {"what": NAMES[self.artisan], "good": good(kind_of(self.artisan))}


# --- shops and enchantments ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LaidShop(Event):
    """A shop was laid face down on a space of Town."""

    space: int

    def words(self) -> dict[str, object]:
        return {"n": self.space + 1}


@dataclass(frozen=True, slots=True)
class NewShop(Event):
    """A shop was turned up at the end of a turn."""

    shop: str
    shop_name: Msg = unsent()

    def words(self) -> dict[str, object]:
        return {"shop": self.shop_name}


@dataclass(frozen=True, slots=True)
class RevealedEnchantment(Event):
    """An enchantment was turned up in the row."""

    enchantment: str
    name: Msg = unsent()

    def words(self) -> dict[str, object]:
        return {"what": self.name}


@dataclass(frozen=True, slots=True)
class Cast(Event):
    """A player cast an enchantment on a shop."""

    enchantment: str
    shop: str
    name: Msg = unsent()
    shop_name: Msg = unsent()

    def words(self) -> dict[str, object]:
        return {"what": self.name, "shop": self.shop_name}


@dataclass(frozen=True, slots=True)
class Resolved(Event):
    """A player paid an enchantment, which stays where it is."""

    enchantment: str
    name: Msg = unsent()

    def words(self) -> dict[str, object]:
        return {"what": self.name}


@dataclass(frozen=True, slots=True)
class Reserved(Event):
    """A player took an enchantment of the row before them."""

    enchantment: str
    name: Msg = unsent()

    def words(self) -> dict[str, object]:
        return {"what": self.name}


# --- fancy dragons and companions ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrewFancy(Event):
    """A player drew the top fancy dragon of the deck."""

    fancy: str = secret()
    name: Msg = unsent()

    def words(self) -> dict[str, object]:
        return {"what": self.name}


@dataclass(frozen=True, slots=True)
class GaveFancy(Event):
    """A fancy dragon as a gift to a player (9: a non-player); only the two know which."""

    whom: int
    fancy: str = secret()
    name: Msg = unsent()

    @property
    def to(self) -> tuple[int, ...]:
        return (self.seat, self.whom)

    def words(self) -> dict[str, object]:
        return {"whom": _receiver(self.whom), "what": self.name}

    def hidden_words(self) -> dict[str, object]:
        return {"whom": _receiver(self.whom)}


@dataclass(frozen=True, slots=True)
class ReturnedFancy(Event):
    """A player put a fancy dragon under its deck."""

    fancy: str = secret()
    name: Msg = unsent()

    def words(self) -> dict[str, object]:
        return {"what": self.name}


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A player scored a fancy dragon."""

    fancy: str
    name: Msg = unsent()

    def words(self) -> dict[str, object]:
        return {"what": self.name}


@dataclass(frozen=True, slots=True)
class UsedCompanion(Event):
    """A player used their companion."""

    companion: str
    name: Msg = unsent()

    def words(self) -> dict[str, object]:
        return {"what": self.name}


# --- solo ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Settled(Event):
    """The top artisan of the deck went to a shop by itself."""

    artisan: int
    shop: str
    shop_name: Msg = unsent()

    def words(self) -> dict[str, object]:
        return {"artisan": named(self.artisan), "shop": self.shop_name}


@dataclass(frozen=True, slots=True)
class CastForOther(Event):
    """An enchantment was cast on a shop for a non-player."""

    enchantment: str
    shop: str
    name: Msg = unsent()
    shop_name: Msg = unsent()

    def words(self) -> dict[str, object]:
        return {"what": self.name, "shop": self.shop_name}


@dataclass(frozen=True, slots=True)
class EarnedTitle(Event):
    """The title that the reputation of a solo game earns."""

    title: str

    def words(self) -> dict[str, object]:
        return {"title": Msg(f"title-{self.title}")}


@dataclass(frozen=True, slots=True)
class Unlocked(Event):
    """A player unlocked an achievement."""

    achievement: str

    def words(self) -> dict[str, object]:
        return {"what": Msg(f"achievement-{self.achievement}")}
