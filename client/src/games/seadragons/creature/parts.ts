// Fins, tails, crowns and skins of the breeds, as shapes on a body or in the space of a head that looks to the right.
import { from, mix, type Point, type Tube } from '../../../drawing/geometry.ts';
import { dot, thread } from '../../../drawing/path.ts';
import type { Crown, Fins, Skin, Tail } from './breeds.ts';

export type Shape = readonly Point[];

/** A leaf from its root to a tip. */
export function leaf(root: Point, angle: number, size: number, wide: number): Point[] {
  const side = (u: number, w: number): Point => from(from(root, angle, size * u), angle + 90, w);
  return [side(0, wide * 0.4), side(0.45, wide), side(1, 0), side(1, 0), side(0.45, -wide), side(0, -wide * 0.4)];
}

/** A web between fingers that spread around an angle. */
export function web(root: Point, angle: number, size: number, fingers: number, open: number): Point[] {
  const tips = Array.from({ length: fingers }, (_, i) => angle + (i / (fingers - 1) - 0.5) * open);
  return [
    root,
    ...tips.flatMap((turn, i): Point[] => {
      const tip = from(root, turn, size);
      const next = tips[i + 1];
      return next === undefined ? [tip, tip] : [tip, tip, from(root, (turn + next) / 2, size * 0.72)];
    }),
  ];
}

/** How many pairs, and how large, by the size of the dragon: 0, 1 or 2. */
export const FINS: Readonly<Record<Fins, (tube: Tube, size: number) => Shape[]>> = {
  none: () => [],
  spikes: (tube, size) => pairs(tube, 4 + 3 * size, (root, out) => leaf(root, out, 0.25 + 0.02 * size, 0.085)),
  leaves: (tube, size) =>
    pairs(tube, 2 + 2 * size, (root, out, back) => leaf(root, mix(out, back, 0.3), 0.38 + 0.03 * size, 0.125)),
  fans: (tube, size) =>
    pairs(tube, 1 + size, (root, out, back) => web(root, mix(out, back, 0.2), 0.31 + 0.02 * size, 4, 96)),
  flippers: (tube, size) =>
    pairs(tube, 1 + size, (root, out, back) => leaf(root, mix(out, back, 0.46), 0.42 + 0.03 * size, 0.13)),
  ribbon: (tube, size) =>
    [1, -1].map((side) => {
      const steps = 14 + 8 * size;
      const edge = Array.from({ length: steps }, (_, i) =>
        tube.at(
          mix(0.3, 0.97, i / (steps - 1)),
          side,
          (i % 2 ? 0.07 : 0.15) * Math.sin(mix(0.4, Math.PI - 0.2, i / (steps - 1))),
        ),
      );
      return [...edge, ...tube.edge(side * 0.6, 0.3, 0.97).reverse()];
    }),
};

function pairs(tube: Tube, count: number, draw: (root: Point, out: number, back: number) => Point[]): Shape[] {
  return Array.from({ length: count }, (_, i) => mix(0.24, 0.84, count === 1 ? 0.2 : i / (count - 1))).flatMap((t) =>
    [1, -1].map((side) => {
      const along = tube.angle(t); // the tube runs from the head, so that this is backwards
      return draw(tube.at(t, side * 0.72), along + 90 * side, along + 90 * side - 90 * side);
    }),
  );
}

export const TAILS: Readonly<Record<Tail, (at: Point, angle: number) => Shape[]>> = {
  spade: (at, angle) => [leaf(from(at, angle, -0.1), angle, 0.42, 0.19)],
  leaves: (at, angle) => [-34, 34, 0].map((turn) => leaf(from(at, angle, -0.06), angle + turn, 0.34, 0.08)),
  barb: (at, angle) => [
    [from(at, angle, 0.3), from(at, angle + 140, 0.2), from(at, angle, -0.04), from(at, angle - 140, 0.2)],
  ],
  paddle: (at, angle) => [
    [
      from(at, angle, -0.2),
      from(at, angle + 60, 0.2),
      from(from(at, angle, 0.16), angle + 60, 0.18),
      from(at, angle, 0.36),
      from(from(at, angle, 0.16), angle - 60, 0.18),
      from(at, angle - 60, 0.2),
    ],
  ],
  fluke: (at, angle) => [
    [
      from(at, angle, -0.08),
      from(at, angle + 50, 0.2),
      from(at, angle + 66, 0.42),
      from(at, angle + 66, 0.42),
      from(at, angle + 24, 0.24),
      from(at, angle, 0.14),
      from(at, angle - 24, 0.24),
      from(at, angle - 66, 0.42),
      from(at, angle - 66, 0.42),
      from(at, angle - 50, 0.2),
    ],
  ],
};

const both = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => [shape, shape.map(([x, y]): Point => [x, -y])]);

/** Behind a head that looks to the right from the origin. */
export const CROWNS: Readonly<Record<Crown, () => Shape[]>> = {
  knobs: () => both([leaf([-0.16, 0.16], 140, 0.16, 0.06)]),
  horns: () =>
    both([
      [
        [0, 0.18],
        [-0.16, 0.3],
        [-0.3, 0.47],
        [-0.52, 0.5],
        [-0.52, 0.5],
        [-0.36, 0.36],
        [-0.24, 0.18],
      ],
    ]),
  frill: () => [[[0.06, 0], ...web([-0.04, 0], 180, 0.6, 9, 256).slice(1)]],
  spines: () => both([100, 128, 154].map((turn, i) => leaf([-0.06 - i * 0.05, 0.08], turn, 0.5 - i * 0.03, 0.05))),
  gills: () =>
    both(
      [
        [104, 0.36],
        [134, 0.42],
        [162, 0.44],
      ].map(([turn = 0, size = 0], i) => leaf([-0.02 - i * 0.07, 0.14], turn, size, 0.085)),
    ),
  barbels: () =>
    both([
      [
        [0.34, 0.08],
        [0.5, 0.22],
        [0.44, 0.4],
        [0.22, 0.5],
        [0.22, 0.5],
        [0.36, 0.36],
        [0.38, 0.24],
        [0.26, 0.16],
      ],
      leaf([-0.1, 0.18], 112, 0.2, 0.08),
    ]),
};

/** What runs through the whole body, from neck to tail. */
export const SKINS: Readonly<Record<Skin, (tube: Tube, steps: number) => string>> = {
  chevrons: (tube, steps) =>
    rows(steps, (t, step) =>
      thread([tube.at(t - step * 0.3, 0.8), tube.at(t + step * 0.4, 0), tube.at(t - step * 0.3, -0.8)]),
    ),
  rings: (tube, steps) =>
    rows(steps, (t) => thread([tube.at(t, 0.72), tube.at(t, 0.3)]) + thread([tube.at(t, -0.3), tube.at(t, -0.72)])),
  bands: (tube, steps) =>
    rows(
      Math.ceil(steps * 0.6),
      (t, step) =>
        `${thread([tube.at(t, 0.96), tube.at(t, -0.96), tube.at(t + step * 0.42, -0.96), tube.at(t + step * 0.42, 0.96)])}z`,
    ),
  diamonds: (tube, steps) =>
    rows(
      Math.ceil(steps * 0.7),
      (t, step) =>
        `${thread([tube.at(t, 0), tube.at(t + step * 0.4, 0.5), tube.at(t + step * 0.8, 0), tube.at(t + step * 0.4, -0.5)])}z`,
    ),
  spots: (tube, steps) =>
    rows(steps, (t, _, i) =>
      dot(tube.at(t, i % 3 === 0 ? 0.5 : i % 3 === 1 ? -0.5 : 0), tube.radius(t) * (i % 2 ? 0.2 : 0.3)),
    ),
  scales: (tube, steps) =>
    rows(Math.ceil(steps * 1.25), (t, step, i) =>
      (i % 2 ? [-0.66, 0, 0.66] : [-0.34, 0.34])
        .map((side) =>
          thread([
            tube.at(t - step * 0.34, side + 0.3),
            tube.at(t + step * 0.1, side + 0.22),
            tube.at(t + step * 0.3, side),
            tube.at(t + step * 0.1, side - 0.22),
            tube.at(t - step * 0.34, side - 0.3),
          ]),
        )
        .join(''),
    ),
};

function rows(steps: number, draw: (t: number, step: number, i: number) => string): string {
  const step = 0.82 / steps;
  return Array.from({ length: steps }, (_, i) => draw(0.13 + i * step, step, i)).join('');
}

export const turnedBy =
  (at: Point, angle: number) =>
  ([x, y]: Point): Point =>
    from(from(at, angle, x), angle + 90, y);
