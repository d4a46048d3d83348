// What this browser saw of the tables where its reader sat: a fingerprint of each step, noted as it came. When a game is
// over and everybody may know its seed, it is played again here, and must come past all of them.
import { sha256 } from './sha256.ts';
import type { State } from './wire.ts';

const TABLES = 'wyrmhall-seen';
const MOST_TABLES = 40;
const DIGITS = 16; // as `again/replayed.py` makes it

/** By seat and its own steps. */
export type Seen = Record<string, Record<string, string>>;

const keyOf = (table: string) => `${TABLES}-${table}`;

export function seenAt(table: string): Seen {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}') as Seen;
  } catch {
    return {}; // a browser that keeps nothing, or something that is not ours
  }
}

/** Whatever was seen of steps behind this one has been taken back. */
export function noted(seen: Seen, { seat, step, view }: Pick<State, 'seat' | 'step' | 'view'>): Seen {
  const before = Object.entries(seen[seat] ?? {}).filter(([at]) => Number(at) < step);
  return { ...seen, [seat]: { ...Object.fromEntries(before), [step]: fingerprint(view) } };
}

/** The same for the same table, in whatever order its parts are written. */
export const fingerprint = (view: unknown): string => sha256(written(view)).slice(0, DIGITS);

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  if (typeof value !== 'object' || !value) return JSON.stringify(value);
  const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([name, part]) => `${JSON.stringify(name)}:${written(part)}`).join(',')}}`;
}

const waiting: [string, State][] = [];
const soon = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50));

/** Note a table as it has come, when the page has nothing better to do. */
export function saw(table: string, state: State): void {
  if (state.seat < 0 || state.table.status === 'waiting') return;
  waiting.push([table, state]);
  if (waiting.length === 1) soon(work);
}

function work(): void {
  const [first] = waiting;
  if (!first) return;
  const [table, state] = first;
  keep(table, noted(seenAt(table), state));
  waiting.shift();
  if (waiting.length > 0) soon(work);
}

/** All that has come is noted. */
export function noteAll(): void {
  while (waiting.length > 0) work();
}

function keep(table: string, seen: Seen): void {
  try {
    const tables = (JSON.parse(localStorage.getItem(TABLES) ?? '[]') as string[]).filter((other) => other !== table);
    for (const old of tables.splice(0, tables.length + 1 - MOST_TABLES)) localStorage.removeItem(keyOf(old));
    localStorage.setItem(TABLES, JSON.stringify([...tables, table]));
    localStorage.setItem(keyOf(table), JSON.stringify(seen));
  } catch {
    // A browser that keeps nothing still plays; it only cannot compare later.
  }
}
