"""A view as text for a terminal of 100 columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wyrmhall.core.setup import Setup
from wyrmhall.core.words import Msg
from wyrmhall.games.flamecraft.artisans import NAMES
from wyrmhall.games.flamecraft.components import Box
from wyrmhall.games.flamecraft.effects import Gain
from wyrmhall.games.flamecraft.faces import Reward
from wyrmhall.games.flamecraft.goods import amounts, good
from wyrmhall.games.flamecraft.house import HOUSE
from wyrmhall.games.flamecraft.numbers import EMPTY, GOODS, kind_of
from wyrmhall.games.flamecraft.setup import box_of
from wyrmhall.games.flamecraft.view import EnchantmentView, PlayerView, ShopView, View

if TYPE_CHECKING:  # at run time nobody here speaks: the rules also run where there is no Fluent
    from wyrmhall.core.text import Speaker


def draw(view: View, speaker: Speaker, setup: Setup | None = None) -> str:
    box = HOUSE if setup is None else box_of(setup)
    lines = [_head(view, speaker), ""]
    for space in view.town:
        if space.shop is not None:
            lines += _shop(space.n, space.shop, speaker, box)
        elif space.face_down:
            lines.append(f"{space.n + 1:2} {speaker.say(Msg('draw-face-down'))}")
    park = [_artisan(place.artisan, place.goods, speaker) for place in view.park if place.artisan >= 0]
    lines += ["", speaker.say(Msg("draw-park")) + " " + ", ".join(park)]
    lines.append(speaker.say(Msg("draw-row")))
    lines += [f"   {_enchantment(card, speaker, box)}" for card in view.row]
    for player in view.players:
        lines += ["", *_player(view, player, speaker, box)]
    if view.winners:
        won = ", ".join(speaker.say(Msg("player", n=seat + 1)) for seat in view.winners)
        lines += ["", speaker.say(Msg("draw-won", who=won))]
    if view.title:
        lines.append(speaker.say(Msg("draw-title", title=Msg(f"title-{view.title}"))))
    return "\n".join(lines)


def _head(view: View, speaker: Speaker) -> str:
    decks = Msg(
        "draw-decks",
        artisans=view.artisan_deck,
        fancy=view.fancy_deck,
        enchantments=view.enchantment_deck,
        shops=view.shop_deck,
    )
    said = f"{speaker.say(Msg('draw-turn', n=view.turn))} · {speaker.say(decks)}"
    return said + (f" · {speaker.say(Msg('draw-last-turns'))}" if view.triggered and not view.ended else "")


def _shop(space: int, shop: ShopView, speaker: Speaker, box: Box) -> list[str]:
    slots = [
        _slot(slot.accepts, slot.reward, speaker)
        if slot.artisan == EMPTY
        else speaker.say(NAMES[slot.artisan]) + f" ({speaker.say(good(kind_of(slot.artisan)))})"
        for slot in shop.slots
    ]
    there = [speaker.say(Msg("player", n=seat + 1)) for seat in shop.tokens]
    there += [speaker.say(Msg(f"colour-{colour}")) for colour in shop.others]
    head = f"{space + 1:2} {speaker.say(box.shops[shop.id].name)} [{speaker.say(Msg(shop.icon))}]"
    if there:
        head += " <" + ", ".join(there) + ">"
    lines = [head, "     " + " | ".join(slots)] if slots else [head]
    if shop.coin_spaces:
        lines.append("     " + " ".join("(2)" if filled else "( )" for filled in shop.coin_spaces))
    if shop.enchantments:
        names = ", ".join(speaker.say(box.enchantments[card.id].name) for card in shop.enchantments)
        lines.append(f"     + {names}")
    return lines


def _slot(accepts: list[str], reward: Reward, speaker: Speaker) -> str:
    kinds = speaker.say(Msg("any")) if len(accepts) == len(GOODS) else "/".join(speaker.say(Msg(k)) for k in accepts)
    return f"{kinds} → {_reward(reward, speaker)}"


def _reward(reward: Reward, speaker: Speaker) -> str:
    gain = Gain(reward.rep, reward.coins, reward.fancy, reward.artisans)
    return speaker.say(gain.words()["what"])


def _artisan(artisan: int, goods: list[int], speaker: Speaker) -> str:
    said = f"{speaker.say(NAMES[artisan])} ({speaker.say(good(kind_of(artisan)))})"
    return f"{said} + {speaker.say(amounts(tuple(goods)))}" if any(goods) else said


def _enchantment(card: EnchantmentView, speaker: Speaker, box: Box) -> str:
    cost = speaker.say(amounts(tuple(card.goods), card.coins))
    rewards = " / ".join(_reward(reward, speaker) for reward in card.rewards)
    no_coins = f", {speaker.say(Msg('no-coins'))}" if card.no_coins else ""
    name = speaker.say(box.enchantments[card.id].name)
    return f"{name} [{speaker.say(Msg(card.icon))}]: {cost}{no_coins} → {rewards}"


def _player(view: View, player: PlayerView, speaker: Speaker, box: Box) -> list[str]:
    mark = ">" if player.seat == view.active else " "
    colour = f" ({speaker.say(Msg(f'colour-{player.colour}'))})" if player.colour else ""
    name = speaker.say(Msg("player", n=player.seat + 1))
    lines = [f"{mark} {name}{colour}: {speaker.say(Msg('rep', n=player.rep))}"]
    if any(player.goods) or player.coins:
        lines[0] += " · " + speaker.say(amounts(tuple(player.goods), player.coins))
    hand = [speaker.say(NAMES[a]) + f" ({speaker.say(good(kind_of(a)))})" for a in player.hand if a >= 0]
    lines.append(f"    {speaker.say(Msg('draw-hand', n=len(player.hand)))} {', '.join(hand)}".rstrip())
    cards = [speaker.say(box.fancy[card].name) for card in player.fancy if card >= 0]
    lines.append(f"    {speaker.say(Msg('draw-fancy-dragons', n=len(player.fancy)))} {', '.join(cards)}".rstrip())
    if player.scored:
        scored = ", ".join(speaker.say(box.fancy[card].name) for card in player.scored)
        lines.append(f"    {speaker.say(Msg('draw-scored'))} {scored}")
    if player.reserved is not None:
        lines.append(f"    {speaker.say(Msg('draw-reserved'))} {_enchantment(player.reserved, speaker, box)}")
    if player.companion != EMPTY:
        used = f" ({speaker.say(Msg('draw-used'))})" if player.companion_used else ""
        lines.append(f"    {speaker.say(box.companions[player.companion].name)}{used}")
    return lines
