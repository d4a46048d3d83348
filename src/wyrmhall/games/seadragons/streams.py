"""The streams of chance: one for each pile, the bag of ships, the boards and the first player."""

FIRST, BOARDS, BAG, MISSION_PILE, REEF_PILE, DRAGON_PILE = range(6)  # DRAGON_PILE + size
STREAMS = DRAGON_PILE + 3
