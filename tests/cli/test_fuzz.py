"""The fuzzer finds a fault, makes it small, and the file shows it again."""

from wyrmhall import fuzz, games, laws

RULES = games.rules_of("seadragons")


def test_a_failure_is_cut_down_to_the_shortest_beginning_that_shows_it(monkeypatch):
    honest = laws.check_deeply

    def strict(rules, record, seed):
        honest(rules, record, seed)
        if len(record.answers) >= 5:
            raise laws.Broken("no fifth answer", "made up for this test")

    monkeypatch.setattr(laws, "check_deeply", strict)
    tally, failure = fuzz.fuzz([RULES], seed=1, seconds=None, count=3, share=0.0)
    assert tally.games == 0
    assert failure is not None
    assert "no fifth answer" in failure.why
    assert len(failure.file.answers) == 5
    assert "no fifth answer" in fuzz.recheck(RULES, failure.file)
    monkeypatch.setattr(laws, "check_deeply", honest)
    assert fuzz.recheck(RULES, failure.file) is None


def test_a_crash_is_kept_with_the_answer_that_causes_it(monkeypatch):
    def crash(self, game, at, option):
        raise ZeroDivisionError("made up for this test")

    first = RULES.new(RULES.setup(RULES.seats[0]), 0).decision.effect
    monkeypatch.setattr(type(first), "chosen", crash)
    _, failure = fuzz.fuzz([RULES], seed=1, seconds=None, count=1, share=0.0)
    assert failure is not None
    assert len(failure.file.answers) <= 1
    assert "ZeroDivisionError" in fuzz.recheck(RULES, failure.file)
