"""The commands that look things up: `cards` and `rules`."""

from __future__ import annotations

import json
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from wyrmhall import clauses, games
from wyrmhall.command_line import GameName, Lang, PackFile, console, fail, known_language, table, words
from wyrmhall.core.rules import Rules, Setup, Value
from wyrmhall.core.text import Speaker
from wyrmhall.core.words import Msg


def register(app: typer.Typer) -> None:
    """Add the commands to those of the house."""
    app.command()(cards)
    app.command()(rules)


def cards(game: GameName, lang: Lang = "en", pack: PackFile = None) -> None:
    """List all components of a game with their texts and where their facts come from."""
    rules, setup = table(game, None, None, pack)
    for line in card_lines(rules, setup, words(lang, rules.name)):
        console.print(line, highlight=False, markup=False, soft_wrap=True)


def card_lines(rules: Rules, setup: Setup, said: Speaker) -> list[str]:
    """Every component in one line: kind, id, name, facts, text and status."""
    lines = []
    for card in rules.components(setup):
        shown = {} if card.face is None else card.face.listed()
        if card.copies:
            shown = {**shown, "copies": card.copies}
        facts = ", ".join([*filter(None, [fact(said, *each) for each in shown.items()]), *map(said.say, card.doubts())])
        text = " ".join(said.sentence(part) for part in card.text)
        status = said.say(Msg(f"status-{card.status}"))
        head = f"{said.say(Msg(f'kind-{card.kind}'))} {card.id}: {said.say(card.name)}"
        lines.append(" | ".join(part for part in (head, facts, text, status) if part))
    return lines


def fact(said: Speaker, key: str, value: Value) -> str:
    """A fact in words, if the language has words for it; what only a picture is made of has none."""
    id = f"fact-{key.replace(' ', '-')}"
    if not said.knows(id):
        return ""
    words = []
    n = 1
    for word in str(value).split():
        id_of_word = f"word-{word.replace('_', '-')}"
        words.append(said.say(Msg(id_of_word, n=n)) if said.knows(id_of_word) else word)
        n = int(word) if word.isdigit() else 1
    return said.say(Msg(id, value=" ".join(words)))


def rules(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game; all of them if not said.")] = None,
    clause: Annotated[str | None, typer.Argument(metavar="[CLAUSE]", help="One clause, such as SD-PLC-10.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which clauses the tests cite.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Lang = "en",
) -> None:
    """Read the rules clause by clause, or see which of them the tests cite."""
    known_language(lang)
    which = [games.rules_of(name) for name in ([game] if game else games.names())]
    if coverage:
        show_coverage(which, as_json)
        return
    found = [c for each in which for c in clauses.clauses_of(each, lang).values() if clause in (None, c.id)]
    if not found:
        fail(f"there is no clause {clause!r} in {which[0].name}; `wyrmhall rules {which[0].name}` lists them")
    if as_json:
        print(json.dumps([{"id": c.id, "section": c.section, "text": c.text} for c in found], ensure_ascii=False))
        return
    for c in found:
        console.print(f"{c.id}  {c.text}", highlight=False, markup=False, soft_wrap=True)


def show_coverage(which: list[Rules], as_json: bool) -> None:
    tests = clauses.ROOT / "tests"
    if not tests.is_dir():
        fail("the tests are only in a checkout of the project: run this there")
    cited = clauses.citations(tests)
    found = [clauses.coverage(each, cited) for each in which]
    if as_json:
        print(json.dumps([msgspec.to_builtins(each) for each in found]))
        return
    shown = Table("game", "clauses", "cited", "waived", "missing")
    for each in found:
        shown.add_row(each.game, *map(str, (each.clauses, each.cited, len(each.waived), len(each.missing))))
    console.print(shown)
    for each in found:
        for label, ids in (("missing", each.missing), ("unknown", each.unknown)):
            if ids:
                console.print(f"{each.game}, {label}: {', '.join(ids)}", highlight=False, soft_wrap=True)
