// Paths as shapes made of points, to measure drawings that are written as paths.
import { mix, type Point } from '../drawing/geometry.ts';

const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, s: 4, a: 7, z: 0 };
const STEPS = 6;

/** The shapes of a path. Arcs are taken as half circles and short curves as plain ones, which is near enough on a grid. */
export function flatten(d: string): Point[][] {
  const shapes: Point[][] = [];
  let at: Point = [0, 0];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toLowerCase();
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const count = COUNTS[kind];
    if (count === undefined) throw new Error(`${letter} is not a way to draw here`);
    for (let i = 0; i < numbers.length; i += Math.max(1, count)) {
      const own = numbers.slice(i, i + count);
      const base: Point = letter === kind ? at : [0, 0];
      const point = (k: number): Point => [base[0] + (own[k] ?? 0), base[1] + (own[k + 1] ?? 0)];
      if (kind === 'm' && i === 0) {
        at = point(0);
        shapes.push([at]);
        continue;
      }
      const line =
        kind === 'h'
          ? [[base[0] + (own[0] ?? 0), at[1]] as const]
          : kind === 'v'
            ? [[at[0], base[1] + (own[0] ?? 0)] as const]
            : curveOf(kind, at, point, own);
      shapes.at(-1)?.push(...line);
      at = line.at(-1) ?? at;
    }
    if (kind === 'z') at = shapes.at(-1)?.[0] ?? at;
  }
  return shapes;
}

function curveOf(kind: string, at: Point, point: (k: number) => Point, own: readonly number[]): Point[] {
  const steps = Array.from({ length: STEPS }, (_, i) => (i + 1) / STEPS);
  const both = (value: (k: 0 | 1) => number): Point => [value(0), value(1)];
  if (kind === 'q')
    return steps.map((t) => both((k) => mix(mix(at[k], point(0)[k], t), mix(point(0)[k], point(2)[k], t), t)));
  if (kind === 'c' || kind === 's') {
    const [a, b, c] = kind === 'c' ? [point(0), point(2), point(4)] : [at, point(0), point(2)];
    return steps.map((t) =>
      both((k) => (1 - t) ** 3 * at[k] + 3 * (1 - t) ** 2 * t * a[k] + 3 * (1 - t) * t * t * b[k] + t ** 3 * c[k]),
    );
  }
  if (kind !== 'a') return [point(0)];
  const end = point(5);
  const middle: Point = [(at[0] + end[0]) / 2, (at[1] + end[1]) / 2];
  const turn = own[4] ? 1 : -1;
  return steps.map((t): Point => {
    const angle = Math.atan2(at[1] - middle[1], at[0] - middle[0]) + turn * Math.PI * t;
    const r = Math.hypot(end[0] - at[0], end[1] - at[1]) / 2;
    return [middle[0] + Math.cos(angle) * r, middle[1] + Math.sin(angle) * r];
  });
}
