"""Flamecraft drawn: the shops with the artisans on their slots, park and enchantments, and the players."""

from __future__ import annotations

from wyrmhall.core.setup import Setup
from wyrmhall.core.text import Speaker
from wyrmhall.core.words import Msg
from wyrmhall.games.flamecraft.artisans import NAMES
from wyrmhall.games.flamecraft.components import Box
from wyrmhall.games.flamecraft.faces import Reward
from wyrmhall.games.flamecraft.goods import amounts
from wyrmhall.games.flamecraft.numbers import GOODS, kind_of
from wyrmhall.games.flamecraft.setup import box_of
from wyrmhall.games.flamecraft.view import EnchantmentView, PlayerView, ShopView, SlotView, View
from wyrmhall.pictures.svg import CARD, FAINT, LINE, SEATS, Drawing

WIDE, HIGH, MARGIN = 212.0, 116.0, 14.0
COLOURS: dict[str, str] = dict(
    zip(GOODS, ("#d9a05b", "#b5443c", "#6d7580", "#5a9bd5", "#5f9e4a", "#8e5aa8"), strict=True)
)
DARK = "#59210c"


def draw(view: View, words: Speaker, setup: Setup) -> Drawing:
    box = box_of(setup)
    drawing = Drawing(2 * MARGIN + 4 * WIDE, 0)
    drawing.text(MARGIN, 26, words.say(Msg("draw-turn", n=view.turn)), 15, DARK, bold=True)
    there = [space for space in view.town if space.shop is not None or space.face_down]
    for n, space in enumerate(there):
        x, y = MARGIN + n % 4 * WIDE, 40 + n // 4 * HIGH
        drawing.box(x, y, WIDE - 8, HIGH - 8, CARD if space.shop else "#c9a27a", DARK)
        if space.shop is not None:
            _shop(drawing, space.shop, words, x, y, box)
    y = 40 + HIGH * -(-len(there) // 4) + 16
    drawing.text(MARGIN, y, words.say(Msg("draw-park")), 12, bold=True)
    x = MARGIN + 60.0
    for place in view.park:
        if place.artisan >= 0:
            _artisan(drawing, place.artisan, words, x, y - 13, 110)
            x += 116
    y += 26
    drawing.text(MARGIN, y, words.say(Msg("draw-row")), 12, bold=True)
    for card in view.row:
        y += 16
        _enchantment(drawing, card, words, y, box)
    y += 30
    for player in view.players:
        y = _player(drawing, view, player, words, y, box)
    drawing.height = y
    return drawing


def _shop(drawing: Drawing, shop: ShopView, words: Speaker, x: float, y: float, box: Box) -> None:
    drawing.box(x, y, WIDE - 8, 20, COLOURS.get(shop.icon, "#c9a13a"))
    drawing.text(x + 6, y + 14, words.say(box.shops[shop.id].name), 12, "#ffffff", room=WIDE - 60, bold=True)
    for n, seat in enumerate(shop.tokens):
        drawing.dot(x + WIDE - 20 - 16 * n, y + 10, 7, SEATS[seat % len(SEATS)], "#ffffff")
        drawing.text(x + WIDE - 20 - 16 * n, y + 14, str(seat + 1), 10, "#ffffff", middle=True)
    for n, colour in enumerate(shop.others):
        drawing.dot(x + 12 + 16 * n, y + HIGH - 18, 6, COLOURS.get(colour, FAINT), DARK)
    for n, slot in enumerate(shop.slots):
        _slot(drawing, slot, words, x + 6, y + 25 + 21 * n)
    for n, filled in enumerate(shop.coin_spaces):
        drawing.dot(x + 20 + 30 * n, y + 50, 9, "#e0b030" if filled else "none", DARK)
    said = ", ".join(words.say(box.enchantments[card.id].name) for card in shop.enchantments)
    drawing.text(x + 6, y + HIGH - 14, f"+ {said}" if said else "", 10, FAINT, room=WIDE - 20)


def _slot(drawing: Drawing, slot: SlotView, words: Speaker, x: float, y: float) -> None:
    if slot.artisan >= 0:
        _artisan(drawing, slot.artisan, words, x, y, WIDE - 20)
        return
    drawing.box(x, y, WIDE - 20, 18, "none", LINE)
    for n, kind in enumerate(slot.accepts):
        drawing.dot(x + 9 + 13 * n, y + 9, 5, COLOURS[kind])
    drawing.text(x + 96, y + 13, _reward(slot.reward), 11, FAINT)


def _artisan(drawing: Drawing, artisan: int, words: Speaker, x: float, y: float, width: float) -> None:
    drawing.box(x, y, width, 18, COLOURS[GOODS[kind_of(artisan)]])
    drawing.text(x + 6, y + 13, words.say(NAMES[artisan]), 11, "#ffffff", room=width - 8)


def _enchantment(drawing: Drawing, card: EnchantmentView, words: Speaker, y: float, box: Box) -> None:
    drawing.dot(MARGIN + 8, y - 4, 6, COLOURS.get(card.icon, FAINT))
    drawing.text(MARGIN + 20, y, words.say(box.enchantments[card.id].name), 11, room=150)
    at = MARGIN + 180.0
    for kind, many in zip(GOODS, card.goods, strict=True):
        for _ in range(many):
            drawing.dot(at, y - 4, 5, COLOURS[kind])
            at += 13
    drawing.text(at + 6, y, "→ " + " / ".join(_reward(reward) or "0" for reward in card.rewards), 11, FAINT)


def _reward(reward: Reward) -> str:
    """♥ reputation, ● coins, ★ fancy dragons, ◆ artisans."""
    signs = (("♥", reward.rep), ("●", reward.coins), ("★", reward.fancy), ("◆", reward.artisans))
    return " ".join(f"{n}{sign}" for sign, n in signs if n)


def _player(drawing: Drawing, view: View, player: PlayerView, words: Speaker, y: float, box: Box) -> float:
    drawing.dot(MARGIN + 8, y - 4, 7, SEATS[player.seat % len(SEATS)])
    name = f"{words.say(Msg('player', n=player.seat + 1))}: {words.say(Msg('rep', n=player.rep))}"
    if any(player.goods) or player.coins:
        name += " · " + words.say(amounts(tuple(player.goods), player.coins))
    drawing.text(MARGIN + 22, y, name, 12, bold=player.seat == view.active)
    drawing.text(MARGIN + 22, y + 17, words.say(Msg("draw-hand", n=len(player.hand))), 11, FAINT)
    x = MARGIN + 100.0
    for artisan in player.hand:
        if artisan >= 0:
            _artisan(drawing, artisan, words, x, y + 5, 104)
        else:
            drawing.box(x, y + 5, 18, 18, "#c9a27a", DARK)
        x += 110 if artisan >= 0 else 22
    cards = ", ".join(words.say(box.fancy[card].name) for card in player.fancy if card >= 0)
    said = f"{words.say(Msg('draw-fancy-dragons', n=len(player.fancy)))} {cards}".rstrip()
    drawing.text(MARGIN + 22, y + 38, said, 11, FAINT, room=4 * WIDE)
    return y + 64
