"""What every game's packs share: limits before parsing, lines, languages, and verbs that speak for themselves."""

import pickle
import re
import tomllib
from dataclasses import dataclass, field
from importlib import import_module

import pytest

from wyrmhall import games
from wyrmhall.core.engine import Effect
from wyrmhall.core.params import CHOICES, STEP, STEPS, UNTYPED, bits, listed, meaning, numbers, some_numbers, words
from wyrmhall.core.text import LANGUAGES, speaker
from wyrmhall.core.words import Msg
from wyrmhall.packs import checks, reading
from wyrmhall.packs.faults import BadPack
from wyrmhall.packs.lines import lines_of
from wyrmhall.packs.verbs import DEEPEST, Verbs, params_of

PACKED = [name for name in games.NAMES if games.rules_of(name).check_pack is not None]


@dataclass(frozen=True, slots=True)
class Sing(Effect):
    n: int = 1
    loud: bool = False
    song: str = field(default="lullaby", metadata=words("lullaby", "shanty"))
    key: int = field(default=0, metadata=meaning({"low": 0, "high": 7}))
    verses: tuple[int, ...] = field(default=(), metadata=some_numbers(-1, 3))
    own: int = field(default=5, metadata=UNTYPED)


@dataclass(frozen=True, slots=True)
class Again(Effect):
    times: int = field(metadata=numbers(0, 30))
    part: Effect = field(metadata=STEP)


@dataclass(frozen=True, slots=True)
class Evening(Effect):
    steps: tuple[Effect, ...] = field(default=(), metadata=STEPS)
    either: tuple[tuple[Effect, ...], ...] = field(default=(), metadata=CHOICES)
    hours: int = field(default=0, metadata=bits({"early": 1, "late": 2}))
    guests: tuple[int, ...] = field(default=(), metadata=listed({"worm": 1, "drake": 2}))
    song: Effect | None = field(default=None, metadata=meaning({}, Sing))


TYPED = Verbs((Sing, Again, Evening))


@pytest.mark.parametrize(
    "step",
    [
        Sing(),
        Sing(3, loud=True, song="shanty", key=7, verses=(-1, 3)),
        Again(0, Sing(2)),
        Evening((Sing(), Again(2, Sing())), ((Sing(),), (Sing(2), Sing(3))), 3, (2, 1), Sing(song="shanty")),
    ],
)
def test_a_step_that_is_written_and_read_again_is_the_same(step):
    assert TYPED.step(TYPED.plain(step), ()) == step


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"op": "hum"}, "there is no verb 'hum'; there are: again, evening, sing"),
        ({"op": "sing", "own": 1}, "sing has no parameter 'own'; it has: n, loud, song, key, verses"),
        ({"op": "sing", "n": 21}, "steps.1.n must be a whole number from 1 to 20, not 21"),
        ({"op": "sing", "n": True}, "steps.1.n must be a whole number"),
        ({"op": "sing", "loud": 1}, "steps.1.loud must be true or false, not 1"),
        ({"op": "sing", "song": "aria"}, "steps.1.song must be one of lullaby, shanty, not 'aria'"),
        ({"op": "sing", "song": ["aria"]}, "steps.1.song must be one of"),
        ({"op": "sing", "key": 7}, "steps.1.key must be one of low, high, not 7"),
        ({"op": "sing", "verses": [1, 4]}, "steps.1.verses.2 must be a whole number from -1 to 3, not 4"),
        ({"op": "again", "part": {"op": "sing"}}, "again needs the parameter times"),
        ({"op": "again", "times": 30, "part": {"op": "again", "times": 30, "part": {"op": "sing"}}}, "60 single steps"),
        ({"op": "evening", "song": {"op": "evening"}}, "the verb evening cannot stand here; there can: sing"),
        ({"op": "evening", "hours": ["noon"]}, "steps.1.hours.1 must be one of early, late"),
        ({"op": "evening", "either": []}, "steps.1.either must be a list"),
        (["sing"], "a step is written"),
    ],
)
def test_what_may_stand_in_a_step_is_said_by_the_verb_itself(given, says):
    with pytest.raises(BadPack, match=re.escape(says)):
        TYPED.steps([given], ("steps",))


def test_steps_are_nested_only_so_deep():
    given = {"op": "sing"}
    for _ in range(DEEPEST + 1):
        given = {"op": "again", "times": 1, "part": given}
    with pytest.raises(BadPack, match="nested at most 4 deep"):
        TYPED.steps([given], ("steps",))


def is_typable(field) -> bool:
    """Whether a field says what may stand in it: by a plain type, or by its metadata."""
    return field.type in ("int", int, "bool", bool) or bool({"words", "holds", "numbers"} & set(field.metadata))


@pytest.mark.parametrize("game", [name for name in PACKED if name != "seadragons"])
def test_every_field_of_a_verb_that_a_pack_may_use_says_what_may_stand_in_it(game):
    typed = import_module(f"wyrmhall.games.{game}.pack").TYPED
    assert typed.ops
    for op, verb in typed.ops.items():
        for each in params_of(verb):
            assert is_typable(each), f"{op}: {each.name}"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("x" * (reading.LARGEST + 1), "at most 200000 characters"),
        ("a = 1\nb = [" + "1," * 2000 + "]", "line 2: a line has at most 4000 characters"),
        ("a = " + "[" * 13 + "]" * 13, "nested at most 12 deep"),
        ("a" + ".a" * 8 + " = 1", "a key with dots has at most 8 parts"),
        ("a = 1\nb = ", "line 2: this is not TOML"),
    ],
)
def test_a_text_is_bounded_before_it_is_parsed(text, says):
    with pytest.raises(BadPack, match=says):
        reading.parse(text)


@pytest.mark.parametrize(
    ("text", "en", "uk"),
    [
        ('a = "x', "a text in quotes does not end", "текст у лапках не закінчується"),
        ("[pack", "a bracket is not closed", "дужку не закрито"),
        ("a = [1", "a bracket is not closed", "дужку не закрито"),
        (
            "a = { b = 1 c = 2 }",
            "a bracket is not closed, or a comma is missing in it",
            "дужку не закрито, або в ній бракує коми",
        ),
        ("a", "after a key there must be =", "після ключа має стояти ="),
        ("a = 1\na = 2", "the same key stands here twice", "той самий ключ стоїть тут двічі"),
        ("[a]\n[a]", "the same key stands here twice", "той самий ключ стоїть тут двічі"),
        ("a = 1 2", "after a value the line must end", "після значення рядок має закінчитися"),
        ("a = plains", "texts stand in straight quotes", "тексти пишуть у прямих лапках"),
        ("a = «plains»", "texts stand in straight quotes", "тексти пишуть у прямих лапках"),
        ("a = 2026-02-30", "texts stand in straight quotes", "тексти пишуть у прямих лапках"),
        ("= 1", "this cannot be read", "цього не вдалося прочитати"),
    ],
)
def test_why_a_text_is_no_toml_is_said_in_the_readers_language(text, en, uk):
    with pytest.raises(BadPack) as caught:
        reading.parse(text)
    assert f"this is not TOML: {en}" in caught.value.said("en")
    assert f"це не TOML: {uk}" in caught.value.said("uk")
    assert not re.search("[a-z]{6}", caught.value.said("ru"))  # no English is left but true, false and TOML


def test_brackets_and_dots_in_strings_and_comments_do_not_count():
    text = 'a = "' + "[" * 99 + ".x" * 99 + '" # ' + "[" * 99
    assert reading.parse(text)["a"].startswith("[")


@pytest.mark.parametrize("game", PACKED)
@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "line 3: pack.version must be a whole number from"),
        ("uk", "рядок 3: pack.version: тут має бути ціле число від"),
        ("ru", "строка 3: pack.version: здесь должно быть целое число от"),
    ],
)
def test_a_fault_is_said_in_the_language_of_the_reader_with_its_line(game, lang, says):
    text = '[pack]\nid = "x"\nversion = "two"\n'
    with pytest.raises(BadPack) as error:
        games.pack_module(games.rules_of(game)).read_pack(text)
    assert error.value.said(lang).startswith(says)


@pytest.mark.parametrize("game", PACKED)
def test_a_pack_of_another_game_is_told_from_this_one(game):
    other = next(name for name in PACKED if name != game)
    with pytest.raises(BadPack, match=f"^line 1: this is a pack for '{other}', not for {game}$"):
        games.pack_module(games.rules_of(game)).read_pack(f'game = "{other}"\n[[{other}]]\n')


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('\ngame = "chess"\n', "line 2: game must be one of wyrmspan, .*, not 'chess'"),
        ('[pack]\nid = "x"\n', "line 1: TOML: game is missing"),
    ],
)
def test_a_pack_says_which_game_it_is_for(text, says):
    with pytest.raises(BadPack, match=says):
        reading.game_of(text, PACKED)
    assert reading.game_of('game = "worms"', PACKED) == "worms"


def test_what_is_left_out_is_said_to_be_missing_on_the_line_of_its_row():
    text = 'game = "worms"\n\n[[weapon]]\nid = "bazooka"\nclass = "starter_fixed"\n'
    with pytest.raises(BadPack, match=r"^line 3: weapon\.1: \w+ is missing$"):
        games.pack_module(games.rules_of("worms")).read_pack(text)


def test_a_table_has_the_line_of_the_first_table_in_it():
    assert lines_of("a = 1\n[b.c]\nd = 1\n[[b.e]]\n") == {
        ("a",): 1,
        ("b",): 2,
        ("b", "c"): 2,
        ("b", "c", "d"): 3,
        ("b", "e"): 4,
        ("b", "e", 0): 4,
    }


def places_in(given, path=()):
    """Every key and entry of what was parsed."""
    parts = given.items() if isinstance(given, dict) else enumerate(given) if isinstance(given, list) else ()
    for key, part in parts:
        yield (*path, key)
        yield from places_in(part, (*path, key))


@pytest.mark.parametrize("game", PACKED)
def test_everything_in_a_pack_has_its_line(game):
    text = games.pack_module(games.rules_of(game)).new_pack()
    found, typed = lines_of(text), text.splitlines()
    assert set(found) == set(places_in(tomllib.loads(text)))
    assert all(path[-1] in typed[line - 1] for path, line in found.items() if isinstance(path[-1], str))


def test_tables_within_tables_and_entries_of_several_lines_have_lines_of_their_own():
    text = """\
a = [
  { x = "[#]", y = [1,
    2] },
  3, 4,  # five
  '''
  six'''
]
[[b]]
[[b.c]]
d = 1
[[b.c]]
"d" = 2
[b.e]
f.g = 1.5
[[b]]
[[b.c]]
d = 1979-05-27 07:32:00
"""
    assert {path: line for path, line in lines_of(text).items() if line not in (1, 8)} == {
        ("a", 0): 2,
        ("a", 0, "x"): 2,
        ("a", 0, "y"): 2,
        ("a", 0, "y", 0): 2,
        ("a", 0, "y", 1): 3,
        ("a", 1): 4,
        ("a", 2): 4,
        ("a", 3): 5,
        ("b", 0, "c"): 9,
        ("b", 0, "c", 0): 9,
        ("b", 0, "c", 0, "d"): 10,
        ("b", 0, "c", 1): 11,
        ("b", 0, "c", 1, "d"): 12,
        ("b", 0, "e"): 13,
        ("b", 0, "e", "f"): 14,
        ("b", 0, "e", "f", "g"): 14,
        ("b", 1): 15,
        ("b", 1, "c"): 16,
        ("b", 1, "c", 0): 16,
        ("b", 1, "c", 0, "d"): 17,
    }


@pytest.mark.parametrize("game", PACKED)
def test_a_new_pack_is_explained_in_the_language_of_its_owner_and_else_the_same(game):
    new_pack = games.pack_module(games.rules_of(game)).new_pack
    told = {lang: [line for line in new_pack(lang).splitlines() if line.startswith("#")] for lang in LANGUAGES}
    assert {lang: tomllib.loads(new_pack(lang)) for lang in LANGUAGES} == dict.fromkeys(
        LANGUAGES, tomllib.loads(new_pack())
    )
    assert told["en"][0].startswith("# A pack for ")
    for lang in ("uk", "ru"):
        assert told[lang][0].startswith("# Наб")
        assert all(re.search("[а-яієї]", line) for line in told[lang]), told[lang]


def test_a_fault_survives_the_way_between_processes():
    with pytest.raises(BadPack) as error:
        checks.number(3, ("a", 0, "b"), 1, 2)
    again = pickle.loads(pickle.dumps(error.value))
    assert (str(again), again.said("uk")) == (str(error.value), error.value.said("uk"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_typed_in_one_language_is_borrowed_by_the_others(lang):
    typed = {"en": "Owl", "uk": "Сова"}
    said = speaker(lang).say(Msg("pack-name", **checks.name(typed, ())))
    assert said == typed.get(lang, "Owl")
    assert checks.name({"uk": "Сова"}, ()) == dict.fromkeys(LANGUAGES, "Сова")
