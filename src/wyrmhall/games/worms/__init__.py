"""Worms: The Board Game, with its optional rules and the collector's edition."""

from __future__ import annotations

from wyrmhall.core.rules import Component, Rules, Setup
from wyrmhall.core.words import Msg
from wyrmhall.games.worms.box import said
from wyrmhall.games.worms.draw import draw
from wyrmhall.games.worms.pack import check_pack
from wyrmhall.games.worms.scoring import census, scores, tiebreaks, tied, winners
from wyrmhall.games.worms.setting import death_text, start
from wyrmhall.games.worms.table import OPTIONS, box_of, check
from wyrmhall.games.worms.turns import limit
from wyrmhall.games.worms.view import view


def components(setup: Setup) -> list[Component]:
    """Everything in the box, of both editions."""
    box = box_of(setup)
    found = []
    for card in box.cards:
        line = Msg("symbols", line=" ".join(card.line)) if card.line else Msg(f"when-{card.trigger}")
        facts: dict[str, bool | int | str] = {"class": card.kind, "edition": card.edition, "count": card.count}
        facts["line" if card.line else "trigger"] = card.line or card.trigger
        name = said("card", card.id, card.names)
        found.append(Component("card", card.id, name, (line, *card.steps), card.status, facts))
    for drop in box.drops:
        facts = {"edition": drop.edition, "count": drop.count}
        found.append(Component("drop", drop.id, said("drop", drop.id, drop.names), drop.steps, drop.status, facts))
    for death in box.deaths:
        name = said("death", death.id, death.names)
        found.append(Component("death", death.id, name, tuple(death_text(death)), death.status))
    for tile in box.tiles:
        facts = {"edition": tile.edition, "land": len(tile.land), "water": len(tile.water)}
        facts["figure"] = " ".join(f"{q},{r}" for q, r in tile.land + tile.water)
        found.append(Component("tile", tile.id, Msg("tile", tile=tile.id, n=len(tile.land)), (), tile.status, facts))
    for team in box.teams:
        facts = {"number": team.number}
        name = Msg("team", colour=team.colour)
        found.append(Component("team", team.colour, name, (Msg("team-number", n=team.number),), team.status, facts))
    return found


RULES = Rules(
    name="worms",
    prefixes=("WM",),
    seats=(2, 3, 4, 5, 6),
    minutes=60,
    options=OPTIONS,
    start=start,
    view=view,
    scores=scores,
    winners=winners,
    tied=tied,
    tiebreaks=tiebreaks,
    census=census,
    components=components,
    draw=draw,
    check_pack=check_pack,
    check=check,
    limit=limit,
    version=2,
    kept=(1,),
)
