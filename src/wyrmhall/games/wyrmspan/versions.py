"""Which change of the rules came with which version: a game begun before it is played without it."""

from __future__ import annotations

from typing import Final

VERSION: Final = 3
"""Today's."""
EXCHANGE_TO_FEED: Final = 2
"""A hatchling whose food is missing can be fed by an exchange of two resources (WS-PAY-07)."""
ANY_ORDER: Final = 2
"""The parts of a third feeding, and a feeding cave card beside the completion bonus, come in any order (WS-GEN-35)."""
MAY_HURT: Final = 2
"""Third feedings, guild steps that give nothing and what raises the owner of #41 are asked about (WS-DIG-03)."""
NAMED_OPENLY: Final = 2
"""A card of a hand is open once it is named, and it is named even if there is only one to name (WS-INF-12)."""
TELLS_NOTHING: Final = 2
"""That nothing can be done with a hidden hand is no answer to a question that is not asked (WS-INF-13)."""
OTHERS_ANYWAY: Final = 2
"""Opponents get their part of a once-per-round ability even if its owner leaves it unused (WS-GEN-27)."""
FORCED_TOO: Final = 3
"""What must be done with a hidden hand is asked even if one card is left for it (WS-INF-13)."""
