"""A table in any position, with scripted dice: set up in one call, then click options as a player would."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

from tests.games.previews import preview_of
from tests.games.questions import Questions
from tests.games.worms.shadow import Shadow
from wyrmhall.core.engine import SKIP, TIME_UP, At
from wyrmhall.core.rng import Luck
from wyrmhall.core.text import speaker
from wyrmhall.games.worms import RULES, laying, turns
from wyrmhall.games.worms import setup as set_up
from wyrmhall.games.worms.hexes import OFF, STAY, STEP, WIND, coords, hex_at, said, within
from wyrmhall.games.worms.numbers import (
    CRATE,
    CRATER,
    DANGER,
    DIE,
    DRUM,
    FIRE,
    FIRST,
    FLIP,
    JUMP,
    KIND,
    MAGNET,
    MINE,
    MOVES,
    SENTRY,
    WORM,
)
from wyrmhall.games.worms.pack import new_pack
from wyrmhall.games.worms.state import Worms

LETTERS = "BRYGPX"  # blue, red, yellow, green, purple, grey; small letters are wounded
MARKS = {"m": MINE, "o": DRUM, "c": CRATE, "f": FIRE, "u": CRATER, "s": SENTRY, "e": MAGNET}
STAYING = ("InchOrJump", "InchOrJump", "PlayWeapon")
"""What a player with one worm is asked in a turn at most."""
ISLAND = [(-12, 0), (-12, 2), (-12, 4), (-12, 6), (-12, 8), (-12, 10)]
ROUND = tuple(map(coords, within(hex_at(0, 0), 2)))
"""The usual map of the tests: nineteen land hexes round 0,0, with water all around."""


class Script(Luck):
    """Luck that gives the results listed: dice as 1-6, w (wind) and - (no-move), flips as S and D."""

    __slots__ = ("dice", "faces", "flips", "others")

    def __init__(self, dice: str, flips: str, faces: tuple[int, ...], others: dict[int, list[int]]) -> None:
        listed = [d for part in dice.split() for d in [part[0]] * int(part[2:] or 1)]  # 3 or -*5
        self.dice = [{"w": WIND, "-": STAY}[d] if d in "w-" else int(d) for d in listed]
        self.flips = [DANGER if f == "D" else 0 for f in flips.split()]
        self.faces = faces
        self.others = others

    def draw(self, stream: int, count: int, n: int) -> int:
        if stream == DIE:
            assert count < len(self.dice), "more dice are rolled than the test lists"
            return self.faces.index(self.dice[count])
        if stream == FLIP:
            assert count < len(self.flips), "more flips are made than the test lists"
            return self.flips[count]
        listed = self.others.get(stream, [])
        return listed[count] if count < len(listed) else 0

    @property
    def seed(self) -> int | str:
        return 0


class Table(Questions):
    RESTS = ("LayTile", "Activate", "InchOrJump")

    game: Worms

    def __init__(self, game: Worms) -> None:
        self.game = game
        self.remember()

    # --- clicking -------------------------------------------------------------------------------------------------

    def take(self, option: int, seat: int = -1) -> Table:
        """Answer. Nobody has to listen for it to happen, and whoever only listens knows how the table looks then."""
        game = self.game
        game.events = [] if game.events is None else game.events
        heard, shadow, had = len(game.events), Shadow(len(game.teams)), RULES.census(game)
        shadow.look(RULES.view(game, -1))
        deaf = game.copy()
        game.step(option, seat)
        deaf.step(option, seat)
        assert deaf == game, "what happens does not depend on who listens"
        assert is_sound(game)
        assert RULES.census(game) == had, "nothing is lost, and everything is where it can be"
        for event in game.events[heard:]:
            shadow.hear(event)
        shadow.compare(RULES.view(game, -1))
        return self

    def click(self, target: str) -> Table:
        """Pick the option that points at a thing on the table."""
        decision = self.game.decision
        found = [o for o in decision.options if decision.effect.target(self.game, decision.at, o) == target]
        assert found, f"{target} is not offered by {type(decision.effect).__name__}: {self.targets}"
        return self.take(found[0])

    def skip(self) -> Table:
        return self.take(SKIP)

    def worm(self, name: str) -> Table:
        return self.click(f"thing:{thing_id(name)}")

    def thing(self, mark: str) -> Table:
        """Pick a Thing by its mark among those offered."""
        found = [o for o in self.game.decision.options if o >= 0 and mark_of(self.game, o) == mark]
        assert found, f"{mark} is not offered: {self.targets}"
        return self.take(found[0])

    def inch(self, to: str) -> Table:
        return self.take(spot(to))

    def jump(self, to: str) -> Table:
        return self.take(MOVES.option(JUMP, spot(to)))

    def stay(self, times: int = 1) -> Table:
        for _ in range(times):
            assert self.asks == "InchOrJump", self.asks
            self.skip()
        return self

    def play(self, card: str) -> Table:
        return self.click(f"hand:{card}")

    def at(self, to: str) -> Table:
        return self.click(f"hex:{to}")

    def way(self, n: int) -> Table:
        return self.click(f"direction:{n}")

    def face(self, face: str) -> Table:
        return self.take({"w": WIND, "-": STAY}[face] if face in "w-" else int(face))

    def fire(self, card: str, to: str) -> Table:
        """Stay twice, play a card and target a hex."""
        return self.stay(2).play(card).at(to)

    def finish_turn(self, *also: str) -> Table:
        """Stay and play nothing until another player's turn; whatever else is asked must be told, as often as it is
        asked, and is answered by the first option."""
        turn, left = self.game.turns, Counter([*STAYING, *also])
        while not self.game.over and self.game.turns == turn:
            assert left[self.asks], f"{self.asks} was not expected here"
            assert self.asked == self.game.active, f"player {self.asked} was not expected to be asked"
            left[self.asks] -= 1
            options = self.game.decision.options
            self.take(SKIP if SKIP in options else options[0])
        assert not [name for name in also if left[name]], f"{also} were expected"
        return self

    def time_up(self) -> Table:
        return self.take(TIME_UP)

    # --- looking --------------------------------------------------------------------------------------------------

    @property
    def asks(self) -> str:
        self.look()
        return "" if self.game.over else type(self.game.decision.effect).__name__

    @property
    def asked(self) -> int:
        return self.game.decision.seat

    @property
    def options(self) -> tuple[int, ...]:
        self.look()
        return self.game.decision.options

    @property
    def targets(self) -> set[str]:
        self.look()
        d = self.game.decision
        return {d.effect.target(self.game, d.at, o) for o in d.options} - {""}

    @property
    def hexes(self) -> set[str]:
        """The hexes offered."""
        return {target.removeprefix("hex:") for target in self.targets}

    @property
    def things(self) -> set[str]:
        """The Things offered, as marks."""
        return {mark_of(self.game, option) for option in self.options if option >= 0}

    def on(self, at: str) -> str:
        """What a hex holds, as marks in alphabetical order; ~ for water."""
        if not self.game.is_land(spot(at)):
            return "~"
        return " ".join(sorted(mark_of(self.game, thing) for thing in self.game.things(spot(at))))

    def where(self, name: str) -> str:
        at = self.game.where[thing_id(name)]
        return "" if at == OFF else said(at)

    def is_wounded(self, name: str) -> bool:
        return bool(self.game.wounded[thing_id(name)])

    def lives(self, name: str) -> bool:
        return self.game.where[thing_id(name)] != OFF

    @property
    def token(self) -> str:
        return "" if self.game.target == OFF else said(self.game.target)

    def hand(self, seat: int = 0) -> list[str]:
        return sorted(self.game.card(card).id for card in self.game.hands[seat])

    def pool(self, mark: str) -> int:
        return len(self.game.pool[MARKS[mark]])

    @property
    def step(self) -> int:
        return self.game.stage

    def told(self, kind: str = "") -> list[Any]:
        """The events so far, of one kind."""
        return [event for event in self.game.events or [] if not kind or event.kind == kind]

    def rolls(self, why: str) -> list[list[str]]:
        return [list(event.dice) for event in self.told("rolled") if event.why == why]

    @property
    def script(self) -> Script:
        assert isinstance(self.game.luck, Script)
        return self.game.luck

    @property
    def dice_left(self) -> int:
        return len(self.script.dice) - self.game.counts[DIE]

    @property
    def flips_left(self) -> int:
        return len(self.script.flips) - self.game.counts[FLIP]

    def view(self, seat: int = 0) -> Any:
        return RULES.view(self.game, seat)

    def labels(self, lang: str = "en") -> list[str]:
        d = self.game.decision
        words = speaker(lang, "worms")
        return [words.say(d.effect.label(self.game, d.at, option)) for option in d.options]

    def preview(self, target: str) -> str:
        return preview_of(self.game, target)

    @property
    def winners(self) -> tuple[int, ...]:
        return RULES.winners(self.game)

    @property
    def drawn(self) -> tuple[int, ...]:
        """Between whom it is a draw."""
        return RULES.drawn(self.game)


YES_OR_NO = ("fallen", "lasting", "hurt", "late", "flip", "spared", "spied")
OR_NONE = ("death", "death_shown", "seer", "worm", "last", "playing", "dropping", "same", "target", "stood", "refuge")


def is_sound(game: Worms) -> bool:
    """Whether what can only be so or not so is 1 or 0, and what there is none of is -1: programs that learn read it."""
    flags = [getattr(game, name) for name in YES_OR_NO] + game.wounded + game.flooded
    return set(flags) <= {0, 1} and all(getattr(game, name) >= -1 for name in OR_NONE)


def spot(at: str) -> int:
    q, r = at.split(",")
    return hex_at(int(q), int(r))


def thing_id(name: str) -> int:
    """A worm by its mark."""
    return 4 * LETTERS.index(name[0].upper()) + int(name[1]) - 1


def mark_of(game: Worms, thing: int) -> str:
    kind = KIND[thing]
    if kind == WORM:
        mark = f"{LETTERS[thing >> 2]}{(thing & 3) + 1}"
        return mark.lower() if game.wounded[thing] else mark
    return next(mark for mark, k in MARKS.items() if k == kind)


def table(
    things: dict[str, str] | None = None,
    hands: dict[int, str] | None = None,
    *,
    players: int = 2,
    land: tuple[tuple[int, int], ...] | list[tuple[int, int]] = ROUND,
    dice: str = "",
    flips: str = "",
    wind: int = 1,
    supply: str = "",
    drops: str = "",
    death: str = "",
    sudden: str = "",
    flooded: str = "",
    dial: str = "9,9",
    seat: int = 0,
    active: str = "",
    low: bool = False,
    pack: dict[str, Any] | None = None,
    others: dict[int, list[int]] | None = None,
    **options: bool | int | str,
) -> Table:
    """A game at the first step of seat 0's turn. Seat i leads the team of letter i. Teams without a worm in `things`
    get one on an island of their own. `active` chooses the worm; `sudden` is a sudden death card already in force.
    Of a kind the Things with the highest numbers lie on the map, or with `low` those with the lowest."""
    setup = RULES.setup(players, options, pack)
    game = set_up.start(setup, Script("", "", (1, 2, 3, 4, 5, 6, WIND, STAY), {}))
    script = Script(dice, flips, game.box.faces, others or {})
    game.luck, game.counts = script, [0] * len(game.counts)
    game.stack, game.pending, game.held = [], (), ()
    game.laid, game.land, game.sea, game.on, game.flooded = (), (), (), [], []
    game.heap, game.where = [], [OFF] * len(game.where)
    game.living = [0] * len(game.living)
    game.dial = spot(dial)
    things = dict(things or {})
    used = "".join(things.values()).upper()
    cells = list(land)
    for i in range(players):
        if f"{LETTERS[i]}1" not in used and not any(f"{LETTERS[i]}{n}" in used for n in (2, 3, 4)):
            cells.append(ISLAND[i])
            things[f"{ISLAND[i][0]},{ISLAND[i][1]}"] = f"{LETTERS[i]}1"
    laying.lay(game, 0, 0, hex_at(*cells[0]), [hex_at(*cell) for cell in cells], [])
    for kind in range(1, 8):
        stock = game.box.stock(kind, game.table.collectors)
        game.pool[kind] = list(range(FIRST[kind], FIRST[kind] + stock))[:: -1 if low else 1]
    game.pool[WORM] = []
    for at, marks in things.items():
        for mark in marks.split():
            _put(game, mark, spot(at))
    for at in flooded.split():
        game.flooded[game.slot[spot(at)]] = 1
    game.teams, game.colours = list(range(players)), list(range(players))
    ids = [card.id for card in game.box.cards]
    game.hands = [[ids.index(card) for card in (hands or {}).get(i, "").split()] for i in range(players)]
    game.supply = [ids.index(card) for card in supply.split()]
    game.supers, game.unused, game.played = [], [], []
    drop_ids, death_ids = [drop.id for drop in game.box.drops], [row.id for row in game.box.deaths]
    game.drops = [drop_ids.index(drop) for drop in drops.split()]
    game.drops_unused, game.drops_played, game.dealt, game.deaths_unused = [], [], [], []
    game.death = death_ids.index(death) if death else -1
    if sudden:
        game.death, game.death_shown, game.lasting = -1, death_ids.index(sudden), 1
    game.wind, game.first, game.events = wind, seat, []
    game.push(turns.TURN, At(seat))
    game.run()
    made = Table(game)
    if active:
        if made.asks == "Activate":
            made.worm(active)
        assert game.worm == thing_id(active)
    return made


def _put(game: Worms, mark: str, at: int) -> None:
    if mark[0] in MARKS:
        thing = game.pool[MARKS[mark[0]]].pop()
        if mark[0] in "se":
            game.facing[thing - FIRST[SENTRY]] = {"+": 1, "-": 2}.get(mark[1:]) or int(mark[1:])
    else:
        thing = thing_id(mark)
        game.wounded[thing] = int(mark[0].islower())
    laying.stand(game, thing, at)


def neighbour(at: str, way: int, n: int = 1) -> str:
    q, r = coords(spot(at) + STEP[way] * n)
    return f"{q},{r}"


def weapons(*steps: dict[str, Any]) -> list[dict[str, Any]]:
    """All weapons of the house, with other steps for the Grenade."""
    rows: list[dict[str, Any]] = tomllib.loads(new_pack())["weapon"]
    for row in rows:
        if row["id"] == "grenade":
            row["steps"] = list(steps)
    return rows
