// A sheet that takes washes and strokes of ink, and turns them into few, short SVG paths.
import { length, mix, type Point } from '../../../drawing/geometry.ts';
import { INK } from './palette.ts';

/** How a stroke swells: thin at both ends, thin at its end, or even. */
export type Swell = 'both' | 'end' | 'even';

interface Mark {
  points: readonly Point[];
  colour: string;
  opacity: number;
  width: number; // of a stroke; 0 fills the shape
  hair: boolean; // a line of one width, which needs few letters
  swell: Swell;
  sharp: boolean;
  pen?: number; // a part's outline, in weights of the ink
  rim?: string; // a filled shape's edge, of one width, which needs few letters
}

/** What maps the dragon's own measures to the box of the plate. */
export interface Fit {
  scale: number;
  x: number;
  y: number;
  flip: boolean;
}

export const BOX = 1000;

export class Sketch {
  private readonly marks: Mark[] = [];
  /** Every shape that is part of the animal, for its outline. */
  readonly shapes: (readonly Point[])[] = [];
  readonly fine: boolean;

  constructor(fine: boolean) {
    this.fine = fine;
  }

  /** A part of the animal. */
  body(points: readonly Point[], colour: string, sharp = false): void {
    this.shapes.push(points);
    this.wash(points, colour, 1, sharp);
  }

  wash(points: readonly Point[], colour: string, opacity = 1, sharp = false): void {
    this.marks.push({ points, colour, opacity, width: 0, hair: false, swell: 'even', sharp });
  }

  /** A small part of the animal with its outline: inked by a brush on a large plate, by a pen on a small one. */
  part(points: readonly Point[], colour: string, width: number, sharp = false): void {
    if (this.fine) {
      this.body(points, colour, sharp);
      const first = points[0];
      if (first) this.ink([...points, first], width, INK, 'both', 1, sharp);
    } else {
      this.shapes.push(points);
      this.marks.push({ points, colour, opacity: 1, width: 0, hair: false, swell: 'even', sharp, pen: width });
    }
  }

  /** A shape with an edge of one width: for what is behind the animal. */
  panel(points: readonly Point[], colour: string, opacity: number, rim: string, width: number, sharp = false): void {
    this.marks.push({ points, colour, opacity, width: 0, hair: false, swell: 'even', sharp, rim: `" stroke="${rim}" stroke-width="${width}` });
  }

  ink(points: readonly Point[], width: number, colour: string, swell: Swell = 'both', opacity = 1, sharp = false): void {
    if (points.length > 1) this.marks.push({ points, colour, opacity, width, hair: false, swell, sharp });
  }

  hair(points: readonly Point[], width: number, colour: string, opacity = 0.7): void {
    this.marks.push({ points, colour, opacity, width, hair: true, swell: 'even', sharp: false });
  }

  /** Dots of the pen, on a large plate. */
  stipple(points: readonly Point[], colour: string, opacity = 0.55): void {
    if (this.fine) for (const point of points) this.hair([point, point], 0.62, colour, opacity);
  }

  /** Detail that only a large plate shows. */
  fineHair(points: readonly Point[], width: number, colour: string, opacity = 0.6): void {
    if (this.fine) this.hair(points, width, colour, opacity);
  }

  /** All that the animal covers as one path. All shapes turn the same way: where two lie over each other is no hole. */
  outline(fit: Fit): string {
    return this.shapes.map((shape) => {
      const placed = sparse(shape.map(([x, y]): Point => [fit.x + (fit.flip ? -x : x) * fit.scale, fit.y - y * fit.scale]), 0.6);
      const turn = placed.reduce((sum, [x, y], i) => {
        const [u, v] = placed[(i + 1) % placed.length] ?? [x, y];
        return sum + x * v - y * u;
      }, 0);
      return outline(turn < 0 ? placed.toReversed() : placed, false);
    }).join('');
  }

  /** The paths, those of one colour that follow each other as one; `weight` is of the ink. */
  svg(fit: Fit, weight: number): string {
    const out: { look: string; d: string }[] = [];
    const place = ([x, y]: Point): Point => [fit.x + (fit.flip ? -x : x) * fit.scale, fit.y - y * fit.scale];
    for (const { points, colour, opacity, width, hair, swell, sharp, pen, rim = '' } of this.marks) {
      const placed = hair ? points.map(place) : sparse(points.map(place), this.fine ? 0.6 : 1.8);
      const d = hair ? thread(placed) : width ? outline(stroke(placed, width * weight, swell), sharp) : outline(placed, sharp);
      const paint = hair ? `fill="none" stroke-linecap="round" stroke-width="${Math.round(width * weight * 10) / 10}" stroke="${colour}"` : `fill="${colour}${pen ? `" stroke="${INK}" stroke-width="${Math.round(pen * weight * 0.72 * 10) / 10}` : rim}"`;
      const look = `${paint}${opacity < 1 ? ` opacity="${opacity}"` : ''}`;
      const last = out.at(-1);
      if (last?.look === look && (opacity === 1 || width > 0 || rim)) last.d += d;
      else out.push({ look, d });
    }
    return out.map(({ look, d }) => `<path ${look} d="${d}"/>`).join('');
  }
}

/** Leaves out the points that hardly bend a line. */
function sparse(points: readonly Point[], slack: number): Point[] {
  const out: Point[] = [];
  points.forEach((p, i) => {
    const [a, b] = [out.at(-1), points[i + 1]];
    if (a && b && a !== p && i > 0) {
      const size = length(a, b);
      const off = Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / (size || 1);
      const twice = length(a, p) < 0.5 || length(p, b) < 0.5; // a corner
      if (off < slack && size > 0.5 && size < 70 && !twice) return;
    }
    out.push(p);
  });
  return out;
}

/** An open line of two or three points. */
function thread(points: readonly Point[]): string {
  const [a, b, c] = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  if (!a || !b) return '';
  const by = (p: Point): string => `${p[0] - a[0]} ${p[1] - a[1]}`.replace(' -', '-');
  return c ? `M${a[0]} ${a[1]}q${by(b)} ${by(c)}` : `M${a[0]} ${a[1]}l${by(b)}`;
}

/** A brush stroke as a shape. */
function stroke(points: readonly Point[], width: number, swell: Swell): Point[] {
  const total = points.reduce((sum, p, i) => sum + (i ? length(points[i - 1] ?? p, p) : 0), 0) || 1;
  let walked = 0;
  const [left, right]: [Point[], Point[]] = [[], []];
  points.forEach((p, i) => {
    const a = points[Math.max(0, i - 1)] ?? p;
    const b = points[Math.min(points.length - 1, i + 1)] ?? p;
    walked += i ? length(a, p) : 0;
    const t = walked / total;
    const press = swell === 'even' ? 1 : swell === 'end' ? 1 - t * 0.92 : mix(0.18, 1, Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 0.7);
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = width * press * (0.5 + 0.16 * Math.sin(walked / 47)); // a hand presses now more, now less
    const [nx, ny] = [(-(b[1] - a[1]) / size) * half, ((b[0] - a[0]) / size) * half];
    left.push([p[0] + nx, p[1] + ny]);
    right.push([p[0] - nx, p[1] - ny]);
  });
  return [...left, ...right.reverse()];
}

/** A closed path in whole numbers, relative to save letters: straight, or smooth through the middles of the sides. */
function outline(points: readonly Point[], sharp: boolean): string {
  if (points.length < 3) return '';
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const first = whole[0] ?? [0, 0];
  let [x, y] = first;
  let d = '';
  const say = (px: number, py: number): string => {
    const [dx, dy] = [Math.round(px - x), Math.round(py - y)];
    return `${dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
  };
  if (sharp) {
    d = `M${x} ${y}l`;
    for (const [px, py] of whole.slice(1)) {
      d += say(px, py);
      [x, y] = [px, py];
    }
    return `${d}z`;
  }
  const last = whole.at(-1) ?? first;
  [x, y] = [Math.round((last[0] + first[0]) / 2), Math.round((last[1] + first[1]) / 2)];
  d = `M${x} ${y}q`;
  whole.forEach(([px, py], i) => {
    const next = whole[(i + 1) % whole.length] ?? first;
    const [mx, my] = [Math.round((px + next[0]) / 2), Math.round((py + next[1]) / 2)];
    if (mx === x && my === y) return;
    d += say(px, py) + say(mx, my);
    [x, y] = [mx, my];
  });
  return `${d}z`;
}
