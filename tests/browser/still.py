"""A watch in the page: it notes every lit thing that moves while its question stands."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

WATCH = Path(__file__).with_suffix(".js").read_text("utf-8").split("\n", 1)[1]
"""Without its first line, which says what it is."""


def watch(page: Page) -> None:
    page.evaluate(WATCH)


def covered(page: Page) -> list[str]:
    """What is lit and lies under something now."""
    found: list[str] = page.evaluate("() => window.covered()")
    return found


def moved(page: Page) -> list[str]:
    """What has moved by itself since the watch began."""
    found: list[str] = page.evaluate("() => window.moved")
    return found
