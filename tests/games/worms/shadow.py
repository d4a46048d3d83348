"""A shadow of the table that hears only what is told: the map, the pieces and the cards, by the rulebook.

It refuses whatever the rulebook does not allow to happen, and knows nothing of the engine's state.
"""

from __future__ import annotations

from typing import Any

from wyrmhall.core.events import Event
from wyrmhall.games.worms import events

MOVABLE = ("worm", "mine", "oil_drum", "crate")
LEAVING: dict[type[events.Gone], tuple[str, ...]] = {
    # What is told when a Thing leaves the map, and which kinds may leave so.
    events.Killed: ("worm",),
    events.MineClicks: ("mine",),
    events.MineExplodes: ("mine",),
    events.DrumExplodes: ("oil_drum",),
    events.Collected: ("crate",),
    events.BurntOut: ("fire",),
    events.Removed: ("crater", "mine", "fire"),
    events.Destroyed: ("crate", "sentry-gun", "electromagnet"),
}
OF_NOBODY = ("flooded", "game-over", "draw", "drops-shuffled")
OF_ANYBODY = (
    # Whose turn begins or who is lost, who draws, and what is done with support cards in somebody else's turn.
    "turn", "eliminated", "drew", "no-supplies", "support", "spared", "dice-changed", "flipper-turned", "wind",
    "rolled", "token-moved", "moved", "sank",
)  # fmt: skip
ONE_HEX = ("inch", "scatter", "jump-scatter", "knockback", "push", "blast", "shove", "refuge")


def distance(a: str, b: str) -> int:
    (aq, ar), (bq, br) = (map(int, spot.split(",")) for spot in (a, b))
    return max(abs(aq - bq), abs(ar - br), abs(aq + ar - bq - br))


class Shadow:
    def __init__(self, players: int) -> None:
        self.players = players
        self.land: set[str] = set()
        self.flooded: set[str] = set()
        self.where: dict[int, str] = {}
        self.kind: dict[int, str] = {}
        self.wounded: set[int] = set()
        self.wind = 0
        self.target = ""
        self.aim = 0
        self.active = -1
        self.worm = -1
        self.hands = [0] * players
        self.out: set[int] = set()
        self.over = False
        self.drawn: tuple[str, ...] | None = None

    def on(self, spot: str) -> list[int]:
        return sorted(thing for thing, at in self.where.items() if at == spot)

    def kinds_on(self, spot: str) -> list[str]:
        return [self.kind[thing] for thing in self.on(spot)]

    def is_land(self, spot: str) -> bool:
        return spot in self.land and spot not in self.flooded

    def look(self, view: Any) -> None:
        """What lies on the table before anything is told: the picture of the first game, or the position of a test."""
        self.flooded = {cell.hex for cell in view.hexes if cell.kind == "flooded"}
        self.land = {cell.hex for cell in view.hexes if cell.kind == "land"} | self.flooded
        for thing in view.things:
            self.kind[thing.id] = thing.kind
            if thing.hex:
                self.where[thing.id] = thing.hex
        self.wounded = {thing.id for thing in view.things if thing.wounded}
        self.wind, self.target, self.aim = view.wind, view.target, view.aim
        if view.turn:
            self.active, self.worm = view.active, view.worm
        self.hands = [player.cards for player in view.players]
        self.out = {seat for seat, player in enumerate(view.players) if player.is_out}

    def hear(self, event: Event) -> None:
        assert (event.seat < 0) == (event.kind in OF_NOBODY), f"who is {event!r} of?"
        if self.active >= 0 and event.kind not in (*OF_NOBODY, *OF_ANYBODY):
            assert event.seat == self.active, "all that happens is told of whoever's turn it is"
        if isinstance(event, events.Gone) and type(event) in LEAVING:
            self._leaves(event.thing, event.hex, LEAVING[type(event)])
            if isinstance(event, events.Killed):
                assert event.thing in self.wounded, "only a wounded worm is killed by Damage"
            return
        method = getattr(self, "_" + event.kind.replace("-", "_"), None)
        if method is not None:
            method(event)

    def _leaves(self, thing: int, spot: str, kinds: tuple[str, ...]) -> None:
        assert self.kind[thing] in kinds, f"a {self.kind[thing]} cannot leave so"
        assert self.where.pop(thing) == spot

    def _tile_laid(self, told: events.TileLaid) -> None:
        hexes = set(told.hexes)
        assert 4 <= len(hexes) <= 5
        assert not hexes & (self.land | {"0,0"}), "tiles do not overlap each other or the dial"
        near = min(distance(a, b) for a in hexes for b in self.land | {"0,0"})
        assert near <= 2, "a tile touches what is laid, if only by its water"
        self.land |= hexes

    def _placed(self, told: events.Placed) -> None:
        thing, spot = told.thing, told.hex
        assert thing not in self.where
        assert self.is_land(spot), "what is placed in water is told otherwise"
        assert self.active < 0 or told.sort != "worm", "destroyed worms are never placed again"
        self.kind[thing], self.where[thing] = told.sort, spot

    def _moved(self, told: events.Moved) -> None:
        thing, start, to, how = told.thing, told.start, told.end, told.how
        assert self.kind[thing] in MOVABLE, f"a {self.kind[thing]} is never moved"
        assert self.where[thing] == start
        assert start != to
        if how in ONE_HEX:
            assert distance(start, to) <= (2 if how == "refuge" else 1)
        if how == "inch":
            assert self.is_land(to), "an Inch goes to land"
        if how == "jump":
            assert distance(start, to) <= 2
        if how in ("inch", "jump", "jump-scatter", "card"):
            assert thing == self.worm, "only the active worm moves by its player's will"
        self.where[thing] = to

    def _sank(self, told: events.Sank) -> None:
        assert not self.is_land(told.hex)
        assert self.where.pop(told.thing) == told.hex

    def _flooded(self, told: events.Flooded) -> None:
        spot = told.hex
        assert self.kinds_on(spot).count("crater") == 3, "the third crater floods a hex"
        assert sorted(told.things) == [thing for thing in self.on(spot) if self.kind[thing] != "worm"]
        for thing in told.things:
            del self.where[thing]
        self.flooded.add(spot)

    def _restored(self, told: events.Restored) -> None:
        self.flooded.remove(told.hex)

    def _blast(self, told: events.Blast) -> None:
        assert told.land == self.is_land(told.hex)

    def _wounded(self, told: events.Wounded) -> None:
        worm = told.thing
        assert self.kind[worm] == "worm"
        assert self.where[worm] == told.hex
        assert worm not in self.wounded
        self.wounded.add(worm)

    def _healed(self, told: events.Healed) -> None:
        assert self.where[told.thing] == told.hex
        self.wounded.remove(told.thing)

    def _rolled(self, told: events.Rolled) -> None:
        n = len(told.dice)
        assert n >= 1
        assert told.why in ("accuracy", "drum", "around") or n == 1
        assert told.why != "drum" or n == 5
        self.drawn = told.dice if told.why == "wind" else None

    def _wind(self, told: events.Wind) -> None:
        if self.drawn:
            assert self.drawn == (str(told.way),)
        self.wind, self.drawn = told.way, None

    def _aimed(self, told: events.Aimed) -> None:
        self.target, self.aim = told.hex, 0

    def _aimed_strike(self, told: events.AimedStrike) -> None:
        self.target, self.aim = told.hex, told.way

    def _token_moved(self, told: events.TokenMoved) -> None:
        assert self.target == told.start
        self.target = told.end

    def _first(self, told: events.First) -> None:
        self.hands = [5] * self.players

    def _turn(self, told: events.Turn) -> None:
        assert told.seat not in self.out, "an eliminated player takes no turn"
        for spot in self.land:  # whatever could be pushed from an overfull hex has been
            assert len(self.on(spot)) <= 3 or not set(self.kinds_on(spot)) & set(MOVABLE)
        self.active, self.worm, self.target, self.aim = told.seat, -1, "", 0
        for other in self.out:
            self.hands[other] = 0

    def _activated(self, told: events.Activated | events.Switched) -> None:
        assert told.seat == self.active
        self.worm = told.thing

    _switched = _activated

    def _drew(self, told: events.Drew) -> None:
        self.hands[told.seat] += 1

    def _played(self, told: events.Played) -> None:
        assert told.seat == self.active, "weapons are played in the own turn"
        self.hands[told.seat] -= 1

    def _support(self, told: events.Support) -> None:
        assert told.seat not in self.out
        self.hands[told.seat] -= 1

    def _eliminated(self, told: events.Eliminated) -> None:
        assert told.seat not in self.out
        self.out.add(told.seat)

    def _game_over(self, told: events.GameOver) -> None:
        self.over = True

    def compare(self, view: Any) -> None:
        """Whether the table looks as everything that was told says."""
        seen = {cell.hex: cell for cell in view.hexes}
        assert {spot for spot, cell in seen.items() if cell.kind in ("land", "flooded")} == self.land
        assert {spot for spot, cell in seen.items() if cell.kind == "flooded"} == self.flooded
        for spot in self.land:
            assert sorted(seen[spot].things) == self.on(spot), spot
        on_map = {thing.id: thing for thing in view.things if thing.hex}
        assert {id: (thing.kind, thing.hex) for id, thing in on_map.items()} == {
            id: (self.kind[id], spot) for id, spot in self.where.items()
        }
        assert {id for id, thing in on_map.items() if thing.wounded} == {w for w in self.wounded if w in self.where}
        assert {seat for seat, player in enumerate(view.players) if player.is_out} == self.out
        for player in view.players:
            mine = [id for id, thing in on_map.items() if thing.kind == "worm" and thing.team == player.team]
            assert player.living == (len(mine) if player.team >= 0 else 0)
            assert player.healthy == (len(set(mine) - self.wounded) if player.team >= 0 else 0)
        if self.active >= 0 and not self.over:
            assert (view.wind, view.active, view.worm) == (self.wind, self.active, self.worm)
            assert (view.target, view.aim) == (self.target, self.aim)
            assert [player.cards for player in view.players] == self.hands
