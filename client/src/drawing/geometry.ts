// Points, curves and tubes: the geometry that every limb of a creature is made of (y grows upwards, angles in degrees).
export type Point = readonly [x: number, y: number];
export type Node = readonly [x: number, y: number, radius: number];

const RADIAN = Math.PI / 180;

export const add = ([x, y]: Point, [u, v]: Point): Point => [x + u, y + v];
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const between = (a: Point, b: Point, t: number): Point => [mix(a[0], b[0], t), mix(a[1], b[1], t)];
export const toward = (angle: number, length: number): Point => [
  Math.cos(angle * RADIAN) * length,
  Math.sin(angle * RADIAN) * length,
];
export const from = (p: Point, angle: number, length: number): Point => add(p, toward(angle, length));
export const angleOf = (a: Point, b: Point): number => Math.atan2(b[1] - a[1], b[0] - a[0]) / RADIAN;
export const length = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The value at `t` of 0..1 along a list. */
export function along(list: readonly number[], t: number): number {
  const at = Math.max(0, Math.min(0.9999, t)) * (list.length - 1);
  const i = Math.floor(at);
  return mix(list[i] ?? 0, list[i + 1] ?? list[i] ?? 0, at - i);
}

/** A chain of segments that starts at a point and turns through the angles. */
export function chain(start: Point, angles: readonly number[], size: number, steps: number): Point[] {
  const points: Point[] = [];
  let at = start;
  for (let i = 0; i < steps; i++) {
    at = from(at, along(angles, (i + 0.5) / steps), size / steps);
    points.push(at);
  }
  return points;
}

/** A smooth curve through the nodes (Catmull-Rom), with as many samples between two of them. */
export function curve(nodes: readonly Node[], samples: number): Node[] {
  const at = (i: number): Node => nodes[Math.max(0, Math.min(nodes.length - 1, i))] ?? [0, 0, 0];
  const spline = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  const out: Node[] = [];
  for (let i = 0; i < nodes.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < samples; k++) {
      const t = k / samples;
      out.push([
        spline(a[0], b[0], c[0], d[0], t),
        spline(a[1], b[1], c[1], d[1], t),
        Math.max(0.01, spline(a[2], b[2], c[2], d[2], t)),
      ]);
    }
  }
  out.push(at(nodes.length - 1));
  return out;
}

export const smooth = (points: readonly Point[], samples = 4): Point[] =>
  curve(
    points.map(([x, y]) => [x, y, 1]),
    samples,
  ).map(([x, y]) => [x, y]);

/** A body along a spine: `side` 1 is its back, -1 its belly, when it runs from tail to head and looks to the right. */
export class Tube {
  readonly spine: readonly Node[];
  private readonly normals: readonly Point[];
  private readonly belly: (t: number) => number;

  constructor(nodes: readonly Node[], samples = 5, belly: (t: number) => number = () => 1) {
    this.spine = curve(nodes, samples);
    this.belly = belly;
    this.normals = this.spine.map((_, i) => {
      const a = this.spine[Math.max(0, i - 1)] ?? [0, 0, 0];
      const b = this.spine[Math.min(this.spine.length - 1, i + 1)] ?? [1, 0, 0];
      const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      return [-(b[1] - a[1]) / size, (b[0] - a[0]) / size];
    });
  }

  private index(t: number): number {
    return Math.max(0, Math.min(1, t)) * (this.spine.length - 1);
  }

  at(t: number, side = 0, extra = 0): Point {
    const at = this.index(t);
    const i = Math.min(this.spine.length - 2, Math.floor(at));
    const [p, q] = [this.spine[i] ?? [0, 0, 0], this.spine[i + 1] ?? [0, 0, 0]];
    const [n, m] = [this.normals[i] ?? [0, 1], this.normals[i + 1] ?? [0, 1]];
    const k = at - i;
    const r = mix(p[2], q[2], k) * side * (side < 0 ? this.belly(t) : 1) + extra * Math.sign(side || 1);
    return [mix(p[0], q[0], k) + mix(n[0], m[0], k) * r, mix(p[1], q[1], k) + mix(n[1], m[1], k) * r];
  }

  radius(t: number): number {
    const at = this.index(t);
    const i = Math.min(this.spine.length - 2, Math.floor(at));
    return mix(this.spine[i]?.[2] ?? 0, this.spine[i + 1]?.[2] ?? 0, at - i);
  }

  angle(t: number): number {
    return angleOf(this.at(t - 0.02), this.at(t + 0.02));
  }

  /** One edge of it, or any line that keeps to one side. */
  edge(side: number | ((u: number) => number), t0 = 0, t1 = 1): Point[] {
    const steps = Math.max(3, Math.ceil(Math.abs(this.index(t1) - this.index(t0))));
    return Array.from({ length: steps + 1 }, (_, i) =>
      this.at(mix(t0, t1, i / steps), typeof side === 'number' ? side : side(i / steps)),
    );
  }

  /** Its outline on one side, in the strokes of a pen: where it bends sharply, the edge would cross itself inside the body. */
  contour(side: 1 | -1, t0 = 0, t1 = 1): Point[][] {
    const near = 14; // nodes of the spine: a body that lies over itself further on has its own outline there
    const strokes: Point[][] = [[]];
    this.edge(side, t0, t1).forEach(([px, py], i, all) => {
      const middle = Math.round(this.index(mix(t0, t1, i / Math.max(1, all.length - 1))));
      let isInside = false;
      for (let k = Math.max(0, middle - near); k < middle + near && !isInside; k++) {
        const [x, y, r] = this.spine[k] ?? [Infinity, 0, 0];
        const reach = r * (side < 0 ? 0.9 : 0.96);
        isInside = (px - x) * (px - x) + (py - y) * (py - y) < reach * reach;
      }
      if (!isInside) strokes.at(-1)?.push([px, py]);
      else if (strokes.at(-1)?.length) strokes.push([]);
    });
    return strokes;
  }

  /** What lies between two lines along it. */
  strip(a: number | ((u: number) => number), b: number | ((u: number) => number), t0 = 0, t1 = 1): Point[] {
    return [...this.edge(a, t0, t1), ...this.edge(b, t0, t1).reverse()];
  }
}

/** Numbers that are always the same for a seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
