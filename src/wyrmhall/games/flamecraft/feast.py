"""The feast of Flagons & Dragons, to which everybody is invited."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.flamecraft.choices import OfGoods
from wyrmhall.games.flamecraft.events import Came
from wyrmhall.games.flamecraft.goods import good, times
from wyrmhall.games.flamecraft.moves import gain_good
from wyrmhall.games.flamecraft.numbers import KINDS, SHOP_OF
from wyrmhall.games.flamecraft.state import Flamecraft


@dataclass(frozen=True, slots=True)
class Feast(OfGoods):
    """Gain goods of one kind; every other player not here may come and gain one of the same."""

    n: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, KINDS)

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        gain_good(game, at.player, option, self.n)
        for seat in reversed(self.guests(game, at)):
            game.push(COME[option], At(seat, at.place))

    def guests(self, game: Flamecraft, at: At) -> list[int]:
        n = len(game.players)
        others = [(at.player + i) % n for i in range(1, n)]
        return [seat for seat in others if game.players[seat].token != SHOP_OF[at.place]]

    def can(self, game: Flamecraft, at: At) -> bool:
        return True

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("amount", n=self.n, good=good(option))

    def signs(self) -> tuple[str, ...]:
        return (*times(self.n, "any"), "others", "any")


@dataclass(frozen=True, slots=True)
class Come(Effect):
    """A guest stays away, or comes and takes a good of the kind that the host took."""

    kind: int

    def run(self, game: Flamecraft, at: At) -> None:
        game.ask(self, at, (self.kind, SKIP))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        if option == SKIP:
            return
        game.players[at.player].token = SHOP_OF[at.place]
        if game.events is not None:
            game.tell(Came(at.player, game.shop_key(SHOP_OF[at.place]), game.shop_name(SHOP_OF[at.place])))
        gain_good(game, at.player, self.kind, 1)

    def default(self, game: Flamecraft, at: At, options: tuple[int, ...]) -> int:
        return SKIP

    def subject(self, game: Flamecraft, at: At) -> Subject | None:
        return Subject(f"shop:{SHOP_OF[at.place]}")  # which the question names

    def prompt(self, game: Flamecraft, at: At) -> Says:
        return Msg("ask-come", shop=game.shop_name(SHOP_OF[at.place]))

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("stay-away") if option == SKIP else Msg("come-for", good=good(option))


COME: Final = tuple([Come(kind) for kind in KINDS])
