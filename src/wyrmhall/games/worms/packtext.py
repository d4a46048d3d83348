"""A pack to begin with: the house's own box, written out as TOML for an owner of the printed one to change."""

from __future__ import annotations

import json
from typing import Any

from wyrmhall.core.engine import Effect
from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.core.words import Msg
from wyrmhall.games.worms.box import SUPPORT, Names
from wyrmhall.games.worms.cards import BOX
from wyrmhall.games.worms.dice import FACES
from wyrmhall.games.worms.packverbs import plain

_INTRO = """\
# A pack for Worms: The Board Game. Whoever owns the box can type in what is printed there.
# Sections that are left out stay as they are. A step is written { op = "verb", ... }.
"""


def new_pack() -> str:
    """The house's own box as a pack."""
    lines = [_INTRO, 'game = "worms"', "", "[pack]", f"id = {_said(BOX.id)}", f"version = {BOX.version}", "", "[die]"]
    lines += [f"faces = {_said([FACES[face].replace('-', '_') for face in BOX.faces])}", ""]
    for card in BOX.cards:
        support = card.kind == SUPPORT
        lines += [
            f"[[{'support' if support else 'weapon'}]]",
            f"id = {_said(card.id)}",
            _names("card", card.id, card.names),
        ]
        if support:
            lines += [f"count = {card.count}", f"trigger = {_said(card.trigger)}"]
        else:
            lines += [f"class = {_said(card.kind)}", f"edition = {_said(card.edition)}", f"count = {card.count}"]
            if card.count_collectors:
                lines.append(f"count_collectors = {card.count_collectors}")
            lines.append(f"line = {_said(list(card.line))}")
        lines += [_steps("steps", card.steps), ""]
    for drop in BOX.drops:
        lines += ["[[drop]]", f"id = {_said(drop.id)}", _names("drop", drop.id, drop.names)]
        lines += [f"edition = {_said(drop.edition)}", f"count = {drop.count}", _steps("steps", drop.steps), ""]
    for death in BOX.deaths:
        lines += ["[[sudden_death]]", f"id = {_said(death.id)}", _names("death", death.id, death.names)]
        lines += [_steps("on_reveal", death.reveal)]
        lines += [f"end_turn = {_said([[plain(step) for step in end] for end in death.end_turn])}"]
        lines += [f"no_heal = {_said(death.no_heal)}", _steps("drop", death.drop), ""]
    for tile in BOX.tiles:
        lines += ["[[tile]]", f"id = {_said(tile.id)}", f"edition = {_said(tile.edition)}"]
        lines += [f"land = {_said(tile.land)}", f"water = {_said(tile.water)}", ""]
    for team in BOX.teams:
        lines += ["[[team]]", f"number = {team.number}", f"colour = {_said(team.colour)}", ""]
    lines.append("[collectors]")
    lines += [f"{kind} = {n}" for kind, n in BOX.collectors_stock.items() if kind not in ("worm", "dice")]
    lines += ["", "[sentry_gun]", f"line_of_fire = {BOX.fire_line}", "", *_first_game()]
    return "\n".join(lines) + "\n"


def _first_game() -> list[str]:
    scene = BOX.scene
    lines = ["[first_game]", f"dial = {_said(scene.dial)}", f"wind = {scene.wind}", "tiles = ["]
    for tile, mark, land in scene.tiles:
        lines.append(f"  {_said({'id': tile, 'mark': mark, 'land': land})},")
    lines += ["]", "things = ["]
    for tile, kind, colour, cell in scene.things:
        team = {"team": colour} if colour else {}
        lines.append(f"  {_said({'tile': tile, 'kind': kind, **team, 'hex': cell})},")
    return [*lines, "]"]


def _names(kind: str, id: str, names: Names | None) -> str:
    assert names is None, "the house's own rows have their names in the locale files"
    said = {lang: speaker(lang, "worms").say(Msg(f"{kind}-{id}")) for lang in LANGUAGES}
    return f"name = {_said(said)}"


def _steps(name: str, steps: tuple[Effect, ...]) -> str:
    if not steps:
        return f"{name} = []"
    return f"{name} = [\n" + "".join(f"  {_said(plain(step))},\n" for step in steps) + "]"


def _said(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_said(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_said(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)
