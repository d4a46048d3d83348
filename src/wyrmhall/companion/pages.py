"""What the companion shows: what to do on the table now, and at most one question, in the words of no language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NewType, TypeAlias

Kind = Literal["choice", "flags", "number", "places"]
Arg: TypeAlias = "int | str | Said | tuple[Said, ...]"  # several things are said as a list


@dataclass(frozen=True, slots=True)
class Said:
    """A message of the locale files by its name, with what it speaks of."""

    id: str
    args: dict[str, Arg] = field(default_factory=dict)


# --- pictures of the table, which the room draws ---

IconName = Literal[
    "artisan", "card", "cave", "coin", "deck", "done", "dragon", "enchantment", "fancy", "marker", "objective",
    "others", "park", "pass", "rep", "round", "seal", "shop", "token", "two", "vp", "wind", "worm", "you",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class CardPicture:
    """A card that has been turned up: its text can be read."""

    deck: str
    id: str
    kind: Literal["card"] = "card"


@dataclass(frozen=True, slots=True)
class MarkPicture:
    """The colour of a team or of a kind of good."""

    of: Literal["team", "good"]
    colour: str
    kind: Literal["mark"] = "mark"


@dataclass(frozen=True, slots=True)
class GoodPicture:
    """A good, by the icon of its kind."""

    good: Literal["bread", "meat", "iron", "crystal", "plant", "potion"]
    kind: Literal["good"] = "good"


@dataclass(frozen=True, slots=True)
class ChancePicture:
    """What chance has brought: a face of the die, a side of the flipper, where the wind blows."""

    by: Literal["die", "flip", "wind"]
    shows: str
    kind: Literal["chance"] = "chance"


@dataclass(frozen=True, slots=True)
class SlotPicture:
    """A slot of a display, counted from 1; 0: all of them."""

    of: Literal["dragon", "cave"]
    slot: int
    kind: Literal["slot"] = "slot"


@dataclass(frozen=True, slots=True)
class RowPicture:
    """A row of the guild tile, counted from 1."""

    row: int
    kind: Literal["row"] = "row"


@dataclass(frozen=True, slots=True)
class TrackPicture:
    """A walk along the guild track."""

    start: int
    steps: int
    kind: Literal["track"] = "track"


@dataclass(frozen=True, slots=True)
class TownPicture:
    """A space of Town, and perhaps a slot of the shop there, counted from 1."""

    space: int
    slot: int = 0
    kind: Literal["town"] = "town"


@dataclass(frozen=True, slots=True)
class SignsPicture:
    """Rows of signs, as they are printed; one that begins with `=` is shown as it is written."""

    rows: tuple[tuple[str, ...], ...]
    kind: Literal["signs"] = "signs"


PICTURES = (
    CardPicture,
    MarkPicture,
    GoodPicture,
    ChancePicture,
    SlotPicture,
    RowPicture,
    TrackPicture,
    TownPicture,
    SignsPicture,
)
if TYPE_CHECKING:
    Picture: TypeAlias = (
        IconName
        | CardPicture
        | MarkPicture
        | GoodPicture
        | ChancePicture
        | SlotPicture
        | RowPicture
        | TrackPicture
        | TownPicture
        | SignsPicture
        | None
    )
else:  # what writes the client's types takes no union of dataclasses: it asks the list above
    Picture = NewType("Picture", Any)


# --- a page ---


@dataclass(frozen=True, slots=True)
class Step:
    """Something to do, or that has happened: in words, as a picture of the table, and by which clause."""

    text: Said
    picture: Picture = None
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer to a question."""

    value: int
    text: Said
    picture: Picture = None


@dataclass(frozen=True, slots=True)
class Place:
    """A place for markers: how many fit there, and how many are the opponent's."""

    text: Said
    room: int
    hers: int


@dataclass(frozen=True, slots=True)
class Question:
    """What only the person can know. An answer is one number.

    Of a `choice` it is a value; of `flags` the choices that are ticked, as bits by their values; of `places` the number
    of own markers on each, as digits to the base `PLACE_BASE`, the first place last.
    """

    kind: Kind
    text: Said
    clause: str = ""
    choices: tuple[Choice, ...] = ()
    least: int = 0
    most: int = 0
    now: int = 0  # what stands there before it is touched
    places: tuple[Place, ...] = ()

    def takes(self, answer: int) -> bool:
        """Whether it is an answer to this."""
        if self.kind == "choice":
            return any(choice.value == answer for choice in self.choices)
        if self.kind == "flags":
            return 0 <= answer < 1 << len(self.choices)
        if self.kind == "number":
            return self.least <= answer <= self.most
        counts = digits(answer, len(self.places))
        fits = all(n <= place.room - place.hers for n, place in zip(counts, self.places, strict=True))
        return 0 <= answer < PLACE_BASE ** len(self.places) and fits and sum(counts) <= self.most


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that is kept for the opponent, so that nobody has to."""

    text: Said
    n: int
    picture: Picture = None


@dataclass(frozen=True, slots=True)
class Logged:
    """A line of the log, and how many answers had been given when it was told."""

    answers: int
    text: Said


@dataclass(frozen=True, slots=True)
class Row:
    """The points of one source, side by side; None: a side has none of it, or it is not counted yet."""

    text: Said
    points: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Clock:
    """Time that the rules give; it runs from the first page that shows it, and another `turn` starts it anew."""

    seconds: int
    turn: int


@dataclass(frozen=True, slots=True)
class Page:
    """All that the room shows at one moment."""

    game: str
    title: Said
    steps: tuple[Step, ...]
    seen: int  # how many of the steps were there before the last answer
    question: Question | None  # None: the evening is over
    facts: tuple[Fact, ...]
    log: tuple[Logged, ...]
    sides: tuple[Said, ...]  # whose points are counted
    scores: tuple[Row, ...]
    answers: int
    verdict: Said | None = None  # how it ended
    ahead: tuple[int, ...] = ()  # which of the sides have won
    keeps: int = -1  # what the browser keeps for the next evening and offers there as flags; -1: nothing
    clock: Clock | None = None


PLACE_BASE = 5
"""A player has four markers, so five counts for each place."""


def digits(answer: int, n: int) -> list[int]:
    """How many markers an answer puts on each place."""
    return [answer // PLACE_BASE**i % PLACE_BASE for i in range(n)]


def number(counts: list[int]) -> int:
    """The answer that puts so many on each place."""
    return sum([count * PLACE_BASE**i for i, count in enumerate(counts)])
