// Written by `python -m wyrmhall.server.typescript` from the server's structs. Do not edit.

export interface TableView {
  seat: number;
  hexes: HexView[];
  things: ThingView[];
  tiles: TileView[];
  tiles_left: ShapeView[];
  colours: string[];
  teams_in_use: string[];
  asked: AskedView;
  wind: number;
  target: string;
  aim: number;
  pools: Record<string, number>;
  players: PlayerView[];
  first: number;
  active: number;
  worm: number;
  step: number;
  turn: number;
  rounds: number;
  last_round: boolean;
  is_over: boolean;
  playing: string;
  drop: string;
  sudden_death: string;
  lasting: boolean;
  supply: number;
  drops: number;
  has_sudden_death: boolean;
  played: string[];
  drops_played: string[];
  timer: boolean;
  is_late: boolean;
  faces: string[];
}

/** A hex of a tile or the dial; all others are water without a tile. Named `hex:q,r` as a target. */
export interface HexView {
  hex: string;
  q: number;
  r: number;
  kind: string;
  things: number[];
}

/** A Thing on the map or on the heap of the set-up. Named `thing:id` as a target. */
export interface ThingView {
  id: number;
  kind: string;
  hex?: string;
  team?: number;
  number?: number;
  wounded?: boolean;
  facing?: number;
}

export interface TileView {
  id: string;
  turns: number;
  hex: string;
}

/** A tile that is not laid yet, not turned: its hexes by (q, r), the first land hex first. */
export interface ShapeView {
  id: string;
  land: [number, number][];
  water: [number, number][];
}

/** What the open decision is about, where it is about one thing: a Thing, a hex, a tile in hand. */
export interface AskedView {
  thing: number;
  hex: string;
  tile: string;
  turns: number;
}

/** One player: the cards only for the player's own seat. Named `player:seat` as a target. */
export interface PlayerView {
  team: number;
  colour: string;
  living: number;
  healthy: number;
  cards: number;
  starters: number;
  hand: string[];
  kept: string[];
  seen: string[];
  below: string[];
  is_out: boolean;
}

export type View = TableView;
