"""What hints of Flamecraft speak of: the enchantment in reach, the shop with a free place, the solo titles."""

from __future__ import annotations

from typing import Final

from wyrmhall.bots.teaching import Chances, Teaching
from wyrmhall.core.engine import SKIP, Effect
from wyrmhall.core.events import Event
from wyrmhall.core.words import Msg
from wyrmhall.games.flamecraft.achievements import title as title_for
from wyrmhall.games.flamecraft.events import Cast, DrewFancy, FiredUp, Placed, Reserved, Scored
from wyrmhall.games.flamecraft.firing import FireUp
from wyrmhall.games.flamecraft.gathering import PlaceStep
from wyrmhall.games.flamecraft.numbers import SHOP_OF, kind_of
from wyrmhall.games.flamecraft.player import Player
from wyrmhall.games.flamecraft.state import Flamecraft
from wyrmhall.games.flamecraft.turns import ENCHANT, GATHER, Action
from wyrmhall.games.flamecraft.wishes import missing, slot_worth, spells_of


def thing(before: Flamecraft, after: Flamecraft, seat: int, feature: str) -> Msg | None:
    player = after.players[seat]
    if feature == "spell":
        return nearest_spell(after, player)
    if feature == "place":
        return best_shop(after, player)
    return None


def rival_thing(before: Flamecraft, after: Flamecraft, rival: int, feature: str) -> Msg | None:
    """What the rival had in view: it may be gone."""
    return thing(before, before, rival, feature)


def nearest_spell(game: Flamecraft, player: Player) -> Msg | None:
    best: Msg | None = None
    most = 0.0
    for card in spells_of(game, player):
        spell = game.box.enchantments[card]
        hope = spell.rewards[0].rep / (1.0 + missing(spell.goods, player))
        if hope > most:
            best, most = spell.name, hope
    return best


def best_shop(game: Flamecraft, player: Player) -> Msg | None:
    """The shop whose free slot gives most to an artisan in hand."""
    kinds = 0
    for artisan in player.hand:
        kinds |= 1 << kind_of(artisan)
    best: Msg | None = None
    most = 0.0
    for base in game.shop_bases():
        for slot in (base, base + 1, base + 2):
            if game.slots[slot] < 0 and game.box.accepts[slot] & kinds and slot_worth(game, slot) > most:
                best, most = game.shop_name(SHOP_OF[base]), slot_worth(game, slot)
    return best


def deed(game: Flamecraft, seat: int, event: Event) -> str:
    return DEEDS_OF.get(type(event), "") if event.seat == seat else ""


def title(game: Flamecraft, points: float) -> Msg | None:
    return title_for(max(0, round(points))).name if len(game.players) == 1 else None


def when(game: Flamecraft, seat: int) -> Msg | None:
    return Msg("coach-turn", n=game.turns) if game.turns else None


def habit(game: Flamecraft, seat: int, option: int) -> Chances:
    effect, options = game.decision.effect, game.decision.options
    if isinstance(effect, Action) and GATHER in options and ENCHANT in options:
        return [("gathers", option == GATHER)]
    left_out = LEFT_OUT.get(type(effect))
    return () if left_out is None or SKIP not in options or len(options) == 1 else [(left_out, option == SKIP)]


LEFT_OUT: Final[dict[type[Effect], str]] = {PlaceStep: "unplaced", FireUp: "unfired"}
"""What somebody does not do who skips it."""
DEEDS_OF: Final[dict[type[Event], str]] = {
    Cast: "cast",
    Placed: "place",
    FiredUp: "fire",
    DrewFancy: "fancy",
    Scored: "sun",
    Reserved: "reserve",
}
TEACHING: Final[Teaching[Flamecraft]] = Teaching(
    named=("spell", "place"),
    thing=thing,
    rivalled=("spell", "place"),
    rival_thing=rival_thing,
    deeds=("cast", "place", "fire", "fancy", "sun", "reserve"),
    deed=deed,
    subjects=(
        frozenset({"deed-cast", "points-enchantments"}),
        frozenset({"deed-fancy", "deed-sun", "suns", "points-suns", "moons", "points-moons", "hopes"}),
        frozenset({"deed-place", "points-slots"}),
        frozenset({"deed-fire", "points-artisans"}),
        frozenset({"deed-reserve", "spell"}),
        frozenset({"goods", "kinds"}),
    ),
    title=title,
    habits={"gathers": 2 / 3, "unplaced": 1 / 2, "unfired": 1 / 2},
    when=when,
    habit=habit,
)
