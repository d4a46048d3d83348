// Names for the parts of the view that the server's structs describe, and a few readings of them.
import {
  BOARD,
  type ArtisanFace,
  type Event,
  type PlayerView,
  type SpaceView,
  type View,
} from '../../net/views/flamecraft.ts';
import type { ShownEvent, ShownOption } from '../../net/wire.ts';
import type { Play } from '../contract.ts';
import { eventAs } from '../told.ts';

export type {
  EnchantmentView as Enchantment,
  Event,
  GoalView as Goal,
  ParkView as Place,
  PlayerView as Player,
  Reward,
  ShopView as Shop,
  SlotView as Slot,
  SpaceView as Space,
  View,
} from '../../net/views/flamecraft.ts';

/** What stands for the parts of an ability. */
export type Sign = ArtisanFace['signs'][number];

export const GOODS = BOARD.goods;
const SIDE = BOARD.side;

/** The kind of an artisan; of one that is not seen, any. */
export function kindOf(artisan: number): string {
  return BOARD.artisans[artisan] ?? 'any';
}

/** Which of its kind. */
export function memberOf(artisan: number): number {
  return artisan - BOARD.artisans.indexOf(BOARD.artisans[artisan]!);
}

export function isSun(fancy: number): boolean {
  return BOARD.fancy[fancy] === 'sun';
}

/** The Town as it lies: one side of the street from left to right, the other back again, the rest with the Park. */
export function streets(town: readonly SpaceView[]): { ends: SpaceView[]; upper: SpaceView[]; lower: SpaceView[] } {
  return { ends: town.slice(2 * SIDE), upper: town.slice(0, SIDE), lower: town.slice(SIDE, 2 * SIDE).reverse() };
}

/** The places of Park artisans like that of a place: those that are alike are one option, and all of them are lit. */
export function alike(park: View['park'], n: number): number[] {
  const sign = (place: View['park'][number] | undefined) =>
    place && place.artisan >= 0 ? `${kindOf(place.artisan)} ${place.goods.join()}` : `empty ${place?.n}`;
  return park.flatMap((place, i) => (sign(place) === sign(park[n]) ? [i] : []));
}

/** The artisans of a hand by kind: a choice is among kinds. Unknown ones come last. */
export function byKind(hand: readonly number[]): number[] {
  return hand.toSorted((a, b) => (a < 0 ? 1 : b < 0 ? -1 : a - b));
}

/** Goods that were picked so far of a handful, and which ones could come next and to which options they lead. */
/** Of handfuls to take, the one of which the player has fewest so far. */
export function fewest(options: readonly ShownOption[], player: PlayerView | undefined): ShownOption | undefined {
  const has = (good: string) => player?.goods[GOODS.findIndex((one) => one === good)] ?? 0;
  const goodsOf = ({ target = '' }: ShownOption) => target.slice('goods:'.length).split(',');
  const owned = (option: ShownOption) => goodsOf(option).reduce((sum, good) => sum + has(good), 0);
  const many = options.filter((option) => option.target?.startsWith('goods:') && goodsOf(option).length > 1);
  return many.reduce<ShownOption | undefined>(
    (best, one) => (best && owned(best) <= owned(one) ? best : one),
    undefined,
  );
}

export function handfuls(
  lit: Play['lit'],
  picked: readonly string[],
): { next: Map<string, ShownOption[]>; found: string | undefined } {
  const next = new Map<string, ShownOption[]>();
  let found: string | undefined;
  for (const [target, options] of lit) {
    if (!target.startsWith('goods:')) continue;
    const rest = target.slice('goods:'.length).split(',');
    const fits = picked.every((good) => {
      const at = rest.indexOf(good);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
    if (!fits) continue;
    if (rest.length === 0) found = target;
    for (const good of new Set(rest)) next.set(good, [...(next.get(good) ?? []), ...options]);
  }
  return { next, found };
}

export function ownSide(view: View): PlayerView | undefined {
  return view.players[view.seat];
}

export const STONES = BOARD.stones;
const ACROSS = 18;
const DOWN = 9;

/** Where a stone of the reputation loop lies, as column and row of the frame: clockwise from the upper left. */
export function stoneAt(stone: number): [column: number, row: number] {
  if (stone < ACROSS) return [stone + 1, 1];
  if (stone < ACROSS + DOWN - 1) return [ACROSS, stone - ACROSS + 2];
  if (stone < 2 * ACROSS + DOWN - 2) return [2 * ACROSS + DOWN - 2 - stone, DOWN];
  return [1, STONES - stone + 1];
}

/** Where reputation comes from, in the order of a player's `sources`. */
export const SOURCES = BOARD.sources;

export const eventOf = eventAs<Event>;

/** The artisans that have just been fired up. */
export function firedUp(events: readonly ShownEvent[]): Set<number> {
  return new Set(
    events.flatMap((event) => {
      const what = eventOf(event);
      return what?.kind === 'fired-up' ? [what.artisan] : [];
    }),
  );
}
