"""Worms drawn: the hexes with all that stands on them, and the teams below."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from wyrmhall.core.setup import Setup
from wyrmhall.core.text import Speaker
from wyrmhall.core.words import Msg
from wyrmhall.games.worms.view import HexView, TableView, ThingView
from wyrmhall.pictures.svg import CARD, FAINT, INK, Drawing

SIZE, MARGIN = 34.0, 16.0
GROUND = {"land": "#9bbf6a", "flooded": "#7fb4c9", "water": "#a9d4e6", "dial": "#f2d16b"}
THINGS = {
    "mine": ("#3a3a3a", "m"),
    "oil_drum": ("#b5443c", "o"),
    "crate": ("#b08a4f", "c"),
    "fire": ("#e8772e", "f"),
    "crater": ("#6b5a46", "u"),
    "sentry-gun": ("#4b5d73", "s"),
    "electromagnet": ("#7a3e9d", "e"),
}
TEAMS = {
    "blue": "#2456a6",
    "red": "#c0392b",
    "yellow": "#c9a227",
    "green": "#2f8f4e",
    "purple": "#7a3e9d",
    "grey": "#6d7580",
}
OTHER = "#55606b"


def draw(view: TableView, words: Speaker, _setup: Setup) -> Drawing:
    places = {h.hex: (1.5 * SIZE * h.q, sqrt(3) * SIZE * (h.r + h.q / 2)) for h in view.hexes}
    left, top = min(x for x, _ in places.values()), min(y for _, y in places.values())
    right, bottom = max(x for x, _ in places.values()), max(y for _, y in places.values())
    shift_x, shift_y = MARGIN + SIZE - left, 44 + SIZE - top
    drawing = Drawing(max(right - left + 2 * (MARGIN + SIZE), 620), 0)
    said = Msg("draw-title", turn=view.turn, step=view.step) if view.step else Msg("draw-setup")
    drawing.text(MARGIN, 26, f"{words.say(said)}. {words.say(Msg('draw-wind', n=view.wind))}", 15, bold=True)
    things = {thing.id: thing for thing in view.things}
    for h in view.hexes:
        x, y = places[h.hex]
        _hex(drawing, view, h, [things[thing] for thing in h.things], x + shift_x, y + shift_y)
    y = bottom - top + 44 + 2 * SIZE + 24
    for seat, player in enumerate(view.players):
        drawing.box(MARGIN, y - 11, 12, 12, _team(view, player.team) if player.team >= 0 else FAINT)
        parts = [words.say(Msg("draw-player", n=seat + 1))]
        if player.team >= 0:
            parts.append(words.say(Msg("draw-worms", living=player.living, healthy=player.healthy)))
        parts.append(words.say(Msg("draw-cards", n=player.cards)))
        if player.is_out:
            parts.append(words.say(Msg("draw-out")))
        drawing.text(MARGIN + 18, y, ", ".join(parts), 12, bold=seat == view.active)
        y += 18
    if view.seat >= 0:
        names = [_card(card, words) for card in view.players[view.seat].hand]
        hand = f"{words.say(Msg('draw-hand'))}: {', '.join(names)}"
        drawing.text(MARGIN, y + 6, hand, 12, FAINT, room=drawing.width - 2 * MARGIN)
        y += 22
    drawing.text(MARGIN, y + 4, words.say(Msg("draw-legend")), 10, FAINT, room=drawing.width - MARGIN)
    drawing.height = y + 16
    return drawing


def _hex(drawing: Drawing, view: TableView, h: HexView, things: list[ThingView], x: float, y: float) -> None:
    corners = [(x + SIZE * cos(pi / 3 * i), y + SIZE * sin(pi / 3 * i)) for i in range(6)]
    drawing.shape(corners, GROUND[h.kind], INK if view.target == h.hex else "#ffffff")
    if h.kind == "dial":
        drawing.text(x, y + 6, str(view.wind), 18, bold=True, middle=True)
        return
    drawing.text(x, y - SIZE * 0.62, h.hex, 8, FAINT, middle=True)
    across = min(len(things), 3)
    for n, thing in enumerate(things):
        at_x = x + (n % 3 - (across - 1) / 2) * 19
        _thing(drawing, view, thing, at_x, y - 4 + n // 3 * 19)


def _thing(drawing: Drawing, view: TableView, thing: ThingView, x: float, y: float) -> None:
    if thing.kind != "worm":
        colour, letter = THINGS[thing.kind]
        drawing.box(x - 8, y - 8, 16, 16, colour)
        drawing.text(x, y + 4, letter, 11, "#ffffff", middle=True)
        return
    drawing.dot(x, y, 9, _team(view, thing.team), INK)
    if thing.wounded:
        drawing.box(x - 7, y + 5, 14, 3, CARD)
    drawing.text(x, y + 4, str(thing.number), 11, "#ffffff", middle=True, bold=True)


def _team(view: TableView, team: int) -> str:
    return TEAMS.get(view.colours[team], OTHER)


def _card(id: str, words: Speaker) -> str:
    return words.say(Msg(f"card-{id}")) if words.knows(f"card-{id}") else id
