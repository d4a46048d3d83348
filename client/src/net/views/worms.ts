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
  pools: Pool[];
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

/** The player chose the active worm. */
export interface Activated {
  kind: "activated";
  seat: number;
  thing: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  team: number;
}

/** Another worm is the active worm now. */
export interface Switched {
  kind: "switched";
  seat: number;
  thing: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  team: number;
}

/** The Damage to a worm was prevented. */
export interface Spared {
  kind: "spared";
  seat: number;
  thing: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  team: number;
}

/** A Thing was put on the map. */
export interface Placed {
  kind: "placed";
  seat: number;
  thing: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  team: number;
  hex: string;
}

/** A Thing was moved: to land, or to the water where it sinks. */
export interface Moved {
  kind: "moved";
  seat: number;
  thing: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  team: number;
  start: string;
  end: string;
  how: "blast" | "card" | "inch" | "jump" | "jump-scatter" | "knockback" | "push" | "refuge" | "scatter" | "shove";
}

/** A healthy worm is wounded. */
export interface Wounded {
  kind: "wounded";
  seat: number;
  thing: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  team: number;
  hex: string;
}

/** A wounded worm is healthy again. */
export interface Healed {
  kind: "healed";
  seat: number;
  thing: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  team: number;
  hex: string;
}

/** A worm that a Blast destroyed explodes where it was thrown. */
export interface PartingGift {
  kind: "parting-gift";
  seat: number;
  thing: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  team: number;
  hex: string;
}

/** A Sentry Gun fires at a Thing that came into its line. */
export interface SentryFires {
  kind: "sentry-fires";
  seat: number;
  thing: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  team: number;
  hex: string;
  gun: number;
}

/** A Thing that was moved into water is gone, or a worm whose hex was flooded. */
export interface Sank {
  kind: "sank";
  seat: number;
  thing: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  team: number;
  hex: string;
}

/** A wounded worm was Damaged and is destroyed. */
export interface Killed {
  kind: "killed";
  seat: number;
  thing: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  team: number;
  hex: string;
}

/** Damage destroyed a crate or a special token. */
export interface Destroyed {
  kind: "destroyed";
  seat: number;
  thing: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  team: number;
  hex: string;
}

/** A card took a Thing off the map without any effect. */
export interface Removed {
  kind: "removed";
  seat: number;
  thing: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  team: number;
  hex: string;
}

/** A worm collected a crate. */
export interface Collected {
  kind: "collected";
  seat: number;
  thing: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  team: number;
  hex: string;
}

/** Fire was triggered and goes out. */
export interface BurntOut {
  kind: "burnt-out";
  seat: number;
  thing: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  team: number;
  hex: string;
}

/** A mine was triggered; the Danger Flipper says whether it explodes. */
export interface MineClicks {
  kind: "mine-clicks";
  seat: number;
  thing: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  team: number;
  hex: string;
}

/** A mine was Damaged. */
export interface MineExplodes {
  kind: "mine-explodes";
  seat: number;
  thing: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  team: number;
  hex: string;
}

/** An oil drum was Damaged. */
export interface DrumExplodes {
  kind: "drum-explodes";
  seat: number;
  thing: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  team: number;
  hex: string;
}

/** A Thing would have been placed in water: it stays in the pool. */
export interface PlacedInWater {
  kind: "placed-in-water";
  seat: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  hex: string;
}

/** A Thing would have been placed, but the pool has none. */
export interface NoneLeft {
  kind: "none-left";
  seat: number;
  sort: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
}

/** A tile was laid, its first hex here. */
export interface TileLaid {
  kind: "tile-laid";
  seat: number;
  tile: string;
  hex: string;
  hexes: string[];
}

/** A Blast in a hex; in water it does nothing. */
export interface Blast {
  kind: "blast";
  seat: number;
  hex: string;
  land: boolean;
}

/** The third crater: the hex is water, and what lay there is gone; each of its worms is told of by itself. */
export interface Flooded {
  kind: "flooded";
  seat: number;
  hex: string;
  things: number[];
}

/** A flooded hex is land again. */
export interface Restored {
  kind: "restored";
  seat: number;
  hex: string;
}

/** The wind dial points in a direction. */
export interface Wind {
  kind: "wind";
  seat: number;
  way: number;
}

/** Dice were rolled, for a Thing or (-1) for none. */
export interface Rolled {
  kind: "rolled";
  seat: number;
  why: "accuracy" | "around" | "blast" | "drum" | "jump-scatter" | "knockback" | "push" | "scatter" | "token" | "wind";
  dice: ("1" | "2" | "3" | "4" | "5" | "6" | "no-move" | "wind")[];
  thing: number;
}

/** A support card changed the number of Accuracy dice. */
export interface DiceChanged {
  kind: "dice-changed";
  seat: number;
  n: number;
}

/** The Danger Flipper was flipped. */
export interface Flipped {
  kind: "flipped";
  seat: number;
  side: "danger" | "safe";
}

/** A support card turned the Danger Flipper over. */
export interface FlipperTurned {
  kind: "flipper-turned";
  seat: number;
  side: "danger" | "safe";
}

/** The Target Token was put on a hex. */
export interface Aimed {
  kind: "aimed";
  seat: number;
  hex: string;
}

/** The Target Token was put on the first hex of an Air Strike. */
export interface AimedStrike {
  kind: "aimed-strike";
  seat: number;
  hex: string;
  way: number;
}

/** The Target Token was moved. */
export interface TokenMoved {
  kind: "token-moved";
  seat: number;
  start: string;
  end: string;
}

/** A weapon was played. */
export interface Played {
  kind: "played";
  seat: number;
  card: string;
}

/** A support card was played. */
export interface Support {
  kind: "support";
  seat: number;
  card: string;
}

/** A drop card was turned over. */
export interface Drop {
  kind: "drop";
  seat: number;
  card: string;
}

/** The sudden death card was turned over. */
export interface SuddenDeath {
  kind: "sudden-death";
  seat: number;
  card: string;
}

/** A player drew a supply card, which only that player sees. */
export interface Drew {
  kind: "drew";
  seat: number;
  card?: string;
}

/** A player would have drawn, but the supply deck is empty. */
export interface NoSupplies {
  kind: "no-supplies";
  seat: number;
}

/** The drop cards that were played are a new deck. */
export interface DropsShuffled {
  kind: "drops-shuffled";
  seat: number;
}

/** A player leads a team. */
export interface Team {
  kind: "team";
  seat: number;
  colour: string;
}

/** The first player. */
export interface First {
  kind: "first";
  seat: number;
}

/** A turn begins. */
export interface Turn {
  kind: "turn";
  seat: number;
  n: number;
}

/** The timer has run out. */
export interface TimeUp {
  kind: "time-up";
  seat: number;
}

/** A player has lost the last worm. */
export interface Eliminated {
  kind: "eliminated";
  seat: number;
}

/** The last round begins. */
export interface LastRound {
  kind: "last-round";
  seat: number;
}

/** The game is over. */
export interface GameOver {
  kind: "game-over";
  seat: number;
}

/** Nobody has won: a draw between teams. */
export interface Draw {
  kind: "draw";
  seat: number;
  teams: string[];
}

/** A weapon with its action line, or a support card without one. */
export interface CardFace {
  kind: "card";
  sort: "starter_fixed" | "starter_random" | "super" | "supply" | "support";
  edition: "base" | "collectors";
  count: number;
  line: ("M" | "P" | "T")[];
  signs: ("air-strike" | "blast" | "crate" | "crater" | "damage" | "dice" | "draw" | "electromagnet" | "fire" | "flipper" | "heal" | "inch" | "jump" | "knockback" | "land" | "level" | "mine" | "oil_drum" | "safe" | "scatter" | "sentry-gun" | "shove" | "steer" | "target" | "wind" | "worm")[];
}

/** A drop card. */
export interface DropFace {
  kind: "drop";
  edition: "base" | "collectors";
  count: number;
  signs: ("air-strike" | "blast" | "crate" | "crater" | "damage" | "dice" | "draw" | "electromagnet" | "fire" | "flipper" | "heal" | "inch" | "jump" | "knockback" | "land" | "level" | "mine" | "oil_drum" | "safe" | "scatter" | "sentry-gun" | "shove" | "steer" | "target" | "wind" | "worm")[];
}

/** A sudden death card. */
export interface DeathFace {
  kind: "death";
  signs: ("air-strike" | "blast" | "crate" | "crater" | "damage" | "dice" | "draw" | "electromagnet" | "fire" | "flipper" | "heal" | "inch" | "jump" | "knockback" | "land" | "level" | "mine" | "oil_drum" | "safe" | "scatter" | "sentry-gun" | "shove" | "steer" | "target" | "wind" | "worm")[];
}

/** A tile, not turned: its hexes by (q, r). */
export interface TileFace {
  kind: "tile";
  edition: "base" | "collectors";
  land: [number, number][];
  water: [number, number][];
}

/** A team, by its place in the order for the first turn. */
export interface TeamFace {
  kind: "team";
  number: number;
}

/** What is the same on every table. */
export interface Printed {
  ways: [number, number][];
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
  kind: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
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

/** So many Things of a kind that are not on the map. */
export interface Pool {
  kind: "crate" | "crater" | "electromagnet" | "fire" | "mine" | "oil_drum" | "sentry-gun" | "worm";
  n: number;
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

export type Event =
  | Activated
  | Switched
  | Spared
  | Placed
  | Moved
  | Wounded
  | Healed
  | PartingGift
  | SentryFires
  | Sank
  | Killed
  | Destroyed
  | Removed
  | Collected
  | BurntOut
  | MineClicks
  | MineExplodes
  | DrumExplodes
  | PlacedInWater
  | NoneLeft
  | TileLaid
  | Blast
  | Flooded
  | Restored
  | Wind
  | Rolled
  | DiceChanged
  | Flipped
  | FlipperTurned
  | Aimed
  | AimedStrike
  | TokenMoved
  | Played
  | Support
  | Drop
  | SuddenDeath
  | Drew
  | NoSupplies
  | DropsShuffled
  | Team
  | First
  | Turn
  | TimeUp
  | Eliminated
  | LastRound
  | GameOver
  | Draw;

export type Face =
  | CardFace
  | DropFace
  | DeathFace
  | TileFace
  | TeamFace;

export const BOARD: Printed = {
  "ways": [
    [
      0,
      0
    ],
    [
      0,
      -1
    ],
    [
      1,
      -1
    ],
    [
      1,
      0
    ],
    [
      0,
      1
    ],
    [
      -1,
      1
    ],
    [
      -1,
      0
    ]
  ]
};
