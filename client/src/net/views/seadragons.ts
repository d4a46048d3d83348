// Written by `python -m wyrmhall.server.typescript` from the server's structs. Do not edit.

export interface Table {
  pack: string;
  version: number;
  seat: number;
  turn: number;
  playing: number;
  gains: Gain[];
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

export interface PickedColour {
  kind: "picked-colour";
  seat: number;
  colour: "green" | "orange" | "pink" | "purple" | "yellow";
}

export interface Passed {
  kind: "passed";
  seat: number;
}

export interface PlacedDragon {
  kind: "placed-dragon";
  seat: number;
  card: string;
  cells: [number, number][];
}

export interface PlacedHead {
  kind: "placed-head";
  seat: number;
  cell: [number, number];
}

export interface CollectedShips {
  kind: "collected-ships";
  seat: number;
  ships: ("blue" | "green" | "purple" | "red")[];
}

export interface GainedGold {
  kind: "gained-gold";
  seat: number;
  n: number;
}

export interface PaidGold {
  kind: "paid-gold";
  seat: number;
  n: number;
}

/** A gold reef card for its gold. */
export interface DiscardedGold {
  kind: "discarded-gold";
  seat: number;
  n: number;
}

/** Gold for dragons beside the one that `by` has laid. */
export interface GainedAsNeighbour {
  kind: "gained-as-neighbour";
  seat: number;
  n: number;
  by: number;
}

export interface KeptReef {
  kind: "kept-reef";
  seat: number;
  card?: "any-ship" | "gold" | "hidden-dragon-ne" | "hidden-dragon-nw" | "hidden-dragon-se" | "hidden-dragon-sw" | "two-ships-blue" | "two-ships-green" | "two-ships-purple" | "two-ships-red";
}

export interface NoReefLeft {
  kind: "no-reef-left";
  seat: number;
}

/** With the ships and the reef cards that were discarded for it. */
export interface CompletedMission {
  kind: "completed-mission";
  seat: number;
  mission: string;
  vp: number;
  ships: ("blue" | "green" | "purple" | "red")[];
  reefs: ("any-ship" | "gold" | "hidden-dragon-ne" | "hidden-dragon-nw" | "hidden-dragon-se" | "hidden-dragon-sw" | "two-ships-blue" | "two-ships-green" | "two-ships-purple" | "two-ships-red")[];
}

/** On the market, in the place of the one completed. */
export interface NewMission {
  kind: "new-mission";
  seat: number;
  mission: string;
}

/** From the market. */
export interface TookCard {
  kind: "took-card";
  seat: number;
  card: string;
}

/** On the market, in the place of the one taken. */
export interface NewCard {
  kind: "new-card";
  seat: number;
  card: string;
}

/** From a pile. */
export interface DrewCard {
  kind: "drew-card";
  seat: number;
  size: "large" | "medium" | "small";
  card?: string;
}

export interface DiscardedCard {
  kind: "discarded-card";
  seat: number;
  card: string;
}

/** An empty pile is made anew, of n cards. */
export interface Reshuffled {
  kind: "reshuffled";
  seat: number;
  size: "large" | "medium" | "small";
  n: number;
}

export interface Ended {
  kind: "ended";
  seat: number;
}

/** A dragon card: its figure row by row, X for each cell. */
export interface DragonFace {
  kind: "dragon";
  size: "large" | "medium" | "small";
  rows: string[];
}

/** A mission: the ships it asks for, the points and the reef draws it gives. */
export interface MissionFace {
  kind: "mission";
  cost: Record<string, number>;
  vp: number;
  reef: number;
}

/** A side of a realm board, drawn with the characters of the chart. */
export interface BoardFace {
  kind: "board";
  rows: string[];
}

/** What it costs (`toll`) or brings to cover a cell: gold, a reef card, a ship of a colour. */
export interface Gain {
  cell: [number, number];
  sign: string;
  n: number;
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

export type Event =
  | PickedColour
  | Passed
  | PlacedDragon
  | PlacedHead
  | CollectedShips
  | GainedGold
  | PaidGold
  | DiscardedGold
  | GainedAsNeighbour
  | KeptReef
  | NoReefLeft
  | CompletedMission
  | NewMission
  | TookCard
  | NewCard
  | DrewCard
  | DiscardedCard
  | Reshuffled
  | Ended;

export type Face =
  | DragonFace
  | MissionFace
  | BoardFace;
