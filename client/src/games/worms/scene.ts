// What has just happened as a chain of pictures: from the table before, through every event, to the table as it is.
import type { ShownEvent } from '../../net/wire.ts';
import { eventOf, type Event, type Thing, type View } from './view.ts';

export interface Token extends Required<Thing> {
  how: string; // how it is moving in this picture
  leaving: string; // how it is leaving the table in this picture
}
export interface Burst {
  hex: string;
  kind: 'boom' | 'splash' | 'ouch' | 'rip' | 'click' | 'heal' | 'shot' | 'puff' | 'spared';
}
/** From hex to hex through the air. */
export interface Flight {
  start: string;
  end: string;
}
export interface Scene {
  tokens: Token[];
  flooded: ReadonlySet<string>;
  target: string;
  aim: number;
  wind: number;
  worm: number;
  bursts: Burst[];
  flight: Flight | null; // of a shot, or of what was blown away
  dice: readonly string[];
  why: string; // what the dice were for
  flip: string; // danger, safe
  card: { kind: string; id: string } | null; // just played
  ms: number;
}

const LONGEST = 4200; // a chain that would take longer goes faster
// How long each kind is shown; what has no picture takes no time.
const PACE: Readonly<Record<Event['kind'], number>> = {
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
  'placed-in-water': 0,
  'none-left': 0,
  'tile-laid': 0,
  'dice-changed': 0,
  drew: 0,
  'no-supplies': 0,
  'drops-shuffled': 0,
  team: 0,
  first: 0,
  turn: 0,
  'time-up': 0,
  eliminated: 0,
  'last-round': 0,
  'game-over': 0,
  draw: 0,
};

export function tokenOf(thing: Thing): Token {
  return { hex: '', team: -1, number: 0, wounded: false, facing: 0, how: '', leaving: '', ...thing };
}

function heard(events: readonly ShownEvent[]): Event[] {
  return events.map(eventOf).filter((event) => event !== null);
}

/** The table at rest, with the dice as they fell last. */
export function sceneOf(view: View, events: readonly ShownEvent[] = []): Scene {
  const all = heard(events);
  const rolled = all.findLast((event) => event.kind === 'rolled');
  const flipped = all.findLast((event) => event.kind === 'flipped' || event.kind === 'flipper-turned');
  return {
    tokens: view.things.filter(({ hex }) => hex).map(tokenOf),
    flooded: new Set(view.hexes.filter(({ kind }) => kind === 'flooded').map(({ hex }) => hex)),
    target: view.target,
    aim: view.aim,
    wind: view.wind,
    worm: view.worm,
    bursts: [],
    flight: null,
    dice: rolled?.dice ?? [],
    why: rolled?.why ?? '',
    flip: flipped?.side ?? '',
    card: null,
    ms: 0,
  };
}

function paced(events: readonly Event[]): number {
  return events.reduce((sum, { kind }) => sum + PACE[kind], 0);
}

/** How long the chain of these events is shown. */
export function lasts(events: readonly ShownEvent[]): number {
  return Math.min(LONGEST, paced(heard(events)));
}

/** A picture for every event that shows, in order; the table as it is comes after the last of them. At no pace there is none. */
export function chain(before: View, events: readonly ShownEvent[], now: View, speed = 1): Scene[] {
  if (speed === 0) return [];
  const scenes: Scene[] = [];
  const known = new Map([...before.things, ...now.things].map((thing) => [thing.id, thing]));
  const all = heard(events);
  let scene = sceneOf(before);
  const whole = paced(all);
  const haste = speed * (whole > LONGEST ? LONGEST / whole : 1);
  for (const event of all) {
    const pace = PACE[event.kind];
    scene = after(scene, event, known);
    if (pace) scenes.push({ ...scene, ms: pace * haste });
  }
  return scenes;
}

const FLYING: readonly string[] = ['blast', 'knockback'];

/** From the worm at turn to its target, unless that is where it is. */
function shot({ tokens, worm }: Scene, end: string): Flight | null {
  const start = tokens.find(({ id }) => id === worm)?.hex ?? '';
  return start && start !== end ? { start, end } : null;
}

function after(scene: Scene, event: Event, known: ReadonlyMap<number, Thing>): Scene {
  const next: Scene = {
    ...scene,
    tokens: scene.tokens.filter(({ leaving }) => !leaving).map((token) => ({ ...token, how: '' })),
    bursts: [],
    flight: null,
    card: null,
  };
  const change = (of: number, how: Partial<Token>) => {
    next.tokens = next.tokens.map((token) => (token.id === of ? { ...token, ...how } : token));
  };
  const burst = (kind: Burst['kind'], hex: string) => {
    next.bursts = [{ hex, kind }];
  };
  const leave = (kind: Burst['kind'], { thing, hex }: { thing: number; hex: string }) => {
    burst(kind, hex);
    change(thing, { leaving: event.kind });
  };
  switch (event.kind) {
    case 'played':
    case 'support':
      next.card = { kind: 'card', id: event.card };
      break;
    case 'drop':
      next.card = { kind: 'drop', id: event.card };
      break;
    case 'sudden-death':
      next.card = { kind: 'death', id: event.card };
      break;
    case 'rolled':
      next.dice = event.dice;
      next.why = event.why;
      break;
    case 'flipped':
    case 'flipper-turned':
      next.flip = event.side;
      break;
    case 'moved':
      change(event.thing, { hex: event.end, how: event.how });
      if (FLYING.includes(event.how)) next.flight = { start: event.start, end: event.end };
      break;
    case 'placed':
      next.tokens = [
        ...next.tokens.filter((token) => token.id !== event.thing),
        { ...tokenOf({ id: event.thing, kind: event.sort, ...known.get(event.thing) }), hex: event.hex, how: 'placed' },
      ];
      break;
    case 'wounded':
      burst('ouch', event.hex);
      change(event.thing, { wounded: true });
      break;
    case 'healed':
      burst('heal', event.hex);
      change(event.thing, { wounded: false });
      break;
    case 'spared':
      burst('spared', scene.tokens.find(({ id }) => id === event.thing)?.hex ?? '');
      break;
    case 'sank':
      leave('splash', event);
      break;
    case 'killed':
      leave('rip', event);
      break;
    case 'destroyed':
    case 'removed':
    case 'collected':
    case 'burnt-out':
      leave('puff', event);
      break;
    case 'mine-clicks':
      leave('click', event);
      break;
    case 'mine-explodes':
    case 'drum-explodes':
      leave('boom', event);
      break;
    case 'blast':
    case 'parting-gift':
      burst('boom', event.hex);
      break;
    case 'sentry-fires':
      burst('shot', event.hex);
      break;
    case 'placed-in-water':
      burst('splash', event.hex);
      break;
    case 'flooded':
      burst('splash', event.hex);
      next.flooded = new Set([...scene.flooded, event.hex]);
      for (const gone of event.things) change(gone, { leaving: 'sank' });
      break;
    case 'restored':
      next.flooded = new Set([...scene.flooded].filter((one) => one !== event.hex));
      break;
    case 'aimed':
      next.target = event.hex;
      next.aim = 0;
      next.flight = shot(scene, event.hex);
      break;
    case 'aimed-strike':
      next.target = event.hex;
      next.aim = event.way;
      break;
    case 'token-moved':
      next.target = event.end;
      break;
    case 'activated':
    case 'switched':
      next.worm = event.thing;
      break;
    case 'wind':
      next.wind = event.way;
      break;
    case 'turn':
      next.dice = [];
      next.flip = '';
      next.target = '';
      next.worm = -1;
      break;
    case 'none-left':
    case 'tile-laid':
    case 'dice-changed':
    case 'drew':
    case 'no-supplies':
    case 'drops-shuffled':
    case 'team':
    case 'first':
    case 'time-up':
    case 'eliminated':
    case 'last-round':
    case 'game-over':
    case 'draw':
      break; // nothing on the table moves
    default:
      event satisfies never;
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
