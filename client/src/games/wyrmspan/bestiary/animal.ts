// Puts a dragon together: its plan, the build of its size, the posture of its temperament, and what is its alone.
import { PLANS, type Anatomy, type PlanName, type Stance } from './anatomy.ts';
import { add, along, between, chain, chance, from, mix, Tube, type Node, type Point } from '../../../drawing/geometry.ts';
import { aura, fittings, mist } from './extras.ts';
import { head, type Mood } from './head.ts';
import { leg } from './limbs.ts';
import { coatOf, type Coat } from './palette.ts';
import { FISH_BENDS, FREE_BENDS, GROUND_BENDS, POSTURES, WATER_BENDS, type Bend, type Posture } from './poses.ts';
import type { Sketch } from './sketch.ts';
import { kindOf, TRAITS_OF_NAME, wordsOf } from './kinds.ts';
import { ray, scoops } from './ray.ts';
import { trunk, type Trunk } from './trunk.ts';
import { wing } from './wings.ts';

export interface Named {
  id: number;
  english: string;
  size: string;
  trait: string;
  caves: readonly string[];
}

/** How size changes the build. */
interface Build {
  frame: number; // of the plate that it fills
  head: number;
  neck: number;
  trunk: number;
  legs: number;
  tail: number;
  wings: number;
  eyes: number;
  horns: number;
  ridge: number;
}

const HATCHLING: Build = { frame: 0.66, head: 1.5, neck: 0.62, trunk: 0.94, legs: 0.7, tail: 0.6, wings: 0.5, eyes: 1.42, horns: 0.36, ridge: 0.5 };
const BUILDS: Readonly<Record<string, Build>> = {
  hatchling: HATCHLING,
  small: { frame: 0.79, head: 1.24, neck: 0.84, trunk: 0.92, legs: 0.9, tail: 0.9, wings: 0.86, eyes: 1.2, horns: 0.72, ridge: 0.8 },
  medium: { frame: 0.9, head: 1.12, neck: 1, trunk: 1, legs: 1, tail: 1, wings: 1, eyes: 1.08, horns: 1, ridge: 1 },
  large: { frame: 1, head: 1, neck: 1.08, trunk: 1.14, legs: 1.04, tail: 1.08, wings: 1.14, eyes: 0.92, horns: 1.25, ridge: 1.2 },
};

function buildOf(size: string, fed: number): Build {
  const young = BUILDS[size] ?? HATCHLING;
  const grown = BUILDS['small'] ?? HATCHLING;
  if (size !== 'hatchling' || fed === 0) return young;
  const keys = Object.keys(young) as (keyof Build)[];
  return Object.fromEntries(keys.map((key) => [key, mix(young[key], grown[key], Math.min(3, fed) / 3.4)])) as unknown as Build;
}

export interface Animal extends Build {
  plan: PlanName;
  young: boolean;
  a: Anatomy;
  coat: Coat;
  mood: Mood;
  random: () => number;
  variant: number;
}

export function animalOf({ id, english, size, trait, caves }: Named, fed = 0): Animal {
  const plan = kindOf(english) ?? 'dragon';
  const words = wordsOf(english);
  const a: Anatomy = Object.assign({ ...PLANS[plan] }, ...words.map((word) => TRAITS_OF_NAME[word] ?? {}));
  const random = chance(id * 977 + 13);
  return { ...buildOf(size, fed), plan, young: size === 'hatchling', a, coat: coatOf(id, words, caves), mood: trait in POSTURES ? (trait as Mood) : 'helpful', random, variant: Math.floor(random() * 3) };
}

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T;
const sway = (list: readonly number[], random: () => number, by: number): number[] => list.map((angle) => angle + (random() - 0.5) * 2 * by);

/** What is drawn at random once, so that the same card is always the same dragon. */
function features(animal: Animal) {
  const { a, random } = animal;
  return {
    crown: { horns: pick(a.horns, random), size: animal.horns * mix(0.8, 1.25, random()), trim: pick(a.trims, random), chin: pick(a.chins, random) },
    ridge: pick(a.ridges, random),
    tail: pick(a.tails, random),
    marking: pick(a.markings, random),
    count: 9 + Math.floor(random() * 8),
    fingers: 3 + Math.floor(random() * 3),
    tall: mix(0.75, 1.3, random()),
    span: mix(0.88, 1.14, random()),
    neck: mix(0.86, 1.16, random()),
    tailed: mix(0.84, 1.18, random()),
  };
}

export function drawAnimal(sketch: Sketch, animal: Animal): void {
  const f = features(animal);
  if (animal.plan === 'manta') glides(sketch, animal, f);
  else if (animal.a.stance === 'walks' || animal.a.stance === 'strides' || animal.a.stance === 'hovers' || animal.a.stance === 'digs') legged(sketch, animal, f);
  else legless(sketch, animal, f);
}

type Features = ReturnType<typeof features>;

function glides(sketch: Sketch, animal: Animal, f: Features): void {
  const { at, angle } = ray(sketch, animal);
  scoops(sketch, animal, at, angle, true);
  const neck = new Tube([[...from(at, angle + 180, 20), 14], [...at, 12]], 2);
  heads(sketch, animal, f, neck, angle, animal.mood === 'aggressive' ? 30 : animal.mood === 'playful' ? 14 : 2, 1);
  scoops(sketch, animal, at, angle, false);
}

function trunkOf(animal: Animal, f: Features, tube: Tube, span: readonly [number, number], pieces: number): Trunk {
  const { a } = animal;
  return { tube, ridge: f.ridge, tall: a.tall * animal.ridge * f.tall, from: span[0], to: span[1], count: f.count, tail: f.tail, tip: a.tip * mix(0.75, 1, animal.frame), marking: f.marking, plated: a.plated, pieces };
}

function legged(sketch: Sketch, animal: Animal, f: Features): void {
  const { a, coat, mood, random } = animal;
  const base = POSTURES[mood][sits(animal) ? animal.variant : 0] as Posture;
  const posture = adapt(a, animal.young ? { ...base, torso: base.torso * 0.5 + 20 } : base);
  const reach = a.legs[0] * animal.legs;
  const hip: Point = [0, reach * posture.height + (a.stance === 'digs' ? 8 : 0)];
  const torso = 88 * mix(0.66, 1, Math.min(1, (animal.legs - 0.6) / 0.3)) * mix(0.92, 1.08, random());
  const shoulder = from(hip, posture.torso + (random() - 0.5) * 12, torso);
  const thick = animal.trunk;
  const ground = a.stance === 'hovers' || a.stance === 'digs' ? -Infinity : 0;
  const tail = chain(hip, sway(posture.tail, random, 13), a.tail[0] * animal.tail * f.tailed, 9).map(([x, y], i): Node => {
    const r = mix(a.tail[1] * thick, 1.6, ((i + 1) / 9) ** 0.72);
    return [x, Math.max(ground + r, y), r];
  });
  const necks = Array.from({ length: a.heads }, (_, i) => {
    const turn = (i - (a.heads - 1) / 2) * 34 * (a.heads > 1 ? 1 : 0);
    const angles = sway(posture.neck, random, 10).map((angle, k) => angle + turn * (k === 0 ? 0.5 : 1));
    const points = chain(shoulder, angles, a.neck[0] * animal.neck * f.neck * (1 - Math.abs(i - 1) * 0.06 * (a.heads - 1)), 5);
    const floor = ground === 0 || a.stance === 'digs' ? a.head * animal.head * 0.36 : -Infinity; // the chin rests on the ground, not in it
    return points.map((p, k): Node => [p[0], Math.max(floor * ((k + 1) / 5), p[1]), mix(a.neck[1] * thick, a.neck[2] * mix(1, animal.head, 0.4), ((k + 1) / 5) ** 0.8)]);
  });
  const main = necks.at(-1) ?? [];
  const middle = between(hip, shoulder, 0.46);
  const nodes: Node[] = [
    ...tail.slice().reverse(),
    [hip[0], hip[1], a.trunk[0] * thick],
    [...from(middle, posture.torso + 90, posture.arch), a.trunk[1] * thick],
    [shoulder[0], shoulder[1], a.trunk[2] * thick],
    ...main,
  ];
  const [hipAt, shoulderAt] = [9 / (nodes.length - 1), 11 / (nodes.length - 1)];
  const tube = new Tube(nodes, sketch.fine ? 5 : 3, (t) => mix(1, a.belly, Math.max(0, Math.sin((Math.PI * (t - hipAt + 0.06)) / (shoulderAt - hipAt + 0.12)))));
  const blade = between(shoulder, hip, 0.12);
  const root = tube.at(mix(hipAt, shoulderAt, 0.25), 0.6);
  const w = { kind: a.wings, span: a.span * animal.wings * f.span, raise: posture.raise + (random() - 0.5) * 26, spread: posture.spread, fingers: f.fingers };
  const top = add(blade, [0, a.trunk[2] * thick * 0.55]);
  aura(sketch, animal, tube);
  wing(sketch, add(top, [10, 2]), add(root, [8, 0]), w, coat, true);
  const feet = posture.feet;
  const thighs = a.legs[1] * thick;
  const stand = (joint: Point, [x, y]: Point, near: boolean, hind: boolean): void => {
    const hung = a.stance === 'hovers';
    const sole: Point = hung ? add(joint, [(x - 0.2) * reach * 0.6 + (hind ? -reach * 0.3 : 0), -reach * 0.72]) : [joint[0] + x * reach, y * reach + (near ? 0 : reach * 0.06)];
    leg(sketch, { joint, sole, reach: reach * (hind ? 1.02 : 0.96), thick: thighs * (hind ? 1.1 : 0.86), bend: hind ? 1 : -1, foot: a.feet[hind ? 1 : 0] }, coat, !near);
  };
  const hipJoint = add(hip, [4, -a.trunk[0] * thick * 0.1]);
  const foreJoint = add(shoulder, [-2, -a.trunk[2] * thick * 0.28]);
  const fore = a.stance !== 'strides';
  const digs = a.stance === 'digs';
  if (fore) stand(add(foreJoint, [9, 3]), feet[1], false, false);
  if (!digs) stand(add(hipJoint, [12, 3]), feet[3], false, true);
  const six = a.extras.includes('legs6');
  if (six) for (const at of [0.36, 0.68]) stand(add(between(hipJoint, foreJoint, at), [9, 2]), [at - 0.3, 0], false, at < 0.5);
  for (const [i, neck] of necks.slice(0, -1).entries()) {
    const other = new Tube([[...middle, a.trunk[1] * 0.6], [...shoulder, a.neck[1] * thick], ...neck], 4);
    trunk(sketch, { ...trunkOf(animal, f, other, [0.4, 1], 1), tip: 0, tail: 'point', ridge: 'none' }, coat);
    heads(sketch, animal, f, other, posture.head + (i % 2 ? -4 : 10), posture.gape * (i % 2 ? 1 : 0.4), 0.9);
  }
  trunk(sketch, trunkOf(animal, f, tube, [0.12, 0.97], 1), coat);
  fittings(sketch, animal, tube, hipAt, shoulderAt);
  if (six) for (const at of [0.34, 0.66]) stand(between(hipJoint, foreJoint, at), [at - 0.42, 0], true, at < 0.5);
  if (!digs) stand(hipJoint, feet[2], true, true);
  if (fore) stand(foreJoint, feet[0], true, false);
  else if (a.wings === 'none') arms(sketch, animal, foreJoint);
  heads(sketch, animal, f, tube, posture.head, posture.gape, 1);
  wing(sketch, top, root, w, coat, false);
  mist(sketch, animal, tube);
}

/** Hoofed animals neither sit nor rear. */
const sits = ({ a }: Animal): boolean => !a.feet.includes('hoof') || a.wings !== 'none';

/** The short arms of those that stride on two legs. */
function arms(sketch: Sketch, { a, coat, trunk: thick }: Animal, joint: Point): void {
  const sole = add(joint, [20, -22]);
  leg(sketch, { joint, sole, reach: 36, thick: a.trunk[2] * thick * 0.34, bend: -1, foot: 'claw' }, coat, false);
}

/** Some stances hold a posture their own way. */
function adapt(a: Anatomy, posture: Posture): Posture {
  if (a.stance === 'strides') return { ...posture, torso: posture.torso * 0.5 + (a.wings === 'none' ? 4 : 24), height: Math.max(0.62, posture.height), feet: [posture.feet[0], posture.feet[1], [-0.02 + posture.feet[2][0], 0], [0.3, posture.feet[3][1]]] };
  if (a.stance === 'hovers') return { ...posture, torso: posture.torso * 0.6 + 22, spread: Math.max(0.62, posture.spread), raise: Math.min(132, posture.raise + 4), tail: posture.tail.map((angle) => Math.min(angle, 265)) };
  if (a.stance === 'digs') return { ...posture, torso: 26 + posture.torso * 0.4, height: 0.1, neck: posture.neck.map((angle) => Math.max(-8, angle * 0.5)), head: posture.head * 0.5, tail: [230, 240, 250], feet: [[0.55, 0.02 + posture.feet[0][1]], [0.3, 0], [0, 0], [0, 0]] };
  if (a.extras.includes('breast')) return proud(posture);
  if (a.extras.includes('hump')) return heavy(posture);
  if (a.heads > 1) return { ...posture, neck: [58, 88, 58, 4] }; // room for all of them
  if (a.tails.includes('sting')) return { ...posture, tail: [128, 108, 70, 8, -40] };
  if (a.extras.includes('branch')) return { ...posture, height: Math.max(0.7, posture.height), torso: posture.torso * 0.4, tail: [186, 200, 240, 310, 400, 490, 570] };
  return posture;
}

/** Half an eagle: even a shy one sits up, and only looks away. */
function proud(posture: Posture): Posture {
  const cowers = posture.gape === 0;
  const lies = cowers && posture.height < 0.4;
  return { ...posture, torso: lies ? 12 : Math.max(cowers ? 22 : 10, posture.torso), height: lies ? 0.32 : Math.max(0.5, posture.height), arch: posture.arch * 0.5, neck: cowers ? [84, 80, 40, -6] : posture.neck.map((angle) => Math.max(18, angle)), head: cowers ? -26 : posture.head, tail: cowers ? [196, 172, 120, 60, 30] : posture.tail, spread: Math.max(0.3, posture.spread), raise: Math.min(140, posture.raise) };
}

/** Too heavy to leap: it stamps with one foot, and its head hangs before the shoulders. */
function heavy(posture: Posture): Posture {
  return { ...posture, torso: 9, height: 0.94, arch: 9, neck: [12, 2, -12], head: Math.min(-8, posture.head - 12), tail: [226, 256, 262, 240], feet: [[posture.gape > 6 ? 0.34 : 0.08, posture.gape > 6 ? 0.34 : 0], [0.26, 0], [-0.08, 0], [0.2, 0]] };
}

function heads(sketch: Sketch, animal: Animal, f: Features, tube: Tube, angle: number, gape: number, share: number): void {
  const { a, coat, mood, eyes } = animal;
  head(sketch, tube.at(1), angle, { skull: a.skull, crown: f.crown, mood, gape: gape + (a.extras.includes('tongue') ? 6 : 0), eyes: eyes * (a.skull === 'frog' ? 1.25 : 1), scale: a.head * animal.head * share }, coat);
}

const BENDS: Partial<Record<Stance, Readonly<Record<Mood, readonly Bend[]>>>> = { coils: GROUND_BENDS, swims: WATER_BENDS, drifts: FISH_BENDS };

function legless(sketch: Sketch, animal: Animal, f: Features): void {
  const { a, coat, mood, random } = animal;
  const bends = BENDS[a.stance] ?? FREE_BENDS;
  const bend = bends[mood][animal.variant % 2] as Bend;
  const young = animal.young && a.stance !== 'swims' && a.stance !== 'drifts' ? 2 : 0; // a hatchling is shorter
  const compact = a.stance === 'soars' ? 0.84 : 0.94;
  const line = bend.line.slice(young).map(([x, y], i, all): Point => {
    const free = i > 0 && i < all.length - 1 ? 1 : 1.6;
    return [x * f.neck * compact + (random() - 0.5) * 13 * free, (y * mix(0.92, 1.14, f.tall - 0.4)) / compact ** 0.6 + (random() - 0.5) * 9 * free];
  });
  const thick = animal.trunk * mix(0.94, 1.12, random());
  const profile = [2, a.trunk[0] * 0.62, a.trunk[0], a.trunk[1], a.trunk[1], a.trunk[2], (a.trunk[2] + a.neck[2]) / 2, a.neck[2] * mix(1, animal.head, 0.45)].map((r, i) => (i === 0 || i === 7 ? r : r * thick));
  const nodes = line.map(([x, y], i): Node => {
    const r = along(profile, i / (line.length - 1));
    return [x, a.stance === 'coils' ? Math.max(r, y) : y, r];
  });
  const tube = new Tube(nodes, sketch.fine ? 6 : 4);
  const pieces = line.length + 1;
  const [wingAt, rootAt] = [0.66, 0.54];
  const w = { kind: a.wings, span: a.span * animal.wings * f.span, raise: bend.raise + (random() - 0.5) * 16, spread: bend.spread, fingers: f.fingers };
  const shoulder = tube.at(wingAt, 0.5);
  aura(sketch, animal, tube);
  wing(sketch, add(shoulder, [8, 3]), tube.at(rootAt + 0.02, 0.4), w, coat, true);
  const reach = a.legs[0] * animal.legs;
  const legs = animal.plan === 'lung' ? [0.36, 0.72] : animal.plan === 'lindworm' ? [0.74] : [];
  const step = (at: number, near: boolean, i: number): void => {
    const joint = tube.at(at, -0.3);
    const turn = mood === 'shy' ? -100 : mood === 'helpful' ? -62 : -70 + i * 24;
    const sole = animal.plan === 'lindworm' ? add(joint, [near ? reach * 0.8 : reach * 0.5, -reach * (mood === 'aggressive' ? 0.16 : near ? 0.5 : 0.3)]) : from(joint, turn + (near ? 0 : 26), reach * 0.86);
    leg(sketch, { joint, sole, reach, thick: a.legs[1] * thick, bend: i ? -1 : 1, foot: a.feet[0] }, coat, !near);
  };
  legs.forEach((at, i) => step(at + 0.02, false, i));
  const second = a.heads > 1 ? new Tube([...nodes.slice(-5, -3), ...nodes.slice(-3).map(([x, y, r], i): Node => [x - 14 * i - 8, y + 14 + 10 * i, r * 0.9])], 5) : undefined;
  if (second) {
    trunk(sketch, { ...trunkOf(animal, f, second, [0.4, 1], 1), tip: 0, tail: 'point', ridge: 'none' }, coat);
    heads(sketch, animal, f, second, bend.head + 24, bend.gape * 0.5, 0.9);
  }
  trunk(sketch, trunkOf(animal, f, tube, [0.14, 0.96], pieces), coat);
  legs.forEach((at, i) => step(at, true, i));
  fittings(sketch, animal, tube, 0.4, 0.8);
  heads(sketch, animal, f, tube, bend.head + (random() - 0.5) * 8, bend.gape, 1);
  wing(sketch, shoulder, tube.at(rootAt, 0.3), w, coat, false);
  mist(sketch, animal, tube);
}
