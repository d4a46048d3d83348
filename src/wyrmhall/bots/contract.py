"""What a game declares for the bots: one typed object, `VALUES` in `bots/values/<game>.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Generic, Protocol, TypeVar

from wyrmhall.core.engine import Decision
from wyrmhall.core.state import GameState

G = TypeVar("G")


class Mind(Protocol):
    """One set of weights, for a game whose features depend on them."""

    def features(self, game: GameState, seat: int) -> Sequence[float]: ...

    def instinct(self, game: GameState, decision: Decision, pick: Random) -> int | None: ...


def no_features(game: object, seat: int) -> Sequence[float]:
    return ()


def no_instinct(game: object, decision: Decision, pick: Random) -> int | None:
    return None


def always(game: object) -> bool:
    return True


def full(game: object) -> float:
    return 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Values(Generic[G]):
    """What positions of a game are worth. As it stands, without any field: the score now, and nothing more."""

    names: tuple[str, ...] = ()
    """The features, as `weights.toml` and `locale/*/bots.ftl` name them."""
    features: Callable[[G, int], Sequence[float]] = no_features
    """A number for each of them, for a seat."""
    lead: float = 10.0
    """Points that make a comfortable lead."""
    is_quiet: Callable[[G], bool] = always
    """Whether the position can be judged: no action is half done."""
    points: Callable[[G], list[float]] | None = None
    """The points that count, where they are others than the score now, or can be had faster."""
    instinct: Callable[[G, Decision, Random], int | None] = no_instinct
    """A quick answer to a decision, which playouts take instead of any option at all."""
    mind: Callable[[Mapping[str, float]], Mind] | None = None
    """In place of `features` and `instinct`: what makes both of a set of weights, where they depend on it."""
    weights: Mapping[str, float] = field(default_factory=dict)
    """What each feature counts, for a game of another package: those of the house stand in `weights.toml`."""
    tastes: tuple[str, ...] = ()
    """Weights that are no features, but tell a mind what things are worth."""
    rivalry: Callable[[G], float] = full
    """The share of the best other seat's points that counts against a seat's own."""
    par: float = 0.0
    """A good score of a seat that plays alone."""
    horizon: int = 1
    """How many turns ahead a search should judge."""
    ripe: int = 1
    """How often a search must have come to a place in its tree before it tries there what instinct would not do."""
    thorough: bool = True
    """False: instinct is good enough inside an action even for the level that has the time to weigh every choice."""
    uses_standing: bool = False
    """Whether bots think about standing options."""
