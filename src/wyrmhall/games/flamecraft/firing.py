"""Firing up: the abilities of the six kinds of artisan, and the opportunities to use them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect, Refusal
from wyrmhall.core.params import UNTYPED
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.choices import OfGoods, ThreeDifferentGoods
from wyrmhall.games.flamecraft.effects import take
from wyrmhall.games.flamecraft.events import FiredUp, Swapped
from wyrmhall.games.flamecraft.gifts import GiveGood
from wyrmhall.games.flamecraft.goods import good, times
from wyrmhall.games.flamecraft.moments import FreeMoment
from wyrmhall.games.flamecraft.moves import gain, gain_good, put, use_companion
from wyrmhall.games.flamecraft.numbers import (
    ANY,
    BREAD,
    EVERY_KIND,
    EVERYBODY,
    FIRED,
    FROM_ARTISANS,
    FROM_SUNS,
    HAND,
    IN_PARK,
    INSTEAD,
    KIND_OF,
    KINDS,
    MANNY,
    MEAT,
    NO_GOODS,
    PARK,
    POTION,
    ROOST,
    SHOP_OF,
    instead,
    is_instead,
    kind_of,
    place_of,
)
from wyrmhall.games.flamecraft.placing import Place
from wyrmhall.games.flamecraft.state import Flamecraft
from wyrmhall.games.flamecraft.wishes import most_wanted

POCUS_REP: Final = 2
NOBODY: Final = 0  # has been fired up in an opportunity that would begin now, as bits


@dataclass(frozen=True, slots=True)
class TwoOfOneGood(OfGoods):
    """Gain two of one good that this shop or an artisan here offers."""

    def run(self, game: Flamecraft, at: At) -> None:
        kinds = self.kinds(game, at)
        game.ask(self, at, tuple([kind for kind in KINDS if kinds >> kind & 1]))

    def reflex(self, game: Flamecraft, at: At, options: tuple[int, ...], pick: Random) -> int | None:
        return most_wanted(game, at.player, options)

    def kinds(self, game: Flamecraft, at: At) -> int:
        kinds = 0
        for artisan in game.artisans_around(at):
            kinds |= 1 << kind_of(artisan)
        if at.place < PARK:
            icon = game.box.icon[SHOP_OF[at.place]]
            if icon == ANY:
                return EVERY_KIND
            kinds |= 1 << icon  # a coin or a dragon is no kind, and is never offered
        return kinds

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        gain_good(game, at.player, option, 2)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("amount", n=2, good=good(option))

    def signs(self) -> tuple[str, ...]:
        return times(2, "any")


@dataclass(frozen=True, slots=True)
class Swap(Effect):
    """Change places with an artisan in Town, which is then fired up."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, self.others(game, at))

    def others(self, game: Flamecraft, at: At) -> tuple[int, ...]:
        """Slots of Town, once for artisans that are alike: same shop, same kind, equally fired up."""
        fired = game.fires[-1]
        found: dict[tuple[int, int, int], int] = {}
        for base in game.shop_bases():
            for slot in (base, base + 1, base + 2):
                artisan = game.slots[slot]
                if artisan >= 0 and artisan != at.piece:
                    found.setdefault((base, KIND_OF[artisan], fired >> artisan & 1), slot)
        return tuple(found.values())

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        other = game.slots[option]
        game.slots[option] = at.piece
        put(game, at, other)
        if game.events is not None:
            shop = SHOP_OF[option]
            game.tell(Swapped(at.player, at.piece, other, game.shop_key(shop), game.shop_name(shop)))
        game.push(NEWCOMER, At(at.player, at.place, other))

    def can(self, game: Flamecraft, at: At) -> bool:
        return any(a >= 0 and a != at.piece for base in game.shop_bases() for a in game.slots[base : base + 3])

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("artisan-at", artisan=game.name_of(game.slots[option]), shop=game.shop_name(SHOP_OF[option]))

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"slot:{option}"

    def signs(self) -> tuple[str, ...]:
        return ("swap", "fire")


@dataclass(frozen=True, slots=True)
class FireNewcomer(Effect):
    """The artisan that a swap brought here is fired up, unless it was already in this opportunity."""

    def run(self, game: Flamecraft, at: At) -> None:
        if game.fires[-1] >> at.piece & 1:
            return
        if not game.pocus:
            self.chosen(game, at, 0)
        elif ABILITIES[kind_of(at.piece)].can(game, at):
            game.ask(self, at, (0, INSTEAD))
        else:
            game.ask(self, at, (INSTEAD, SKIP))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == 0:
            fire_up(game, at)
        else:
            mark_fired(game, at.piece)
            if option == INSTEAD:
                gain(game, at.player, NO_GOODS, 0, POCUS_REP, FROM_SUNS)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return label_of_fire(game, at.piece, option)


@dataclass(frozen=True, slots=True)
class MannyMoment(Effect):
    """Right after a fired-up meat artisan let the owner of Manny place another: fire up that one and others there."""

    @property
    def quiet(self) -> bool:
        return True  # who can be fired up there may depend on the hand

    def run(self, game: Flamecraft, at: At) -> None:
        if game.has_companion(at.player, MANNY) and MANY_HERE.options(game, at, NOBODY):
            game.ask(self, at, (1, SKIP))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option != SKIP:
            use_companion(game, at.player)
            opportunity(game, MANY_HERE, at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("skip") if option == SKIP else Msg("use-companion", name=game.box.companions[MANNY].name)


NEWCOMER: Final = FireNewcomer()
PLACE_IN_TOWN: Final = Place(after=MannyMoment())
ABILITIES: Final[tuple[Effect, ...]] = (
    take(1),
    PLACE_IN_TOWN,
    TwoOfOneGood(),
    ThreeDifferentGoods(),
    GiveGood(2, FROM_ARTISANS),
    Swap(),
)
"""What an artisan of each kind does when it is fired up."""
FOR_A_DRAGON: Final = (BREAD, MEAT, POTION)
"""Those that take one, place one or swap with one."""


def mark_fired(game: Flamecraft, artisan: int) -> None:
    game.fires[-1] |= 1 << artisan
    game.fired |= 1 << artisan


def fire_up(game: Flamecraft, at: At) -> None:
    """Use the ability of the artisan `at.piece` where it is; it counts as fired up also if it can do nothing."""
    mark_fired(game, at.piece)
    if at.place == HAND:
        game.seen[at.piece] = EVERYBODY
        game.show()
    ability = ABILITIES[kind_of(at.piece)]
    if game.events is not None:
        game.tell(FiredUp(at.player, at.piece))
    if ability.can(game, at):
        game.push(ability, at)


def opportunity(game: Flamecraft, effect: Effect, at: At) -> None:
    """Push an effect within which each artisan is fired up at most once."""
    game.push(CLOSE, at)
    game.push(effect, at)
    game.open_fires()


@dataclass(frozen=True, slots=True)
class CloseFires(Effect):
    """An opportunity to fire up is over."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.fires.pop()


CLOSE: Final = CloseFires()


def target_of(place: int) -> str:
    """A place of Town or of the Park, as targets name it."""
    kind, n = FIRED.thing(place)
    return f"park:{n}" if kind == IN_PARK else f"slot:{n}"


def label_of_fire(game: Flamecraft, artisan: int, option: int) -> Says:
    if option == SKIP:
        return Msg("fire-no-more")
    id = "fire-instead" if is_instead(option) else "fire"
    return Msg(id, artisan=game.name_of(artisan), n=POCUS_REP, what=ABILITIES[kind_of(artisan)])


@dataclass(frozen=True, slots=True)
class FireUp(FreeMoment):
    """Fire up artisans of the shop or of the Park: one, or one after another as many as the player likes."""

    many: bool
    park: bool = False
    must: bool = False  # part of an ability that was chosen: one is fired up
    fresh: bool = False  # only those that were not fired up in this turn
    step: bool = field(default=False, metadata=UNTYPED)  # step 3 of gathering, where Hocus can be revealed

    @property
    def quiet(self) -> bool:
        return not self.must

    def run(self, game: Flamecraft, at: At) -> None:
        already = self.already(game)
        options = self.options(game, at, already)
        if options and not self.must:
            options.append(SKIP)
        if options:
            game.ask(self, at, tuple(options), even_one=game.has_others)
        elif self.artisans(game, at, already) and (
            game.holds_pocus(at.player) or game.could_get_artisan(at.player, self)
        ):
            game.ask(self, at, (SKIP,), even_one=True)

    def already(self, game: Flamecraft) -> int:
        """Those who may not be fired up again, as bits: fired up in this opportunity, or in this turn."""
        return game.fired if self.fresh else game.fires[-1]

    def artisans(self, game: Flamecraft, at: At, fired: int) -> list[int]:
        """Places of face-up artisans not fired up yet, one of each kind."""
        found: dict[int, int] = {}
        if self.park:
            for i, artisan in enumerate(game.park):
                if artisan >= 0 and not fired >> artisan & 1:
                    found.setdefault(KIND_OF[artisan], PARK + i)
        elif SHOP_OF[at.place] != ROOST:
            slots = game.slots
            for slot in (at.place, at.place + 1, at.place + 2):
                artisan = slots[slot]
                if artisan >= 0 and not fired >> artisan & 1:
                    found.setdefault(KIND_OF[artisan], slot)
        return list(found.values())

    def options(self, game: Flamecraft, at: At, fired: int) -> list[int]:
        places = self.artisans(game, at, fired)
        here = [At(at.player, place, game.artisan_at(place)) for place in places]
        able = [each.place for each in here if ABILITIES[KIND_OF[each.piece]].can(game, each)]
        if game.pocus:
            able += [instead(place) for place in places]
        return able

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.options(game, at, self.already(game)))

    def why_not(self, game: Flamecraft, at: At) -> Iterator[Refusal]:
        """The artisans there who are not offered, nor is one like them."""
        fired, lying = self.already(game), game.park if self.park else game.slots[at.place : at.place + 3]
        able = {kind_of(game.artisan_at(place_of(option))) for option in self.options(game, at, fired)}
        for place, artisan in enumerate(lying, PARK if self.park else at.place):
            if artisan < 0 or SHOP_OF[place] == ROOST:
                continue
            name = game.name_of(artisan)
            if fired >> artisan & 1:
                yield Refusal(target_of(place), Msg("no-fired-again", artisan=name), "FC-FIR-07")
            elif kind_of(artisan) not in able:
                yield Refusal(target_of(place), Msg("no-use-to-fire", artisan=name), "FC-ABL-04")

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == SKIP:
            return
        if self.many or (self.step and game.hocus):
            game.push(self, at)
        if is_instead(option):
            mark_fired(game, game.artisan_at(place_of(option)))
            gain(game, at.player, NO_GOODS, 0, POCUS_REP, FROM_SUNS)
        else:
            fire_up(game, At(at.player, option, game.artisan_at(option)))

    def begins(self, game: Flamecraft, at: At, option: int) -> bool:
        """Where it asks for a dragon; a good that is touched would not say whether it is wanted or given."""
        return option != SKIP and not is_instead(option) and kind_of(game.artisan_at(option)) in FOR_A_DRAGON

    def is_busy(self) -> bool:
        return self.must

    def fires(self) -> bool:
        return True

    def gathers(self) -> bool:
        return self.step

    def prompt(self, game: Flamecraft, at: At) -> Says:
        return Msg("ask-fire-up" if self.can(game, at) else "ask-moment")

    def default(self, game: Flamecraft, at: At, options: tuple[int, ...]) -> int:
        return options[-1]

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return label_of_fire(game, -1 if option == SKIP else game.artisan_at(place_of(option)), option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return "" if option == SKIP else target_of(place_of(option))

    def words(self) -> dict[str, object]:
        return {"n": "many" if self.many else "one", "where": "park" if self.park else "here", "fresh": self.fresh}

    def signs(self) -> tuple[str, ...]:
        return (*("park",) * self.park, "fire", *("each",) * self.many)


MANY_HERE: Final = FireUp(many=True)
