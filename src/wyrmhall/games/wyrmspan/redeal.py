"""Imagined worlds: what a seat cannot see is mixed and dealt anew, except what it has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wyrmhall.core.decks import draw
from wyrmhall.core.engine import At, Decision, Effect
from wyrmhall.games.wyrmspan.asking import is_face_down
from wyrmhall.games.wyrmspan.numbers import CAVE_DECK, CAVE_OPTION, DRAGON_DECK, NOBODY, OWNER, TABLE

if TYPE_CHECKING:
    from wyrmhall.games.wyrmspan.state import Wyrmspan

KEEPS: Final = 15  # ways to keep four of six cards


def redeal(game: Wyrmspan, seat: int) -> None:
    """Hands, decks and hidden tucked cards."""
    named, face_down = _named(game)
    owner = game.pending[0].seat if game.pending else -1
    shown, shown_caves = game.shown, game.shown_caves
    pool, caves = game.deck, game.cave_deck
    for i, p in enumerate(game.players):
        if i != seat:
            pool += [c for c in p.hand if not shown >> c & 1 and c not in named]
            caves += [c for c in p.pit if not shown_caves >> c & 1 and CAVE_OPTION[c] not in named]
        if p.under:
            pool += [c >> 6 for c in p.under if _is_hidden(c, i, seat)]
    if owner != seat:
        pool += [c for c in game.drawn if not shown >> c & 1]
    pool.sort()
    caves.sort()
    for i, p in enumerate(game.players):
        if i != seat:
            before = p.hand
            p.hand = [c if shown >> c & 1 or c in named else draw(game, pool, DRAGON_DECK) for c in p.hand]
            if face_down:
                _turn_over(game, i, before, p.hand)
            p.pit = [
                c if shown_caves >> c & 1 or CAVE_OPTION[c] in named else draw(game, caves, CAVE_DECK) for c in p.pit
            ]
            if p.kept >= 0:
                p.kept = game.random(KEEPS, TABLE)
        if p.under:
            p.under = [draw(game, pool, DRAGON_DECK) << 6 | c & 63 if _is_hidden(c, i, seat) else c for c in p.under]
    if owner != seat:
        game.drawn = [c if shown >> c & 1 else draw(game, pool, DRAGON_DECK) for c in game.drawn]


def _turn_over(game: Wyrmspan, seat: int, before: list[int], after: list[int]) -> None:
    """A card that is about to be put away face down is another one now."""
    game.stack = [(effect, _about(effect, at, seat, before, after)) for effect, at in game.stack]
    game.pending = tuple(
        [
            Decision(d.seat, d.effect, _about(d.effect, d.at, seat, before, after), d.options, d.extras)
            for d in game.pending
        ]
    )


def _is_hidden(tucked: int, owner: int, seat: int) -> bool:
    known = tucked & 3
    return known == NOBODY or (known == OWNER and owner != seat)


def _named(game: Wyrmspan) -> tuple[set[int], bool]:
    """Cards in hands that effects under way are about; a seat that waits for them is about to see them. And whether
    there are cards among them that nobody else will see."""
    named: set[int] = set()
    face_down = False
    for effect, at in game.stack + [(d.effect, d.at) for d in game.pending]:
        if at.piece > 0:
            if is_face_down(effect):
                face_down = True
            else:
                named.add(at.piece)
    return named, face_down


def _about(effect: Effect, at: At, seat: int, before: list[int], after: list[int]) -> At:
    if at.player != seat or at.piece not in before or not is_face_down(effect):
        return at
    return At(seat, at.place, after[before.index(at.piece)])
