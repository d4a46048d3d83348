// Hexes on the screen: flat at the top, of radius 1, north upwards.
import { BOARD } from '../../net/views/worms.ts';

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}
type Cell = readonly [q: number, r: number];

export const HIGH = Math.sqrt(3);

export function cellOf(name: string): Cell {
  const [q = 0, r = 0] = name.split(',').map(Number);
  return [q, r];
}

export function middle([q, r]: Cell): Point {
  return { x: 1.5 * q, y: HIGH * (r + q / 2) };
}

export function at(name: string): Point {
  return middle(cellOf(name));
}

/** The hex n steps away in a direction. */
export function beside(name: string, way: number, n = 1): string {
  const [q, r] = cellOf(name);
  const [dq, dr] = BOARD.ways[way] ?? [0, 0];
  return `${q + dq * n},${r + dr * n}`;
}

/** Turned about the first cell by sixths, as tiles are turned. */
export function turned(cells: readonly Cell[], turns: number): Cell[] {
  const [q0, r0] = cells[0] ?? [0, 0];
  return cells.map(([q, r]) => {
    let [a, b] = [q - q0, r - r0];
    for (let i = 0; i < turns; i++) [a, b] = [-b, a + b];
    return [a, b];
  });
}

/** The six corners, for the `points` of a polygon. */
export function corners({ x, y }: Point, radius = 1): string {
  return [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const angle = (i * Math.PI) / 3;
      return `${(x + radius * Math.cos(angle)).toFixed(3)},${(y + radius * Math.sin(angle)).toFixed(3)}`;
    })
    .join(' ');
}

/** What holds all these hexes and a margin around them. */
export function boxOf(points: readonly Point[], margin: number): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - 1 - margin, Math.min(...ys) - HIGH / 2 - margin];
  return { x: left, y: top, w: Math.max(...xs) + 1 + margin - left, h: Math.max(...ys) + HIGH / 2 + margin - top };
}
