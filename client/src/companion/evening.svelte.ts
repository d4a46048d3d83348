// The evening of a game in this browser: its text, which survives a reload, and the page that it has come to.
import { Failed } from '../net/api.ts';
import type { Page, Said } from '../net/wire.ts';
import { language, say } from '../words/words.svelte.ts';
import { engine } from './engine.svelte.ts';

const DIGITS = 36;
const WIDE = 4;
const SEED = 32;

/** An answer as the text says it (`companion/session.py`). */
export function written(answer: number): string {
  return answer < DIGITS ? answer.toString(DIGITS) : `-${answer.toString(DIGITS).padStart(WIDE, '0')}`;
}

/** The text without its last answer. */
export function before(text: string): string {
  return text.slice(0, SEED) + text.slice(SEED).replace(/(-[0-9a-z]{4}|[0-9a-z])$/, '');
}

/** A seed that nobody can foresee. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(SEED / 2))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** A message that speaks of others. */
export function tell({ id, args }: Said): string {
  return say(
    id,
    Object.fromEntries(
      Object.entries(args).map(([name, part]) => [
        name,
        Array.isArray(part) ? listed(part.map(tell)) : typeof part === 'object' ? tell(part) : part,
      ]),
    ),
  );
}

/** Several things: a, b and c. */
function listed(said: string[]): string {
  return new Intl.ListFormat(language()).format(said);
}

export class Evening {
  text = $state('');
  page = $state.raw<Page | null>(null);
  problem = $state('');
  busy = $state(false);
  readonly #key: string;

  constructor(readonly game: string) {
    this.#key = `wyrmhall-companion-${game}`;
  }

  /** The evening that a link brought, or the one that this browser remembers. */
  async open(brought: string): Promise<void> {
    const text = brought || localStorage.getItem(this.#key) || '';
    if (text) await this.#show(text);
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
      this.page = await engine.page(this.game, text);
      this.text = text;
      this.problem = '';
      localStorage.setItem(this.#key, text);
    } catch (error) {
      const isOffline = !(error instanceof Failed) || error.code === 'offline';
      this.problem = say(isOffline ? 'cp-no-line' : 'cp-broken');
    } finally {
      this.busy = false;
    }
  }
}
