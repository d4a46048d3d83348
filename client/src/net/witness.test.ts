import { afterEach, expect, test } from 'vitest';
import { fingerprint, noteAll, noted, saw, seenAt } from './witness.ts';
import type { State } from './wire.ts';

afterEach(() => localStorage.clear());

const state = (seat: number, step: number, view: unknown, status = 'playing') =>
  ({ seat, step, view, table: { status } }) as State;

test('a table has the fingerprint that the rules give it in Python, however it is written', () => {
  const view = { b: [1, 2.5, 'é\u2028\n"'], a: { '10': 1, '9': null, x: true } };
  expect(fingerprint(view)).toBe('29fd789b2b137fa8'); // the same number stands in tests/again
  expect(fingerprint({ a: { x: true, '9': null, '10': 1 }, b: view.b })).toBe(fingerprint(view));
  expect(fingerprint({ ...view, b: [1, 2.5] })).not.toBe(fingerprint(view));
});

test('each seat has its own steps, and what is taken back is forgotten', () => {
  let seen = {};
  for (const [seat, step] of [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
    [0, 1],
  ] as const)
    seen = noted(seen, state(seat, step, { step }));
  expect(seen).toEqual({
    0: { 0: fingerprint({ step: 0 }), 1: fingerprint({ step: 1 }) },
    1: { 2: fingerprint({ step: 2 }) },
  });
});

test('only tables at which one sits are noted, and those of long ago make room', () => {
  saw('watched', state(-1, 0, {}));
  saw('waited', state(0, 0, {}, 'waiting'));
  for (let n = 0; n < 50; n++) saw(`t${n}`, state(0, 0, { n }));
  noteAll();
  expect([seenAt('watched'), seenAt('waited'), seenAt('t9')]).toEqual([{}, {}, {}]);
  expect(seenAt('t10')).toEqual({ 0: { 0: fingerprint({ n: 10 }) } });
  expect(seenAt('t49')).toEqual({ 0: { 0: fingerprint({ n: 49 }) } });
});
