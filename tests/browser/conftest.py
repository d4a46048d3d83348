"""A built client, a real server, a real browser."""

from __future__ import annotations

import fcntl
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from client import bundle
from tests.browser.chromium import launch_arguments
from tests.browser.guest import PATIENCE, Guest
from tests.browser.house import House

expect.set_options(timeout=PATIENCE)


# Playwright keeps an event loop running in its thread: it must be gone before tests elsewhere start loops of their own,
# so all of this lives and ends with the package.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    arguments = launch_arguments()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**arguments)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not bundle.is_wanted():
        pytest.fail("These tests need the pages: unset WYRMHALL_SKIP_CLIENT, or name other folders of tests.")
    with (tmp_path_factory.getbasetemp().parent / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one process builds, the others find it built
        bundle.install(tests=True)
        bundle.build()
    running = House(tmp_path_factory.mktemp("house"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def guest(chromium: Browser, house: House) -> Iterator[Callable[..., Guest]]:
    """Makes people with browsers; whatever their consoles complain of fails the test."""
    made: list[Guest] = []

    def make(**said: Any) -> Guest:
        made.append(Guest(chromium, house.url, **said))
        return made[-1]

    yield make
    errors = [error for each in made for error in each.errors]
    for each in made:
        each.context.close()
    assert not errors


@pytest.fixture
def ann(guest: Callable[..., Guest]) -> Guest:
    return guest()
