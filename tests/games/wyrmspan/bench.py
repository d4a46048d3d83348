"""A bench for trying one card: lay out what matters, use the card, answer as its owner would, see what changed.

    bench(dragons={"A1": 20}, fed={"A1": 2}, meat=1).use("A1").pick("meat", "deck", "deck").gives(gold=1, D=2, ...)

Spaces are named by the letter of the cave and the column: C1 to C4, G1 to G4, A1 to A4.

Nothing is answered that a test does not answer, and a question that is left open must have been looked at (`asks`).
"""

from __future__ import annotations

from typing import Any

from tests.games.wyrmspan.questions import Questions
from wyrmhall.core.engine import SKIP, At
from wyrmhall.core.rng import luck_from
from wyrmhall.games.wyrmspan import RULES
from wyrmhall.games.wyrmspan.caves import CAVES
from wyrmhall.games.wyrmspan.dragons import DRAGONS
from wyrmhall.games.wyrmspan.excavating import EXCAVATE_ACTION
from wyrmhall.games.wyrmspan.guild import places
from wyrmhall.games.wyrmspan.setup import start
from wyrmhall.games.wyrmspan.solo import REMOVED
from wyrmhall.games.wyrmspan.state import Player
from wyrmhall.games.wyrmspan.tiles import TILES

RESOURCES = ("meat", "gold", "crystal", "milk")
GUILDS = ("plains", "seafarers", "highlands", "rainforest")


def space(name: str) -> int:
    return 12 if name == "mat" else 4 * "CGA".index(name[0]) + int(name[1]) - 1


def option(word: str | int) -> int:
    """The option that a word means: a card, a kind, a space, a source, a row."""
    if isinstance(word, int):
        return word
    simple = {"skip": SKIP, "deck": 520, "yes": 900, "keep": 860, "discard": 861, "tuck": 862, "coin": 304, "pass": 805}
    if word in simple:
        return simple[word]
    if word in RESOURCES:
        return 300 + RESOURCES.index(word)
    if word == "mat" or (len(word) == 2 and word[0] in "CGA" and word[1] in "1234"):
        return 600 + space(word)
    kind, _, rest = word.partition(" ")
    if kind == "cache":  # Hoard: this kind is gained and cached
        return 860 + RESOURCES.index(rest)
    if kind == "in":
        return 700 + ("crimson", "golden", "amethyst").index(rest)
    if kind == "egg":
        return 400 + space(rest)
    base = {"cave": 200, "slot": 499, "cave-slot": 509, "row": 819, "part": -1, "offer": -1, "icon": 839}[kind]
    return base + int(rest)


class Bench(Questions):
    """A game with nothing on its stack but what a test puts there."""

    def __init__(self, players: int = 2, options: dict[str, Any] | None = None, **layout: Any) -> None:
        super().__init__()
        self.game = game = start(RULES.setup(players, options or {}), luck_from(1))
        game.stack.clear()
        game.pending, game.held = (), ()
        game.players = [Player(box=game.box) for _ in range(players)]
        for p in game.players:
            p.supply = [0, 0, 0, 0, 0]
            p.eggs[12] = 0
        game.tile = GUILDS.index(layout.pop("tile", "plains"))
        game.free = places(game.box.tiles[game.tile], game.setup)
        assert len(TILES) == len(GUILDS)
        game.round = layout.pop("round", 1) - 1
        game.first = game.active = 0
        game.objectives = layout.pop("objectives", game.objectives)
        game.display = list(layout.pop("display", (0, 0, 0)))
        game.cave_display = list(layout.pop("cave_display", (0, 0, 0)))
        deck, cave_deck = layout.pop("deck", None), layout.pop("cave_deck", None)
        others, automa = layout.pop("others", {}), layout.pop("automa", {})
        self.lay_out(0, **layout)
        for seat, his in others.items():
            self.lay_out(seat, **his)
        for name, value in automa.items():
            assert hasattr(game.automa, name), f"the Automa has no {name}"
            setattr(game.automa, name, list(value) if isinstance(value, list | tuple) else value)
        self.deal(deck, cave_deck)
        self.before = [self.tally(seat) for seat in range(players)]

    def lay_out(self, seat: int, **layout: Any) -> None:
        p = self.game.players[seat]
        for name, number in layout.pop("dragons", {}).items():
            p.dragons[space(name)] = number
            for column in range(1, space(name) % 4 + 1):  # whoever stands there has excavated there
                s = space(name) // 4 * 4 + column
                p.caves[s] = p.caves[s] or FREE_CAVES[9 * seat + 3 * (s // 4) + column - 1]
        for name, number in layout.pop("caves", {}).items():
            p.caves[space(name)] = number
        for name, n in layout.pop("eggs", {}).items():
            p.eggs[space(name)] = n
        for name, kinds in layout.pop("cached", {}).items():
            for kind in kinds.split():
                p.cached[4 * space(name) + RESOURCES.index(kind)] += 1
        for name, cards in layout.pop("tucked", {}).items():
            p.tucked[space(name)] = len(cards)
            p.under += [card << 6 | space(name) << 2 | 1 for card in cards]
        for name, times in layout.pop("fed", {}).items():
            p.fed[space(name)] = times
        for kind, n in [(kind, layout.pop(kind, 0)) for kind in RESOURCES]:
            p.supply[RESOURCES.index(kind)] = n
        p.supply[4] = layout.pop("coins", 0)
        p.hand = list(layout.pop("hand", ()))
        p.pit = list(layout.pop("pit", ()))
        p.steps = layout.pop("steps", 0)
        p.rows = list(layout.pop("rows", ()))
        for row in layout.pop("markers", ()):
            p.markers.append(row - 1)
            self.game.free[row - 1] -= 1
        assert not layout, f"the bench knows no {', '.join(layout)}"

    def deal(self, deck: list[int] | None, cave_deck: list[int] | None) -> None:
        """All cards that are not on the table are in the decks, or in the discard piles if a deck is given."""
        game = self.game
        out = {c for p in game.players for c in (*p.dragons, *p.hand, *[u >> 6 for u in p.under])} | {*game.display}
        dug = {c for p in game.players for c in (*p.caves, *p.pit)} | {*game.cave_display}
        if game.automa is not None:
            out |= {*game.automa.dragons, *REMOVED}
            dug |= {*game.automa.caves}
        rest = [c for c in range(1, len(DRAGONS)) if c not in out]
        caves = [c for c in range(1, len(CAVES)) if c not in dug]
        game.deck, game.discard = (rest, []) if deck is None else ([*deck], [c for c in rest if c not in deck])
        if cave_deck is None:
            game.cave_deck, game.cave_discard = caves, []
        else:
            game.cave_deck, game.cave_discard = [*cave_deck], [c for c in caves if c not in cave_deck]

    # --- acting ---------------------------------------------------------------------------------------------------

    def run(self, effect: Any, seat: int = 0, place: int = -1) -> Bench:
        assert not self.game.pending
        self.game.push(effect, At(seat, place))
        self.game.run()
        return self

    def use(self, name: str, seat: int = 0) -> Bench:
        """The ability of the dragon on a space, at its moment."""
        dragon = DRAGONS[self.game.players[seat].dragons[space(name)]]
        ability = dragon.played or dragon.activated or dragon.round_end
        assert ability is not None
        return self.run(ability, seat, space(name))

    def dig(self, card: int, cave: str = "crimson") -> Bench:
        """Excavate with a cave card that is added to the hand, for a coin that is added to the supply."""
        game = self.game
        (game.cave_deck if card in game.cave_deck else game.cave_discard).remove(card)
        game.players[0].pit.append(card)
        game.players[0].supply[4] += 1
        self.run(EXCAVATE_ACTION)
        if self.offers(f"cave {card}"):
            self.pick(f"cave {card}")
        return self.pick(f"in {cave}") if self.offers(f"in {cave}") else self

    def pick(self, *words: str | int) -> Bench:
        for word in words:
            assert self.game.pending, f"nothing is asked, so {word!r} cannot be answered"
            decision = self.game.decision
            assert option(word) in decision.options, f"{word!r} is not among {decision}"
            self.game.step(option(word), decision.seat)
        return self

    # --- seeing ---------------------------------------------------------------------------------------------------

    def tally(self, seat: int) -> dict[str, int]:
        p = self.game.players[seat]
        return {
            **dict(zip((*RESOURCES, "coins"), p.supply, strict=True)),
            "D": len(p.hand),
            "C": len(p.pit),
            "eggs": sum(p.eggs),
            "cached": sum(p.cached),
            "tucked": sum(p.tucked),
            "steps": p.steps,
            "dragons": sum(1 for d in p.dragons if d),
            "caves": sum(1 for c in p.caves if c),
            "markers": len(p.markers),
        }

    def change(self, seat: int = 0) -> dict[str, int]:
        now = self.tally(seat)
        return {key: now[key] - n for key, n in self.before[seat].items() if now[key] != n}

    def gives(self, seat: int = 0, **change: int) -> Bench:
        """Nothing is left to decide, and exactly this has changed for a player since the beginning."""
        assert not self.game.pending, f"still asks {self.game.decision}"
        assert self.change(seat) == change
        return self

    def asks(self, *words: str | int, seat: int = 0) -> Bench:
        """The player is asked now, and offered exactly this."""
        self.look()
        decision = self.game.decision
        assert decision.seat == seat
        assert set(decision.options) == {option(word) for word in words}
        return self

    def points(self, source: str, seat: int = 0) -> int:
        """What a player would score from a source if the game ended now."""
        return RULES.scores(self.game)[seat][source]

    def offers(self, word: str | int) -> bool:
        self.look()
        return bool(self.game.pending) and option(word) in self.game.decision.options

    def seen(self, name: str, seat: int = 0) -> dict[str, int]:
        """What lies on and under the dragon of a space."""
        p, s = self.game.players[seat], space(name)
        cached = dict(zip(RESOURCES, p.cached[4 * s : 4 * s + 4], strict=True)) if s < 12 else {}
        tucked = p.tucked[s] if s < 12 else 0
        found = {"eggs": p.eggs[s], "tucked": tucked, **cached}
        return {key: n for key, n in found.items() if n}


FREE_CAVES = [*range(36, 50), *range(5, 35)] + [0] * 9
"""Cave cards that lie under dragons where a test does not say which."""


def bench(players: int = 2, options: dict[str, Any] | None = None, **layout: Any) -> Bench:
    return Bench(players, options, **layout)
