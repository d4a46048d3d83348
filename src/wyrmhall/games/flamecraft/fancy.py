"""The 36 fancy dragons, and how one is scored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from wyrmhall.core.engine import At, Effect
from wyrmhall.core.events import loose
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.flamecraft.casting import STAYS, Resolve
from wyrmhall.games.flamecraft.effects import Cost, Gain, PayDifferent
from wyrmhall.games.flamecraft.firing import FireUp
from wyrmhall.games.flamecraft.goals import (
    ArtisansInHand,
    ArtisansLikeIt,
    AtTheEnchantedShop,
    CoinsForEmptySlots,
    DifferentEnchantments,
    EnchantmentsLikeIt,
    FireMany,
    FullShops,
    GoodHeld,
    InsteadOfFiring,
    KindInTown,
    KindsHeld,
    KindsInHand,
    PairsOfFancy,
    ReturnFancy,
    ThreeAlike,
    WellEnchanted,
)
from wyrmhall.games.flamecraft.kinds import (
    BREAD,
    CRYSTAL,
    EVERYBODY,
    FROM_SUNS,
    IRON,
    MEAT,
    PLANT,
    POTION,
    SUNS,
    only,
)

if TYPE_CHECKING:
    from wyrmhall.games.flamecraft.state import Flamecraft

POCUS: Final = 0
HOCUS: Final = 1
STARBURST: Final = 13
CHONKERS: Final = 17


@dataclass(frozen=True, slots=True)
class FancyDragon:
    """One card: its goal and reward are one effect."""

    id: int
    key: str
    effect: Effect
    status: str = ""  # of being sun or moon, goal, reward: Printed, Single source, Reconstructed

    @property
    def name(self) -> Msg:
        return Msg(f"fancy-{self.key}")


def sun(rep: int, coins: int = 0) -> Gain:
    return Gain(rep, coins, source=FROM_SUNS)


TABLE: Final[tuple[FancyDragon, ...]] = (
    # Sun dragons.
    FancyDragon(0, "pocus", InsteadOfFiring(2), status="PPP"),
    FancyDragon(1, "hocus", FireMany(), status="RRR"),
    FancyDragon(2, "greenhorn", Cost(sun(rep=3, coins=2), goods=only(PLANT, 3)), status="PPP"),
    FancyDragon(3, "buttercup", Cost(sun(rep=3, coins=2), goods=only(BREAD, 3)), status="RRR"),
    FancyDragon(4, "pinkytoe", Cost(sun(rep=3, coins=2), goods=only(MEAT, 3)), status="RRR"),
    FancyDragon(5, "wesley", Cost(sun(rep=3, coins=2), goods=only(IRON, 3)), status="RRR"),
    FancyDragon(6, "sunlight", Cost(sun(rep=3, coins=2), goods=only(CRYSTAL, 3)), status="RRR"),
    FancyDragon(7, "nightbrite", Cost(sun(rep=3, coins=2), goods=only(POTION, 3)), status="PPR"),
    FancyDragon(8, "goldrush", CoinsForEmptySlots(rep=5), status="PPP"),
    FancyDragon(9, "frazzle", FullShops(3, rep=5), status="PRR"),
    FancyDragon(10, "dazzle", KindsInHand(4, rep=5), status="RRR"),
    FancyDragon(11, "sparkle", AtTheEnchantedShop(rep=1), status="PPR"),
    FancyDragon(12, "twinkle", EnchantmentsLikeIt(rep=2), status="PPR"),
    FancyDragon(13, "starburst", Resolve(STAYS, rep=2), status="PPR"),
    FancyDragon(14, "taylor", ArtisansLikeIt(rep=1), status="PPR"),
    FancyDragon(15, "matches", ThreeAlike(rep=6), status="PPP"),
    FancyDragon(16, "rainbow", DifferentEnchantments(rep=1), status="RRR"),
    FancyDragon(17, "chonkers", PayDifferent(source=FROM_SUNS), status="PPP"),
    # Moon dragons.
    FancyDragon(18, "todd", KindsHeld(odd=True), status="PPP"),
    FancyDragon(19, "steven", KindsHeld(odd=False), status="PPR"),
    FancyDragon(20, "buddy", PairsOfFancy(rep=2), status="PPP"),
    FancyDragon(21, "talisman", ReturnFancy(rep=2), status="PPR"),
    FancyDragon(22, "bubu", ArtisansInHand(most=6), status="RRR"),
    FancyDragon(23, "shimmer", WellEnchanted(2, rep=2), status="RRR"),
    FancyDragon(24, "sweetie", KindInTown(BREAD, bonus=3), status="PPR"),
    FancyDragon(25, "umami", KindInTown(MEAT, bonus=3), status="PPR"),
    FancyDragon(26, "savannah", KindInTown(PLANT, bonus=3), status="PPR"),
    FancyDragon(27, "jitters", KindInTown(POTION, bonus=3), status="PPR"),
    FancyDragon(28, "shadow", KindInTown(IRON, bonus=3), status="PPR"),
    FancyDragon(29, "gemma", KindInTown(CRYSTAL, bonus=3), status="PPR"),
    FancyDragon(30, "toasty", GoodHeld(BREAD, least=3, bonus=3), status="PPR"),
    FancyDragon(31, "carnie", GoodHeld(MEAT, least=3, bonus=3), status="PPR"),
    FancyDragon(32, "forrest", GoodHeld(PLANT, least=3, bonus=3), status="PPR"),
    FancyDragon(33, "elix", GoodHeld(POTION, least=3, bonus=3), status="PPR"),
    FancyDragon(34, "ajax", GoodHeld(IRON, least=3, bonus=3), status="PPR"),
    FancyDragon(35, "zircon", GoodHeld(CRYSTAL, least=3, bonus=3), status="PPR"),
)


def is_scorable(game: Flamecraft, seat: int, card: int, moment: Effect | None) -> bool:
    """Whether the goal is met now; `moment` is the decision that waits while a player looks at their cards."""
    if card == POCUS:
        return isinstance(moment, FireUp) and not game.pocus
    if card == HOCUS:
        return isinstance(moment, FireUp) and moment.step and not game.hocus
    return TABLE[card].effect.can(game, At(seat))


def score(game: Flamecraft, seat: int, card: int) -> None:
    """Reveal the dragon, if it is still hidden, which stays face up before its owner, and gain its reward."""
    player = game.players[seat]
    if card in player.fancy:
        player.fancy.remove(card)
        player.scored.append(card)
        game.known[card] = EVERYBODY
        game.show()
    if game.events is not None:
        game.tell(loose("scored", seat, {"what": TABLE[card].name}))
    game.push(TABLE[card].effect, At(seat))


@dataclass(frozen=True, slots=True)
class RevealSun(Effect):
    """Beside a decision of the own turn: score a sun dragon whose goal is met."""

    card: int

    def run(self, game: Flamecraft, at: At) -> None:
        score(game, at.player, self.card)

    def words(self) -> dict[str, object]:
        return {"name": TABLE[self.card].name, "what": TABLE[self.card].effect}

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"fancy:{self.card}"


REVEAL_SUN: Final[tuple[Effect, ...]] = tuple([RevealSun(card) for card in range(SUNS)])


@dataclass(frozen=True, slots=True)
class ScoreFancy(Effect):
    """Score a fancy dragon of the hand whose goal is met, sun or moon; or one that lies face up before any player."""

    face_up: bool = False

    def run(self, game: Flamecraft, at: At) -> None:
        # Under a standing effect lies the decision beside which it was used.
        moment = game.stack[-1][0] if self.face_up and game.stack else None
        game.ask(self, at, tuple(self.cards(game, at.player, moment)), even_one=game.has_others)

    def cards(self, game: Flamecraft, seat: int, moment: Effect | None) -> list[int]:
        lying = (
            [card for player in game.players for card in player.scored] if self.face_up else game.players[seat].fancy
        )
        return sorted([card for card in lying if is_scorable(game, seat, card, moment)])

    def can(self, game: Flamecraft, at: At) -> bool:
        return bool(self.cards(game, at.player, None))

    def chosen(self, game: Flamecraft, at: At, option: int) -> None:
        score(game, at.player, option)

    def label(self, game: Flamecraft, at: At, option: int) -> Says:
        return Msg("reveal-sun", name=TABLE[option].name, what=TABLE[option].effect)

    def target(self, game: Flamecraft, at: At, option: int) -> str:
        return f"fancy:{option}"
