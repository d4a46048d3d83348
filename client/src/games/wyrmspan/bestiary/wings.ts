// Wings: arm, fingers and membrane of a bat, feathers of a bird, panes of a moth or dragonfly, leaves and fins.
import { add, angleOf, between, from, mix, smooth, toward, Tube, type Point } from '../../../drawing/geometry.ts';
import { leaf } from './crown.ts';
import { INK, type Coat } from './palette.ts';
import type { Sketch } from './sketch.ts';

export type Wings = 'none' | 'bat' | 'feather' | 'moth' | 'pane' | 'leaf' | 'fin';

export interface Wing {
  kind: Wings;
  span: number;
  raise: number; // angle of the arm: 90 is straight up, 180 back along the body
  spread: number; // 1 is wide open, 0 folded
  fingers: number;
}

/** Draws the wing at a shoulder; its membrane ends at `root`, further back on the body. */
export function wing(sketch: Sketch, shoulder: Point, root: Point, w: Wing, coat: Coat, far: boolean): void {
  if (w.kind === 'none') return;
  const turned = far ? { ...w, raise: w.raise - 20, span: w.span * 0.9 } : w;
  DRAW[w.kind](sketch, shoulder, root, turned, coat, far);
}

type Draw = (sketch: Sketch, shoulder: Point, root: Point, w: Wing, coat: Coat, far: boolean) => void;

function arm(shoulder: Point, { span, raise, spread }: Wing): { elbow: Point; wrist: Point } {
  const elbow = from(shoulder, mix(168, raise + 22, spread), span * 0.26);
  return { elbow, wrist: from(elbow, mix(60, raise - 30, spread), span * mix(0.3, 0.42, spread)) };
}

const bat: Draw = (sketch, shoulder, root, w, coat, far) => {
  const { span, raise, spread, fingers } = w;
  const { elbow, wrist } = arm(shoulder, w);
  const [first, last] = [mix(172, raise + 8, spread), mix(205, raise + 126, spread)];
  const tips = Array.from({ length: fingers }, (_, i) => {
    const u = i / (fingers - 1);
    return from(wrist, mix(first, last, u ** 1.1), span * mix(0.86, 0.62, u) * mix(0.84, 1, spread));
  });
  const hang = (a: Point, b: Point): Point[] => [between(between(a, b, 0.22), wrist, 0.17), between(between(a, b, 0.5), wrist, 0.25), between(between(a, b, 0.78), wrist, 0.17)];
  const edge = tips.flatMap((tip, i) => {
    const next = tips[i + 1] ?? root;
    return [tip, tip, ...hang(tip, next)];
  });
  const lead = smooth([shoulder, elbow, wrist], 3);
  const skin = far ? coat.vein : coat.membrane;
  sketch.body([...lead, ...(tips[0] ? bow(wrist, tips[0], 0.09) : []), ...edge, root, root], skin);
  tips.forEach((tip, i) => {
    const next = tips[i + 1] ?? root;
    sketch.wash([wrist, ...bow(wrist, tip, 0.05), tip, tip, ...hang(tip, next).slice(0, 2), between(wrist, next, 0.5)], coat.vein, far ? 0.3 : 0.24);
    if (!far) {
      sketch.wash([wrist, between(wrist, tip, 0.86), between(wrist, next, 0.4)], coat.vein, 0.22);
      for (let k = 1; k < 4; k++) sketch.fineHair([between(between(wrist, tip, 0.25 * k), between(wrist, next, 0.25 * k), 0.1), between(between(wrist, tip, 0.25 * k), between(wrist, next, 0.25 * k), 0.32)], 0.4, INK, 0.5);
    }
    if (sketch.fine) {
      sketch.ink(smooth([between(tip, wrist, 0.03), ...hang(tip, next).map((p) => between(p, wrist, 0.04)), between(next, wrist, 0.03)], 2), 3, coat.vein, 'both', 0.4);
      sketch.stipple(Array.from({ length: 16 }, (_, k) => between(between(wrist, tip, mix(0.15, 0.8, (k * 0.618) % 1)), between(wrist, next, mix(0.15, 0.8, (k * 0.618) % 1)), 0.06 + 0.3 * ((k * 0.755) % 1))), INK);
    }
    sketch.ink(smooth([tip, ...hang(tip, next), next], 2), 0.8, INK);
    sketch.ink([wrist, ...bow(wrist, tip, 0.07)], 1.5, INK, 'end');
  });
  limb(sketch, [[...shoulder, span * 0.062], flesh(shoulder, elbow, span * 0.056), [...elbow, span * 0.032], flesh(elbow, wrist, span * 0.036), [...wrist, span * 0.02]], far ? coat.far : coat.base, coat.shade);
  const thumb = from(wrist, mix(120, raise - 40, spread), span * 0.09);
  sketch.ink([wrist, from(wrist, mix(150, raise - 10, spread), span * 0.05), thumb], 1.6, INK, 'end');
};

function bow(a: Point, b: Point, depth: number): Point[] {
  const side = toward(angleOf(a, b) - 90, Math.hypot(b[0] - a[0], b[1] - a[1]) * depth);
  return smooth([a, add(between(a, b, 0.5), side), b], 4).slice(1);
}

/** An arm: it grows out of the body without a line, swells with its muscles, and lies in shadow below. */
function limb(sketch: Sketch, nodes: readonly (readonly [number, number, number])[], colour: string, shade: string): void {
  const tube = new Tube(nodes, 4);
  const [x, y, r] = nodes[0] ?? [0, 0, 0];
  sketch.body(Array.from({ length: 10 }, (_, i) => from([x, y], i * 36, r)), colour);
  sketch.body(tube.strip(1, -1), colour);
  sketch.wash(tube.strip(-0.15, -1, 0.04, 1), shade, 0.28);
  for (const side of [1, -1]) sketch.ink(tube.edge(side, 0.14, 1), 1, INK);
}

/** Between two joints, where the flesh is. */
const flesh = (a: Point, b: Point, radius: number): readonly [number, number, number] => [...between(a, b, 0.4), radius];

const feather: Draw = (sketch, shoulder, root, w, coat, far) => {
  const { span, raise, spread } = w;
  const { elbow, wrist } = arm(shoulder, w);
  const tip = from(wrist, mix(176, raise - 4, spread), span * 0.24);
  const bone = (u: number): Point => (u < 0.4 ? between(root, elbow, u / 0.4) : u < 0.75 ? between(elbow, wrist, (u - 0.4) / 0.35) : between(wrist, tip, (u - 0.75) / 0.25));
  const rows: [count: number, size: number, wide: number, colour: string][] = [
    [11, 0.66, 0.062, far ? coat.vein : coat.accent],
    [9, 0.4, 0.056, far ? coat.far : coat.membrane],
    [7, 0.22, 0.05, far ? coat.far : coat.base],
  ];
  for (const [count, size, wide, colour] of far ? rows.slice(0, 2) : rows) {
    for (let i = 0; i < count; i++) {
      const u = i / (count - 1);
      const angle = mix(mix(200, raise + 130, spread), mix(178, raise + 6, spread), u ** 1.2);
      const shape = leaf(bone(u), angle, span * size * mix(0.62, 1, u), span * wide);
      sketch.part(shape, colour, 0.75);
      sketch.fineHair([shape[0] ?? [0, 0], shape[4] ?? [0, 0]], 0.4, INK);
    }
  }
  limb(sketch, [[...shoulder, span * 0.062], [...elbow, span * 0.056], [...wrist, span * 0.044], [...tip, span * 0.012]], far ? coat.far : coat.base, coat.shade);
  if (far) return;
  // Small feathers cover the arm, so that it is a wing and not a pipe.
  for (let i = 8; i >= 0; i--) {
    const [u, next] = [i / 9, (i + 1) / 9];
    const along = (v: number): Point => (v < 0.45 ? between(shoulder, elbow, v / 0.45) : between(elbow, wrist, (v - 0.45) / 0.55));
    const lean = angleOf(along(u), along(next)) + mix(118, 92, spread);
    sketch.part(leaf(from(along(next), lean + 180, span * 0.035), lean, span * 0.14, span * 0.042), i % 2 ? coat.base : coat.membrane, 0.6);
  }
};

function lobe(sketch: Sketch, root: Point, angle: number, size: number, wide: number, coat: Coat, colour: string, eyed: boolean): void {
  const side = (u: number, s: number): Point => from(from(root, angle, size * u), angle + 90, wide * size * s);
  const shape = [root, side(0.3, 0.34), side(0.62, 0.86), side(0.9, 0.9), side(1.04, 0.5), side(0.98, 0.1), side(1, -0.2), side(0.86, -0.6), side(0.55, -0.7), side(0.25, -0.32)];
  sketch.body(shape, colour);
  sketch.wash([side(0.62, 0.86), side(0.9, 0.9), side(1.04, 0.5), side(0.98, 0.1), side(1, -0.2), side(0.86, -0.6), side(0.82, -0.3), side(0.84, 0), side(0.84, 0.4), side(0.74, 0.66)], coat.vein, 0.45);
  for (const s of [0.7, 0.35, 0, -0.4]) sketch.ink(smooth([root, side(0.45, s * 0.6), side(0.9, s)]), 0.6, coat.vein, 'end');
  sketch.ink(smooth([...shape, root], 3), 1, INK);
  if (!eyed) return;
  for (const [r, tint] of [[0.17, coat.mark], [0.115, coat.eye], [0.05, INK]] as const) sketch.wash(Array.from({ length: 12 }, (_, i) => from(side(0.68, 0.18), i * 30, size * wide * r * 2)), tint);
}

const moth: Draw = (sketch, shoulder, root, w, coat, far) => {
  const { span, raise, spread } = w;
  const [a, b] = [mix(165, raise + 10, spread), mix(205, raise + 78, spread)];
  const colour = far ? coat.far : coat.membrane;
  lobe(sketch, between(shoulder, root, 0.4), b, span * 0.66, 0.62, coat, far ? coat.far : coat.accent, !far);
  lobe(sketch, shoulder, a, span * 0.96, 0.46, coat, colour, !far);
};

const pane: Draw = (sketch, shoulder, root, w, coat, far) => {
  const { span, raise, spread } = w;
  [mix(182, raise + 62, spread), mix(168, raise + 14, spread)].forEach((angle, i) => {
    const at = i ? shoulder : between(shoulder, root, 0.35);
    const shape = leaf(at, angle, span * (i ? 1 : 0.84), span * 0.13);
    sketch.body(shape, far ? coat.far : coat.membrane);
    sketch.wash(leaf(at, angle, span * (i ? 0.6 : 0.5), span * 0.1), '#fff', 0.35);
    sketch.ink([at, from(at, angle, span * (i ? 0.96 : 0.8))], 0.8, coat.vein, 'end');
    for (let k = 1; k < 6; k++) sketch.fineHair([from(at, angle, span * 0.14 * k), from(from(at, angle, span * (0.14 * k + 0.08)), angle + (k % 2 ? 90 : -90), span * 0.1)], 0.4, coat.vein);
    sketch.ink(smooth([...shape, shape[0] ?? at], 2), 0.9, INK);
  });
};

const leafy: Draw = (sketch, shoulder, root, w, coat, far) => {
  const { span, raise, spread } = w;
  for (const [turn, size, at] of [[84, 0.66, 0.5], [44, 0.86, 0.25], [8, 1, 0]] as const) {
    const angle = mix(178 + turn * 0.2, raise + turn, spread);
    const start = between(shoulder, root, at);
    const side = (u: number, s: number): Point => from(from(start, angle, span * size * u), angle + 90, span * s);
    const lobes: Point[] = [start, side(0.2, 0.06), side(0.36, 0.17), side(0.46, 0.1), side(0.62, 0.18), side(0.72, 0.1), side(0.86, 0.12), side(1, 0), side(1, 0), side(0.86, -0.12), side(0.72, -0.1), side(0.62, -0.18), side(0.46, -0.1), side(0.36, -0.17), side(0.2, -0.06)];
    sketch.part(lobes, far ? coat.far : coat.membrane, 0.9);
    sketch.ink([start, side(0.95, 0)], 1, coat.vein, 'end');
    for (const u of [0.25, 0.45, 0.65]) for (const s of [0.11, -0.11]) sketch.fineHair([side(u, 0), side(u + 0.14, s)], 0.5, coat.vein);
  }
};

const fin: Draw = (sketch, shoulder, root, w, coat, far) => {
  const { span, raise, spread } = w;
  const count = 6;
  const tips = Array.from({ length: count }, (_, i) => from(between(shoulder, root, i / count), mix(mix(190, raise, spread), mix(220, raise + 70, spread), i / (count - 1)), span * mix(0.75, 0.36, i / (count - 1))));
  const edge = tips.flatMap((tip, i) => {
    const next = tips[i + 1];
    return next ? [tip, tip, between(between(tip, next, 0.5), shoulder, 0.14)] : [tip, tip];
  });
  const shape = [shoulder, ...edge, root];
  sketch.body(shape, far ? coat.far : coat.membrane);
  sketch.wash([shoulder, ...tips.map((tip) => between(shoulder, tip, 0.5)), root], coat.shade, 0.2);
  tips.forEach((tip, i) => sketch.ink([between(shoulder, root, i / count), tip], 0.9, coat.vein, 'end'));
  sketch.ink(shape, 0.9, INK);
};

const DRAW: Readonly<Record<Exclude<Wings, 'none'>, Draw>> = { bat, feather, moth, pane, leaf: leafy, fin };
