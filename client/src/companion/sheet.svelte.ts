// A score sheet that is being filled in: names and numbers stay in this browser, and the rules say what they make.
import type { Counted, Entry, Form, Part, Said } from '../net/wire.ts';
import { say } from '../words/words.svelte.ts';
import { engine } from './engine.svelte.ts';
import { listed, problemOf } from './evening.svelte.ts';
import type { Past } from './history.svelte.ts';
import { read, write } from './store.ts';

interface Kept {
  names: string[]; // as many as there are players
  numbers: Record<string, number[]>;
  at: number;
}

export class Sheet {
  names = $state<string[]>([]);
  numbers = $state<Record<string, number[]>>({});
  at = $state(0); // 0: names; then the parts; then the result
  counted = $state.raw<Counted | null>(null);
  problem = $state('');
  readonly #key: string;
  #asked = 0;

  constructor(
    readonly game: string,
    readonly form: Form,
  ) {
    this.#key = `wyrmhall-companion-${game}-sheet`;
    const { names, numbers, at } = read<Kept>(this.#key, { names: [], numbers: {}, at: 0 });
    const usual = Math.max(2, Math.min(...form.seats));
    this.names = form.seats.includes(names.length) ? names : Array<string>(usual).fill('');
    this.numbers = numbers;
    this.at = at;
    if (this.at > 0) void this.count();
  }

  get seats(): number {
    return this.names.length;
  }

  /** What is to be counted: what only settles ties, where there is one. */
  get parts(): Part[] {
    return this.form.parts.filter(({ tie }) => !tie || (this.counted?.tied ?? false));
  }

  get part(): Part | null {
    return this.parts[this.at - 1] ?? null;
  }

  get isCounted(): boolean {
    return this.at > this.parts.length;
  }

  sit(seats: number): void {
    this.names = Array.from({ length: seats }, (_, i) => this.names[i] ?? '');
    this.#changed();
  }

  call(seat: number, name: string): void {
    this.names[seat] = name;
    this.#changed();
  }

  /** How a player is called, with or without a name. */
  nameOf(seat: number): string {
    return this.names[seat]?.trim() || say('cs-player', { n: seat + 1 });
  }

  number(entry: Entry, seat: number): number {
    return this.numbers[entry.id]?.[seat] ?? 0;
  }

  put(entry: Entry, seat: number, n: number): void {
    const within = Math.min(entry.most, Math.max(entry.least, Math.trunc(n) || 0));
    const column = this.numbers[entry.id] ?? [];
    this.numbers[entry.id] = Array.from({ length: Math.max(column.length, seat + 1) }, (_, i) =>
      i === seat ? within : (column[i] ?? 0),
    );
    this.#changed();
    void this.count();
  }

  go(at: number): void {
    this.at = Math.max(0, at);
    this.#changed();
    if (this.at > 0) void this.count();
  }

  clear(): void {
    this.numbers = {};
    this.counted = null;
    this.go(0);
  }

  /** What the rules make of it; of several answers the last one counts. */
  async count(): Promise<void> {
    const mine = ++this.#asked;
    try {
      const counted = await engine.sheet(this.game, { seats: this.seats, numbers: this.#said() });
      if (mine !== this.#asked) return;
      this.counted = counted;
      this.problem = '';
    } catch (error) {
      if (mine === this.#asked) this.problem = problemOf(error);
    }
  }

  /** Who is ahead or, when all is counted, has won; and what settled it. Nobody shares a victory before the end. */
  get verdict(): Said | null {
    const { counted } = this;
    if (!counted || this.seats < 2 || Object.keys(this.numbers).length === 0) return null;
    const { id, args } = counted.verdict;
    const names = listed(counted.ahead.map((seat) => this.nameOf(seat)));
    const soFar = counted.ahead.length > 1 ? 'cs-level' : id;
    return { id: this.isCounted ? id.replace('cs-leads', 'cs-wins') : soFar, args: { ...args, names } };
  }

  past(): Past {
    const { rows, totals, ahead } = this.counted ?? { rows: [], totals: [], ahead: [] };
    const names = this.names.map((_, seat) => this.nameOf(seat));
    const [at, verdict] = [new Date().toISOString(), this.verdict];
    return { game: this.game, at, names, rows, totals, ahead: this.seats > 1 ? ahead : [], verdict };
  }

  #said(): Record<string, number[]> {
    const entries = this.form.parts.flatMap((part) => part.entries);
    const length = (entry: Entry) => (entry.shared ? 1 : this.seats);
    return Object.fromEntries(
      entries
        .filter(({ id }) => this.numbers[id])
        .map((entry) => [entry.id, Array.from({ length: length(entry) }, (_, seat) => this.number(entry, seat))]),
    );
  }

  #changed(): void {
    write(this.#key, { names: this.names, numbers: this.numbers, at: this.at } satisfies Kept);
  }
}
