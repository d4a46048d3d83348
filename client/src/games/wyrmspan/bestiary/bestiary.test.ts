import { expect, test } from 'vitest';
import texts from '../../../../../tests/golden/wyrmspan.en.txt?raw';
import { PLANS } from './anatomy.ts';
import { animalOf, type Named } from './animal.ts';
import { KINDS, kindOf, TRAITS_OF_NAME, wordsOf } from './kinds.ts';
import { distance, maskOf, mirrored } from '../../../testing/mask.ts';
import { COLOURS } from './palette.ts';
import { GROUND } from './habitat.ts';
import { drawDragon, plateOf } from './plate.ts';
import type { Point } from '../../../drawing/geometry.ts';
import { BOX } from './sketch.ts';

const dragons: Named[] = [...texts.matchAll(/^dragon (\d+): ([^|]+?) \| size: (\w+), trait: (\w+), .*?lives in: ([^|]+) \|/gm)].map(
  ([, id, english = '', size = '', trait = '', places = '']) => ({
    id: Number(id),
    size,
    trait,
    caves: ['crimson', 'golden', 'amethyst'].filter((cave) => places.toLowerCase().includes(cave)),
    english,
  }),
);
const called = (english: string) => dragons.find((dragon) => dragon.english === english)!;
const words = new Set(dragons.flatMap(({ english }) => wordsOf(english)));
const LONG = 60_000; // for a busy machine
const SMALLEST = 0.18; // of the cells that any of the two covers

/** The shapes of the animal in the box, without what is under ground or water. */
function silhouette(dragon: Named, fed = 0): Point[][] {
  const { sketch, fit, animal } = drawDragon(dragon, fed);
  const sunk = animal.a.stance === 'swims' || animal.a.stance === 'digs';
  return sketch.shapes.map((shape) => shape.map(([x, y]): Point => [fit.x + (fit.flip ? -x : x) * fit.scale, Math.min(sunk ? BOX - GROUND : Infinity, fit.y - y * fit.scale)]));
}

test('each of the 183 names tells a kind, and each kind has a body plan', () => {
  expect(dragons).toHaveLength(183);
  expect(dragons.filter(({ english }) => kindOf(english) === undefined)).toEqual([]);
  expect(new Set(dragons.map(({ english }) => kindOf(english)))).toEqual(new Set(Object.keys(PLANS)));
  expect(Object.keys(PLANS).length).toBeGreaterThanOrEqual(14);
});

test('no word is mapped that no dragon is called by', () => {
  for (const list of [KINDS, TRAITS_OF_NAME, COLOURS]) expect(Object.keys(list).filter((word) => !words.has(word))).toEqual([]);
});

test('the last word for a kind chooses the anatomy, the others what it has on', () => {
  expect(kindOf('Standard Horned Lung Dragon')).toBe('lung');
  expect(kindOf('Great Horned Wyvern')).toBe('wyvern');
  expect(kindOf('Fae Tamarin')).toBe('tamarin');
  expect(animalOf(called('"Friendly" Ruffed Red Dragon')).a).toMatchObject({ wings: 'bat', trims: ['frill'] });
  expect(animalOf(called('Hushed Oak-Wing Feydragon')).a.wings).toBe('leaf');
});

test('no two dragons share a silhouette, whichever way they look', () => {
  const masks = dragons.map((dragon) => maskOf(silhouette(dragon), BOX));
  const turned = masks.map(mirrored);
  let nearest = { apart: 1, pair: '' };
  masks.forEach((mask, i) => {
    for (let k = i + 1; k < masks.length; k++) {
      const apart = Math.min(distance(mask, masks[k]!), distance(mask, turned[k]!));
      if (apart < nearest.apart) nearest = { apart, pair: `${dragons[i]?.english}, ${dragons[k]?.english}` };
    }
  });
  expect(nearest.apart, nearest.pair).toBeGreaterThan(SMALLEST);
}, LONG);

test('the same card is always the same dragon', () => {
  for (const dragon of dragons.slice(0, 20)) {
    const draw = () => {
      const { sketch, fit } = drawDragon(dragon);
      return sketch.svg(fit, 9);
    };
    expect(draw()).toBe(draw());
    expect(plateOf(dragon, 'card')).toBe(plateOf({ ...dragon }, 'card'));
  }
}, LONG);

test('everything that is drawn is a number, and a plate on a card stays small', () => {
  for (const dragon of dragons) {
    const plate = plateOf(dragon, 'card');
    expect(plate, dragon.english).not.toMatch(/NaN|undefined|Infinity/);
    expect(plate.length, dragon.english).toBeLessThan(70_000);
  }
}, LONG);

test('a hatchling is the young of its kind, and grows as it is fed', () => {
  expect(animalOf(called('Algal Lindworm')).plan).toBe(animalOf(called('Wily Lindworm')).plan);
  const covered = (dragon: Named, fed: number) => maskOf(silhouette(dragon, fed), BOX).reduce((sum, cell) => sum + cell, 0);
  for (const dragon of dragons.filter(({ size }) => size === 'hatchling')) {
    const [egg, grown] = [animalOf(dragon, 0), animalOf(dragon, 3)];
    expect([grown.plan, grown.coat]).toEqual([egg.plan, egg.coat]);
    expect(covered(dragon, 3), dragon.english).toBeGreaterThan(covered(dragon, 0));
    expect(grown.head).toBeLessThan(egg.head); // a smaller part of it
    expect(new Set([0, 1, 2, 3].map((fed) => plateOf(dragon, 'sign', fed))).size).toBe(4);
    expect(plateOf(dragon, 'sign', 5)).toBe(plateOf(dragon, 'sign', 3));
  }
}, LONG);

test('temperament shows in the bearing: the same dragon stands, bows, rears or cowers', () => {
  const drake = called('Good Drake');
  const masks = ['aggressive', 'helpful', 'playful', 'shy'].map((trait) => maskOf(silhouette({ ...drake, trait }), BOX));
  masks.forEach((mask, i) => {
    for (const other of masks.slice(i + 1)) expect(distance(mask, other)).toBeGreaterThan(0.3);
  });
});

test('a card of a pack with a kind nobody has seen is a dragon all the same', () => {
  expect(animalOf({ id: 900, english: 'Zorblax', size: 'huge', trait: 'odd', caves: [] }).plan).toBe('dragon');
  expect(plateOf({ id: 900, english: 'Zorblax', size: 'huge', trait: 'odd', caves: [] })).toContain('<path');
});
