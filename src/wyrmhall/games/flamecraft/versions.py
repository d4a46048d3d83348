"""Which change of the rules came with which version: a game begun before it is played without it."""

from __future__ import annotations

from typing import Final

VERSION: Final = 3
"""Today's."""
BETWEEN_USES: Final = 3
"""Something may be revealed or used between two uses of a shop's ability by Erick's owner (FC-TRN-07)."""
SHOWN_IN_HAND: Final = 3
"""An artisan that is fired up in a hand is shown also where Pocus takes the place of its ability (FC-INF-18)."""
