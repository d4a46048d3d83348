// The icon of each line of the log.
import type { ShownEvent } from '../../net/wire.ts';
import { icons } from './icons.ts';

const SIGNS: Readonly<Record<string, string>> = {
  gained: icons.gained,
  lost: icons.gained,
  paid: icons.coin,
  'left-coins': icons.coin,
  took: icons.drew,
  drew: icons.drew,
  'drew-fancy': icons.fancy,
  placed: icons.artisan,
  fired: icons.fired,
  swapped: icons.swapped,
  'laid-shop': icons.shop,
  'new-shop': icons.shop,
  settled: icons.shop,
  visited: icons.shop,
  came: icons.shop,
  served: icons.shop,
  revealed: icons.revealed,
  'kind-shown': icons.revealed,
  gave: icons.gave,
  returned: icons.gave,
  'returned-fancy': icons.gave,
  scored: icons.done,
  unlocked: icons.done,
  title: icons.done,
  cast: icons.enchantment,
  'cast-other': icons.enchantment,
  resolved: icons.enchantment,
  reserved: icons.enchantment,
  heads: icons.coin,
  tails: icons.coin,
  companion: icons.dragon,
  turn: icons.turn,
  colour: icons.turn,
  'last-turns': icons.last,
};

export function sign({ kind }: ShownEvent): string | undefined {
  return SIGNS[kind];
}
