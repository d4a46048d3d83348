// What is printed on a card, read from the facts of the library, in the shape in which the view shows it on the table.
import type { ShownCard } from '../../net/wire.ts';
import { GOODS, type Enchantment, type Reward, type Slot } from './view.ts';

const SLOTS = 3;
const OF_A_KIND = 7;

export function slotsOf({ facts = {} }: ShownCard): Slot[] {
  return Array.from({ length: SLOTS }, (_, i) => String(facts[`slot ${i + 1}`] ?? '')).flatMap((signs, id) => {
    if (!signs) return [];
    if (signs === 'starter') return [{ id, accepts: [], reward: {}, artisan: starterOf(String(facts['icon'])), face_down: false }];
    const [accepts = '', reward = ''] = signs.split(' ');
    return [{ id, accepts: accepts.split('|'), reward: rewardOf(reward), artisan: -1, face_down: false }];
  });
}

export function enchantmentOf({ id, facts = {} }: ShownCard, number: number): Enchantment {
  const cost = amounts(String(facts['cost'] ?? ''), ' ');
  return {
    id: number,
    key: String(id),
    icon: String(facts['icon'] ?? 'any'),
    goods: GOODS.map((kind) => cost[kind] ?? 0),
    coins: Number(facts['coins'] ?? 0),
    no_coins: facts['without coins'] === true,
    rewards: String(facts['brings'] ?? '').split(' ').map(rewardOf),
  };
}

function rewardOf(signs: string): Reward {
  return amounts(signs, '+');
}

/** `rep:2+coins:1` as an object. */
function amounts(signs: string, between: string): Record<string, number> {
  const parts = signs.split(between).filter(Boolean);
  return Object.fromEntries(parts.map((part) => part.split(':')).map(([name = '', n]) => [name, Number(n)]));
}

function starterOf(icon: string): number {
  return OF_A_KIND * GOODS.findIndex((kind) => kind === icon);
}
