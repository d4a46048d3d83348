// What grows on a head: horns, antlers, frills, ears, crests, beards and whiskers.
import { angleOf, from, smooth, Tube, type Point } from '../../../drawing/geometry.ts';
import { INK, TOOTH, type Coat } from './palette.ts';
import type { Sketch } from './sketch.ts';

export type Horns = 'none' | 'swept' | 'ram' | 'straight' | 'antlers' | 'nose' | 'lyre' | 'stubs' | 'brow' | 'knobs';
export type Trim = 'none' | 'frill' | 'ears' | 'plume' | 'mane' | 'antennae' | 'fins' | 'comb' | 'hood' | 'lure';
export type Chin = 'none' | 'beard' | 'whiskers' | 'tusks' | 'fangs' | 'barbels' | 'wattle';

export interface Crown {
  horns: Horns;
  size: number; // of the horns, 1 is usual
  trim: Trim;
  chin: Chin;
}

type Place = (p: Point) => Point;

const HORNS: Readonly<Record<Horns, readonly (readonly Point[])[]>> = {
  none: [],
  stubs: [[[0.08, 0.32], [0.03, 0.46], [0, 0.52]]],
  knobs: [[[0.1, 0.34], [0.08, 0.5], [0.1, 0.58]], [[0.28, 0.36], [0.3, 0.44], [0.32, 0.48]]],
  swept: [[[0.06, 0.3], [-0.22, 0.46], [-0.55, 0.5], [-0.86, 0.66]]],
  straight: [[[0.1, 0.32], [0.02, 0.62], [-0.08, 1]]],
  lyre: [[[0.08, 0.32], [-0.16, 0.6], [-0.06, 0.86], [-0.22, 1.14]]],
  ram: [[[0.06, 0.32], [-0.24, 0.44], [-0.44, 0.2], [-0.36, -0.12], [-0.1, -0.14], [-0.02, 0.04]]],
  nose: [[[0.8, 0.2], [0.84, 0.4], [0.98, 0.58]], [[0.1, 0.33], [0, 0.44], [-0.1, 0.52]]],
  brow: [[[0.34, 0.32], [0.52, 0.5], [0.8, 0.62]], [[0.04, 0.32], [-0.1, 0.5], [-0.3, 0.6]]],
  antlers: [
    [[0.06, 0.32], [-0.12, 0.6], [-0.1, 0.9], [-0.26, 1.2]],
    [[-0.08, 0.55], [0.1, 0.68], [0.16, 0.86]],
    [[-0.1, 0.78], [-0.32, 0.88], [-0.4, 1.04]],
    [[-0.1, 0.9], [0.06, 1], [0.1, 1.16]],
  ],
};

const THICK: Readonly<Record<Horns, number>> = { none: 0, stubs: 0.07, knobs: 0.06, swept: 0.085, straight: 0.07, lyre: 0.07, ram: 0.12, nose: 0.085, brow: 0.07, antlers: 0.055 };

export function crown(sketch: Sketch, { horns, size, trim, chin }: Crown, place: Place, coat: Coat, when: 'behind' | 'before', scale: number): void {
  if (when === 'behind') {
    grow(sketch, horns, size, (p) => place([p[0] + 0.1, p[1] - 0.01]), coat.far, scale);
    TRIMS[trim]?.(sketch, place, coat, scale);
    if (chin === 'beard') beard(sketch, place, coat);
  } else {
    grow(sketch, horns, size, place, coat.horn, scale);
    NEAR[trim]?.(sketch, place, coat, scale);
    CHINS[chin]?.(sketch, place, coat, scale);
  }
}

function grow(sketch: Sketch, horns: Horns, size: number, place: Place, colour: string, scale: number): void {
  for (const line of HORNS[horns]) {
    const root = line[0] ?? [0, 0];
    const sized = line.map(([x, y]): Point => [root[0] + (x - root[0]) * size, root[1] + (y - root[1]) * size]);
    const thick = THICK[horns] * (0.6 + size * 0.4);
    const nodes = sized.map((p, i) => [...place(p), thick * scale * (1 - i / (sized.length - 0.7))] as const);
    const tube = new Tube(nodes, 4);
    sketch.part(tube.strip(1, -1), colour, 0.9);
    if (horns !== 'antlers') for (let t = 0.15; t < 0.75; t += 0.15) sketch.fineHair([tube.at(t, -1), tube.at(t + 0.03, 0.4)], 0.5, INK);
  }
}

/** A leaf from its root to a tip, as wide as told. */
export function leaf(root: Point, angle: number, size: number, wide: number): Point[] {
  const side = (u: number, w: number): Point => from(from(root, angle, size * u), angle + 90, w);
  return [root, side(0.25, wide * 0.8), side(0.55, wide), side(0.85, wide * 0.55), side(1, 0), side(1, 0), side(0.85, -wide * 0.45), side(0.55, -wide), side(0.25, -wide * 0.8)];
}

function fan(sketch: Sketch, place: Place, coat: Coat, tips: readonly Point[], root: Point, colour: string): void {
  const dip = tips.flatMap((p, i) => {
    const next = tips[i + 1];
    return next ? [p, p, [(p[0] + next[0]) * 0.4 + root[0] * 0.2, (p[1] + next[1]) * 0.4 + root[1] * 0.2] as Point] : [p, p];
  });
  const shape = [root, ...dip, [root[0], root[1] - 0.2] as Point].map(place);
  sketch.part(shape, colour, 0.8);
  for (const tip of tips) sketch.ink([place(root), place(tip)], 0.8, coat.vein, 'end');
}

type Draw = (sketch: Sketch, place: Place, coat: Coat, scale: number) => void;

const TRIMS: Partial<Record<Trim, Draw>> = {
  frill: (sketch, place, coat) => fan(sketch, place, coat, [[0.1, 0.74], [-0.2, 0.72], [-0.46, 0.54], [-0.6, 0.24], [-0.58, -0.1], [-0.42, -0.4]], [0, 0.08], coat.membrane),
  hood: (sketch, place, coat) => {
    const shape: Point[] = [[0.1, 0.3], [-0.1, 0.62], [-0.5, 0.74], [-0.95, 0.6], [-1.3, 0.2], [-1.2, -0.2], [-0.9, -0.62], [-0.4, -0.66], [-0.02, -0.34]];
    sketch.part(shape.map(place), coat.membrane, 1.1);
    for (const [x, y] of [[-0.45, 0.4], [-0.5, -0.38]] as const) sketch.wash(Array.from({ length: 10 }, (_, i) => place([x + Math.cos(i * 0.63) * 0.14, y + Math.sin(i * 0.63) * 0.14])), coat.mark, 0.8);
  },
  plume: (sketch, place, coat, scale) => {
    [150, 132, 116, 168, 184].forEach((angle, i) => {
      const root = place([0.06 - i * 0.03, 0.3 - i * 0.03]);
      const turn = angleOf(place([0, 0]), place([1, 0]));
      const shape = leaf(root, angle + turn, scale * (0.72 - Math.abs(i - 1) * 0.07), scale * 0.085);
      sketch.part(shape, i % 2 ? coat.accent : coat.membrane, 0.7);
    });
  },
  mane: (sketch, place, coat, scale) => {
    const turn = angleOf(place([0, 0]), place([1, 0]));
    const locks: readonly (readonly [x: number, y: number, angle: number, size: number])[] = [
      [-0.2, -0.2, 236, 0.62], [-0.24, -0.06, 214, 0.74], [-0.1, -0.22, 252, 0.5], [-0.24, 0.06, 194, 0.8], [-0.2, 0.16, 176, 0.78], [-0.1, 0.24, 160, 0.72], [0, 0.28, 142, 0.6], [0.08, 0.3, 122, 0.46], [-0.16, 0, 204, 0.56], [-0.12, 0.14, 184, 0.54],
    ];
    locks.forEach(([x, y, angle, size], i) => {
      const root = place([x, y]);
      const wind = i % 2 ? 12 : -10;
      const side = (u: number, w: number): Point => from(from(root, angle + turn + wind * u, scale * size * u), angle + turn + 90, scale * w);
      const shape = [side(0, 0.08), side(0.3, 0.13), side(0.65, 0.09), side(1, -0.05), side(1, -0.05), side(0.65, -0.06), side(0.3, -0.1), side(0, -0.08)];
      sketch.part(shape, i % 3 === 1 ? coat.membrane : coat.accent, 0.75);
      sketch.fineHair([side(0.1, 0.02), side(0.5, 0.04), side(0.9, -0.02)], 0.5, INK);
    });
  },
  fins: (sketch, place, coat) => fan(sketch, place, coat, [[-0.1, 0.66], [-0.42, 0.58], [-0.62, 0.34], [-0.56, 0.06]], [0.04, 0.14], coat.membrane),
};

const NEAR: Partial<Record<Trim, Draw>> = {
  ears: (sketch, place, coat) => {
    const shape: Point[] = [[0.08, 0.26], [0.04, 0.46], [-0.16, 0.64], [-0.4, 0.72], [-0.4, 0.72], [-0.3, 0.46], [-0.1, 0.22]];
    sketch.body(shape.map(place), coat.base);
    sketch.wash(([[0.02, 0.32], [-0.12, 0.54], [-0.34, 0.67], [-0.22, 0.44], [-0.06, 0.28]] as Point[]).map(place), coat.membrane, 0.8);
    sketch.ink(smooth(shape.map(place), 3), 1, INK);
  },
  antennae: (sketch, place, coat, scale) => {
    for (const lean of [0, 0.16]) {
      const line = smooth(([[0.2 + lean, 0.34], [0.26 + lean, 0.7], [0.5 + lean, 0.92], [0.7 + lean, 0.86]] as Point[]).map(place));
      const tip = place([0.7 + lean, 0.86]);
      sketch.ink(line, 1.2, INK, 'even');
      sketch.body(Array.from({ length: 8 }, (_, i) => from(tip, i * 45, scale * 0.07)), coat.accent);
    }
  },
  comb: (sketch, place, coat) => {
    const shape: Point[] = [[-0.2, 0.2], [-0.3, 0.5], [-0.3, 0.5], [-0.1, 0.46], [-0.08, 0.68], [-0.08, 0.68], [0.1, 0.52], [0.2, 0.7], [0.2, 0.7], [0.3, 0.5], [0.46, 0.56], [0.46, 0.56], [0.42, 0.26]];
    sketch.part(shape.map(place), coat.accent, 0.9);
  },
  lure: (sketch, place, coat, scale) => {
    const tip = place([0.95, 0.78]);
    sketch.ink(smooth(([[0.1, 0.34], [0.2, 0.8], [0.6, 1], [0.95, 0.78]] as Point[]).map(place)), 1.4, INK, 'even');
    sketch.wash(Array.from({ length: 10 }, (_, i) => from(tip, i * 36, scale * 0.26)), '#fff3a8', 0.6);
    sketch.body(Array.from({ length: 10 }, (_, i) => from(tip, i * 36, scale * 0.11)), coat.eye);
  },
};

const CHINS: Partial<Record<Chin, Draw>> = {
  whiskers: (sketch, place) => {
    sketch.ink(smooth(([[0.94, 0.06], [1.2, -0.1], [1.3, -0.5], [1.1, -0.86]] as Point[]).map(place)), 1.3, INK, 'end');
    sketch.ink(smooth(([[0.94, 0.08], [1.3, 0.1], [1.6, -0.14], [1.72, -0.5]] as Point[]).map(place)), 1.3, INK, 'end');
  },
  barbels: (sketch, place) => {
    for (const x of [0.55, 0.72]) sketch.ink(smooth(([[x, -0.16], [x + 0.04, -0.34], [x - 0.04, -0.5]] as Point[]).map(place)), 1.3, INK, 'end');
  },
  tusks: (sketch, place, coat, scale) => {
    const tube = new Tube(([[0.52, -0.06], [0.74, -0.44], [1.16, -0.52], [1.52, -0.26], [1.6, 0.12]] as Point[]).map((p, i) => [...place(p), scale * 0.09 * (1 - i / 4.2)] as const), 4);
    proboscis(sketch, place, coat, scale);
    sketch.part(tube.strip(1, -1), coat.horn, 0.9);
  },
  fangs: (sketch, place) => {
    for (const x of [0.84, 0.56]) sketch.part(([[x, 0], [x - 0.05, -0.26], [x - 0.12, -0.01]] as Point[]).map(place), TOOTH, 0.7, true);
  },
  wattle: (sketch, place, coat) => {
    const shape = ([[0.5, -0.2], [0.56, -0.42], [0.4, -0.58], [0.24, -0.44], [0.2, -0.24]] as Point[]).map(place);
    sketch.part(shape, coat.accent, 0.9);
  },
};

/** The nose of a mammoth, which hangs, and curls where it ends. */
function proboscis(sketch: Sketch, place: Place, coat: Coat, scale: number): void {
  const line: Point[] = [[0.72, 0.1], [0.98, 0], [1.1, -0.36], [1.06, -0.78], [1.2, -1.08], [1.42, -1.06], [1.46, -0.86]];
  const tube = new Tube(line.map((p, i) => [...place(p), scale * (0.2 - i * 0.022)] as const), 4);
  sketch.part(tube.strip(1, -1), coat.base, 1);
  for (let t = 0.16; t < 0.92; t += 0.08) sketch.ink([tube.at(t, 0.9), tube.at(t + 0.015, 0), tube.at(t, -0.9)], 0.6, coat.shade);
}

function beard(sketch: Sketch, place: Place, coat: Coat): void {
  const shape = ([[0.75, -0.14], [0.74, -0.4], [0.6, -0.62], [0.6, -0.62], [0.52, -0.42], [0.4, -0.58], [0.4, -0.58], [0.3, -0.2]] as Point[]).map(place);
  sketch.part(shape, coat.accent, 0.8);
}
