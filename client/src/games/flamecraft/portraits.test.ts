import { expect, test } from 'vitest';
import texts from '../../../../tests/golden/flamecraft.en.txt?raw';
import { flatten } from '../../testing/flatten.ts';
import type { Point } from '../../drawing/geometry.ts';
import { distance, maskOf } from '../../testing/mask.ts';
import { BODIES, TAILS, type Move } from './bodies.ts';
import { CRESTS, EARS, FEATURES, HEADS, HORNS, WINGS } from './features.ts';
import {
  COMPANION_COUNT,
  FANCY_COUNT,
  HELD,
  artisanPortrait,
  companionPortrait,
  fancyPortrait,
  type Portrait,
} from './portraits.ts';
import { isPaint, type Still } from './stills/brush.ts';
import { HATS } from './stills/hats.ts';
import { KEEPSAKES } from './stills/keepsakes.ts';
import { ENCHANTMENTS, enchantmentOf } from './stills/stills.ts';

const BOX = 112;
const SMALLEST = 0.12; // of the cells that any of the two covers
const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const keys = Object.keys(FEATURES);
const named = [...count(FANCY_COUNT).map(fancyPortrait), ...count(COMPANION_COUNT).map(companionPortrait)];

/** What has an edge: washes are light and shadow. */
const drawn = (still: Still): Point[][] => still.filter(([paint]) => isPaint(paint)).flatMap(([, d]) => flatten(d));

const placed = (shapes: Point[][], [scale, x, y]: Move): Point[][] =>
  shapes.map((shape) => shape.map(([u, v]): Point => [x + u * scale, y + v * scale]));
const mirrored = (shapes: Point[][]): Point[][] => shapes.map((shape) => shape.map(([u, v]): Point => [100 - u, v]));
const both = (d: string): Point[][] => [...flatten(d), ...mirrored(flatten(d))];

/** What it covers: head and body, tail and wings, and what it wears or holds. */
function shapesOf(portrait: Portrait): Point[][] {
  const body = BODIES[portrait.stance];
  const tail = placed(TAILS[portrait.tail].flatMap(flatten), body.tail);
  const head = [
    ...[EARS[portrait.ears], HORNS[portrait.horns]].flatMap(both),
    ...[HEADS[portrait.head], CRESTS[portrait.crest]].flatMap(flatten),
    ...drawn(portrait.worn),
  ];
  const all = [
    ...(portrait.isLeft ? mirrored(tail) : tail),
    ...placed(both(WINGS[portrait.wings]), body.wings),
    ...[body.skin, body.belly].flatMap(flatten),
    ...placed(head, body.head),
    ...placed(drawn(portrait.held), HELD),
  ];
  return all.map((shape) => shape.map(([u, v]): Point => [u + 4, v + 11]));
}

function nearest(creatures: readonly Point[][][], names: readonly string[]): { apart: number; pair: string } {
  const masks = creatures.map((shapes) => maskOf(shapes, BOX));
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
  const { apart, pair } = nearest(named.map(shapesOf), keys);
  expect(apart, pair).toBeGreaterThan(SMALLEST);
});

test('no two artisans share a silhouette, whatever their colours', () => {
  const { apart, pair } = nearest(
    count(42).map((artisan) => shapesOf(artisanPortrait(artisan))),
    count(42).map(String),
  );
  expect(apart, pair).toBeGreaterThan(0.12);
});

test('each fancy dragon and companion wears or holds one thing of its own', () => {
  for (const key of keys) expect([key in HATS, key in KEEPSAKES].filter(Boolean), key).toHaveLength(1);
  const others = [...Object.keys(HATS), ...Object.keys(KEEPSAKES)].filter((key) => !keys.includes(key));
  expect(others.every((key) => key.startsWith('hat-'))).toBe(true);
});

test('each enchantment has a still life of its own, and no two share a silhouette', () => {
  const enchantments = [...texts.matchAll(/^enchantment ([\w-]+):/gm)].map(([, key = '']) => key);
  expect(Object.keys(ENCHANTMENTS).sort()).toEqual(enchantments.toSorted());
  const { apart, pair } = nearest(
    enchantments.map((key) => drawn(enchantmentOf(key))),
    enchantments,
  );
  expect(apart, pair).toBeGreaterThan(0.1);
});

test('an enchantment of a pack that nobody has painted is a book of spells', () => {
  expect(drawn(enchantmentOf('of-another-town')).length).toBeGreaterThan(0);
});
