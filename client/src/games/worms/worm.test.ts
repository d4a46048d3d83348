import { expect, test } from 'vitest';
import type { Point } from '../../drawing/geometry.ts';
import { distance, maskOf } from '../../testing/mask.ts';
import { colourLook } from './looks.ts';
import { FACES, HATS, moodOf } from './worm.ts';

const TEAMS = ['blue', 'red', 'yellow', 'green', 'purple', 'grey'];
const head: Point[] = Array.from({ length: 24 }, (_, i) => [
  0.07 + Math.cos((i * Math.PI) / 12) * 0.22,
  -0.14 + Math.sin((i * Math.PI) / 12) * 0.22,
]);

test('each team has a hat, and no two heads share a silhouette under theirs', () => {
  expect(Object.keys(HATS).sort()).toEqual(TEAMS.toSorted());
  for (const team of TEAMS) expect(HATS[colourLook(team, 0).hat]).toBe(HATS[team]);
  const masks = TEAMS.map((team) =>
    maskOf(
      [head, ...(HATS[team]?.shapes ?? [])].map((shape) => shape.map(([x, y]): Point => [x + 0.6, y + 0.7])),
      1.2,
    ),
  );
  masks.forEach((mask, i) => {
    for (const [k, other] of masks.slice(i + 1).entries())
      expect(distance(mask, other), `${TEAMS[i]}, ${TEAMS[i + 1 + k]}`).toBeGreaterThan(0.12);
  });
});

test('a worm that flies is scared, a wounded one hurts, the one at turn is eager, and the four of a team have faces of their own', () => {
  expect(moodOf({ number: 1, wounded: true, flies: true })).toBe('scared');
  expect(moodOf({ number: 1, wounded: true, active: true })).toBe('hurt');
  expect(moodOf({ number: 4, active: true })).toBe('eager');
  expect(new Set([1, 2, 3, 4].map((number) => moodOf({ number }))).size).toBe(4);
  expect(new Set(Object.values(FACES).map((face) => JSON.stringify(face))).size).toBe(Object.keys(FACES).length);
});
