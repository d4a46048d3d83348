// The icon of each line of the log.
import type { ShownEvent } from '../../net/wire.ts';
import { icons } from './icons.ts';
import { pictureOf } from './looks.ts';

const THINGS: Readonly<Record<string, string>> = {
  mine: icons.mine,
  crate: icons.supplies,
  oil_drum: icons.fuel_delivery,
  fire: icons.fire,
  crater: icons.crater,
  sentry_gun: icons.sentry_gun,
  worm: icons.worm_select,
};
const SIGNS: Readonly<Record<string, string>> = {
  'tile-laid': icons.girder,
  team: icons.worm_select,
  first: icons.first,
  turn: icons.pass,
  activated: icons.activate,
  switched: icons.activate,
  healed: icons.healthy,
  sank: icons.rising_water,
  flooded: icons.rising_water,
  rolled: icons.dice,
  'dice-changed': icons.dice,
  flipped: icons.danger,
  'flipper-turned': icons.danger,
  'sentry-fires': icons.sentry_gun,
  'burnt-out': icons.fire,
  'mine-clicks': icons.mine,
  'mine-explodes': icons.mine,
  'drum-explodes': icons.fuel_delivery,
  collected: icons.supplies,
  'no-supplies': icons.supplies,
  wounded: icons.wounded,
  killed: icons.dead,
  eliminated: icons.dead,
  'parting-gift': icons.dynamite,
  spared: icons.safe,
  blast: icons.text,
  destroyed: icons.text,
  restored: icons.safe,
  wind: icons.squall,
  drew: icons.play_again,
  aimed: icons.target,
  'aimed-strike': icons.air_strike,
  'token-moved': icons.target,
  'drops-shuffled': icons.parachute,
  'time-up': icons.end,
  'last-round': icons.end,
  'game-over': icons.end,
};

export function sign({ kind, facts = {} }: ShownEvent): string | undefined {
  if (kind === 'moved') return facts['how'] === 'jump' ? icons.jump : icons.inch;
  if (typeof facts['id'] === 'string') return pictureOf(facts['id'])[0]; // a card
  return SIGNS[kind] ?? THINGS[String(facts['kind'])];
}
