"""The streams of chance: one for each pile, the bag of ships, the boards and the first player."""

from typing import Final

FIRST: Final = 0
BOARDS: Final = 1
BAG: Final = 2
MISSION_PILE: Final = 3
REEF_PILE: Final = 4
DRAGON_PILE: Final = 5  # and the next two: DRAGON_PILE + size
STREAMS: Final = DRAGON_PILE + 3
