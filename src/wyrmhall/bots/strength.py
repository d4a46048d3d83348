"""How strong the levels are beside persons: the arena's shares of games won, on the scale of the ratings."""

from __future__ import annotations

from statistics import NormalDist

from wyrmhall.bots.levels import LEVELS

START_MU, START_ELO = 25.0, 1500
"""Where somebody begins who has not played yet."""
BETA = START_MU / 6
"""How much luck there is in one person's game, as openskill's models assume it."""
ELO_PER_MU = 200 / BETA
"""Elo's scale has 200 for the same luck."""
NEWCOMER = "fledgling"
"""The level that is taken to be as strong as somebody who begins; a convention, until there are enough games of persons
against bots to measure it."""

SHARES: dict[str, tuple[float, float, float]] = {
    "seadragons": (0.66, 0.64, 0.74),
    "worms": (0.745, 0.62, 0.865),
    "flamecraft": (0.865, 0.825, 0.76),
    "wyrmspan": (0.62, 0.64, 0.97),
}
"""Of 200 games between two players, the share that each level won against the one below (docs/bots.md)."""


def elo_of_levels(game: str) -> dict[str, int]:
    """The level's rating in a game; empty for a game without arena results.

    Between two players of strengths a and b, a wins with the probability that a normal deviate is below
    (a - b) / (sqrt(2) beta), so a share of games won is a distance between the two."""
    steps = [NormalDist().inv_cdf(share) * 2**0.5 * 200 for share in SHARES.get(game, ())]
    if not steps:
        return {}
    heights = [sum(steps[:n]) for n in range(len(LEVELS))]
    zero = heights[LEVELS.index(NEWCOMER)]
    return {level: round(START_ELO + height - zero) for level, height in zip(LEVELS, heights, strict=True)}
