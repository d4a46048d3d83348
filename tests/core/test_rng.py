"""Chance: a function of seed, stream and count."""

from collections import Counter

import pytest

from wyrmhall.core.rng import FastLuck, TableLuck, luck_from, new_secret

SECRET = "000102030405060708090a0b0c0d0e0f"


@pytest.mark.parametrize("seed", [0, 1, 2**63, SECRET])
def test_a_draw_depends_only_on_seed_stream_and_count(seed):
    one, two = luck_from(seed), luck_from(seed)
    draws = [(stream, count) for stream in range(3) for count in range(20)]
    forwards = {place: one.draw(*place, 1000) for place in draws}
    backwards = {place: two.draw(*place, 1000) for place in reversed(draws)}
    assert forwards == backwards


@pytest.mark.parametrize(
    ("seed", "drawn"),
    [
        (0, [343, 960, 4, 618871545]),
        (1, [642, 543, 8, 198188958]),
        (2**63, [794, 843, 10, 901244077]),
        (-5, [859, 452, 0, 43491046]),
        (10**30, [461, 790, 39, 329188946]),
    ],
)
def test_a_seed_gives_the_same_luck_for_ever_whether_compiled_or_not(seed, drawn):
    luck = FastLuck(seed)
    assert [luck.draw(0, 0, 1000), luck.draw(0, 1, 1000), luck.draw(7, 3, 52), luck.draw(8, 10**6, 2**30)] == drawn


@pytest.mark.parametrize("seed", [7, SECRET])
def test_every_number_comes_up_about_equally_often(seed):
    luck = luck_from(seed)
    seen = Counter(luck.draw(stream, count, 6) for stream in range(10) for count in range(1200))
    assert set(seen) == set(range(6))
    assert all(1800 < n < 2200 for n in seen.values())  # 2000 expected, five standard deviations are 204


def test_neighbouring_seeds_and_streams_are_unlike_each_other():
    def row(seed, stream):
        return [FastLuck(seed).draw(stream, count, 100) for count in range(200)]

    rows = [row(seed, stream) for seed in range(8) for stream in range(8)]
    for i, a in enumerate(rows):
        for b in rows[:i]:
            assert sum(x == y for x, y in zip(a, b, strict=True)) < 14
            assert a[1:] != b[:-1]


def test_a_tables_luck_is_a_keyed_hash_and_each_secret_its_own():
    assert luck_from(SECRET) == TableLuck(bytes(range(16)))
    assert luck_from(SECRET) != luck_from(new_secret())
    assert new_secret() != new_secret()


@pytest.mark.parametrize("bad", ["", "12", "zz" * 16, "00" * 17])
def test_a_seed_that_is_neither_number_nor_secret_is_refused(bad):
    with pytest.raises(ValueError, match="whole number or 32 hexadecimal digits"):
        luck_from(bad)
