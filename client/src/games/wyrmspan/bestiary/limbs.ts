// Legs that reach where they stand: thigh, shin and foot, bent at the knee as far as the way is short.
import { angleOf, from, length, mix, Tube, type Point } from '../../../drawing/geometry.ts';
import { INK, type Coat } from './palette.ts';
import type { Sketch } from './sketch.ts';

export type Foot = 'claw' | 'paw' | 'hoof' | 'web' | 'talon' | 'shovel' | 'pincer';

export interface Leg {
  joint: Point; // hip or shoulder
  sole: Point; // where it stands
  reach: number; // its whole length
  thick: number; // of the thigh
  bend: 1 | -1; // 1: the knee points forwards, as of a hind leg
  foot: Foot;
}

/** The knee between two ends, for two bones of these lengths. */
function knee(a: Point, b: Point, upper: number, lower: number, bend: number): Point {
  const far = Math.min(length(a, b), (upper + lower) * 0.995);
  const cos = (upper * upper + far * far - lower * lower) / (2 * upper * far || 1);
  return from(a, angleOf(a, b) + (bend * Math.acos(Math.max(-1, Math.min(1, cos))) * 180) / Math.PI, upper);
}

export function leg(sketch: Sketch, { joint, sole, reach, thick, bend, foot }: Leg, coat: Coat, far: boolean): void {
  const colour = far ? coat.far : coat.base;
  const lift = foot === 'talon' ? 0.26 : foot === 'hoof' ? 0.22 : 0.13;
  const ankle: Point = [sole[0] - reach * (bend > 0 ? 0.13 : 0.05), sole[1] + reach * lift];
  const bent = knee(joint, ankle, reach * 0.5, reach * 0.46, bend);
  const thin = thick * (foot === 'talon' || foot === 'hoof' ? 0.3 : 0.42);
  const nodes = [
    [...joint, thick] as const,
    [joint[0] * 0.45 + bent[0] * 0.55, joint[1] * 0.45 + bent[1] * 0.55, thick * 0.88] as const,
    [...bent, thin * 1.25] as const,
    [...ankle, thin * 0.9] as const,
    [sole[0] + reach * 0.02, sole[1] + thin * 0.7, thin * 0.8] as const,
  ];
  const tube = new Tube(nodes, 4);
  if (foot !== 'talon' && foot !== 'hoof' && foot !== 'pincer') toes(sketch, sole, thin, reach, foot, colour, coat);
  sketch.body(tube.strip(1, -1), colour);
  sketch.wash(tube.strip(bend > 0 ? 1 : -0.1, bend > 0 ? 0.1 : -1, 0.1, 1), coat.shade, far ? 0.22 : 0.26);
  sketch.ink(tube.edge(1, far ? 0.1 : 0.16), 1.05, INK);
  sketch.ink(tube.edge(-1, far ? 0.1 : 0.1), 1.05, INK);
  sketch.stipple(Array.from({ length: 26 }, (_, i) => tube.at(0.08 + 0.7 * ((i * 0.618) % 1), (bend > 0 ? 1 : -1) * mix(0.1, 0.9, (i * 0.755) % 1))), INK);
  if (sketch.fine) sketch.ink(tube.edge(bend > 0 ? 0.84 : -0.84, 0.1, 0.9), 2, coat.shade, 'both', 0.4);
  if (!far) for (let t = 0.3; t < 0.6; t += 0.07) sketch.fineHair([tube.at(t, bend > 0 ? 0.9 : -0.9), tube.at(t + 0.04, bend > 0 ? 0.3 : -0.3)], 0.5, INK, 0.5);
  if (foot === 'talon' || foot === 'hoof' || foot === 'pincer') toes(sketch, sole, thin, reach, foot, colour, coat);
}

function toes(sketch: Sketch, [x, y]: Point, thin: number, reach: number, foot: Foot, colour: string, coat: Coat): void {
  const w = Math.max(thin * 1.25, reach * 0.1);
  if (foot === 'hoof') {
    const hoof: Point[] = [[x - w * 0.62, y + w * 1.05], [x + w * 0.5, y + w * 1.15], [x + w * 1.15, y + w * 0.12], [x + w * 1.1, y], [x - w * 0.75, y], [x - w * 0.8, y + w * 0.2]];
    sketch.part(hoof, coat.shade, 0.8, true);
    sketch.wash([[x - w * 0.3, y + w], [x + w * 0.4, y + w], [x + w * 0.8, y + w * 0.3], [x, y + w * 0.4]], coat.horn, 0.5);
    sketch.fineHair([[x + w * 0.2, y + w * 0.7], [x + w * 0.5, y]], 0.6, INK, 0.8);
    return;
  }
  if (foot === 'pincer') {
    for (const [turn, size] of [[34, 1], [-14, 0.8]] as const) {
      const tube = new Tube([[x - w, y, w * 0.5], [...from([x, y], turn, w * 1.6), w * size], [...from([x, y], turn - 14, w * 3.4 * size), w * 0.1]], 4);
      sketch.part(tube.strip(1, -1), colour, 0.9);
    }
    return;
  }
  if (foot === 'web') {
    const shape: Point[] = [[x - w, y + w * 0.9], [x + w * 0.6, y + w], [x + w * 2.6, y + w * 0.5], [x + w * 2.6, y + w * 0.5], [x + w * 2, y + w * 0.2], [x + w * 2.3, y - w * 0.2], [x + w * 2.3, y - w * 0.2], [x + w * 1.2, y], [x - w, y]];
    sketch.part(shape, coat.membrane, 0.9);
    return;
  }
  const [count, long, claw] = foot === 'paw' ? [3, 1.35, 0.5] : foot === 'shovel' ? [4, 1.5, 2] : foot === 'talon' ? [3, 1.7, 1.3] : [3, 1.5, 1];
  for (let i = 0; i < count; i++) {
    const start: Point = [x + (i - 0.6) * w * 0.5, y + w * 0.5];
    const tip: Point = [x + w * (long - 0.5) + i * w * 0.42, y + w * 0.3 + (count - 1 - i) * w * 0.1];
    const claws: Point[] = [[tip[0] - w * 0.1, tip[1] + w * 0.3], [tip[0] + w * claw, y - w * 0.12], [tip[0] - w * 0.15, tip[1] - w * 0.22]];
    sketch.body(claws, coat.horn, true);
    sketch.ink([claws[0] ?? tip, claws[1] ?? tip], 0.7, INK);
    const tube = new Tube([[...start, w * 0.52], [...tip, w * 0.36]], 4);
    sketch.part(tube.strip(1, -1), colour, 0.8);
  }
}
