// Colours and shapes of the teams, and what is drawn on each card.
import { shapeOf, plainLook, type SeatLook } from '../../ui/seats.ts';
import { icons } from './icons.ts';
import type { CardFace, View } from './view.ts';

const TEAMS: Record<string, readonly [colour: string, text: string]> = {
  blue: ['#2f7de0', '#ffffff'],
  red: ['#d8312b', '#ffffff'],
  yellow: ['#f6c915', '#2a1d00'],
  green: ['#2f9e44', '#ffffff'],
  purple: ['#8e44c9', '#ffffff'],
  grey: ['#7d8590', '#ffffff'],
};

export interface TeamLook extends SeatLook {
  hat: string; // which of the hats its worms wear
}

/** The look of a team by its index; its shape goes with it. */
export function teamLook(view: View, team: number): TeamLook {
  return colourLook(view.colours[team] ?? '', team);
}

export function colourLook(name: string, team: number): TeamLook {
  const [colour, text] = TEAMS[name] ?? ['#55606b', '#ffffff'];
  return { colour, text, shape: shapeOf(team), hat: name };
}

export function looks(view: View): SeatLook[] {
  return view.players.map(({ team }, seat) =>
    team >= 0 ? teamLook(view, team) : { ...plainLook(seat), colour: '#8a7f70' },
  );
}

/** Icons by the ids that cards have; some cards are two pictures in one. */
const pictures: Record<string, string> = icons;
const PAIRS: Record<string, readonly [string, string]> = {
  'super-sheep': [icons.sheep, icons.cape],
  'sheep-strike': [icons.sheep, icons.plane],
  'mad-cow': [icons.cow, icons.text],
  'bovine-blitz': [icons.bison, icons.plane],
};

type Sign = CardFace['signs'][number];
const SIGNS: Readonly<Record<Sign, string>> = {
  target: icons.target,
  'air-strike': icons.air_strike,
  steer: icons.move,
  dice: icons.dice,
  blast: icons.text,
  damage: icons.wounded,
  heal: icons.healthy,
  level: icons.scales_of_justice,
  safe: icons.safe,
  scatter: icons.move,
  knockback: icons.prod,
  shove: icons.fire_punch,
  jump: icons.jump,
  inch: icons.inch,
  land: icons.girder,
  wind: icons.squall,
  draw: icons.play_again,
  flipper: icons.danger,
  worm: icons.worm_select,
  mine: icons.mine,
  oil_drum: icons.fuel_delivery,
  crate: icons.supplies,
  fire: icons.fire,
  crater: icons.crater,
  'sentry-gun': icons.sentry_gun,
  electromagnet: icons.electromagnet,
};

/** What an option may do to a hex, the gravest first. */
export const GRAVEST: readonly string[] = ['killed', 'sank', 'wounded', 'drum', 'blast', 'flooded', 'aim', 'thrown'];
const OMENS: Readonly<Record<string, string>> = {
  killed: icons.dead,
  sank: icons.rising_water,
  wounded: icons.wounded,
  drum: icons.fuel_delivery,
  blast: icons.text,
  flooded: icons.rising_water,
  aim: icons.target,
  thrown: icons.move,
};
export function omenIcon(sign: string): string | undefined {
  return OMENS[sign];
}

/** A card's own picture; one that has none, as a pack's, is drawn with the sign of what it does last. */
export function pictureOf(id: string, signs: readonly Sign[] = []): readonly [main: string, small: string] {
  const last = signs.at(-1);
  return PAIRS[id] ?? [pictures[id.replaceAll('-', '_')] ?? (last ? SIGNS[last] : icons.text), ''];
}

/** Sky and ground of a card's picture, so that cards of one class differ among themselves too. */
const SKIES = [
  ['#ffe066', '#f76707'],
  ['#a5d8ff', '#1c7ed6'],
  ['#d8f5a2', '#5c940d'],
  ['#ffc9c9', '#e03131'],
  ['#eebefa', '#9c36b5'],
  ['#c3fae8', '#0c8599'],
] as const;

export function skyOf(id: string): readonly [light: string, deep: string] {
  let sum = 0;
  for (const char of id) sum = (sum * 31 + char.charCodeAt(0)) % 997;
  return SKIES[sum % SKIES.length] ?? SKIES[0];
}

export const POOLS: Record<string, string> = {
  mine: icons.mine,
  oil_drum: icons.fuel_delivery,
  crate: icons.supplies,
  fire: icons.fire,
  crater: icons.crater,
  'sentry-gun': icons.sentry_gun,
  electromagnet: icons.electromagnet,
};

export const STEPS: readonly string[] = [
  icons.activate,
  icons.healthy,
  icons.inch,
  icons.inch,
  icons.grenade,
  icons.end,
  icons.parachute,
  icons.pass,
];

/** The symbols of an action line. */
export const SYMBOLS: Readonly<Record<CardFace['line'][number], string>> = {
  T: icons.text,
  M: icons.move,
  P: icons.play_again,
};
