// Flamecraft in words: names of things, and the whole table for those who read it instead of seeing it.
import { say, sentences } from '../../words/words.svelte.ts';
import type { Play, TextPart } from '../contract.ts';
import { cardOf, nameOf, textOf } from './names.svelte.ts';
import {
  GOODS,
  isSun,
  kindOf,
  type Enchantment,
  type Player,
  type Reward,
  type Shop,
  type Slot,
  type View,
} from './view.ts';

/** Goods with their numbers, and coins; empty if there are none. */
export function goodsText(goods: readonly number[], coins = 0): string {
  const some = GOODS.flatMap((good, i) => (goods[i] ? [say('fc-amount', { good, n: goods[i] })] : []));
  return (coins ? [...some, say('fc-amount', { good: 'coin', n: coins })] : some).join(', ');
}

export function rewardText(reward: Reward): string {
  const parts = [
    reward.rep ? say('fc-reward-rep', { n: reward.rep }) : '',
    reward.coins ? say('fc-amount', { good: 'coin', n: reward.coins }) : '',
    reward.fancy ? say('fc-reward-fancy', { n: reward.fancy }) : '',
    reward.artisans ? say('fc-reward-artisans', { n: reward.artisans }) : '',
  ];
  return parts.filter(Boolean).join(', ') || say('fc-nothing');
}

export function artisanText(artisan: number): string {
  return artisan < 0
    ? say('fc-unknown')
    : say('fc-artisan', { name: nameOf('artisan', artisan), good: kindOf(artisan) });
}

export function fancyText(fancy: number): string {
  if (fancy < 0) return say('fc-unknown');
  const name = say('fc-fancy-dragon', { name: nameOf('fancy', fancy), time: isSun(fancy) ? 'sun' : 'moon' });
  return [name, ...textOf('fancy', fancy)].join(': ');
}

export function companionText(player: Player): string {
  const name = say('fc-companion-named', {
    name: nameOf('companion', player.companion),
    used: player.companion_used ? 'yes' : 'no',
  });
  return sentences([name, ...textOf('companion', player.companion)]);
}

export function enchantmentText(card: Enchantment): string {
  const cost = goodsText(card.goods, card.coins);
  const rewards = card.rewards.map((reward, i) =>
    card.rewards.length > 1 ? `×${i + 1}: ${rewardText(reward)}` : rewardText(reward),
  );
  const said = say('fc-enchantment', {
    name: nameOf('enchantment', card.key),
    good: card.icon,
    cost,
    reward: rewards.join('; '),
  });
  return card.no_coins ? `${said}. ${say('fc-no-coins')}` : said;
}

export function slotText(slot: Slot): string {
  if (slot.artisan >= 0)
    return slot.face_down
      ? say('fc-face-down-artisan', { name: artisanText(slot.artisan) })
      : artisanText(slot.artisan);
  const kinds =
    slot.accepts.length === GOODS.length
      ? say('fc-any')
      : slot.accepts.map((good) => say('fc-good', { good })).join(' / ');
  return say('fc-slot', { kinds, reward: rewardText(slot.reward) });
}

export function shopText(shop: Shop, play: Play): string {
  const there = [
    ...shop.tokens.map((seat) => play.sitters[seat]?.name ?? ''),
    ...shop.others.map((colour) => say('fc-colour', { colour })),
  ];
  return [
    say('fc-shop', { name: nameOf('shop', shop.key), icon: shop.icon }),
    ...shop.slots.map(slotText),
    ...shop.coin_spaces.map((filled, i) =>
      filled ? say('fc-amount', { good: 'coin', n: 2 }) : rewardText(shop.coin_rewards[i] ?? {}),
    ),
    shop.enchantments.length > 0
      ? say('fc-enchanted', { names: shop.enchantments.map(({ key }) => nameOf('enchantment', key)).join(', ') })
      : '',
    there.length > 0 ? say('fc-there', { names: there.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join('. ');
}

export function describe(view: View, play: Play): TextPart[] {
  const name = (seat: number) => play.sitters[seat]?.name ?? '';
  const me = view.players[view.seat];
  const parts: TextPart[] = [];
  if (me) {
    const cards = [...me.hand.map(artisanText), ...me.fancy.map(fancyText)];
    if (me.companion >= 0) cards.push(companionText(me));
    parts.push({ title: say('your-hand'), lines: cards });
  }
  parts.push(
    { title: say('players'), lines: view.players.map((player) => `${name(player.seat)}: ${playerText(player)}`) },
    {
      title: say('fc-town'),
      lines: view.town.flatMap(({ n, shop, face_down }) => {
        if (!shop) return face_down ? [`${n + 1}. ${say('fc-face-down', { n: n + 1 })}`] : [];
        return [sentences([`${n + 1}. ${shopText(shop, play)}`, ...abilityOf(shop.key)])];
      }),
    },
    {
      title: say('fc-park'),
      lines: view.park.flatMap(({ artisan, goods }) =>
        artisan < 0 ? [] : [[artisanText(artisan), goodsText(goods)].filter(Boolean).join(', ')],
      ),
    },
    { title: say('fc-row'), lines: view.row.map(enchantmentText) },
    {
      title: say('fc-decks'),
      lines: [
        say('fc-deck-artisans', { n: view.artisan_deck }),
        say('fc-deck-enchantments', { n: view.enchantment_deck }),
        say('fc-deck-fancy', { n: view.fancy_deck }),
        say('fc-deck-shops', { n: view.shop_deck }),
        ...(view.triggered && !view.ended ? [say('fc-last-turns')] : []),
      ],
    },
  );
  if (view.titles.length > 0) {
    parts.push({
      title: say('fc-solo'),
      lines: [
        ...view.titles.map(({ key, asks }) => `${say(`fc-title-${key}`)}: ${asks}`),
        ...view.achievements.map(({ key, has, asks, done }) =>
          say('fc-achievement', { name: nameOf('achievement', key), has, asks, done: done ? 'yes' : 'no' }),
        ),
        ...(view.title ? [say('fc-title-earned', { title: say(`fc-title-${view.title}`) })] : []),
      ],
    });
  }
  return parts;
}

/** The last line of a shop's card is its ability; those above tell its slots, and a starter shop has no more. */
function abilityOf(key: string): string[] {
  return cardOf('shop', key)?.kind === 'shop' ? textOf('shop', key).slice(-1) : [];
}

function playerText(player: Player): string {
  return [
    say('fc-reward-rep', { n: player.rep }),
    goodsText(player.goods, player.coins),
    say('fc-hand-count', { artisans: player.hand.length, fancy: player.fancy.length }),
    player.scored.length > 0
      ? `${say('fc-scored')}: ${player.scored.map((fancy) => nameOf('fancy', fancy)).join(', ')}`
      : '',
    player.reserved ? `${say('fc-reserved')}: ${enchantmentText(player.reserved)}` : '',
  ]
    .filter(Boolean)
    .join('. ');
}
