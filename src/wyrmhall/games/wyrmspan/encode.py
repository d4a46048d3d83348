"""What one seat may see, as whole numbers in fixed places: for learning programs, which have no use for a view."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from wyrmhall.core.engine import Decision
from wyrmhall.core.setup import Setup
from wyrmhall.games.wyrmspan.actions import PLACES
from wyrmhall.games.wyrmspan.caves import CAVES
from wyrmhall.games.wyrmspan.components import Cave, Dragon
from wyrmhall.games.wyrmspan.dragons import DRAGONS
from wyrmhall.games.wyrmspan.exploring import Walk
from wyrmhall.games.wyrmspan.numbers import CAVE_NAMES, KINDS, LIMIT, SINGLE_KINDS, SIZES, SPACES, TRAITS, cards_of
from wyrmhall.games.wyrmspan.objectives import FACES
from wyrmhall.games.wyrmspan.setup import box_of
from wyrmhall.games.wyrmspan.state import Automa, Player, Wyrmspan
from wyrmhall.games.wyrmspan.tiles import TILES
from wyrmhall.games.wyrmspan.verbs import Verb

HAND: Final = 14
"""Own cards of a kind that have places. At the end of a turn a hand has nine cards of both kinds together."""
KNOWN: Final = 6  # cards in the hand of another that all saw being taken
DRAWN: Final = 6  # cards whose fate is being decided
DEEDS: Final = ("guild", "tuck", "cache", "play", "excavate", "pay", "score", "opponents")
DOES: Final = (*[KINDS[kind] for kind in SINGLE_KINDS], *DEEDS)
"""What a card's effects are told by, beside the numbers printed on it."""


def columns(setup: Setup) -> list[tuple[str, int, int, str]]:
    """What the numbers of `encode` are: name, how many, the largest that is told apart, and whose ids they are."""
    n = setup.players
    found = [
        ("seat", 1, 4, ""),
        ("active", n, 1, ""),
        ("first", n, 1, ""),
        ("round", 1, 4, ""),
        ("dragon deck", 1, len(DRAGONS) - 1, ""),
        ("cave deck", 1, len(CAVES) - 1, ""),
        ("discards", 2, len(DRAGONS) - 1, ""),
        ("display", 3, len(DRAGONS) - 1, "dragons"),
        ("cave display", 3, len(CAVES) - 1, "caves"),
        ("tile", len(TILES), 1, ""),
        ("free places", len(PLACES), 4, ""),
        ("objectives", 4, len(FACES), "objectives"),
        ("walk", 2, 9, ""),
        ("about space", 1, 13, ""),
        ("about dragon", 1, len(DRAGONS) - 1, "dragons"),
        ("about cave", 1, len(CAVES) - 1, "caves"),
        ("amount", 1, 8, ""),
        ("drawn", DRAWN, len(DRAGONS) - 1, "dragons"),
        ("kept", 1, 15, ""),
        ("hand", HAND, len(DRAGONS) - 1, "dragons"),
        ("caves in hand", HAND, len(CAVES) - 1, "caves"),
    ]
    for i in range(n):
        found += _columns_of(f"player {i}")
        if i:
            found += [
                (f"player {i} known hand", KNOWN, len(DRAGONS) - 1, "dragons"),
                (f"player {i} known caves", KNOWN, len(CAVES) - 1, "caves"),
            ]
    if n == 1:
        found += [
            ("automa cards", 2, 8, ""),
            ("automa dragons and caves", 2, 12, ""),
            ("automa steps", 1, 60, ""),
            ("automa markers", len(PLACES), 4, ""),
            ("automa ready", 1, 4, ""),
            ("automa coins", 1, 8, ""),
            ("automa rows", 4, 4, ""),
            ("automa passed", 1, 1, ""),
        ]
    return found


def _columns_of(who: str) -> list[tuple[str, int, int, str]]:
    return [
        (f"{who} supply", 4, LIMIT, ""),
        (f"{who} coins", 1, 20, ""),
        (f"{who} dragons", SPACES, len(DRAGONS) - 1, "dragons"),
        (f"{who} caves", SPACES, 1, ""),
        (f"{who} eggs", SPACES + 1, 5, ""),
        (f"{who} tucked", SPACES, 6, ""),
        (f"{who} cached", 4 * SPACES, 4, ""),
        (f"{who} fed", SPACES, 4, ""),
        (f"{who} spent", 10, 6, ""),
        (f"{who} steps", 1, 36, ""),
        (f"{who} markers", len(PLACES), 4, ""),
        (f"{who} rows", 4, 4, ""),
        (f"{who} passed", 1, 1, ""),
        (f"{who} fresh", SPACES, 1, ""),
        (f"{who} cards", 2, 12, ""),
    ]


def cards(setup: Setup) -> dict[str, tuple[tuple[str, ...], list[tuple[int, ...]]]]:
    """The tables that ids point into: names of the attributes, and a row for each card after the row of nothing."""
    box = box_of(setup)
    moments = ("when played", "if activated", "once per round", "end of game")
    cost = tuple([f"cost {kind}" for kind in KINDS[:6]])
    feed = tuple([f"eats {kind}" for kind in (*KINDS[:4], "dragon")])
    return {
        "dragons": (
            ("there", "vp", "nests", *SIZES, *TRAITS, *cost, *CAVE_NAMES, *moments, *feed, *DOES),
            [_dragon(card) for card in box.dragons],
        ),
        "caves": (("there", "spends", *DOES), [_cave(card) for card in box.caves]),
        "objectives": (
            ("there", *[face.name for face in FACES]),
            [(int(i > 0), *[int(i - 1 == face) for face in range(len(FACES))]) for i in range(len(FACES) + 1)],
        ),
    }


def _dragon(card: Dragon) -> tuple[int, ...]:
    there = int(card.number > 0)
    effects = (card.played, card.activated, card.round_end, card.game_end, card.fed, card.third)
    feeds = 4 if card.feed == 7 else card.feed
    return (
        there,
        card.vp,
        card.nests,
        *[there & int(card.size == size) for size in range(len(SIZES))],
        *[there & int(card.trait == trait) for trait in range(len(TRAITS))],
        *card.cost,
        *[int(cave in card.caves) for cave in range(len(CAVE_NAMES))],
        *[int(effect is not None) for effect in effects[:4]],
        *[int(feeds == kind) for kind in range(5)],
        *_does(effects),
    )


def _cave(card: Cave) -> tuple[int, ...]:
    if not card.number:
        return (0,) * (2 + len(DOES))
    return (1, int(card.spends), *_does(card.effect))


def _does(effect: object) -> list[int]:
    """How much of what the effects of a card bring, as far as a few numbers can say it."""
    found = [0] * len(DOES)
    for part in _parts(effect):
        deed = part.does() if isinstance(part, Verb) else None
        if deed is not None:
            found[DOES.index(deed[0])] += max(1, deed[1])
    return found


def _parts(effect: object) -> Iterator[Any]:
    """An effect with all that it is made of."""
    if isinstance(effect, tuple):
        for part in effect:
            yield from _parts(part)
    elif effect is not None and is_dataclass(effect):
        yield effect
        for field in fields(effect):
            yield from _parts(getattr(effect, field.name))


def encode(game: Wyrmspan, seat: int) -> list[int]:
    """The numbers of `columns`; the seat itself is player 0, and the others follow in turn order."""
    n = len(game.players)
    me = game.players[seat]
    out = [seat]
    out += _one_of(n, (game.active - seat) % n)
    out += _one_of(n, (game.first - seat) % n)
    out += (game.round, len(game.deck), len(game.cave_deck), len(game.discard), len(game.cave_discard))
    out += game.display
    out += game.cave_display
    out += _one_of(len(TILES), game.tile)
    out += _filled(game.free, len(PLACES))
    out += [face + 1 for face in game.objectives]
    out += _walk(game)
    decision = game.owed(seat)
    out += _about(decision)
    owner = game.pending[0].seat if game.pending else -1
    out += _filled(game.drawn if owner == seat else [], DRAWN)
    out.append(me.kept + 1)
    out += _filled(sorted(me.hand), HAND)
    out += _filled(sorted(me.pit), HAND)
    for i in range(n):
        p = game.players[(seat + i) % n]
        out += _player(p)
        if i:
            out += _filled(sorted([card for card in p.hand if game.shown >> card & 1]), KNOWN)
            out += _filled(sorted([card for card in p.pit if game.shown_caves >> card & 1]), KNOWN)
    if game.automa is not None:
        out += _automa(game.automa)
    return out


def _player(p: Player) -> list[int]:
    out = p.supply[:]
    out += p.dragons
    out += [1 if cave else 0 for cave in p.caves]
    out += p.eggs
    out += p.tucked
    out += p.cached
    out += p.fed
    out += p.spent
    out.append(p.steps)
    out += _counted(p.markers)
    out += _filled(p.rows, 4)
    out.append(int(p.passed))
    fresh = p.fresh
    out += [fresh >> space & 1 for space in range(SPACES)] if fresh else NOTHING
    out += (len(p.hand), len(p.pit))
    return out


def _automa(automa: Automa) -> list[int]:
    out = [len(automa.deck), len(automa.shown), len(automa.dragons), len(automa.caves), automa.steps]
    out += _counted(automa.markers)
    out += (automa.beside, automa.coins)
    out += _filled(automa.rows, 4)
    out.append(int(automa.passed))
    return out


def _about(decision: Decision | None) -> list[int]:
    """What the seat is asked about: a space, a dragon card, a cave card, and how many of something."""
    if decision is None:
        return [0, 0, 0, 0]
    piece = max(0, decision.at.piece)
    n: int = getattr(decision.effect, "n", 0)
    return [
        max(0, decision.at.place + 1),
        *cards_of(piece),
        max(0, n),
    ]


def _walk(game: Wyrmspan) -> list[int]:
    """The cave that is being explored, from 1, and the next stop there."""
    for effect, _ in reversed(game.stack):
        if isinstance(effect, Walk):
            return [effect.cave + 1, effect.stop]
    return [0, 0]


def _filled(cards: list[int], n: int) -> list[int]:
    """The first n, with zeros where there are fewer."""
    return cards[:n] + [0] * (n - len(cards))


def _counted(places: list[int]) -> list[int]:
    found = [0] * len(PLACES)
    for place in places:
        found[place] += 1
    return found


def _one_of(n: int, which: int) -> list[int]:
    found = [0] * n
    found[which] = 1
    return found


NOTHING: Final = [0] * SPACES
