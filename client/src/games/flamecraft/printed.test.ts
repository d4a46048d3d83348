import { expect, test } from 'vitest';
import type { ShownCard } from '../../net/wire.ts';
import { enchantmentOf, slotsOf } from './printed.ts';

const card = (facts: ShownCard['facts']): ShownCard => ({ kind: '', id: 'x', name: '', status: 'printed', status_label: '', text: [], facts });

test('the slots of a shop are read from its facts, with the starter artisan at work', () => {
  const slots = slotsOf(card({ icon: 'meat', 'slot 1': 'starter', 'slot 2': 'meat|iron coins:1', 'slot 3': 'iron rep:2+fancy:1' }));
  expect(slots.map(({ artisan }) => artisan)).toEqual([7, -1, -1]);
  expect(slots[1]).toMatchObject({ accepts: ['meat', 'iron'], reward: { coins: 1 } });
  expect(slots[2]).toMatchObject({ accepts: ['iron'], reward: { rep: 2, fancy: 1 } });
});

test('an enchantment has its price, and a reward for each number of sets', () => {
  const spell = enchantmentOf(card({ icon: 'iron', cost: 'bread:1 potion:2', coins: 0, 'without coins': true, brings: 'rep:0 rep:2 rep:4' }), 20);
  expect(spell).toMatchObject({ id: 20, goods: [1, 0, 0, 0, 0, 2], no_coins: true });
  expect(spell.rewards.map(({ rep }) => rep)).toEqual([0, 2, 4]);
});
