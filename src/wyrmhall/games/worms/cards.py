"""The rows of the box: cards in the keywords of the rules, tiles, teams and the first game."""

from __future__ import annotations

from wyrmhall.games.worms.aim import Accuracy, ScatterTarget, SteerTarget, Target
from wyrmhall.games.worms.components import (
    AIMING,
    COLLECTING,
    COLLECTORS,
    FIXED,
    FLIPPED,
    HARM,
    PLANNING,
    PRINTED,
    RANDOM,
    SINGLE,
    SUPER,
    SUPERSHOT,
    SUPPLY,
    SUPPORT,
    WATER,
    WEATHER,
    Box,
    Card,
    Death,
    Drop,
    Scene,
    Team,
    Tile,
)
from wyrmhall.games.worms.effects import (
    Blast,
    ChangeWind,
    Damage,
    Destroy,
    Knockback,
    LevelHealth,
    MoveSelf,
    Scatter,
    SetWind,
    Shove,
    TriggerMines,
    WoundHealthy,
)
from wyrmhall.games.worms.hexes import STAY, WAYS, WIND
from wyrmhall.games.worms.placing import CraterCoast, Place, RestoreLand, Token
from wyrmhall.games.worms.support_effects import ModifyDice, PeekTake, Prevent, Redirect, SwitchActive, TurnFlipper
from wyrmhall.games.worms.texts import Choose, Flip, ForEachWorm, MayMove, Repeat, RollHexes

WEAPONS = (
    # Fixed starters: one of each for every player.
    Card("bazooka", FIXED, 4, (Target("direct"), Accuracy(4), Blast()), line="TM", count_collectors=6, status=PRINTED),
    Card("uzi", FIXED, 4, (Target("direct"), Accuracy(5), Damage("one_thing")), line="TM", count_collectors=6),
    Card("ninja-rope", FIXED, 4, (Target("within", max=4), Accuracy(4), MoveSelf()), line="TP", count_collectors=6),
    Card(
        "girder",
        FIXED,
        4,
        (Target("within", max=2), Choose(((Destroy("one_crater"),), (Destroy("one_mine_or_fire"),), (RestoreLand(),)))),
        line="TP",
        count_collectors=6,
    ),
    # Random starters.
    Card("grenade", RANDOM, 2, (Target("within", max=3), Accuracy(3), Blast()), line="TM"),
    Card(
        "shotgun",
        RANDOM,
        2,
        (Target("direct", max=3, new=True), Accuracy(3), Damage("one_thing"), Scatter("same_thing")),
        line="TT",
    ),
    Card(
        "baseball-bat",
        RANDOM,
        2,
        (Target("within", max=1), Damage("one_worm_not_self"), Knockback("same_thing", times=2)),
        line="MT",
    ),
    Card("dynamite", RANDOM, 2, (Target("own"), MayMove(), Blast(2)), line="T"),
    # Supply weapons.
    Card(
        "cluster-bomb",
        SUPPLY,
        2,
        (Target("within", max=3), Accuracy(3), Blast(), Repeat(2, (ScatterTarget(), Damage("one_thing")))),
        line="TM",
    ),
    Card("homing-missile", SUPPLY, 2, (Target("within", max=5), Accuracy(5), Blast()), line="TM"),
    Card("homing-pigeon", SUPPLY, 2, (Target("any", contains="worm"), Flip((ScatterTarget(),)), Blast()), line="T"),
    Card("sheep", SUPPLY, 2, (Target("own"), SteerTarget(3, how="straight_land_only"), Blast()), line="TM"),
    Card("old-woman", SUPPLY, 2, (Target("within", max=1, min=1), ScatterTarget(2), Blast(2)), line="TM"),
    Card("mine", SUPPLY, 2, (Target("within", max=1), Place("mine")), line="TM"),
    Card("air-strike", SUPPLY, 2, (Target("airstrike"), ScatterTarget(), Blast()), line="T"),
    Card(
        "napalm-strike",
        SUPPLY,
        2,
        (Target("airstrike"), ScatterTarget(), Damage("one_thing", "each_target"), Place("fire", "each_target")),
        line="T",
    ),
    Card(
        "fire-punch",
        SUPPLY,
        2,
        (Target("within", max=1), Damage("one_worm_not_self"), Scatter("same_thing")),
        line="MTM",
    ),
    Card("teleport", SUPPLY, 2, (Target("any", land=True, nonfull=True), MoveSelf()), line="TP"),
    Card("jet-pack", SUPPLY, 2, (Target("within", max=3, land=True), MoveSelf()), line="TP"),
    Card(
        "petrol-bomb",
        SUPPLY,
        2,
        (
            Target("within", max=3),
            Accuracy(3),
            Damage("one_thing"),
            Place("fire"),
            RollHexes(2, (Place("fire", "this_hex"),)),
        ),
        line="TM",
    ),
    # Superweapons.
    Card(
        "holy-hand-grenade",
        SUPER,
        1,
        (Target("within", max=3), Accuracy(3), Blast(2), Damage("one_worm", "each_adjacent")),
        line="T",
    ),
    Card(
        "banana-bomb",
        SUPER,
        1,
        (Target("within", max=3), Accuracy(3), Blast(), Repeat(3, (ScatterTarget(), Blast()))),
        line="TM",
    ),
    Card("concrete-donkey", SUPER, 1, (Target("any"), ScatterTarget(), Blast(3)), line="T"),
    Card("super-sheep", SUPER, 1, (Target("own"), SteerTarget(6, how="any"), Blast(2)), line="TM"),
    Card("carpet-bomb", SUPER, 1, (Target("airstrike"), ScatterTarget(), Blast(), ScatterTarget(), Blast()), line="T"),
    Card(
        "armageddon", SUPER, 1, (Repeat(5, (Target("any", land=True, new=True), ScatterTarget(2), Blast())),), line="T"
    ),
    Card("earthquake", SUPER, 1, (ForEachWorm("all", (Scatter("this"),)), ChangeWind()), line="TM"),
    Card("nuclear-test", SUPER, 1, (ForEachWorm("all", (Flip((Damage("this"),)),)), CraterCoast(2)), line="T"),
    # Random starters of the collector"s edition.
    Card(
        "prod",
        RANDOM,
        2,
        (Target("within", max=1), Shove("one_worm_not_self", hexes=1)),
        line="MTM",
        edition=COLLECTORS,
    ),
    Card(
        "handgun", RANDOM, 2, (Target("direct", max=4), Accuracy(4), Damage("one_worm")), line="TM", edition=COLLECTORS
    ),
    # Supply weapons of the collector"s edition.
    Card(
        "sentry-gun",
        SUPPLY,
        2,
        (Target("within", max=1, land=True, nonfull=True), Token("sentry-gun", facing="chosen")),
        line="TM",
        edition=COLLECTORS,
    ),
    Card(
        "electromagnet",
        SUPPLY,
        2,
        (Target("within", max=2, land=True, nonfull=True), Token("electromagnet", side="chosen")),
        line="TP",
        edition=COLLECTORS,
    ),
    Card(
        "dragon-ball",
        SUPPLY,
        2,
        (Target("direct", max=2), Damage("one_worm_not_self"), Shove("same_thing", dir="away", hexes=1)),
        line="TM",
        edition=COLLECTORS,
    ),
    Card(
        "mortar",
        SUPPLY,
        2,
        (Target("direct", min=2), Accuracy(3), Repeat(3, (Damage("one_thing"), ScatterTarget()))),
        line="TM",
        edition=COLLECTORS,
    ),
    Card(
        "longbow",
        SUPPLY,
        2,
        (Target("direct", max=4, new=True), Accuracy(4), Shove("one_worm", dir="away", hexes=1)),
        line="TT",
        edition=COLLECTORS,
    ),
    Card(
        "blow-torch",
        SUPPLY,
        2,
        (Target("direct", max=1, min=1), Damage("one_worm"), Place("crater"), MoveSelf()),
        line="TM",
        edition=COLLECTORS,
    ),
    Card(
        "pneumatic-drill",
        SUPPLY,
        2,
        (Target("own"), Place("crater"), Damage("one_worm_not_self"), Scatter("same_thing")),
        line="T",
        edition=COLLECTORS,
    ),
    Card(
        "bunker-buster",
        SUPPLY,
        2,
        (Target("any"), ScatterTarget(), Blast(), Place("crater")),
        line="TM",
        edition=COLLECTORS,
    ),
    Card(
        "skunk",
        SUPPLY,
        2,
        (Target("within", max=3), Accuracy(3), ForEachWorm("in_target_and_adjacent", (Flip((Damage("this"),)),))),
        line="TM",
        edition=COLLECTORS,
    ),
    Card(
        "mole",
        SUPPLY,
        2,
        (Target("own"), SteerTarget(2, how="straight"), Place("crater"), Blast()),
        line="TM",
        edition=COLLECTORS,
    ),
    Card("bungee", SUPPLY, 2, (Target("within", max=2, land=True), MoveSelf()), line="TP", edition=COLLECTORS),
    Card("crate-shower", SUPPLY, 2, (Place("crate", "least_filled", 2),), line="TP", edition=COLLECTORS),
    # Superweapons of the collector"s edition.
    Card(
        "sheep-strike",
        SUPER,
        1,
        (
            Target("airstrike"),
            ScatterTarget(),
            Blast(),
            Repeat(2, (ScatterTarget(), Damage("one_thing", "each_target"))),
        ),
        line="T",
        edition=COLLECTORS,
    ),
    Card(
        "mad-cow",
        SUPER,
        1,
        (Target("own"), Repeat(3, (SteerTarget(2, how="straight_land_only"), Blast()))),
        line="T",
        edition=COLLECTORS,
    ),
    Card("mb-bomb", SUPER, 1, (Target("any"), ScatterTarget(2), Blast(2)), line="T", edition=COLLECTORS),
    Card(
        "salvation-army",
        SUPER,
        1,
        (Target("within", max=1, min=1), ScatterTarget(), Blast(3)),
        line="T",
        edition=COLLECTORS,
    ),
    Card(
        "priceless-ming-vase",
        SUPER,
        1,
        (Target("own"), MayMove(), Blast(), Repeat(3, (ScatterTarget(), Damage("each_thing")))),
        line="TM",
        edition=COLLECTORS,
    ),
    Card(
        "buffalo-of-lies",
        SUPER,
        1,
        (Target("direct", max=1, min=1), Repeat(3, (Blast(), SteerTarget(1, how="straight")))),
        line="T",
        edition=COLLECTORS,
    ),
    Card(
        "bovine-blitz", SUPER, 1, (Target("airstrike"), Blast(), ScatterTarget(), Blast()), line="T", edition=COLLECTORS
    ),
    Card("scales-of-justice", SUPER, 1, (LevelHealth(),), line="TP", edition=COLLECTORS),
)

SUPPORTS = (
    Card("parachute", SUPPORT, 2, (Redirect(),), edition=COLLECTORS, trigger=WATER),
    Card("freeze", SUPPORT, 2, (Prevent(),), edition=COLLECTORS, trigger=HARM),
    Card("laser-sight", SUPPORT, 2, (ModifyDice(),), edition=COLLECTORS, trigger=AIMING),
    Card("weather-machine", SUPPORT, 2, (SetWind(),), edition=COLLECTORS, trigger=WEATHER),
    Card("dud", SUPPORT, 2, (TurnFlipper(),), edition=COLLECTORS, trigger=FLIPPED),
    Card("crate-spy", SUPPORT, 2, (PeekTake(),), edition=COLLECTORS, trigger=COLLECTING),
    Card("sabotage", SUPPORT, 1, (ScatterTarget(),), edition=COLLECTORS, trigger=SUPERSHOT),
    Card("worm-select", SUPPORT, 2, (SwitchActive(),), edition=COLLECTORS, trigger=PLANNING),
)

DROPS = (
    # The text of Supplies is printed, and not how many there are.
    Drop("supplies", 4, (Place("crate", "least_filled"), Place("crate", "least_filled"), ChangeWind())),
    Drop("minefield", 2, (Place("mine", "least_filled"), Place("mine", "least_filled"), ChangeWind())),
    Drop("fuel-delivery", 2, (Place("oil_drum", "least_filled"), Place("oil_drum", "least_filled"), ChangeWind())),
    Drop("mixed-cargo", 2, (Place("crate", "least_filled"), Place("mine", "least_filled"), ChangeWind())),
    Drop("hot-cargo", 2, (Place("crate", "least_filled"), Place("oil_drum", "least_filled"), ChangeWind())),
    Drop("booby-trap", 1, (Place("oil_drum", "least_filled"), Place("mine", "least_filled"), ChangeWind())),
    Drop("stray-shell", 1, (Target("any", land=True), ScatterTarget(2), Blast(), ChangeWind())),
    Drop(
        "wildfire",
        1,
        (Place("fire", "least_filled"), Place("fire", "least_filled"), Place("fire", "least_filled"), ChangeWind()),
    ),
    Drop("squall", 1, (Place("crate", "least_filled"), ChangeWind(), ChangeWind())),
    Drop(
        "big-delivery",
        2,
        (Place("crate", "least_filled"), Place("crate", "least_filled"), Place("crate", "least_filled"), ChangeWind()),
        edition=COLLECTORS,
    ),
    Drop(
        "scrapyard",
        2,
        (
            Place("oil_drum", "least_filled"),
            Place("mine", "least_filled"),
            Place("crate", "least_filled"),
            ChangeWind(),
        ),
        edition=COLLECTORS,
    ),
)

DEATHS = (
    Death("rising-water", drop=(CraterCoast(2), ChangeWind())),
    Death(
        "one-health-point", drop=(Place("crate", "least_filled"), ChangeWind()), reveal=(WoundHealthy(),), no_heal=True
    ),
    Death("nuclear-fallout", drop=(ChangeWind(),), end_turn=((Flip((Damage("active", "own"),)),),)),
    Death(
        "meteor-storm", drop=(Repeat(2, (Target("any", land=True, new=True), ScatterTarget(2), Blast())), ChangeWind())
    ),
    Death(
        "mine-rain",
        drop=(Place("mine", "least_filled"), Place("mine", "least_filled"), ChangeWind()),
        end_turn=((TriggerMines(),),),
    ),
    Death("hurricane", drop=(ChangeWind(),), end_turn=((ForEachWorm("own", (Scatter("this"),)),),)),
)

TILES = (
    Tile("A", ((0, 0), (0, -1), (-1, 0), (-1, 1), (0, 1))),
    Tile("B", ((0, 0), (1, 0), (1, -1), (2, -1), (2, 0))),
    Tile("C", ((0, 0), (0, 1), (1, 0), (-1, 1))),
    Tile("D", ((0, 0), (1, 0), (1, -1), (0, -1))),
    Tile("E", ((0, 0), (1, 0), (2, -1), (1, 1), (0, 1)), COLLECTORS),
    Tile("F", ((0, 0), (1, -1), (1, 0), (2, -1)), COLLECTORS),
)

TEAMS = (
    Team(1, "blue"),  # the colour is printed, and not the number
    Team(2, "red"),
    Team(3, "yellow"),
    Team(4, "green"),
    Team(5, "purple", SINGLE),
    Team(6, "grey", SINGLE),
)

FIRST_GAME = Scene(
    dial=(1, 0),
    wind=2,
    tiles=(
        ("A", "", ((0, 0), (0, -1), (-1, 0), (-1, 1), (0, 1))),
        ("B", "", ((1, -1), (2, -1), (2, -2), (3, -2), (3, -1))),
        ("C", "2", ((1, 1), (1, 2), (2, 1), (0, 2))),
        ("D", "3", ((0, -2), (1, -2), (1, -3), (0, -3))),
    ),
    things=(
        ("A", "worm", "blue", (-1, 0)),
        ("A", "worm", "red", (-1, 1)),
        ("B", "worm", "red", (3, -1)),
        ("B", "worm", "blue", (1, -1)),
        ("C", "worm", "yellow", (1, 1)),
        ("C", "worm", "yellow", (0, 2)),
        ("D", "worm", "green", (0, -2)),
        ("D", "worm", "green", (1, -3)),
        ("A", "crate", "", (0, 0)),
        ("A", "crate", "", (0, -1)),
        ("A", "mine", "", (0, 0)),
        ("A", "oil_drum", "", (0, 1)),
        ("B", "crate", "", (3, -2)),
        ("B", "mine", "", (2, -1)),
        ("B", "oil_drum", "", (2, -2)),
        ("C", "crate", "", (2, 1)),
        ("C", "mine", "", (1, 2)),
        ("C", "oil_drum", "", (1, 2)),
        ("D", "crate", "", (1, -2)),
        ("D", "mine", "", (0, -3)),
        ("D", "oil_drum", "", (0, -3)),
    ),
)

BOX = Box(
    id="worms-reconstructed",
    version=1,
    cards=WEAPONS + SUPPORTS,
    drops=DROPS,
    deaths=DEATHS,
    tiles=TILES,
    teams=TEAMS,
    faces=(*WAYS, WIND, STAY),
    collectors_stock={
        "worm": 24, "mine": 9, "oil_drum": 9, "crate": 9, "fire": 10, "crater": 20, "water_tiles": 14, "dice": 5,
        "sentry-gun": 2, "electromagnet": 2,
    },
    scene=FIRST_GAME,
)  # fmt: skip
