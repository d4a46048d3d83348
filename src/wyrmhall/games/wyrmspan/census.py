"""What may neither appear nor vanish: every card, token, egg and marker, and each in a place where it can be."""

from __future__ import annotations

from wyrmhall.games.wyrmspan.guild import places
from wyrmhall.games.wyrmspan.numbers import COIN, DRAGON, EGG, MAT, MAT_NESTS, SPACES
from wyrmhall.games.wyrmspan.state import Player, Wyrmspan


def census(game: Wyrmspan) -> object:
    """All cards, the balance of every token with the general supply, the room on the tile, and what lies wrong."""
    dragons = game.deck + game.discard + game.drawn + [card for card in game.display if card]
    caves = game.cave_deck + game.cave_discard + [card for card in game.cave_display if card]
    tokens = game.bank[:]
    room = game.free[:]
    for p in game.players:
        dragons += p.hand + [card for card in p.dragons if card] + [card >> 6 for card in p.under]
        caves += p.pit + [card for card in p.caves if card]
        for kind in range(4):
            tokens[kind] += p.supply[kind] + sum(p.cached[kind::4])
        tokens[COIN] += p.supply[COIN] + sum(p.spent[:5])
        tokens[EGG] += sum(p.eggs) + sum(p.spent[5:])
        for place in p.markers:
            room[place] += 1
    if game.automa is not None:
        dragons += game.automa.dragons
        caves += game.automa.caves
        tokens[COIN] += game.automa.coins
        for place in game.automa.markers:
            room[place] += 1
    wrong = [(seat, why) for seat, p in enumerate(game.players) for why in misplaced(p)]
    return sorted(dragons), sorted(caves), tokens, room == places(game.box.tiles[game.tile], game.setup), wrong


def misplaced(p: Player) -> list[str]:
    """What lies on a mat where it cannot lie: a game that goes by the rules has nothing of it."""
    found = [f"{n} of {name} is negative" for name, n in _counts(p) if n < 0]
    if p.eggs[MAT] > MAT_NESTS:
        found.append("more eggs than nests on the mat")
    for space in range(SPACES):
        number, tucked = p.dragons[space], p.tucked[space]
        if tucked != sum([card >> 2 & 15 == space for card in p.under]):
            found.append(f"the cards under space {space} are not as many as are counted there")
        if p.eggs[space] > p.box.nests[number]:
            found.append(f"more eggs than nests on space {space}")
        if not number and (tucked or any(p.cached[4 * space : 4 * space + 4])):
            found.append(f"something lies on space {space}, and no dragon")
        if number and space & 3 and not p.dragons[space - 1]:
            found.append(f"a gap before the dragon on space {space}")
        if space & 3 and number and not p.caves[space]:
            found.append(f"a dragon on space {space}, which is not excavated")
        if p.caves[space] and (not space & 3 or (space & 2 and not p.caves[space - 1])):
            found.append(f"a cave card on space {space} out of its order")
        feed = p.box.dragons[number].feed
        eaten = 0 if feed < 0 else tucked if feed == DRAGON else p.cached[4 * space + feed]
        if p.fed[space] > eaten:
            found.append(f"more feedings than food on space {space}")
    return found


def _counts(p: Player) -> list[tuple[str, int]]:
    return [
        *[("supply", n) for n in p.supply],
        *[("eggs", n) for n in p.eggs],
        *[("cached", n) for n in p.cached],
        *[("spent", n) for n in p.spent],
    ]
