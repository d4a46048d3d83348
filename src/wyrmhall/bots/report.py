"""What an arena found, as tables for the terminal and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from wyrmhall.bots.arena import BadResults, Outcome
from wyrmhall.bots.ratings import Standing, duels, standings, wilson


def show(outcomes: Sequence[Outcome], console: Console) -> None:
    """Ratings, wins, scores and seconds of each bot; then every bot against every other."""
    ranked = standings(outcomes)
    console.print(_ranks(ranked))
    console.print(_scores(ranked))
    found = duels(outcomes)
    if found:
        console.print(_duels(outcomes))
    rivals = [o for o in outcomes if len(o.scores) > o.match.players]
    if rivals:
        console.print(_rival(rivals))


def _ranks(ranked: Sequence[Standing]) -> Table:
    table = Table("bot", "rating (95 %)", "games", "won", "s/move", "longest")
    for s in ranked:
        rating = f"{s.rating:+.0f} ({s.low:+.0f} to {s.high:+.0f})"
        table.add_row(s.bot, rating, str(s.games), f"{s.wins / s.games:.1%}", f"{s.seconds:.3f}", f"{s.longest:.2f}")
    return table


def _scores(ranked: Sequence[Standing]) -> Table:
    table = Table("bot", "mean", "sd", "min", "quarter", "median", "three quarters", "max")
    for s in ranked:
        at = [s.scores[int(part * (len(s.scores) - 1))] for part in (0, 0.25, 0.5, 0.75, 1)]
        table.add_row(s.bot, f"{s.mean:.1f}", f"{s.sd:.1f}", *map(str, at))
    return table


def _duels(outcomes: Sequence[Outcome]) -> Table:
    table = Table("bot", "against", "games", "won (95 %)")
    for duel in duels(outcomes):
        share = f"{duel.share:.1%} ({duel.low:.1%} to {duel.high:.1%})"
        table.add_row(duel.bot, duel.other, str(duel.games), share)
    return table


def _rival(outcomes: Sequence[Outcome]) -> Table:
    """How each bot fared against the game's own opponent."""
    table = Table("bot", "games", "beat the game's own opponent (95 %)", "its points")
    for bot in sorted({bot for o in outcomes for bot in o.match.lineup}):
        mine = [o for o in outcomes if bot in o.match.lineup]
        won = sum(1 for o in mine if o.match.players not in o.first)
        low, high = wilson(won, len(mine))
        theirs = sum(o.scores[o.match.players] for o in mine) / len(mine)
        table.add_row(bot, str(len(mine)), f"{won / len(mine):.1%} ({low:.1%} to {high:.1%})", f"{theirs:.1f}")
    return table


def draw(outcomes: Sequence[Outcome], file: Path) -> None:
    """Ratings with their intervals, and the distribution of scores, as a picture in whatever format the name says."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise BadResults("plain", why="to draw, install the extra: pip install 'wyrmhall[plot]'") from None
    ranked = standings(outcomes)[::-1]
    names = [s.bot for s in ranked]
    figure = Figure(figsize=(10, 1.5 + 0.6 * len(ranked)), layout="constrained")
    left, right = figure.subplots(1, 2)
    spread = [[s.rating - s.low for s in ranked], [s.high - s.rating for s in ranked]]
    left.errorbar([s.rating for s in ranked], range(len(ranked)), xerr=spread, fmt="o", capsize=4)
    left.set_yticks(range(len(ranked)), names)
    left.set_xlabel("rating, with 95 % confidence")
    right.boxplot([list(s.scores) for s in ranked], orientation="horizontal", tick_labels=names)
    right.set_xlabel("points")
    first = outcomes[0].match
    figure.suptitle(f"{first.game}, {first.players} players, {len(outcomes)} games")
    figure.savefig(file)
