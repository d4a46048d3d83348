// An evening as text: what the browser writes is what the rules read (`companion/session.py`).
import { expect, test } from 'vitest';
import { before, newSeed, written } from './evening.svelte.ts';

const SEED = '0123456789abcdef0123456789abcdef';

test('an answer is one digit, or a sign and four', () => {
  expect([0, 9, 10, 35].map(written)).toEqual(['0', '9', 'a', 'z']);
  expect([36, 78124].map(written)).toEqual(['-0010', '-1oa4']);
  expect([-1, -40].map(written)).toEqual(['_0001', '_0014']);
});

test('a step back drops the last answer, whether it was short or long, and never the seed', () => {
  expect(before(`${SEED}01-1oa4`)).toBe(`${SEED}01`);
  expect(before(`${SEED}-1oa40`)).toBe(`${SEED}-1oa4`);
  expect(before(`${SEED}5_0001`)).toBe(`${SEED}5`);
  expect(before(`${SEED}7`)).toBe(SEED);
  expect(before(SEED)).toBe(SEED);
});

test('a seed is 32 hexadecimal digits, and another one each time', () => {
  expect(newSeed()).toMatch(/^[0-9a-f]{32}$/);
  expect(newSeed()).not.toBe(newSeed());
});
