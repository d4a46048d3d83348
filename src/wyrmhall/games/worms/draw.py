"""The table as text for the terminal: the map, the players, and one's own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wyrmhall.core.setup import Setup
from wyrmhall.core.words import Msg
from wyrmhall.games.worms.view import HexView, TableView, ThingView

if TYPE_CHECKING:  # at run time nobody here speaks: the rules also run where there is no Fluent
    from wyrmhall.core.text import Speaker

WIDTH = 100
MARKS = {
    "mine": "m", "oil_drum": "o", "crate": "c", "fire": "f", "crater": "u", "sentry-gun": "s", "electromagnet": "e",
}  # fmt: skip


def draw(view: TableView, speaker: Speaker, _setup: Setup | None = None) -> str:
    lines = [_title(view, speaker), ""]
    lines += _map(view)
    lines += ["", speaker.say(Msg("draw-legend")), ""]
    if view.tiles_left:
        lines.append(f"{speaker.say(Msg('draw-tiles'))}: {', '.join(tile.id for tile in view.tiles_left)}")
    heap = [_mark(thing) for thing in view.things if not thing.hex]
    if heap:
        lines.append(f"{speaker.say(Msg('draw-heap'))}: {' '.join(heap)}")
    pools = [f"{speaker.say(Msg('thing-' + pool.kind.replace('_', '-')))} {pool.n}" for pool in view.pools]
    lines.append(f"{speaker.say(Msg('draw-pools'))}: {', '.join(pools)}")
    lines.append(speaker.say(Msg("draw-decks", supply=view.supply, drops=view.drops)))
    lines += _players(view, speaker)
    if view.seat >= 0:
        hand = view.players[view.seat].hand
        lines.append(f"{speaker.say(Msg('draw-hand'))}: {', '.join(_card(card, speaker) for card in hand)}")
    return "\n".join(lines)


def _title(view: TableView, speaker: Speaker) -> str:
    said = [Msg("draw-title", turn=view.turn, step=view.step) if view.step else Msg("draw-setup")]
    said.append(Msg("draw-wind", n=view.wind))
    if view.target:
        said.append(Msg("draw-target", hex=view.target))
    if view.aim:
        said.append(Msg("draw-aim", n=view.aim))
    title = [speaker.say(message) for message in said]
    if view.sudden_death:
        title.append(speaker.say(Msg("draw-death", card=_known("death", view.sudden_death, speaker))))
    if view.is_over:
        title.append(speaker.say(Msg("draw-over")))
    elif view.last_round:
        title.append(speaker.say(Msg("draw-last-round")))
    return ". ".join(title) + "."


def _map(view: TableView) -> list[str]:
    """Columns of hexes, each two lines high and half a hex lower than its neighbour; wide maps become a list."""
    things = {thing.id: thing for thing in view.things}
    left, top = min(h.q for h in view.hexes), min(2 * h.r + h.q for h in view.hexes)
    columns = max(h.q for h in view.hexes) - left + 1
    cell = min(10, WIDTH // columns)
    if cell < 8:
        return [f"{h.hex:>7} {_inside(h, view, things)}" for h in view.hexes]
    rows = max(2 * h.r + h.q for h in view.hexes) - top + 2
    grid = [[" " * cell for _ in range(columns)] for _ in range(rows)]
    for h in view.hexes:
        row, column = 2 * h.r + h.q - top, h.q - left
        head = f"[{h.hex}]" if view.target != h.hex else f"<{h.hex}>"
        grid[row][column] = head.ljust(cell)[:cell]
        grid[row + 1][column] = _inside(h, view, things).ljust(cell)[:cell]
    return ["".join(row).rstrip() for row in grid]


def _inside(h: HexView, view: TableView, things: dict[int, ThingView]) -> str:
    if h.kind == "dial":
        return f"  ({view.wind})"
    if h.kind != "land":
        return " ~~~"
    return " " + (" ".join(_mark(things[thing]) for thing in h.things) or ".")


def _mark(thing: ThingView) -> str:
    """A worm by the number of its team as a letter and its own number; a wounded one in small letters."""
    if thing.kind != "worm":
        return MARKS[thing.kind]
    mark = f"{'ABCDEF'[thing.team]}{thing.number}"
    return mark.lower() if thing.wounded else mark


def _players(view: TableView, speaker: Speaker) -> list[str]:
    lines = []
    for seat, player in enumerate(view.players):
        said = [speaker.say(Msg("draw-player", n=seat + 1))]
        if player.team >= 0:
            said.append(f"{'ABCDEF'[player.team]} {speaker.say(Msg('team', colour=player.colour))}")
            said.append(speaker.say(Msg("draw-worms", living=player.living, healthy=player.healthy)))
        said.append(speaker.say(Msg("draw-cards", n=player.cards)))
        if player.is_out:
            said.append(speaker.say(Msg("draw-out")))
        mark = ">" if seat == view.active and view.step else " "
        lines.append(f"{mark} {', '.join(said)}")
    return lines


def _card(id: str, speaker: Speaker) -> str:
    return _known("card", id, speaker)


def _known(kind: str, id: str, speaker: Speaker) -> str:
    """A card's name; a card of a pack is drawn by its id."""
    return speaker.say(Msg(f"{kind}-{id}")) if speaker.knows(f"{kind}-{id}") else id
