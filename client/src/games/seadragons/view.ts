// Names for the parts of the view that the server's structs describe, and a few readings of them.
import type { Card, RealmCard } from '../../net/views/seadragons.ts';

export type { Card, Dragon, MissionCard as Mission, PlayerTable as Player, Ship, Symbols, View } from '../../net/views/seadragons.ts';
export type Realm = RealmCard;
export type Cell = readonly [row: number, column: number];

export const SIZES = ['small', 'medium', 'large'] as const;
export const SHIPS = ['green', 'purple', 'red', 'blue'] as const;

/** As on a chart: the column as a letter, the row as a number from the north. */
export function cellName([row, column]: Cell): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** Equal cards are one option, which points at the first of them; all of them are lit. */
export function firstLike(cards: readonly (Card | null)[], slot: number): number {
  return cards.findIndex((card) => card?.figure === cards[slot]?.figure);
}
