import { expect, test } from 'vitest';
import { shared, sharing } from './shared.ts';

const view = () => ({
  players: [
    { hand: [1, 2], gold: 3 },
    { hand: [] as number[], gold: 5 },
  ],
  round: { n: 1 },
});

test('what equals what was there before is the same object as before', () => {
  const before = view();
  expect(shared(before, view())).toBe(before);
});

test('what has changed is new, and so is whatever it is a part of; all else stays', () => {
  const before = view();
  const now = view();
  now.players[1]!.hand.push(7);
  const given = shared(before, now);
  expect(given).toEqual(now);
  expect(given).not.toBe(before);
  expect(given.players[0]).toBe(before.players[0]);
  expect(given.players[1]).not.toBe(before.players[1]);
  expect(given.round).toBe(before.round);
});

test('what came, went, or is of another kind is no longer what it was', () => {
  for (const [before, now] of [
    [{ a: 1 }, { a: 1, b: undefined }],
    [
      { a: 1, b: undefined },
      { a: 1, c: undefined },
    ],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[1, 2], [1]],
    [[], {}],
    [null, {}],
    [{}, null],
    [[1], [2]],
    ['1', 1],
  ] as const) {
    expect(shared(before, now)).toStrictEqual(now);
    expect(shared(before, now)).not.toBe(before);
  }
});

test('what is put together again is the same as the last time, as long as nothing in it changes', () => {
  const same = sharing<{ name: string }[]>();
  const first = same([{ name: 'Ann' }]);
  expect(same([{ name: 'Ann' }])).toBe(first);
  expect(same([{ name: 'Ann' }, { name: 'Bob' }])[0]).toBe(first[0]);
});
