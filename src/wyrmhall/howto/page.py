"""A page as its Markdown says it: sections, paragraphs with the clauses they stand for, and pictures.

# Title
## Heading {#section}
A paragraph of some lines.
{paragraph: WS-GEN-01 WS-GEN-02}
![What is to be seen.](picture)
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec

from wyrmhall import games
from wyrmhall.core.words import LANGUAGES

TITLE = re.compile(r"^# (.+)$")
HEADING = re.compile(r"^## (.+) \{#([a-z-]+)\}$")
MARK = re.compile(r"^\{([a-z-]+):((?: [A-Z]{2}-[A-Z]+-\d+)+)\}$")
PICTURE = re.compile(r"^!\[(.+)\]\(([a-z-]+)\)$")


class BadPage(ValueError):
    """A page that cannot be read; the message says which line and why."""


class Part(msgspec.Struct, frozen=True):
    """A paragraph with its clauses, or a picture with what is to be seen in it."""

    id: str  # of a picture: the name of its position
    text: str
    clauses: tuple[str, ...] = ()
    picture: bool = False


class Section(msgspec.Struct, frozen=True):
    id: str
    title: str
    parts: tuple[Part, ...]


class HowTo(msgspec.Struct, frozen=True):
    title: str
    sections: tuple[Section, ...]

    @property
    def parts(self) -> list[Part]:
        return [part for section in self.sections for part in section.parts]

    @property
    def words(self) -> int:
        """Of its paragraphs, as a reader counts them; headings and what is said below pictures do not count."""
        said = [part.text for part in self.parts if not part.picture]
        return sum(any(letter.isalnum() for letter in word) for text in said for word in text.split())


def folder_of(game: str) -> Path:
    """Where a game's page and positions are; a game of another package has its own."""
    home = games.home_of(game)
    return Path(__file__).parent if home is None else home / "howto"


@cache
def page_of(game: str, lang: str) -> HowTo | None:
    """The page of a game in a language, or in English where it is not translated; none, if nobody has written one."""
    for said in (lang, LANGUAGES[0]):
        file = folder_of(game) / said / f"{game}.md"
        if file.exists():
            return read_page(file.read_text("utf-8"), f"{said}/{game}.md")
    return None


def read_page(text: str, name: str) -> HowTo:
    title, sections, parts, said = "", list[tuple[str, str, list[Part]]](), list[Part](), list[str]()
    for n, line in enumerate(text.splitlines(), start=1):
        if found := TITLE.match(line):
            title = found[1]
        elif found := HEADING.match(line):
            parts = []
            sections.append((found[2], found[1], parts))
        elif found := MARK.match(line):
            parts.append(Part(found[1], " ".join(said), tuple(found[2].split())))
            said = []
        elif found := PICTURE.match(line):
            parts.append(Part(found[2], found[1], picture=True))
        elif line.strip():
            said.append(line.strip())
        elif said:
            raise BadPage(f"{name}, line {n}: this paragraph does not end with its name and clauses")
    if not title or not sections or said:
        raise BadPage(f"{name}: a page has a title, sections, and a name and clauses after each paragraph")
    return HowTo(title, tuple(Section(id, heading, tuple(some)) for id, heading, some in sections))
