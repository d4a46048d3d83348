// The evening of a game in this browser: its text, which survives a reload, and the page that it has come to.
import { Failed } from '../net/api.ts';
import type { Page, Said } from '../net/wire.ts';
import { language, say } from '../words/words.svelte.ts';
import { engine } from './engine.svelte.ts';

const DIGITS = 36;
const WIDE = 4;
const SEED = 32;
const QUICK = 350; // milliseconds in which a second tap is part of the first, as at the tables

/** An answer as the text says it (`companion/session.py`). */
export function written(answer: number): string {
  if (answer >= 0 && answer < DIGITS) return answer.toString(DIGITS);
  return (answer < 0 ? '_' : '-') + Math.abs(answer).toString(DIGITS).padStart(WIDE, '0');
}

/** The text without its last answer. */
export function before(text: string): string {
  return text.slice(0, SEED) + text.slice(SEED).replace(/([-_][0-9a-z]{4}|[0-9a-z])$/, '');
}

/** A seed that nobody can foresee. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(SEED / 2))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** A message that speaks of others; several things are said as a list. */
export function tell({ id, args }: Said): string {
  return say(id, Object.fromEntries(Object.entries(args).map(([name, part]) => [name, told(part)])));
}

function told(part: Said['args'][string]): number | string {
  if (Array.isArray(part)) return listed(part.map(tell));
  return typeof part === 'object' ? tell(part) : part;
}

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}

/** What went wrong, in words: no line, no evening, or the rules themselves. */
export function problemOf(error: unknown): string {
  const code = error instanceof Failed ? error.code : 'broken';
  return say(code === 'offline' ? 'cp-no-line' : code === 'bad-evening' ? 'cp-broken' : 'cs-engine-broke');
}

export class Evening {
  text = $state('');
  page = $state.raw<Page | null>(null);
  brought = $state(''); // by a link, while another one is under way here: which of them goes on?
  problem = $state('');
  busy = $state(false);
  readonly #key: string;

  constructor(readonly game: string) {
    this.#key = `wyrmhall-companion-${game}`;
  }

  /** What all its chance comes from: no two evenings have the same. */
  get seed(): string {
    return this.text.slice(0, SEED);
  }

  /** The evening that a link brought, or the one that this browser remembers, which is never lost unasked. */
  async open(brought: string): Promise<void> {
    const own = localStorage.getItem(this.#key) ?? '';
    let problem = '';
    if (brought && brought !== own) {
      if (!own) {
        await this.#show(brought);
        return;
      }
      try {
        await engine.page(this.game, brought);
        this.brought = brought;
      } catch (error) {
        problem = problemOf(error);
      }
    }
    if (own && this.text !== own) await this.#show(own);
    this.problem ||= problem;
  }

  /** Whether the evening of the link goes on here, in place of the own one. */
  async choose(takes: boolean): Promise<void> {
    const { brought } = this;
    this.brought = '';
    if (takes) await this.#show(brought);
  }

  async begin(): Promise<void> {
    await this.#show(newSeed());
  }

  async answer(value: number): Promise<void> {
    await this.#show(this.text + written(value));
  }

  async back(): Promise<void> {
    if (this.text.length > SEED) await this.#show(before(this.text));
  }

  end(): void {
    this.text = '';
    this.page = null;
    this.problem = '';
    localStorage.removeItem(this.#key);
  }

  async #show(text: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const page = await engine.page(this.game, text);
      const isNew = this.page !== null && page.steps.length > page.seen;
      this.page = page;
      this.text = text;
      this.problem = '';
      localStorage.setItem(this.#key, text);
      // What there is to do came under the finger that asked for it: a second tap must not pass over it.
      if (isNew) await new Promise((done) => setTimeout(done, QUICK));
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }
}
