import { expect, test } from 'vitest';
import { distance, maskOf } from '../../../testing/mask.ts';
import { PLAYERS } from '../looks.ts';
import { figureOf, keyOf } from '../placing.ts';
import type { Cell } from '../view.ts';
import { BREEDS, breedOf } from './breeds.ts';
import { creatureOf } from './creature.ts';
import { lieOf } from './spine.ts';

// All 19 of the box.
const FIGURES = [
  'XXX',
  'X./XX',
  'X./X./XX',
  '.XX/XX.',
  'XXX/.X.',
  'XXXX',
  'XX/XX',
  '.XX/XX./.X.',
  'X./X./X./XX',
  '.X/.X/XX/X.',
  'XX/XX/X.',
  '.X/XX/.X/.X',
  'XX./.X./.XX',
  'XXXXX',
  'XXX/.X./.X.',
  'X.X/XXX',
  'X../X../XXX',
  'X../XX./.XX',
  '.X./XXX/.X.',
];
const ROOM = 6; // cells, with the fins that reach beyond them
const SMALLEST = 0.12; // of the cells of the grid that any of the two covers
const inRoom = (cells: readonly Cell[]): Cell[] => cells.map(([row, column]) => [row + 0.5, column + 0.5]);
const breeds = [...Object.values(BREEDS), breedOf('')];

test('each colour of the players has a breed, and no two breeds share a crown, fins, a tail or a skin', () => {
  expect(Object.keys(BREEDS).sort()).toEqual(Object.keys(PLAYERS).sort());
  for (const part of ['crown', 'fins', 'skin'] as const)
    expect(new Set(breeds.map((breed) => breed[part])).size).toBe(breeds.length);
  expect(new Set(Object.values(BREEDS).map(({ tail }) => tail)).size).toBe(Object.keys(BREEDS).length);
});

test('no two dragons of a different breed or figure share a silhouette', () => {
  const drawn = FIGURES.flatMap((figure) =>
    breeds.map((breed) => ({
      name: `${figure} ${breed.crown}`,
      mask: maskOf(creatureOf(inRoom(figureOf(figure.split('/'))), breed).shapes, ROOM),
    })),
  );
  let nearest = { apart: 1, pair: '' };
  drawn.forEach((one, i) => {
    for (const other of drawn.slice(i + 1)) {
      const apart = distance(one.mask, other.mask);
      if (apart < nearest.apart) nearest = { apart, pair: `${one.name}, ${other.name}` };
    }
  });
  expect(nearest.apart, nearest.pair).toBeGreaterThan(SMALLEST);
});

test('a body lies in each of its cells once, from its head on, wherever that is', () => {
  for (const figure of FIGURES) {
    const cells = figureOf(figure.split('/'));
    for (const head of cells) {
      const { spine, limbs } = lieOf(cells, head);
      expect(spine[0]).toEqual(head);
      const covered = [...spine, ...limbs.flatMap((limb) => limb.slice(1))];
      expect(keyOf(covered.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]))).toBe(keyOf(cells));
      for (const limb of limbs) expect(covered).toContainEqual(limb[0]);
    }
  }
});

test('everything that is drawn is a number, and the mark of the player is in each cell but that of the head', () => {
  for (const figure of FIGURES) {
    for (const breed of breeds) {
      const cells = figureOf(figure.split('/'));
      const drawn = creatureOf(cells, breed, cells.at(-1));
      expect(JSON.stringify(drawn)).not.toMatch(/NaN|null|Infinity/);
      expect(drawn.signs).toHaveLength(cells.length - 1);
    }
  }
});

test('a large dragon has plates on its back, a small one has none', () => {
  const [small, large] = ['XXX', 'XXXXX'].map((figure) => creatureOf(figureOf([figure]), breedOf('orange')));
  expect(small?.crest).toBe('');
  expect(large?.crest).not.toBe('');
});
