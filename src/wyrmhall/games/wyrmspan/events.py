"""What happens in Wyrmspan, as the log and the animations are told it: one class for each kind of event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from wyrmhall.core.events import Event, secret, unsent
from wyrmhall.core.words import Msg
from wyrmhall.games.wyrmspan.components import Box
from wyrmhall.games.wyrmspan.numbers import CaveName, Known, Token
from wyrmhall.games.wyrmspan.options import name_of_cave, name_of_dragon, name_of_space

Card = Literal["dragon", "cave"]


def name_of_card(box: Box, what: Card, card: int) -> Msg:
    return name_of_dragon(box, card) if what == "dragon" else name_of_cave(box, card)


# --- tokens and eggs ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """Tokens came from the general supply."""

    token: Token
    n: int

    def words(self) -> dict[str, object]:
        return {"kind": self.token, "n": self.n}


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """Tokens went back to the general supply."""

    token: Token
    n: int

    def words(self) -> dict[str, object]:
        return {"kind": self.token, "n": self.n}


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """Two resources became one."""

    token: Token


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """An egg came onto a nest of a space (12: of the mat)."""

    space: int

    def words(self) -> dict[str, object]:
        return {"space": name_of_space(self.space)}


@dataclass(frozen=True, slots=True)
class PaidEgg(Event):
    """An egg left its nest to pay for something."""

    space: int

    def words(self) -> dict[str, object]:
        return {"space": name_of_space(self.space)}


# --- cards ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A card went to a hand before all eyes."""

    what: Card
    card: int
    box: Box = unsent()

    def words(self) -> dict[str, object]:
        return {"card": name_of_card(self.box, self.what, self.card)}


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card went from its deck to a hand, which only its owner sees."""

    what: Card
    card: int = secret()
    box: Box = unsent()

    def words(self) -> dict[str, object]:
        return {"card": name_of_card(self.box, self.what, self.card)}


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card of a hand went to its discard pile."""

    what: Card
    card: int
    box: Box = unsent()

    def words(self) -> dict[str, object]:
        return {"card": name_of_card(self.box, self.what, self.card)}


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """The top dragon card was shown to all."""

    card: int
    box: Box = unsent()

    def words(self) -> dict[str, object]:
        return {"card": name_of_dragon(self.box, self.card)}


# --- on the mat -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Excavated(Event):
    """A cave card came onto a space."""

    card: int
    space: int
    box: Box = unsent()

    def words(self) -> dict[str, object]:
        return {"card": name_of_cave(self.box, self.card), "space": name_of_space(self.space)}


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A dragon came onto a space."""

    dragon: int
    space: int
    box: Box = unsent()

    def words(self) -> dict[str, object]:
        return {"dragon": name_of_dragon(self.box, self.dragon), "space": name_of_space(self.space)}


@dataclass(frozen=True, slots=True)
class Explored(Event):
    """The adventurer set out into a cave."""

    cave: CaveName


@dataclass(frozen=True, slots=True)
class Activated(Event):
    """The adventurer has reached a dragon whose ability is activated by that."""

    dragon: int
    space: int
    box: Box = unsent()

    def words(self) -> dict[str, object]:
        return {"dragon": name_of_dragon(self.box, self.dragon)}


@dataclass(frozen=True, slots=True)
class Cached(Event):
    """A resource came to lie on a dragon."""

    token: Token
    dragon: int
    box: Box = unsent()

    def words(self) -> dict[str, object]:
        return {"kind": self.token, "dragon": name_of_dragon(self.box, self.dragon)}


@dataclass(frozen=True, slots=True)
class Tucked(Event):
    """A dragon card came to lie under a dragon; `known` says who knows which."""

    dragon: int
    known: Known
    card: int = secret()
    box: Box = unsent()

    @property
    def to(self) -> tuple[int, ...]:
        return () if self.known == "nobody" else (self.seat,)

    def hides_from(self, seat: int) -> bool:
        return self.known != "all" and seat not in self.to

    def words(self) -> dict[str, object]:
        return {"dragon": name_of_dragon(self.box, self.dragon), "card": name_of_dragon(self.box, self.card)}

    def hidden_words(self) -> dict[str, object]:
        return {"dragon": name_of_dragon(self.box, self.dragon)}


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Two dragons changed places."""

    one: int
    two: int
    box: Box = unsent()

    def words(self) -> dict[str, object]:
        return {"one": name_of_dragon(self.box, self.one), "two": name_of_dragon(self.box, self.two)}


# --- the guild, rounds and points -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stepped(Event):
    """The token came to a space of the guild track."""

    space: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A marker came onto a row of the guild tile, counted from 1."""

    row: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player has ended the round."""

    def farewell(self, seat: int) -> Msg | None:
        return Msg("farewell-passed") if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class ObjectiveScored(Event):
    """What a player has of the objective of the round, and its VP; on the guild track markers count before steps."""

    objective: str
    n: int
    markers: int | None
    vp: int

    def words(self) -> dict[str, object]:
        has = self.n if self.markers is None else Msg("guild-standing", markers=self.markers, steps=self.n)
        return {"objective": Msg(f"objective-{self.objective}"), "n": has, "vp": self.vp}


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A further round, counted from 1."""

    n: int


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """VP were bought at the end of the game."""

    n: int


# --- the Automa -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AutomaTurned(Event):
    """It turned up a card; `title` is the name printed on it."""

    card: int
    title: str
    ravel: bool

    def words(self) -> dict[str, object]:
        return {"card": Msg("ravel-card" if self.ravel else "automa-card", card=self.title)}


@dataclass(frozen=True, slots=True)
class AutomaPassed(Event):
    """It has ended the round."""


@dataclass(frozen=True, slots=True)
class AutomaRefreshed(Event):
    """It had the face-up dragon cards replaced."""


@dataclass(frozen=True, slots=True)
class AutomaCoin(Event):
    """It put a coin on the objective of the round (1) or took one away (-1)."""

    n: int
    coins: int  # that now lie there


@dataclass(frozen=True, slots=True)
class AutomaWalked(Event):
    """Its token went so many spaces along the guild track."""

    n: int


@dataclass(frozen=True, slots=True)
class AutomaTook(Event):
    """It took a face-up card."""

    what: Card
    card: int
    box: Box = unsent()

    def words(self) -> dict[str, object]:
        return {"card": name_of_card(self.box, self.what, self.card)}


@dataclass(frozen=True, slots=True)
class AutomaClaimed(Event):
    """It placed a marker on a row of the guild tile, counted from 1."""

    row: int


@dataclass(frozen=True, slots=True)
class CoinsCut(Event):
    """Coins above the two that the Ravel mode lets a player keep were returned."""

    n: int
