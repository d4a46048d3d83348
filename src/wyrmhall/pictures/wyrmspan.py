"""Wyrmspan drawn: the displays, then each player's mat with its three caves, and the own hand."""

from __future__ import annotations

from wyrmhall.core.setup import Setup
from wyrmhall.core.text import Speaker
from wyrmhall.core.words import Msg
from wyrmhall.games.wyrmspan.components import Box
from wyrmhall.games.wyrmspan.numbers import CAVE_NAMES, KINDS
from wyrmhall.games.wyrmspan.setup import box_of
from wyrmhall.games.wyrmspan.view import PlayerView, SpaceView, WyrmspanView
from wyrmhall.pictures.svg import CARD, FAINT, INK, LINE, SEATS, Drawing

WIDE, HIGH, MARGIN = 168, 58, 14
CAVERNS = ("#a3243d", "#d79a2b", "#7b52b5")
GOODS = ("#c0504d", "#e0b030", "#8fb8de", "#f2ede4")  # meat, gold, crystal, milk
OTHER_GOOD, ROCK, CAVE, SHELL = "#d9a63a", "#8d7f72", "#e8dccb", "#fbf1d2"
LETTERS = 27  # in a line of a cave card


def draw(view: WyrmspanView, words: Speaker, setup: Setup) -> Drawing:
    drawing = Drawing(2 * MARGIN + 4 * WIDE, 0)
    drawing.height = Artist(view, words, box_of(setup), drawing).table()
    return drawing


class Artist:
    """Draws the parts of one view in one language; each part tells where the next begins."""

    def __init__(self, view: WyrmspanView, words: Speaker, box: Box, drawing: Drawing) -> None:
        self.view = view
        self.words = words
        self.box = box
        self.drawing = drawing

    def say(self, id: str, **args: object) -> str:
        return self.words.say(Msg(id, **args))

    def table(self) -> float:
        view = self.view
        y = 26.0
        self.drawing.text(MARGIN, y, self.say("draw-round", n=view.round), 15, bold=True)
        for i, name in enumerate(view.objectives):
            y += 16
            now = i + 1 == view.round
            said = f"{i + 1}. {self.say(f'objective-{name}')}"
            self.drawing.text(MARGIN, y, said, 11, INK if now else FAINT, bold=now)
        y += 26
        y = self.cards(self.say("draw-dragons", n=view.deck, discarded=len(view.discard)), view.display, [], y)
        caves = self.say("draw-caves", n=view.cave_deck, discarded=len(view.cave_discard))
        y = self.cards(caves, [], view.cave_display, y)
        for seat, player in enumerate(view.players):
            y = self.player(seat, player, y)
        if view.automa is not None:
            said = f"{self.say('solo-opponent')}: {sum(view.automa.score.values())}"
            self.drawing.text(MARGIN, y, said, 13, bold=True)
            y += 24
        return y

    def cards(self, title: str, dragons: list[int], caves: list[int], y: float) -> float:
        """Cards side by side under a title, four in a row."""
        self.drawing.text(MARGIN, y, title, 12, bold=True)
        y += 8
        cards = [(card, True) for card in dragons] + [(card, False) for card in caves]
        for n, (card, is_dragon) in enumerate(cards):
            x, top = MARGIN + n % 4 * WIDE, y + n // 4 * HIGH
            if card and is_dragon:
                self.dragon(card, x, top)
            elif card:
                self.cave(card, x, top)
        return y + HIGH * -(-len(cards) // 4) + 20

    def dragon(self, card: int, x: float, y: float) -> None:
        row, drawing = self.box.dragons[card], self.drawing
        drawing.box(x, y, WIDE - 6, HIGH - 6, CARD, LINE)
        for i, cave in enumerate(row.caves):
            drawing.box(x + 6 + 12 * i, y + 36, 10, 10, CAVERNS[cave])
        drawing.text(x + 6, y + 16, self.words.say(row.said), 12, room=WIDE - 18)
        at = x + 6
        for kind, many in enumerate(row.cost):
            for _ in range(many):
                drawing.dot(at + 5, y + 27, 4.5, GOODS[kind] if kind < len(GOODS) else OTHER_GOOD, FAINT)
                at += 12
        drawing.text(x + WIDE - 60, y + 46, f"{row.vp}★ {row.nests}○", 12)

    def cave(self, card: int, x: float, y: float) -> None:
        self.drawing.box(x, y, WIDE - 6, HIGH - 6, CAVE, LINE)
        said = self.words.say(self.box.caves[card].effect)
        middle = said.rfind(" ", 0, LETTERS) if len(said) > LETTERS else len(said)
        self.drawing.text(x + 6, y + 18, said[:middle], 11)
        self.drawing.text(x + 6, y + 33, said[middle:].strip(), 11, room=WIDE - 18)

    def player(self, seat: int, player: PlayerView, y: float) -> float:
        view, drawing = self.view, self.drawing
        points, first = sum(player.score.values()), seat == view.first
        drawing.box(MARGIN, y - 12, 12, 12, SEATS[seat % len(SEATS)])
        title = self.say("draw-player", n=seat + 1, vp=points, passed=player.passed, first=first)
        drawing.text(MARGIN + 18, y, title, 14, bold=seat == view.active)
        supply = [f"{self.say('token', kind=KINDS[k])} {n}" for k, n in enumerate(player.resources)]
        supply.append(f"{self.say('token', kind='coin')} {player.coins}")
        supply.append(f"{self.say('mat-nests')} {player.mat_eggs}/2")
        supply.append(self.say("draw-guild", space=player.guild_space, left=player.markers_left))
        drawing.text(MARGIN + 18, y + 18, " · ".join(supply), 11, FAINT)
        y += 28
        for cave in range(len(CAVE_NAMES)):
            for column in range(4):
                self.space(player.spaces[4 * cave + column], cave, MARGIN + column * WIDE, y)
            y += HIGH
        if seat == view.seat:
            return self.cards("", player.hand, player.pit, y)
        hand = self.say("draw-hand", dragons=player.dragons_in_hand, caves=player.caves_in_hand)
        drawing.text(MARGIN, y + 12, hand, 11)
        return y + 44

    def space(self, space: SpaceView, cave: int, x: float, y: float) -> None:
        drawing = self.drawing
        drawing.box(x, y, WIDE - 6, HIGH - 6, CARD if space.excavated else ROCK, CAVERNS[cave])
        drawing.box(x, y, 5, HIGH - 6, CAVERNS[cave])
        if not space.dragon:
            return
        row = self.box.dragons[space.dragon]
        drawing.text(x + 10, y + 16, self.words.say(row.said), 12, room=WIDE - 22)
        drawing.text(x + 10, y + 44, f"{row.vp}★", 12)
        for nest in range(space.nests):
            drawing.dot(x + 46 + 12 * nest, y + 40, 4.5, SHELL if nest < space.eggs else "none", FAINT)
        at = x + 10
        for kind, many in enumerate(space.cached):
            for _ in range(many):
                drawing.dot(at + 5, y + 27, 4.5, GOODS[kind], FAINT)
                at += 11
        if space.tucked:
            drawing.text(x + WIDE - 40, y + 44, f"▤{space.tucked}", 12)
