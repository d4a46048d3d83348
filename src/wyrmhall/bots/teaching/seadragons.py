"""What hints of Sea Dragons speak of: the mission in reach, and the realm where the balance moves."""

from __future__ import annotations

from typing import Final

from wyrmhall.bots.teaching import Chances, Teaching
from wyrmhall.core.engine import SKIP
from wyrmhall.core.events import Event
from wyrmhall.core.words import Msg
from wyrmhall.games.seadragons.cards import QUADRANTS
from wyrmhall.games.seadragons.events import CollectedShips, CompletedMission, GainedGold, KeptReef
from wyrmhall.games.seadragons.missions import CompleteMission
from wyrmhall.games.seadragons.scoring import strength
from wyrmhall.games.seadragons.state import Player, SeaDragons
from wyrmhall.games.seadragons.turns import PASS, PlaceDragon, PlayOrPass


def thing(before: SeaDragons, after: SeaDragons, seat: int, feature: str) -> Msg | None:
    if feature == "missions":
        return nearest_mission(after, after.players[seat])
    return realm_won(before, after, seat) if feature == "realms" else None


def rival_thing(before: SeaDragons, after: SeaDragons, rival: int, feature: str) -> Msg | None:
    """The realm in which the rival falls behind."""
    return realm_won(after, before, rival) if feature == "realms" else None


def realm_won(before: SeaDragons, after: SeaDragons, seat: int) -> Msg | None:
    """The realm in which a seat has gained most on the others."""
    gained = [lead(after, seat, realm) - lead(before, seat, realm) for realm in range(len(QUADRANTS))]
    most = max(gained)
    return after.box.realms[gained.index(most)].name if most > 0 else None


def lead(game: SeaDragons, seat: int, realm: int) -> float:
    """By how much a seat is ahead of the best of the others in a realm."""
    weights = [dragons + 0.1 * tokens for dragons, tokens in (strength(game, p, realm) for p in game.players)]
    return weights[seat] - max([weight for other, weight in enumerate(weights) if other != seat], default=0.0)


def nearest_mission(game: SeaDragons, player: Player) -> Msg | None:
    """By its points, which stand on it: nobody knows a mission by its number."""
    best: Msg | None = None
    most = 0.0
    for number in game.mission_market:
        mission = game.box.missions[number]
        lacks = mission.any_colour
        for asked, have in zip(mission.cost, player.ships, strict=True):
            lacks += max(0, asked - have)
        if mission.vp / (2.0 + lacks) > most:
            best, most = Msg("mission-worth", n=mission.vp), mission.vp / (2.0 + lacks)
    return best


def deed(game: SeaDragons, seat: int, event: Event) -> str:
    return DEEDS_OF.get(type(event), "") if event.seat == seat else ""


def when(game: SeaDragons, seat: int) -> Msg | None:
    """The seat's own turns: a dragon was laid in each, or passed."""
    player, asked = game.players[seat], game.owed(seat)
    begins = asked is not None and isinstance(asked.effect, PlayOrPass | PlaceDragon)
    turn = len(player.dragons) + player.passes + begins
    return Msg("coach-own-turn", n=turn) if turn else None


def habit(game: SeaDragons, seat: int, option: int) -> Chances:
    effect, options = game.decision.effect, game.decision.options
    if isinstance(effect, PlayOrPass) and PASS in options and len(options) > 1:
        return [("passes", option == PASS)]
    return [("missions", option == SKIP)] if isinstance(effect, CompleteMission) else ()


DEEDS_OF: Final[dict[type[Event], str]] = {
    CompletedMission: "mission",
    CollectedShips: "ships",
    KeptReef: "reef",
    GainedGold: "gold",
}
TEACHING: Final[Teaching[SeaDragons]] = Teaching(
    named=("missions", "realms"),
    thing=thing,
    rivalled=("realms", "races"),
    rival_thing=rival_thing,
    unsure=("most-missions", *[f"realm-{name}" for name in QUADRANTS]),
    deeds=("mission", "ships", "reef", "gold"),
    deed=deed,
    subjects=(
        frozenset({"deed-mission", "points-missions", "races", "rival-races"}),
        frozenset({"deed-ships", "ships", "points-ships", "missions"}),
        frozenset({"deed-reef", "reefs"}),
        frozenset({"deed-gold", "points-gold"}),
        frozenset({"realms", "rival-realms"}),
    ),
    habits={"passes": 1 / 4, "missions": 1 / 2},
    when=when,
    habit=habit,
)
