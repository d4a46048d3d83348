"""Laws of the words themselves: every language has the same messages, and whatever has a name has words for it."""

from __future__ import annotations

from dataclasses import is_dataclass
from pathlib import Path
from types import ModuleType

from fluent.syntax import FluentParser, ast

from wyrmhall.core.engine import Effect
from wyrmhall.core.events import secrets_of
from wyrmhall.core.rules import Rules
from wyrmhall.core.text import LANGUAGES, MissingText, speaker
from wyrmhall.core.words import Msg, kebab
from wyrmhall.laws.differences import Broken

SAME = "every language has the same messages"
NAMED = "everything has words in every language"


def messages(file: Path) -> set[str]:
    """The names of the messages of a file, which is well-formed and says nothing twice."""
    body = FluentParser().parse(file.read_text("utf-8")).body
    for entry in body:
        if isinstance(entry, ast.Junk):
            raise Broken(SAME, f"{file} cannot be read: {entry.content}")
    found = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    if len(found) != len(set(found)):
        raise Broken(SAME, f"{file} says something twice")
    return set(found)


def check_languages(folder: Path, name: str) -> None:
    """A file of words is there in every language, with the same messages."""
    wanted = messages(folder / LANGUAGES[0] / name)
    for lang in LANGUAGES[1:]:
        file = folder / lang / name
        differ = wanted ^ messages(file) if file.exists() else wanted
        if differ:
            raise Broken(SAME, f"{file}: {', '.join(sorted(differ)[:5])}")


def check_verbs(rules: Rules, module: ModuleType) -> None:
    """Every verb that a module itself makes has its message."""
    kinds = [thing for thing in vars(module).values() if isinstance(thing, type) and is_dataclass(thing)]
    here = [kind for kind in kinds if issubclass(kind, Effect) and kind.__module__ == module.__name__]
    _check_known(rules, [kebab(kind.__name__) for kind in here])


def check_names(rules: Rules) -> None:
    """Options, their choices, sources of points and kinds of events can be named, hidden too; every component read."""
    wanted = [f"option-{option.name}" for option in rules.options]
    for option in rules.options:
        wanted += [f"option-{option.name}-{c}" for c in option.choices if not isinstance(c, bool | int)]
    setup = rules.setup(rules.seats[0])
    cards = rules.components(setup)
    wanted += sorted({f"kind-{card.kind}" for card in cards})
    wanted += sorted({f"score-{source}" for sources in rules.scores(rules.new(setup, 0)) for source in sources})
    wanted += [f"event-{kebab(kind.__name__)}" for kind in rules.events]
    wanted += [f"event-{kebab(kind.__name__)}-hidden" for kind in rules.events if secrets_of(kind)]
    _check_known(rules, wanted)
    for lang in LANGUAGES:
        words = speaker(lang, rules.name)
        try:
            for card in cards:
                for part in (card.name, Msg(f"status-{card.status}"), *card.text):
                    words.sentence(part)
        except MissingText as error:
            raise Broken(NAMED, str(error)) from None


def _check_known(rules: Rules, ids: list[str]) -> None:
    for lang in LANGUAGES:
        words = speaker(lang, rules.name)
        missing = [id for id in ids if not words.knows(id)]
        if missing:
            raise Broken(NAMED, f"{lang} has no message {missing[0]}")
