import { expect, test } from 'vitest';
import type { ShownVerdict } from '../net/wire.ts';
import { learn, speak } from '../words/words.svelte.ts';
import { axisText, costOf, costText, counted } from './count.ts';

const verdict = (solo: boolean): ShownVerdict => ({
  step: 1,
  seat: 0,
  chosen: 'Pass',
  best: 'Excavate',
  loss: 0.12,
  before: 0.5,
  points: 60,
  luck: 0,
  cost: 3.04,
  said: '',
  lucky: '',
  solo,
  title: '',
  reasons: [],
});

test('against others an answer costs a share of winning, alone it costs points, and the axis says the same', async () => {
  await speak('en');
  expect([costOf(verdict(false)), costText(verdict(false), 'wyrmspan'), axisText(false, 0.12)]).toEqual([
    0.12,
    'Cost: 12 % of winning',
    '12 %',
  ]);
  expect([costOf(verdict(true)), costText(verdict(true), 'wyrmspan'), axisText(true, 3.04)]).toEqual([
    3.04,
    'Cost: 3 points',
    '3',
  ]);
});

test.each([
  ['en', 'About 1 living worm in the end.', 'About 24 points in the end.'],
  ['uk', "Наприкінці близько 1 живого черв'яка.", 'Наприкінці близько 24 балів.'],
  ['ru', 'В конце около 1 живого червяка.', 'В конце около 24 очков.'],
] as const)('in %s a game that counts worms speaks of worms, the others of points', async (lang, worms, points) => {
  await speak(lang);
  await learn('worms');
  expect(counted('hint-points-to-come', 'worms', 1)).toBe(worms);
  expect(counted('hint-points-to-come', 'wyrmspan', 24)).toBe(points);
});
