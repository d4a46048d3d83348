"""The scoring verbs: what end-game abilities and rows of the guild tile are worth."""

from __future__ import annotations

from dataclasses import dataclass, field

from wyrmhall.core.engine import SKIP, At
from wyrmhall.core.params import meaning, numbers
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.wyrmspan.counting import TALLY_WORDS, WHEN_WORDS, Dragons, Tally, When, holds, tally
from wyrmhall.games.wyrmspan.events import Bought
from wyrmhall.games.wyrmspan.numbers import DRAGON, KINDS
from wyrmhall.games.wyrmspan.parameters import FED
from wyrmhall.games.wyrmspan.payments import amount, spend
from wyrmhall.games.wyrmspan.state import Wyrmspan
from wyrmhall.games.wyrmspan.verbs import Deed, Prices, Verb, alternatives


class Scoring(Verb):
    """A verb of the final scoring: it does nothing during the game."""

    __slots__ = ()

    def does(self) -> Deed | None:
        return "score", 1

    def vp(self, game: Wyrmspan, seat: int, space: int) -> int:
        """What it is worth to the owner of the dragon on this space."""
        raise TypeError(f"{self!r} scores nothing by itself")

    def worth(self, prices: Prices) -> float:
        return 0.0  # before the end nobody can use it


@dataclass(frozen=True, slots=True)
class ScorePer(Scoring):
    """VP for each of what is counted, up to a maximum."""

    each: int = field(metadata=numbers(-9, 20))
    of: Dragons | Tally = field(metadata=meaning(TALLY_WORDS, Dragons))
    most: int = field(default=0, metadata=numbers(0, 99))  # 0: no maximum

    def vp(self, game: Wyrmspan, seat: int, space: int) -> int:
        of = self.of
        n = len(of.members(game.players[seat], space)) if isinstance(of, Dragons) else tally(of, game, seat)
        return min(n * self.each, self.most) if self.most else n * self.each

    def words(self) -> dict[str, object]:
        of = self.of
        said: dict[str, object] = {"n": self.each, "most": self.most}
        if isinstance(of, Dragons):
            return {**said, "of": "dragons", "dragons": of}
        return {**said, "of": of, "dragons": ""}

    def signs(self) -> tuple[str, ...]:
        return ("vp", "each")


@dataclass(frozen=True, slots=True)
class ScoreIf(Scoring):
    """VP if a condition holds."""

    n: int
    when: When = field(metadata=meaning(WHEN_WORDS))

    def vp(self, game: Wyrmspan, seat: int, space: int) -> int:
        return self.n if holds(self.when, game, seat, space) else 0

    def signs(self) -> tuple[str, ...]:
        return ("vp",)


@dataclass(frozen=True, slots=True)
class ItemWorth(Scoring):
    """Each item of a kind on this dragon is worth one VP more."""

    kind: int = field(metadata=FED)

    def does(self) -> Deed | None:
        return None

    def vp(self, game: Wyrmspan, seat: int, space: int) -> int:
        p = game.players[seat]
        return p.tucked[space] if self.kind == DRAGON else p.cached[4 * space + self.kind]

    def words(self) -> dict[str, object]:
        return {"kind": KINDS[self.kind]}

    def signs(self) -> tuple[str, ...]:
        return ("vp",)


@dataclass(frozen=True, slots=True)
class Offer:
    """Things to pay in the final scoring, and the VP for them."""

    costs: tuple[tuple[int, int], ...]  # kind, number
    vp: int


@dataclass(frozen=True, slots=True)
class ScorePaid(Scoring):
    """Before leftovers are counted the owner may pay one of the offers once."""

    offers: tuple[Offer, ...]

    def vp(self, game: Wyrmspan, seat: int, space: int) -> int:
        return 0  # what was bought is counted by itself

    def run(self, game: Wyrmspan, at: At) -> None:
        p = game.players[at.player]
        able = [i for i, offer in enumerate(self.offers) if all(amount(p, kind, 0, -1) >= n for kind, n in offer.costs)]
        game.ask(self, at, (*able, SKIP) if able else ())

    def can(self, game: Wyrmspan, at: At) -> bool:
        return False  # only the final scoring runs it

    def chosen(self, game: Wyrmspan, at: At, option: int) -> None:
        if option == SKIP:
            return
        offer = self.offers[option]
        game.players[at.player].sold += offer.vp
        for kind, n in offer.costs:
            game.push(spend(kind, n), At(at.player, -1, game.players[at.player].dragons[at.place]))
        if game.events is not None:
            game.tell(Bought(at.player, offer.vp))

    def label(self, game: Wyrmspan, at: At, option: int) -> Says:
        return Msg("skip") if option == SKIP else _said(self.offers[option])

    def target(self, game: Wyrmspan, at: At, option: int) -> str:
        return "" if option == SKIP else f"player:{at.player}:space:{at.place}"

    def words(self) -> dict[str, object]:
        return {"offers": alternatives([_said(offer) for offer in self.offers])}

    def signs(self) -> tuple[str, ...]:
        return ("vp",)


def _said(offer: Offer) -> Msg:
    parts = [Msg("tokens", kind=KINDS[kind], n=n) for kind, n in offer.costs]
    return Msg("offer", parts=parts, vp=offer.vp)


def ability_vp(game: Wyrmspan, seat: int) -> int:
    """What the end-game abilities of a player's dragons are worth."""
    total = 0
    for space, number in enumerate(game.players[seat].dragons):
        ability = game.box.dragons[number].game_end if number else None
        if isinstance(ability, Scoring):
            total += ability.vp(game, seat, space)
    return total
