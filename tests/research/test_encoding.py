"""What a seat is told is bounded, complete, and never more than it may see."""

import random

import numpy as np
import pytest

from wyrmhall import games
from wyrmhall.research.actions import actions_of
from wyrmhall.research.encoding import encoding_of

ALL = pytest.mark.parametrize("game", games.NAMES)


def positions(rules, setup, seed, steps=300, every=9):
    """Positions of a random game, and its end if it comes to it."""
    played, pick = rules.new(setup, seed), random.Random(seed)
    for step in range(steps):
        if not played.pending:
            break
        if step % every == 0:
            yield played
        decision = played.decision
        played.step(pick.choice(decision.offered if pick.random() < 0.2 else decision.options), decision.seat)
    yield played


@ALL
def test_every_number_is_whole_not_negative_and_in_its_place(game):
    rules = games.rules_of(game)
    for n, setup in enumerate(rules.tables(1)):
        encoding = encoding_of(setup)
        ids = [most for _, many, most, table in encoding.columns for _ in range(many) if table]
        at = [i for name, places in encoding.places.items() if name for i in places]
        for played in positions(rules, setup, n, 80, 16):
            raw = encoding.encode(played, n % setup.players)
            assert len(raw) == sum(many for _, many, _, _ in encoding.columns)
            assert min(raw) >= 0
            assert all(raw[i] <= most for i, most in zip(sorted(at), ids, strict=True))


@ALL
def test_all_forms_of_an_observation_lie_in_their_spaces(game):
    rules = games.rules_of(game)
    for players in rules.seats:
        setup = rules.setup(players)
        encoding = encoding_of(setup)
        spaces = encoding.dict_spaces()
        for played in positions(rules, setup, players):
            for seat in range(players):
                assert encoding.flat_space().contains(encoding.flat(played, seat))
                parts = encoding.parts(played, seat)
                assert parts.keys() == spaces.keys()
                assert all(spaces[key].contains(part) for key, part in parts.items())


@ALL
def test_what_a_seat_is_told_is_the_same_in_every_world_that_it_cannot_tell_apart(game):
    rules = games.rules_of(game)
    for n, setup in enumerate(rules.tables(5)):
        encoding = encoding_of(setup)
        for played in positions(rules, setup, 700 + n, 160, 23):
            for seat in range(setup.players):
                told, other = encoding.flat(played, seat), encoding.flat(played.imagine(seat, n), seat)
                assert np.array_equal(told, other)


@ALL
def test_worlds_that_differ_for_a_seat_are_told_apart(game):
    """The vector tells enough: as many different ones come in a game as there are positions, nearly."""
    rules = games.rules_of(game)
    setup = rules.setup(rules.seats[0])
    encoding = encoding_of(setup)
    told = [
        encoding.flat(played, played.decision.seat).tobytes()
        for played in positions(rules, setup, 2, 200, 1)
        if played.pending
    ]
    assert len(set(told)) > 0.9 * len(told)


@ALL
def test_what_another_seat_is_asked_is_not_told(game):
    rules = games.rules_of(game)
    setup = rules.setup(3)
    encoding = encoding_of(setup)
    for played in positions(rules, setup, 6):
        for seat in range(3):
            asked = played.owed(seat)
            assert encoding.asked(played, seat) == (encoding.verbs.verb(asked) if asked else 0)
            assert encoding.flat(played, seat)[encoding.slices["asked"]].sum() == bool(asked)


@ALL
def test_the_vector_has_the_attributes_of_the_cards_whose_ids_the_parts_have(game):
    rules = games.rules_of(game)
    setup = rules.setup(rules.seats[-1])
    encoding = encoding_of(setup)
    for played in positions(rules, setup, 4):
        flat, parts = encoding.flat(played, 1), encoding.parts(played, 1)
        assert np.array_equal(flat[encoding.slices["numbers"]], parts["numbers"])
        for name, table in encoding.cards.items():
            assert np.array_equal(flat[encoding.slices[name]], table[parts[name]].ravel())


@ALL
def test_card_tables_are_scaled_named_and_begin_with_nothing(game):
    encoding = encoding_of(games.rules_of(game).setup(2))
    for name, table in encoding.cards.items():
        assert table.shape[1] == len(encoding.attributes[name])
        assert table.min() >= 0
        assert table.max() == 1
        assert not table[0].any()
        assert len({row.tobytes() for row in table[1:]}) > 1


def test_the_maps_of_the_sea_show_every_ship_and_dragon():
    rules = games.rules_of("seadragons")
    setup = rules.setup(3)
    encoding = encoding_of(setup)
    *_, played = positions(rules, setup, 9)
    maps = dict(zip(encoding.plane_names, encoding.parts(played, 1)["planes"], strict=True))
    assert maps["player 0"].sum() == played.players[1].tokens.bit_count()
    view = rules.view(played, 1)
    for ship in view.ships:
        assert maps[f"{ship.colour} ship"][ship.cell] == 1
    for dragon in view.dragons:
        assert all(maps[f"player {(dragon.seat - 1) % 3}"][cell] == 1 for cell in dragon.cells)


@ALL
def test_a_table_that_plays_with_a_pack_has_numbers_for_all_of_it_too(game):
    rules = games.rules_of(game)
    packs = games.pack_module(rules)
    said, _ = packs.read_pack(packs.new_pack())
    setup = rules.setup(2, pack=said)
    encoding, actions = encoding_of(setup), actions_of(setup)
    for played in positions(rules, setup, 3):
        assert encoding.flat_space().contains(encoding.flat(played, 0))
        if played.pending:
            assert actions.offered(played, played.decision)
