"""Audits of the locks: how old they have become, and under which licences are the packages that they name.

Nothing is asked of a network: the age is that of the last commit that wrote a lock, and licences are what the installed
packages, or the lock of the client, say of themselves.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ROOT / "requirements"
OLDEST_DAYS = 90
"""After so many days without `dev.py lock --upgrade`, a lock holds holes that have been mended elsewhere."""
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==", re.MULTILINE)
# Licences under which a package may be used beside an MIT project, shipped with it or only used to work on it. Weak
# copyleft (MPL, LGPL) binds only changes of the package itself.
GOOD = re.compile(
    r"\b(0bsd|apache|artistic|blueoak|bsd|cc0|cc-by|historical permission notice|hpnd|isc|lesser general public|lgpl\w*"
    r"|mit|mozilla public|mpl|ofl|postgresql|psf\w*|python|unlicense|zlib|zpl)\b",
    re.IGNORECASE,
)
MIT = "Permission is hereby granted, free of charge, to any person obtaining a copy of this software"
BAD = re.compile(r"\b(agpl|affero|gpl-[23]|gplv[23]|sspl|busl|proprietary)|(?<!lesser )general public", re.IGNORECASE)


def main() -> None:
    problems = [*ages(), *licences(), *client_licences()]
    for problem in problems:
        print(problem, file=sys.stderr)
    sys.exit(1 if problems else 0)


def ages(now: float | None = None) -> list[str]:
    """The locks that are older than they should be. Where there is no history, nothing is known."""
    found = []
    for lock in sorted(LOCKS.glob("*.txt")):
        command = ["git", "log", "-1", "--format=%ct", "--", str(lock)]
        said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.strip()
        days = ((now or time.time()) - int(said)) / 86_400 if said else 0
        if days > OLDEST_DAYS:
            found.append(f"requirements/{lock.name} is {days:.0f} days old: run `python3 dev.py lock --upgrade`.")
    return found


def licences() -> list[str]:
    """The locked packages, as far as they are installed here, whose licence is none that we know to be good."""
    locked = {_plain(name) for lock in LOCKS.glob("*.txt") for name in PINNED.findall(lock.read_text("utf-8"))}
    found = []
    for package in sorted(distributions(), key=lambda package: package.name.lower()):
        if _plain(package.name) in locked:
            said = licence_of(package)
            if not is_good(said):
                found.append(f"{package.name} is under {said or 'no licence that it names'!r}: see tools/audit.py.")
    return found


def client_licences() -> list[str]:
    """The packages of the client whose licence is none that we know to be good."""
    packages = json.loads((ROOT / "client" / "package-lock.json").read_text("utf-8"))["packages"]
    named = {place: str(package.get("license", "")) for place, package in packages.items() if place}
    return [f"{place} is under {said!r}: see tools/audit.py." for place, said in named.items() if not is_good(said)]


def licence_of(package: Distribution) -> str:
    """What a package says of its licence: expression, classifiers, the first line of the old field, or its text."""
    about: Any = package.metadata  # a message of e-mail, of which the protocol tells too little
    expression = about.get("License-Expression")
    if expression:
        return str(expression)
    classifiers = [
        said.rsplit(" :: ", 1)[-1] for said in about.get_all("Classifier", []) if said.startswith("License ::")
    ]
    named = [said for said in classifiers if said != "OSI Approved"]
    if named:
        return " or ".join(named)
    said = str(about.get("License", "")).strip().partition("\n")[0]
    return said or ("MIT" if is_mit(package) else "")


def is_mit(package: Distribution) -> bool:
    """Whether the licence that a package ships without naming it is that of the MIT, by its words."""
    files = [file for file in package.files or () if "licenses" in file.parts or file.name.startswith("LICENSE")]
    return any(MIT in " ".join(file.read_text("utf-8").split()) for file in files)


def is_good(said: str) -> bool:
    """Whether some licence that is offered is a good one: of several (`or`), anybody may choose."""
    choices = re.split(r"\s+or\s+", said, flags=re.IGNORECASE)
    return any(GOOD.search(choice) is not None and BAD.search(choice) is None for choice in choices)


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


if __name__ == "__main__":
    main()
