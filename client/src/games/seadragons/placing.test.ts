import { describe, expect, test } from 'vitest';
import type { ShownOption } from '../../net/wire.ts';
import { Places, cellsOf, figureOf, keyOf, mirrored, turned } from './placing.ts';

const lit = (...targets: string[]) =>
  new Map<string, ShownOption[]>(
    targets.map((target, option) => [target, [{ option, label: target, target, preview: '' }]]),
  );

describe('figures', () => {
  test('four turns bring a figure back, and so do two mirrors', () => {
    const figure = figureOf(['.XX', 'XX.', '.X.']);
    expect(keyOf(turned(turned(turned(turned(figure)))))).toBe(keyOf(figure));
    expect(keyOf(mirrored(mirrored(figure)))).toBe(keyOf(figure));
    expect(keyOf(turned(figure))).not.toBe(keyOf(figure));
  });

  test('a target is a list of cells', () => {
    expect(cellsOf('place:6,5;6,4')).toEqual([
      [6, 5],
      [6, 4],
    ]);
  });
});

describe('what the pointer means', () => {
  const lying = figureOf(['XX']);
  const standing = figureOf(['X', 'X']);

  test('the wished shape where it fits', () => {
    const places = new Places(lit('place:3,3;3,4', 'place:3,3;4,3'));
    expect(places.at([3, 3], lying).option?.label).toBe('place:3,3;3,4');
    expect(places.at([3, 3], standing).option?.label).toBe('place:3,3;4,3');
  });

  test('the figure is never turned by itself: only cells over which it can lie as it is held are open', () => {
    const places = new Places(lit('place:3,3;4,3'));
    expect(places.at([4, 3], lying).option).toBeUndefined();
    expect([...places.open(lying)]).toEqual([]);
    expect([...places.open(standing)].sort()).toEqual(['3,3', '4,3']);
  });

  test('a place that a lesson shows comes first, once the figure is turned as it lies there', () => {
    const places = new Places(lit('place:3,3;3,4', 'place:3,4;3,5', 'place:3,4;4,4'));
    const shown = cellsOf('place:3,4;3,5');
    expect(places.at([3, 4], lying).option?.label).toBe('place:3,4;3,5');
    expect(places.at([3, 5], lying, cellsOf('place:3,3;3,4')).option?.label).toBe('place:3,4;3,5');
    expect(places.at([3, 4], lying, cellsOf('place:3,3;3,4')).option?.label).toBe('place:3,3;3,4');
    expect(places.at([3, 4], standing, shown).option?.label).toBe('place:3,4;4,4');
  });

  test('no option where nothing fits, and the figure is still shown', () => {
    const ghost = new Places(lit('place:3,3;4,3')).at([9, 9], lying);
    expect(ghost.option).toBeUndefined();
    expect(ghost.cells).toHaveLength(2);
  });
});
