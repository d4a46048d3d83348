"""The flow of a turn: play a dragon card, complete a mission, take a new card; or pass."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from wyrmhall.core.engine import SKIP, At, Effect, Refusal
from wyrmhall.core.events import Event
from wyrmhall.core.masks import bits
from wyrmhall.core.state import GameState
from wyrmhall.core.words import Msg, Says, Subject
from wyrmhall.games.seadragons.cards import COLOURS, HEADS, PASS_GOLD, SHIPS
from wyrmhall.games.seadragons.components import Figure
from wyrmhall.games.seadragons.effects import PAY_NEIGHBOURS, GainGold, discard_gold, neighbours
from wyrmhall.games.seadragons.events import (
    Ended,
    GainedGold,
    PaidGold,
    Passed,
    PickedColour,
    PlacedDragon,
)
from wyrmhall.games.seadragons.figures import beside
from wyrmhall.games.seadragons.market import DISCARD_CARD, TAKE_CARD, hand_target
from wyrmhall.games.seadragons.missions import COMPLETE_MISSION
from wyrmhall.games.seadragons.numbers import DISCARD_GOLD, GOLD, TAKE_BACK
from wyrmhall.games.seadragons.placing import (
    PLACE_HEAD,
    cells_of,
    collect_ships,
    gold_cards_needed,
    gold_lacking,
    gold_under,
    play_card,
    reach,
    reefs_under,
    ships_under,
    toll,
)
from wyrmhall.games.seadragons.reefs import DRAW_REEF
from wyrmhall.games.seadragons.sea import cell_name, cell_names, cells_target
from wyrmhall.games.seadragons.state import SeaDragons, Step
from wyrmhall.games.seadragons.versions import PLACING, TELLING

PASS: Final = SKIP
GLANCES: Final = 10
"""Places that a reflex looks at."""
RICH: Final = 1000
"""A purse that pays for everything."""


@dataclass(frozen=True, slots=True)
class PickColour(Effect):
    """Before the game, in seat order: one of the colours for this number of players."""

    def run(self, game: SeaDragons, at: At) -> None:
        picked = [player.colour for player in game.players]
        game.ask(self, at, tuple([c for c in range(len(picked)) if c not in picked]))

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        game.players[at.player].colour = option
        if game.events is not None:
            game.tell(PickedColour(at.player, COLOURS[option]))

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        return Msg("colour", colour=COLOURS[option])


@dataclass(frozen=True, slots=True)
class PlayOrPass(Step):
    """A turn begins: play one of the dragon cards that can be placed and paid, or pass."""

    def run(self, game: SeaDragons, at: At) -> None:
        player = game.players[at.player]
        water, purse, figures = game.water_for(player), player.purse, game.box.figures
        playable: list[int] = []
        for card in player.hand:
            if card not in playable and water.has_place(figures[card], purse):
                playable.append(card)
        game.ask(self, at, (*playable, PASS), even_one=game.setup.version != TELLING)

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        player = game.players[at.player]
        if option != PASS:
            # The card stays in its place in the hand, and unknown to the others, until the dragon lies.
            game.push(PLACE_DRAGON, At(at.player, piece=player.slot(option)))
            return
        if game.events is not None:
            game.tell(Passed(at.player))
        player.heads -= 1
        player.passes += 1
        game.push(END_TURN, at)
        game.push(GAIN_PASS_GOLD, at)
        game.push(DISCARD_CARD, at)

    def default(self, game: SeaDragons, at: At, options: tuple[int, ...]) -> int:
        return PASS

    def beside(self, game: SeaDragons, seat: int) -> tuple[int, ...]:
        return (DISCARD_GOLD,) if GOLD in game.players[seat].reefs else ()

    def reflex(self, game: SeaDragons, at: At, options: tuple[int, ...], pick: Random) -> int | None:
        """Play any card that can be played."""
        return None if options[0] == PASS else options[int(pick.random() * (len(options) - 1))]

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        if option == PASS:
            return Msg("pick-pass", n=PASS_GOLD)
        return Msg("pick-play", card=game.box.figures[option].name)

    def target(self, game: SeaDragons, at: At, option: int) -> str:
        return "" if option == PASS else hand_target(game, at.player, option)

    def refusals(self, game: SeaDragons, at: At) -> Iterator[Refusal]:
        player = game.players[at.player]
        water = game.water_for(player)
        for card in dict.fromkeys(player.hand):
            figure = game.box.figures[card]
            if not water.has_place(figure, player.purse):
                target = hand_target(game, at.player, card)
                short = gold_lacking(game.sea, figure, water.placements(figure, RICH), player.purse)
                if short:
                    why = Msg("refuse-card-gold", card=figure.name, n=min(short.values()))
                    yield Refusal(target, why, "SD-EDG-03")
                else:
                    yield Refusal(target, Msg("refuse-card-room", card=figure.name), "SD-PAS-02")


@dataclass(frozen=True, slots=True)
class PlaceDragon(Step):
    """Step I: lay the figure of the card (`at.piece`: its place in the hand) on the sea."""

    def run(self, game: SeaDragons, at: At) -> None:
        player = game.players[at.player]
        found = game.water_for(player).placements(game.box.figures[player.hand[at.piece]], player.purse)
        game.ask(self, at, found, even_one=bool(player.reefs) and game.setup.version >= PLACING)

    def subject(self, game: SeaDragons, at: At) -> Subject | None:
        return Subject(f"player:{at.player}:hand:{at.piece}", self.figure(game, at).name)

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        lay_dragon(game, at, cells_of(self.figure(game, at), option))

    def figure(self, game: SeaDragons, at: At) -> Figure:
        return game.box.figures[game.players[at.player].hand[at.piece]]

    def default(self, game: SeaDragons, at: At, options: tuple[int, ...]) -> int:
        return TAKE_BACK  # and then, at the choice before this one, pass

    def beside(self, game: SeaDragons, seat: int) -> tuple[int, ...]:
        return (DISCARD_GOLD, TAKE_BACK) if GOLD in game.players[seat].reefs else (TAKE_BACK,)

    def reopened(self) -> Effect:
        return PLAY_OR_PASS

    def reflex(self, game: SeaDragons, at: At, options: tuple[int, ...], pick: Random) -> int | None:
        """Of a few places the one that brings most at once."""
        figure, sea = self.figure(game, at), game.sea
        best, most = options[0], -100
        for _ in range(GLANCES):
            option = options[int(pick.random() * len(options))]
            cells = cells_of(figure, option)
            worth = gold_under(sea, cells) + 2 * reefs_under(sea, cells) - toll(sea, cells)
            for mask in game.fleet:
                worth += 2 * (mask & cells).bit_count()
            if worth > most:
                best, most = option, worth
        return best

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        cells = cells_of(self.figure(game, at), option)
        needed = gold_cards_needed(game.sea, game.players[at.player].gold, cells)
        return Msg("pick-place-dragon", cells=cell_names(game.sea, cells), needed=needed)

    def target(self, game: SeaDragons, at: At, option: int) -> str:
        return cells_target(game.sea, cells_of(self.figure(game, at), option))

    def preview(self, game: SeaDragons, at: At, option: int) -> Says:
        """What is paid and what is gained, without what is neither."""
        sea, cells = game.sea, cells_of(self.figure(game, at), option)
        counted = [
            Msg("preview-toll", n=toll(sea, cells)),
            Msg("preview-gold", n=gold_under(sea, cells)),
            *[Msg("preview-ships", n=n, colour=SHIPS[i]) for i, n in enumerate(ships_under(game, cells))],
            Msg("preview-reefs", n=reefs_under(sea, cells)),
            Msg("preview-others", n=sum([gold for _, gold in neighbours(game, at.player, beside(cells, sea.stride))])),
        ]
        said: Msg | None = None
        for part in reversed([part for part in counted if part.args["n"]]):
            said = part if said is None else Msg("preview-more", first=part, rest=said)
        return said or Msg("preview-nothing")

    def refusals(self, game: SeaDragons, at: At) -> Iterator[Refusal]:
        player, sea = game.players[at.player], game.sea
        figure, water = self.figure(game, at), game.water_for(player)
        offered = reach(figure, water.placements(figure, player.purse))
        short = gold_lacking(sea, figure, water.placements(figure, RICH), player.purse)
        for bit in bits((sea.cells | sea.island) & ~offered):
            cell = 1 << bit
            if cell & sea.island:
                why, clause = "refuse-cell-island", "SD-PLC-09"
            elif cell & game.tokens:
                why, clause = "refuse-cell-taken", "SD-PLC-08"
            elif not cell & water.free:
                why, clause = "refuse-cell-own", "SD-PLC-11"
            elif bit in short:
                why, clause = "refuse-cell-gold", "SD-PAY-03"
            else:
                why, clause = "refuse-cell-contact", "SD-PLC-10"
            row, column = sea.where(bit)
            told = Msg(why, cell=cell_name(sea, bit), n=short.get(bit, 0))
            yield Refusal(f"cell:{row},{column}", told, clause)


def lay_dragon(game: SeaDragons, at: At, cells: int) -> None:
    """Lay the tokens, the head first; collect ships and gold, pay; then reef draws, neighbours, steps II and III."""
    player, sea = game.players[at.player], game.sea
    figure = play_card(game, at)
    player.heads -= 1
    player.dragons += (cells,)
    player.heads_at += ((cells & -cells).bit_length() - 1,)
    player.tokens |= cells
    game.tokens |= cells
    if game.events is not None:
        told = PlacedDragon(at.player, figure.id, tuple([sea.where(bit) for bit in bits(cells)]), game.box)
        game.tell(told)
    collect_ships(game, at.player, cells)
    gold, cost = gold_under(sea, cells), toll(sea, cells)
    if gold:
        player.gold += gold
        if game.events is not None:
            game.tell(GainedGold(at.player, gold))
    if cost:
        if cost > player.gold:
            discard_gold(game, at.player, gold_cards_needed(sea, player.gold - gold, cells))
        player.gold -= cost
        if game.events is not None:
            game.tell(PaidGold(at.player, cost))
    game.push(END_TURN, at)
    game.push(TAKE_CARD[figure.size], at)
    game.push(COMPLETE_MISSION, at)
    draws, chooses = reefs_under(sea, cells), game.setup["choose_head"]
    if not draws and not chooses:
        PAY_NEIGHBOURS.run(game, at)  # nothing is to be done before it
        return
    game.push(PAY_NEIGHBOURS, at)
    for _ in range(draws):
        game.push(DRAW_REEF, at)
    if chooses:
        game.push(PLACE_HEAD, at)


@dataclass(frozen=True, slots=True)
class EndTurn(Effect):
    """The turn passes to the left, to the next player who has a head; without any the game is over."""

    def run(self, game: SeaDragons, at: At) -> None:
        n = len(game.players)
        for i in range(1, n + 1):
            seat = (at.player + i) % n
            if game.players[seat].heads:
                PLAY_OR_PASS.run(game, BEGINS[seat])
                return
        game.reveals += 1  # the reef cards are shown
        if game.events is not None:
            game.tell(Ended(-1))


def turned(before: GameState, after: GameState, told: Sequence[Event]) -> bool:
    """A turn begins with the choice of a card, to which whoever has laid nothing yet may also return."""
    begins, is_set_up = type(after.decision.effect) is PlayOrPass, type(before.decision.effect) is PickColour
    return begins and bool(told) and not is_set_up


BEGINS: Final = tuple([At(seat) for seat in range(max(HEADS))])
PLAY_OR_PASS: Final = PlayOrPass()
PLACE_DRAGON: Final = PlaceDragon()
END_TURN: Final = EndTurn()
PICK_COLOUR: Final = PickColour()
GAIN_PASS_GOLD: Final = GainGold(PASS_GOLD)
