"""What a question is about: the dragon card that is played, or the mission that is paid for."""

from __future__ import annotations

from wyrmhall.core.engine import Decision
from wyrmhall.core.words import Subject
from wyrmhall.games.seadragons.missions import PayShips
from wyrmhall.games.seadragons.placing import PlaceHead
from wyrmhall.games.seadragons.state import SeaDragons
from wyrmhall.games.seadragons.turns import PlaceDragon


def subject(game: SeaDragons, decision: Decision) -> Subject | None:
    effect, at = decision.effect, decision.at
    if isinstance(effect, PlaceDragon):
        card = game.players[at.player].hand[at.piece]
        return Subject(f"player:{at.player}:hand:{at.piece}", game.box.figures[card].name)
    if isinstance(effect, PlaceHead):
        return Subject("", game.box.figures[game.players[at.player].played[-1]].name)
    if isinstance(effect, PayShips):
        return Subject(f"mission:{game.box.missions[at.piece].id}")  # which the question names
    return None
