// Written by `python -m wyrmhall.server.typescript` from the server's structs. Do not edit.

export interface Done {
  ok: boolean;
}

/** What went wrong and what to do about it. */
export interface Problem {
  code: string;
  detail: string;
}

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
  ruling: boolean;
}

/** One of the games of the house. */
export interface ShownGame {
  name: string;
  seats: number[];
  minutes: number;
  options: ShownOptionOfGame[];
  takes_pack: boolean;
  finished: boolean;
  guest: boolean;
  board: string;
  words: string;
  first_lesson: string;
  companion: boolean;
  ratings: Record<string, number>;
  evening: boolean;
}

/** What the lobby needs to know: the games, the levels of bots, the languages, and what the operator allows. */
export interface House {
  version: string;
  games: ShownGame[];
  levels: string[];
  languages: string[];
  webhooks: boolean;
  build: string;
}

/** Where others can reach this server (empty: no such address is known), and who may change that. */
export interface Share {
  url: string;
  on: boolean;
  can: boolean;
}

export interface ShareIn {
  on: boolean;
}

/** A component with its text and where its facts come from. */
export interface ShownCard {
  kind: string;
  id: number | string;
  name: string;
  status: string;
  status_label: string;
  text: string[];
  face: unknown;
  copies: number;
  parts: string[];
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
  mark: string;
}

export interface MeIn {
  name: string;
}

/** What one person has done in one game and mode (the options that were not at their default). */
export interface GameStatistics {
  game: string;
  mode: string;
  players: number;
  people: boolean;
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

/** What a player's finished games have added up to: so much of what is needed, and since when it is enough. */
export interface ShownHonour {
  game: string;
  name: string;
  reached: number;
  have: number;
  need: number;
}

export interface Statistics {
  games: GameStatistics[];
  achievements: Achievement[];
}

/** How the server is: `problems` make it unfit to play at, `notices` do not. */
export interface Health {
  status: string;
  version: string;
  problems: string[];
  notices: string[];
}

/** A paragraph with the clauses it stands for, or a picture: a position's name, and what is to be seen in it. */
export interface HowToPart {
  id: string;
  text: string;
  clauses: string[];
  picture: boolean;
}

export interface HowToSection {
  id: string;
  title: string;
  parts: HowToPart[];
}

export interface HowToPage {
  title: string;
  sections: HowToSection[];
  examples: string[];
}

/** What a seat sees at a moment, and which part of the table shows it. */
export interface Position {
  seat: number;
  players: number;
  view: unknown;
  part: string;
  of: string;
  wide: number;
  high: number;
}

/** A lesson of a game as it is offered, and how far I have come in it. */
export interface ShownLesson {
  name: string;
  kind: "first-game" | "first-turns" | "topic";
  title: string;
  about: string;
  minutes: number;
  steps: number;
  moves: number;
  done: boolean;
}

export interface Lessons {
  lessons: ShownLesson[];
}

/** A step of a lesson as it is read without playing it. */
export interface ReadStep {
  kind: "ask" | "do" | "play" | "tell";
  text: string;
  choices: string[];
  right: string;
}

export interface ReadLesson {
  name: string;
  title: string;
  about: string;
  steps: ReadStep[];
}

/** All lessons of a game to read: the same for everybody, so it can be kept for those without a line. */
export interface LessonTexts {
  lessons: ReadLesson[];
}

/** One more move in a lesson: an option, the number of a choice, or 0 to go on; none to look, or to go back. */
export interface LessonIn {
  moves?: number[];
  move?: number | null;
}

/** What a lesson says now, beside which thing on the table, and what it waits for. */
export interface ShownBubble {
  id: string;
  n: number;
  of: number;
  kind: "ask" | "do" | "play" | "tell";
  text: string;
  at: string;
  choices: string[];
  said: string;
  missed: boolean;
  before: string[];
  line: string[];
}

/** A moment of a lesson. All of it follows from `moves`. */
export interface LessonState {
  game: string;
  lesson: string;
  title: string;
  moves: number[];
  bubble: ShownBubble;
  seat: number;
  names: string[];
  view: unknown;
  step: number;
  events: ShownEvent[];
  decisions: ShownDecision[];
  scores: ShownScore[];
  done: boolean;
}

/** Who is to sit there: open for whoever joins, me (also several times, for a hot seat), or a bot of a level. */
export interface SeatIn {
  kind?: "bot" | "me" | "open";
  name?: string;
  level?: string;
}

/** No clock, so many seconds for every decision, for every turn, or for the whole game. */
export interface ClockIn {
  kind?: "bank" | "move" | "none" | "turn";
  seconds?: number;
  increment?: number;
  at_zero?: "bot" | "lose";
  days_off?: number[];
  offset?: number;
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
  by_the_book?: boolean;
  hints?: boolean;
  clock?: ClockIn;
  talk?: "all" | "none" | "signs";
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
  again: boolean | null;
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
  by_the_book: boolean;
  practice: boolean;
  hints: boolean;
  listed: boolean;
  talk: "all" | "none" | "signs";
  clock: ClockIn;
  grace: number;
  daily: string;
  late: boolean;
  rematch: string;
  parent: string;
  parent_step: number;
  pack: string;
  version: number;
  old_rules: boolean;
  by_clock: boolean;
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

/** How many are to play at a table that waits. */
export interface SeatsIn {
  players: number;
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

/** Whether I would play again, and what I bind myself to there. */
export interface AgainIn {
  again?: boolean;
  commitment?: string;
}

/** Where a new table is. */
export interface Made {
  table: string;
  commitment: string;
  dealing: boolean;
}

/** Whether the table is gone. A running game goes when all persons at it want that; till then bots play for them. */
export interface Deleted {
  gone: boolean;
}

/** One line of the log, and what happened for the animation; only what this viewer may know. */
export interface ShownEvent {
  step: number;
  seat: number;
  text: string;
  by: number;
  what: unknown;
  house: HouseEvent | null;
}

/** Milliseconds that each seat has left; those of `running` seats are passing. */
export interface ShownClock {
  left: number[];
  running: number[];
  paused: boolean;
  asks_pause: number[];
  starts: number;
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
  late: boolean;
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
  asked: number;
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

/** What may happen, and in how many of a hundred cases. */
export interface ShownOdds {
  said: string;
  percent: number;
  sign: string;
}

/** What happens at a thing of the table, or may: by its sign. */
export interface ShownMark {
  target: string;
  sign: string;
  percent: number;
}

/** What an option would do, as far as the seat that is asked can know it. */
export interface ShownAhead {
  option: number;
  final: boolean;
  ends: boolean;
  then: string[];
  farewell: string[];
  loss: string[];
  risk: ShownOdds[];
  odds: ShownOdds[];
  marks: ShownMark[];
  about: boolean;
  warning: string[];
  gain: number;
}

/** A thing that is not asked for yet, and the answer after which it is, or by which it is used. */
export interface ShownStart {
  target: string;
  option: number;
  whole: boolean;
}

/** On demand: why relevant things are not offered, which options cannot be undone, and what each would do. */
export interface Looked {
  type: "looked";
  seq: number;
  seat: number;
  refusals: ShownRefusal[];
  final: number[];
  ahead: ShownAhead[];
  starts: ShownStart[];
}

/** Somebody is. */
export interface Pong {
  type: "pong";
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
  talk?: boolean;
  named?: boolean;
  looks?: boolean;
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

/** I would like the clock to stand still, and agree if others do; or not, or not any longer. */
export interface Pause {
  type: "pause";
  on: boolean;
}

export interface Look {
  type: "look";
}

/** Is anybody there? A page that hears nothing for a while asks, so that it knows when the line is lost. */
export interface Ping {
  type: "ping";
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

export interface PauseIn {
  on: boolean;
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

/** The score of every seat after every step. */
export interface Course {
  totals: number[][];
}

/** Why an option is good, in a sentence; what it is worth in points, for those who want numbers (0: not alone). */
export interface ShownReason {
  text: string;
  points: number;
}

/** One of the best options: how good it is (0 lost, 1 won), the points to expect in the end, and why. */
export interface ShownHint {
  option: number;
  estimate: number;
  points: number;
  reasons: ShownReason[];
  title: string;
  way: string[];
}

export interface Hints {
  seq: number;
  solo: boolean;
  hints: ShownHint[];
}

/** An option played on a copy, in a world that the seat imagines: what is hidden there is made up. */
export interface ShownCopy {
  said: string[];
  steps: ShownStep[];
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
  cost: number;
  said: string;
  lucky: string;
  solo: boolean;
  title: string;
  reasons: ShownReason[];
}

/** A habit that showed in several of my games. */
export interface Theme {
  name: string;
  text: string;
  games: number;
}

/** What a coach notices over my last games of one kind. */
export interface Themes {
  game: string;
  looked_at: number;
  themes: Theme[];
}

/** A puzzle as it is listed; how often I tried it, and whether I have found the answer. */
export interface ShownPuzzle {
  name: string;
  n: number;
  grade: 1 | 2 | 3;
  players: number;
  tried: number;
  done: boolean;
  today: boolean;
}

export interface Puzzles {
  game: string;
  day: string;
  puzzles: ShownPuzzle[];
}

/** A component that somebody has gathered: in how many games, how many of them won, and its best. */
export interface Collected {
  id: string;
  games: number;
  won: number;
  best: number;
}

/** What somebody has gathered in finished games, the most frequent first. */
export interface Collection {
  game: string;
  games: number;
  cards: Collected[];
}

/** An evening as text: the seed and all answers (`companion/session.py`). */
export interface CompanionIn {
  text: string;
}

/** The sources that a browser needs to tell a room's evenings by itself, and where its script is among them. */
export interface CompanionRules {
  module: string;
  script: string;
  files: Record<string, string>;
}

/** The numbers on a score sheet: by entry, one for each player or one for the table. */
export interface SheetIn {
  seats: number;
  numbers: Record<string, number[]>;
}

/** Words: of a player to the table, of anybody else in the stands. */
export interface Say {
  type: "say";
  text: string;
}

/** One of the few things that everybody understands without words. */
export interface ShowSign {
  type: "sign";
  sign: "good-game" | "hello" | "luck" | "oops" | "sorry" | "thanks" | "well" | "wow";
}

/** A gentle push for whoever the table waits for. */
export interface Nudge {
  type: "nudge";
}

/** Something that somebody said: words, a sign, or a nudge. */
export interface ShownLine {
  n: number;
  at: number;
  room: "stands" | "table";
  seat: number;
  name: string;
  kind: "nudge" | "say" | "sign";
  text: string;
  nudged: number[];
  mine: boolean;
  who: string;
}

/** Lines that this viewer may read: the newest, or all there are. */
export interface Talk {
  type: "talk";
  lines: ShownLine[];
  whole: boolean;
}

/** How many look on, and those of them who want to be named. */
export interface Company {
  type: "company";
  watching: number;
  names: string[];
}

/** A line, for scripts; the fields that its kind does not need are left out. */
export interface TalkIn {
  kind?: "nudge" | "say" | "sign";
  text?: string;
  sign?: "good-game" | "hello" | "luck" | "oops" | "sorry" | "thanks" | "well" | "wow";
}

export interface Lines {
  lines: ShownLine[];
}

export interface ReportIn {
  why?: string;
}

/** Somebody whom I do not hear, as they were called then. */
export interface Block {
  key: string;
  name: string;
  at: number;
}

export interface Blocks {
  blocks: Block[];
}

/** I want to stay; the others shall call me so. */
export interface KeepIn {
  name?: string;
}

/** Who I am from now on. The recovery code is shown this once; an empty one means that the old one still holds. */
export interface Kept {
  name: string;
  mark: string;
  recovery: string;
}

/** What `navigator.credentials` is asked for, as WebAuthn writes it in JSON. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** What `navigator.credentials` gave, as WebAuthn writes it in JSON. */
export interface CredentialIn {
  credential: Record<string, unknown>;
  name?: string;
}

export interface RecoveryIn {
  code: string;
}

export interface DeviceIn {
  secret: string;
}

/** A secret that signs another device in, once and soon. */
export interface DeviceLink {
  secret: string;
  expires: number;
}

export interface ShownSession {
  id: string;
  agent: string;
  created: number;
  seen: number;
  mine: boolean;
}

export interface ShownPasskey {
  id: string;
  agent: string;
  created: number;
  used: number;
}

/** How I can come back, and where I am signed in. */
export interface Keys {
  kept: boolean;
  passkeys: ShownPasskey[];
  recovery: boolean;
  sessions: ShownSession[];
  passkeys_here: boolean;
}

export interface ShownRating {
  game: string;
  elo: number;
  doubt: number;
  games: number;
}

/** Somebody with whom a player has played: how often, and who of the two won. */
export interface Opponent {
  name: string;
  mark: string;
  played: number;
  won: number;
  lost: number;
}

/** A player's page. */
export interface ShownPlayer {
  name: string;
  mark: string;
  since: number;
  mine: boolean;
  games: GameStatistics[];
  achievements: Achievement[];
  ratings: ShownRating[];
  opponents: Opponent[];
  honours: ShownHonour[];
}

export interface PlayedSeat {
  name: string;
  mark: string;
  level: string;
  score: number | null;
  place: number;
  mine: boolean;
}

/** A finished game in the list of somebody who played it. */
export interface PlayedGame {
  table: string;
  game: string;
  mode: string;
  started: number;
  ended: number;
  score: number;
  won: boolean;
  drawn: boolean;
  seats: PlayedSeat[];
  elo: number;
  change: number;
}

export interface PlayedGames {
  games: PlayedGame[];
  more: boolean;
}

export interface CurvePoint {
  at: number;
  elo: number;
  doubt: number;
  table: string;
}

/** How a rating went. */
export interface Curve {
  game: string;
  points: CurvePoint[];
}

export interface Leader {
  place: number;
  name: string;
  mark: string;
  elo: number;
  doubt: number;
  games: number;
  mine: boolean;
}

/** The best in a game, and where the levels of bots stand among them. */
export interface Leaders {
  game: string;
  leaders: Leader[];
  levels: Record<string, number>;
  fewest: number;
}

/** Of a running game of mine: whether I am awaited, and since when I am, or when I last moved. */
export interface Turn {
  table: string;
  mine: boolean;
  since: number;
  seats: number[];
  left: number | null;
}

export interface Turns {
  turns: Turn[];
}

/** I want to play: with whoever comes, or with somebody about as strong as I am. */
export interface SeekIn {
  game: string;
  players?: number;
  clock?: ClockIn;
  near?: boolean;
  commitment?: string;
}

export interface SeekJoinIn {
  commitment?: string;
}

/** Somebody who looks for a game. */
export interface ShownSeek {
  id: string;
  game: string;
  players: number;
  clock: ClockIn;
  near: boolean;
  name: string;
  mark: string;
  elo: number;
  created: number;
  mine: boolean;
  table: string;
}

export interface Seeks {
  seeks: ShownSeek[];
}

/** Today's deal of a game: the same for everybody, one try for each. */
export interface DailyDeal {
  game: string;
  day: string;
  level: string;
  table: string;
  status: "new" | "over" | "playing";
  finished: number;
}

export interface Daily {
  deals: DailyDeal[];
  ends: number;
}

/** What somebody made of a deal, and where the replay is. */
export interface Try {
  place: number;
  name: string;
  mark: string;
  score: number;
  won: boolean;
  table: string;
  mine: boolean;
}

export interface Tries {
  day: string;
  game: string;
  tries: Try[];
  late: boolean;
}

/** A club night: all with all, or by the Swiss system; with one deal for all tables of a round, or not. */
export interface NightIn {
  game: string;
  plan?: "round" | "swiss";
  rounds?: number;
  same_deal?: boolean;
  clock?: ClockIn;
  starts?: number;
}

/** A club, and its first night. */
export interface ClubIn {
  game: string;
  plan?: "round" | "swiss";
  rounds?: number;
  same_deal?: boolean;
  clock?: ClockIn;
  starts?: number;
  name: string;
}

/** What I bind myself to for a round that has not begun: the SHA-256 of a number that goes into its deal. */
export interface NumberIn {
  night: number;
  round: number;
  commitment: string;
}

/** Who has not come to a table, by their seats. */
export interface ForfeitIn {
  seats: number[];
}

export interface ClubMade {
  club: string;
}

/** Somebody in the standings. */
export interface ClubMember {
  place: number;
  name: string;
  mark: string;
  points: number;
  strength: number;
  played: number;
  mine: boolean;
}

/** A table of a round. Where it is, is told to those who sit there, and to all when the round is over. */
export interface ClubBoard {
  names: string[];
  points: number[];
  scores: number[];
  table: string;
  mine: boolean;
  absent: number[];
}

export interface ShownClub {
  id: string;
  name: string;
  game: string;
  plan: "round" | "swiss";
  rounds: number;
  same_deal: boolean;
  clock: ClockIn;
  round: number;
  over: boolean;
  owner: boolean;
  member: boolean;
  ready: boolean;
  standings: ClubMember[];
  boards: ClubBoard[][];
  starts: number;
  ahead: string[][][];
  night: number;
  nights: number;
  regular: boolean;
  number: string;
}

/** A night of a club, in the list of them. */
export interface ClubNight {
  night: number;
  game: string;
  starts: number;
  players: number;
  over: boolean;
  first: string[];
}

/** Somebody in the standings of all nights. */
export interface Regular {
  place: number;
  name: string;
  mark: string;
  points: number;
  nights: number;
  won: number;
  played: number;
  mine: boolean;
}

/** A club over all its nights, the last one first. */
export interface ClubNights {
  nights: ClubNight[];
  standings: Regular[];
}

/** The last night of a club to which I belong. */
export interface MyClub {
  id: string;
  name: string;
  game: string;
  night: number;
  starts: number;
  round: number;
  over: boolean;
  member: boolean;
  table: string;
}

export interface MyClubs {
  clubs: MyClub[];
}

/** Something in the hall has changed: ask for it again. */
export interface News {
  type: "news";
  what: string;
}

/** How I want to be told of my turn, and what this house can do. */
export interface Ways {
  push_key: string;
  devices: number;
  webhooks: boolean;
  webhook: string;
  mail: boolean;
  address: string;
  confirmed: boolean;
}

/** What `PushManager.subscribe` gave. */
export interface PushIn {
  endpoint: string;
  p256dh: string;
  auth: string;
  before?: string;
}

export interface PushStopIn {
  endpoint: string;
}

export interface WebhookIn {
  webhook: string;
}

/** An empty address: none any more. */
export interface MailIn {
  address: string;
}

export interface MailSecretIn {
  secret: string;
}

/** The games that wait for me, longest first, and what the host tells everybody. */
export interface Next {
  tables: string[];
  notice: string;
  number: number;
}

/** Whether I am one, and until when my passkey has opened the page here (0: it has not). */
export interface Operator {
  operator: boolean;
  until: number;
}

export interface HostPerson {
  id: string;
  name: string;
  mark: string;
  seen: number;
  kept: number;
  operator: boolean;
  tables: number;
  reports: number;
  banned: boolean;
  until: number;
  why: string;
}

export interface HostPersons {
  persons: HostPerson[];
}

export interface HostTable {
  id: string;
  game: string;
  names: string[];
  status: "over" | "playing" | "waiting";
  listed: boolean;
  created: number;
}

export interface HostTables {
  tables: HostTable[];
}

export interface HostReport {
  table: string;
  n: number;
  person: string;
  name: string;
  said: string;
  why: string;
  at: number;
  times: number;
}

export interface HostReports {
  reports: HostReport[];
}

export interface BanIn {
  days?: number;
  why?: string;
}

export interface RenameIn {
  name: string;
}

/** Words for everybody, for so many hours; empty: none any more. */
export interface NoticeIn {
  said: string;
  hours?: number;
}

/** All that the room shows at one moment. */
export interface Page {
  game: string;
  title: Said;
  steps: Step[];
  seen: number;
  question: Question | null;
  facts: Fact[];
  log: Logged[];
  sides: Said[];
  scores: Row[];
  answers: number;
  verdict: Said | null;
  ahead: number[];
  keeps: number;
  clock: Clock | null;
}

/** A card that has been turned up: its text can be read. */
export interface CardPicture {
  deck: string;
  id: string;
  kind: "card";
}

/** The colour of a team or of a kind of good. */
export interface MarkPicture {
  of: "good" | "team";
  colour: string;
  kind: "mark";
}

/** A good, by the icon of its kind. */
export interface GoodPicture {
  good: "bread" | "crystal" | "iron" | "meat" | "plant" | "potion";
  kind: "good";
}

/** What chance has brought: a face of the die, a side of the flipper, where the wind blows. */
export interface ChancePicture {
  by: "die" | "flip" | "wind";
  shows: string;
  kind: "chance";
}

/** A slot of a display, counted from 1; 0: all of them. */
export interface SlotPicture {
  of: "cave" | "dragon";
  slot: number;
  kind: "slot";
}

/** A row of the guild tile, counted from 1. */
export interface RowPicture {
  row: number;
  kind: "row";
}

/** A walk along the guild track. */
export interface TrackPicture {
  start: number;
  steps: number;
  kind: "track";
}

/** A space of Town, and perhaps a slot of the shop there, counted from 1. */
export interface TownPicture {
  space: number;
  slot: number;
  kind: "town";
}

/** Rows of signs, as they are printed; one that begins with `=` is shown as it is written. */
export interface SignsPicture {
  rows: string[][];
  kind: "signs";
}

/** In the words of no language, and the same for everybody: a browser keeps them. */
export interface Papers {
  form: Form;
  lines: SetUpLine[];
}

/** Points by source, who is ahead of all others, and by which clause. Names stay with those who typed them. */
export interface Counted {
  rows: SheetRow[];
  totals: number[];
  ahead: number[];
  verdict: Said;
  clause: string;
  tied: boolean;
}

/** The time of the seat was up, and a bot answered for it. */
export interface TimedOut {
  kind: "timed-out";
  seat: number;
}

/** The time of the seat was up, and that lost it the game. */
export interface LostByClock {
  kind: "lost-by-clock";
  seat: number;
}

/** The person of the seat did not come, and the host of the night did not let the others wait. */
export interface Forfeited {
  kind: "forfeited";
  seat: number;
}

/** The person of the seat would like the clock to stand still. */
export interface AsksPause {
  kind: "asks-pause";
  seat: number;
}

/** The last to be asked agreed to a pause. */
export interface Paused {
  kind: "paused";
  seat: number;
}

/** The person of the seat wants no pause. */
export interface NoPause {
  kind: "no-pause";
  seat: number;
}

/** The person of the seat ended a pause. */
export interface Resumed {
  kind: "resumed";
  seat: number;
}

/** An answer of the seat was taken back. */
export interface Undone {
  kind: "undone";
  seat: number;
}

/** The seat does not agree to taking an answer back. */
export interface UndoRefused {
  kind: "undo-refused";
  seat: number;
}

/** A bot plays for the person of the seat. */
export interface Handed {
  kind: "handed";
  seat: number;
}

/** The person of the seat plays again. */
export interface Back {
  kind: "back";
  seat: number;
}

/** The person of the seat wants the game deleted. */
export interface Quit {
  kind: "quit";
  seat: number;
}

/** The person of the seat would end a game that cannot go on. */
export interface WantsToEnd {
  kind: "wants-to-end";
  seat: number;
}

/** The person of the seat would go on under another version of the rules. */
export interface AgreedToRules {
  kind: "agreed-to-rules";
  seat: number;
  version: number;
}

/** What nobody sees was dealt anew. */
export interface Redealt {
  kind: "redealt";
  seat: number;
}

/** Whom the table waits for, and for what. Only the seat that is asked gets the options. */
export interface ShownDecision {
  seat: number;
  prompt: string;
  options?: ShownOption[];
  extras?: ShownOption[];
  refusals?: ShownRefusal[];
  about?: string;
  due?: number;
}

/** One thing a player might look for among the options, and why it is not there. */
export interface ShownRefusal {
  target: string;
  reason: string;
  clause: string;
}

/** A message of the locale files by its name, with what it speaks of. */
export interface Said {
  id: string;
  args: Record<string, number | string | Said | Said[]>;
}

/** Something to do, or that has happened: in words, as a picture of the table, and by which clause. */
export interface Step {
  text: Said;
  picture: Picture;
  clause: string;
}

/** What only the person can know. An answer is one number. */
export interface Question {
  kind: "choice" | "flags" | "number" | "places";
  text: Said;
  clause: string;
  choices: Choice[];
  least: number;
  most: number;
  now: number;
  places: Place[];
}

/** Something that is kept for the opponent, so that nobody has to. */
export interface Fact {
  text: Said;
  n: number;
  picture: Picture;
}

/** A line of the log, and how many answers had been given when it was told. */
export interface Logged {
  answers: number;
  text: Said;
}

/** The points of one source, side by side; None: a side has none of it, or it is not counted yet. */
export interface Row {
  text: Said;
  points: (number | null)[];
}

/** Time that the rules give; it runs from the first page that shows it, and another `turn` starts it anew. */
export interface Clock {
  seconds: number;
  turn: number;
}

/** All that is asked for, in the order of counting. */
export interface Form {
  seats: number[];
  parts: Part[];
}

/** One thing to do: with so many players, if the table has agreed on these choices of its options. */
export interface SetUpLine {
  text: Said;
  clause: string;
  seats: number[];
  when: Record<string, boolean | number | string>;
}

/** The points of one source, of each player. */
export interface SheetRow {
  text: Said;
  points: number[];
}

/** One thing a player can pick: what it says, what on the table it points at, what it would bring. */
export interface ShownOption {
  option: number;
  label: string;
  target?: string;
  preview?: string;
  worse?: boolean;
  times?: number;
}

/** One answer to a question. */
export interface Choice {
  value: number;
  text: Said;
  picture: Picture;
}

/** A place for markers: how many fit there, and how many are the opponent's. */
export interface Place {
  text: Said;
  room: number;
  hers: number;
}

/** What is counted at one go, and by which clause. */
export interface Part {
  id: string;
  text: Said;
  clause: string;
  entries: Entry[];
  tie: boolean;
}

/** One number to be counted. */
export interface Entry {
  id: string;
  text: Said;
  most: number;
  least: number;
  shared: boolean;
}

export type FromClient = Hello | Answer | Undo | Vote | Pause | Say | ShowSign | Nudge | Look | Ping;

export type FromServer = State | Refused | Looked | Unseated | Talk | Company | Pong | Bye;

export type HouseEvent =
  | TimedOut
  | LostByClock
  | Forfeited
  | AsksPause
  | Paused
  | NoPause
  | Resumed
  | Undone
  | UndoRefused
  | Handed
  | Back
  | Quit
  | WantsToEnd
  | AgreedToRules
  | Redealt;

export type IconName = "artisan" | "card" | "cave" | "coin" | "deck" | "done" | "dragon" | "enchantment" | "fancy" | "marker" | "objective" | "others" | "park" | "pass" | "rep" | "round" | "seal" | "shop" | "token" | "two" | "vp" | "wind" | "worm" | "you";

export type Picture = IconName | null
  | CardPicture
  | MarkPicture
  | GoodPicture
  | ChancePicture
  | SlotPicture
  | RowPicture
  | TrackPicture
  | TownPicture
  | SignsPicture;
