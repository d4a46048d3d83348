"""Firing up by the ability of a shop: once more, in the Park, or from the hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from wyrmhall.core.effects import May
from wyrmhall.core.engine import At, Effect
from wyrmhall.core.params import meaning
from wyrmhall.core.words import Says
from wyrmhall.games.flamecraft.events import Swapped
from wyrmhall.games.flamecraft.firing import (
    ABILITIES,
    NEWCOMER,
    NOBODY,
    POCUS_REP,
    FireUp,
    fire_up,
    label_of_fire,
    opportunity,
    target_of,
)
from wyrmhall.games.flamecraft.gifts import GiveFired
from wyrmhall.games.flamecraft.goods import times
from wyrmhall.games.flamecraft.moves import gain, leave_hand, take_from_park
from wyrmhall.games.flamecraft.numbers import (
    EVERYBODY,
    FIRED,
    FROM_SUNS,
    HAND,
    IN_HAND,
    NO_GOODS,
    PARK,
    ROOST,
    SHOP_OF,
    is_instead,
    kind_of,
    place_of,
)
from wyrmhall.games.flamecraft.state import Flamecraft
from wyrmhall.games.flamecraft.versions import SHOWN_IN_HAND


@dataclass(frozen=True, slots=True)
class Opportunity(Effect):
    """A fire-up of its own: artisans fired up before may be fired up in it."""

    fire: FireUp = field(metadata=meaning({}, FireUp))

    def run(self, game: Flamecraft, at: At) -> None:
        opportunity(game, self.fire, at)

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.fire.options(game, at, game.fired if self.fire.fresh else NOBODY))

    def words(self) -> dict[str, object]:
        return {"what": self.fire}

    def signs(self) -> tuple[str, ...]:
        return self.fire.signs()


@dataclass(frozen=True, slots=True)
class FireAgain(Effect):
    """Fire up once more an artisan that was fired up this turn, where it now is."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, tuple(self.places(game, at)), even_one=game.has_others)

    def places(self, game: Flamecraft, at: At) -> list[int]:
        found = []
        for place in game.places_of(at.player, game.fired):
            here = self.at_place(game, at, place)
            if SHOP_OF[place] != ROOST and ABILITIES[kind_of(here.piece)].can(game, here):
                found.append(place)
        return found

    def at_place(self, game: Flamecraft, at: At, place: int) -> At:
        """Who is fired up there: an artisan of the hand is named by itself."""
        kind, n = FIRED.thing(place)
        return At(at.player, HAND, n) if kind == IN_HAND else At(at.player, place, game.artisan_at(place))

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.places(game, at))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        opportunity(game, Fire(), self.at_place(game, at, option))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return label_of_fire(game, self.at_place(game, at, option).piece, 0)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        kind, n = FIRED.thing(option)
        return f"player:{at.player}:hand:{kind_of(n)}" if kind == IN_HAND else target_of(option)

    def signs(self) -> tuple[str, ...]:
        return ("x2", "fire")


@dataclass(frozen=True, slots=True)
class Fire(Effect):
    """Fire up the artisan `at.piece` where it is."""

    def run(self, game: Flamecraft, at: At) -> None:
        fire_up(game, at)


@dataclass(frozen=True, slots=True)
class FireInPark(Effect):
    """Fire up an artisan in the Park, then take it, or whatever has swapped into its place, into the hand."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, tuple(ONE_IN_PARK.options(game, at, NOBODY)), even_one=game.has_others)

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(ONE_IN_PARK.options(game, at, NOBODY))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        place = place_of(option)
        game.push(TakeFrom(), At(at.player, place))
        if is_instead(option):
            game.fired |= 1 << game.artisan_at(place)
            gain(game, at.player, NO_GOODS, 0, POCUS_REP, FROM_SUNS)
        else:
            opportunity(game, Fire(), At(at.player, place, game.artisan_at(place)))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return ONE_IN_PARK.label(game, at, option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return ONE_IN_PARK.target(game, at, option)

    def signs(self) -> tuple[str, ...]:
        return ("park", "fire", "artisan")


ONE_IN_PARK: Final = FireUp(many=False, park=True)


@dataclass(frozen=True, slots=True)
class TakeFrom(Effect):
    """Take the artisan that is now in that place of the Park."""

    def run(self, game: Flamecraft, at: At) -> None:
        if game.park[at.place - PARK] >= 0:
            take_from_park(game, at.player, at.place - PARK)


@dataclass(frozen=True, slots=True)
class Replace(Effect):
    """An artisan of the hand and one at this shop change places; the one from the hand is fired up."""

    def run(self, game: Flamecraft, at: At) -> None:
        found: dict[int, int] = {}
        for slot in range(at.place, at.place + 3):
            if game.slots[slot] >= 0:
                found.setdefault(kind_of(game.slots[slot]), slot)
        game.ask(self, at, tuple(found.values()))

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(game.players[at.player].hand) and any(a >= 0 for a in game.slots[at.place : at.place + 3])

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.push(ReplaceBy(), At(at.player, option))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return game.name_of(game.slots[option])

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"slot:{option}"

    def signs(self) -> tuple[str, ...]:
        return ("swap", "fire")


@dataclass(frozen=True, slots=True)
class ReplaceBy(Effect):
    """Which artisan of the hand comes."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, tuple(game.kinds_in_hand(at.player)), even_one=game.has_others)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        newcomer = leave_hand(game, at.player, option)
        leaver = game.slots[at.place]
        game.slots[at.place] = newcomer
        game.players[at.player].hand.append(leaver)
        game.seen[leaver] = EVERYBODY
        if game.events is not None:
            shop = SHOP_OF[at.place]
            game.tell(Swapped(at.player, newcomer, leaver, game.shop_key(shop), game.shop_name(shop)))
        opportunity(game, Fire(), At(at.player, at.place, newcomer))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return game.name_of(game.of_kind(at.player, option))

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"player:{at.player}:hand:{option}"


@dataclass(frozen=True, slots=True)
class FireInHand(Effect):
    """Fire up an artisan in the hand, then perhaps give it, or its swap partner, away for reputation."""

    rep: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, tuple(self.kinds(game, at)), even_one=game.has_others)

    def kinds(self, game: Flamecraft, at: At) -> list[int]:
        here = [(kind, At(at.player, HAND, game.of_kind(at.player, kind))) for kind in game.kinds_in_hand(at.player)]
        return [kind for kind, place in here if game.pocus or ABILITIES[kind].can(game, place)]

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.kinds(game, at))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.palm = game.of_kind(at.player, option)
        if game.pocus and game.setup.version >= SHOWN_IN_HAND:  # else it is used at once, and shown with that
            game.seen[game.palm] = EVERYBODY
            game.show()
        game.push(May(GiveFired(self.rep)), at)
        opportunity(game, NEWCOMER, At(at.player, HAND, game.palm))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return label_of_fire(game, game.of_kind(at.player, option), 0)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"player:{at.player}:hand:{option}"

    def signs(self) -> tuple[str, ...]:
        return ("fire", "gift", "to", *times(self.rep, "rep"))
