"""The turn: visit, gather or enchant, and whose turn comes next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect, Refusal
from wyrmhall.core.events import Event
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.casting import ON_SHOP, Resolve, castable, why_not_cast_in_town
from wyrmhall.games.flamecraft.companion_moments import DanielMoment, ErickMoment
from wyrmhall.games.flamecraft.end_of_turn import Limits, Refresh, TurnUp
from wyrmhall.games.flamecraft.events import LastTurns, TurnBegan, Visited
from wyrmhall.games.flamecraft.firing import CLOSE, FireUp
from wyrmhall.games.flamecraft.gathering import GATHER_GOODS, PLACE_STEP, gathering
from wyrmhall.games.flamecraft.moments import FreeMoment
from wyrmhall.games.flamecraft.numbers import COIN, DRAGON, EMPTY, ERICK, FACE_DOWN, FIRST_SLOT, SHOP_OF
from wyrmhall.games.flamecraft.scoring import END_GAME
from wyrmhall.games.flamecraft.solo import SOLO_STEPS
from wyrmhall.games.flamecraft.state import Flamecraft
from wyrmhall.games.flamecraft.versions import BETWEEN_USES
from wyrmhall.games.flamecraft.visits import GIVE_VISITOR, missing, tokens_at, with_gifts

GATHER: Final = 0
ENCHANT: Final = 1


@dataclass(frozen=True, slots=True)
class Turn(Effect):
    """One full turn of a player; an extra turn by Peter begins at a fixed shop."""

    fixed: int = EMPTY

    def run(self, game: Flamecraft, at: At) -> None:
        game.active = at.player
        game.turns += 1
        game.visited = game.placed = game.drawn = game.cast = game.cast_at = EMPTY
        game.fired = 0
        game.pocus = game.hocus = game.earned = False
        game.goes_to = EMPTY
        if game.events is not None:
            game.tell(TurnBegan(at.player))
        game.push(END_OF_TURN, at)
        game.push(VISIT if self.fixed == EMPTY else Visit(self.fixed), at)


@dataclass(frozen=True, slots=True)
class Visit(FreeMoment):
    """Move the token to another shop."""

    fixed: int = EMPTY

    @property
    def quiet(self) -> bool:
        return False  # every turn begins with it

    def run(self, game: Flamecraft, at: At) -> None:
        if self.fixed != EMPTY:  # asked all the same: it is the first moment of that turn
            game.ask(self, at, (self.fixed,), even_one=True)
            return
        game.ask(self, at, tuple(self.shops(game, at.player)))

    def shops(self, game: Flamecraft, seat: int) -> list[int]:
        """Where the player may go."""
        player = game.players[seat]
        open_shops = [shop for shop in game.town if shop >= 0 and shop != player.last and shop != player.token]
        found = with_gifts(game, seat, open_shops)
        if not found:  # only in solo: wherever the player goes, they give what they can
            found = [shop for shop in game.town if shop >= 0 and shop != player.token]
        return found

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        player = game.players[at.player]
        player.token = player.last = game.visited = option
        if game.events is not None:
            game.tell(Visited(at.player, game.shop_key(option), game.shop_name(option)))
        here = At(at.player, FIRST_SLOT[option])
        game.push(ACTION, here)
        for to in reversed(tokens_at(game, at.player, option)):
            game.push(GIVE_VISITOR[to], here)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        there = len(tokens_at(game, at.player, option))
        return Msg("visit-and-give", shop=game.shop_name(option), n=there) if there else game.shop_name(option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"shop:{option}"

    def preview(self, game: Flamecraft, at: At, option: int) -> Says | None:
        gathers = gathering(game, option)
        if tokens_at(game, at.player, option):
            return Msg("visit-preview", gathers=gathers, n=0)  # what can be cast depends on what is given
        why = why_not_enchant(game, at.player, option)
        if why is not None:
            return Msg("visit-preview-only", gathers=gathers, why=why)
        return Msg("visit-preview", gathers=gathers, n=len(castable(game, at.player, option)))

    def why_not(self, game: Flamecraft, at: At) -> Iterator[Refusal]:
        player = game.players[at.player]
        for space, shop in enumerate(game.town):
            if shop == FACE_DOWN:
                yield Refusal(f"space:{space}", Msg("no-face-down"), "FC-VIS-05")
            elif shop >= 0 and shop == player.last:
                yield Refusal(f"shop:{shop}", Msg("no-same-shop", shop=game.shop_name(shop)), "FC-VIS-02")
            elif shop >= 0 and shop == player.token:
                yield Refusal(f"shop:{shop}", Msg("no-standing-here", shop=game.shop_name(shop)), "FC-VIS-03")
            elif shop >= 0 and (need := missing(game, at.player, shop)) > 0:
                yield Refusal(f"shop:{shop}", Msg("no-gift", shop=game.shop_name(shop), n=need), "FC-VIS-10")
        shops = self.shops(game, at.player) if self.fixed == EMPTY else [self.fixed]
        yield from why_not_cast_in_town(game, at.player, shops)


@dataclass(frozen=True, slots=True)
class Action(FreeMoment):
    """Gather or enchant."""

    @property
    def quiet(self) -> bool:
        return False  # what can be cast is open to all

    def run(self, game: Flamecraft, at: At) -> None:
        # By what lies open alone: what can be revealed here could be revealed before the visit, with the same effect.
        game.ask(self, at, (GATHER, ENCHANT) if castable(game, at.player, SHOP_OF[at.place]) else (GATHER,))

    def reflex(self, game: Flamecraft, at: At, options: tuple[int, ...], pick: Random) -> int | None:
        return ENCHANT

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == GATHER:
            game.push(ABILITY_STEP, at)
            game.open_fires()
            game.push(CLOSE, at)
            game.push(FIRE_STEP, at)
            game.push(PLACE_STEP, at)
            game.push(GATHER_GOODS, at)
        else:
            game.push(LAST_MOMENT, at)
            game.open_fires()
            game.push(CLOSE, at)
            game.push(FIRE_AFTER_CAST, at)
            game.push(CAST, at)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("gather" if option == GATHER else "enchant")

    def preview(self, game: Flamecraft, at: At, option: int) -> Says | None:
        return Msg("these", what=gathering(game, SHOP_OF[at.place])) if option == GATHER else None


def why_not_enchant(game: Flamecraft, seat: int, shop: int) -> Msg | None:
    """Why the player could only gather at the shop."""
    if game.charms[FIRST_SLOT[shop] + 2] != EMPTY:
        return Msg("no-more-enchantments")
    if game.box.icon[shop] in (COIN, DRAGON):
        return Msg("no-enchanting-here")
    return None if castable(game, seat, shop) else Msg("no-enchantment-fits")


@dataclass(frozen=True, slots=True)
class AbilityStep(FreeMoment):
    """Step 4: use the ability of the shop. If it cannot be used, this is the last moment of the turn."""

    def run(self, game: Flamecraft, at: At) -> None:
        if self.is_usable(game, at):
            game.ask(self, at, (1, SKIP))
        elif game.standing(at.player, self) or game.setup["last_word"]:  # revealing may bring what the ability costs
            game.ask(self, at, (SKIP,), even_one=True)

    def is_usable(self, game: Flamecraft, at: At) -> bool:
        ability = game.box.shops[SHOP_OF[at.place]].ability
        return ability is not None and ability.can(game, at)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        ability = game.box.shops[SHOP_OF[at.place]].ability
        if ability is None or not ability.can(game, at):
            return
        game.push(LAST_MOMENT, at)
        if option == SKIP:
            return
        if game.has_companion(at.player, ERICK):
            game.push(ErickMoment(ability, game.setup.version < BETWEEN_USES), at)
        game.push(ability, at)

    def prompt(self, game: Flamecraft, at: At) -> Says:
        return Msg("ask-ability-step" if self.is_usable(game, at) else "ask-last-moment")

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        ability = game.box.shops[SHOP_OF[at.place]].ability
        if ability is None or not ability.can(game, at):
            return Msg("end-turn")
        return Msg("skip") if option == SKIP else ability

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return "" if option == SKIP else f"shop:{SHOP_OF[at.place]}"


@dataclass(frozen=True, slots=True)
class LastMoment(FreeMoment):
    """Before the end-of-turn steps: asked if there is a sun dragon or a companion to use, or always if the table likes.

    Where it is always asked, not even the end of a turn tells the others whether there was something to do.
    """

    def run(self, game: Flamecraft, at: At) -> None:
        if game.standing(at.player, self) or game.setup["last_word"]:
            game.ask(self, at, (SKIP,), even_one=True)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        pass

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("end-turn")


@dataclass(frozen=True, slots=True)
class EndOfTurn(Effect):
    """Expand the Town, check limits, refresh Park and row; then the next turn."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.push(NEXT_TURN, at)
        for step in SOLO_STEPS if len(game.players) == 1 else STEPS:
            game.push(step, at)


@dataclass(frozen=True, slots=True)
class NextTurn(Effect):
    """Extra turns first, then the next player; after the end was triggered everybody has one more turn."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.extra += game.earned
        if game.goes_to != EMPTY:
            game.push(Turn(game.goes_to), at)
        elif game.extra:
            game.extra -= 1
            game.push(TURN, at)
        else:
            if game.triggered and game.final == EMPTY:
                game.final = len(game.players)
                if game.events is not None:
                    game.tell(LastTurns(at.player))
            if game.final == 0:
                game.push(END_GAME, at)
                return
            if game.final != EMPTY:
                game.final -= 1
            game.push(TURN, At((at.player + 1) % len(game.players)))


TURN: Final = Turn()
VISIT: Final = Visit()
ACTION: Final = Action()
FIRE_STEP: Final = FireUp(many=False, step=True)
ABILITY_STEP: Final = AbilityStep()
CAST: Final = Resolve(ON_SHOP)
FIRE_AFTER_CAST: Final = DanielMoment()
LAST_MOMENT: Final = LastMoment()
END_OF_TURN: Final = EndOfTurn()
NEXT_TURN: Final = NextTurn()
STEPS: Final[tuple[Effect, ...]] = (Refresh(), Limits(), TurnUp())  # the last one is done first


def turned(before: Flamecraft, after: Flamecraft, told: Sequence[Event]) -> bool:
    """Turns are counted; before the first of them none can end."""
    return 0 < before.turns < after.turns
