"""Version 1 of the environments is frozen: numbers, shapes, scales and deals stay what they are."""

import json
import random
from hashlib import blake2b
from pathlib import Path

import pytest

from wyrmhall import games
from wyrmhall.research import PROTOCOL
from wyrmhall.research.table import Table

FROZEN = Path(__file__).parents[1] / "golden" / "research" / f"v{PROTOCOL}.json"


def digest(*parts):
    return blake2b(b"".join(parts), digest_size=8).hexdigest()


def protocol(game, players):
    """All that version 1 promises for a table with the default options, in a few short lines."""
    table = Table(game, players)
    encoding = table.encoding
    parts = {name: list(space.shape) for name, space in encoding.dict_spaces().items()}
    pick, seen, done = random.Random(1), [], []
    table.deal(1)
    while table.game.pending and len(done) < 60:
        seat = table.game.decision.seat
        seen.append(encoding.raw(table.game, seat).tobytes() + encoding.flat(table.game, seat).round(5).tobytes())
        done.append(pick.choice(table.offered(seat)))
        table.play(seat, done[-1])
    return {
        "actions": table.actions.size,
        "vector": encoding.size,
        "parts": parts,
        "pairs": digest(repr(table.actions.pairs).encode()),
        "columns": digest(repr(encoding.columns).encode()),
        "cards": digest(*[array.round(5).tobytes() for array in encoding.cards.values()]),
        "offered": digest(repr(done).encode()),
        "seen": digest(*seen),
    }


@pytest.mark.parametrize("game", games.NAMES)
def test_version_1_is_what_it_was(game, request):
    now = {str(players): protocol(game, players) for players in games.rules_of(game).seats}
    if request.config.getoption("--golden"):
        FROZEN.parent.mkdir(exist_ok=True)
        known = json.loads(FROZEN.read_text("utf-8")) if FROZEN.exists() else {}
        FROZEN.write_text(json.dumps(known | {game: now}, indent=1, sort_keys=True) + "\n", "utf-8")
    assert now == json.loads(FROZEN.read_text("utf-8"))[game]


def test_the_protocol_names_every_game_and_number_of_seats():
    frozen = json.loads(FROZEN.read_text("utf-8"))
    assert {game: sorted(map(int, tables)) for game, tables in frozen.items()} == {
        game: sorted(games.rules_of(game).seats) for game in games.NAMES
    }
