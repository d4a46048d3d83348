"""What the docs site has beside docs/: the front page, the reference of the API, and the pages beside the README."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
BESIDE = {"README.md": "index.md", "CHANGELOG.md": "CHANGELOG.md", "CONTRIBUTING.md": "CONTRIBUTING.md"}
BESIDE |= {"SECURITY.md": "SECURITY.md", "deploy/README.md": "deploy.md"}
REFERENCE = """# Reference

What [the page about the API](api.md) tells, name by name.

::: wyrmhall.api
    options:
      members: [new, load, names, Game, Option, WhyNot, IllegalOption, OnlySeen, BadSetup, BadFile, Differs]
      show_root_toc_entry: false
"""
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#:]+)(#[^)]*)?\)")
HEX = re.compile(r"\[(-?\d+,-?\d+)\]")
"""Coordinates, as tables of tiles list them: two in a row would be read as a link from the one to the other."""


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that are made here."""
    from mkdocs.structure.files import File

    for source, page in BESIDE.items():
        content = moved((ROOT / source).read_text("utf-8"), (ROOT / source).parent)
        files.append(File.generated(config, page, content=content))
    files.append(File.generated(config, "reference.md", content=REFERENCE))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Links that leave docs/ lead to the page that was made of their target, or become plain words."""
    if not page.file.abs_src_path:
        return markdown
    return moved(markdown, Path(page.file.abs_src_path).parent)


def moved(markdown: str, folder: Path) -> str:
    """The same text with its links as seen from docs/, for a file that stands in `folder`."""
    here = folder if (ROOT / "docs") in (folder, *folder.parents) else ROOT / "docs"

    def link(found: re.Match[str]) -> str:
        picture, words, target, anchor = found.groups(default="")
        place = (folder / target).resolve()
        try:
            said = place.relative_to(ROOT).as_posix()
        except ValueError:
            return found[0]
        if said in BESIDE:
            place = ROOT / "docs" / BESIDE[said]
        elif ROOT / "docs" not in place.parents or place.is_dir():
            return f"{words} (`{said}`)" if words != said else f"`{said}`"
        return f"{picture}[{words}]({_from(here, place)}{anchor})"

    return HEX.sub(r"\\[\1\\]", LINK.sub(link, markdown))


def _from(folder: Path, place: Path) -> str:
    ups = 0
    while folder not in place.parents:
        folder, ups = folder.parent, ups + 1
    return "../" * ups + place.relative_to(folder).as_posix()
