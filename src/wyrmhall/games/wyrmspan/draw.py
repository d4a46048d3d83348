"""A view as text for the terminal, a hundred columns wide."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from wyrmhall.core.setup import Setup
from wyrmhall.core.words import Msg
from wyrmhall.games.wyrmspan.components import Box
from wyrmhall.games.wyrmspan.house import HOUSE
from wyrmhall.games.wyrmspan.numbers import CAVE_NAMES, KINDS
from wyrmhall.games.wyrmspan.setup import box_of
from wyrmhall.games.wyrmspan.view import AutomaView, PlayerView, SpaceView, WyrmspanView

if TYPE_CHECKING:  # at run time nobody here speaks: the rules also run where there is no Fluent
    from wyrmhall.core.text import Speaker

WIDTH = 100
CELL = 23  # four of them and the borders make the width
ROWS = 5  # of the guild tile


def draw(seen: WyrmspanView, words: Speaker, setup: Setup | None = None) -> str:
    """The table as the seat of the view sees it: the boards, then the others, then the own mat and hand."""
    artist = Artist(seen, words, HOUSE if setup is None else box_of(setup))
    lines = artist.centre()
    if seen.automa is not None:
        lines += artist.automa(seen.automa)
    own = max(seen.seat, 0)
    for seat in [*[i for i in range(len(seen.players)) if i != own], own]:
        lines += artist.player(seat, seen.players[seat])
    return "\n".join(line.rstrip() for line in lines)


def folded(text: str) -> list[str]:
    """A card's line, broken to the width of the table."""
    return wrap(text, WIDTH, initial_indent="   ", subsequent_indent="       ")


class Artist:
    """Draws the parts of one view in one language."""

    def __init__(self, seen: WyrmspanView, words: Speaker, box: Box) -> None:
        self.box = box
        self.seen = seen
        self.words = words

    def say(self, id: str, **args: object) -> str:
        return self.words.say(Msg(id, **args))

    def rule(self, title: str) -> str:
        return f"── {title} ".ljust(WIDTH, "─")

    def centre(self) -> list[str]:
        seen = self.seen
        lines = [self.rule(self.say("draw-round", n=seen.round))]
        for i, name in enumerate(seen.objectives):
            mark = ">" if i + 1 == seen.round else " "
            lines.append(f"{mark}{i + 1}. {self.say(f'objective-{name}')}")
        lines.append(self.say("draw-dragons", n=seen.deck, discarded=len(seen.discard)))
        lines += [line for card in seen.display for line in folded(self.dragon(card))]
        lines.append(self.say("draw-caves", n=seen.cave_deck, discarded=len(seen.cave_discard)))
        lines += [line for card in seen.cave_display for line in folded(self.cave(card))]
        lines.append(self.say(f"guild-{seen.tile}"))
        tile = next(tile for tile in self.box.tiles if tile.name == seen.tile)
        for i, place in enumerate(seen.places):
            text = self.words.say(tile.rows[i]) if i < len(tile.rows) else self.say("printed-vp", n=place.vp)
            room = "∞" if place.free > ROWS * len(seen.players) else str(place.free)
            lines += folded(f"{place.row}. [{room}] {text}")
        return lines

    def automa(self, automa: AutomaView) -> list[str]:
        total = sum(automa.score.values())
        facts = self.say(
            "draw-automa",
            space=automa.guild_space,
            dragons=len(automa.dragons),
            caves=len(automa.caves),
            cards=automa.cards_left,
            coins=automa.objective_coins,
            vp=total,
        )
        return [self.rule(self.say("solo-opponent")), facts]

    def player(self, seat: int, p: PlayerView) -> list[str]:
        seen = self.seen
        title = self.say("draw-player", n=seat + 1, vp=sum(p.score.values()), passed=p.passed, first=seat == seen.first)
        supply = [self.say("token", kind=KINDS[k]) + f" {n}" for k, n in enumerate(p.resources)]
        supply.append(self.say("token", kind="coin") + f" {p.coins}")
        supply.append(self.say("mat-nests") + f" {p.mat_eggs}/2")
        supply.append(self.say("draw-guild", space=p.guild_space, left=p.markers_left))
        lines = [self.rule(title), "  ".join(supply)]
        for cave in range(3):
            lines += self.row(cave, p)
        if seat == seen.seat:
            lines += [line for card in p.hand for line in folded(self.dragon(card))]
            lines += [line for card in p.pit for line in folded(self.cave(card))]
        else:
            lines.append(self.say("draw-hand", dragons=p.dragons_in_hand, caves=p.caves_in_hand))
        return lines

    def row(self, cave: int, p: PlayerView) -> list[str]:
        """The four spaces of a cave, two lines each."""
        spaces = p.spaces[4 * cave : 4 * cave + 4]
        times = p.spent_coins[2 + cave]
        head = f"{self.say('cave-row', cave=CAVE_NAMES[cave])}" + (f" ({times})" if times else "")
        names = "│".join(self.name(space)[:CELL].ljust(CELL) for space in spaces)
        pieces = "│".join(self.pieces(space)[:CELL].ljust(CELL) for space in spaces)
        return [head, f"│{names}│", f"│{pieces}│"]

    def name(self, space: SpaceView) -> str:
        if space.dragon:
            return f"{space.dragon} {self.words.say(self.box.dragons[space.dragon].said)}"
        return self.say("draw-empty") if space.excavated else "▒" * CELL

    def pieces(self, space: SpaceView) -> str:
        if not space.dragon:
            return "" if space.excavated else "▒" * CELL
        parts = [f"{self.box.dragons[space.dragon].vp}★", f"{space.eggs}/{space.nests}○"]
        if any(space.cached):
            parts.append(
                "+".join(f"{n}{self.say('token', kind=KINDS[k])[:2]}" for k, n in enumerate(space.cached) if n)
            )
        if space.tucked:
            parts.append(f"{space.tucked}▤")
        return " ".join(parts)

    def dragon(self, card: int) -> str:
        if not card:
            return "—"
        row = self.box.dragons[card]
        ability = row.played or row.activated or row.round_end or row.game_end
        cost = ", ".join(self.say("tokens", kind=KINDS[k], n=n) for k, n in enumerate(row.cost) if n) or "0"
        caves = "/".join(self.say("space", cave=CAVE_NAMES[cave], column="").strip() for cave in row.caves)
        head = f"{card} {self.words.say(row.said)} ({cost}; {caves}; {row.vp}★ {row.nests}○)"
        if ability is None:
            return head
        timing = ("when-played", "if-activated", "once-per-round", "end-game")[
            next(i for i in range(4) if row.timings >> i & 1)
        ]
        return f"{head} {self.say(timing, text=ability)}"

    def cave(self, card: int) -> str:
        return self.say("cave-said", n=card, text=self.box.caves[card].effect) if card else "—"
