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
  piles: Piles;
  passed: Card[];
  missions: MissionCard[];
  mission_pile: number;
  reef_pile: number;
  reef_bottom: ("any-ship" | "gold" | "hidden-dragon-ne" | "hidden-dragon-nw" | "hidden-dragon-se" | "hidden-dragon-sw" | "two-ships-blue" | "two-ships-green" | "two-ships-purple" | "two-ships-red" | null)[];
  drawn: ("any-ship" | "gold" | "hidden-dragon-ne" | "hidden-dragon-nw" | "hidden-dragon-se" | "hidden-dragon-sw" | "two-ships-blue" | "two-ships-green" | "two-ships-purple" | "two-ships-red")[];
  used_reefs: ("any-ship" | "gold" | "hidden-dragon-ne" | "hidden-dragon-nw" | "hidden-dragon-se" | "hidden-dragon-sw" | "two-ships-blue" | "two-ships-green" | "two-ships-purple" | "two-ships-red")[];
  graveyard: Ships;
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
  cost: Cost;
  vp: number;
  reef: number;
}

/** A side of a realm board, drawn with the characters of the chart. */
export interface BoardFace {
  kind: "board";
  rows: string[];
}

/** A reef card: how many ships, gold or dragons it counts for, of which colour or in which realm. */
export interface ReefFace {
  kind: "reef";
  sort: "any-ship" | "gold" | "hidden-dragon" | "two-ships";
  n: number;
  colour?: "blue" | "green" | "purple" | "red" | null;
  quadrant?: "ne" | "nw" | "se" | "sw" | null;
}

/** A realm: where it lies, and its symbol on the compass rose. */
export interface RealmFace {
  kind: "realm";
  quadrant: "ne" | "nw" | "se" | "sw";
  symbol: string;
}

/** The central island: the cells that it takes, and those that it takes as a plus, if the pack has such a one. */
export interface IslandFace {
  kind: "island";
  cells: [number, number][];
  plus: [number, number][];
}

/** The currents between the realms; whether they flow on the cells beside the island. */
export interface CurrentsFace {
  kind: "currents";
  beside_island: boolean;
}

/** Head tokens of a player. */
export interface HeadFace {
  kind: "head";
  colour: "green" | "orange" | "pink" | "purple" | "yellow";
}

/** Tail tokens of a player. */
export interface TailFace {
  kind: "tail";
  colour: "green" | "orange" | "pink" | "purple" | "yellow";
}

/** A pirate ship token. */
export interface ShipFace {
  kind: "ship";
  colour: "blue" | "green" | "purple" | "red";
}

/** A gold coin. */
export interface CoinFace {
  kind: "coin";
  value: number;
}

/** What is the same on every table: the sizes of dragons, the colours of ships, the kinds of reef cards. */
export interface Printed {
  sizes: ("large" | "medium" | "small")[];
  ships: ("blue" | "green" | "purple" | "red")[];
  reefs: Reef[];
}

/** What it costs (`toll`) or brings to cover a cell: gold, a reef card, a ship of a colour. */
export interface Gain {
  cell: [number, number];
  sign: "blue" | "gold" | "green" | "purple" | "red" | "reef" | "toll";
  n: number;
}

/** A cell that holds more than the chart can show: so many of each symbol. */
export interface Symbols {
  cell: [number, number];
  whirlpool: number;
  gold: number;
  reef: number;
  ship: number;
}

export interface Ship {
  cell: [number, number];
  colour: "blue" | "green" | "purple" | "red";
}

export interface Dragon {
  seat: number;
  cells: [number, number][];
  head: [number, number];
}

export interface RealmCard {
  quadrant: "ne" | "nw" | "se" | "sw";
  id: string;
  board: string;
  prize: number;
  dragons: number[];
  tokens: number[];
  ruler: number;
}

export interface PlayerTable {
  seat: number;
  colour: string;
  heads: number;
  gold: number;
  ships: Ships;
  missions: MissionCard[];
  hand: Card[];
  played: Card[];
  reef_count: number;
  reefs: ("any-ship" | "gold" | "hidden-dragon-ne" | "hidden-dragon-nw" | "hidden-dragon-se" | "hidden-dragon-sw" | "two-ships-blue" | "two-ships-green" | "two-ships-purple" | "two-ships-red")[];
}

/** A dragon card: open, or with only its back seen (no figure). */
export interface Card {
  size: "large" | "medium" | "small";
  figure: string;
  rows: string[];
}

/** So many dragon cards of each size. */
export interface Piles {
  small: number;
  medium: number;
  large: number;
}

export interface MissionCard {
  id: string;
  cost: Cost;
  vp: number;
  reef: number;
  status: string;
}

/** So many ships of each colour. */
export interface Ships {
  green?: number;
  purple?: number;
  red?: number;
  blue?: number;
}

/** The ships that a mission asks for: of each colour, and of whatever colour. */
export interface Cost {
  green?: number;
  purple?: number;
  red?: number;
  blue?: number;
  any?: number;
}

/** A kind of reef card, by the id under which views and options speak of it. */
export interface Reef {
  id: "any-ship" | "gold" | "hidden-dragon-ne" | "hidden-dragon-nw" | "hidden-dragon-se" | "hidden-dragon-sw" | "two-ships-blue" | "two-ships-green" | "two-ships-purple" | "two-ships-red";
  face: ReefFace;
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
  | BoardFace
  | ReefFace
  | RealmFace
  | IslandFace
  | CurrentsFace
  | HeadFace
  | TailFace
  | ShipFace
  | CoinFace;

export const BOARD: Printed = {
  "sizes": [
    "small",
    "medium",
    "large"
  ],
  "ships": [
    "green",
    "purple",
    "red",
    "blue"
  ],
  "reefs": [
    {
      "id": "two-ships-green",
      "face": {
        "kind": "reef",
        "sort": "two-ships",
        "n": 2,
        "colour": "green"
      }
    },
    {
      "id": "two-ships-purple",
      "face": {
        "kind": "reef",
        "sort": "two-ships",
        "n": 2,
        "colour": "purple"
      }
    },
    {
      "id": "two-ships-red",
      "face": {
        "kind": "reef",
        "sort": "two-ships",
        "n": 2,
        "colour": "red"
      }
    },
    {
      "id": "two-ships-blue",
      "face": {
        "kind": "reef",
        "sort": "two-ships",
        "n": 2,
        "colour": "blue"
      }
    },
    {
      "id": "any-ship",
      "face": {
        "kind": "reef",
        "sort": "any-ship",
        "n": 1
      }
    },
    {
      "id": "hidden-dragon-nw",
      "face": {
        "kind": "reef",
        "sort": "hidden-dragon",
        "n": 1,
        "quadrant": "nw"
      }
    },
    {
      "id": "hidden-dragon-ne",
      "face": {
        "kind": "reef",
        "sort": "hidden-dragon",
        "n": 1,
        "quadrant": "ne"
      }
    },
    {
      "id": "hidden-dragon-se",
      "face": {
        "kind": "reef",
        "sort": "hidden-dragon",
        "n": 1,
        "quadrant": "se"
      }
    },
    {
      "id": "hidden-dragon-sw",
      "face": {
        "kind": "reef",
        "sort": "hidden-dragon",
        "n": 1,
        "quadrant": "sw"
      }
    },
    {
      "id": "gold",
      "face": {
        "kind": "reef",
        "sort": "gold",
        "n": 4
      }
    }
  ]
};
