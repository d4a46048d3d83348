// Written by `python -m wyrmhall.server.typescript` from the server's structs. Do not edit.

export interface ShownChoice {
  value: boolean | number | string;
  label: string;
}

/** A rule that a table chooses: a form is built from it. */
export interface ShownOptionOfGame {
  name: string;
  label: string;
  choices: ShownChoice[];
  default: boolean | number | string;
  seats: number[];
  clause: string;
}

/** One of the games of the house. */
export interface ShownGame {
  name: string;
  seats: number[];
  minutes: number;
  options: ShownOptionOfGame[];
  takes_pack: boolean;
  finished: boolean;
}

/** What the lobby needs to know: the games, the levels of bots, the languages, and what the operator allows. */
export interface House {
  version: string;
  games: ShownGame[];
  levels: string[];
  languages: string[];
  webhooks: boolean;
}

/** A component with its text and where its facts come from. */
export interface ShownCard {
  kind: string;
  id: number | string;
  name: string;
  status: string;
  status_label: string;
  text: string[];
  facts: Record<string, boolean | number | string>;
}

export interface Cards {
  cards: ShownCard[];
}

export interface ShownClause {
  id: string;
  section: string;
  text: string;
}

export interface Clauses {
  clauses: ShownClause[];
}

/** Who the browser's cookie says I am. */
export interface Me {
  name: string;
  webhook: string;
}

export interface MeIn {
  name: string;
  webhook?: string;
}

/** What one person has done in one game and mode (the options that were not at their default). */
export interface GameStatistics {
  game: string;
  mode: string;
  players: number;
  played: number;
  won: number;
  drawn: number;
  best: number;
  mean: number;
}

export interface Achievement {
  game: string;
  name: string;
  value: boolean | number | string;
}

export interface Statistics {
  games: GameStatistics[];
  achievements: Achievement[];
}

/** Who is to sit there: open for whoever joins, me (also several times, for a hot seat), or a bot of a level. */
export interface SeatIn {
  kind?: "bot" | "me" | "open";
  name?: string;
  level?: string;
}

/** No clock, so many seconds for every decision, or so many for the whole game. */
export interface ClockIn {
  kind?: "bank" | "move" | "none";
  seconds?: number;
}

/** A table to be opened. */
export interface TableIn {
  game: string;
  seats: SeatIn[];
  options?: Record<string, boolean | number | string>;
  seed?: string;
  listed?: boolean;
  spectators?: boolean;
  ask_undo?: boolean;
  hints?: boolean;
  clock?: ClockIn;
  grace?: number;
  pack?: Record<string, unknown> | string | null;
  commitment?: string;
}

/** Who sits there, as everybody may know it. */
export interface ShownSeat {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  handed: boolean;
  here: boolean;
  away_since: number;
  mine: boolean;
}

/** A table as the hall lists it and as its page is headed. */
export interface ShownTable {
  id: string;
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  seats: ShownSeat[];
  status: "over" | "playing" | "waiting";
  commitment: string;
  created: number;
  seed_open: boolean;
  seed: string;
  owner: boolean;
  spectators: boolean;
  ask_undo: boolean;
  hints: boolean;
  listed: boolean;
  clock: ClockIn;
  grace: number;
  rematch: string;
  parent: string;
  parent_step: number;
  pack: string;
  version: number;
  old_rules: boolean;
  dealing: boolean;
}

export interface Tables {
  tables: ShownTable[];
  waiting: string[];
}

export interface JoinIn {
  seat?: number;
  name?: string;
  commitment?: string;
}

/** The number whose SHA-256 I gave when I sat down, once all seats are taken. */
export interface RevealIn {
  nonce: string;
}

/** All that proves a deal: promises from the start, players' numbers once it is dealt, seeds at the end. */
export interface ShownDeal {
  commitment: string;
  dealing: boolean;
  commitments: Record<number, string>;
  nonces: Record<number, string>;
  house_seed: string;
  seed: string;
}

/** A secret that holds a seat: whoever has it, sits there. It is shown once and kept only as a hash. */
export interface SeatLink {
  table: string;
  seat: number;
  secret: string;
}

export interface HandIn {
  level?: string;
}

export interface BranchIn {
  step: number;
  redeal?: boolean;
  seats?: SeatIn[];
}

/** I agree to go on under this version of the rules, or (none) to end the game without a result. */
export interface RulesIn {
  version?: number | null;
  seat?: number;
}

/** Under which rules a table was begun, whether it can be played by them, and what those seated may agree to. */
export interface ShownRules {
  table: string;
  game: string;
  version: number;
  house: number[];
  stranded: boolean;
  known: boolean;
  ended: boolean;
  fitting: number[];
  seats: ShownSeat[];
  agreed: Record<number, number[]>;
  ending: number[];
}

/** Where a new table is. */
export interface Made {
  table: string;
  commitment: string;
  dealing: boolean;
}

export interface Done {
  ok: boolean;
}

/** Whether the table is gone. A running game goes when all persons at it want that; till then bots play for them. */
export interface Deleted {
  gone: boolean;
}

/** One line of the log, with the bare facts for the animation; only what this viewer may know. */
export interface ShownEvent {
  step: number;
  kind: string;
  seat: number;
  text: string;
  facts: Record<string, unknown>;
  by: number;
  what: unknown;
}

/** Milliseconds that each seat has left; those of `running` seats are passing. */
export interface ShownClock {
  left: number[];
  running: number[];
}

/** Somebody wants to take back more than the rules of undo allow, and waits for the others. */
export interface UndoAsked {
  seat: number;
  to_step: number;
  agreed: number[];
}

export interface ScoreLine {
  source: string;
  label: string;
  points: number;
}

export interface ShownScore {
  seat: number;
  total: number;
  lines: ScoreLine[];
  name: string;
  winner: boolean;
  title: string;
  drew: boolean;
  tiebreaks: ScoreLine[];
}

/** All that a viewer needs to draw the table. */
export interface State {
  type: "state";
  seq: number;
  step: number;
  from_step: number;
  seat: number;
  table: ShownTable;
  view: unknown;
  events: ShownEvent[];
  decisions: ShownDecision[];
  clock: ShownClock | null;
  can_undo: boolean;
  undo_asked: UndoAsked | null;
  scores: ShownScore[];
  more_events: boolean;
}

/** The seat that this viewer looked with is no longer theirs; a state with other eyes follows. */
export interface Unseated {
  type: "unseated";
  code: string;
  detail: string;
}

/** An input that changed nothing, and why; the present state follows. */
export interface Refused {
  type: "refused";
  code: string;
  detail: string;
}

/** On demand: why relevant things are not offered, and which options cannot be undone. */
export interface Looked {
  type: "looked";
  seq: number;
  seat: number;
  refusals: ShownRefusal[];
  final: number[];
}

/** One of the best options: how good it is (0 lost, 1 won), the points to expect in the end, and why. */
export interface ShownHint {
  option: number;
  estimate: number;
  points: number;
  reason: string;
}

export interface Hints {
  seq: number;
  hints: ShownHint[];
}

/** The server will close this socket; whether to come back. */
export interface Bye {
  type: "bye";
  code: string;
  detail: string;
  again: boolean;
}

/** The first message of a socket, and any later one to look with other eyes or in another language. */
export interface Hello {
  type: "hello";
  lang?: "en" | "ru" | "uk";
  since?: number;
  eyes?: number | null;
  seat?: number;
  secret?: string;
  watch?: boolean;
}

export interface Answer {
  type: "answer";
  seq: number;
  option: number;
}

export interface Undo {
  type: "undo";
  seq: number;
}

/** Whether I agree to the undo that somebody asked for. */
export interface Vote {
  type: "vote";
  agree: boolean;
}

export interface Look {
  type: "look";
}

export interface AnswerIn {
  seq: number;
  option: number;
  seat?: number;
}

export interface UndoIn {
  seq: number;
  seat?: number;
}

export interface VoteIn {
  agree: boolean;
  seat?: number;
}

/** All lines of the log that this viewer may read. */
export interface Log {
  events: ShownEvent[];
}

/** A moment of a game as one seat saw it. */
export interface ShownStep {
  table: string;
  game: string;
  step: number;
  steps: number;
  seat: number;
  view: unknown;
  events: ShownEvent[];
  decisions: ShownDecision[];
  scores: ShownScore[];
}

/** What a coach says of one answer. `loss` and `before` are from 0 (lost) to 1 (won), points are points. */
export interface ShownVerdict {
  step: number;
  seat: number;
  chosen: string;
  best: string;
  loss: number;
  before: number;
  points: number;
  luck: number;
}

/** The score of every seat after every step. */
export interface Course {
  totals: number[][];
}

/** How the server is: `problems` make it unfit to play at, `notices` do not. */
export interface Health {
  status: string;
  version: string;
  problems: string[];
  notices: string[];
}

/** What went wrong and what to do about it. */
export interface Problem {
  code: string;
  detail: string;
}

/** Whom the table waits for, and for what. Only the seat that is asked gets the options. */
export interface ShownDecision {
  seat: number;
  prompt: string;
  options?: ShownOption[];
  extras?: ShownOption[];
  refusals?: ShownRefusal[];
}

/** One thing a player might look for among the options, and why it is not there. */
export interface ShownRefusal {
  target: string;
  reason: string;
  clause: string;
}

/** One thing a player can pick: what it says, what on the table it points at, what it would bring. */
export interface ShownOption {
  option: number;
  label: string;
  target?: string;
  preview?: string;
}

export type FromClient = Hello | Answer | Undo | Vote | Look;

export type FromServer = State | Refused | Looked | Unseated | Bye;
