// Every message between server and browser.
export type Value = boolean | number | string;
export interface ShownOption { option: number; label: string; target?: string; preview?: string }
export interface ShownRefusal { target: string; reason: string; clause: string }
export interface ShownDecision { seat: number; prompt: string; options?: ShownOption[]; extras?: ShownOption[]; refusals?: ShownRefusal[] }
export interface ShownChoice { value: Value; label: string }
export interface ShownOptionOfGame { name: string; label: string; choices: ShownChoice[]; default: Value; seats?: number[]; clause?: string }
export interface ShownGame { name: string; seats: number[]; minutes: number; options: ShownOptionOfGame[]; takes_pack?: boolean; finished?: boolean }
export interface House { version: string; games: ShownGame[]; levels: string[]; languages: string[]; webhooks?: boolean }
export interface ShownCard { kind: string; id: number | string; name: string; status: string; status_label: string; text?: string[]; facts?: Record<string, Value> }
export interface Cards { cards: ShownCard[] }
export interface ShownClause { id: string; section: string; text: string }
export interface Clauses { clauses: ShownClause[] }
export interface Me { name: string; webhook?: string }
export interface GameStatistics { game: string; mode: string; players: number; played: number; won: number; best: number; mean: number }
export interface Achievement { game: string; name: string; value: Value }
export interface Statistics { games: GameStatistics[]; achievements?: Achievement[] }
export interface SeatIn { kind?: 'open' | 'me' | 'bot'; name?: string; level?: string }
export interface ClockIn { kind?: 'none' | 'move' | 'bank'; seconds?: number }
export interface TableIn { game: string; seats: SeatIn[]; options?: Record<string, Value>; seed?: string; listed?: boolean; spectators?: boolean; ask_undo?: boolean; clock?: ClockIn; grace?: number; pack?: Record<string, unknown> | null }
export interface ShownSeat { seat: number; kind: 'open' | 'person' | 'bot'; name?: string; level?: string; handed?: boolean; here?: boolean; away_since?: number; mine?: boolean }
export interface ShownTable { id: string; game: string; players: number; options: Record<string, Value>; seats: ShownSeat[]; status: 'waiting' | 'playing' | 'over'; commitment: string; created: number; seed_open?: boolean; seed?: string; owner?: boolean; spectators?: boolean; ask_undo?: boolean; listed?: boolean; clock?: ClockIn; grace?: number; rematch?: string; parent?: string; parent_step?: number }
export interface Tables { tables: ShownTable[] }
export interface JoinIn { seat?: number; name?: string }
export interface SeatLink { table: string; seat: number; secret: string }
export interface BranchIn { step: number; redeal?: boolean; seats?: SeatIn[] }
export interface Made { table: string }
export interface ShownEvent { step: number; kind: string; seat: number; text: string; facts?: Record<string, unknown> }
export interface ShownClock { left: number[]; running: number[] }
export interface UndoAsked { seat: number; to_step: number; agreed?: number[] }
export interface ScoreLine { source: string; label: string; points: number }
export interface ShownScore { seat: number; total: number; lines: ScoreLine[]; name?: string; winner?: boolean }
export interface State { type: 'state'; seq: number; step: number; from_step: number; seat: number; table: ShownTable; view?: unknown; events?: ShownEvent[]; decisions?: ShownDecision[]; clock?: ShownClock | null; can_undo?: boolean; undo_asked?: UndoAsked | null; scores?: ShownScore[]; more_events?: boolean }
export interface Refused { type: 'refused'; code: string; detail: string }
export interface Looked { type: 'looked'; seq: number; seat: number; refusals?: ShownRefusal[]; final?: number[] }
export interface Bye { type: 'bye'; code: string; detail: string; again?: boolean }
export interface Hello { type: 'hello'; lang?: 'en' | 'uk' | 'ru'; since?: number; seat?: number; secret?: string; watch?: boolean }
export interface Answer { type: 'answer'; seq: number; option: number }
export interface Undo { type: 'undo'; seq: number }
export interface Vote { type: 'vote'; agree: boolean }
export interface Look { type: 'look' }
export type FromClient = Hello | Answer | Undo | Vote | Look;
export type FromServer = State | Refused | Looked | Bye;
export interface Log { events: ShownEvent[] }
export interface ShownStep { table: string; game: string; step: number; steps: number; seat: number; view: unknown; events?: ShownEvent[]; decisions?: ShownDecision[]; scores?: ShownScore[] }
export interface Course { totals: number[][] }
export interface Problem { code: string; detail: string }
