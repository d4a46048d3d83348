"""Text in the reader's language, from Fluent messages: cards, prompts, options, events and errors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from wyrmhall.core.engine import Effect
from wyrmhall.core.events import Event
from wyrmhall.core.words import LANGUAGES as LANGUAGES
from wyrmhall.core.words import Msg, Says, Seat, kebab

LOCALE = Path(str(files("wyrmhall"))) / "locale"  # not beside this module: compiled, it lies elsewhere
HOMES: dict[str, Path] = {}  # where games of other packages keep their words
MOST_KNOWN = 20_000
SAYABLE = (Msg, Effect)  # a union would be made anew with every word


class MissingText(LookupError):
    """A message, or something a message speaks of, is missing from a language."""


class Speaker:
    """Says messages and effects in one language, with the words of one game beside the common ones."""

    def __init__(self, lang: str, game: str = "") -> None:
        self.lang = lang
        self.game = game
        self.known: dict[object, str] = {}  # what was said before, by what it was said of
        # Isolation marks help mixed scripts on paper but break searching, terminals and screen readers.
        self.bundle = FluentBundle([lang], use_isolating=False)
        for name in ("core", "bots", "coach", "packs", "wrong", *([game, f"{game}_*"] if game else [])):
            for file in [*words_in(LOCALE, lang, name), *(words_in(HOMES[game], lang, name) if game in HOMES else ())]:
                self.bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def knows(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def say(self, what: object, form: str = "") -> str:
        """`form` asks for another grammatical form of an effect (such as `inf`), where its message has one."""
        if isinstance(what, SAYABLE):
            key = _key(what)
            return self._again((key, form) if form else key, lambda: self._said(what, form))
        if isinstance(what, Enum):
            return self._format(kebab(what.name), {}, form)
        if isinstance(what, Seat):  # where nobody has told the names
            return self._format("player", {"n": what.n + 1}, form)
        if isinstance(what, list | tuple):
            return self.both([self.say(part) for part in what])
        return str(what)

    def _again(self, key: object, say: Callable[[], str]) -> str:
        """A label or an event is said at every table and in every turn, and saying it takes a hundred times as long."""
        try:
            said = self.known.get(key)
        except TypeError:  # it speaks of something that has no hash
            return say()
        if said is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            said = self.known[key] = say()
        return said

    def _said(self, what: Msg | Effect, form: str) -> str:
        if isinstance(what, Msg):
            return self._format(what.id, what.args, form)
        return self._format(kebab(type(what).__name__), what.words(), form)

    def sentence(self, what: object) -> str:
        return _sentence(self.say(what))

    def both(self, said: list[str]) -> str:
        """A list in words: a, b and c."""
        if len(said) < 2:
            return "".join(said)
        return self._format("list-and", {"most": ", ".join(said[:-1]), "last": said[-1]}, "")

    def event(self, event: Event, seat: int, names: Sequence[str]) -> str:
        """A line of the log as `seat` may read it."""
        hidden = event.hides_from(seat)
        words = event.hidden_words() if hidden else event.words()
        args = {"who": names[event.seat] if event.seat >= 0 else "", **words}
        for key, value in args.items():
            if isinstance(value, Seat):
                args[key] = names[value.n]
        # It begins as it is: often with a name, which belongs to its owner.
        id = f"event-{event.kind}-hidden" if hidden else f"event-{event.kind}"
        return _ended(self._again(_keys(id, args), lambda: self._format(id, args, "")))

    def _format(self, id: str, args: dict[str, object], form: str) -> str:
        if not self.bundle.has_message(id):
            raise MissingText(f"no message {id!r} in {self.lang}")
        message = self.bundle.get_message(id)
        pattern = message.attributes.get(form) or message.value
        if pattern is None:
            raise MissingText(f"message {id!r} in {self.lang} has no text of its own")
        said, errors = self.bundle.format_pattern(pattern, self._spoken(args))
        if errors:
            raise MissingText(f"message {id!r} in {self.lang}: {errors[0]}")
        return str(said)

    def _spoken(self, args: dict[str, object]) -> dict[str, object]:
        spoken: dict[str, object] = {}
        for name, value in args.items():
            if isinstance(value, bool):
                spoken[name] = "yes" if value else "no"
            elif isinstance(value, Enum):
                spoken[name] = kebab(value.name)
            elif isinstance(value, int | float | str):
                spoken[name] = value
            else:
                spoken[name] = self.say(value)
                if isinstance(value, Effect):
                    spoken[name + "_inf"] = self.say(value, "inf")
        return spoken


def named(what: Says, names: Sequence[str]) -> Says:
    """The same with the players' names in place of their seats, as far as they are known."""
    if not names or not isinstance(what, Msg) or not what.args:
        return what
    told = {key: new for key, value in what.args.items() if (new := _named(value, names)) is not value}
    return Msg(what.id, **{**what.args, **told}) if told else what


def _named(value: object, names: Sequence[str]) -> object:
    return names[value.n] if isinstance(value, Seat) else named(value, names) if isinstance(value, Msg) else value


@lru_cache(MOST_KNOWN)
def _sentence(said: str) -> str:
    bare = said.strip()
    return _ended(bare[:1].upper() + bare[1:])


def _ended(said: str) -> str:
    """With a full stop, unless it ends in a mark of its own or of a name ("Oh My Gourd!")."""
    return said if said.endswith((".", "!", "?", ":", "…")) or not said else said + "."


def _key(what: object) -> object:
    """Equal for what is said alike: 1 and True are not."""
    if isinstance(what, Msg):
        return _keys(what.id, what.args) if what.args else what.id
    return tuple([(type(each), _key(each)) for each in what]) if isinstance(what, list) else what


def _keys(id: str, args: dict[str, object]) -> tuple[object, ...]:
    """All in one: the hash of a message inside another does not tell it from its like."""
    key: list[object] = [id]
    for name, value in args.items():
        key += name, type(value), _key(value)
    return tuple(key)


def words_in(folder: Path, lang: str, name: str) -> list[Path]:
    """The files of a language; the English ones where a game has not learnt it."""
    return sorted((folder / (lang if (folder / lang).is_dir() else LANGUAGES[0])).glob(f"{name}.ftl"))


@cache
def speaker(lang: str, game: str = "") -> Speaker:
    """The speaker of a language; made once, since reading the files takes longer than speaking."""
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}: there are {', '.join(LANGUAGES)}")
    return Speaker(lang, game)
