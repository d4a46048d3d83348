"""Options in words: whatever a player can point at has one number, one label and one name on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.words import Msg, Says, kebab
from wyrmhall.games.wyrmspan.catalog import CAVES, ICONS
from wyrmhall.games.wyrmspan.kinds import (
    CAVE_NAMES,
    FROM_DECK,
    KINDS,
    MAT,
    OF_ACTION,
    OF_CAVE,
    OF_CAVE_SLOT,
    OF_EGG,
    OF_FATE,
    OF_ICON,
    OF_KIND,
    OF_ROW,
    OF_SLOT,
    OF_SPACE,
    OF_TILE,
    YES,
)
from wyrmhall.games.wyrmspan.versions import TELLS_NOTHING

if TYPE_CHECKING:
    from wyrmhall.games.wyrmspan.state import Wyrmspan

ACTIONS: Final[tuple[str, ...]] = (
    "excavate",
    "entice",
    "explore-crimson",
    "explore-golden",
    "explore-amethyst",
    "pass",
)
FATES: Final[tuple[str, ...]] = ("keep", "discard", "tuck")


class Verb(Effect):
    """An effect of this game: its options are things, and things know how they are called."""

    __slots__ = ()

    @property
    def closed(self) -> bool:
        """Whether it asks in the middle of a payment, where no exchange may come between."""
        return False

    @property
    def face_down(self) -> bool:
        """Whether it is about a card of a hand that nobody else will see."""
        return False

    def might(self, game: Wyrmspan, at: At) -> bool:
        """Whether it could be done for all that others know; they must not learn more from a question not asked."""
        return self.can(game, at)

    def default(self, game: Wyrmspan, at: At, options: tuple[int, ...]) -> int:
        return SKIP if SKIP in options else options[0]

    def prompt(self, game: Wyrmspan, at: At) -> Says:
        return by_dragon(game, at, Msg(f"ask-{kebab(type(self).__name__)}", text=self))

    def label(self, game: Wyrmspan, at: At, option: int) -> Says:
        if option == YES:
            return self
        if option == SKIP:
            return Msg("skip")
        return label_of(game, at.player, option)

    def target(self, game: Wyrmspan, at: At, option: int) -> str:
        return target_of(game, at.player, option)


def might(effect: Effect, game: Wyrmspan, at: At) -> bool:
    return effect.might(game, at) if isinstance(effect, Verb) else effect.can(game, at)


def ask_or_skip(effect: Verb, game: Wyrmspan, at: At, found: tuple[int, ...], must: bool = False) -> None:
    """Offer what was found, and declining; with nothing to offer, still ask where silence would tell of a hand."""
    if found:
        game.ask(effect, at, found if must else (*found, SKIP))
    elif game.setup.version >= TELLS_NOTHING and game.hides_dragon(game.players[at.player]) and effect.might(game, at):
        game.ask(effect, at, (SKIP,), even_one=True)


class Step(Verb):
    """A verb that stands on no card: one step of a longer act."""

    __slots__ = ()

    @property
    def closed(self) -> bool:
        return True

    def prompt(self, game: Wyrmspan, at: At) -> Says:
        return by_dragon(game, at, Msg(f"ask-{kebab(type(self).__name__)}"))


@dataclass(frozen=True, slots=True)
class Infinitive(Effect):
    """An effect inside a list, to be said in the infinitive where the language has one."""

    of: Effect


def infinitives(parts: tuple[Effect, ...]) -> list[Infinitive]:
    return [Infinitive(part) for part in parts]


def alternatives(parts: Sequence[Says]) -> Says:
    """A list of which one is taken: a, b or c."""
    said, *rest = parts
    for part in rest[:-1]:
        said = Msg("and-more", one=said, two=part)
    return Msg("or-last", one=said, two=rest[-1]) if rest else said


def by_dragon(game: Wyrmspan, at: At, ask: Msg) -> Msg:
    """A question with the name of the dragon whose ability asks it."""
    number = game.players[at.player].dragons[at.place] if at.place >= 0 else 0
    return Msg("asked-by", dragon=name_of_dragon(number), ask=ask) if number else ask


def name_of_dragon(number: int) -> Msg:
    return Msg(f"dragon-{number}")


def name_of_cave(number: int) -> Msg:
    return Msg("cave-said", n=number, text=CAVES[number].effect)


def name_of_space(space: int) -> Msg:
    if space == MAT:
        return Msg("mat-nests")
    return Msg("space", cave=CAVE_NAMES[space >> 2], column=(space & 3) + 1)


def label_of(game: Wyrmspan, seat: int, option: int) -> Msg:
    """The words for a thing, as its owner reads them."""
    if option < OF_CAVE:
        return name_of_dragon(option)
    if option < OF_KIND:
        return name_of_cave(option - OF_CAVE)
    if option < OF_EGG:
        return Msg("token", kind=KINDS[option - OF_KIND])
    if option < OF_SLOT:
        return Msg("egg-of", place=_space(game, seat, option - OF_EGG))
    if option < OF_CAVE_SLOT:
        return Msg("from-display", card=name_of_dragon(game.display[option - OF_SLOT]))
    if option < FROM_DECK:
        return Msg("from-display", card=name_of_cave(game.cave_display[option - OF_CAVE_SLOT]))
    if option == FROM_DECK:
        return Msg("from-deck")
    if option < OF_ROW:
        return _space(game, seat, option - OF_SPACE)
    if option < OF_ACTION:
        return Msg("cave-row", cave=CAVE_NAMES[option - OF_ROW])
    if option < OF_TILE:
        return Msg(f"action-{ACTIONS[option - OF_ACTION]}")
    if option < OF_ICON:
        return Msg("tile-place", row=min(option - OF_TILE, 4) + 1, text=_of_tile(game, option - OF_TILE))
    if option < OF_FATE:
        icon = option - OF_ICON
        return Msg("icon", cave=CAVE_NAMES[icon // 5], n=icon % 5 + 1, text=ICONS[icon])
    return Msg(f"fate-{FATES[option - OF_FATE]}", card=name_of_dragon(game.drawn[0]))


def target_of(game: Wyrmspan, seat: int, option: int) -> str:
    """The thing on the table, as the view names it."""
    if option <= 0 or option >= OF_FATE:
        return ""
    if option < OF_CAVE:
        return f"dragon:{option}"
    if option < OF_KIND:
        return f"cave:{option - OF_CAVE}"
    if option < OF_EGG:
        return f"token:{KINDS[option - OF_KIND]}"
    if option < OF_SLOT:
        return f"player:{seat}:space:{option - OF_EGG}"
    if option < OF_CAVE_SLOT:
        return f"display:dragon:{option - OF_SLOT}"
    if option < FROM_DECK:
        return f"display:cave:{option - OF_CAVE_SLOT}"
    if option == FROM_DECK:
        return "deck:dragon"
    if option < OF_ROW:
        return f"player:{seat}:space:{option - OF_SPACE}"
    if option < OF_ACTION:
        return f"player:{seat}:cave:{option - OF_ROW}"
    if option < OF_TILE:
        return f"action:{ACTIONS[option - OF_ACTION]}"
    if option < OF_ICON:
        return f"tile:{option - OF_TILE}"
    return f"player:{seat}:icon:{option - OF_ICON}"


def _space(game: Wyrmspan, seat: int, space: int) -> Msg:
    dragon = 0 if space == MAT else game.players[seat].dragons[space]
    if not dragon:
        return name_of_space(space)
    return Msg("dragon-at", dragon=name_of_dragon(dragon), space=name_of_space(space))


def _of_tile(game: Wyrmspan, place: int) -> Says:
    from wyrmhall.games.wyrmspan.guild import said_of

    return said_of(game, place)
