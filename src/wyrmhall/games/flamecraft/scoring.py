"""The end of the game: coins, moon dragons, scores by source, winners and ties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.words import Says
from wyrmhall.games.flamecraft import achievements, solo
from wyrmhall.games.flamecraft.events import EarnedTitle, Paid, Scored
from wyrmhall.games.flamecraft.goals import Worth
from wyrmhall.games.flamecraft.moons import ReturnFancy
from wyrmhall.games.flamecraft.moves import gain
from wyrmhall.games.flamecraft.numbers import (
    EMPTY,
    EVERYBODY,
    FROM_COINS,
    FROM_MOONS,
    NO_GOODS,
    SOURCES,
    TALISMAN,
)
from wyrmhall.games.flamecraft.state import Flamecraft


@dataclass(frozen=True, slots=True)
class EndGame(Effect):
    """Coins are turned in, then moon dragons are scored; what Talisman returns is chosen in between."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.active = EMPTY
        game.show()  # what is asked from here on tells of hidden cards: the last turn cannot be taken back
        n = len(game.players)
        if n == 1:
            game.push(solo.UNLOCK, at)
        game.push(SCORE_MOONS, at)
        for i in reversed(range(n)):
            seat = (game.first + i) % n
            if TALISMAN in game.players[seat].fancy:
                game.push(FINAL_TALISMAN, At(seat))
        for seat, player in enumerate(game.players):
            game.turned_in, player.coins = player.coins, 0
            if game.events is not None and game.turned_in:
                game.tell(Paid(seat, NO_GOODS, game.turned_in))
            gain(game, seat, NO_GOODS, 0, game.turned_in, FROM_COINS)


def returning(game: Flamecraft) -> ReturnFancy:
    """What Talisman does, as its row says."""
    effect = game.box.fancy[TALISMAN].effect
    assert isinstance(effect, ReturnFancy)
    return effect


@dataclass(frozen=True, slots=True)
class FinalTalisman(Effect):
    """The owner of Talisman returns fancy dragons; with the first of them Talisman is scored."""

    @property
    def quiet(self) -> bool:
        return True  # the others see Talisman when all moon dragons are revealed, not before

    def run(self, game: Flamecraft, at: At) -> None:
        others = returning(game).others(game, at)
        if others and TALISMAN in game.players[at.player].fancy:  # it may not be there in an imagined world
            game.ask(self, at, (*others, SKIP))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option != SKIP:
            returning(game).chosen(game, at, option)
            player = game.players[at.player]
            player.fancy.remove(TALISMAN)
            player.scored.append(TALISMAN)
            game.known[TALISMAN] = EVERYBODY

    def default(self, game: Flamecraft, at: At, options: tuple[int, ...]) -> int:
        return SKIP

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return returning(game).label(game, at, option)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return returning(game).target(game, at, option)


@dataclass(frozen=True, slots=True)
class ScoreMoons(Effect):
    """Every player reveals their moon dragons and scores those whose goals are met."""

    def run(self, game: Flamecraft, at: At) -> None:
        game.ended = True
        game.show()
        for seat, player in enumerate(game.players):
            # All are counted before any is laid down, so that the order does not matter.
            met = [(card, worth) for card, worth in moons(game, seat) if worth]
            for card, worth in met:
                if game.events is not None:
                    game.tell(Scored(seat, game.fancy_key(card), game.fancy_name(card)))
                gain(game, seat, NO_GOODS, 0, worth, FROM_MOONS)
                player.fancy.remove(card)
                player.scored.append(card)
            for card in player.fancy + player.scored:
                if game.box.fancy[card].moon:
                    game.known[card] = EVERYBODY
        if game.events is not None and len(game.players) == 1:
            game.tell(EarnedTitle(at.player, achievements.title(game.players[0].rep).key))


def moons(game: Flamecraft, seat: int) -> list[tuple[int, int]]:
    """The player's moon dragons that are not scored yet, and what they are worth."""
    found = []
    for card in game.players[seat].fancy:
        effect = game.box.fancy[card].effect
        if game.box.fancy[card].moon and isinstance(effect, Worth):
            found.append((card, effect.worth(game, seat)))
    return found


def scores(game: Flamecraft) -> list[dict[str, int]]:
    """Reputation by source; before the end, without coins and moon dragons."""
    return [dict(zip(SOURCES, player.sources, strict=True)) for player in game.players]


def merits(game: Flamecraft) -> list[tuple[int, int, int]]:
    """Reputation; between equals artisans in hand, then goods."""
    return [(player.rep, len(player.hand), sum(player.goods)) for player in game.players]


def winners(game: Flamecraft) -> tuple[int, ...]:
    """Those of the highest merit; several share the victory."""
    found = merits(game)
    best = max(found)
    return tuple([seat for seat, merit in enumerate(found) if merit == best])


END_GAME: Final = EndGame()
FINAL_TALISMAN: Final = FinalTalisman()
SCORE_MOONS: Final = ScoreMoons()
