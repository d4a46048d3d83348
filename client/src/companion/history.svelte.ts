// Past evenings, with names, in this browser. Their words are messages, so that they are read in any language.
import type { Said } from '../net/wire.ts';
import { read, write } from './store.ts';

export interface Past {
  game: string;
  seed?: string; // of the evening whose points these are, if it was no sheet
  at: string; // when it was kept
  names: string[];
  rows: { text: Said; points: number[] }[];
  totals: number[];
  ahead: number[];
  verdict: Said | null; // with the names in it
}

const KEY = 'wyrmhall-companion-history';
const MOST = 300;

class History {
  all = $state.raw<Past[]>(read<Past[]>(KEY, []));

  keep(past: Past): void {
    this.#set([past, ...this.all].slice(0, MOST));
  }

  /** What has been kept of an evening. */
  of(seed: string): Past | null {
    return this.all.find((past) => past.seed === seed) ?? null;
  }

  forget(past: Past): void {
    this.#set(this.all.filter((each) => each !== past));
  }

  /** Names of earlier evenings, the latest first. */
  names(): string[] {
    return [...new Set(this.all.flatMap(({ names }) => names))].slice(0, 20);
  }

  #set(all: Past[]): void {
    this.all = all;
    write(KEY, all);
  }
}

export const history = new History();
