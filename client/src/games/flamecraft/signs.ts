// The icon of each line of the log.
import type { Event } from '../../net/views/flamecraft.ts';
import type { ShownEvent } from '../../net/wire.ts';
import { icons } from './icons.ts';
import { eventOf } from './view.ts';

const SIGNS: Readonly<Record<Event['kind'], string>> = {
  'chose-colour': icons.turn,
  'turn-began': icons.turn,
  visited: icons.shop,
  came: icons.shop,
  'last-turns': icons.last,
  gained: icons.gained,
  lost: icons.gained,
  paid: icons.coin,
  'returned-goods': icons.gave,
  gave: icons.gave,
  'flipped-coin': icons.coin,
  'left-coins': icons.coin,
  drew: icons.drew,
  took: icons.drew,
  returned: icons.gave,
  'gave-artisan': icons.gave,
  'revealed-artisan': icons.revealed,
  'kind-shown': icons.revealed,
  placed: icons.artisan,
  'fired-up': icons.fired,
  swapped: icons.swapped,
  served: icons.shop,
  'laid-shop': icons.shop,
  'new-shop': icons.shop,
  'revealed-enchantment': icons.revealed,
  cast: icons.enchantment,
  resolved: icons.enchantment,
  reserved: icons.enchantment,
  'drew-fancy': icons.fancy,
  'gave-fancy': icons.gave,
  'returned-fancy': icons.gave,
  scored: icons.done,
  'used-companion': icons.dragon,
  settled: icons.shop,
  'cast-for-other': icons.enchantment,
  'earned-title': icons.done,
  unlocked: icons.done,
};

/** None for what the table itself tells. */
export function sign(shown: ShownEvent): string | undefined {
  const event = eventOf(shown);
  return event ? SIGNS[event.kind] : undefined;
}
