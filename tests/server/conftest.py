"""Servers and guests for the tests."""

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG

from tests.server.live import FAST, PATIENCE, Guest, Live, prepared_in
from wyrmhall.server.settings import Settings

# Calls that say nothing of time wait as long as all else here: the five seconds of httpx are over by luck on a machine
# that has much to do.
DEFAULT_TIMEOUT_CONFIG.connect = DEFAULT_TIMEOUT_CONFIG.read = PATIENCE
DEFAULT_TIMEOUT_CONFIG.write = DEFAULT_TIMEOUT_CONFIG.pool = PATIENCE


@pytest.fixture
def serving(tmp_path):
    """Starts servers with settings of their own; all stop at the end."""
    running = []

    def start(shelf=None, **said) -> Live:
        settings = Settings(**{"database": said.get("database") or prepared_in(tmp_path), **FAST, **said})
        live = Live(settings, shelf)
        live.__enter__()
        running.append(live)
        return live

    yield start
    for live in running:
        if live.thread.is_alive():
            live.__exit__()


@pytest.fixture
def live(serving):
    return serving()


@pytest.fixture
def guest(request):
    """Makes people who visit the server."""
    made = []

    def make(name: str = "", lang: str = "en", url: str = "") -> Guest:
        made.append(Guest(url or request.getfixturevalue("live").url, name, lang))
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.fixture
def ann(guest):
    return guest("Ann")


@pytest.fixture
def bob(guest):
    return guest("Bob")


@pytest.fixture
def table(ann, bob):
    """A table of the toy game at which Ann and Bob sit."""
    id = ann.opens()
    bob.joins(id)
    return id
