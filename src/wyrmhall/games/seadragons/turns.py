"""The flow of a turn: play a dragon card, complete a mission, take a new card; or pass."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wyrmhall.core.decks import draw
from wyrmhall.core.engine import SKIP, At, Effect, Refusal
from wyrmhall.core.events import Event
from wyrmhall.core.shapes import beside, bits
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.seadragons.cards import (
    ANY_SHIP,
    COLOURS,
    DRAGON_MARKET,
    GOLD,
    PASS_GOLD,
    SHIPS,
    SIZES,
    TWO_SHIPS,
)
from wyrmhall.games.seadragons.effects import (
    DISCARD_GOLD,
    DRAW_REEF,
    PAY_NEIGHBOURS,
    TAKE_BACK,
    GainGold,
    Step,
    discard_gold,
    neighbours,
    use_reef,
)
from wyrmhall.games.seadragons.payment import can_pay, unpacked, ways
from wyrmhall.games.seadragons.places import (
    RICH,
    cells_of,
    gold_cards_needed,
    gold_under,
    is_playable,
    open_water,
    placements,
    reach,
    reefs_under,
    toll,
)
from wyrmhall.games.seadragons.streams import DRAGON_PILE, MISSION_PILE
from wyrmhall.games.seadragons.words import all_of, cell_name, cell_names, cells_target, mission_text, ships

if TYPE_CHECKING:
    from wyrmhall.games.seadragons.box import Figure
    from wyrmhall.games.seadragons.state import SeaDragons

PASS = SKIP
PILE = 1000
"""Taking the top card of a pile is the option PILE + size; other options of `TakeCard` are figures of the market."""


@dataclass(frozen=True, slots=True)
class PickColour(Effect):
    """Before the game, in seat order: one of the colours for this number of players."""

    def run(self, game: SeaDragons, at: At) -> None:
        picked = [player.colour for player in game.players]
        game.ask(self, at, tuple([c for c in range(len(picked)) if c not in picked]))

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        game.players[at.player].colour = option
        if game.events is not None:
            game.tell(Event("colour", at.player, {"colour": COLOURS[option]}))

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        return Msg("colour", colour=COLOURS[option])


@dataclass(frozen=True, slots=True)
class PlayOrPass(Step):
    """A turn begins: play one of the dragon cards that can be placed and paid, or pass."""

    def run(self, game: SeaDragons, at: At) -> None:
        player = game.players[at.player]
        water = open_water(game, player)
        figures = game.box.figures
        playable = [card for card in dict.fromkeys(player.hand) if is_playable(game, player, figures[card], water)]
        game.ask(self, at, (*playable, PASS))

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        player = game.players[at.player]
        if option != PASS:
            # The card stays in its place in the hand, and unknown to the others, until the dragon lies.
            game.push(PLACE_DRAGON, At(at.player, piece=player.slot(option)))
            return
        if game.events is not None:
            game.tell(Event("passed", at.player))
        player.heads -= 1
        player.passes += 1
        game.push(END_TURN, at)
        game.push(GAIN_PASS_GOLD, at)
        game.push(DISCARD_CARD, at)

    def default(self, game: SeaDragons, at: At, options: tuple[int, ...]) -> int:
        return PASS

    def beside(self, game: SeaDragons, seat: int) -> tuple[int, ...]:
        return (DISCARD_GOLD,) if GOLD in game.players[seat].reefs else ()

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        if option == PASS:
            return Msg("pick-pass", n=PASS_GOLD)
        return Msg("pick-play", card=game.box.figures[option].name)

    def target(self, game: SeaDragons, at: At, option: int) -> str:
        return "" if option == PASS else hand_target(game, at.player, option)

    def refusals(self, game: SeaDragons, at: At) -> Iterator[Refusal]:
        player = game.players[at.player]
        for card in dict.fromkeys(player.hand):
            figure = game.box.figures[card]
            if not placements(game, player, figure, player.purse):
                has_room = bool(placements(game, player, figure, RICH))
                why = Msg("refuse-card-gold" if has_room else "refuse-card-room", card=figure.name)
                yield Refusal(hand_target(game, at.player, card), why, "SD-EDG-03" if has_room else "SD-PAS-02")


@dataclass(frozen=True, slots=True)
class PlaceDragon(Step):
    """Step I: lay the figure of the card (`at.piece`: its place in the hand) on the sea."""

    def run(self, game: SeaDragons, at: At) -> None:
        player = game.players[at.player]
        game.ask(self, at, placements(game, player, game.box.figures[player.hand[at.piece]], player.purse))

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

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        cells = cells_of(self.figure(game, at), option)
        needed = gold_cards_needed(game.sea, game.players[at.player].gold, cells)
        return Msg("pick-place-dragon", cells=cell_names(game.sea, cells), needed=needed)

    def target(self, game: SeaDragons, at: At, option: int) -> str:
        return cells_target(game.sea, cells_of(self.figure(game, at), option))

    def preview(self, game: SeaDragons, at: At, option: int) -> Says:
        sea, cells = game.sea, cells_of(self.figure(game, at), option)
        taken = [sum([(mask & cells).bit_count() for mask in game.fleet[colour::4]]) for colour in range(4)]
        paid = neighbours(game, at.player, beside(cells, sea.stride))
        return Msg(
            "preview-place",
            cost=toll(sea, cells),
            gold=gold_under(sea, cells),
            ships=all_of(ships(taken)),
            reefs=reefs_under(sea, cells),
            others=sum([gold for _, gold in paid]),
        )

    def refusals(self, game: SeaDragons, at: At) -> Iterator[Refusal]:
        player, sea = game.players[at.player], game.sea
        figure = self.figure(game, at)
        offered = reach(figure, placements(game, player, figure, player.purse))
        too_dear = reach(figure, placements(game, player, figure, RICH))
        free, _ = open_water(game, player)
        for bit in bits((sea.cells | sea.island) & ~offered):
            cell = 1 << bit
            if cell & sea.island:
                why, clause = "refuse-cell-island", "SD-PLC-09"
            elif cell & game.tokens:
                why, clause = "refuse-cell-taken", "SD-PLC-08"
            elif not cell & free:
                why, clause = "refuse-cell-own", "SD-PLC-11"
            elif cell & too_dear:
                why, clause = "refuse-cell-gold", "SD-PAY-03"
            else:
                why, clause = "refuse-cell-contact", "SD-PLC-10"
            row, column = sea.where(bit)
            yield Refusal(f"cell:{row},{column}", Msg(why, cell=cell_name(sea, bit)), clause)


@dataclass(frozen=True, slots=True)
class PlaceHead(Effect):
    """Which cell of the dragon just laid (the player's last) gets the head."""

    def run(self, game: SeaDragons, at: At) -> None:
        game.ask(self, at, tuple(bits(game.players[at.player].dragons[-1])))

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        game.players[at.player].heads_at[-1] = option
        if game.events is not None:
            game.tell(Event("head", at.player, {"cell": cell_name(game.sea, option)}))

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        return Msg("pick-place-head", cell=cell_name(game.sea, option))

    def target(self, game: SeaDragons, at: At, option: int) -> str:
        row, column = game.sea.where(option)
        return f"cell:{row},{column}"


def lay_dragon(game: SeaDragons, at: At, cells: int) -> None:
    """Lay the tokens, the head first; collect ships and gold, pay; then reef draws, neighbours, steps II and III."""
    player, sea = game.players[at.player], game.sea
    figure = play_card(game, at)
    player.heads -= 1
    player.dragons.append(cells)
    player.heads_at.append((cells & -cells).bit_length() - 1)
    player.tokens |= cells
    game.tokens |= cells
    if game.events is not None:
        facts = {"card": figure.name, "cells": cell_names(sea, cells), "place": cells_target(sea, cells)}
        game.tell(Event("placed", at.player, facts))
    _collect_ships(game, at.player, cells)
    gold, cost = gold_under(sea, cells), toll(sea, cells)
    if gold:
        player.gold += gold
        if game.events is not None:
            game.tell(Event("gold", at.player, {"n": gold}))
    if cost:
        if cost > player.gold:
            discard_gold(game, at.player, gold_cards_needed(sea, player.gold - gold, cells))
        player.gold -= cost
        if game.events is not None:
            game.tell(Event("paid", at.player, {"n": cost}))
    game.push(END_TURN, at)
    game.push(TAKE_CARD, At(at.player, piece=figure.size))
    game.push(COMPLETE_MISSION, at)
    game.push(PAY_NEIGHBOURS, at)
    for _ in range(reefs_under(sea, cells)):
        game.push(DRAW_REEF, at)
    if game.setup["choose_head"]:
        game.push(PLACE_HEAD, at)


def play_card(game: SeaDragons, at: At) -> Figure:
    """The card goes from the hand, face up, before its player."""
    player = game.players[at.player]
    card = player.hand.pop(at.piece)
    if not player.seen.pop(at.piece):
        game.reveals += 1
    player.played.append(card)
    return game.box.figures[card]


def _collect_ships(game: SeaDragons, seat: int, cells: int) -> None:
    owned = game.players[seat].ships
    fleet = game.fleet
    taken = [0, 0, 0, 0]
    for i, mask in enumerate(fleet):
        if mask & cells:
            taken[i & 3] += (mask & cells).bit_count()
            fleet[i] = mask & ~cells
    for colour, n in enumerate(taken):
        owned[colour] += n
    if game.events is not None and any(taken):
        game.tell(Event("ships", seat, {"ships": ships(taken)}))


@dataclass(frozen=True, slots=True)
class CompleteMission(Effect):
    """Step II: complete one of the market's missions that the player can pay, or none."""

    def run(self, game: SeaDragons, at: At) -> None:
        player = game.players[at.player]
        tokens, reefs = player.ships, player.reefs
        missions = game.box.missions
        payable = [m for m in game.mission_market if can_pay(missions[m], tokens, reefs)]
        if payable:
            game.ask(self, at, (*payable, SKIP))

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        if option != SKIP:
            game.push(PAY_SHIPS, At(at.player, piece=option))

    def default(self, game: SeaDragons, at: At, options: tuple[int, ...]) -> int:
        return SKIP

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        if option == SKIP:
            return Msg("pick-no-mission")
        mission = game.box.missions[option]
        return Msg("pick-mission", mission=mission.name, text=mission_text(mission))

    def target(self, game: SeaDragons, at: At, option: int) -> str:
        return "" if option == SKIP else mission_target(game, option)

    def refusals(self, game: SeaDragons, at: At) -> Iterator[Refusal]:
        player = game.players[at.player]
        for m in game.mission_market:
            mission = game.box.missions[m]
            if not can_pay(mission, player.ships, player.reefs):
                why = Msg("refuse-mission", mission=mission.name, text=mission_text(mission))
                yield Refusal(mission_target(game, m), why, "SD-MIS-03")


@dataclass(frozen=True, slots=True)
class PayShips(Step):
    """Discard ships and reef cards for the mission `at.piece`, in one of the ways that serve its cost."""

    def run(self, game: SeaDragons, at: At) -> None:
        player = game.players[at.player]
        game.ask(self, at, ways(game.box.missions[at.piece], player.ships, player.reefs))

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        player = game.players[at.player]
        mission = game.box.missions[at.piece]
        tokens, cards, wild = unpacked(option)
        for colour, n in enumerate(tokens):
            player.ships[colour] -= n
            game.graveyard[colour] += n
        for colour, n in enumerate(cards):
            for _ in range(n):
                use_reef(game, at.player, TWO_SHIPS + colour)
        for _ in range(wild):
            use_reef(game, at.player, ANY_SHIP)
        player.missions.append(at.piece)
        if game.events is not None:
            facts = {"mission": mission.name, "vp": mission.vp, "paid": payment_text(option)}
            game.tell(Event("mission", at.player, facts))
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

    def prompt(self, game: SeaDragons, at: At) -> Says:
        return Msg("ask-pay-ships", mission=game.box.missions[at.piece].name)

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        return Msg("pick-pay-ships", paid=payment_text(option))


@dataclass(frozen=True, slots=True)
class RefillMissions(Effect):
    """Turn up a new mission in the place of the completed one, if there is one left."""

    def run(self, game: SeaDragons, at: At) -> None:
        if game.mission_pile:
            mission = draw(game, game.mission_pile, MISSION_PILE)
            game.mission_market.insert(at.place, mission)
            if game.events is not None:
                game.tell(Event("new-mission", at.player, {"mission": game.box.missions[mission].name}))


@dataclass(frozen=True, slots=True)
class TakeCard(Effect):
    """Step III: take a card from market or pile, of another size than the one played or discarded (`at.piece`)."""

    def run(self, game: SeaDragons, at: At) -> None:
        options: list[int] = []
        for size in range(len(SIZES)):
            if size != at.piece:
                slot = size * DRAGON_MARKET
                options += [card for card in dict.fromkeys(game.market[slot : slot + DRAGON_MARKET]) if card >= 0]
        options += [PILE + size for size in range(len(SIZES)) if size != at.piece and has_cards(game, size)]
        game.ask(self, at, tuple(options))

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        player = game.players[at.player]
        figures = game.box.figures
        if option >= PILE:
            card = top_card(game, option - PILE)
            player.hand.append(card)
            player.seen.append(False)
            if game.events is not None:
                secret: dict[str, object] = {"card": figures[card].name}
                game.tell(Event("drew", at.player, {"size": SIZES[option - PILE]}, secret, (at.player,)))
            return
        player.hand.append(option)
        player.seen.append(True)
        size, slot = figures[option].size, game.market.index(option)
        if game.events is not None:
            game.tell(Event("took", at.player, {"card": figures[option].name}))
        game.market[slot] = top_card(game, size) if has_cards(game, size) else -1
        if game.events is not None and game.market[slot] >= 0:
            game.tell(Event("new-card", at.player, {"card": figures[game.market[slot]].name}))

    def default(self, game: SeaDragons, at: At, options: tuple[int, ...]) -> int:
        piles = [option for option in options if option >= PILE]
        most = max([len(game.piles[option - PILE]) for option in piles], default=0)
        return next((option for option in piles if len(game.piles[option - PILE]) == most), options[0])

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        if option >= PILE:
            return Msg("pick-pile", size=SIZES[option - PILE])
        return Msg("pick-take-card", card=game.box.figures[option].name)

    def target(self, game: SeaDragons, at: At, option: int) -> str:
        return f"pile:{SIZES[option - PILE]}" if option >= PILE else market_target(game, option)

    def refusals(self, game: SeaDragons, at: At) -> Iterator[Refusal]:
        for card in dict.fromkeys(game.market):
            if card >= 0 and game.box.figures[card].size == at.piece:
                why = Msg("refuse-card-size", card=game.box.figures[card].name)
                yield Refusal(market_target(game, card), why, "SD-DRW-03")
        for size, name in enumerate(SIZES):
            if size == at.piece:
                yield Refusal(f"pile:{name}", Msg("refuse-pile-size", size=name), "SD-DRW-04")
            elif not has_cards(game, size):
                yield Refusal(f"pile:{name}", Msg("refuse-pile-empty", size=name), "SD-DRW-13")


@dataclass(frozen=True, slots=True)
class DiscardCard(Effect):
    """Passing: discard one of the hand cards, and take one of another size."""

    def run(self, game: SeaDragons, at: At) -> None:
        game.ask(self, at, tuple(dict.fromkeys(game.players[at.player].hand)))

    def chosen(self, game: SeaDragons, at: At, option: int) -> None:
        player = game.players[at.player]
        slot = player.slot(option)
        del player.hand[slot]
        if not player.seen.pop(slot):
            game.reveals += 1
        figure = game.box.figures[option]
        game.passed[figure.size].append(option)
        if game.events is not None:
            game.tell(Event("discarded", at.player, {"card": figure.name}))
        game.push(TAKE_CARD, At(at.player, piece=figure.size))

    def default(self, game: SeaDragons, at: At, options: tuple[int, ...]) -> int:
        return game.players[at.player].hand[0]

    def label(self, game: SeaDragons, at: At, option: int) -> Says:
        return Msg("pick-discard-card", card=game.box.figures[option].name)

    def target(self, game: SeaDragons, at: At, option: int) -> str:
        return hand_target(game, at.player, option)


@dataclass(frozen=True, slots=True)
class EndTurn(Effect):
    """The turn passes to the left, to the next player who has a head; without any the game is over."""

    def run(self, game: SeaDragons, at: At) -> None:
        n = len(game.players)
        for i in range(1, n + 1):
            seat = (at.player + i) % n
            if game.players[seat].heads:
                game.push(PLAY_OR_PASS, At(seat))
                return
        game.reveals += 1  # the reef cards are shown
        if game.events is not None:
            game.tell(Event("ended", -1))


def has_cards(game: SeaDragons, size: int) -> bool:
    """Whether a card of the size can be drawn, be it after a shuffle of its discard."""
    if game.piles[size] or game.passed[size]:
        return True
    figures = game.box.figures
    return any(figures[card].size == size for player in game.players for card in player.played)


def top_card(game: SeaDragons, size: int) -> int:
    """The top card of a pile; an empty one is first made anew from all played and discarded cards of the size."""
    pile = game.piles[size]
    if not pile:
        figures = game.box.figures
        pile += game.passed[size]
        game.passed[size].clear()
        for player in game.players:
            pile += [card for card in player.played if figures[card].size == size]
            player.played = [card for card in player.played if figures[card].size != size]
        if game.events is not None:
            game.tell(Event("reshuffled", -1, {"size": SIZES[size], "n": len(pile)}))
    return draw(game, pile, DRAGON_PILE + size)


def payment_text(way: int) -> list[Msg]:
    """What a way of paying discards."""
    tokens, cards, wild = unpacked(way)
    said = ships(tokens)
    said += [Msg("paid-two-ships", n=n, colour=ship) for n, ship in zip(cards, SHIPS, strict=True) if n]
    return [*said, Msg("paid-any-ship", n=wild)] if wild else said


def hand_target(game: SeaDragons, seat: int, card: int) -> str:
    return f"player:{seat}:hand:{game.players[seat].slot(card)}"


def market_target(game: SeaDragons, card: int) -> str:
    return f"market:{game.market.index(card)}"


def mission_target(game: SeaDragons, mission: int) -> str:
    return f"mission:{game.box.missions[mission].id}"


PLAY_OR_PASS, PLACE_DRAGON, PLACE_HEAD = PlayOrPass(), PlaceDragon(), PlaceHead()
COMPLETE_MISSION, PAY_SHIPS, REFILL_MISSIONS = CompleteMission(), PayShips(), RefillMissions()
TAKE_CARD, DISCARD_CARD, END_TURN = TakeCard(), DiscardCard(), EndTurn()
PICK_COLOUR, GAIN_PASS_GOLD = PickColour(), GainGold(PASS_GOLD)
