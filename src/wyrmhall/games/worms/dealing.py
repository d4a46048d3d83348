"""Dealing teams, hands and decks, and finding the first player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wyrmhall.core.decks import draw, draw_many
from wyrmhall.core.engine import At, Effect
from wyrmhall.core.words import Msg, Says
from wyrmhall.games.worms import choices, dice, events, steps
from wyrmhall.games.worms.components import (
    FIXED,
    RANDOM,
    SUPER,
    SUPPLY,
    SUPPORT,
    Death,
    death_name,
)
from wyrmhall.games.worms.hexes import WAYS
from wyrmhall.games.worms.numbers import (
    DEATHS,
    DROPS,
    SETUP,
    STARTERS,
    SUPPLIES,
)
from wyrmhall.games.worms.optional import DRAFT, NO_DEATH
from wyrmhall.games.worms.state import Worms
from wyrmhall.games.worms.turns import TURN


@dataclass(frozen=True, slots=True)
class PickTeam(choices.Choice):
    """First game: each player in order takes a colour of those on the map."""

    def run(self, game: Worms, at: At) -> None:
        if -1 in game.teams:
            game.ask(self, at, tuple([team for team in game.colours if team not in game.teams]))

    def chosen(self, game: Worms, at: At, option: int) -> None:
        _join(game, at.player, option)
        game.push(self, At((at.player + 1) % game.table.players))

    def label(self, game: Worms, at: At, option: int) -> Says:
        return Msg("team", colour=game.box.colours[option])

    def target(self, game: Worms, at: At, option: int) -> str:
        return f"team:{option}"


def _join(game: Worms, seat: int, team: int) -> None:
    game.teams[seat] = team
    if game.events is not None:
        game.tell(events.Team(seat, game.box.colours[team]))


@dataclass(frozen=True, slots=True)
class DealTeams(Effect):
    """After the Things were placed the team cards are dealt at random (not in the first game)."""

    def run(self, game: Worms, at: At) -> None:
        if -1 in game.teams:
            teams = game.colours[:]
            for seat in range(game.table.players):
                _join(game, seat, draw(game, teams, SETUP))


@dataclass(frozen=True, slots=True)
class DealCards(Effect):
    """Starters for everybody, then the supply deck; what is left stays in the box, unseen."""

    def run(self, game: Worms, at: At) -> None:
        rows = game.box.cards
        fixed = [card for card, row in enumerate(rows) if row.kind == FIXED]
        spare = [card for card in game.unused if rows[card].kind == RANDOM]
        ordinary = [card for card in game.unused if rows[card].kind in (SUPPLY, SUPPORT)]
        supers = [card for card in game.unused if rows[card].kind == SUPER]
        game.unused = [card for card in game.unused if rows[card].kind == FIXED]
        for seat in range(game.table.players):
            for card in fixed:
                game.unused.remove(card)
            game.hands[seat] = [*fixed, draw(game, spare, STARTERS)]
        game.unused += spare
        if game.table.late_superweapons:
            game.supers = supers
            game.supply = draw_many(game, ordinary, late_supplies_for(game.table.players), SUPPLIES)
            game.unused += ordinary
        else:
            game.supply = ordinary + supers


def late_supplies_for(players: int) -> int:
    """Cards above the superweapons, where these come late (WM-OPT-20)."""
    return 2 * players


def drops_for(players: int) -> int:
    """Drop cards above the sudden death card (WM-SET-25)."""
    return 2 * players + 2


@dataclass(frozen=True, slots=True)
class BuildDrops(Effect):
    """The drop deck, with a sudden death card under it."""

    def run(self, game: Worms, at: At) -> None:
        all_of_them = game.table.longer_game or game.table.sudden_death == NO_DEATH
        n = len(game.drops_unused) if all_of_them else drops_for(game.table.players)
        game.drops = draw_many(game, game.drops_unused, n, DROPS)
        if game.table.sudden_death == DRAFT:
            share = len(game.deaths_unused) // game.table.players
            game.dealt = [draw_many(game, game.deaths_unused, share, DEATHS) for _ in range(game.table.players)]
            game.push(KEEP_DEATH, at)
        elif game.table.sudden_death != NO_DEATH:
            game.death = draw(game, game.deaths_unused, DEATHS)


@dataclass(frozen=True, slots=True)
class KeepDeath(Effect):
    """Everybody keeps one of the sudden death cards dealt; one of those kept is the one of this game."""

    def run(self, game: Worms, at: At) -> None:
        if len(game.dealt[0]) > 1:
            game.ask_each(self, [(seat, tuple(range(len(cards)))) for seat, cards in enumerate(game.dealt)])
        else:
            game.death = game.dealt[game.random(len(game.dealt), DEATHS)][0]

    def chosen(self, game: Worms, at: At, option: int) -> None:
        cards = game.dealt[at.player]
        cards.insert(0, cards.pop(option))
        if at.player == game.table.players - 1:
            game.death = game.dealt[game.random(len(game.dealt), DEATHS)][0]

    def label(self, game: Worms, at: At, option: int) -> Says:
        return death_name(game.box.deaths[game.dealt[at.player][option]])

    def target(self, game: Worms, at: At, option: int) -> str:
        return f"death:{game.box.deaths[game.dealt[at.player][option]].id}"

    def preview(self, game: Worms, at: At, option: int) -> Says | None:
        return Msg("text", steps=steps.said(death_text(game.box.deaths[game.dealt[at.player][option]])))


def death_text(row: Death) -> list[Msg]:
    """What a sudden death card says, part by part."""
    said: list[Msg] = []
    if row.reveal:
        said.append(Msg("on-reveal", steps=steps.said(row.reveal)))
    if row.no_heal:
        said.append(Msg("no-heal"))
    said += [Msg("at-end-of-turn", steps=steps.said(parts)) for parts in row.end_turn]
    if row.drop:
        said.append(Msg("as-drop", steps=steps.said(row.drop)))
    return said


@dataclass(frozen=True, slots=True)
class TakeToken(Effect):
    """The lowest team number goes first, and rolls for the wind until the die shows a number."""

    def run(self, game: Worms, at: At) -> None:
        numbers = [game.box.teams[team].number for team in game.teams]
        game.first = numbers.index(min(numbers))
        if game.events is not None:
            game.tell(events.First(game.first))
        if not game.table.first_game:
            result = 0
            while result not in WAYS:
                (result,) = dice.roll(game, At(game.first), 1, "wind")
            game.wind = result
        if game.events is not None:
            game.tell(events.Wind(game.first, game.wind))
        game.push(TURN, At(game.first))


DEAL_TEAMS: Final = DealTeams()
DEAL_CARDS: Final = DealCards()
BUILD_DROPS: Final = BuildDrops()
KEEP_DEATH: Final = KeepDeath()
TAKE_TOKEN: Final = TakeToken()
