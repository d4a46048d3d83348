// A text as a QR code (ISO/IEC 18004): bytes, error correction level M, the smallest version that holds them, and the mask
// with the least penalty. Drawn here, so that no server reads what a link holds and none is needed.

// By version, from 1: codewords of error correction in a block, and blocks.
const CORRECTION = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
];
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35,
  37, 38, 40, 43, 45, 47, 49,
];
const LEVEL_M = 0;
const RIM = 4;

type Squares = boolean[][];
type Mask = (x: number, y: number) => boolean;

const MASKS: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The dark squares, row by row, without a rim. Throws for what no code can hold. */
export function squaresOf(text: string): Squares {
  const bytes = new TextEncoder().encode(text);
  const version = CORRECTION.findIndex((_, i) => bytes.length * 8 + 4 + lengthBits(i + 1) <= room(i + 1) * 8) + 1;
  if (version === 0) throw new RangeError(`${bytes.length} bytes are too many for a code`);
  const words = interleaved(codewords(bytes, version), version);
  let best: { squares: Squares; penalty: number } | null = null;
  for (const [n, mask] of MASKS.entries()) {
    const squares = drawn(words, version, n, mask);
    const found = { squares, penalty: penaltyOf(squares) };
    if (!best || found.penalty < best.penalty) best = found;
  }
  return best!.squares;
}

/** The same as a path in a box of `size` units, which has the white rim in it. */
export function pathOf(text: string): { size: number; path: string } {
  const squares = squaresOf(text);
  const runs = squares.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ].map(({ index, 0: { length } }) => `M${index + RIM} ${y + RIM}h${length}v1h-${length}z`),
  );
  return { size: squares.length + 2 * RIM, path: runs.join('') };
}

// --- data ------------------------------------------------------------------------------------------------------------

const lengthBits = (version: number) => (version < 10 ? 8 : 16);

/** Squares of a version that hold data and error correction. */
function capacity(version: number): number {
  let squares = (16 * version + 128) * version + 64;
  if (version > 1) {
    const across = Math.floor(version / 7) + 2;
    squares -= (25 * across - 10) * across - 55;
    if (version > 6) squares -= 36;
  }
  return squares;
}

const wordsIn = (version: number) => Math.floor(capacity(version) / 8);

/** Codewords that are left for data. */
function room(version: number): number {
  return wordsIn(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, n: number) => {
    for (let i = n - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4); // bytes
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const whole = room(version) * 8;
  put(0, Math.min(4, whole - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < whole; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: whole / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((word, bit) => 2 * word + bit, 0),
  );
}

/** Blocks with their error correction, the first word of each, then the second, and so on. */
function interleaved(data: number[], version: number): number[] {
  const blocks = BLOCKS[version - 1]!;
  const correction = CORRECTION[version - 1]!;
  const short = Math.floor(data.length / blocks);
  const longs = data.length % blocks; // the last blocks hold one word more
  const generator = generatorOf(correction);
  const parts: number[][] = [];
  let at = 0;
  for (let i = 0; i < blocks; i++) {
    const n = short + (i >= blocks - longs ? 1 : 0);
    parts.push(data.slice(at, at + n));
    at += n;
  }
  const checks = parts.map((part) => remainder(part, generator));
  const columns = (rows: number[][], n: number) =>
    Array.from({ length: n }, (_, i) => rows.flatMap((row) => (i < row.length ? [row[i]!] : []))).flat();
  return [...columns(parts, short + 1), ...columns(checks, correction)];
}

/** A product in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

function generatorOf(degree: number): number[] {
  const found = Array<number>(degree - 1)
    .fill(0)
    .concat(1);
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) found[j] = times(found[j]!, root) ^ (found[j + 1] ?? 0);
    root = times(root, 2);
  }
  return found;
}

function remainder(data: number[], generator: number[]): number[] {
  const found = generator.map(() => 0);
  for (const word of data) {
    const factor = word ^ found.shift()!;
    found.push(0);
    generator.forEach((part, i) => (found[i] = found[i]! ^ times(part, factor)));
  }
  return found;
}

// --- squares ---------------------------------------------------------------------------------------------------------

function drawn(words: number[], version: number, n: number, mask: Mask): Squares {
  const size = 4 * version + 17;
  const squares: Squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    squares[y]![x] = dark;
    fixed[y]![x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const ring = (x: number, y: number, far: number, light: readonly number[]) => {
    for (let dy = -far; dy <= far; dy++)
      for (let dx = -far; dx <= far; dx++) set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    ring(x, y, 4, [2, 4]);
  const places = alignments(version, size);
  const last = places.length - 1;
  places.forEach((x, i) =>
    places.forEach((y, j) => {
      const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!isCorner) ring(x, y, 2, [1]);
    }),
  );
  putFormat(n, size, set);
  if (version > 6) putVersion(version, size, set);
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5; // the column of the timing pattern
    const upwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue;
        const dark = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        squares[y]![x] = (dark === 1) !== mask(x, y);
        bit++;
      }
    }
  }
  return squares;
}

function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  const n = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((4 * version + 4) / (2 * n - 2)) * 2;
  return [6, ...Array.from({ length: n - 1 }, (_, i) => size - 7 - (n - 2 - i) * step)];
}

type Set = (x: number, y: number, dark: boolean) => void;

function putFormat(mask: number, size: number, set: Set): void {
  const data = (LEVEL_M << 3) | mask;
  const bits = ((data << 10) | checked(data, 10, 0x537)) ^ 0x5412;
  const dark = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i < 6; i++) set(8, i, dark(i));
  set(8, 7, dark(6));
  set(8, 8, dark(7));
  set(7, 8, dark(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, dark(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, dark(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, dark(i));
  set(8, size - 8, true);
}

function putVersion(version: number, size: number, set: Set): void {
  const bits = (version << 12) | checked(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >> i) & 1) === 1;
    set(size - 11 + (i % 3), Math.floor(i / 3), dark);
    set(Math.floor(i / 3), size - 11 + (i % 3), dark);
  }
}

/** The check bits of a BCH code. */
function checked(data: number, n: number, polynomial: number): number {
  let rest = data;
  for (let i = 0; i < n; i++) rest = (rest << 1) ^ ((rest >> (n - 1)) * polynomial);
  return rest;
}

// --- the mask ---------------------------------------------------------------------------------------------------------

/** How hard the squares are to read: long runs, blocks, what looks like a corner mark, too much of one colour. */
function penaltyOf(squares: Squares): number {
  const size = squares.length;
  const lines = [
    ...squares.map((row) => row.map(Number).join('')),
    ...squares.map((_, x) => squares.map((row) => Number(row[x])).join('')),
  ];
  let penalty = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) {
      const part = line.slice(i, i + 11);
      if (part === '10111010000' || part === '00001011101') penalty += 40;
    }
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = squares[y]![x];
      if (dark === squares[y]![x - 1] && dark === squares[y - 1]![x] && dark === squares[y - 1]![x - 1]) penalty += 3;
    }
  const darks = squares.flat().filter(Boolean).length;
  return penalty + 10 * Math.floor(Math.abs((20 * darks) / size ** 2 - 10));
}
