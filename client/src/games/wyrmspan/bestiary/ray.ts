// A ray: no tube with fins, but one broad cloth that beats like a pair of wings, with a dragon's head and a whip of a tail.
import type { Animal } from './animal.ts';
import { add, between, chance, from, mix, smooth, Tube, type Node, type Point } from '../../../drawing/geometry.ts';
import type { Mood } from './head.ts';
import { INK } from './palette.ts';
import type { Sketch } from './sketch.ts';

/** How it glides: tilt of the body, beat of the wings, bend of the tail. */
const GLIDES: Readonly<Record<Mood, readonly [tilt: number, beat: number, tail: readonly Point[]]>> = {
  aggressive: [-14, 0.5, [[-70, 6], [-110, 34], [-132, 78], [-110, 112]]],
  helpful: [8, 0.9, [[-74, -4], [-118, 2], [-152, 26], [-176, 60]]],
  playful: [20, 1.2, [[-72, -14], [-112, -4], [-130, 34], [-102, 58]]],
  shy: [-4, -0.55, [[-68, -10], [-96, -34], [-132, -38], [-160, -16]]],
};

/** Draws all but the head, and gives its place and direction. */
export function ray(sketch: Sketch, { coat, mood, trunk, wings, random }: Animal): { at: Point; angle: number } {
  const [tilt, beat, bend] = GLIDES[mood];
  const middle: Point = [0, 60];
  const turned = ([x, y]: Point): Point => add(middle, from([0, 0], tilt + (Math.atan2(y, x) * 180) / Math.PI, Math.hypot(x, y) * trunk));
  const span = wings * mix(0.94, 1.08, random());
  const tail = new Tube([...bend].reverse().map((p, i): Node => [...turned(p), 1.4 + i * 1.1]).concat([[...turned([-30, 0]), 9]]), 5);
  const cloth = (far: boolean): Point[] => {
    const side = far ? 1 : -1;
    const rise = far ? 74 + 26 * beat : 30 - 96 * beat; // the near wing beats down while the far one is seen beyond the back
    const tip: Point = [far ? -58 * span : -34 * span, side * 22 + rise * span * (far ? 1 : 0.86)];
    return [...smooth([[46, 8 * side], [30, 20 * side + rise * 0.34], [-6, 10 * side + rise * 0.78], tip], 4), tip, tip, ...smooth([tip, [-50, 8 * side + rise * 0.5], [-58, 6 * side + rise * 0.2], [-52, 2 * side]], 4)].map((p) => turned(p as Point));
  };
  const draw = (far: boolean): void => {
    const shape = cloth(far);
    const root = turned([-4, 0]);
    sketch.body(shape, far ? coat.far : coat.base);
    sketch.wash(shape.map((p) => between(p, root, 0.34)), far ? coat.base : coat.back, 0.55);
    const tip = shape[13] ?? root;
    for (let i = 1; i < 6; i++) {
      const edge = shape[Math.min(shape.length - 1, 13 + i * 2)] ?? tip;
      sketch.ink(smooth([between(root, edge, 0.25), between(between(root, edge, 0.6), tip, 0.08), between(edge, root, 0.06)]), 0.8, coat.shade, 'end', 0.7);
    }
    sketch.wash([...shape.slice(13, 22), ...shape.slice(13, 22).reverse().map((p) => between(p, root, 0.14))], coat.accent, 0.8);
    const dots = chance(far ? 5 : 9);
    for (let i = 0; i < 9; i++) {
      const p = between(root, shape[4 + Math.floor(dots() * 16)] ?? tip, mix(0.3, 0.82, dots()));
      const r = mix(2.4, 5.5, dots());
      sketch.wash(Array.from({ length: 9 }, (_, k) => from(p, k * 40, r)), coat.mark, 0.85);
    }
    sketch.ink(smooth([...shape, shape[0] ?? root], 1), 1.4, INK);
  };
  draw(true);
  sketch.part(tail.strip(1, -1), coat.base, 1);
  const sting = tail.at(0);
  const lean = tail.angle(0.02) + 180;
  sketch.part([from(sting, lean, 26), from(sting, lean + 128, 11), from(sting, lean + 180, 3), from(sting, lean - 128, 11)], coat.horn, 0.9, true);
  const back = new Tube(([[-60, 0, 5], [-34, 3, 15], [0, 7, 22], [32, 6, 19], [52, 2, 13]] as Node[]).map(([x, y, r]): Node => [...turned([x, y]), r * trunk]), 4);
  sketch.body(back.strip(1, -1), coat.base);
  sketch.wash(back.strip(1, 0.3), coat.back, 0.8);
  draw(false);
  for (let i = 0; i < 5; i++) sketch.part([back.at(0.2 + i * 0.14, 0.7), back.at(0.21 + i * 0.14, 1, 9 - i), back.at(0.28 + i * 0.14, 0.7)], coat.horn, 0.7, true);
  sketch.ink(back.edge(1, 0.05, 0.95), 1.3, INK);
  for (const u of [0.62, 0.7, 0.78]) sketch.ink(smooth([back.at(u, 0.5), back.at(u - 0.03, 0.1), back.at(u, -0.3)]), 1.1, INK);
  return { at: turned([50, 2]), angle: tilt - 4 };
}

/** The two scoops beside its mouth, which guide what it eats. */
export function scoops(sketch: Sketch, { coat, head: size }: Animal, at: Point, angle: number, far: boolean): void {
  const scale = 40 * size;
  const place = ([x, y]: Point): Point => add(at, from([0, 0], angle + (Math.atan2(y, x) * 180) / Math.PI, Math.hypot(x, y) * scale));
  const line: Point[] = far ? [[0.34, 0.3], [0.7, 0.5], [1.2, 0.56], [1.6, 0.3], [1.6, 0.3], [1.2, 0.34], [0.8, 0.22], [0.4, 0.1]] : [[0.1, -0.24], [0.5, -0.5], [1.1, -0.66], [1.6, -0.5], [1.6, -0.5], [1.1, -0.42], [0.6, -0.3], [0.24, -0.12]];
  const shape = line.map(place);
  sketch.part(shape, far ? coat.far : coat.base, 0.9);
}
