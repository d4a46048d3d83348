// Written by `python -m wyrmhall.server.typescript` from the server's structs. Do not edit.

export interface WyrmspanView {
  seat: number;
  round: number;
  active: number;
  first: number;
  players: PlayerView[];
  automa: AutomaView | null;
  display: number[];
  cave_display: number[];
  deck: number;
  cave_deck: number;
  discard: number[];
  cave_discard: number[];
  tile: string;
  places: PlaceView[];
  objectives: string[];
  counts: number[][];
  ladder: number[][];
  walk: WalkView | null;
  over: boolean;
  winners: number[];
}

export interface PlayerView {
  coins: number;
  resources: number[];
  spaces: SpaceView[];
  mat_eggs: number;
  dragons_in_hand: number;
  caves_in_hand: number;
  hand: number[];
  pit: number[];
  spent_coins: number[];
  spent_eggs: number[];
  guild_space: number;
  guild_steps: number;
  markers: number[];
  markers_left: number;
  rows: number[];
  passed: boolean;
  score: Record<string, number>;
  drawn?: number[];
  kept?: number;
}

export interface AutomaView {
  cards_left: number;
  turned: number[];
  dragons: number[];
  caves: number[];
  guild_space: number;
  guild_steps: number;
  markers: number[];
  markers_ready: number;
  objective_coins: number;
  rows: number[];
  passed: boolean;
  score: Record<string, number>;
}

/** A place of the guild tile; its name on the table is `tile:<index>`. */
export interface PlaceView {
  row: number;
  free: number;
  vp: number;
}

/** Where the adventurer is on an exploration under way: even stops are icons of the path, odd ones spaces. */
export interface WalkView {
  seat: number;
  cave: number;
  stop: number;
}

/** One of the twelve spaces; its name on the table is `player:<seat>:space:<index>`. */
export interface SpaceView {
  dragon?: number;
  cave?: number;
  excavated?: boolean;
  eggs?: number;
  nests?: number;
  cached?: number[];
  tucked?: number;
  tucked_seen?: number[];
  fed?: number;
  fresh?: boolean;
}

export type View = WyrmspanView;
