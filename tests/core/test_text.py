"""Words: forms, plurals, lists, and what is missing."""

from dataclasses import dataclass

import pytest

from wyrmhall.core import text
from wyrmhall.core.effects import May, OneOf
from wyrmhall.core.events import Event, secret
from wyrmhall.core.text import MissingText, Speaker, speaker
from wyrmhall.core.words import Msg, Seat, kebab

WORDS = """
gain = gain { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
    .inf = to gain { $n }
event-gave = { $who } gives { $whom } { $what }
event-gave-hidden = { $who } gives { $whom } something
event-gained = { $who } gains { $what }
thing = a crystal
"""
SLAVIC = """
gain = { $n ->
    [one] { $n } монета
    [few] { $n } монети
    [many] { $n } монет
   *[other] { $n } монети
}
"""


@pytest.fixture
def locale(tmp_path, monkeypatch):
    for lang, words in (("en", WORDS), ("uk", SLAVIC)):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "core.ftl").write_text((text.LOCALE / lang / "core.ftl").read_text("utf-8"), "utf-8")
        (tmp_path / lang / "coins.ftl").write_text(words, "utf-8")
    monkeypatch.setattr(text, "LOCALE", tmp_path)


@pytest.mark.parametrize(
    ("n", "said"),
    [(1, "1 монета"), (2, "2 монети"), (5, "5 монет"), (11, "11 монет"), (21, "21 монета"), (22, "22 монети")],
)
def test_slavic_plural_forms_are_right(locale, n, said):
    assert Speaker("uk", "coins").say(Msg("gain", n=n)) == said


def test_a_message_may_have_an_infinitive_for_use_inside_another(locale):
    from tests.core.lair import Gain

    assert Speaker("en", "coins").say(May(Gain(2))) == "you may to gain 2"
    assert Speaker("en", "coins").say(OneOf((Gain(1), Gain(2)))) == "one of: gain 1 coin and gain 2 coins"


@dataclass(frozen=True)
class Gave(Event):
    """One player gave another something that the rest of the table does not see."""

    whom: int
    what: str = secret()

    @property
    def to(self):
        return (self.seat, self.whom)

    def words(self):
        return {"whom": Seat(self.whom), "what": Msg(self.what)}

    def hidden_words(self):
        return {"whom": Seat(self.whom)}


@dataclass(frozen=True)
class Gained(Event):
    what: str


def test_the_log_tells_a_secret_only_to_those_it_concerns(locale):
    event = Gave(0, 2, "thing")
    words, names = Speaker("en", "coins"), ["Ann", "Bo", "Cy"]
    assert words.event(event, 2, names) == "Ann gives Cy a crystal."
    assert words.event(event, 1, names) == "Ann gives Cy something."
    assert words.event(event, -1, names) == "Ann gives Cy something."


@pytest.mark.parametrize(("thing", "line"), [("gold", "ann gains gold."), ("Oh My Gourd!", "ann gains Oh My Gourd!")])
def test_a_line_of_the_log_is_a_sentence_that_leaves_names_as_they_are(locale, thing, line):
    event = Gained(0, thing)
    assert Speaker("en", "coins").event(event, 0, ["ann"]) == line


@pytest.mark.parametrize("wrap", [lambda what: what, lambda what: [what, "gold"]])
def test_a_message_is_not_taken_for_the_word_that_is_its_name(locale, wrap):
    words = Speaker("en", "coins")
    said = [words.event(Gained(0, wrap(what)), 0, ["ann"]) for what in ("thing", Msg("thing"), "thing")]
    assert said[0] == said[2]
    assert "a crystal" in said[1]
    assert "a crystal" not in said[0]


def test_a_missing_message_or_argument_is_an_error_and_never_silent(locale):
    with pytest.raises(MissingText, match="no message 'nonsense' in en"):
        Speaker("en", "coins").say(Msg("nonsense"))
    with pytest.raises(MissingText, match="gain"):
        Speaker("en", "coins").say(Msg("gain"))


def test_an_unknown_language_is_refused():
    with pytest.raises(ValueError, match="there are en, uk, ru"):
        speaker("xx")


@pytest.mark.parametrize(("name", "said"), [("LayEgg", "lay-egg"), ("LAY_EGG", "lay-egg"), ("May", "may")])
def test_names_of_code_become_names_of_messages(name, said):
    assert kebab(name) == said


def test_a_sentence_begins_large_and_ends_with_a_full_stop():
    words = speaker("en")
    assert words.sentence(Msg("skip")) == "Skip."
    assert words.sentence(Msg("ask-may")) == "Do it, or skip it."
