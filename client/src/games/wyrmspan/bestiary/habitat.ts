// Where a dragon lives, behind and before it: washes of its caves, their rock, and what its kind stands in.
import { add, between, chance, from, mix, smooth, toward, type Point } from '../../../drawing/geometry.ts';
import type { Animal } from './animal.ts';
import { leaf } from './crown.ts';
import { Sketch, type Fit } from './sketch.ts';

/** The plate's own measures: the ground of a box of 1000 is at 95, and the picture may go on at its sides. */
export const PLATE: Fit = { scale: 1, x: 0, y: 1000, flip: false };
export const GROUND = 95;
const [LEFT, RIGHT] = [-900, 1900];

const cave = (name: string): string => `var(--plate-${name})`;
const SCENE_INK = 'var(--plate-ink)';
const [FERN, FERN_INK] = ['#5b8a4c', '#24452c'];

const PAPER = 'var(--plate)';

/** An uneven round, as water runs on paper. */
function puddle(random: () => number, [x, y]: Point, [rx, ry]: Point): Point[] {
  const bays = [random() * 6, random() * 6] as const;
  return Array.from({ length: 26 }, (_, i): Point => {
    const a = (i / 26) * Math.PI * 2;
    const r = 1 + 0.13 * Math.sin(a * 3 + bays[0]) + 0.07 * Math.sin(a * 7 + bays[1]) + mix(-0.03, 0.03, random());
    return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r];
  });
}

const GLAZES = 5;

/** A wash that has dried on the paper. On a large plate it is laid in thin glazes, and pigment has gathered at parts of its edge. */
function dried(sketch: Sketch, random: () => number, at: Point, reach: Point, colour: string, opacity: number): void {
  const edge = puddle(random, at, reach);
  if (!sketch.fine) return sketch.wash(edge, colour, opacity);
  sketch.wash(edge, colour, opacity * 0.45);
  for (let i = 1; i < GLAZES; i++) {
    const near = 1 - (i * 0.62) / GLAZES;
    const drift: Point = [at[0] + mix(-30, 30, random()), at[1] - reach[1] * 0.1 * i];
    sketch.wash(puddle(random, drift, [reach[0] * near, reach[1] * near]), colour, opacity * 0.24);
  }
  const start = Math.floor(random() * 26);
  for (const far of [0, 11]) {
    const arc = Array.from({ length: 6 }, (_, i) => edge[(start + far + i) % 26] as Point);
    sketch.ink(smooth(arc, 3), 1.5, colour, 'both', 0.5);
  }
}

/** Something of stone: its paper first, so that nothing behind it shines through, its colour, and the side that lies in shadow. */
function stone(sketch: Sketch, shape: readonly Point[], shaded: readonly Point[], colour: string, sharp = false): void {
  sketch.wash(shape, PAPER, 1, sharp);
  sketch.panel(shape, colour, 0.56, SCENE_INK, 4, sharp);
  if (sketch.fine) sketch.wash(shaded, SCENE_INK, 0.15, sharp);
}

type Rock = (sketch: Sketch, x: number, y: number, size: number, random: () => number, colour: string) => void;

const shard = (x: number, y: number, lean: number, high: number, wide: number): Point[] => {
  const tip = from([x, y], lean, high);
  return [[x - wide, y - 20], from([x - wide * 0.9, y], lean, high * 0.72), tip, from([x + wide * 0.8, y], lean, high * 0.66), [x + wide, y - 20]];
};

const ROCKS: Readonly<Record<string, Rock>> = {
  // Jagged crags.
  crimson: (sketch, x, y, size, random, colour) => {
    const top: Point[] = Array.from({ length: 7 }, (_, i) => [x + (i - 3) * size * 0.3, y + size * [0, 0.5, 0.35, 1, 0.6, 0.72, 0][i]! * mix(0.8, 1.2, random())]);
    const shaded = [1, 3, 5].flatMap((i): Point[] => [top[i]!, top[i + 1]!, [top[i + 1]![0] - size * 0.06, y - 50], [top[i]![0] + size * 0.05, y + size * 0.1]]);
    stone(sketch, [...top, [x + size, y - 60], [x - size, y - 60]], shaded.slice(0, 4), colour, true);
    for (const k of sketch.fine ? [4, 8] : []) sketch.wash(shaded.slice(k, k + 4), SCENE_INK, 0.15, true);
    for (let i = 0; i < 4; i++) sketch.hair([[x + (i - 1) * size * 0.2, y + size * 0.5], [x + (i - 1.3) * size * 0.24, y + size * 0.12]], 0.4, SCENE_INK, 0.35);
  },
  // Dripstones.
  golden: (sketch, x, y, size, random, colour) => {
    for (let i = 0; i < 3; i++) {
      const [cx, h, w] = [x + (i - 1) * size * 0.42, size * mix(0.5, 1.15, random()), size * mix(0.13, 0.2, random())];
      const shape: Point[] = [[cx - w * 1.5, y - 40], [cx - w, y + h * 0.2], [cx - w * 0.4, y + h * 0.7], [cx, y + h], [cx + w * 0.4, y + h * 0.7], [cx + w, y + h * 0.2], [cx + w * 1.5, y - 40]];
      stone(sketch, shape, [[cx + w * 0.1, y - 40], [cx + w * 0.1, y + h * 0.4], [cx, y + h], [cx, y + h], ...shape.slice(4)], colour);
      for (const u of [0.25, 0.5]) sketch.hair([[cx - w * 0.5, y + h * u], [cx, y + h * u - 10], [cx + w * 0.5, y + h * u]], 0.4, SCENE_INK, 0.35);
    }
  },
  // Crystals.
  amethyst: (sketch, x, y, size, random, colour) => {
    for (const lean of [128, 60, 100, 84]) {
      const shape = shard(x + (90 - lean) * size * 0.008, y, lean + mix(-8, 8, random()), size * mix(0.6, 1.15, random()), size * 0.14);
      stone(sketch, shape, [shape[2]!, shape[3]!, shape[4]!, [x + (90 - lean) * size * 0.008, y - 20]], colour, true);
      sketch.hair([shape[2] ?? [x, y], [x + (90 - lean) * size * 0.008, y]], 0.4, SCENE_INK, 0.4);
    }
  },
};

export function behind(animal: Animal, caves: readonly string[], seed: number, fine: boolean): string {
  const random = chance(seed * 53 + 5);
  const sketch = new Sketch(fine);
  const homes = caves.length ? caves : ['golden'];
  homes.forEach((name, i) => {
    const x = homes.length === 1 ? 500 : mix(190, 810, i / (homes.length - 1));
    const wide = homes.length === 1 ? 470 : 330;
    dried(sketch, random, [x, 500], [wide * 1.12, 430], cave(name), 0.36);
    dried(sketch, random, [x + mix(-60, 60, random()), 440], [wide * 0.82, 300], cave(name), 0.3);
    dried(sketch, random, [x + mix(-90, 90, random()), 380], [wide * 0.5, 170], cave(name), 0.3);
    for (let k = 0; k < 9; k++) {
      const at: Point = [x + mix(-1.5, 1.5, random()) * wide, mix(420, 960, random())];
      sketch.wash(Array.from({ length: 8 }, (_, j) => from(at, j * 45, mix(3, 11, (k * 0.37) % 1))), cave(name), 0.4);
    }
  });
  for (let i = 0; i < 6; i++) {
    const name = homes[i < 2 ? 0 : (homes.length - 1)] ?? 'golden';
    const x = [60, 230, 930, 780, -420, 1420][i]! + mix(-50, 50, random());
    ROCKS[i % 3 === 2 && homes.length > 2 ? (homes[1] ?? name) : name]?.(sketch, x, GROUND + 30, mix(150, 330, random()) * (i > 3 ? 1.5 : 1), random, cave(name));
  }
  const soars = animal.a.stance === 'soars' || animal.a.stance === 'hovers' || animal.a.stance === 'drifts';
  if (animal.a.stance === 'drifts' || animal.plan === 'eel') {
    dried(sketch, random, [500, 500], [620, 400], 'var(--plate-water)', 0.5);
    dried(sketch, random, [500, 420], [520, 280], 'var(--plate-water)', 0.4);
    for (let i = 0; i < 9; i++) {
      const [x, y, r] = [mix(80, 920, random()), mix(250, 930, random()), mix(8, 24, random())];
      sketch.panel(Array.from({ length: 10 }, (_, k) => from([x, y], k * 36, r)), '#fff', 0.5, SCENE_INK, 3);
    }
  }
  const ground: Point[] = Array.from({ length: 15 }, (_, i) => [mix(LEFT, RIGHT, i / 14), GROUND + (soars ? 0 : 24) + mix(-22, 22, random())]);
  sketch.wash([...ground, [RIGHT, -400], [LEFT, -400]], 'var(--plate-ground)', 0.85);
  sketch.wash([...ground.map(([x, y]): Point => [x + 30, y - 46]), [RIGHT, -400], [LEFT, -400]], SCENE_INK, 0.16);
  sketch.ink(smooth(ground, 3), 1, SCENE_INK, 'both', 0.6);
  for (let i = 0; i < 22; i++) {
    const [x, y] = [mix(-100, 1100, random()), mix(18, GROUND - 20, random())];
    sketch.hair([[x, y], [x + mix(20, 60, random()), y + 4]], 0.5, SCENE_INK, 0.3);
  }
  if (fine) growth(sketch, homes, chance(seed * 97 + 11));
  return sketch.svg(PLATE, 6);
}

/** What grows or lies on the ground of its caves: tufts of dry grass, toadstools, splinters of crystal, and pebbles everywhere. */
function growth(sketch: Sketch, homes: readonly string[], random: () => number): void {
  for (let i = 0; i < 16; i++) {
    const [x, y, r] = [mix(10, 990, random()), mix(8, GROUND + 6, random()), mix(5, 15, random())];
    const pebble = Array.from({ length: 7 }, (_, k): Point => {
      const [dx, dy] = toward(k * 51, k % 3 ? r : r * 0.8);
      return [x + dx, y + dy * 0.6];
    });
    sketch.panel(pebble, 'var(--plate-ground)', 1, SCENE_INK, 3);
    sketch.wash(pebble.slice(3), SCENE_INK, 0.2);
  }
  for (let i = 0; i < 7; i++) {
    const name = homes[i % homes.length] ?? 'golden';
    const x = (i % 2 ? 990 : 10) + (i % 2 ? -1 : 1) * mix(0, 260, random());
    GROWTH[name]?.(sketch, [x, mix(30, GROUND + 14, random())], mix(26, 52, random()), random);
  }
}

type Growth = (sketch: Sketch, at: Point, size: number, random: () => number) => void;

const GROWTH: Readonly<Record<string, Growth>> = {
  golden: (sketch, [x, y], size, random) => {
    for (let i = 0; i < 7; i++) {
      const lean = 90 + (i - 3) * 13 + mix(-5, 5, random());
      const tip = from([x, y], lean, size * mix(0.9, 1.5, random()));
      sketch.ink(smooth([[x + (i - 3) * 2, y], between([x, y], tip, 0.6), add(tip, [(i - 3) * 4, 0])]), 1.3, i % 2 ? '#8a7a34' : '#6c6a2c', 'end', 0.9);
    }
  },
  crimson: (sketch, [x, y], size, random) => {
    for (const [dx, k] of [[0, 1], [size * 0.7, 0.62]] as const) {
      const [h, w] = [size * k * mix(0.7, 1, random()), size * k * 0.46];
      const at = x + dx;
      sketch.panel([[at - w * 0.24, y], [at - w * 0.18, y + h * 0.7], [at + w * 0.18, y + h * 0.7], [at + w * 0.26, y]], '#f2e4c8', 1, SCENE_INK, 3);
      sketch.panel([[at - w, y + h * 0.62], [at - w * 0.7, y + h * 0.98], [at, y + h * 1.16], [at + w * 0.7, y + h * 0.98], [at + w, y + h * 0.62], [at, y + h * 0.7]], '#b2443c', 1, SCENE_INK, 3);
      for (const u of [-0.4, 0.1, 0.5]) sketch.wash(Array.from({ length: 6 }, (_, i) => from([at + w * u, y + h * (0.95 - Math.abs(u) * 0.2)] as Point, i * 60, w * 0.12)), '#f7ead2', 0.9);
    }
  },
  amethyst: (sketch, [x, y], size, random) => {
    for (const lean of [120, 66, 92]) {
      const shape = shard(x + (90 - lean) * 0.5, y, lean, size * mix(0.7, 1.2, random()), size * 0.2);
      stone(sketch, shape, [shape[2]!, shape[3]!, shape[4]!, [x + (90 - lean) * 0.5, y - 20]], cave('amethyst'), true);
    }
  },
};

/** Its shadow, so that it stands on something. */
export function shadow(x: number, wide: number, soars: boolean): string {
  const sketch = new Sketch(true);
  const high = soars ? 12 : 26;
  const shape = (k: number): Point[] => Array.from({ length: 14 }, (_, i) => [x + Math.cos((i / 14) * Math.PI * 2) * wide * 0.5 * k, (soars ? 50 : GROUND - 4) + Math.sin((i / 14) * Math.PI * 2) * high * k]);
  sketch.wash(shape(1), SCENE_INK, soars ? 0.16 : 0.26);
  if (!soars) sketch.wash(shape(0.7), SCENE_INK, 0.22);
  return sketch.svg(PLATE, 6);
}

export function before(animal: Animal, seed: number): string {
  const random = chance(seed * 71 + 3);
  const sketch = new Sketch(true);
  if (animal.a.stance === 'swims') {
    const level = WATER;
    for (const [drop, opacity] of [[0, 0.62], [34, 0.5], [84, 0.5]] as const) {
      const top: Point[] = Array.from({ length: 29 }, (_, i) => [mix(LEFT, RIGHT, i / 28), level - drop + (i % 2 ? 10 : -8) + mix(-5, 5, random())]);
      sketch.wash([...top, [RIGHT, -400], [LEFT, -400]], 'var(--plate-water)', opacity);
      sketch.ink(smooth(top, 2), 0.9, '#fff', 'both', 0.7);
    }
    for (let i = 0; i < 12; i++) {
      const [x, y] = [mix(0, 1000, random()), mix(10, level - 20, random())];
      sketch.hair([[x, y], [x + 40, y + 18], [x + 80, y]], 0.6, SCENE_INK, 0.4);
    }
  }
  if (animal.a.stance === 'digs') {
    const side = seed % 2 ? 1 : -1; // it comes out of the rubble behind it
    for (let i = 0; i < 8; i++) {
      const [x, r] = [500 + side * mix(430, -200, i / 7), mix(90, 150, random()) * (1 - i * 0.085)];
      const boulder = Array.from({ length: 8 }, (_, k) => from([x, GROUND - 6] as Point, k * 45 + 10, r * mix(0.8, 1.15, random())));
      sketch.panel(boulder, 'var(--plate-ground)', 1, SCENE_INK, 5, true);
      sketch.hair([boulder[1] ?? [x, 0], [x, GROUND]], 0.6, SCENE_INK, 0.5);
      sketch.hair([boulder[3] ?? [x, 0], [x, GROUND], boulder[7] ?? [x, 0]], 0.6, SCENE_INK, 0.5);
    }
  }
  if (animal.mood === 'shy') {
    for (const [x, turn] of [[20, 1], [980, -1]] as const) {
      const faced = (turn > 0) === (seed % 2 === 1); // the side that it looks to stays open
      for (let i = 0; i < (faced ? 2 : 5); i++) {
        const lean = 90 - turn * (i * 17 - 6);
        const long = mix(190, 330, random()) * (faced ? 0.62 : 1.1);
        const root: Point = [x + turn * i * 14, -20];
        const bow = [root, from(root, lean + turn * 8, long * 0.5), from(root, lean - turn * 12, long)] as const;
        sketch.hair(bow, 1, FERN_INK, 1);
        for (let k = 1; k < 7; k++) {
          const at = between(between(bow[0], bow[1], k / 7), between(bow[1], bow[2], k / 7), k / 7);
          for (const side of [58, -58]) sketch.panel(leaf(at, lean + side, long * 0.22 * (1 - k * 0.08), long * 0.04).filter((_, j) => j !== 1 && j !== 8), FERN, 1, FERN_INK, 3);
        }
      }
    }
  }
  return sketch.svg(PLATE, 6);
}

export const WATER = 190;
