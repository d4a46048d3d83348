"""A view as text for the terminal: the map beside the players, then markets and the own cards."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from wyrmhall.core.setup import Setup
from wyrmhall.core.words import Msg
from wyrmhall.games.seadragons.components import REEF_IDS, Realm, box_from, reef_name
from wyrmhall.games.seadragons.setup import box_of
from wyrmhall.games.seadragons.view import Card, MissionCard, PlayerTable, RealmCard, Table

if TYPE_CHECKING:  # at run time nobody here speaks: the rules also run where there is no Fluent
    from wyrmhall.core.text import Speaker

SYMBOLS = {"W": "@", "G": "$", "R": "^", "S": ".", "#": "▒"}


def draw(view: Table, words: Speaker, setup: Setup | None = None) -> str:
    box = box_from(None) if setup is None else box_of(setup)
    chart = _chart(view)
    beside = [line for player in view.players for line in _player(view, player, words)]
    beside += ["", *[_realm(realm, printed, words) for realm, printed in zip(view.realms, box.realms, strict=True)]]
    lines = [f"{left:<{2 * len(view.chart) + 5}} {right}".rstrip() for left, right in _rows(chart, beside)]
    lines += [words.say(Msg("draw-legend")), ""]
    lines += [words.say(Msg("draw-market")), *_cards([card for card in view.market if card is not None], words)]
    lines.append(words.say(Msg("draw-piles", **asdict(view.piles), missions=view.mission_pile, reefs=view.reef_pile)))
    lines.append(words.say(Msg("draw-missions")))
    lines += [f"  {_mission(mission, words)}" for mission in view.missions]
    if view.seat >= 0:
        lines += [words.say(Msg("draw-hand")), *_cards(view.players[view.seat].hand, words)]
        reefs = view.drawn or view.players[view.seat].reefs
        if reefs:
            said = [words.say(reef_name(box, REEF_IDS.index(card))) for card in reefs]
            lines.append(words.say(Msg("draw-drawn" if view.drawn else "draw-reefs", cards=", ".join(said))))
    return "\n".join(lines)


def _rows(left: list[str], right: list[str]) -> list[tuple[str, str]]:
    return list(zip_longest(left, right, fillvalue=""))


def _chart(view: Table) -> list[str]:
    """Digits are dragons of a player, * beside one is the head; letters are ships."""
    n = len(view.chart)
    cells = [[SYMBOLS.get(char, char) for char in row] for row in view.chart]
    for ship in view.ships:
        cells[ship.cell[0]][ship.cell[1]] = ship.colour[0]
    heads = {dragon.head for dragon in view.dragons}
    for dragon in view.dragons:
        for row, column in dragon.cells:
            cells[row][column] = str(dragon.seat + 1)
    letters = "   " + "".join(f" {chr(ord('A') + i)}" for i in range(n))
    drawn = [
        f"{r + 1:3}" + "".join(("*" if (r, c) in heads else " ") + cells[r][c] for c in range(n)) for r in range(n)
    ]
    return [letters, *drawn]


def _player(view: Table, player: PlayerTable, words: Speaker) -> list[str]:
    ships = " ".join(f"{colour[0]}{n}" for colour, n in asdict(player.ships).items() if n)
    colour = words.say(Msg("colour", colour=player.colour)) if player.colour else "?"
    turn = ">" if player.seat == view.turn else " "
    points = sum(mission.vp for mission in player.missions)
    head = Msg("draw-player", seat=player.seat + 1, colour=colour, heads=player.heads, gold=player.gold)
    rest = Msg("draw-supply", ships=ships or "-", reefs=player.reef_count, missions=len(player.missions), vp=points)
    return [f"{turn} {words.say(head)}", f"    {words.say(rest)}"]


def _realm(realm: RealmCard, printed: Realm, words: Speaker) -> str:
    dragons = " ".join(f"{seat + 1}:{n}" for seat, n in enumerate(realm.dragons))
    return words.say(Msg("draw-realm", realm=printed.name, vp=realm.prize, dragons=dragons))


def _cards(cards: list[Card], words: Speaker) -> list[str]:
    """Figures side by side, with their names below."""
    heights = [len(card.rows) for card in cards]
    lines = []
    for i in range(max(heights, default=0)):
        rows = [card.rows[i] if i < len(card.rows) else "" for card in cards]
        lines.append("  " + "".join(f"{row.replace('.', ' '):<14}" for row in rows).rstrip())
    lines.append(
        "  " + "".join(f"{words.say(Msg('draw-card', code=c.figure, size=c.size)):<14}" for c in cards).rstrip()
    )
    return lines


def _mission(mission: MissionCard, words: Speaker) -> str:
    asked = [
        words.say(Msg("ships-any", n=n) if colour == "any" else Msg("ships", n=n, colour=colour))
        for colour, n in asdict(mission.cost).items()
        if n
    ]
    return words.say(Msg("draw-mission", code=mission.id, cost=", ".join(asked), vp=mission.vp, reef=mission.reef))
