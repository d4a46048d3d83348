// What a seat sees of a game of Sea Dragons, as src/wyrmhall/games/seadragons/view.py sends it.
export type Cell = readonly [row: number, column: number];
export type Size = 'small' | 'medium' | 'large';

export interface Card {
  size: Size;
  figure: string; // empty: only the back is seen
  rows: readonly string[];
}
export interface Mission {
  id: string;
  cost: Readonly<Record<string, number>>;
  vp: number;
  reef: number;
  status: string;
}
export interface Dragon {
  seat: number;
  cells: readonly Cell[];
  head: Cell;
}
export interface Ship {
  cell: Cell;
  colour: string;
}
export interface Symbols {
  cell: Cell;
  symbols: Readonly<Record<string, number>>;
}
export interface Realm {
  quadrant: string;
  id: string;
  name: Readonly<Record<string, string>>;
  board: string;
  prize: number;
  dragons: readonly number[];
  tokens: readonly number[];
}
export interface Player {
  seat: number;
  colour: string;
  heads: number;
  gold: number;
  ships: Readonly<Record<string, number>>;
  missions: readonly Mission[];
  hand: readonly Card[];
  played: readonly Card[];
  reef_count: number;
  reefs: readonly string[];
}
export interface View {
  seat: number;
  turn: number;
  playing: number; // the card of the own hand that is about to be laid; -1: none
  chart: readonly string[];
  symbols: readonly Symbols[];
  ships: readonly Ship[];
  dragons: readonly Dragon[];
  realms: readonly Realm[];
  players: readonly Player[];
  market: readonly (Card | null)[];
  piles: Readonly<Record<Size, number>>;
  missions: readonly Mission[];
  mission_pile: number;
  reef_pile: number;
  drawn: readonly string[];
}

export const SIZES: readonly Size[] = ['small', 'medium', 'large'];
export const SHIPS = ['green', 'purple', 'red', 'blue'] as const;

/** As on a chart: the column as a letter, the row as a number from the north. */
export function cellName([row, column]: Cell): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** Equal cards are one option, which points at the first of them; all of them are lit. */
export function firstLike(cards: readonly (Card | null)[], slot: number): number {
  return cards.findIndex((card) => card?.figure === cards[slot]?.figure);
}
