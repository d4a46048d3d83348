"""What changed with which version of the rules."""

from typing import Final

TELLING: Final = 1
"""The version in which being asked, or not, told the others something of hidden cards."""
