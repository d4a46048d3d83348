// Colours and shapes of Wyrmspan: the three caves, what is gained and paid, and the players.
import { shapeOf, type SeatLook } from '../../ui/seats.ts';
import { icons } from './icons.ts';
import type { Cave, Picture, Timing, View } from './view.ts';

export interface CaveLook {
  wall: string; // behind things
  deep: string; // carries light text
  bright: string;
}

export const CAVE_LOOKS: Readonly<Record<Cave, CaveLook>> = {
  crimson: { wall: '#9c2f3f', deep: '#5c1424', bright: '#e8697a' },
  golden: { wall: '#b98324', deep: '#5f400c', bright: '#f0bf58' },
  amethyst: { wall: '#6b4a9e', deep: '#341f5c', bright: '#b79be6' },
};

export interface TokenLook {
  icon: string;
  back: string;
  ink: string;
}

const CARD = { icon: icons.wyvern, back: '#7d1730', ink: '#ffdf9a' };
const PLAIN = { back: '#f7ecd4', ink: '#4a3420' };

/** The signs of cards and boards, each a picture on a ground of its own. */
export const TOKENS: Readonly<Record<Picture, TokenLook>> = {
  meat: { icon: icons.meat, back: '#b5392b', ink: '#fff4ec' },
  gold: { icon: icons.gold, back: '#e3b030', ink: '#3d2a00' },
  crystal: { icon: icons.crystal, back: '#2f7fb8', ink: '#f0faff' },
  milk: { icon: icons.milk, back: '#f8f5ec', ink: '#33415c' },
  coin: { icon: icons.coin, back: '#8a5a1c', ink: '#ffe7ad' },
  egg: { icon: icons.egg, back: '#5f7f4a', ink: '#fdf6e0' },
  resource: { icon: icons.item, back: '#7a6a58', ink: '#fff8ea' },
  item: { icon: icons.item, back: '#7a6a58', ink: '#fff8ea' },
  dragon: CARD,
  card: CARD,
  cave: { icon: icons.cave, back: '#57413a', ink: '#f7e9cf' },
  guild: { icon: icons.guild, back: '#1f6d63', ink: '#effffb' },
  marker: { icon: icons.marker, back: '#6a4a12', ink: '#ffe7ad' },
  cache: { icon: icons.cache, ...PLAIN },
  tuck: { icon: icons.tuck, ...PLAIN },
  dig: { icon: icons.dig, ...PLAIN },
  play: { icon: icons.play, ...PLAIN },
  vp: { icon: icons.vp, back: '#7d1730', ink: '#ffe9b8' },
  swap: { icon: icons.swap, ...PLAIN },
  reveal: { icon: icons.reveal, ...PLAIN },
  activate: { icon: icons.activate, ...PLAIN },
  'use-icon': { icon: icons.footprint, ...PLAIN },
  others: { icon: icons.others, ...PLAIN },
  each: { icon: icons.each, ...PLAIN },
};

export const TIMINGS: Readonly<Record<Timing, string>> = {
  'when-played': icons.play,
  'if-activated': icons.footprint,
  'once-per-round': icons.each,
  'end-game': icons.end_game,
};

const PLAYERS: readonly (readonly [string, string])[] = [
  ['#2f9e8f', '#04211d'],
  ['#e07b2a', '#2a1200'],
  ['#4f7fd6', '#ffffff'],
  ['#d65a96', '#2a0416'],
  ['#9aa83a', '#1d2100'],
];

export function looks(view: View): SeatLook[] {
  return view.players.map((_, seat) => {
    const [colour, text] = PLAYERS[seat % PLAYERS.length] ?? ['#888888', '#000000'];
    return { colour, text, shape: shapeOf(seat) };
  });
}
