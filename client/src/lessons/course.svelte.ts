// A lesson that somebody takes: what they did so far, and the table that follows from it.
import * as api from '../net/api.ts';
import { troubleOf } from '../net/asked.svelte.ts';
import type { LessonState, ShownEvent } from '../net/wire.ts';

export class Course {
  state = $state.raw<LessonState | null>(null);
  fresh = $state.raw<readonly ShownEvent[]>([]); // what the last move brought, to be animated
  seq = $state(0); // another number: the table or what is said of it is another
  sending = $state(false);
  up = $state(true);
  trouble = $state('');

  #moves: readonly number[] | null = null; // known once the lesson has come
  #asked = 0;

  constructor(
    readonly game: string,
    readonly lesson: string,
    readonly kind: api.Taken = 'lessons',
  ) {}

  /** Where it was left, or after the moves that are known, in the language of the reader. */
  open(): Promise<void> {
    return this.#ask(() => (this.#moves ? this.#after(this.#moves) : api.lesson(this.game, this.lesson, this.kind)));
  }

  /** An option, the number of a choice, or 0 to go on. */
  move(move: number): Promise<void> {
    return this.#ask(() => this.#after(this.#moves ?? [], move));
  }

  back(): Promise<void> {
    return this.#ask(() => this.#after((this.#moves ?? []).slice(0, -1)));
  }

  again(): Promise<void> {
    return this.#ask(() => this.#after([]));
  }

  /** The puzzle of the day has a name of its own once it has come: tomorrow another is of the day. */
  #after(moves: readonly number[], move: number | null = null): Promise<LessonState> {
    return api.lessonAfter(this.game, this.state?.lesson ?? this.lesson, moves, move, this.kind);
  }

  async #ask(question: () => Promise<LessonState>): Promise<void> {
    const mine = ++this.#asked;
    this.sending = true;
    try {
      const found = await question();
      if (mine === this.#asked) this.#show(found);
    } catch (error) {
      if (mine !== this.#asked) return;
      this.up = !(error instanceof api.Failed && error.code === 'offline');
      this.trouble = troubleOf(error);
    } finally {
      if (mine === this.#asked) this.sending = false;
    }
  }

  #show(found: LessonState): void {
    const before = this.state;
    // One move more tells what has happened; a step back or another scene shows a situation.
    const follows = before && found.moves.length === before.moves.length + 1 && found.step > before.step;
    this.fresh = follows ? found.events.filter(({ step }) => step > before.step) : [];
    this.#moves = found.moves;
    this.state = found;
    this.seq++;
    [this.up, this.trouble] = [true, ''];
  }
}
