// Points as short SVG paths, in a space where one is a cell of a map.
import type { Point } from './geometry.ts';

const say = (n: number): string => String(Math.round(n * 100) / 100).replace(/^(-?)0\./, '$1.');
const pair = ([x, y]: Point): string => `${say(x)} ${say(y)}`;

/** A closed shape, round through the middles of its sides; a point given twice is a corner. */
export function blob(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const bends = points.map((p, i) => `Q${pair(p)} ${pair(middle(p, points[i + 1] ?? first))}`);
  return `M${pair(middle(last, first))}${bends.join('')}z`;
}

/** A closed shape with corners. */
export const facet = (points: readonly Point[]): string => `M${points.map(pair).join('L')}z`;

/** An open line. */
export const thread = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`;

export function dot([x, y]: Point, r: number): string {
  return `M${say(x - r)} ${say(y)}a${say(r)} ${say(r)} 0 1 0 ${say(2 * r)} 0a${say(r)} ${say(r)} 0 1 0 ${say(-2 * r)} 0z`;
}
