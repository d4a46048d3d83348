"""The small numbers that name everything: the stream of chance, and what an option number means."""

from __future__ import annotations

from wyrmhall.core.numbers import Ranges, by_verb

TREASURES = 20
DECK = 0
"""The only stream of chance: one for each deck, die or bag."""

A_TREASURE = 0
ONE_DEALT = 1  # of the two treasures a player begins with
A_PART = 2  # of what a verb holds, in its order; of what may be done or not: to do it
CARDS = Ranges({A_TREASURE: range(TREASURES)})
"""Where a question is about treasures, an option is the number on one."""
OPTIONS = by_verb(
    (CARDS, "Settle Sell"),
    (Ranges({ONE_DEALT: range(2)}), "Pick"),
    (Ranges({A_PART: range(3)}), "OneOf May"),
)
"""What an option number means, by the verb that asks."""
