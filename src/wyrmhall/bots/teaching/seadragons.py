"""What hints of Sea Dragons speak of: the mission in reach, and the realm where the balance moves."""

from __future__ import annotations

from typing import Final

from wyrmhall.bots.teaching import Chances, Parts, Teaching
from wyrmhall.core.engine import SKIP
from wyrmhall.core.events import Event
from wyrmhall.core.words import Msg
from wyrmhall.games.seadragons.cards import QUADRANTS, SHIPS
from wyrmhall.games.seadragons.events import CollectedShips, CompletedMission, GainedGold, KeptReef
from wyrmhall.games.seadragons.missions import CompleteMission
from wyrmhall.games.seadragons.scoring import strength
from wyrmhall.games.seadragons.state import Player, SeaDragons
from wyrmhall.games.seadragons.turns import PASS, PlaceDragon, PlayOrPass


def parts(before: SeaDragons, after: SeaDragons, seat: int, feature: str) -> Parts:
    if feature == "missions":
        return _missions(after, after.players[seat])
    if feature == "ships":
        return {Msg("ship-tokens", colour=SHIPS[i]): n for i, n in enumerate(after.players[seat].ships) if n}
    return {after.box.realms[realm].name: lead(after, seat, realm) for realm in range(len(QUADRANTS))}


def lead(game: SeaDragons, seat: int, realm: int) -> float:
    """By how much a seat is ahead of the best of the others in a realm."""
    weights = [dragons + 0.1 * tokens for dragons, tokens in (strength(game, p, realm) for p in game.players)]
    return weights[seat] - max([weight for other, weight in enumerate(weights) if other != seat], default=0.0)


def _missions(game: SeaDragons, player: Player) -> Parts:
    """By their points, which stand on them (nobody knows a mission by its number), less the farther they are."""
    found = dict[Msg, float]()
    for number in game.mission_market:
        mission = game.box.missions[number]
        lacks = mission.any_colour
        for asked, have in zip(mission.cost, player.ships, strict=True):
            lacks += max(0, asked - have)
        worth = Msg("mission-worth", n=mission.vp)
        found[worth] = max(found.get(worth, 0.0), mission.vp / (2.0 + lacks))
    return found


def deed(game: SeaDragons, seat: int, event: Event) -> str:
    return DEEDS_OF.get(type(event), "") if event.seat == seat else ""


def deed_thing(game: SeaDragons, event: Event) -> Msg | None:
    id = THING_OF.get(type(event))
    return None if id is None else Msg(id, **event.words())


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
THING_OF: Final[dict[type[Event], str]] = {
    CompletedMission: "mission-done",
    CollectedShips: "ships-found",
    GainedGold: "gold-of",
}
"""The message that names what a deed brings, with the words that the log has of it."""
TEACHING: Final[Teaching[SeaDragons]] = Teaching(
    named=("missions", "ships", "realms"),
    parts=parts,
    rivalled=("realms", "races"),
    unsure=("most-missions", *[f"realm-{name}" for name in QUADRANTS]),
    deeds=("mission", "ships", "reef", "gold"),
    deed=deed,
    named_deeds=("mission", "ships", "gold"),
    deed_thing=deed_thing,
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
