"""The client's types are those of the server."""

import pytest

from wyrmhall.server import typescript


@pytest.mark.parametrize(("path", "text"), [pytest.param(p, t, id=p.name) for p, t in typescript.files().items()])
def test_the_types_of_the_client_are_fresh(path, text):
    assert path.read_text("utf-8") == text, "run python -m wyrmhall.server.typescript"
