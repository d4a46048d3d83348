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

/** Tokens came from the general supply. */
export interface Gained {
  kind: "gained";
  seat: number;
  token: "coin" | "crystal" | "gold" | "meat" | "milk";
  n: number;
}

/** Tokens went back to the general supply. */
export interface Paid {
  kind: "paid";
  seat: number;
  token: "coin" | "crystal" | "gold" | "meat" | "milk";
  n: number;
}

/** Two resources became one. */
export interface Exchanged {
  kind: "exchanged";
  seat: number;
  token: "coin" | "crystal" | "gold" | "meat" | "milk";
}

/** An egg came onto a nest of a space (12: of the mat). */
export interface Laid {
  kind: "laid";
  seat: number;
  space: number;
}

/** An egg left its nest to pay for something. */
export interface PaidEgg {
  kind: "paid-egg";
  seat: number;
  space: number;
}

/** A card went to a hand before all eyes. */
export interface Took {
  kind: "took";
  seat: number;
  what: "cave" | "dragon";
  card: number;
}

/** A card went from its deck to a hand, which only its owner sees. */
export interface Drew {
  kind: "drew";
  seat: number;
  what: "cave" | "dragon";
  card?: number;
}

/** A card of a hand went to its discard pile. */
export interface Discarded {
  kind: "discarded";
  seat: number;
  what: "cave" | "dragon";
  card: number;
}

/** The top dragon card was shown to all. */
export interface Revealed {
  kind: "revealed";
  seat: number;
  card: number;
}

/** A cave card came onto a space. */
export interface Excavated {
  kind: "excavated";
  seat: number;
  card: number;
  space: number;
}

/** A dragon came onto a space. */
export interface Played {
  kind: "played";
  seat: number;
  dragon: number;
  space: number;
}

/** The adventurer set out into a cave. */
export interface Explored {
  kind: "explored";
  seat: number;
  cave: "amethyst" | "crimson" | "golden";
}

/** The adventurer has reached a dragon whose ability is activated by that. */
export interface Activated {
  kind: "activated";
  seat: number;
  dragon: number;
  space: number;
}

/** A resource came to lie on a dragon. */
export interface Cached {
  kind: "cached";
  seat: number;
  token: "coin" | "crystal" | "gold" | "meat" | "milk";
  dragon: number;
}

/** A dragon card came to lie under a dragon; `known` says who knows which. */
export interface Tucked {
  kind: "tucked";
  seat: number;
  dragon: number;
  known: "all" | "nobody" | "owner";
  card?: number;
}

/** Two dragons changed places. */
export interface Swapped {
  kind: "swapped";
  seat: number;
  one: number;
  two: number;
}

/** The token came to a space of the guild track. */
export interface Stepped {
  kind: "stepped";
  seat: number;
  space: number;
}

/** A marker came onto a row of the guild tile, counted from 1. */
export interface Placed {
  kind: "placed";
  seat: number;
  row: number;
}

/** A player has ended the round. */
export interface Passed {
  kind: "passed";
  seat: number;
}

/** What a player has of the objective of the round, and its VP; on the guild track markers count before steps. */
export interface ObjectiveScored {
  kind: "objective-scored";
  seat: number;
  objective: string;
  n: number;
  markers: number | null;
  vp: number;
}

/** A further round, counted from 1. */
export interface RoundBegan {
  kind: "round-began";
  seat: number;
  n: number;
}

/** VP were bought at the end of the game. */
export interface Bought {
  kind: "bought";
  seat: number;
  n: number;
}

/** It turned up a card; `title` is the name printed on it. */
export interface AutomaTurned {
  kind: "automa-turned";
  seat: number;
  card: number;
  title: string;
  ravel: boolean;
}

/** It has ended the round. */
export interface AutomaPassed {
  kind: "automa-passed";
  seat: number;
}

/** It had the face-up dragon cards replaced. */
export interface AutomaRefreshed {
  kind: "automa-refreshed";
  seat: number;
}

/** It put a coin on the objective of the round (1) or took one away (-1). */
export interface AutomaCoin {
  kind: "automa-coin";
  seat: number;
  n: number;
  coins: number;
}

/** Its token went so many spaces along the guild track. */
export interface AutomaWalked {
  kind: "automa-walked";
  seat: number;
  n: number;
}

/** It took a face-up card. */
export interface AutomaTook {
  kind: "automa-took";
  seat: number;
  what: "cave" | "dragon";
  card: number;
}

/** It placed a marker on a row of the guild tile, counted from 1. */
export interface AutomaClaimed {
  kind: "automa-claimed";
  seat: number;
  row: number;
}

/** Coins above the two that the Ravel mode lets a player keep were returned. */
export interface CoinsCut {
  kind: "coins-cut";
  seat: number;
  n: number;
}

/** A dragon card. */
export interface DragonFace {
  kind: "dragon";
  size: "hatchling" | "large" | "medium" | "small";
  trait: "aggressive" | "helpful" | "playful" | "shy";
  vp: number;
  nests: number;
  cost: Price[];
  caves: ("amethyst" | "crimson" | "golden")[];
  timing: ("end-game" | "if-activated" | "once-per-round" | "when-played")[];
  signs: ("activate" | "cache" | "card" | "cave" | "choice" | "coin" | "crystal" | "dig" | "dragon" | "each" | "egg" | "gold" | "guild" | "if" | "item" | "marker" | "meat" | "milk" | "others" | "play" | "resource" | "reveal" | "swap" | "to" | "tuck" | "use-icon" | "vp" | "x2" | "x3")[];
  english: string;
}

/** A cave card, the completion bonus, a space of the guild track or a card of the Automa. */
export interface EffectFace {
  kind: "effect";
  signs: ("activate" | "cache" | "card" | "cave" | "choice" | "coin" | "crystal" | "dig" | "dragon" | "each" | "egg" | "gold" | "guild" | "if" | "item" | "marker" | "meat" | "milk" | "others" | "play" | "resource" | "reveal" | "swap" | "to" | "tuck" | "use-icon" | "vp" | "x2" | "x3")[];
}

/** An icon of the mat, in its cave. */
export interface IconFace {
  kind: "icon";
  cave: "amethyst" | "crimson" | "golden";
  signs: ("activate" | "cache" | "card" | "cave" | "choice" | "coin" | "crystal" | "dig" | "dragon" | "each" | "egg" | "gold" | "guild" | "if" | "item" | "marker" | "meat" | "milk" | "others" | "play" | "resource" | "reveal" | "swap" | "to" | "tuck" | "use-icon" | "vp" | "x2" | "x3")[];
}

/** A face of an objective tile: how much of it there can be (0: no limit), and what the Automa has, by round. */
export interface ObjectiveFace {
  kind: "objective";
  most: number;
  automa: number[];
}

/** A row of the guild tile with a bonus. */
export interface RowFace {
  kind: "row";
  squares: number;
  signs: ("activate" | "cache" | "card" | "cave" | "choice" | "coin" | "crystal" | "dig" | "dragon" | "each" | "egg" | "gold" | "guild" | "if" | "item" | "marker" | "meat" | "milk" | "others" | "play" | "resource" | "reveal" | "swap" | "to" | "tuck" | "use-icon" | "vp" | "x2" | "x3")[];
}

/** The row of the guild tile whose places carry their own VP. */
export interface PointsFace {
  kind: "points";
  vp: number[];
}

/** What is printed on the player mat and the guild board. */
export interface Board {
  columns: number;
  rock_eggs: number[];
  mat_nests: number;
  mat_space: number;
  feedings: number;
  path_icons: number;
  track: number;
  brown: number;
  tile_rows: number;
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
  certain: number;
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

/** So many of a kind that are due. */
export interface Price {
  n: number;
  kind: "card" | "cave" | "coin" | "crystal" | "dragon" | "egg" | "gold" | "item" | "meat" | "milk" | "resource";
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

export type Event =
  | Gained
  | Paid
  | Exchanged
  | Laid
  | PaidEgg
  | Took
  | Drew
  | Discarded
  | Revealed
  | Excavated
  | Played
  | Explored
  | Activated
  | Cached
  | Tucked
  | Swapped
  | Stepped
  | Placed
  | Passed
  | ObjectiveScored
  | RoundBegan
  | Bought
  | AutomaTurned
  | AutomaPassed
  | AutomaRefreshed
  | AutomaCoin
  | AutomaWalked
  | AutomaTook
  | AutomaClaimed
  | CoinsCut;

export type Face =
  | DragonFace
  | EffectFace
  | IconFace
  | ObjectiveFace
  | RowFace
  | PointsFace;

export const BOARD: Board = {
  "columns": 4,
  "rock_eggs": [
    0,
    0,
    1,
    2
  ],
  "mat_nests": 2,
  "mat_space": 12,
  "feedings": 3,
  "path_icons": 5,
  "track": 12,
  "brown": 6,
  "tile_rows": 4
};
