// Heads in profile, looking to the right: skull and jaw of several kinds, with eye, nostril, teeth and tongue.
import { between, from, smooth, toward, type Point } from '../../../drawing/geometry.ts';
import { crown, type Crown } from './crown.ts';
import { INK, MOUTH, TOOTH, type Coat } from './palette.ts';
import type { Sketch } from './sketch.ts';

export type Skull = 'dragon' | 'snake' | 'beak' | 'lung' | 'blunt' | 'cat' | 'croc' | 'deer' | 'frog' | 'fish' | 'rex';
export type Mood = 'aggressive' | 'helpful' | 'playful' | 'shy';

interface Profile {
  upper: readonly Point[]; // from the nape over the nose to the corner of the mouth and the throat
  jaw: readonly Point[]; // from its hinge to the tip and back
  eye: Point;
  nose: Point;
  teeth: number;
}

/** In lengths of a head: its joint with the neck is at 0, its nose near 1. A point given twice is a corner. */
const PROFILES: Readonly<Record<Skull, Profile>> = {
  dragon: {
    upper: [[-0.22, 0.2], [-0.02, 0.34], [0.2, 0.37], [0.34, 0.34], [0.42, 0.25], [0.62, 0.19], [0.8, 0.22], [0.93, 0.2], [1.01, 0.1], [1, -0.02], [1, -0.02], [0.86, 0.02], [0.68, -0.03], [0.5, -0.02], [0.24, -0.09], [0.1, -0.22], [-0.12, -0.26], [-0.24, -0.18]],
    jaw: [[0.16, -0.05], [0.45, -0.06], [0.7, -0.05], [0.95, -0.04], [0.95, -0.04], [0.92, -0.13], [0.7, -0.19], [0.4, -0.24], [0.1, -0.3], [-0.06, -0.22]],
    eye: [0.3, 0.19],
    nose: [0.9, 0.12],
    teeth: 5,
  },
  rex: {
    upper: [[-0.25, 0.22], [-0.05, 0.4], [0.2, 0.42], [0.38, 0.42], [0.44, 0.32], [0.66, 0.3], [0.88, 0.27], [1, 0.14], [0.98, -0.03], [0.98, -0.03], [0.74, 0], [0.5, -0.04], [0.2, -0.1], [0.06, -0.26], [-0.14, -0.3], [-0.26, -0.2]],
    jaw: [[0.14, -0.06], [0.45, -0.1], [0.7, -0.08], [0.95, -0.05], [0.95, -0.05], [0.93, -0.2], [0.66, -0.27], [0.36, -0.3], [0.08, -0.36], [-0.08, -0.24]],
    eye: [0.32, 0.25],
    nose: [0.88, 0.16],
    teeth: 7,
  },
  snake: {
    upper: [[-0.22, 0.15], [0, 0.27], [0.22, 0.29], [0.38, 0.24], [0.6, 0.17], [0.85, 0.15], [0.98, 0.07], [0.97, -0.02], [0.97, -0.02], [0.7, -0.02], [0.4, -0.03], [0.14, -0.1], [-0.06, -0.22], [-0.22, -0.15]],
    jaw: [[0.1, -0.04], [0.45, -0.05], [0.75, -0.04], [0.94, -0.03], [0.94, -0.03], [0.88, -0.1], [0.6, -0.15], [0.3, -0.2], [0.02, -0.25], [-0.1, -0.18]],
    eye: [0.36, 0.14],
    nose: [0.9, 0.08],
    teeth: 2,
  },
  beak: {
    upper: [[-0.2, 0.2], [-0.02, 0.38], [0.18, 0.42], [0.36, 0.36], [0.46, 0.26], [0.64, 0.25], [0.82, 0.16], [0.92, 0], [0.9, -0.14], [0.9, -0.14], [0.8, -0.03], [0.6, 0], [0.4, -0.03], [0.22, -0.1], [0.08, -0.24], [-0.12, -0.28], [-0.22, -0.18]],
    jaw: [[0.18, -0.06], [0.5, -0.04], [0.78, -0.06], [0.78, -0.06], [0.66, -0.14], [0.4, -0.2], [0.1, -0.28], [-0.04, -0.22]],
    eye: [0.28, 0.2],
    nose: [0.56, 0.15],
    teeth: 0,
  },
  lung: {
    upper: [[-0.24, 0.2], [-0.04, 0.34], [0.18, 0.36], [0.3, 0.38], [0.4, 0.26], [0.6, 0.2], [0.78, 0.22], [0.88, 0.3], [1.02, 0.27], [1.07, 0.12], [0.98, 0], [0.98, 0], [0.8, 0.03], [0.6, -0.04], [0.4, -0.02], [0.2, -0.1], [0.06, -0.24], [-0.14, -0.28], [-0.26, -0.18]],
    jaw: [[0.14, -0.06], [0.42, -0.07], [0.7, -0.06], [0.93, -0.02], [0.93, -0.02], [0.92, -0.14], [0.7, -0.2], [0.4, -0.26], [0.08, -0.3], [-0.08, -0.2]],
    eye: [0.3, 0.2],
    nose: [0.96, 0.18],
    teeth: 4,
  },
  blunt: {
    upper: [[-0.24, 0.22], [-0.02, 0.38], [0.2, 0.4], [0.36, 0.36], [0.5, 0.28], [0.7, 0.27], [0.86, 0.2], [0.92, 0.06], [0.88, -0.06], [0.88, -0.06], [0.6, -0.06], [0.32, -0.08], [0.1, -0.24], [-0.12, -0.3], [-0.26, -0.2]],
    jaw: [[0.16, -0.08], [0.45, -0.1], [0.7, -0.1], [0.86, -0.08], [0.86, -0.08], [0.82, -0.2], [0.56, -0.26], [0.26, -0.3], [0, -0.3]],
    eye: [0.32, 0.2],
    nose: [0.82, 0.12],
    teeth: 0,
  },
  cat: {
    upper: [[-0.26, 0.22], [-0.06, 0.42], [0.2, 0.48], [0.42, 0.4], [0.52, 0.24], [0.68, 0.2], [0.8, 0.13], [0.8, 0.02], [0.76, -0.05], [0.76, -0.05], [0.56, -0.05], [0.34, -0.06], [0.14, -0.26], [-0.1, -0.32], [-0.28, -0.2]],
    jaw: [[0.18, -0.07], [0.45, -0.1], [0.72, -0.07], [0.72, -0.07], [0.68, -0.18], [0.46, -0.25], [0.2, -0.29], [0, -0.28]],
    eye: [0.38, 0.2],
    nose: [0.77, 0.11],
    teeth: 2,
  },
  croc: {
    upper: [[-0.22, 0.17], [0, 0.28], [0.14, 0.34], [0.26, 0.32], [0.34, 0.2], [0.6, 0.14], [0.9, 0.14], [1.12, 0.2], [1.24, 0.15], [1.26, 0.02], [1.22, -0.04], [1.22, -0.04], [1, 0.02], [0.8, -0.04], [0.6, 0], [0.4, -0.05], [0.18, -0.1], [0.02, -0.24], [-0.14, -0.26], [-0.24, -0.16]],
    jaw: [[0.12, -0.06], [0.5, -0.08], [0.8, -0.06], [1.18, -0.05], [1.18, -0.05], [1.14, -0.13], [0.8, -0.18], [0.4, -0.22], [0.06, -0.28], [-0.1, -0.2]],
    eye: [0.24, 0.22],
    nose: [1.14, 0.13],
    teeth: 8,
  },
  deer: {
    upper: [[-0.24, 0.18], [-0.04, 0.34], [0.16, 0.36], [0.34, 0.31], [0.56, 0.21], [0.78, 0.15], [0.92, 0.13], [1, 0.04], [0.96, -0.07], [0.96, -0.07], [0.76, -0.06], [0.56, -0.07], [0.26, -0.14], [0.06, -0.26], [-0.14, -0.28], [-0.26, -0.18]],
    jaw: [[0.2, -0.08], [0.5, -0.11], [0.76, -0.09], [0.92, -0.08], [0.92, -0.08], [0.84, -0.16], [0.6, -0.18], [0.34, -0.24], [0.06, -0.3]],
    eye: [0.34, 0.17],
    nose: [0.92, 0.06],
    teeth: 0,
  },
  frog: {
    upper: [[-0.3, 0.16], [-0.06, 0.28], [0.12, 0.46], [0.32, 0.48], [0.44, 0.3], [0.66, 0.22], [0.86, 0.14], [0.94, 0.02], [0.88, -0.06], [0.88, -0.06], [0.5, -0.04], [0.1, -0.1], [-0.12, -0.2], [-0.3, -0.22]],
    jaw: [[-0.02, -0.06], [0.4, -0.08], [0.7, -0.08], [0.88, -0.07], [0.88, -0.07], [0.84, -0.2], [0.56, -0.32], [0.2, -0.36], [-0.1, -0.32]],
    eye: [0.24, 0.34],
    nose: [0.84, 0.08],
    teeth: 0,
  },
  fish: {
    upper: [[-0.3, 0.24], [0, 0.34], [0.26, 0.33], [0.5, 0.24], [0.72, 0.12], [0.8, 0], [0.74, -0.07], [0.74, -0.07], [0.5, -0.06], [0.34, -0.1], [0.1, -0.26], [-0.14, -0.34], [-0.3, -0.26]],
    jaw: [[0.26, -0.07], [0.5, -0.1], [0.76, -0.09], [0.76, -0.09], [0.66, -0.18], [0.4, -0.26], [0.1, -0.32]],
    eye: [0.36, 0.12],
    nose: [0.68, 0.08],
    teeth: 0,
  },
};

export interface Head {
  skull: Skull;
  crown: Crown;
  mood: Mood;
  gape: number; // degrees
  eyes: number; // how large, 1 for a grown dragon
  scale: number;
}

/** Draws it at a point of the neck, looking where the angle says. */
export function head(sketch: Sketch, at: Point, angle: number, h: Head, coat: Coat): void {
  const profile = PROFILES[h.skull];
  const place = ([x, y]: Point): Point => {
    const [dx, dy] = toward(angle, h.scale);
    return [at[0] + x * dx - y * dy, at[1] + x * dy + y * dx];
  };
  const drop = -h.gape;
  const hinge = profile.jaw[0] ?? [0, 0];
  const opened = ([x, y]: Point): Point => {
    const [c, s] = toward(drop, 1);
    return [hinge[0] + (x - hinge[0]) * c - (y - hinge[1]) * s, hinge[1] + (x - hinge[0]) * s + (y - hinge[1]) * c];
  };
  const all = (points: readonly Point[]): Point[] => points.map(place);
  const jaw = profile.jaw.map(opened);
  const tip = jaw[Math.floor(jaw.length / 2) - (jaw.length > 9 ? 2 : 1)] ?? hinge;
  const lip = profile.upper.filter((_, i) => profile.upper[i + 1] === undefined || i >= corner(profile.upper));
  crown(sketch, h.crown, place, coat, 'behind', h.scale);
  if (h.gape > 6) {
    const mouth = all([hinge, ...lip.slice(0, 3).reverse(), between(lip[0] ?? hinge, tip, 0.25), between(hinge, tip, 0.85), hinge]);
    sketch.body(mouth, MOUTH);
    const tongue = smooth(all([between(hinge, tip, 0.2), add2(between(hinge, tip, 0.55), 0.05), add2(tip, h.skull === 'snake' ? 0.05 : 0.07), ...(h.skull === 'snake' ? [add2([tip[0] + 0.2, tip[1]], 0.02)] : [])]));
    sketch.ink(tongue, 2.4, '#e0747c', 'end');
  } else sketch.wash(all([hinge, ...lip.slice(0, -3).reverse(), tip, between(hinge, tip, 0.5)]), MOUTH); // nothing shines through between closed lips
  sketch.body(all(jaw), coat.base);
  sketch.wash(all([...jaw.slice(-5), between(hinge, tip, 0.5)]), coat.belly, 0.75);
  sketch.ink(smooth(all(jaw.slice(1)), 3), 1, INK);
  if (h.gape > 6) teeth(sketch, all([between(hinge, tip, 0.35), between(hinge, tip, 0.97)]), Math.ceil(profile.teeth * 0.7), h.scale * 0.09, 90 + angle);
  const upper = all(profile.upper);
  if (profile.teeth && (h.gape > 6 || h.skull === 'croc' || h.skull === 'rex')) {
    const start = lip[0] ?? hinge;
    teeth(sketch, all([[start[0] - 0.03, start[1] + 0.02], [start[0] - 0.45, start[1] + 0.01]]), profile.teeth, -h.scale * (h.skull === 'snake' ? 0.2 : 0.11), 90 + angle);
  }
  sketch.body(upper, coat.base);
  sketch.wash(all([...profile.upper.slice(0, 4), [0.3, 0.26], [0.02, 0.16]]), coat.back, 0.7);
  sketch.wash(all([[0.24, -0.06], [0.44, 0], [0.36, 0.06], [0.12, 0.02], [0, -0.14], [0.08, -0.18]]), coat.shade, 0.28);
  sketch.ink(smooth(upper.slice(0, corner(profile.upper) + 1), 3), 1.25, INK);
  sketch.ink(smooth(all(lip.slice(0, -3)), 3), 0.9, INK, 'end');
  sketch.fineHair(all([[0.14, -0.16], [0.2, 0], [0.12, 0.14]]), 0.5, INK);
  for (let i = 0; i < 4; i++) sketch.fineHair(all([[0.5 + i * 0.09, 0.12], [0.53 + i * 0.09, 0.15]]), 0.45, INK);
  sketch.stipple(Array.from({ length: 22 }, (_, i) => place([-0.1 + 0.5 * ((i * 0.618) % 1), -0.2 + 0.24 * ((i * 0.755) % 1)])), INK);
  sketch.stipple(Array.from({ length: 12 }, (_, i) => place([-0.05 + 0.35 * ((i * 0.618) % 1), 0.2 + 0.12 * ((i * 0.755) % 1)])), INK);
  nostril(sketch, place, profile.nose);
  eye(sketch, place, profile.eye, h, coat);
  crown(sketch, h.crown, place, coat, 'before', h.scale);
}

const add2 = ([x, y]: Point, up: number): Point => [x, y + up];

/** Where the line of the nose becomes the lip: the point that is given twice. */
function corner(points: readonly Point[]): number {
  return points.findIndex((p, i) => i > 0 && p[0] === points[i - 1]?.[0] && p[1] === points[i - 1]?.[1]);
}

function teeth(sketch: Sketch, [a, b]: readonly Point[], count: number, size: number, angle: number): void {
  if (!a || !b) return;
  for (let i = 0; i < count; i++) {
    const [p, q] = [between(a, b, i / count), between(a, b, (i + 0.7) / count)];
    sketch.body([p, from(between(p, q, 0.5), angle, size), q], TOOTH, true);
  }
}

function nostril(sketch: Sketch, place: (p: Point) => Point, [x, y]: Point): void {
  sketch.ink(smooth([[x - 0.05, y - 0.01], [x, y + 0.025], [x + 0.035, y - 0.01]].map(([u, v]) => place([u ?? 0, v ?? 0]))), 1.1, INK);
}

function eye(sketch: Sketch, place: (p: Point) => Point, [x, y]: Point, { mood, eyes }: Head, coat: Coat): void {
  const r = 0.088 * eyes;
  const round = (rx: number, ry: number, cx = x, cy = y): Point[] =>
    Array.from({ length: 12 }, (_, i) => place([cx + Math.cos((i * Math.PI) / 6) * rx, cy + Math.sin((i * Math.PI) / 6) * ry]));
  const tall = mood === 'aggressive' ? 0.62 : mood === 'shy' ? 0.85 : 1;
  sketch.wash(round(r * 1.35, r * (tall + 0.3)), INK);
  sketch.wash(round(r * 1.08, r * tall), mood === 'aggressive' ? '#ffd23e' : '#fffaf0');
  if (mood !== 'aggressive') sketch.wash(round(r * 0.9, r * 0.92 * tall, x + r * 0.12, y + (mood === 'shy' ? -r * 0.22 : 0)), coat.eye);
  sketch.wash(mood === 'aggressive' ? round(r * 0.26, r * 0.58) : round(r * 0.52, r * 0.64, x + r * 0.16, y + (mood === 'shy' ? -r * 0.25 : 0)), INK);
  sketch.wash(round(r * 0.24, r * 0.24, x - r * 0.14, y + r * 0.34), '#fff');
  if (mood === 'aggressive') {
    sketch.ink(smooth([place([x - r * 1.9, y + r * 1.9]), place([x, y + r * 0.95]), place([x + r * 1.9, y + r * 0.1])]), 2, INK);
  } else if (mood === 'shy') {
    sketch.wash([place([x - r * 1.4, y + r * 0.2]), place([x - r, y + r * 1.3]), place([x + r, y + r * 1.3]), place([x + r * 1.4, y + r * 0.35]), place([x, y + r * 0.5])], coat.back);
    sketch.ink(smooth([place([x - r * 1.6, y]), place([x, y + r * 0.55]), place([x + r * 1.6, y + r * 0.3])]), 1.2, INK);
    sketch.ink(smooth([place([x - r * 1.3, y + r * 1.6]), place([x, y + r * 2.1]), place([x + r * 1.2, y + r * 2.3])]), 0.8, INK);
  } else if (mood === 'playful') {
    sketch.ink(smooth([place([x - r * 1.4, y + r * 1.5]), place([x, y + r * 2.2]), place([x + r * 1.4, y + r * 1.6])]), 1, INK);
  } else {
    sketch.ink(smooth([place([x - r * 1.5, y + r * 0.9]), place([x, y + r * 1.5]), place([x + r * 1.5, y + r * 0.8])]), 0.9, INK);
  }
}
