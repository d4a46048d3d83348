// Silhouettes on a grid, to measure how different two creatures are without a glance at their colours.
import type { Point } from '../drawing/geometry.ts';

export const GRID = 48;

/** The cells of a box whose middle lies in one of the shapes (even when a shape crosses itself). */
export function maskOf(shapes: readonly (readonly Point[])[], box: number): Uint8Array {
  const mask = new Uint8Array(GRID * GRID);
  const cell = box / GRID;
  for (const shape of shapes) {
    for (let row = 0; row < GRID; row++) {
      const y = (row + 0.5) * cell;
      const crossings: [x: number, turn: number][] = [];
      shape.forEach(([x0, y0], i) => {
        const [x1, y1] = shape[(i + 1) % shape.length] ?? [x0, y0];
        if (y0 <= y !== y1 <= y) crossings.push([x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), y1 > y0 ? 1 : -1]);
      });
      crossings.sort((a, b) => a[0] - b[0]);
      let winding = 0;
      crossings.forEach(([x, turn], i) => {
        winding += turn;
        if (winding === 0) return;
        const end = crossings[i + 1]?.[0] ?? x;
        for (
          let column = Math.max(0, Math.ceil(x / cell - 0.5));
          column < GRID && (column + 0.5) * cell < end;
          column++
        )
          mask[row * GRID + column] = 1;
      });
    }
  }
  return mask;
}

export function mirrored(mask: Uint8Array): Uint8Array {
  return mask.map((_, i) => mask[i - (i % GRID) + GRID - 1 - (i % GRID)] ?? 0);
}

/** The share of cells that only one of the two covers, of those that any covers: 0 is the same, 1 nothing in common. */
export function distance(a: Uint8Array, b: Uint8Array): number {
  let [either, one] = [0, 0];
  for (let i = 0; i < a.length; i++) {
    if (a[i] || b[i]) either++;
    if (a[i] !== b[i]) one++;
  }
  return either ? one / either : 0;
}
