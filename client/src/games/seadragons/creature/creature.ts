// Draws a sea dragon as seen from above: a body along the cells of its figure, with the head, fins, tail and skin of its breed.
import { angleOf, from, mix, Tube, type Node, type Point } from '../../../drawing/geometry.ts';
import { blob, dot, thread } from '../../../drawing/path.ts';
import type { Cell } from '../view.ts';
import type { Breed } from './breeds.ts';
import { CROWNS, FINS, SKINS, TAILS, turnedBy, web, type Shape } from './parts.ts';
import { lieOf } from './spine.ts';

/** Paths in cells of size 1, in the order in which they are drawn. */
export interface Creature {
  fins: string;
  body: string;
  light: string; // where the sun falls on its back
  shade: string; // and the side that is turned away from it
  skin: string;
  crest: string; // a row of plates along the back of a large one
  crown: string;
  head: string;
  eyes: string;
  pupils: string;
  nose: string;
  signs: Point[]; // where the mark of its player is, one in each cell but that of the head
  shapes: Shape[];
}

const middle = ([row, column]: Cell): Point => [column + 0.5, row + 0.5];

/** The nodes of a body through cells, winding a little where it goes straight on. */
function winding(cells: readonly Cell[], radius: (t: number) => number, end: number): Node[] {
  const points = cells.map(middle);
  const nodes: Point[] = [];
  points.forEach((p, i) => {
    const next = points[i + 1];
    nodes.push(p);
    if (next)
      nodes.push(from([(p[0] + next[0]) / 2, (p[1] + next[1]) / 2], angleOf(p, next) + 90, i % 2 ? -0.07 : 0.07));
  });
  const [last, before] = [points.at(-1), points.at(-2)];
  if (last && before) nodes.push(from(last, angleOf(before, last), end));
  return nodes.map(([x, y], i): Node => [x, y, radius(i / Math.max(1, nodes.length - 1))]);
}

const kept = new Map<string, Creature>();

export function creatureOf(cells: readonly Cell[], breed: Breed, head?: Cell): Creature {
  const key = `${cells.join(';')} ${head?.join() ?? ''} ${breed.crown}`;
  const found = kept.get(key) ?? draw(cells, breed, head);
  if (kept.size > 500) kept.clear(); // a figure that follows a pointer is many
  kept.set(key, found);
  return found;
}

function draw(cells: readonly Cell[], breed: Breed, head?: Cell): Creature {
  const { spine, limbs } = lieOf(cells, head);
  const size = Math.max(0, Math.min(2, cells.length - 3));
  const girth = breed.girth * (0.3 + 0.015 * size);
  const first = spine[0] ?? [0, 0];
  const at = middle(first);
  const look = spine[1] ? angleOf(middle(spine[1]), at) : 0;
  const tube = new Tube(
    winding(spine, (t) => (t < 0.12 ? girth * 0.86 : mix(girth, girth * 0.2, ((t - 0.12) / 0.88) ** 2.6)), 0.16),
    6,
  );
  const place = turnedBy(at, look);
  const legs = limbs.map(
    (limb) =>
      new Tube(
        winding(limb, (t) => mix(girth * 0.9, girth * 0.4, t ** 1.4), 0.06),
        4,
      ),
  );
  const feet = legs.map((leg, i) =>
    web(
      leg.at(0.84),
      angleOf(leg.at(0.8), leg.at(1)),
      0.44,
      breed.fins === 'fans' ? 5 : 4,
      limbs[i] && limbs[i].length > 2 ? 110 : 130,
    ),
  );
  const fins = [...FINS[breed.fins](tube, size), ...TAILS[breed.tail](tube.at(1), tube.angle(0.98)), ...feet];
  const scale = 0.92 + 0.07 * size;
  const crown = CROWNS[breed.crown]().map((shape) => shape.map(([x, y]) => place([x * scale, y * scale])));
  const skull = skullOf(breed).map(([x, y]) => place([x * scale, y * scale]));
  const bodies = [tube.strip(1, -1), ...legs.map((leg) => leg.strip(1, -1))];
  const eye = (side: number): Point => place([0.06 * scale, 0.17 * scale * side]);
  const steps = Math.round(spine.length * 4.6);
  return {
    fins: fins.map(blob).join(''),
    body: bodies.map(blob).join(''),
    light: [tube, ...legs].map((one) => thread(one.edge(0.46, 0.1, 0.9))).join(''),
    shade: [tube, ...legs].map((one, i) => blob(shadeOf(one, i ? 0.78 : 0.97))).join(''),
    skin: SKINS[breed.skin](tube, steps) + legs.map((leg) => SKINS[breed.skin](leg, 4)).join(''),
    crest: size < 2 ? '' : plates(tube, spine.length),
    crown: crown.map(blob).join(''),
    head: blob(skull),
    eyes: dot(eye(1), 0.1 - 0.008 * size) + dot(eye(-1), 0.1 - 0.008 * size),
    pupils: dot(from(eye(1), look, 0.025), 0.05) + dot(from(eye(-1), look, 0.025), 0.05),
    nose: [0.06, -0.06].map((y) => dot(place([0.36 * breed.snout * scale, y]), 0.022)).join(''),
    signs: [...spine.slice(1), ...limbs.flatMap((limb) => limb.slice(1))].map(middle),
    shapes: [...bodies, ...fins, ...crown, skull],
  };
}

const shadeOf = (tube: Tube, end: number): Point[] => tube.strip((u) => -0.5 - 0.3 * Math.cos(u * 6), -1, 0.08, end);

function skullOf({ snout }: Breed): Point[] {
  const half: Point[] = [
    [-0.32, 0.17],
    [-0.14, 0.27],
    [0.04, 0.29],
    [0.18, 0.19],
    [0.3 * snout, 0.14],
    [0.42 * snout, 0.14],
    [0.5 * snout, 0.04],
  ];
  return [...half, ...half.map(([x, y]): Point => [x, -y]).reverse()];
}

function plates(tube: Tube, cells: number): string {
  const count = cells * 3;
  return Array.from({ length: count }, (_, i) => {
    const t = mix(0.2, 0.9, i / (count - 1));
    return blob([
      tube.at(t, 0.22),
      tube.at(t + 0.028, 0),
      tube.at(t + 0.028, 0),
      tube.at(t, -0.22),
      tube.at(t - 0.02, 0),
    ]);
  }).join('');
}
