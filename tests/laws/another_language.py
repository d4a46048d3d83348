"""A house that has learnt one more language, and what each game says in it; run in a process of its own.

Nothing is translated: the words are English, as they are for whoever begins a translation. What the law asks is that
no game knows the languages from anywhere else than the one list."""

from __future__ import annotations

from wyrmhall.core import words

KNOWN = words.LANGUAGES
words.LANGUAGES = (*KNOWN, "de")  # type: ignore[assignment]  # before anything else reads the list

from wyrmhall import api, games, howto  # noqa: E402
from wyrmhall.core.rules import Pack, Rules  # noqa: E402
from wyrmhall.core.text import LANGUAGES, speaker  # noqa: E402


def names_in(part: object) -> list[dict[str, str]]:
    """Every name by language that stands in a pack."""
    if isinstance(part, dict):
        own = [part] if set(KNOWN) <= set(part) else []
        return own + [name for inner in part.values() for name in names_in(inner)]
    return [name for inner in part for name in names_in(inner)] if isinstance(part, list) else []


def typed_before(rules: Rules) -> Pack:
    """A pack as somebody typed it when the house did not know the language yet."""
    pack: Pack
    pack, _ = games.pack_module(rules).read_pack(games.pack_module(rules).new_pack())
    typed = names_in(pack)
    assert typed
    for name in typed:
        assert name.pop("de") == name["en"]
    return pack


def speaks(name: str) -> None:
    rules, said = games.rules_of(name), speaker("de", name)
    pack = typed_before(rules)
    for setup in (rules.setup(rules.seats[-1]), rules.setup(rules.seats[-1], pack=pack)):
        for card in rules.components(setup):
            assert said.say(card.name) == speaker("en", name).say(card.name)
            assert all(said.say(part) for part in card.text)
    game = api.new(name, rules.seats[-1], seed=1, lang="de", pack=pack)
    for _ in range(30):
        assert all(option.label for option in game.legal)
        game.play(game.legal[0])
        assert game.text(0)
    assert game.svg(0)
    assert game.log(0)
    assert howto.page_of(name, "de") == howto.page_of(name, "en")


if __name__ == "__main__":
    assert "de" in LANGUAGES
    for game in games.NAMES:
        speaks(game)
