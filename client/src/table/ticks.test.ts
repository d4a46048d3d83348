import { expect, test } from 'vitest';
import type { ShownDecision, ShownOption } from '../net/wire.ts';
import { lights } from './play.ts';
import { Ticks } from './ticks.svelte.ts';

const option = (n: number, kind: string, times = 1): ShownOption => ({
  option: n,
  label: kind,
  target: `token:${kind}`,
  times,
});
const meat = option(300, 'meat', 2);
const gold = option(301, 'gold');
const decision = (due: number, options: ShownOption[], about = 'cave:7'): ShownDecision => ({
  seat: 0,
  prompt: 'Do you pay?',
  options,
  extras: [],
  refusals: [],
  about,
  due,
});
const asked = decision(3, [meat, gold, { option: -1, label: 'Skip' }]);
const chosen = (ticks: Ticks) => ticks.ticked.map(({ label }) => label);

test('what is due is ticked, each as often as it can be paid, and unticked again', () => {
  const ticks = new Ticks();
  for (const one of [gold, gold, meat, meat]) expect(ticks.tick(one, asked)).toBe(true);
  expect(chosen(ticks)).toEqual(['meat', 'meat']); // the second gold took the first one back
  ticks.untick(meat.option);
  expect([chosen(ticks), ticks.first(asked)]).toEqual([['meat'], undefined]);
  for (const one of [meat, gold]) ticks.tick(one, asked);
  expect(ticks.first(asked)).toBe(meat);
});

test('to decline, and a single thing, is no matter of a set', () => {
  const ticks = new Ticks();
  expect(ticks.tick({ option: -1, label: 'Skip' }, asked)).toBe(false);
  expect(ticks.tick(meat, decision(1, [meat, gold]))).toBe(false);
});

test('the rest of a set is answered as the table asks for it', () => {
  const ticks = new Ticks();
  for (const one of [meat, meat, gold]) ticks.tick(one, asked);
  ticks.sent(meat, asked, 5);
  ticks.clear();
  expect(ticks.next(asked, lights(asked), 5)).toBeUndefined(); // not before the answer has come to something
  const two = decision(2, [meat, gold]);
  expect(ticks.next(two, lights(two), 6)).toBe(meat);
  ticks.sent(meat, two, 6);
  const one = decision(1, [gold, option(302, 'milk')]);
  expect(ticks.next(one, lights(one), 7)).toBe(gold);
  expect(ticks.next(one, lights(one), 8)).toBeUndefined();
});

test('a question that is not the rest of this payment is not answered, though the same thing is lit', () => {
  for (const other of [decision(0, [gold]), decision(2, [gold], 'dragon:9'), decision(1, [gold])]) {
    const ticks = new Ticks();
    for (const one of [meat, meat, gold]) ticks.tick(one, asked);
    ticks.sent(meat, asked, 5);
    expect(ticks.next(other, lights(other), 6)).toBeUndefined();
    const two = decision(2, [meat, gold]);
    expect(ticks.next(two, lights(two), 7)).toBeUndefined(); // nor is anything after it
  }
});
