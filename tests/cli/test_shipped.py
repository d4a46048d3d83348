"""What is shipped beside the code: files of deploy/, versions, locks and their audits say what is true."""

import os
import re
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

import wyrmhall
from tools import audit, site
from wyrmhall.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.iterdir() if path.suffix != ".md")
SETTINGS = {f"WYRMHALL_{field.name.upper()}" for field in fields(Settings)}
OF_BUILDS = {"WYRMHALL_COMPILE", "WYRMHALL_SKIP_CLIENT", "WYRMHALL_HOME"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_setting_that_a_file_names_is_one_of_ours(file):
    named = set(re.findall(r"\bWYRMHALL_[A-Z_]+", file.read_text("utf-8")))
    assert named <= SETTINGS | OF_BUILDS


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_command_line_in_it_is_one_that_the_server_takes(file):
    text = file.read_text("utf-8").replace('", "', " ").replace(", ", " ").replace('"', "")
    options = {
        option for said in re.findall(r"wyrmhall serve([^\n\]]*)", text) for option in re.findall(r"--[a-z-]+", said)
    }
    known = subprocess.run(
        [sys.executable, "-m", "wyrmhall", "serve", "--help"],
        capture_output=True, text=True, check=True, env={**os.environ, "COLUMNS": "300"},
    ).stdout  # fmt: skip
    assert all(option in known for option in options)


def test_proxy_service_and_container_speak_of_the_same_port():
    ports = {file.name: set(re.findall(r"(?<!9)\b8\d{3}\b", file.read_text("utf-8"))) for file in FILES}
    assert {name for name, found in ports.items() if found} >= {"Containerfile", "compose.yaml", "nginx.conf"}
    assert set().union(*ports.values()) == {"8420"}


def test_the_page_of_deploy_names_every_file_and_says_what_was_not_run():
    page = (DEPLOY / "README.md").read_text("utf-8")
    assert all(f"]({file.name})" in page for file in FILES)
    assert "**Not run by us**" in page


def test_the_changelog_begins_with_the_version_that_this_is_and_versions_are_semantic():
    newest = re.search(r"^## (\S+?),", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == wyrmhall.__version__
    assert re.fullmatch(r"\d+\.\d+\.\d+", wyrmhall.__version__)


def test_every_lock_has_its_wishes_and_is_written_by_the_task():
    names = {path.stem for path in (ROOT / "requirements").glob("*.in")}
    assert names == {path.stem for path in (ROOT / "requirements").glob("*.txt")}
    task = (ROOT / "dev.py").read_text("utf-8").partition("def lock")[2].partition("\ndef ")[0]
    assert all(f'"{name}"' in task or f'"{name}.txt"' in task for name in names)


def test_python_versions_in_the_metadata_are_those_that_wheels_are_built_for():
    about = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    said = re.findall(r"Python :: (3\.\d+)", " ".join(about["classifiers"]))
    built = re.findall(r"cp3(\d+)-", (DEPLOY / "wheels.yml").read_text("utf-8"))
    assert said == [f"3.{minor}" for minor in built]
    assert about["requires-python"] == f">={said[0]}"


def test_an_old_lock_is_told_of_and_a_new_one_is_not(monkeypatch):
    written = "1700000000"
    monkeypatch.setattr(audit.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0, stdout=written))
    day = 86_400
    assert audit.ages(int(written) + 89 * day) == []
    old = audit.ages(int(written) + 91 * day)
    assert len(old) == len(list((ROOT / "requirements").glob("*.txt")))
    assert "dev.py lock --upgrade" in old[0]


@pytest.mark.parametrize(
    ("said", "good"),
    [
        ("MIT", True),
        ("Apache-2.0 OR BSD-3-Clause", True),
        ("GNU Lesser General Public License v3 (LGPLv3)", True),
        ("GPL-3.0-only OR MIT", True),
        ("Mozilla Public License 2.0 (MPL 2.0)", True),
        ("GNU General Public License v3", False),
        ("AGPL-3.0-or-later", False),
        ("Limited to friends", False),
        ("", False),
    ],
)
def test_a_licence_is_good_if_one_of_those_offered_is(said, good):
    assert audit.is_good(said) is good


def test_all_packages_here_have_good_licences():
    assert audit.licences() == []
    assert audit.client_licences() == []


def test_links_of_pages_beside_the_readme_lead_to_pages_of_the_site():
    text = "[a](docs/api.md#what-is-stable) [b](CHANGELOG.md) [c](examples/lair) ![d](docs/pictures/hall.png)"
    moved = site.moved(text, ROOT)
    assert moved == "[a](api.md#what-is-stable) [b](CHANGELOG.md) c (`examples/lair`) ![d](pictures/hall.png)"
    assert site.moved("[x](../CHANGELOG.md) [y](CHANGES.md)", ROOT / "docs") == "[x](CHANGELOG.md) [y](CHANGES.md)"
    assert site.moved("[x](../flamecraft.md)", ROOT / "docs" / "rules") == "[x](../flamecraft.md)"


def test_coordinates_in_a_row_are_no_links_on_the_site():
    assert site.moved("| A | [0,0] [0,-1] |", ROOT / "docs") == r"| A | \[0,0\] \[0,-1\] |"


def test_every_page_of_the_docs_is_in_the_site():
    menu = (ROOT / "mkdocs.yml").read_text("utf-8")
    pages = [page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")]
    assert [page for page in pages if page not in menu] == []
