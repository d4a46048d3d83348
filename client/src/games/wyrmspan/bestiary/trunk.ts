// The trunk from the tip of the tail to the head: coat, belly, markings, what stands on its back and ends its tail.
import { angleOf, from, mix, smooth, type Point, type Tube } from '../../../drawing/geometry.ts';
import { leaf } from './crown.ts';
import { INK, type Coat } from './palette.ts';
import type { Sketch } from './sketch.ts';

export type Ridge = 'none' | 'spikes' | 'sail' | 'plates' | 'mane' | 'fins' | 'knobs' | 'tufts';
export type Tail = 'point' | 'spade' | 'fan' | 'tuft' | 'club' | 'barb' | 'leaf' | 'fluke' | 'brush' | 'plume' | 'sting' | 'rattle';
export type Marking = 'plain' | 'stripes' | 'spots' | 'scales' | 'rings' | 'saddle' | 'mosaic' | 'stars';

export interface Trunk {
  tube: Tube;
  ridge: Ridge;
  tall: number; // of the ridge, in radii of the trunk
  from: number; // where along the trunk the ridge begins and ends
  to: number;
  count: number;
  tail: Tail;
  tip: number; // size of what ends the tail
  marking: Marking;
  plated: boolean; // a belly of plates
  pieces: number; // a coiled trunk is painted in pieces, so that it lies over itself
}

export function trunk(sketch: Sketch, t: Trunk, coat: Coat): void {
  tailTip(sketch, t, coat);
  for (let i = 0; i < t.pieces; i++) {
    const [a, b] = [i / t.pieces, (i + 1) / t.pieces];
    // A little more on both sides hides the seams.
    piece(sketch, t, coat, Math.max(0, a - 0.004), Math.min(1, b + 0.004));
  }
}

function piece(sketch: Sketch, t: Trunk, coat: Coat, a: number, b: number): void {
  const { tube } = t;
  ridge(sketch, t, coat, a, b);
  sketch.body(tube.strip(1, -1, a, b), coat.base);
  if (t.plated) {
    sketch.wash(tube.strip(-0.42, -1, a, b), coat.belly);
    const steps = Math.max(1, Math.round((b - a) * (sketch.fine ? 46 : 30)));
    for (let i = 0; i <= steps; i++) {
      const u = mix(a, b, i / steps);
      if (u > 0.05) sketch.hair([tube.at(u, -0.44), tube.at(u + 0.006, -0.72), tube.at(u - 0.004, -0.98)], 0.5, coat.shade, 0.7);
    }
  } else sketch.wash(tube.strip(-0.55, -1, a, b), coat.belly, 0.8);
  sketch.wash(tube.strip(1, (u) => 0.42 + 0.12 * Math.sin(u * 21), a, b), coat.back, 0.72);
  sketch.wash(tube.strip(1, (u) => 0.72 + 0.08 * Math.sin(u * 33), a, b), coat.shade, 0.3);
  sketch.wash(tube.strip((u) => -0.62 + 0.07 * Math.sin(u * 17), -1, a, b), coat.shade, 0.34);
  // Where the paper was left dry, and where another colour has run in.
  sketch.wash(tube.strip((u) => 0.34 + 0.05 * Math.sin(u * 29), (u) => 0.1 + 0.08 * Math.sin(u * 23 + 2), a + (b - a) * 0.06, b - (b - a) * 0.06), '#fff', 0.2);
  if (t.pieces === 1) for (const u of [0.24, 0.44, 0.6, 0.78]) sketch.wash(tube.strip((k) => 0.5 * Math.sin(Math.PI * k) + 0.2, (k) => 0.2 - 0.6 * Math.sin(Math.PI * k), u, u + 0.09), coat.accent, 0.2);
  else sketch.wash(tube.strip((k) => 0.1 + 0.4 * Math.sin(Math.PI * k), (k) => 0.1 - 0.5 * Math.sin(Math.PI * k), a, b), coat.accent, 0.16);
  MARK[t.marking](sketch, t, coat, a, b);
  const hatches = Math.round((b - a) * 70);
  for (let i = 0; i < hatches; i++) {
    const u = mix(a, b, (i + 0.5) / hatches);
    sketch.fineHair([tube.at(u, -0.96), tube.at(u + 0.006, -0.66 + 0.12 * Math.sin(i * 2.4))], 0.45, INK, 0.45);
  }
  if (sketch.fine) {
    // Pigment gathers at the edges of a wash, and the pen has dotted what lies in shadow.
    sketch.ink(tube.edge(0.9, a, b), 2.2, coat.shade, 'both', 0.4);
    sketch.ink(tube.edge(-0.88, a, b), 2.6, coat.shade, 'both', 0.4);
    const dots = Math.round((b - a) * 190);
    sketch.stipple(Array.from({ length: dots }, (_, i) => tube.at(mix(a, b, (i * 0.618) % 1), i % 3 ? mix(-0.3, -0.92, ((i * 0.755) % 1) ** 0.6) : mix(0.5, 0.95, (i * 0.57) % 1))), INK);
  }
  for (const [side, width] of [[1, 1.1], [-1, 1.4]] as const)
    for (const line of tube.contour(side, a, b)) sketch.ink(line, width, INK, t.pieces > 1 ? 'even' : 'both');
}

type Mark = (sketch: Sketch, t: Trunk, coat: Coat, a: number, b: number) => void;

const every = (a: number, b: number, count: number, each: (u: number, i: number) => void): void => {
  for (let i = Math.ceil(a * count); i < b * count; i++) each(i / count, i);
};

const scales: Mark = (sketch, { tube }, coat, a, b) => {
  every(a, b, sketch.fine ? 60 : 34, (u, i) => {
    for (const side of sketch.fine ? [0.75, 0.35, -0.05] : [0.6, 0.1]) {
      const at = u + ((i % 2) * 0.5 * side) / 60;
      if (tube.radius(at) < 2) continue;
      sketch.hair([tube.at(at, side + 0.15), tube.at(at - 0.014, side), tube.at(at, side - 0.16)], 0.5, coat.shade, 0.75);
    }
  });
};

const MARK: Readonly<Record<Marking, Mark>> = {
  plain: (sketch, t, coat, a, b) => {
    if (sketch.fine) scales(sketch, t, coat, a, b);
  },
  scales,
  stripes: (sketch, { tube }, coat, a, b) =>
    every(a, b, 24, (u, i) => {
      const [down, wide] = [-0.1 - 0.3 * (i % 2), 0.011];
      sketch.wash([tube.at(u - wide, 0.99), tube.at(u + wide, 0.99), tube.at(u + wide * 0.6, 0.4), tube.at(u, down), tube.at(u, down), tube.at(u - wide * 0.8, 0.4)], coat.mark, 0.8);
    }),
  rings: (sketch, { tube }, coat, a, b) =>
    every(a, b, 20, (u, i) => {
      if (u < 0.55 || i % 3 === 0) sketch.wash(tube.strip(0.98, -0.98, u, Math.min(1, u + 0.022)), coat.mark, 0.75);
    }),
  spots: (sketch, { tube }, coat, a, b) =>
    every(a, b, 30, (u, i) => {
      const [side, r] = [[0.62, 0.15, 0.4, -0.1][i % 4] ?? 0, tube.radius(u) * (0.17 + 0.06 * (i % 3))];
      if (r > 0.5) sketch.wash(Array.from({ length: 7 }, (_, k) => from(tube.at(u, side), k * 51, r * (0.85 + 0.3 * ((k + i) % 2)))), coat.mark, 0.75);
    }),
  saddle: (sketch, { tube }, coat, a, b) =>
    every(a, b, 11, (u) => sketch.wash(tube.strip(1, (k) => 0.75 - 0.7 * Math.sin(Math.PI * k), u, Math.min(1, u + 0.065)), coat.mark, 0.72)),
  mosaic: (sketch, { tube }, coat, a, b) =>
    every(a, b, 34, (u, i) => {
      [0.7, 0.22].forEach((side, k) => {
        const r = tube.radius(u) * 0.22;
        const p = tube.at(u + k * 0.014, side);
        if (r > 0.6) sketch.wash([0, 90, 180, 270].map((turn) => from(p, turn + tube.angle(u), r)), [coat.mark, coat.accent, coat.membrane][(i + k) % 3] ?? coat.mark, 0.9, true);
      });
    }),
  stars: (sketch, { tube }, _, a, b) =>
    every(a, b, 26, (u, i) => {
      const r = tube.radius(u) * (0.16 + 0.1 * (i % 3));
      const p = tube.at(u, [0.5, -0.1, 0.2, 0.66][i % 4] ?? 0);
      if (r > 0.5) sketch.wash(Array.from({ length: 8 }, (_, k) => from(p, k * 45 + 90, k % 2 ? r * 0.34 : r * 1.25)), '#fff6c9', 0.95, true);
    }),
};

function ridge(sketch: Sketch, t: Trunk, coat: Coat, a: number, b: number): void {
  const { tube, tall, count } = t;
  if (t.ridge === 'none' || tall === 0) return;
  const height = (u: number): number => tall * Math.max(1.2, tube.radius(u)) * mix(0.55, 1, Math.sin(Math.PI * Math.max(0, Math.min(1, (u - t.from) / (t.to - t.from)))));
  if (t.ridge === 'sail' || t.ridge === 'fins') {
    const [lo, hi] = [Math.max(a, t.from), Math.min(b, t.to)];
    if (lo >= hi) return;
    const rays = Math.max(2, Math.round(((hi - lo) / (t.to - t.from)) * count));
    const tips = Array.from({ length: rays + 1 }, (_, i) => {
      const u = mix(lo, hi, i / rays);
      return { u, tip: from(tube.at(u, 0.9), tube.angle(u) + 112, height(u) * (t.ridge === 'fins' && i % 2 ? 0.6 : 1)) };
    });
    const top = tips.flatMap(({ tip, u }, i) => {
      const next = tips[i + 1];
      return next ? [tip, tip, tube.at((u + next.u) / 2, 1, height(u) * 0.62)] : [tip, tip];
    });
    sketch.body([...top, ...tube.edge(0.8, lo, hi).reverse()], coat.membrane);
    sketch.ink(top, 0.8, INK);
    for (const { u, tip } of tips) sketch.ink([tube.at(u, 0.9), tip], 0.8, coat.vein, 'end');
    return;
  }
  const step = (t.to - t.from) / count;
  for (let i = 0; i < count; i++) {
    const u = t.from + i * step;
    if (u < a || u >= b) continue;
    const [p, q] = [tube.at(u, 0.82), tube.at(Math.min(1, u + step * 0.86), 0.82)];
    const lean = angleOf(p, q);
    const h = height(u);
    const foot: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    if (t.ridge === 'spikes') {
      const tip = from(p, lean + 108, h * 1.15);
      const shape = [p, from(p, lean + 70, h * 0.55), tip, tip, from(q, lean + 112, h * 0.28), q];
      sketch.part(shape, i % 2 ? coat.accent : coat.horn, 0.85);
    } else if (t.ridge === 'plates') {
      const shape = [p, from(p, lean + 98, h * 0.75), from(foot, lean + 96, h * 1.25), from(foot, lean + 96, h * 1.25), from(q, lean + 82, h * 0.75), q];
      sketch.body(shape, coat.accent);
      sketch.wash([foot, from(foot, lean + 96, h * 1.2), from(q, lean + 82, h * 0.7), q], coat.shade, 0.3);
      sketch.ink(smooth(shape, 2), 0.95, INK);
    } else if (t.ridge === 'knobs') {
      const shape = Array.from({ length: 9 }, (_, k) => from(foot, lean + k * 22.5, h * 0.62));
      sketch.part(shape, coat.back, 0.9);
    } else {
      const tip = from(foot, lean + (t.ridge === 'mane' ? 142 : 118) + (i % 2) * 14, h * 1.3);
      const shape = [p, from(p, lean + 100, h * 0.6), tip, tip, from(q, lean + 120, h * 0.6), q];
      sketch.part(shape, t.ridge === 'mane' ? coat.accent : coat.back, 0.8);
    }
  }
}

function tailTip(sketch: Sketch, { tube, tail, tip: size }: Trunk, coat: Coat): void {
  const at = tube.at(0.012);
  const angle = angleOf(tube.at(0.05), tube.at(0));
  const side = (u: number, s: number): Point => from(from(at, angle, size * u), angle + 90, size * s);
  const shape = (points: readonly Point[], colour: string): void => {
    sketch.part(points, colour, 1);
  };
  if (tail === 'spade') shape([side(-0.1, 0.06), side(0.1, 0.46), side(0.1, 0.46), side(0.5, 0.3), side(1, 0), side(1, 0), side(0.5, -0.3), side(0.1, -0.46), side(0.1, -0.46), side(-0.1, -0.06)], coat.accent);
  else if (tail === 'barb') shape([side(-0.1, 0.07), side(-0.1, 0.4), side(-0.1, 0.4), side(0.4, 0.16), side(1.1, 0), side(1.1, 0), side(0.4, -0.16), side(-0.1, -0.4), side(-0.1, -0.4), side(-0.1, -0.07)], coat.horn);
  else if (tail === 'club') {
    for (const turn of [70, 20, -20, -70]) shape(leaf(from(at, angle, size * 0.2), angle + turn, size * 0.7, size * 0.12), coat.horn);
    shape(Array.from({ length: 10 }, (_, i) => from(from(at, angle, size * 0.2), i * 36, size * 0.4)), coat.back);
  } else if (tail === 'fan' || tail === 'fluke') {
    const turns = tail === 'fan' ? [-56, -28, 0, 28, 56] : [-62, -40, 40, 62];
    const tips = turns.map((turn) => from(at, angle + turn, size * (tail === 'fan' ? 1 : 1.15)));
    const edge = tips.flatMap((p, i) => {
      const next = tips[i + 1];
      return next ? [p, p, from(at, angle + ((turns[i] ?? 0) + (turns[i + 1] ?? 0)) / 2, size * (tail === 'fan' ? 0.78 : i === 1 ? 0.4 : 0.95))] : [p, p];
    });
    shape([side(-0.15, -0.08), ...edge, side(-0.15, 0.08)], coat.membrane);
    for (const p of tips) sketch.ink([at, p], 0.8, coat.vein, 'end');
  } else if (tail === 'plume') {
    for (const [turn, long] of [[-30, 0.9], [30, 0.9], [-14, 1.15], [14, 1.15], [0, 1.4]] as const) {
      shape(leaf(at, angle + turn, size * long, size * 0.13), turn % 4 ? coat.membrane : coat.accent);
      const eye = from(at, angle + turn, size * long * 0.78);
      sketch.wash(Array.from({ length: 8 }, (_, i) => from(eye, i * 45, size * 0.07)), coat.mark);
    }
  } else if (tail === 'tuft' || tail === 'brush') {
    const k = tail === 'brush' ? 1.5 : 1;
    const w = tail === 'brush' ? 0.42 : 0.28;
    shape([side(-0.3 * k, 0.05), side(0, w * 0.8), side(0.4 * k, w), side(0.62 * k, w * 0.9), side(0.62 * k, w * 0.9), side(0.66 * k, w * 0.4), side(1.05 * k, 0), side(1.05 * k, 0), side(0.6 * k, -w * 0.5), side(0.55 * k, -w), side(0.55 * k, -w), side(0.2, -w * 0.9), side(-0.3 * k, -0.05)], tail === 'brush' ? coat.belly : coat.accent);
    for (const s of [0.12, 0, -0.12]) sketch.ink([side(0.1, s), side(0.75 * k, s * 1.6)], 0.6, INK, 'end', 0.6);
  } else if (tail === 'leaf') {
    shape(leaf(at, angle, size * 1.2, size * 0.32), coat.membrane);
    sketch.ink([at, side(1.1, 0)], 0.8, coat.vein, 'end');
  } else if (tail === 'sting') {
    shape(Array.from({ length: 10 }, (_, i) => from(from(at, angle, size * 0.2), i * 36, size * 0.34)), coat.back);
    shape([side(0.4, 0.16), side(0.8, 0.04), side(1, -0.34), side(1, -0.34), side(0.6, -0.22), side(0.4, -0.16)], coat.horn);
  } else if (tail === 'rattle') {
    for (let i = 3; i >= 0; i--) shape(Array.from({ length: 9 }, (_, k) => from(from(at, angle, size * 0.24 * i), k * 40, size * (0.24 - i * 0.035))), coat.horn);
  }
}
