// The icon of each line of the log.
import type { ShownEvent } from '../../net/wire.ts';
import { icons } from './icons.ts';

const SIGNS: Readonly<Record<string, string>> = {
  colour: icons.head,
  placed: icons.dragon,
  head: icons.head,
  ships: icons.ship,
  gold: icons.coin,
  paid: icons.coin,
  'gold-card': icons.coin,
  'neighbour-gold': icons.coin,
  reef: icons.reef,
  'no-reef': icons.reef,
  discarded: icons.reef,
  mission: icons.mission,
  'new-mission': icons.mission,
  took: icons.drew,
  drew: icons.drew,
  'new-card': icons.drew,
  passed: icons.passed,
  reshuffled: icons.rotate,
  ended: icons.ended,
};

export function sign({ kind }: ShownEvent): string | undefined {
  return SIGNS[kind];
}
