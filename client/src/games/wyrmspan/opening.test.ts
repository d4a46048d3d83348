import { expect, test } from 'vitest';
import type { ShownOption } from '../../net/wire.ts';
import { Opening } from './opening.ts';

const lit = (...targets: string[]) =>
  new Map<string, ShownOption[]>(targets.map((target, option) => [target, [{ option, label: target, target }]]));

test('the cards that are kept lead to the answer that names them, in any order', () => {
  const opening = new Opening('keep', lit('keep:dragon:3;cave:7', 'keep:dragon:4;cave:7', 'keep:dragon:3;dragon:4'));
  expect(opening.size).toBe(2);
  expect(opening.parts).toEqual(['dragon:3', 'cave:7', 'dragon:4']);
  expect(opening.answer(['cave:7', 'dragon:4'])?.option).toBe(1);
  expect(opening.answer(['cave:7'])).toBeUndefined();
});

test('equal resources count as often as they are taken', () => {
  const opening = new Opening('start', lit('start:meat;meat;gold', 'start:meat;gold;gold', 'deck:dragon'));
  expect(opening.offers).toHaveLength(2);
  expect(opening.answer(['gold', 'meat', 'meat'])?.option).toBe(0);
  expect(opening.answer(['gold', 'gold', 'meat'])?.option).toBe(1);
  expect(opening.answer(['gold', 'gold', 'gold'])).toBeUndefined();
});
