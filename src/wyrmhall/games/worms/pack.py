"""Packs: what an owner of the box may type in place of the reconstructed rows."""

from __future__ import annotations

from wyrmhall.core.engine import Effect
from wyrmhall.core.setup import Pack
from wyrmhall.core.words import LANGUAGES, Msg
from wyrmhall.games.worms.cards import BOX
from wyrmhall.games.worms.components import (
    SUPER,
    SUPPLY,
    SUPPORT,
    Box,
    Names,
)
from wyrmhall.games.worms.dice import FACES
from wyrmhall.games.worms.pack_rows import box_from
from wyrmhall.games.worms.pack_verbs import TYPED
from wyrmhall.packs import reading
from wyrmhall.packs.faults import Fault, fault
from wyrmhall.packs.writing import beginning, line, toml

__all__ = ["TYPED", "box_from", "check_pack", "new_pack", "read_pack"]


def read_pack(text: str) -> tuple[Pack, list[Fault]]:
    """A pack from untrusted text, and warnings about what is allowed but odd."""
    return reading.read(text, _checked)


def _checked(pack: Pack) -> tuple[Pack, list[Fault]]:
    return pack, _warnings(pack, box_from(pack))


def check_pack(pack: Pack) -> Pack:
    """The same mapping, if it describes a box that can be played with."""
    box_from(pack)
    return pack


def _warnings(pack: Pack, box: Box) -> list[Fault]:
    found: list[Fault] = []
    ordinary = sum(card.copies(False) for card in box.cards if card.kind == SUPPLY)
    if ordinary < 8:
        found.append(fault(("weapon",), "few-supply"))
    if not any(card.kind == SUPER for card in box.cards):
        found.append(fault(("weapon",), "no-superweapon"))
    for section in ("weapon", "support", "drop", "sudden_death"):
        for i, row in enumerate(pack.get(section, [])):
            given = row.get("name")
            if not isinstance(given, dict) or not set(LANGUAGES) <= set(given):
                found.append(fault((section, i), "some-names", place=f"{section} {row['id']}"))
    return found


def new_pack(lang: str = "en") -> str:
    """The house's own box as a pack, with comments in the language of its owner."""
    lines = beginning(lang, "worms", BOX.id, BOX.version, "parts", "effects")
    lines += ["[die]", f"faces = {toml([FACES[face].replace('-', '_') for face in BOX.faces])}", ""]
    for card in BOX.cards:
        support = card.kind == SUPPORT
        lines += [
            f"[[{'support' if support else 'weapon'}]]",
            f"id = {toml(card.id)}",
            _names("card", card.id, card.names),
        ]
        if support:
            lines += [f"count = {card.count}", f"trigger = {toml(card.trigger)}"]
        else:
            lines += [f"class = {toml(card.kind)}", f"edition = {toml(card.edition)}", f"count = {card.count}"]
            if card.count_collectors:
                lines.append(f"count_collectors = {card.count_collectors}")
            lines.append(f"line = {toml(list(card.line))}")
        lines += [_steps("steps", card.steps), ""]
    for drop in BOX.drops:
        lines += ["[[drop]]", f"id = {toml(drop.id)}", _names("drop", drop.id, drop.names)]
        lines += [f"edition = {toml(drop.edition)}", f"count = {drop.count}", _steps("steps", drop.steps), ""]
    for death in BOX.deaths:
        lines += ["[[sudden_death]]", f"id = {toml(death.id)}", _names("death", death.id, death.names)]
        lines += [_steps("on_reveal", death.reveal)]
        lines += [f"end_turn = {toml([[TYPED.plain(step) for step in end] for end in death.end_turn])}"]
        lines += [f"no_heal = {toml(death.no_heal)}", _steps("drop", death.drop), ""]
    for tile in BOX.tiles:
        lines += ["[[tile]]", f"id = {toml(tile.id)}", f"edition = {toml(tile.edition)}"]
        lines += [f"land = {toml(tile.land)}", f"water = {toml(tile.water)}", ""]
    for team in BOX.teams:
        lines += ["[[team]]", f"number = {team.number}", f"colour = {toml(team.colour)}", ""]
    lines.append("[collectors]")
    lines += [f"{kind} = {n}" for kind, n in BOX.collectors_stock.items() if kind not in ("worm", "dice")]
    lines += ["", "[sentry_gun]", f"line_of_fire = {BOX.fire_line}", "", *_first_game()]
    return "\n".join(lines) + "\n"


def _first_game() -> list[str]:
    scene = BOX.scene
    lines = ["[first_game]", f"dial = {toml(scene.dial)}", f"wind = {scene.wind}", "tiles = ["]
    for tile, mark, land in scene.tiles:
        lines.append(f"  {toml({'id': tile, 'mark': mark, 'land': land})},")
    lines += ["]", "things = ["]
    for tile, kind, colour, cell in scene.things:
        team = {"team": colour} if colour else {}
        lines.append(f"  {toml({'tile': tile, 'kind': kind, **team, 'hex': cell})},")
    return [*lines, "]"]


def _names(kind: str, id: str, names: Names | None) -> str:
    from wyrmhall.core.text import speaker  # only here: rules run also where nobody speaks Fluent, in a browser

    assert names is None, "the house's own rows have their names in the locale files"
    said = {lang: speaker(lang, "worms").say(Msg(f"{kind}-{id}")) for lang in LANGUAGES}
    return f"name = {toml(said)}"


def _steps(name: str, steps: tuple[Effect, ...]) -> str:
    return line(name, [TYPED.plain(step) for step in steps])
