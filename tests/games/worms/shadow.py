"""A shadow of the table that hears only what is told: the map, the pieces and the cards, by the rulebook.

It refuses whatever the rulebook does not allow to happen, and knows nothing of the engine's state.
"""

from __future__ import annotations

from typing import Any

MOVABLE = ("worm", "mine", "oil_drum", "crate")
LEAVING = {
    # What is told when a Thing leaves the map, and which kinds may leave so.
    "killed": ("worm",),
    "mine-clicks": ("mine",),
    "mine-explodes": ("mine",),
    "drum-explodes": ("oil_drum",),
    "collected": ("crate",),
    "burnt-out": ("fire",),
    "removed": ("crater", "mine", "fire"),
    "destroyed": ("crate", "sentry-gun", "electromagnet"),
}
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
        """What lies on the table before anything is told: the picture of the first game."""
        self.land = {cell.hex for cell in view.hexes if cell.kind == "land"}
        for thing in view.things:
            self.kind[thing.id] = thing.kind
            if thing.hex:
                self.where[thing.id] = thing.hex

    def hear(self, event: Any) -> None:
        facts = event.facts
        if event.kind in LEAVING:
            self._leaves(facts["thing"], facts["hex"], LEAVING[event.kind])
            if event.kind == "killed":
                assert facts["thing"] in self.wounded, "only a wounded worm is killed by Damage"
            return
        method = getattr(self, "_" + event.kind.replace("-", "_"), None)
        if method is not None:
            method(event.seat, facts)

    def _leaves(self, thing: int, spot: str, kinds: tuple[str, ...]) -> None:
        assert self.kind[thing] in kinds, f"a {self.kind[thing]} cannot leave so"
        assert self.where.pop(thing) == spot

    def _tile_laid(self, seat: int, facts: Any) -> None:
        hexes = set(facts["hexes"])
        assert 4 <= len(hexes) <= 5
        assert not hexes & (self.land | {"0,0"}), "tiles do not overlap each other or the dial"
        assert any(distance(a, b) == 1 for a in hexes for b in self.land | {"0,0"}), "a tile touches what is laid"
        self.land |= hexes

    def _placed(self, seat: int, facts: Any) -> None:
        thing, spot = facts["thing"], facts["hex"]
        assert thing not in self.where
        assert self.is_land(spot), "what is placed in water is told otherwise"
        assert self.active < 0 or facts["kind"] != "worm", "destroyed worms are never placed again"
        self.kind[thing], self.where[thing] = facts["kind"], spot

    def _moved(self, seat: int, facts: Any) -> None:
        thing, start, to, how = facts["thing"], facts["from"], facts["to"], facts["how"]
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

    def _sank(self, seat: int, facts: Any) -> None:
        assert not self.is_land(facts["hex"])
        assert self.where.pop(facts["thing"]) == facts["hex"]

    def _flooded(self, seat: int, facts: Any) -> None:
        spot = facts["hex"]
        assert self.kinds_on(spot).count("crater") == 3, "the third crater floods a hex"
        assert sorted(facts["things"]) == self.on(spot)
        for thing in facts["things"]:
            del self.where[thing]
        self.flooded.add(spot)

    def _restored(self, seat: int, facts: Any) -> None:
        self.flooded.remove(facts["hex"])

    def _blast(self, seat: int, facts: Any) -> None:
        assert facts["land"] == self.is_land(facts["hex"])

    def _wounded(self, seat: int, facts: Any) -> None:
        worm = facts["thing"]
        assert self.kind[worm] == "worm"
        assert self.where[worm] == facts["hex"]
        assert worm not in self.wounded
        self.wounded.add(worm)

    def _healed(self, seat: int, facts: Any) -> None:
        assert self.where[facts["thing"]] == facts["hex"]
        self.wounded.remove(facts["thing"])

    def _rolled(self, seat: int, facts: Any) -> None:
        assert len(facts["dice"]) == facts["n"] >= 1
        assert facts["why"] in ("accuracy", "drum", "around") or facts["n"] == 1
        assert facts["why"] != "drum" or facts["n"] == 5
        self.drawn = tuple(facts["dice"]) if facts["why"] == "wind" else None

    def _wind(self, seat: int, facts: Any) -> None:
        if self.drawn:
            assert self.drawn == (str(facts["way"]),)
        self.wind, self.drawn = facts["way"], None

    def _aimed(self, seat: int, facts: Any) -> None:
        self.target, self.aim = facts["hex"], 0

    def _aimed_strike(self, seat: int, facts: Any) -> None:
        self.target, self.aim = facts["hex"], facts["way"]

    def _token_moved(self, seat: int, facts: Any) -> None:
        assert self.target == facts["from"]
        self.target = facts["to"]

    def _first(self, seat: int, facts: Any) -> None:
        self.hands = [5] * self.players

    def _turn(self, seat: int, facts: Any) -> None:
        assert seat not in self.out, "an eliminated player takes no turn"
        for spot in self.land:  # whatever could be pushed from an overfull hex has been
            assert len(self.on(spot)) <= 3 or not set(self.kinds_on(spot)) & set(MOVABLE)
        self.active, self.worm, self.target, self.aim = seat, -1, "", 0
        for other in self.out:
            self.hands[other] = 0

    def _activated(self, seat: int, facts: Any) -> None:
        assert seat == self.active
        self.worm = facts["thing"]

    _switched = _activated

    def _drew(self, seat: int, facts: Any) -> None:
        self.hands[seat] += 1

    def _played(self, seat: int, facts: Any) -> None:
        assert seat == self.active, "weapons are played in the own turn"
        self.hands[seat] -= 1

    def _support(self, seat: int, facts: Any) -> None:
        assert seat not in self.out
        self.hands[seat] -= 1

    def _eliminated(self, seat: int, facts: Any) -> None:
        assert seat not in self.out
        self.out.add(seat)

    def _game_over(self, seat: int, facts: Any) -> None:
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
