"""The games as environments for learning agents, in the manner of Gymnasium, PettingZoo and OpenSpiel.

Importing this package makes `gymnasium.make("wyrmhall/<game>-v1")` work.
"""

from __future__ import annotations

from importlib.util import find_spec

from wyrmhall import games

PROTOCOL = 1
"""The version of numbers, shapes and meanings that docs/research.md describes; it ends the names of environments."""


def register() -> None:
    """Make the environments known to Gymnasium, unless they are."""
    from gymnasium.envs import registration

    guests = [name for name in games.names() if name not in games.NAMES and games.part_of(name, "encode")]
    for name in (*games.NAMES, *guests):
        id = f"wyrmhall/{name}-v{PROTOCOL}"
        if id not in registration.registry:  # registering twice would warn
            registration.register(
                id,
                entry_point="wyrmhall.research.solo:SeatEnv",
                vector_entry_point="wyrmhall.research.vector:SeatVectorEnv",
                kwargs={"game": name},
            )


if find_spec("gymnasium") is not None:
    register()
