// Finding, among the offered places of a figure, the one that a pointer means. The offered places are the only truth:
// shapes and positions are read from them, and nothing is judged here.
import type { ShownOption } from '../../net/wire.ts';
import type { Cell } from './view.ts';

export const PLACE = 'place:';

/** `place:6,5;6,4` as cells. */
export function cellsOf(target: string): Cell[] {
  return target
    .slice(target.indexOf(':') + 1)
    .split(';')
    .map((pair) => pair.split(',').map(Number) as unknown as Cell);
}

/** A figure moved to the corner and put in order, so that equal figures are equal lists. */
export function atCorner(cells: readonly Cell[]): Cell[] {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells.map(([row, column]) => [row - top, column - left] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

export function turned(cells: readonly Cell[]): Cell[] {
  return atCorner(cells.map(([row, column]) => [column, -row] as const));
}

export function mirrored(cells: readonly Cell[]): Cell[] {
  return atCorner(cells.map(([row, column]) => [row, -column] as const));
}

export function keyOf(cells: readonly Cell[]): string {
  return cells.map(([row, column]) => `${row},${column}`).join(';');
}

/** A figure's rows (`X.` `XX`) as cells. */
export function figureOf(rows: readonly string[]): Cell[] {
  return atCorner(rows.flatMap((row, r) => [...row].flatMap((char, c) => (char === '.' ? [] : [[r, c] as const]))));
}

export interface Ghost {
  cells: Cell[];
  option: ShownOption | undefined; // none: the figure cannot lie so
}

export class Places {
  readonly shapes = new Map<string, Cell[]>();
  readonly #options = new Map<string, ShownOption>();

  constructor(lit: ReadonlyMap<string, readonly ShownOption[]>) {
    for (const [target, [option]] of lit) {
      if (!target.startsWith(PLACE) || !option) continue;
      const cells = cellsOf(target);
      const corner = atCorner(cells);
      this.shapes.set(keyOf(corner), corner);
      this.#options.set(keyOf(inOrder(cells)), option);
    }
  }

  get size(): number {
    return this.#options.size;
  }

  /** Cells over which the figure can lie when it is held so. */
  open(wish: readonly Cell[]): Set<string> {
    const shape = keyOf(wish);
    const found = [...this.#options.keys()]
      .map((key) => cellsOf(`:${key}`))
      .filter((cells) => keyOf(atCorner(cells)) === shape);
    return new Set(found.flatMap((cells) => cells.map(([row, column]) => `${row},${column}`)));
  }

  /**
   * The place that the pointer at `cell` means: the wished figure over the cell, where it fits or not. A place that
   * somebody hints at comes first, once the figure is turned as it lies there.
   */
  at(cell: Cell, wish: readonly Cell[], hint: readonly Cell[] = []): Ghost {
    const hinted =
      hint.some(([row, column]) => row === cell[0] && column === cell[1]) && keyOf(atCorner(hint)) === keyOf(wish);
    const there = hinted ? this.#options.get(keyOf(inOrder(hint))) : undefined;
    if (there) return { cells: inOrder(hint), option: there };
    for (const cells of around(cell, wish)) {
      const option = this.#options.get(keyOf(cells));
      if (option) return { cells, option };
    }
    return { cells: around(cell, wish)[0] ?? [], option: undefined };
  }
}

/** The shape laid over the cell in every way, the most centred first. */
function around([row, column]: Cell, shape: readonly Cell[]): Cell[][] {
  const middle = [mean(shape.map(([r]) => r)), mean(shape.map(([, c]) => c))] as const;
  const distance = ([r, c]: Cell) => (r - middle[0]) ** 2 + (c - middle[1]) ** 2;
  return [...shape]
    .sort((a, b) => distance(a) - distance(b))
    .map(([r, c]) => inOrder(shape.map(([r2, c2]) => [row + r2 - r, column + c2 - c] as const)));
}

function inOrder(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
}
