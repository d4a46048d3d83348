// What has just happened as a chain of pictures: from the table before, through every event, to the table as it is.
import type { ShownEvent } from '../../net/wire.ts';
import type { Thing, View } from './view.ts';

export interface Token extends Required<Thing> {
  how: string; // how it is moving in this picture
  leaving: string; // how it is leaving the table in this picture
}
export interface Burst {
  hex: string;
  kind: 'boom' | 'splash' | 'ouch' | 'rip' | 'click' | 'heal' | 'shot' | 'puff' | 'spared';
}
export interface Scene {
  tokens: Token[];
  flooded: ReadonlySet<string>;
  target: string;
  aim: number;
  wind: number;
  worm: number;
  bursts: Burst[];
  dice: readonly string[];
  why: string; // what the dice were for
  flip: string; // danger, safe
  card: { kind: string; id: string } | null; // just played
  ms: number;
}

const LONGEST = 4200; // a chain that would take longer goes faster
const PACE: Record<string, number> = {
  played: 700,
  support: 700,
  drop: 700,
  'sudden-death': 900,
  rolled: 480,
  flipped: 480,
  'flipper-turned': 480,
  aimed: 320,
  'aimed-strike': 320,
  'token-moved': 320,
  moved: 420,
  blast: 480,
  'mine-explodes': 480,
  'drum-explodes': 480,
  'parting-gift': 320,
  'mine-clicks': 380,
  'sentry-fires': 380,
  sank: 360,
  killed: 520,
  wounded: 380,
  healed: 380,
  spared: 380,
  placed: 240,
  flooded: 420,
  restored: 320,
  collected: 320,
  destroyed: 260,
  removed: 260,
  'burnt-out': 260,
  activated: 240,
  switched: 240,
  wind: 420,
};
const BURSTS: Record<string, Burst['kind']> = {
  blast: 'boom',
  'mine-explodes': 'boom',
  'drum-explodes': 'boom',
  'parting-gift': 'boom',
  'mine-clicks': 'click',
  'sentry-fires': 'shot',
  sank: 'splash',
  flooded: 'splash',
  'placed-in-water': 'splash',
  killed: 'rip',
  wounded: 'ouch',
  healed: 'heal',
  collected: 'puff',
  destroyed: 'puff',
  removed: 'puff',
  'burnt-out': 'puff',
};
const CARDS: Record<string, string> = { played: 'card', support: 'card', drop: 'drop', 'sudden-death': 'death' };
const LEAVING = ['sank', 'killed', 'destroyed', 'removed', 'collected', 'burnt-out', 'mine-clicks', 'drum-explodes'];

export function tokenOf(thing: Thing): Token {
  return { hex: '', team: -1, number: 0, wounded: false, facing: 0, how: '', leaving: '', ...thing };
}

/** The table at rest, with the dice as they fell last. */
export function sceneOf(view: View, events: readonly ShownEvent[] = []): Scene {
  const rolled = events.findLast(({ kind }) => kind === 'rolled')?.facts;
  const flipped = events.findLast(({ kind }) => kind === 'flipped' || kind === 'flipper-turned')?.facts;
  return {
    tokens: view.things.filter(({ hex }) => hex).map(tokenOf),
    flooded: new Set(view.hexes.filter(({ kind }) => kind === 'flooded').map(({ hex }) => hex)),
    target: view.target,
    aim: view.aim,
    wind: view.wind,
    worm: view.worm,
    bursts: [],
    dice: (rolled?.['dice'] as string[] | undefined) ?? [],
    why: String(rolled?.['why'] ?? ''),
    flip: String(flipped?.['side'] ?? ''),
    card: null,
    ms: 0,
  };
}

/** How long the chain of these events is shown. */
export function lasts(events: readonly ShownEvent[]): number {
  return Math.min(
    LONGEST,
    events.reduce((sum, { kind }) => sum + (PACE[kind] ?? 0), 0),
  );
}

/** A picture for every event that shows, in order; the table as it is comes after the last of them. */
export function chain(before: View, events: readonly ShownEvent[], now: View): Scene[] {
  const scenes: Scene[] = [];
  const known = new Map([...before.things, ...now.things].map((thing) => [thing.id, thing]));
  let scene = sceneOf(before);
  const whole = events.reduce((sum, { kind }) => sum + (PACE[kind] ?? 0), 0);
  const haste = whole > LONGEST ? LONGEST / whole : 1;
  for (const event of events) {
    const pace = PACE[event.kind];
    scene = after(scene, event, known);
    if (pace) scenes.push({ ...scene, ms: pace * haste });
  }
  return scenes;
}

function after(scene: Scene, { kind, facts }: ShownEvent, known: ReadonlyMap<number, Thing>): Scene {
  const text = (name: string) => String(facts?.[name] ?? '');
  const id = Number(facts?.['thing'] ?? -1);
  const hex = text('hex') || scene.tokens.find((token) => token.id === id)?.hex || '';
  const burst = BURSTS[kind];
  const next: Scene = {
    ...scene,
    tokens: scene.tokens.filter(({ leaving }) => !leaving).map((token) => ({ ...token, how: '' })),
    bursts: burst && hex ? [{ hex, kind: burst }] : [],
    card: null,
  };
  const change = (of: number, how: Partial<Token>) => {
    next.tokens = next.tokens.map((token) => (token.id === of ? { ...token, ...how } : token));
  };
  if (CARDS[kind]) next.card = { kind: CARDS[kind], id: text('id') };
  if (LEAVING.includes(kind)) change(id, { leaving: kind });
  switch (kind) {
    case 'rolled':
      next.dice = (facts?.['dice'] as string[] | undefined) ?? [];
      next.why = text('why');
      break;
    case 'flipped':
    case 'flipper-turned':
      next.flip = text('side');
      break;
    case 'moved':
      change(id, { hex: text('to'), how: text('how') });
      break;
    case 'placed':
      next.tokens = [
        ...next.tokens.filter((token) => token.id !== id),
        { ...tokenOf({ id, kind: text('kind'), ...known.get(id) }), hex, how: 'placed' },
      ];
      break;
    case 'wounded':
      change(id, { wounded: true });
      break;
    case 'healed':
      change(id, { wounded: false });
      break;
    case 'flooded':
      next.flooded = new Set([...scene.flooded, hex]);
      for (const gone of (facts?.['things'] as number[] | undefined) ?? []) change(gone, { leaving: 'sank' });
      break;
    case 'restored':
      next.flooded = new Set([...scene.flooded].filter((one) => one !== hex));
      break;
    case 'aimed':
    case 'aimed-strike':
      next.target = hex;
      next.aim = Number(facts?.['way'] ?? 0);
      break;
    case 'token-moved':
      next.target = text('to');
      break;
    case 'activated':
    case 'switched':
      next.worm = id;
      break;
    case 'wind':
      next.wind = Number(facts?.['way'] ?? scene.wind);
      break;
    case 'turn':
      next.dice = [];
      next.flip = '';
      next.target = '';
      next.worm = -1;
      break;
    case 'spared':
      next.bursts = [{ hex, kind: 'spared' }];
      break;
  }
  return next;
}

export interface Spot {
  dx: number;
  dy: number;
  scale: number;
}

const ROOM: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, -0.04]],
  [
    [-0.43, 0],
    [0.43, 0],
  ],
  [
    [0, -0.36],
    [-0.43, 0.22],
    [0.43, 0.22],
  ],
  [
    [-0.36, -0.34],
    [0.36, -0.34],
    [-0.42, 0.28],
    [0.42, 0.28],
  ],
];
const SIZES = [1, 1.12, 0.82, 0.7, 0.6];
const HOLES: readonly (readonly [number, number])[] = [
  [0, 0.36],
  [-0.36, 0.34],
  [0.36, 0.34],
];

/** Where each Thing stands in its hex: craters lie flat below, the rest share the room. */
export function places(tokens: readonly Token[]): Map<number, Spot> {
  const found = new Map<number, Spot>();
  for (const name of new Set(tokens.map(({ hex }) => hex))) {
    const here = tokens.filter(({ hex }) => hex === name);
    const holes = here.filter(({ kind }) => kind === 'crater');
    const rest = here.filter(({ kind }) => kind !== 'crater').sort((a, b) => a.id - b.id);
    holes.forEach(({ id }, i) => {
      const [dx, dy] = HOLES[holes.length === 1 ? 0 : 1 + (i % 2)] ?? [0, 0];
      found.set(id, { dx, dy, scale: 1 });
    });
    const room = ROOM[rest.length];
    rest.forEach(({ id }, i) => {
      const angle = (2 * Math.PI * i) / rest.length;
      const [dx, dy] = room?.[i] ?? [0.5 * Math.sin(angle), -0.48 * Math.cos(angle)];
      found.set(id, { dx, dy, scale: SIZES[rest.length] ?? 0.5 });
    });
  }
  return found;
}
