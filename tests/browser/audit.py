"""What must hold of every screen, measured in the page itself."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AUDIT = Path(__file__).with_suffix(".js").read_text("utf-8").split("\n", 1)[1]
"""Without its first line, which says what it is."""


def faults(page: Page) -> list[str]:
    """What is wrong with the table as it is shown now, in words; empty if nothing is."""
    found: list[str] = page.evaluate(AUDIT)
    return found
