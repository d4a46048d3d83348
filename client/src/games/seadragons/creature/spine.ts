// How a body lies in the cells of its figure: a spine from the head to the end of the longest way, and limbs in what is left.
import type { Cell } from '../view.ts';

export interface Lie {
  spine: Cell[]; // the head first
  limbs: Cell[][]; // each from the cell where it leaves the body
}

const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
const beside = (a: Cell, b: Cell): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;

/** The longest way from a cell through others, each once. */
function longest(from: Cell, others: readonly Cell[]): Cell[] {
  const ways = others
    .filter((cell) => beside(cell, from))
    .map((next) =>
      longest(
        next,
        others.filter((cell) => !same(cell, next)),
      ),
    );
  const best = ways.reduce<Cell[]>((found, way) => (way.length > found.length ? way : found), []);
  return [from, ...best];
}

export function lieOf(cells: readonly Cell[], head?: Cell): Lie {
  const first = head ?? cells[0];
  if (!first) return { spine: [], limbs: [] };
  const spine = longest(
    first,
    cells.filter((cell) => !same(cell, first)),
  );
  const limbs: Cell[][] = [];
  let rest = cells.filter((cell) => !spine.some((one) => same(one, cell)));
  while (rest.length > 0) {
    const covered = [...spine, ...limbs.flat()];
    const start = rest.find((cell) => covered.some((one) => beside(one, cell)));
    if (!start) break; // a figure in two pieces, which no pack may have
    const joint = covered.find((one) => beside(one, start)) ?? first;
    const limb = longest(
      start,
      rest.filter((cell) => !same(cell, start)),
    );
    limbs.push([joint, ...limb]);
    rest = rest.filter((cell) => !limb.some((one) => same(one, cell)));
  }
  return { spine, limbs };
}
