// What some kinds carry besides: shells, fur, flames, mist, crystals and stars.
import { add, angleOf, between, from, mix, smooth, type Point, type Tube } from '../../../drawing/geometry.ts';
import type { Animal } from './animal.ts';
import { INK } from './palette.ts';
import type { Sketch } from './sketch.ts';

const disc = (p: Point, r: number, corners = 12): Point[] => Array.from({ length: corners }, (_, i) => from(p, (i * 360) / corners, r));
const star = (p: Point, r: number): Point[] => Array.from({ length: 8 }, (_, i) => from(p, i * 45 + 90, i % 2 ? r * 0.3 : r));

/** Behind the animal. */
export function aura(sketch: Sketch, { a, coat, random }: Animal, tube: Tube): void {
  if (a.extras.includes('branch')) {
    const bough = smooth([[-120, -14], [-50, -2], [30, -6], [110, 2], [190, 16]], 4);
    sketch.ink(bough, 4.4, INK, 'even');
    sketch.ink(bough, 3.2, '#8a6238', 'even');
  }
  const crest = tube.at(1);
  if (a.extras.includes('halo')) {
    sketch.wash(disc(crest, 52, 20), '#fff3c4', 0.5);
    sketch.wash(disc(crest, 38, 18), '#fff9e0', 0.6);
    sketch.ink([...disc(add(crest, [6, 4]), 45, 26), from(add(crest, [6, 4]), 0, 45)], 1, '#c99a2e', 'even', 0.8);
  }
  if (a.extras.includes('stars')) {
    for (let i = 0; i < 9; i++) sketch.wash(star(add(tube.at(random(), 1), [mix(-30, 30, random()), mix(20, 70, random())]), mix(4, 9, random())), '#ffd76a', 0.95, true);
  }
  if (a.extras.includes('spores')) {
    for (let i = 0; i < 14; i++) sketch.wash(disc(add(crest, [mix(-70, 90, random()), mix(-40, 60, random())]), mix(1.5, 4, random()), 7), coat.accent, 0.55);
  }
}

/** On the body, before the near limbs. */
export function fittings(sketch: Sketch, animal: Animal, tube: Tube, hip: number, shoulder: number): void {
  const { a, coat, random } = animal;
  if (a.extras.includes('shell')) shell(sketch, animal, tube, hip, shoulder);
  if (a.extras.includes('hump')) fleece(sketch, animal, tube, hip, shoulder);
  if (a.extras.includes('breast')) breast(sketch, animal, tube, shoulder);
  if (a.extras.includes('fur')) {
    for (let i = 0; i < 26; i++) {
      const t = mix(hip - 0.05, 0.96, i / 26);
      const p = tube.at(t, -0.9);
      const tip = from(p, tube.angle(t) - 118 + random() * 24, tube.radius(t) * mix(0.3, 0.5, random()));
      const q = tube.at(t + 0.025, -0.9);
      sketch.part([p, tip, q], coat.belly, 0.6, true);
    }
    for (let i = 0; i < 18; i++) {
      const [t, side] = [mix(hip, shoulder, random()), mix(-0.3, 0.7, random())];
      sketch.hair([tube.at(t, side), tube.at(t - 0.012, side - 0.16)], 0.6, coat.shade, 0.8);
    }
  }
  if (a.extras.includes('crystals')) {
    for (let i = 0; i < 6; i++) {
      const t = mix(hip - 0.02, shoulder + 0.08, i / 5);
      const p = tube.at(t, 0.7);
      const turn = tube.angle(t) + mix(70, 120, random());
      const long = tube.radius(t) * mix(0.7, 1.25, random());
      const w = long * 0.26;
      const shape = [from(p, turn + 90, w), from(from(p, turn, long * 0.7), turn + 90, w), from(p, turn, long), from(from(p, turn, long * 0.7), turn - 90, w), from(p, turn - 90, w)];
      sketch.body(shape, coat.membrane, true);
      sketch.wash([p, from(p, turn, long), shape[3] ?? p, shape[4] ?? p], coat.vein, 0.4, true);
      sketch.ink([...shape, shape[0] ?? p], 0.8, INK, 'even');
    }
  }
  if (a.extras.includes('flames')) flames(sketch, animal, tube);
}

function shell(sketch: Sketch, { coat, trunk, random }: Animal, tube: Tube, hip: number, shoulder: number): void {
  const [a, b] = [tube.at(hip - 0.05, 0.1), tube.at(shoulder + 0.035, 0.05)];
  const turn = angleOf(a, b);
  const wide = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const high = mix(0.42, 0.6, random()) * wide * mix(0.9, 1.05, trunk);
  const peaks = random() < 0.5;
  const dome = (u: number, s: number): Point => from(from(a, turn, wide * u), turn + 90, high * s * Math.sin(Math.PI * mix(0.05, 0.95, u)) ** 0.62);
  const rim = Array.from({ length: 15 }, (_, i) => dome(i / 14, 1));
  const base = Array.from({ length: 9 }, (_, i) => from(dome(1 - i / 8, 0), turn - 90, high * 0.16 * Math.sin((Math.PI * i) / 8)));
  if (peaks) {
    for (let i = 1; i < 7; i++) {
      const p = dome(i / 7, 0.94);
      const shape = [from(p, turn, -wide * 0.06), from(p, turn + 96, high * 0.3), from(p, turn, wide * 0.06)];
      sketch.part(shape, coat.horn, 0.9, true);
    }
  }
  sketch.body([...rim, ...base], coat.accent);
  sketch.wash([...Array.from({ length: 9 }, (_, i) => dome(i / 8, 0.28 + 0.7 * (i / 8) ** 2)), ...base], coat.shade, 0.26);
  sketch.wash(Array.from({ length: 9 }, (_, i) => dome(0.14 + i * 0.06, i < 5 ? 0.92 : 0.8)), '#fff', 0.22);
  for (let i = 1; i < 6; i++) {
    const u = i / 6;
    sketch.ink(smooth([dome(u, 0.98), dome(mix(u, 0.5, 0.14), 0.6), dome(mix(u, 0.5, 0.04), 0.3), dome(u, 0.02)], 3), 0.9, coat.mark);
  }
  for (const s of [0.64, 0.3]) sketch.ink(Array.from({ length: 13 }, (_, i) => dome(i / 12, s + 0.05 * Math.sin(i * 3))), 0.9, coat.mark);
  sketch.ink(rim, 1.5, INK);
  sketch.ink(base, 1.5, INK);
  if (sketch.fine) for (let i = 0; i < 40; i++) sketch.wash(disc(dome(mix(0.5, 0.95, random()), mix(0.08, 0.8, random())), 0.7, 5), INK, 0.5);
}

/** Wool that hangs from the flanks in locks. */
function fleece(sketch: Sketch, { coat, random }: Animal, tube: Tube, hip: number, shoulder: number): void {
  const [t0, t1] = [hip - 0.05, shoulder + 0.12];
  for (const [row, reach] of [[-0.86, 0.62], [-0.4, 0.56], [0.1, 0.5]] as const) {
    for (let i = 0; i < 13; i++) {
      const t = mix(t0, t1, (i + (row === -0.4 ? 0.5 : 0)) / 13);
      const root = tube.at(t, row);
      const long = tube.radius(t) * reach * mix(0.75, 1.15, random());
      const [left, right] = [add(root, [-9, 4]), add(root, [9, 4])];
      const tip = add(root, [mix(-7, 3, random()), -long]);
      sketch.part([left, add(left, [-1, -long * 0.5]), tip, tip, add(right, [1, -long * 0.5]), right], row < -0.5 ? coat.back : coat.base, 0.6);
      sketch.fineHair([root, add(tip, [2, long * 0.3])], 0.5, coat.shade);
    }
  }
  sketch.wash(tube.strip(0.98, 0.16, t0, t1), coat.base);
  sketch.wash(tube.strip(0.98, 0.5, t0, t1), coat.back, 0.75);
  sketch.ink(tube.edge(1, t0, t1), 1.3, INK);
}

/** Feathers on breast and neck, in rows like tiles. */
function breast(sketch: Sketch, { coat, random }: Animal, tube: Tube, shoulder: number): void {
  for (let row = 0; row < 6; row++) {
    const t = mix(shoulder - 0.02, 0.955, row / 5);
    for (let i = 0; i < 4; i++) {
      const side = -1.02 + i * 0.42 + (row % 2) * 0.16;
      const root = tube.at(t, side);
      const long = tube.radius(t) * mix(0.62, 0.8, random());
      const lean = tube.angle(t) + 180 + (i === 0 ? 34 : 16);
      const half = long * 0.3;
      const at = (u: number, w: number): Point => from(from(root, lean, long * u), lean + 90, w);
      sketch.part([at(0, half * 0.7), at(0.5, half), at(1, 0), at(1, 0), at(0.5, -half), at(0, -half * 0.7)], i < 2 ? coat.belly : coat.base, 0.55);
    }
  }
}

function flames(sketch: Sketch, { random }: Animal, tube: Tube): void {
  for (let i = 0; i < 9; i++) {
    const t = i < 5 ? mix(0.01, 0.12, i / 5) : mix(0.16, 0.5, (i - 5) / 4);
    const p = tube.at(t, 0.4);
    const long = i < 5 ? mix(16, 34, random()) : mix(9, 16, random());
    const lean = 96 + mix(-34, 40, random());
    const w = long * 0.28;
    const tip = from(p, lean, long);
    const shape = [from(p, lean + 90, w), from(from(p, lean, long * 0.4), lean + 90, w * 1.1), tip, tip, from(from(p, lean, long * 0.45), lean - 90, w * 0.5), from(p, lean - 90, w)];
    sketch.body(shape, '#f0742a');
    sketch.wash(shape.map((q) => between(q, p, 0.42)), '#ffd85e');
    sketch.ink(smooth(shape, 2), 0.7, '#a8341a');
  }
}

/** In front of the animal: the end of its tail dissolves in cloud. */
export function mist(sketch: Sketch, { a, coat, random }: Animal, tube: Tube): void {
  if (!a.extras.includes('mist')) return;
  for (let i = 0; i < 6; i++) {
    const p = add(tube.at(mix(0, 0.34, i / 5), mix(-1, 1, random())), [mix(-10, 10, random()), mix(-10, 2, random())]);
    const r = mix(9, 17, random()) * (1 - i * 0.07);
    const puffs = [disc(p, r), disc(add(p, [r * 0.9, -r * 0.2]), r * 0.72), disc(add(p, [-r * 0.95, -r * 0.25]), r * 0.66)];
    for (const puff of puffs) sketch.body(puff, '#f6f2ee');
    sketch.wash(disc(add(p, [0, -r * 0.4]), r * 0.62), coat.membrane, 0.3);
    sketch.ink(smooth([from(p, 200, r), from(p, 140, r), from(p, 70, r), from(p, 10, r), from(p, -40, r * 0.6), from(p, 100, r * 0.3)], 3), 1, INK);
    sketch.ink(smooth([from(add(p, [r * 0.9, -r * 0.2]), 60, r * 0.72), from(add(p, [r * 0.9, -r * 0.2]), 0, r * 0.72), from(add(p, [r * 0.9, -r * 0.2]), -60, r * 0.72)], 3), 0.9, INK);
  }
}
