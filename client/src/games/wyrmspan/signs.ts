// The icon of each line of the log.
import type { ShownEvent } from '../../net/wire.ts';
import { icons } from './icons.ts';
import { TOKENS } from './looks.ts';

const SIGNS: Readonly<Record<string, string>> = {
  'paid-egg': icons.egg,
  laid: icons.egg,
  discarded: icons.tuck,
  took: icons.dragon,
  drew: icons.dragon,
  cached: icons.cache,
  tucked: icons.tuck,
  stepped: icons.guild,
  placed: icons.marker,
  revealed: icons.reveal,
  exchanged: icons.swap,
  played: icons.play,
  excavated: icons.dig,
  swapped: icons.swap,
  explored: icons.adventurer,
  passed: icons.pass,
  objective: icons.vp,
  round: icons.round,
  bought: icons.vp,
  'automa-turned': icons.automa,
  'automa-passed': icons.pass,
  'automa-refreshed': icons.each,
  'automa-coin': icons.coin,
  'automa-walked': icons.guild,
  'automa-took': icons.dragon,
  'automa-claimed': icons.marker,
  'coins-cut': icons.coin,
};

export function sign({ kind, facts }: ShownEvent): string | undefined {
  if (kind === 'gained' || kind === 'paid') return TOKENS[String(facts?.['kind'])]?.icon;
  if (kind === 'drew' && facts?.['what'] === 'cave') return icons.cave;
  return SIGNS[kind];
}
