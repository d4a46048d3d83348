"""What changed with which version of the rules."""

from __future__ import annotations

from typing import Final

VERSION: Final = 2
"""Today's."""
SHARED_DRAWS: Final = 1
"""The version of the rules in which equal players shared the victory, and a living worm counted ten points, a healthy
one another, so that the sums stood in the order of the rules."""
