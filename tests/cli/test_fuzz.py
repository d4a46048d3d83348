"""The fuzzer finds a fault, makes it small, and the file shows it again."""

from dataclasses import replace

from wyrmhall import fuzz, games


def faulty(after: int):
    """A game whose census goes wrong once that many draws of chance were made."""
    rules = games.rules_of(games.NAMES[0])
    honest = rules.census

    def census(game):
        return (honest(game), sum(game.counts) > after)

    return rules, replace(rules, census=census)


def test_a_failure_is_cut_down_to_the_shortest_beginning_that_shows_it():
    rules, broken = faulty(after=sum(games.rules_of(games.NAMES[0]).new(rules_setup(), 0).counts) + 3)
    tally, failure = fuzz.fuzz([broken], seed=1, seconds=None, count=3, share=0.0)
    assert failure is not None
    assert tally.games == 0
    assert "created or lost" in failure.why
    assert "created or lost" in fuzz.recheck(broken, failure.file)
    failure.file.answers.pop()
    assert fuzz.recheck(broken, failure.file) is None
    assert fuzz.recheck(rules, failure.file) is None


def rules_setup():
    rules = games.rules_of(games.NAMES[0])
    return rules.setup(rules.seats[0])
