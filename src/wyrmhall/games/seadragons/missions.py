"""Step II: completing one of the open missions, and paying for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from wyrmhall.core.decks import draw
from wyrmhall.core.engine import SKIP, At, Effect, Refusal
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.seadragons.components import REEF_IDS, mission_text, payment_text, ships_asked
from wyrmhall.games.seadragons.events import CompletedMission, NewMission, fleet
from wyrmhall.games.seadragons.numbers import ANY_SHIP, MISSION_PILE, TAKE_BACK, TWO_SHIPS, paid
from wyrmhall.games.seadragons.payment import afloat, can_pay, dominated, is_served, lacking, ways
from wyrmhall.games.seadragons.reefs import DRAW_REEF, use_reef
from wyrmhall.games.seadragons.state import SeaDragons, Step
from wyrmhall.games.seadragons.versions import TELLING


@dataclass(frozen=True, slots=True)
class CompleteMission(Step):
    """Step II: complete one of the market's missions that the player can pay, or none.

    Where only hidden reef cards make it possible, only the player learns that it is asked (SD-INF-11).
    """

    secretly: bool = False

    @property
    def quiet(self) -> bool:
        return self.secretly

    def run(self, game: SeaDragons, at: At) -> None:
        player = game.players[at.player]
        tokens, reefs = player.ships, player.reefs
        missions, asked = game.box.missions, game.box.asked
        ships, wild = (afloat(tokens, reefs), reefs.count(ANY_SHIP)) if reefs else (tokens, 0)
        most = sum(ships) + wild
        payable = [m for m in game.mission_market if asked[m] <= most and is_served(missions[m], ships, wild)]
        if payable:
            openly = not reefs or any(can_pay(missions[m], tokens, ()) for m in payable)
            openly = openly or game.setup.version == TELLING
            game.ask(COMPLETE_MISSION if openly else COMPLETE_SECRETLY, at, (*payable, SKIP))

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        if option != SKIP:
            game.push(PAY_SHIPS, At(at.player, piece=option))

    def default(self, game: SeaDragons, at: At, options: tuple[int, ...]) -> int:
        return SKIP

    def reflex(self, game: SeaDragons, at: At, options: tuple[int, ...], pick: Random) -> int | None:
        """The mission worth most."""
        missions = game.box.missions
        best = options[0]
        for option in options:
            if option != SKIP and missions[option].vp > missions[best].vp:
                best = option
        return best

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        if option == SKIP:
            return Msg("pick-no-mission")
        mission = game.box.missions[option]
        return Msg("pick-mission", text=mission_text(mission))

    def target(self, game: SeaDragons, at: At, option: int) -> str:
        return "" if option == SKIP else mission_target(game, option)

    def refusals(self, game: SeaDragons, at: At) -> Iterator[Refusal]:
        player = game.players[at.player]
        for m in game.mission_market:
            mission = game.box.missions[m]
            if not can_pay(mission, player.ships, player.reefs):
                *ships, any_colour = lacking(mission, player.ships, player.reefs)
                why = Msg("refuse-mission", ships=ships_asked(ships, any_colour), text=mission_text(mission))
                yield Refusal(mission_target(game, m), why, "SD-MIS-03")


@dataclass(frozen=True, slots=True)
class PayShips(Step):
    """Discard ships and reef cards for the mission `at.piece`, in one of the ways that serve its cost.

    Whoever holds reef cards is asked even if there is one way: else the others could tell what the cards are.
    """

    secretly: bool = False

    @property
    def quiet(self) -> bool:
        return self.secretly

    def run(self, game: SeaDragons, at: At) -> None:
        player, mission = game.players[at.player], game.box.missions[at.piece]
        found = ways(mission, player.ships, player.reefs)
        if not player.reefs or can_pay(mission, player.ships, ()) or game.setup.version == TELLING:
            game.ask(PAY_SHIPS, at, found, even_one=bool(player.reefs) and game.setup.version != TELLING)
        else:
            game.ask(PAY_SECRETLY, at, found)

    def subject(self, game: SeaDragons, at: At) -> Subject | None:
        return Subject(f"mission:{game.box.missions[at.piece].id}")  # which the question names

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        player = game.players[at.player]
        mission = game.box.missions[at.piece]
        tokens, cards, wild = paid(option)
        player.ships = tuple([owned - n for owned, n in zip(player.ships, tokens, strict=True)])
        game.graveyard = tuple([sunk + n for sunk, n in zip(game.graveyard, tokens, strict=True)])
        for colour, n in enumerate(cards):
            for _ in range(n):
                use_reef(game, at.player, TWO_SHIPS + colour)
        for _ in range(wild):
            use_reef(game, at.player, ANY_SHIP)
        player.missions += (at.piece,)
        if game.events is not None:
            used = [REEF_IDS[kind] for kind, n in enumerate((*cards, wild)) for _ in range(n)]
            told = CompletedMission(at.player, mission.id, mission.vp, fleet(tokens), tuple(used), game.box)
            game.tell(told)
        slot = game.mission_market.index(at.piece)
        del game.mission_market[slot]
        game.push(REFILL_MISSIONS, At(at.player, place=slot))
        for _ in range(mission.reef):
            game.push(DRAW_REEF, at)

    def default(self, game: SeaDragons, at: At, options: tuple[int, ...]) -> int:
        return TAKE_BACK  # and then, at the choice before this one, no mission

    def beside(self, game: SeaDragons, seat: int) -> tuple[int, ...]:
        return (TAKE_BACK,)

    def reopened(self) -> Effect:
        return COMPLETE_MISSION

    def reflex(self, game: SeaDragons, at: At, options: tuple[int, ...], pick: Random) -> int | None:
        """What is needed least: `ways` are in that order."""
        return options[0]

    def worse(self, options: tuple[int, ...]) -> tuple[int, ...]:
        return dominated(options)

    def prompt(self, game: SeaDragons, at: At) -> Says:
        return Msg("ask-pay-ships", text=mission_text(game.box.missions[at.piece]))

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        return Msg("pick-pay-ships", paid=payment_text(*paid(option)))


@dataclass(frozen=True, slots=True)
class RefillMissions(Effect):
    """Turn up a new mission in the place of the completed one, if there is one left."""

    def run(self, game: SeaDragons, at: At) -> None:
        if game.mission_pile:
            mission = draw(game, game.mission_pile, MISSION_PILE)
            game.mission_market.insert(at.place, mission)
            if game.events is not None:
                game.tell(NewMission(at.player, game.box.missions[mission].id, game.box))


def mission_target(game: SeaDragons, mission: int) -> str:
    return f"mission:{game.box.missions[mission].id}"


COMPLETE_MISSION: Final = CompleteMission()
COMPLETE_SECRETLY: Final = CompleteMission(secretly=True)
PAY_SHIPS: Final = PayShips()
PAY_SECRETLY: Final = PayShips(secretly=True)
REFILL_MISSIONS: Final = RefillMissions()
