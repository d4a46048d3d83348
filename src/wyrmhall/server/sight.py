"""What a seat has noticed of the log. While another is asked in secret its sight stands still, as if nobody had moved.

Whoever answered last seems to be thinking still. What comes of the secret question is then shown together with the
answer that led to it, as one step, so that nothing tells whether there was a question at all.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right


class Sight:
    """One seat's own numbers. They count only what it may notice; those of the log never leave the server."""

    __slots__ = ("places", "seqs", "steps")

    def __init__(self, steps: list[int]) -> None:
        """From the answers that stood after each entry, of a table where nothing was secret so far."""
        self.seqs = list(range(len(steps)))  # the entries that it noticed: their place here is their own number
        self.steps = steps[:]  # its own steps after each of them
        self.places = list(range(steps[-1] + 1))  # how many answers stand behind each of its own steps

    @property
    def number(self) -> int:
        """Of the last entry that it noticed."""
        return len(self.seqs) - 1

    @property
    def step(self) -> int:
        return len(self.places) - 1

    @property
    def place(self) -> int:
        """How many answers it sees; there may be more."""
        return self.places[-1]

    def go_on(self, seq: int, place: int, is_answer: bool, is_plain: bool, is_shown: bool) -> None:
        """After an entry of the log `place` answers stand; a plain entry is one that everybody may notice."""
        places = self.places
        before = len(places)
        while places[-1] > place:
            places.pop()
        if is_answer and is_shown:
            places.append(place)
        if is_plain or len(places) != before:
            self.seqs.append(seq)
            self.steps.append(self.step)

    def step_at(self, place: int) -> int:
        """Its own step in which it saw the answer at a place."""
        return bisect_left(self.places, place)

    def steps_to(self, place: int) -> int:
        """How many of its own steps so many answers make."""
        return bisect_right(self.places, place) - 1
