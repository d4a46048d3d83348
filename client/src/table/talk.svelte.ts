// What this browser keeps of the talk at each table: how far it was read, and whom its reader has muted there.
import type { ShowSign, ShownLine } from '../net/wire.ts';
import { icons } from '../ui/icons.ts';

export const SIGNS: readonly ShowSign['sign'][] = [
  'hello',
  'luck',
  'well',
  'wow',
  'oops',
  'sorry',
  'thanks',
  'good-game',
];

const drawings: Record<string, string> = icons;

export function signIcon(sign: string): string {
  return drawings[`sign_${sign.replace('-', '_')}`] ?? icons.talk;
}

/** Who said it: the server tells people apart, also those who have no name. */
const authorOf = (line: ShownLine): string => line.who ?? '';

/** Who sits there, though they may not have said a word. */
const sitterAt = (seat: number): string => `seat ${seat}`;

export function readable(lines: readonly ShownLine[], muted: ReadonlySet<string>): ShownLine[] {
  return lines.filter((line) => line.mine || !(muted.has(authorOf(line)) || muted.has(sitterAt(line.seat))));
}

class Talk {
  seen = $state(0); // the last line that was in sight
  muted = $state.raw<ReadonlySet<string>>(new Set());

  constructor(readonly key: string) {
    try {
      this.muted = new Set(JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]);
    } catch {
      // a browser that keeps nothing
    }
  }

  mute(line: ShownLine): void {
    this.#keep(new Set([...this.muted, authorOf(line)]));
  }

  muteSeat(seat: number): void {
    this.#keep(new Set([...this.muted, sitterAt(seat)]));
  }

  unmute(): void {
    this.#keep(new Set());
  }

  unread(lines: readonly ShownLine[]): number {
    return readable(lines, this.muted).filter((line) => line.n > this.seen && !line.mine).length;
  }

  #keep(muted: ReadonlySet<string>): void {
    this.muted = muted;
    try {
      sessionStorage.setItem(this.key, JSON.stringify([...muted]));
    } catch {
      // it lasts as long as the page
    }
  }
}

const talks = new Map<string, Talk>();

export function talkOf(table: string): Talk {
  const key = `wyrmhall-muted-${table}`;
  const found = talks.get(key) ?? new Talk(key);
  talks.set(key, found);
  return found;
}
