// Names for the parts of the view that the server's structs describe, and a few readings of them.
import type { Card, Event, Face, RealmCard } from '../../net/views/seadragons.ts';
import type { ShownCard, ShownEvent } from '../../net/wire.ts';

export type {
  Card,
  Dragon,
  Event,
  Gain,
  MissionCard as Mission,
  PlayerTable as Player,
  Ship,
  Symbols,
  View,
} from '../../net/views/seadragons.ts';
export type Realm = RealmCard;
export type Cell = readonly [row: number, column: number];

export const SIZES = ['small', 'medium', 'large'] as const;
export const SHIPS = ['green', 'purple', 'red', 'blue'] as const;

/** As on a chart: the column as a letter, the row as a number from the north. */
export function cellName([row, column]: Cell): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** What the game told; nothing where the table itself did. */
export function eventOf({ what }: ShownEvent): Event | undefined {
  return (what as Event | null | undefined) ?? undefined;
}

/** What a component shows; nothing where its picture is its name. */
export function faceOf({ face }: ShownCard): Face | undefined {
  return (face as Face | null | undefined) ?? undefined;
}

/** The slots of cards like that of a slot: equal cards are one option, and all of them are lit. */
export function alike(cards: readonly (Card | null)[], slot: number): number[] {
  return cards.flatMap((card, i) => (card?.figure === cards[slot]?.figure ? [i] : []));
}
