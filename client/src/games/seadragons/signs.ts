// The icon of each line of the log.
import type { ShownEvent } from '../../net/wire.ts';
import { icons } from './icons.ts';
import { eventOf, type Event } from './view.ts';

const SIGNS: Readonly<Record<Event['kind'], string>> = {
  'picked-colour': icons.head,
  'placed-dragon': icons.dragon,
  'placed-head': icons.head,
  'collected-ships': icons.ship,
  'gained-gold': icons.coin,
  'paid-gold': icons.coin,
  'discarded-gold': icons.coin,
  'gained-as-neighbour': icons.coin,
  'kept-reef': icons.reef,
  'no-reef-left': icons.reef,
  'discarded-card': icons.reef,
  'completed-mission': icons.mission,
  'new-mission': icons.mission,
  'took-card': icons.drew,
  'drew-card': icons.drew,
  'new-card': icons.drew,
  passed: icons.passed,
  reshuffled: icons.rotate,
  ended: icons.ended,
};

export function sign(shown: ShownEvent): string | undefined {
  const event = eventOf(shown);
  return event ? SIGNS[event.kind] : undefined;
}
