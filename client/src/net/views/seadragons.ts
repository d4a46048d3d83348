// Written by `python -m wyrmhall.server.typescript` from the server's structs. Do not edit.

export interface Table {
  pack: string;
  version: number;
  seat: number;
  turn: number;
  playing: number;
  chart: string[];
  symbols: Symbols[];
  ships: Ship[];
  dragons: Dragon[];
  realms: RealmCard[];
  players: PlayerTable[];
  market: (Card | null)[];
  piles: Record<string, number>;
  passed: Card[];
  missions: MissionCard[];
  mission_pile: number;
  reef_pile: number;
  reef_bottom: string[];
  drawn: string[];
  used_reefs: string[];
  graveyard: Record<string, number>;
  scores: Record<string, number>[];
  winners: number[];
}

/** A cell that holds more than the chart can show. */
export interface Symbols {
  cell: [number, number];
  symbols: Record<string, number>;
}

export interface Ship {
  cell: [number, number];
  colour: string;
}

export interface Dragon {
  seat: number;
  cells: [number, number][];
  head: [number, number];
}

export interface RealmCard {
  quadrant: string;
  id: string;
  name: Record<string, string>;
  board: string;
  prize: number;
  dragons: number[];
  tokens: number[];
}

export interface PlayerTable {
  seat: number;
  colour: string;
  heads: number;
  gold: number;
  ships: Record<string, number>;
  missions: MissionCard[];
  hand: Card[];
  played: Card[];
  reef_count: number;
  reefs: string[];
}

/** A dragon card: open, or with only its back seen (no figure). */
export interface Card {
  size: string;
  figure: string;
  rows: string[];
  name: Record<string, string>;
}

export interface MissionCard {
  id: string;
  cost: Record<string, number>;
  vp: number;
  reef: number;
  status: string;
  name: Record<string, string>;
}

export type View = Table;
