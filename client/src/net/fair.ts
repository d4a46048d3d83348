// Fair by proof: this browser adds a number of its own to the seed of every table where its reader sits down, notes what
// the house promised before it gave the number away, and checks all of it itself when the game is over.
import * as api from './api.ts';
import { sha256 } from './sha256.ts';
import type { Made, Seeks, TableIn } from './wire.ts';

const KEY = 'wyrmhall-deals';
const MOST_NOTES = 40;
const HEAD = 'wyrmhall deal';
const SEED_DIGITS = 32;

/** What this browser remembers of a table, so that it need not believe anybody later. */
export interface Note {
  nonce: string;
  commitment: string; // of the house, when we sat down
  commitments: Record<string, string>; // of all seats, when we gave our number away; empty where there were no others
}

/** The part of a game file that proves its deal. */
export interface ProvedFile {
  game: string;
  seed: string | number;
  redeals: [number, string][];
  deal: {
    commitment: string;
    house_seed: string;
    commitments: Record<string, string>;
    nonces: Record<string, string>;
    tables?: number; // more than one: players are counted through all of them
  } | null;
}

/** One sentence of the proof: a message and whether it speaks for the deal. */
export interface Finding {
  good: boolean;
  id: string;
  args: Record<string, string | number>;
}

function notes(): Record<string, Note> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Note>;
  } catch {
    return {}; // a browser that keeps nothing, or something that is not ours
  }
}

export const noteOf = (table: string): Note | undefined => notes()[table];

function keep(table: string, note: Note): void {
  const others = Object.entries(notes()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST_NOTES), [table, note]])));
  } catch {
    // A browser that keeps nothing still plays; it only cannot compare later.
  }
}

function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Open a table with a number of ours in its seed; where nobody else is waited for, it is dealt at once. */
export async function open(table: TableIn): Promise<string> {
  const nonce = newNonce();
  return await begun(nonce, await api.openTable({ ...table, commitment: sha256(nonce) }));
}

/** My word for a rematch, with a number of ours; the new table, if all others have agreed. */
export async function rematch(table: string): Promise<string> {
  const nonce = newNonce();
  keep(agreedAt(table), { nonce, commitment: '', commitments: {} });
  const made = await api.rematch(table, true, sha256(nonce));
  return made.table && made.dealing ? await begun(nonce, made) : made.table;
}

/** The others have agreed, too: what we bound ourselves to belongs to the new table now. */
export const follow = (table: string, rematch: string) => bring(agreedAt(table), rematch);

/** Look for a game, with a number of ours for whichever table is found. */
export async function seek(ask: (commitment: string) => Promise<Seeks>): Promise<void> {
  const nonce = newNonce();
  const { seeks } = await ask(sha256(nonce));
  for (const { id } of seeks) keep(soughtAs(id), { nonce, commitment: '', commitments: {} });
}

/** There is a table for what we looked for. */
export const found = (seek: string, table: string) => bring(soughtAs(seek), table);

/** Before a round of a club night: a number of ours for whichever table we are paired at, unless the house knows it. */
export async function bindForRound(club: string, night: number, round: number, known: string): Promise<void> {
  const at = `round ${club} ${night} ${round}`;
  const note = noteOf(at) ?? { nonce: newNonce(), commitment: '', commitments: {} };
  const commitment = sha256(note.nonce);
  if (known === commitment) return;
  keep(at, note);
  await api.bindForRound(club, { night, round, commitment });
}

const agreedAt = (table: string) => `after ${table}`;
const soughtAs = (seek: string) => `sought ${seek}`;

/** What we bound ourselves to before there was a table belongs to this one now. */
async function bring(from: string, table: string): Promise<void> {
  const note = noteOf(from);
  if (note && !noteOf(table)) keep(table, { ...note, commitment: (await api.tableOf(table)).commitment });
}

/** What we bound ourselves to for a table that nobody knew yet, among what its players are bound to. */
function promisedFor(bound: string[], commitment: string): Note | undefined {
  const open = Object.values(notes()).filter((note) => note.commitment === '');
  const note = open.find(({ nonce }) => bound.includes(sha256(nonce)));
  return note && { ...note, commitment };
}

async function begun(nonce: string, made: Made): Promise<string> {
  keep(made.table, { nonce, commitment: made.commitment, commitments: {} });
  if (made.dealing) await api.reveal(made.table, nonce).catch(() => undefined); // else it is dealt without us
  return made.table;
}

export async function sit(table: string, seat: number, name: string, commitment: string): Promise<void> {
  // Before the request: it may be the last seat, and the table asks for the number at once. A second seat has the same.
  const note = noteOf(table) ?? { nonce: newNonce(), commitment, commitments: {} };
  keep(table, note);
  await api.join(table, { seat, name, commitment: sha256(note.nonce) });
}

/** All seats are taken: note what everybody is bound to, and give our number away. */
export async function giveNumber(table: string): Promise<void> {
  if (Object.keys(notes()).length === 0) return;
  const deal = await api.deal(table);
  const bound = Object.values(deal.commitments);
  const note = noteOf(table) ?? promisedFor(bound, deal.commitment);
  if (!note || !bound.includes(sha256(note.nonce)) || deal.commitment !== note.commitment) return;
  keep(table, { ...note, commitments: deal.commitments });
  if (!deal.dealing) return;
  await api.reveal(table, note.nonce);
}

export function mixed(houseSeed: string, nonces: Record<string, string>): string {
  const seats = Object.keys(nonces).sort((a, b) => Number(a) - Number(b));
  if (seats.length === 0) return houseSeed;
  return sha256([HEAD, houseSeed, ...seats.map((seat) => `${seat} ${nonces[seat]}`)].join('\n')).slice(0, SEED_DIGITS);
}

/** Everything that can be checked without trusting the server: only the file, and what this browser wrote down itself. */
export function check(file: ProvedFile, note: Note | undefined): Finding[] {
  const { deal } = file;
  if (!deal) return [{ good: false, id: 'fair-nothing', args: {} }];
  const found: Finding[] = [];
  const say = (good: boolean, id: string, args: Finding['args'] = {}) =>
    found.push({ good, id: `fair-${id}-${good ? 'good' : 'bad'}`, args });
  say(sha256(deal.house_seed) === deal.commitment, 'house', { commitment: deal.commitment });
  if (note) say(note.commitment === deal.commitment, 'noted');
  else found.push({ good: false, id: 'fair-unnoted', args: {} });
  const tables = deal.tables ?? 1;
  if (tables > 1) found.push({ good: true, id: 'fair-tables', args: { n: tables } });
  const who = tables > 1 ? 'player' : 'seat';
  for (const [at, commitment] of Object.entries(deal.commitments)) {
    const nonce = deal.nonces[at];
    const args = { n: Number(at) + 1 };
    // Who holds a number back has seen the others', and can choose between two deals.
    if (nonce === undefined) found.push({ good: false, id: `fair-${who}-left-out`, args });
    else say(sha256(nonce) === commitment, who, args);
  }
  if (Object.keys(deal.nonces).some((at) => !(at in deal.commitments))) say(false, who, { n: '?' });
  if (note) {
    say(Object.values(deal.nonces).includes(note.nonce), 'mine');
    const seen = Object.entries(note.commitments);
    if (seen.length > 0)
      say(
        seen.every(([at, commitment]) => deal.commitments[at] === commitment),
        'others',
      );
  }
  const seed = String(file.redeals.at(-1)?.[1] ?? file.seed);
  const n = Object.keys(deal.nonces).length;
  if (mixed(deal.house_seed, deal.nonces) !== seed) say(false, 'seed', { seed });
  else if (n > 0) say(true, 'seed', { n });
  else found.push({ good: false, id: 'fair-seed-house', args: {} });
  return found;
}

/** What came of playing the file again (`again/replayed.py`). */
export type Replayed =
  { moves: number; differs: number } | { moves: number; over: boolean; seen: number; found: number };

/** What that shows: whether the cards followed from the seed, and whether they are the cards that this browser saw. */
export function shown(replayed: Replayed): Finding[] {
  const { moves } = replayed;
  if ('differs' in replayed) return [{ good: false, id: 'fair-moves-bad', args: { n: replayed.differs } }];
  if (!replayed.over) return [{ good: false, id: 'fair-moves-open', args: {} }];
  const { seen, found } = replayed;
  const good: Finding = { good: true, id: 'fair-moves-good', args: { n: moves } };
  if (seen === 0) return [good, { good: false, id: 'fair-seen-none', args: {} }];
  const all = found === seen;
  return [good, { good: all, id: all ? 'fair-seen-good' : 'fair-seen-bad', args: { n: found, of: seen } }];
}
