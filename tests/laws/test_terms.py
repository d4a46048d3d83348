"""One word for one thing: what the glossaries at the end of docs/rules settle is called by no other name anywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = {
    "texts": "src/wyrmhall/locale/{lang}/**/*.ftl",
    "how to play": "src/wyrmhall/howto/{lang}/*.md",
    "clauses": "docs/rules/{lang}/*.md",
}
NOT_SO = [
    ("uk", "", r"\b[Оо]бер(іть|іт|ете)\b", "Виберіть"),
    ("uk", "", "’", "'"),
    ("uk", "worms", r"[Пп]окажчик\w* вітру", "флюгер"),
    ("uk", "worms", r"[Сс]тартов\w+", "початкова зброя"),
    ("uk", "worms", r"\b[Сс]уход\w+", "суша"),
    ("uk", "worms", r"[Кк]убик\w*", "кістка"),
    ("uk", "worms", r"\bWorms\b", "Черв'яки"),
    ("uk", "wyrmspan", r"\b[Дд]ослідник\w*", "пригодник"),
    ("uk", "wyrmspan", r"\b[Пп]рива(б|бл)\w+", "приманити"),
    ("uk", "flamecraft", r"[Пп]очатков\w+ (крамниц|дракон)\w+", "стартова крамниця"),
    ("uk", "flamecraft", r"[Дд]раконяч\w+ провул\w+", "Алея Дріакон"),
    ("ru", "worms", r"[Уу]казател\w+ ветра", "флюгер"),
    ("ru", "worms", r"[Сс]тартов\w+", "начальное оружие"),
    ("ru", "worms", r"\bWorms\b", "Червяки"),
    ("ru", "wyrmspan", r"\b[Ии]сследовател\w+", "искатель"),
    ("ru", "seadragons", r"[Кк]олод\w+", "стопка"),
    ("ru", "flamecraft", r"[Нн]ачальн\w+ (лав|дракон)\w+", "стартовая лавка"),
    ("ru", "flamecraft", r"[Дд]раконь\w+ переул\w+", "Аллея Дриакон"),
]
"""In which language, in files of which game (all: empty), what is not said, and what is said instead."""
COMMENT = re.compile(r"^\s*#.*$", re.MULTILINE)


@pytest.mark.parametrize(
    ("lang", "game", "wrong", "term"), NOT_SO, ids=[f"{lang}-{term}" for lang, _, _, term in NOT_SO]
)
def test_a_thing_has_one_name(lang: str, game: str, wrong: str, term: str) -> None:
    found = []
    for pattern in FILES.values():
        for file in sorted(ROOT.glob(pattern.format(lang=lang))):
            if game in file.name:
                text = COMMENT.sub("", file.read_text()) if file.suffix == ".ftl" else file.read_text()
                found += [f"{file.relative_to(ROOT)}: {said[0]}, not {term}" for said in re.finditer(wrong, text)]
    assert found == []
