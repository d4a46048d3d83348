import { expect, test } from 'vitest';
import texts from '../../../../tests/golden/flamecraft.en.txt?raw';
import { flatten } from '../../drawing/flatten.ts';
import type { Point } from '../../drawing/geometry.ts';
import { distance, maskOf } from '../../drawing/mask.ts';
import { CRESTS, EARS, FEATURES, HEADS, HORNS, WINGS } from './features.ts';
import { picture } from './looks.ts';
import {
  COMPANION_COUNT,
  FANCY_COUNT,
  artisanPortrait,
  companionPortrait,
  fancyPortrait,
  type Portrait,
} from './portraits.ts';

const BOX = 112;
const SMALLEST = 0.06; // of the cells that any of the two covers
const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const keys = Object.keys(FEATURES);
const named = [...count(FANCY_COUNT).map(fancyPortrait), ...count(COMPANION_COUNT).map(companionPortrait)];

/** What it covers: its parts, mirrored where they come in pairs, and what it wears or holds. */
function shapesOf(portrait: Portrait): Point[][] {
  const pairs = [EARS[portrait.ears], HORNS[portrait.horns], WINGS[portrait.wings]].flatMap(flatten);
  const [scale, x, y] = portrait.worn ? [0.0859, 28, -11] : [0.0742, 60, 67];
  const item = flatten(portrait.item).map((shape) => shape.map(([u, v]): Point => [x + u * scale, y + v * scale]));
  const all = [
    ...pairs,
    ...pairs.map((shape) => shape.map(([u, v]): Point => [100 - u, v])),
    ...[HEADS[portrait.head], CRESTS[portrait.crest]].flatMap(flatten),
    ...item,
  ];
  return all.map((shape) => shape.map(([u, v]): Point => [u + 4, v + 11]));
}

function nearest(portraits: readonly Portrait[], names: readonly string[]): { apart: number; pair: string } {
  const masks = portraits.map((portrait) => maskOf(shapesOf(portrait), BOX));
  let found = { apart: 1, pair: '' };
  masks.forEach((mask, i) => {
    for (let k = i + 1; k < masks.length; k++) {
      const apart = distance(mask, masks[k]!);
      if (apart < found.apart) found = { apart, pair: `${names[i]}, ${names[k]}` };
    }
  });
  return found;
}

test('each fancy dragon and companion has features of its own, which no other shares', () => {
  expect(keys).toHaveLength(named.length);
  expect(new Set(Object.values(FEATURES).map((features) => features.join())).size).toBe(keys.length);
});

test('no two fancy dragons or companions share a silhouette', () => {
  const { apart, pair } = nearest(named, keys);
  expect(apart, pair).toBeGreaterThan(SMALLEST);
});

test('no two artisans share a silhouette, whatever their colours', () => {
  const { apart, pair } = nearest(count(42).map(artisanPortrait), count(42).map(String));
  expect(apart, pair).toBeGreaterThan(0.02);
});

test('no two enchantments share a picture', () => {
  const enchantments = [...texts.matchAll(/^enchantment ([\w-]+):/gm)].map(([, key = '']) => key);
  expect(enchantments.length).toBeGreaterThan(30);
  expect(new Set(enchantments.map(picture)).size).toBe(enchantments.length);
});
