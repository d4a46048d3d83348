// Names for the parts of the view that the server's structs describe, and a few readings of them.
import { BOARD, type Card, type Event, type Face, type RealmCard, type ReefFace } from '../../net/views/seadragons.ts';
import { eventAs, faceAs } from '../told.ts';

export type {
  Card,
  Cost,
  Dragon,
  Event,
  Gain,
  MissionCard as Mission,
  PlayerTable as Player,
  ReefFace,
  Ship,
  Symbols,
  View,
} from '../../net/views/seadragons.ts';
export type Realm = RealmCard;
export type Cell = readonly [row: number, column: number];

export type ReefId = (typeof BOARD.reefs)[number]['id'];

export const SIZES = BOARD.sizes;
export const SHIPS = BOARD.ships;
const REEFS = new Map(BOARD.reefs.map(({ id, face }) => [id, face]));

/** What a reef card shows. */
export function reefOf(id: ReefId): ReefFace {
  return REEFS.get(id)!; // all kinds are in the table
}

/** As on a chart: the column as a letter, the row as a number from the north. */
export function cellName([row, column]: Cell): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

export const eventOf = eventAs<Event>;
export const faceOf = faceAs<Face>;

/** The slots of cards like that of a slot: equal cards are one option, and all of them are lit. */
export function alike(cards: readonly (Card | null)[], slot: number): number[] {
  return cards.flatMap((card, i) => (card?.figure === cards[slot]?.figure ? [i] : []));
}
