"""The sources that a browser needs to run rules of the house: a script and all that this imports.

Packages go without their `__init__`, as folders, unless they are named: that of a game declares all of it, with views
and faces that need more than plain Python, and the companion does not ask for that.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[1]
TELLING: Final = "wyrmhall.companion.telling"


def sources(script: type) -> dict[str, str]:
    """By path, such as `wyrmhall/core/engine.py`."""
    return modules(script.__module__, TELLING)


def modules(*first: str, whole: Collection[str] = ()) -> dict[str, str]:
    """These modules of the house, and all that they load; packages in `whole` with what they declare."""
    found: dict[str, str] = {}
    todo = list(first)
    while todo:
        name = todo.pop()
        path = name.replace(".", "/") + ("/__init__.py" if name in whole else ".py")
        file = PACKAGE.parent / path
        if path in found or not file.is_file():
            continue
        found[path] = file.read_text("utf-8")
        todo += _imported(ast.parse(found[path]))
    return dict(sorted(found.items()))


def _imported(tree: ast.AST) -> Iterator[str]:
    """What a module loads as it is loaded: neither types alone, nor what a function asks for when it is called."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ClassDef):
            yield from _imported(node)
