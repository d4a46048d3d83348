"""What hints of Flamecraft speak of: the enchantment in reach, the shop with a free place, the solo titles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from wyrmhall.bots.teaching import Chances, Parts, Teaching
from wyrmhall.core.engine import SKIP, Effect
from wyrmhall.core.events import Event
from wyrmhall.core.words import Msg
from wyrmhall.games.flamecraft.achievements import title as title_for
from wyrmhall.games.flamecraft.artisans import named
from wyrmhall.games.flamecraft.events import Cast, DrewFancy, FiredUp, Gained, Placed, Reserved, Scored
from wyrmhall.games.flamecraft.firing import FireUp
from wyrmhall.games.flamecraft.gathering import PlaceStep
from wyrmhall.games.flamecraft.goals import Worth
from wyrmhall.games.flamecraft.goods import good
from wyrmhall.games.flamecraft.numbers import SHOP_OF, kind_of
from wyrmhall.games.flamecraft.player import Player
from wyrmhall.games.flamecraft.state import Flamecraft
from wyrmhall.games.flamecraft.turns import ENCHANT, GATHER, Action
from wyrmhall.games.flamecraft.wishes import missing, slot_worth, spells_of


def parts(before: Flamecraft, after: Flamecraft, seat: int, feature: str) -> Parts:
    return PARTS[feature](after, after.players[seat])


def _spells(game: Flamecraft, player: Player) -> Parts:
    """Enchantments, by their reputation, less the more goods are missing."""
    spells = [game.box.enchantments[card] for card in spells_of(game, player)]
    return {spell.name: spell.rewards[0].rep / (1.0 + missing(spell.goods, player)) for spell in spells}


def _places(game: Flamecraft, player: Player) -> Parts:
    """Shops, by what their best free slot gives to an artisan in hand."""
    kinds = 0
    for artisan in player.hand:
        kinds |= 1 << kind_of(artisan)
    found = {}
    for base in game.shop_bases():
        free = [slot for slot in (base, base + 1, base + 2) if game.slots[slot] < 0 and game.box.accepts[slot] & kinds]
        if free:
            found[game.shop_name(SHOP_OF[base])] = max(slot_worth(game, slot) for slot in free)
    return found


def _goods(game: Flamecraft, player: Player) -> Parts:
    return {good(kind): n for kind, n in enumerate(player.goods) if n}


def _kinds(game: Flamecraft, player: Player) -> Parts:
    return {good(kind): 1 for kind, n in enumerate(player.goods) if n}


def _hand(game: Flamecraft, player: Player) -> Parts:
    return {named(artisan): 1 for artisan in player.hand}


def _suns(game: Flamecraft, player: Player) -> Parts:
    return {game.box.fancy[card].name: 1 for card in player.fancy if card < game.box.suns}


def _moons(game: Flamecraft, player: Player) -> Parts:
    """Moon dragons, by what they would score now."""
    found = {}
    for card in player.fancy:
        if card >= game.box.suns:
            effect = game.box.fancy[card].effect
            found[game.box.fancy[card].name] = (
                effect.worth(game, game.players.index(player)) if isinstance(effect, Worth) else 0
            )
    return found


def _hopes(game: Flamecraft, player: Player) -> Parts:
    return {name: not worth for name, worth in _moons(game, player).items()}


def deed(game: Flamecraft, seat: int, event: Event) -> str:
    if event.seat != seat or (isinstance(event, Gained) and not event.rep):
        return ""
    return DEEDS_OF.get(type(event), "")


def deed_thing(game: Flamecraft, event: Event) -> Msg | None:
    """As the log names it."""
    id = THING_OF.get(type(event))
    return None if id is None else Msg(id, **event.words())


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


PARTS: Final[Mapping[str, Callable[[Flamecraft, Player], Parts]]] = {
    "goods": _goods,
    "kinds": _kinds,
    "hand": _hand,
    "place": _places,
    "spell": _spells,
    "suns": _suns,
    "moons": _moons,
    "hopes": _hopes,
}
LEFT_OUT: Final[dict[type[Effect], str]] = {PlaceStep: "unplaced", FireUp: "unfired"}
"""What somebody does not do who skips it."""
DEEDS_OF: Final[dict[type[Event], str]] = {
    Cast: "cast",
    Placed: "place",
    FiredUp: "fire",
    DrewFancy: "fancy",
    Scored: "sun",
    Reserved: "reserve",
    Gained: "gain",
}
THING_OF: Final[dict[type[Event], str]] = {
    Cast: "thing-of",
    Scored: "thing-of",
    Reserved: "thing-of",
    Gained: "thing-of",
    FiredUp: "artisan-of",
    Placed: "artisan-at",
}
"""The message that names what a deed is done to, with the words that the log has of it."""
TEACHING: Final[Teaching[Flamecraft]] = Teaching(
    named=tuple(PARTS),
    parts=parts,
    rivalled=("spell", "place"),
    deeds=("cast", "place", "fire", "fancy", "sun", "reserve", "gain"),
    deed=deed,
    named_deeds=("cast", "place", "fire", "sun", "reserve", "gain"),
    minor_deeds=("gain",),
    deed_thing=deed_thing,
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
