// Codes are the same as those of segno, which makes them in terminals; and what is short is filled up as the norm says.
import { expect, test } from 'vitest';
import { pathOf, squaresOf } from './qr.ts';

const rowsOf = (text: string) => squaresOf(text).map((row) => row.map((dark) => (dark ? '#' : ' ')).join(''));
const LINK = `http://192.168.1.7:8420/companion/wyrmspan#0${'0123456789abcdef'.repeat(50)}`;

/** FNV-1a, to compare large codes by one number. */
function sum(rows: readonly string[]): number {
  return (
    [...rows.join('\n')].reduce((hash, char) => Math.imul(hash ^ char.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0
  );
}

test('a small code has the squares that it has elsewhere', () => {
  expect(rowsOf('bcdefghijklmno')).toEqual([
    '#######    ## #######',
    '#     #  ## # #     #',
    '# ### # # ##  # ### #',
    '# ### # ## ## # ### #',
    '# ### # ##  # # ### #',
    '#     # #   # #     #',
    '####### # # # #######',
    '        # ##         ',
    '# #####   ##  #####  ',
    '### #   ###   ### # #',
    '##### # ## ###   # # ',
    '#    #  # #  # # ## #',
    '# ##  ######  ###    ',
    '        # #   ##### #',
    '#######   ### #   ## ',
    '#     # #  ###  ### #',
    '# ### # #  #  #    ##',
    '# ### # ###   #####  ',
    '# ### # # #####  ##  ',
    '#     #   # ## ####  ',
    '####### ## #  #    # ',
  ]);
});

test.each([
  [62, 33, 2159807492],
  [122, 45, 3786075863], // has the version beside two corners
  [213, 57, 4154444495], // and a longer count
  [666, 97, 1772017845], // many blocks, of two lengths
])('a link of %i letters is a code of %i squares a side, the same as elsewhere', (letters, size, known) => {
  const rows = rowsOf(LINK.slice(0, letters));
  expect(rows).toHaveLength(size);
  expect(sum(rows)).toBe(known);
});

/** The codewords of the smallest code, read back along its columns; its format tells the mask. */
function wordsOf(squares: boolean[][]): number[] {
  const size = squares.length;
  const isFixed = (x: number, y: number) =>
    (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8) || x === 6 || y === 6;
  const [four, two, one] = [2, 3, 4].map((x) => Number(squares[8]![x])) as [number, number, number];
  const mask = 4 * (four ^ 1) + 2 * two + (one ^ 1); // the norm turns these bits over
  const masks = [
    (x: number, y: number) => (x + y) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ];
  const bits: number[] = [];
  for (const right of [20, 18, 16, 14, 12, 10, 8, 5, 3, 1]) {
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (!isFixed(x, y)) bits.push(Number(squares[y]![x] !== (masks[mask]!(x, y) === 0)));
    }
  }
  return Array.from({ length: 26 }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2));
}

test('a text that leaves room is filled up with the two words of the norm', () => {
  const words = wordsOf(squaresOf('htt')).slice(0, 16);
  const pads = [0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec];
  expect(words).toEqual([0x40, 0x36, 0x87, 0x47, 0x40, ...pads]);
});

test('a path has a white rim of four squares', () => {
  const { size, path } = pathOf('htt');
  expect(size).toBe(21 + 8);
  expect(path).toMatch(/^M4 4h7v1h-7z/);
});

test('what no code can hold is refused', () => {
  expect(() => squaresOf('x'.repeat(2332))).toThrow('2332 bytes');
  expect(squaresOf('x'.repeat(2331))).toHaveLength(177);
});
