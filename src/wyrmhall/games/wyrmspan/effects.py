"""The verbs that stand on cards and boards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.events import loose
from wyrmhall.core.words import Says
from wyrmhall.games.wyrmspan.catalog import BONUSES, COSTS, DRAGONS, TRACK
from wyrmhall.games.wyrmspan.kinds import (
    ALL,
    ANY,
    COIN,
    DECK,
    DISPLAY,
    DISPLAY_OR_DECK,
    DRAGON,
    FROM_DECK,
    GENERAL,
    HAND,
    HERE,
    KINDS,
    LIMIT,
    NOBODY,
    OF_CAVE_SLOT,
    OF_KIND,
    OF_SLOT,
    OF_SPACE,
    OF_TILE,
    PLACES,
    RESOURCE,
    SIZES,
    SOURCES,
    SUPPLY,
    YES,
)
from wyrmhall.games.wyrmspan.moves import (
    cache_on,
    draw_cave,
    draw_dragon,
    free_nests,
    give,
    has_cave_card,
    has_dragon_card,
    hosts,
    lay_egg,
    room,
    take_cave,
    take_dragon,
    tuck_from_hand,
    tuck_under,
    would_be_third,
)
from wyrmhall.games.wyrmspan.objectives import CACHED, EGGS, GUILD_POSITION, may_shun
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan
from wyrmhall.games.wyrmspan.things import Step, Verb, name_of_dragon, target_of
from wyrmhall.games.wyrmspan.versions import MAY_HURT

FOUR_KINDS: Final[tuple[int, ...]] = (OF_KIND, OF_KIND + 1, OF_KIND + 2, OF_KIND + 3)
MARKERS: Final = 4  # that a player has for the guild tile
BROWN: Final = 6  # every sixth space of the track is brown
EGG_SPACES: Final = (1, 7)
COIN_SPACE: Final = 10
MUST: Final = -9
"""As `at.piece`: the effect may not be declined as long as it can be done."""


@dataclass(frozen=True, slots=True)
class Gain(Verb):
    """Tokens from the general supply; `RESOURCE` is one of the four kinds, chosen singly."""

    kind: int
    n: int = 1

    def run(self, game: Wyrmspan, at: At) -> None:
        if self.kind == RESOURCE:
            game.ask(self, at, (*FOUR_KINDS, SKIP) if game.asks else FOUR_KINDS)
        elif game.asks:
            game.ask(self, at, (OF_KIND + self.kind, SKIP))
        else:
            give(game, at.player, self.kind, self.n)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        give(game, at.player, option - OF_KIND)
        if self.n > 1:
            game.push(gain(self.kind, self.n - 1), at)

    def words(self) -> dict[str, object]:
        return {"kind": KINDS[self.kind], "n": self.n}


@cache
def gain(kind: int, n: int = 1) -> Gain:
    return Gain(kind, n)


@dataclass(frozen=True, slots=True)
class GainOfCost(Verb):
    """One resource of a kind printed in the cost of the card just tucked, which is `at.piece`."""

    def run(self, game: Wyrmspan, at: At) -> None:
        kinds = tuple([OF_KIND + k for k in range(4) if COSTS[at.piece][k]])
        game.ask(self, at, (*kinds, SKIP) if game.asks and kinds else kinds)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option != SKIP:
            give(game, at.player, option - OF_KIND)


@dataclass(frozen=True, slots=True)
class Take(Verb):
    """Cards to hand, one by one: a face-up one or the top of the deck."""

    what: int
    n: int = 1
    source: int = DISPLAY_OR_DECK

    def run(self, game: Wyrmspan, at: At) -> None:
        found = self.sources(game)
        game.ask(self, at, (*found, SKIP) if game.asks and found else found)

    def sources(self, game: Wyrmspan) -> tuple[int, ...]:
        if self.what == DRAGON:
            display, first, in_deck = game.display, OF_SLOT, bool(game.deck) or has_dragon_card(game)
        else:
            display, first, in_deck = game.cave_display, OF_CAVE_SLOT, bool(game.cave_deck) or has_cave_card(game)
        found = [first + i for i in (0, 1, 2) if display[i]] if self.source & DISPLAY else []
        if in_deck and self.source & DECK:
            found.append(FROM_DECK)
        return tuple(found)

    def can(self, game: Wyrmspan, at: At) -> bool:
        return bool(self.sources(game))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        if self.n > 1:
            game.push(take(self.what, self.n - 1, self.source), at)
        if self.what == DRAGON:
            card, seen = dragon_from(game, option)
            take_dragon(game, at.player, card, seen)
        elif option == FROM_DECK:
            take_cave(game, at.player, draw_cave(game), False)
        else:
            card = game.cave_display[option - OF_CAVE_SLOT]
            game.cave_display[option - OF_CAVE_SLOT] = 0
            take_cave(game, at.player, card, True)

    def target(self, game: Wyrmspan, at: At, option: int) -> str:
        return f"deck:{KINDS[self.what]}" if option == FROM_DECK else target_of(game, at.player, option)

    def words(self) -> dict[str, object]:
        return {"what": KINDS[self.what], "n": self.n, "source": SOURCES[self.source]}


@cache
def take(what: int, n: int = 1, source: int = DISPLAY_OR_DECK) -> Take:
    return Take(what, n, source)


def dragon_from(game: Wyrmspan, option: int) -> tuple[int, bool]:
    """A dragon card from a slot of the display or from the deck, and whether all have seen it."""
    if option == FROM_DECK:
        return draw_dragon(game), False
    card = game.display[option - OF_SLOT]
    game.display[option - OF_SLOT] = 0
    return card, True


@dataclass(frozen=True, slots=True)
class LayEgg(Verb):
    """Eggs onto free nests in a place, one by one."""

    n: int = 1
    where: int = ANY

    def run(self, game: Wyrmspan, at: At) -> None:
        p = game.players[at.player]
        found = free_nests(p, self.where, at.place)
        if game.asks or (game.setup.version >= MAY_HURT and may_shun(game, p, EGGS)):
            game.ask(self, at, (*[OF_SPACE + s for s in found], SKIP) if found else ())
        elif self.n > 1 and len(found) <= self.n and sum([room(p, s) for s in found]) <= self.n:
            for space in found:  # every nest gets its egg, so there is nothing to choose
                for _ in range(room(p, space)):
                    lay_egg(game, at.player, space)
        else:
            game.ask(self, at, tuple([OF_SPACE + s for s in found]))

    def can(self, game: Wyrmspan, at: At) -> bool:
        return bool(free_nests(game.players[at.player], self.where, at.place))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        lay_egg(game, at.player, option - OF_SPACE)
        if self.n > 1:
            game.push(lay(self.n - 1, self.where), at)

    def words(self) -> dict[str, object]:
        return {"n": self.n, "where": PLACES[self.where]}


@cache
def lay(n: int, where: int = ANY) -> LayEgg:
    return LayEgg(n, where)


@dataclass(frozen=True, slots=True)
class GuildStep(Verb):
    """The token moves on, and each space entered gives its benefit before the next step.

    A step onto a brown space is offered together with the places for the marker, so that it is one choice.
    """

    n: int = 1

    def run(self, game: Wyrmspan, at: At) -> None:
        p = game.players[at.player]
        forced = game.setup["forced_guild"]
        if game.asks:
            game.ask(self, at, (YES,) if forced else (YES, SKIP))
        elif (p.steps + 1) % BROWN or len(p.markers) >= MARKERS:
            if not forced and game.setup.version >= MAY_HURT and may_be_unwanted(game, p):
                game.ask(self, at, (YES, SKIP))
            else:
                self.go(game, at)
        else:
            places = free_places(game)
            game.ask(self, at, places if forced else (*places, SKIP))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        self.go(game, at, option - OF_TILE)

    def go(self, game: Wyrmspan, at: At, place: int = -1) -> None:
        """One step; `place` is where the marker goes if that is settled already."""
        if self.n > 1:
            game.push(step(self.n - 1), at)
        p = game.players[at.player]
        p.steps += 1
        if game.events is not None:
            game.tell(loose("stepped", at.player, {"space": p.steps % 12}))
        if p.steps % BROWN:
            game.push(TRACK[p.steps % 12], at)
        elif len(p.markers) < MARKERS:
            if game.asks:
                game.push(PLACE_MARKER, at)
            else:
                place_marker(game, at, place)


def may_be_unwanted(game: Wyrmspan, p: Player) -> bool:
    """Whether the benefit of the next space would be lost now, or the step could lower what a player scores."""
    space = (p.steps + 1) % 12
    if space in EGG_SPACES:
        if not free_nests(p, ANY, -1):
            return True
    elif space == COIN_SPACE and p.supply[COIN] >= LIMIT:
        return True
    if space == 1 and p.steps and not game.setup["guild_laps"]:
        return GUILD_POSITION in game.objectives[game.round :]  # a new lap counts from its beginning
    return may_shun(game, p, GUILD_POSITION)


@cache
def step(n: int) -> GuildStep:
    return GuildStep(n)


def free_places(game: Wyrmspan) -> tuple[int, ...]:
    return tuple([OF_TILE + i for i, room in enumerate(game.free) if room])


def place_marker(game: Wyrmspan, at: At, place: int) -> None:
    """A marker comes onto the guild tile, and its row gives its bonus."""
    game.players[at.player].markers.append(place)
    game.free[place] -= 1
    if game.events is not None:
        game.tell(loose("placed", at.player, {"row": min(place, 4) + 1}))
    bonus = BONUSES[game.tile][place] if place < 4 else None
    if bonus is not None:
        game.push(bonus, At(at.player, -1, MUST) if game.setup["forced_guild"] else At(at.player))


@dataclass(frozen=True, slots=True)
class PlaceMarker(Verb):
    """Forced: an unused marker goes onto a free place of the guild tile."""

    def run(self, game: Wyrmspan, at: At) -> None:
        if self.can(game, at):
            game.ask(self, at, free_places(game))

    def can(self, game: Wyrmspan, at: At) -> bool:
        return len(game.players[at.player].markers) < MARKERS

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        place_marker(game, at, option - OF_TILE)


PLACE_MARKER: Final = PlaceMarker()


@dataclass(frozen=True, slots=True)
class Cache(Verb):
    """A resource comes to lie on a dragon for good; from the own supply this may be declined."""

    kind: int = RESOURCE
    n: int = 1
    source: int = SUPPLY
    on: int = HERE
    then: Effect | None = None

    def choices(self, game: Wyrmspan, at: At) -> tuple[int, ...]:
        p = game.players[at.player]
        if not hosts(p, self.on, at.place):
            return ()
        kinds = range(4) if self.kind == RESOURCE else (self.kind,)
        if self.source == GENERAL:
            return tuple([OF_KIND + k for k in kinds])
        return tuple([OF_KIND + k for k in kinds if p.supply[k]])

    def can(self, game: Wyrmspan, at: At) -> bool:
        return bool(self.choices(game, at))

    def run(self, game: Wyrmspan, at: At) -> None:
        found = self.choices(game, at)
        if found and (self.source == SUPPLY or game.asks or self.may_hurt(game, at)):
            found = (*found, SKIP)
        game.ask(self, at, found)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        if self.n > 1:
            game.push(Cache(self.kind, self.n - 1, self.source, self.on), at)
        if self.then is not None:
            game.push(self.then, at)
        step_on = CACHE_ON[(option - OF_KIND) * 2 + (self.source == GENERAL)]
        found = hosts(game.players[at.player], self.on, at.place)
        if len(found) == 1:
            step_on.chosen(game, at, OF_SPACE + found[0])
        else:
            game.push(step_on, At(at.player, at.place, -2 - self.on))

    def may_hurt(self, game: Wyrmspan, at: At) -> bool:
        return game.setup.version >= MAY_HURT and may_shun(game, game.players[at.player], CACHED)

    def words(self) -> dict[str, object]:
        said: dict[str, object] = {
            "kind": KINDS[self.kind],
            "n": self.n,
            "source": SOURCES[self.source],
            "on": PLACES[self.on],
            "more": "no" if self.then is None else "yes",
        }
        return said if self.then is None else {**said, "then": self.then}


@dataclass(frozen=True, slots=True)
class CacheOn(Step):
    """The dragon that a chosen resource comes to lie on; `at.piece` tells the place as -2 - place."""

    kind: int
    from_general: bool

    def run(self, game: Wyrmspan, at: At) -> None:
        found = hosts(game.players[at.player], -2 - at.piece, at.place)
        game.ask(self, at, tuple([OF_SPACE + s for s in found]))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        (game.bank if self.from_general else game.players[at.player].supply)[self.kind] -= 1
        cache_on(game, at.player, option - OF_SPACE, self.kind)


CACHE_ON: Final = tuple([CacheOn(kind, general) for kind in range(4) for general in (False, True)])


@dataclass(frozen=True, slots=True)
class Tuck(Verb):
    """A dragon card comes to lie under a dragon for good; from the hand this may be declined.

    What follows learns which card it was as `at.piece`.
    """

    n: int = 1
    source: int = HAND
    under: int = HERE
    then: Effect | None = None

    def choices(self, game: Wyrmspan, at: At) -> tuple[int, ...]:
        p = game.players[at.player]
        if self.source == DECK:
            return tuple([OF_SPACE + s for s in hosts(p, self.under, at.place)]) if has_dragon_card(game) else ()
        return tuple(sorted(p.hand)) if p.hand and hosts(p, self.under, at.place) else ()

    def can(self, game: Wyrmspan, at: At) -> bool:
        return bool(self.choices(game, at))

    def run(self, game: Wyrmspan, at: At) -> None:
        found = self.choices(game, at)
        if found and (self.source == HAND or game.asks or self.may_hurt(game, at, found)):
            found = (*found, SKIP)
        game.ask(self, at, found)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        if self.n > 1:
            game.push(Tuck(self.n - 1, self.source, self.under), at)
        if self.source == DECK:
            tuck_under(game, at.player, option - OF_SPACE, draw_dragon(game), NOBODY)
            return
        if self.then is not None:
            game.push(self.then, At(at.player, at.place, option))
        found = hosts(game.players[at.player], self.under, at.place)
        if len(found) == 1:
            known = ALL if isinstance(self.then, GainOfCost) else 1
            tuck_from_hand(game, at.player, found[0], option, known)
        else:
            game.push(TUCK_UNDER[self.under], At(at.player, at.place, option))

    def may_hurt(self, game: Wyrmspan, at: At, found: tuple[int, ...]) -> bool:
        """Whether every dragon offered is a hatchling whose only bonus this would use up."""
        if game.setup.version < MAY_HURT or at.piece == MUST:
            return False
        p = game.players[at.player]
        return all(would_be_third(p, option - OF_SPACE) for option in found)

    def preview(self, game: Wyrmspan, at: At, option: int) -> Says | None:
        space = option - OF_SPACE
        if self.source != DECK or space < 0 or not would_be_third(game.players[at.player], space):
            return None
        return DRAGONS[game.players[at.player].dragons[space]].third

    def words(self) -> dict[str, object]:
        said: dict[str, object] = {
            "n": self.n,
            "source": SOURCES[self.source],
            "under": PLACES[self.under],
            "more": "no" if self.then is None else "yes",
        }
        return said if self.then is None else {**said, "then": self.then}


@dataclass(frozen=True, slots=True)
class TuckUnder(Step):
    """The dragon that the hand card `at.piece` is tucked under."""

    under: int

    @property
    def face_down(self) -> bool:
        return True

    def run(self, game: Wyrmspan, at: At) -> None:
        game.ask(self, at, tuple([OF_SPACE + s for s in hosts(game.players[at.player], self.under, at.place)]))

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        tuck_from_hand(game, at.player, option - OF_SPACE, at.piece)


TUCK_UNDER: Final = tuple([TuckUnder(under) for under in range(6)])


@dataclass(frozen=True, slots=True)
class Reveal(Verb):
    """The top dragon card is shown: of one of the sizes it is tucked here, else it goes to hand, or is discarded."""

    sizes: tuple[int, ...]
    otherwise: Effect | None = None  # what a discarded card brings; none: it goes to hand

    def run(self, game: Wyrmspan, at: At) -> None:
        if self.can(game, at):
            game.ask(self, at, (YES, SKIP) if game.asks else (YES,))

    def can(self, game: Wyrmspan, at: At) -> bool:
        return has_dragon_card(game)

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        card = draw_dragon(game)
        if game.events is not None:
            game.tell(loose("revealed", at.player, {"card": name_of_dragon(card)}))
        if DRAGONS[card].size in self.sizes:
            tuck_under(game, at.player, at.place, card, ALL)
        elif self.otherwise is None:
            take_dragon(game, at.player, card, True)
        else:
            game.discard.append(card)
            game.push(self.otherwise, at)

    def words(self) -> dict[str, object]:
        said: dict[str, object] = {"sizes": "-".join(SIZES[size] for size in self.sizes), "more": "no"}
        return said if self.otherwise is None else {**said, "more": "yes", "then": self.otherwise}
