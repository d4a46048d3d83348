"""Firing up: the abilities of the six kinds of artisan, and the opportunities to use them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from wyrmhall.core.effects import May
from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.events import loose
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.board import ICON, ROOST
from wyrmhall.games.flamecraft.choices import OfGoods, ThreeDifferentGoods
from wyrmhall.games.flamecraft.effects import take
from wyrmhall.games.flamecraft.gifts import GiveFired, GiveGood
from wyrmhall.games.flamecraft.kinds import (
    ANY,
    EVERY_KIND,
    EVERYBODY,
    FROM_ARTISANS,
    FROM_SUNS,
    HAND,
    KINDS,
    MANNY,
    NO_GOODS,
    PARK,
    good,
    kind_of,
)
from wyrmhall.games.flamecraft.placing import Place

if TYPE_CHECKING:
    from wyrmhall.games.flamecraft.state import Flamecraft

POCUS_REP: Final = 2
INSTEAD: Final = 200  # added to an option of a fire-up: 2 reputation instead of the ability


@dataclass(frozen=True, slots=True)
class TwoOfOneGood(OfGoods):
    """Gain two of one good that this shop or an artisan here offers."""

    def run(self, game: Flamecraft, at: At) -> None:
        kinds = self.kinds(game, at)
        game.ask(self, at, tuple([kind for kind in KINDS if kinds >> kind & 1]))

    def kinds(self, game: Flamecraft, at: At) -> int:
        kinds = 0
        for artisan in game.artisans_around(at):
            kinds |= 1 << kind_of(artisan)
        if at.place < PARK:
            icon = ICON[at.place // 3]
            if icon == ANY:
                return EVERY_KIND
            if icon < 6:
                kinds |= 1 << icon
        return kinds

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.gain_good(at.player, option, 2)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("amount", n=2, good=good(option))


@dataclass(frozen=True, slots=True)
class Swap(Effect):
    """Change places with an artisan in Town, which is then fired up."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, self.others(game, at))

    def others(self, game: Flamecraft, at: At) -> tuple[int, ...]:
        """Slots of Town, once for artisans that are alike: same shop, same kind, equally fired up."""
        fired = game.fires[-1]
        found: dict[int, int] = {}
        for base in game.shop_bases():
            for slot in (base, base + 1, base + 2):
                artisan = game.slots[slot]
                if artisan >= 0 and artisan != at.piece:
                    found.setdefault((base << 5) + (artisan // 7 << 1) + (fired >> artisan & 1), slot)
        return tuple(found.values())

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        other = game.slots[option]
        game.slots[option] = at.piece
        game.put(at, other)
        if game.events is not None:
            shown = {"one": game.name_of(at.piece), "two": game.name_of(other)}
            game.tell(loose("swapped", at.player, {**shown, "shop": game.shop_name(option // 3)}))
        game.push(NEWCOMER, At(at.player, at.place, other))

    def can(self, game: Flamecraft, at: At) -> bool:
        return any(a >= 0 and a != at.piece for base in game.shop_bases() for a in game.slots[base : base + 3])

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("artisan-at", artisan=game.name_of(game.slots[option]), shop=game.shop_name(option // 3))

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"slot:{option}"


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
                game.gain(at.player, NO_GOODS, 0, POCUS_REP, FROM_SUNS)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return label_of_fire(game, at.piece, option)


@dataclass(frozen=True, slots=True)
class MannyMoment(Effect):
    """Right after a fired-up meat artisan let the owner of Manny place another: fire up that one and others there."""

    @property
    def quiet(self) -> bool:
        return True  # who can be fired up there may depend on the hand

    def run(self, game: Flamecraft, at: At) -> None:
        if game.has_companion(at.player, MANNY):
            game.open_fires()
            able = bool(MANY_HERE.options(game, at))
            game.fires.pop()
            if able:
                game.ask(self, at, (1, SKIP))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option != SKIP:
            game.use_companion(at.player)
            opportunity(game, MANY_HERE, at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("skip") if option == SKIP else Msg("use-companion", name=Msg("companion-manny"))


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
        game.tell(loose("fired", at.player, {"artisan": game.name_of(at.piece)}))
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


def label_of_fire(game: Flamecraft, artisan: int, option: int) -> Says:
    if option == SKIP:
        return Msg("fire-no-more")
    id = "fire-instead" if option >= INSTEAD else "fire"
    return Msg(id, artisan=game.name_of(artisan), n=POCUS_REP, what=ABILITIES[kind_of(artisan)])


class FreeMoment(Effect):
    """A decision beside which a player may reveal sun dragons and use a companion."""

    __slots__ = ()

    @property
    def quiet(self) -> bool:
        return True  # whether it is asked depends on what the player hides

    def is_busy(self) -> bool:
        """Whether it is asked in the middle of another effect, where nothing may come in between."""
        return False


@dataclass(frozen=True, slots=True)
class FireUp(FreeMoment):
    """Fire up artisans of the shop or of the Park: one, or one after another as many as the player likes."""

    many: bool
    park: bool = False
    must: bool = False  # part of an ability that was chosen: one is fired up
    fresh: bool = False  # only those that were not fired up in this turn
    step: bool = False  # step 3 of gathering, where Hocus can be revealed

    @property
    def quiet(self) -> bool:
        return not self.must

    def run(self, game: Flamecraft, at: At) -> None:
        options = self.options(game, at)
        if options and not self.must:
            options.append(SKIP)
        if options:
            game.ask(self, at, tuple(options), even_one=game.has_others)
        elif self.artisans(game, at) and (game.holds_pocus(at.player) or game.could_get_artisan(at.player, self)):
            game.ask(self, at, (SKIP,), even_one=True)

    def artisans(self, game: Flamecraft, at: At) -> list[int]:
        """Places of face-up artisans not fired up yet, one of each kind."""
        fired = game.fired if self.fresh else game.fires[-1]
        found: dict[int, int] = {}
        if self.park:
            for i, artisan in enumerate(game.park):
                if artisan >= 0 and not fired >> artisan & 1:
                    found.setdefault(artisan // 7, PARK + i)
        elif at.place // 3 != ROOST:
            slots = game.slots
            for slot in (at.place, at.place + 1, at.place + 2):
                artisan = slots[slot]
                if artisan >= 0 and not fired >> artisan & 1:
                    found.setdefault(artisan // 7, slot)
        return list(found.values())

    def options(self, game: Flamecraft, at: At) -> list[int]:
        places = self.artisans(game, at)
        able = [p for p in places if ABILITIES[game.artisan_at(p) // 7].can(game, At(at.player, p, game.artisan_at(p)))]
        if game.pocus:
            able += [INSTEAD + place for place in places]
        return able

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.options(game, at))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == SKIP:
            return
        if self.many or (self.step and game.hocus):
            game.push(self, at)
        if option >= INSTEAD:
            mark_fired(game, game.artisan_at(option - INSTEAD))
            game.gain(at.player, NO_GOODS, 0, POCUS_REP, FROM_SUNS)
        else:
            fire_up(game, At(at.player, option, game.artisan_at(option)))

    def is_busy(self) -> bool:
        return self.must

    def prompt(self, game: Flamecraft, at: At) -> Says:
        return Msg("ask-fire-up" if self.options(game, at) else "ask-moment")

    def default(self, game: Flamecraft, at: At, options: tuple[int, ...]) -> int:
        return options[-1]

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        place = option - INSTEAD if option >= INSTEAD else option
        return label_of_fire(game, -1 if option == SKIP else game.artisan_at(place), option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        if option == SKIP:
            return ""
        place = option - INSTEAD if option >= INSTEAD else option
        return f"park:{place - PARK}" if place >= PARK else f"slot:{place}"

    def words(self) -> dict[str, object]:
        return {"n": "many" if self.many else "one", "where": "park" if self.park else "here", "fresh": self.fresh}


MANY_HERE: Final = FireUp(many=True)


@dataclass(frozen=True, slots=True)
class Opportunity(Effect):
    """A fire-up of its own: artisans fired up before may be fired up in it."""

    fire: FireUp

    def run(self, game: Flamecraft, at: At) -> None:
        opportunity(game, self.fire, at)

    def can(self, game: Flamecraft, at: At) -> bool:
        game.open_fires()
        able = self.fire.can(game, at)
        game.fires.pop()
        return able

    def words(self) -> dict[str, object]:
        return {"what": self.fire}


@dataclass(frozen=True, slots=True)
class FireAgain(Effect):
    """Fire up once more an artisan that was fired up this turn, where it now is."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, tuple(self.places(game, at)), even_one=game.has_others)

    def places(self, game: Flamecraft, at: At) -> list[int]:
        found = []
        game.open_fires()
        for place in game.places_of(at.player, game.fired):
            artisan = game.artisan_at(place) if place < HAND else place - HAND
            here = At(at.player, min(place, HAND), artisan)
            if place // 3 != ROOST and ABILITIES[kind_of(artisan)].can(game, here):
                found.append(place)
        game.fires.pop()
        return found

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.places(game, at))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        artisan = game.artisan_at(option) if option < HAND else option - HAND
        opportunity(game, Fire(), At(at.player, min(option, HAND), artisan))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return label_of_fire(game, game.artisan_at(option) if option < HAND else option - HAND, 0)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        if option >= HAND:
            return f"player:{at.player}:hand:{kind_of(option - HAND)}"
        return f"park:{option - PARK}" if option >= PARK else f"slot:{option}"


@dataclass(frozen=True, slots=True)
class Fire(Effect):
    """Fire up the artisan `at.piece` where it is."""

    def run(self, game: Flamecraft, at: At) -> None:
        fire_up(game, at)


@dataclass(frozen=True, slots=True)
class FireInPark(Effect):
    """Fire up an artisan in the Park, then take it, or whatever has swapped into its place, into the hand."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.open_fires()
        options = ONE_IN_PARK.options(game, at)
        game.fires.pop()
        game.ask(self, at, tuple(options), even_one=game.has_others)

    def can(self, game: Flamecraft, at: At) -> bool:
        game.open_fires()
        able = ONE_IN_PARK.can(game, at)
        game.fires.pop()
        return able

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        place = option - INSTEAD if option >= INSTEAD else option
        game.push(TakeFrom(), At(at.player, place))
        if option >= INSTEAD:
            game.fired |= 1 << game.artisan_at(place)
            game.gain(at.player, NO_GOODS, 0, POCUS_REP, FROM_SUNS)
        else:
            opportunity(game, Fire(), At(at.player, place, game.artisan_at(place)))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return ONE_IN_PARK.label(game, at, option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return ONE_IN_PARK.target(game, at, option)


ONE_IN_PARK: Final = FireUp(many=False, park=True, must=True)


@dataclass(frozen=True, slots=True)
class TakeFrom(Effect):
    """Take the artisan that is now in that place of the Park."""

    def run(self, game: Flamecraft, at: At) -> None:
        if game.park[at.place - PARK] >= 0:
            game.take_from_park(at.player, at.place - PARK)


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


@dataclass(frozen=True, slots=True)
class ReplaceBy(Effect):
    """Which artisan of the hand comes."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, tuple(game.kinds_in_hand(at.player)), even_one=game.has_others)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        newcomer = game.leave_hand(at.player, option)
        leaver = game.slots[at.place]
        game.slots[at.place] = newcomer
        game.players[at.player].hand.append(leaver)
        game.seen[leaver] = EVERYBODY
        if game.events is not None:
            shown = {"one": game.name_of(newcomer), "two": game.name_of(leaver)}
            game.tell(loose("swapped", at.player, {**shown, "shop": game.shop_name(at.place // 3)}))
        opportunity(game, Fire(), At(at.player, at.place, newcomer))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("artisan-of", good=good(option))

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"player:{at.player}:hand:{option}"


@dataclass(frozen=True, slots=True)
class FireInHand(Effect):
    """Fire up an artisan in the hand, then perhaps give it, or its swap partner, away for reputation."""

    rep: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, tuple(self.kinds(game, at)), even_one=game.has_others)

    def kinds(self, game: Flamecraft, at: At) -> list[int]:
        game.open_fires()
        here = [(kind, At(at.player, HAND, game.of_kind(at.player, kind))) for kind in game.kinds_in_hand(at.player)]
        able = [kind for kind, place in here if game.pocus or ABILITIES[kind].can(game, place)]
        game.fires.pop()
        return able

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.kinds(game, at))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        game.palm = game.of_kind(at.player, option)
        game.push(May(GiveFired(self.rep)), at)
        opportunity(game, NEWCOMER, At(at.player, HAND, game.palm))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return label_of_fire(game, game.of_kind(at.player, option), 0)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"player:{at.player}:hand:{option}"
