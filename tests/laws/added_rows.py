"""A copy of the house with one more row of every kind of component, and whether it is dealt; asked inside the copy."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from wyrmhall import games
from wyrmhall.clauses import ROOT
from wyrmhall.core.setup import Setup

Row = tuple[str, str, str]
"""A file of a game, the line before which the row is put, which stands there once, and the row."""

AT_THE_END = ")\n"
# fmt: off
ROWS: tuple[Row, ...] = (
    ("wyrmspan/dragons.py", ")\n# fmt: on\n", 'dragon(184, "New", SMALL, SHY, 4, 1, "m", EVERY_CAVE, PRINTED),'),
    ("wyrmspan/caves.py", ")\n# fmt: on\n", "(76, PRINTED, LayEgg(3)),"),
    ("wyrmspan/objectives.py", ")\nEGGS:",
     'Objective("new", 12, dragons=Dragons(EVERYWHERE, SHY)), Objective("other", 7, cave=1),'),
    ("wyrmspan/tiles.py", ")\nTRACK:",
     'Tile("new", (LayEgg(), Gain(COIN), Gain(MEAT), LayEgg(2)), (1, 1, 1, 1), ("printed",) * 4, "printed"),'),
    ("flamecraft/enchantments.py", ")\nGOLD_DECK", 'Enchantment("new", MEAT, (1, 0, 1, 0, 0, 0), sets(0, 5)),'),
    ("flamecraft/enchantments.py", ")\n# A card's", 'Enchantment("other", IRON, (1, 1, 0, 0, 0, 0), sets(5)),'),
    ("flamecraft/fancy.py", ")\nMOON_DRAGONS", 'FancyDragon("new", Cost(sun(rep=4), goods=only(PLANT, 2))),'),
    ("flamecraft/fancy.py", ")\n\n# A dragon's", 'FancyDragon("other", GoodHeld(MEAT, least=2, bonus=1)),'),
    ("flamecraft/numbers.py", ")\nSHOPS: Final", '"new",'),
    ("flamecraft/shops.py", AT_THE_END, 'Shop(34, "new", MEAT, (slot(*KINDS, rep=2),), Gain(rep=1)),'),
    ("flamecraft/numbers.py", '"shale"),\n', '"new",'),
    ("seadragons/cards.py", '            _shape("V3"', '_shape("New", "small", "XX X.", 2),'),
    ("seadragons/cards.py", '        _mission("M02"', '_mission("New", "rrrr", 20),'),
    ("seadragons/cards.py", '            {"type": "any_ship"', '{"type": "gold", "copies": 9},'),
    ("worms/cards.py", "    # Random starters.", 'Card("new-starter", RANDOM, 4, (Blast(),), line="T"),'),
    ("worms/cards.py", "    # Supply weapons.", 'Card("new", SUPPLY, 9, (Blast(),), line="T"),'),
    ("worms/cards.py", ")\n\nDROPS",
     'Card("new-support", SUPPORT, 9, (SwitchActive(),), trigger=PLANNING, edition=COLLECTORS),'),
    ("worms/cards.py", ")\n\nDEATHS", 'Drop("new", 9, (ChangeWind(),)),'),
    ("worms/cards.py", ")\n\nTILES", 'Death("new", drop=(ChangeWind(),)),'),
    ("worms/cards.py", ")\n\nTEAMS", 'Tile("G", ((0, 0), (1, 0), (2, 0)), COLLECTORS),'),
)
# fmt: on


def copied(folder: Path) -> Path:
    """The copy, with all rows in it."""
    house = folder / "wyrmhall"
    shutil.copytree(ROOT / "src/wyrmhall", house, ignore=shutil.ignore_patterns("static", "*.so", "*.pyd"))
    for name, before, row in ROWS:
        file = house / "games" / name
        text = file.read_text("utf-8")
        assert before == AT_THE_END or text.count(before) == 1, f"{before!r}: {text.count(before)} times in {name}"
        at = text.rindex(before)
        file.write_text(f"{text[:at]}    {row}\n{text[at:]}", "utf-8")
    return folder


def number(rows: Any, id: str) -> int:
    """The number of a row by its id or key."""
    return next(i for i, row in enumerate(rows) if id in (getattr(row, "id", ""), getattr(row, "key", "")))


def wyrmspan(game: Any) -> dict[str, tuple[bool, bool]]:
    """By kind: whether the new one is in the box of this game, and whether it has left its deck."""
    hands = [card for p in game.players for card in p.hand]
    pits = [card for p in game.players for card in p.pit]
    return {
        "dragon": (184 in (*game.deck, *game.display, *hands), 184 in (*game.display, *hands)),
        "cave": (76 in (*game.cave_deck, *game.cave_display, *pits), 76 in (*game.cave_display, *pits)),
        "objective": (True, 20 in game.objectives or 21 in game.objectives),
        "tile": (True, game.tile == 4),
    }


def flamecraft(game: Any) -> dict[str, tuple[bool, bool]]:
    box, hands = game.box, [card for p in game.players for card in p.hand]
    spell = number(box.enchantments, "new" if game.setup["deck"] == "purple" else "other")
    fancy = [card for p in game.players for card in p.fancy]
    sun, moon, shop = number(box.fancy, "new"), number(box.fancy, "other"), number(box.shops, "new")
    artisan = games.part_of("flamecraft", "artisans").KEYS.index("new")  # type: ignore[union-attr]
    return {
        f"enchantment {game.setup['deck']}": (spell in (*game.spells, *game.row), spell in game.row),
        "sun": (sun in (*game.fancy_deck, *fancy), sun in fancy),
        "moon": (moon in (*game.fancy_deck, *fancy), moon in fancy),
        "shop": (shop in (*game.shop_deck, *game.left_out), shop in game.shop_deck),
        "artisan": (
            artisan in (*game.deck, *game.removed, *game.park, *hands),
            artisan in (*game.park, *hands),
        ),
    }


def seadragons(game: Any) -> dict[str, tuple[bool, bool]]:
    box, hands = game.box, [card for p in game.players for card in p.hand]
    figure, mission = number(box.figures, "New"), number(box.missions, "New")
    everywhere = [*[card for pile in game.piles for card in pile], *game.market, *hands]
    open_ones = [*game.market, *hands]
    return {
        "figure": (everywhere.count(figure) == 15, figure in open_ones),  # two, and those of a row that shows the same
        "mission": (mission in (*game.mission_pile, *game.mission_market), mission in game.mission_market),
        "reef": (len(game.reef_pile) + len(game.drawn) == 33, True),
    }


def worms(game: Any) -> dict[str, tuple[bool, bool]]:
    box, hands = game.box, [card for hand in game.hands for card in hand]
    starter, weapon, support = [number(box.cards, id) for id in ("new-starter", "new", "new-support")]
    drop, death, tile = number(box.drops, "new"), number(box.deaths, "new"), number(box.tiles, "G")
    cards = [*game.supply, *game.unused, *hands]
    return {
        "starter": (starter in cards, starter in hands),
        "weapon": (weapon in cards, weapon in game.supply),
        "support": (support in cards, support in game.supply),
        "drop": (drop in (*game.drops, *game.drops_unused), drop in game.drops),
        "death": (True, game.death == death),
        "tile": (tile in box.tiles_of(True), any(laid == tile for laid, _, _ in game.laid)),
    }


ASKED: dict[str, tuple[Callable[[Any], dict[str, tuple[bool, bool]]], dict[str, Any]]] = {
    "wyrmspan": (wyrmspan, {}),
    "flamecraft": (flamecraft, {}),
    "seadragons": (seadragons, {}),
    "worms": (worms, {"collectors": True, "extra_tiles": 1}),
}


def ask(name: str) -> None:
    where, options = ASKED[name]
    rules, dealt = games.rules_of(name), set[str]()
    for seed in range(80):
        more = {"deck": ("purple", "gold")[seed % 2]} if name == "flamecraft" else {}
        setup: Setup = rules.setup(4, {**options, **more})
        game: Any = rules.new(setup, seed)
        pick = Random(seed)
        while name == "worms" and not game.over and not game.supply:  # its map is laid by the players
            decision = game.pending[0]
            game.step(pick.choice(decision.options), decision.seat)
        for kind, (there, out) in where(game).items():
            assert there, f"{name}: the new {kind} is nowhere"
            if out:
                dealt.add(kind)
    assert dealt == set(where(game)) | ({"enchantment purple", "enchantment gold"} if name == "flamecraft" else set())


if __name__ == "__main__":
    for game in games.NAMES:
        ask(game)
