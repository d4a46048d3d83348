// The adventurer on its way: from stop to stop in time, while the table goes on; any key or press puts it where it is.
import type { ShownEvent } from '../../net/wire.ts';
import { COLUMNS, type View, type Walk } from './view.ts';
import { wayOf, type Stop } from './walk.ts';

const EACH = 500; // milliseconds for a stop
const LONGEST = 2000; // for all of them: a long cave is walked faster

export class Walker {
  place = $state.raw<Stop | null>(null);
  /** Spaces whose dragon has answered on this way. */
  answered = $state.raw<ReadonlySet<number>>(new Set());
  leg = $state(EACH);
  #goal: Walk | null = null;
  #seat = -1;
  #events: readonly ShownEvent[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is on the table now, and what brought it there. What was there when the mat came is not walked again. */
  follow(events: readonly ShownEvent[], view: View, seat: number, still: boolean): void {
    const isNew = this.#events !== undefined && events !== this.#events && seat === this.#seat;
    const from = this.#goal;
    const goal = view.walk?.seat === seat ? view.walk : null;
    const isSame =
      events === this.#events && seat === this.#seat && goal?.cave === from?.cave && goal?.stop === from?.stop;
    [this.#events, this.#seat, this.#goal] = [events, seat, goal];
    if (isSame && this.#timer !== undefined) return; // on its way there
    this.halt();
    const way = isNew && !still ? wayOf(events, view, seat, from) : [];
    if (way.length === 0) return;
    this.leg = Math.min(EACH, LONGEST / way.length);
    this.answered = new Set();
    this.#go(way, 0);
  }

  /** Where it stands by now, without the rest of the way. */
  halt(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.place = this.#goal && { cave: this.#goal.cave, stop: this.#goal.stop, answers: false };
  }

  #go(way: readonly Stop[], nth: number): void {
    const here = way[nth];
    if (!here) {
      this.halt(); // it stands where the next question is asked, or its walk is over
      return;
    }
    this.place = here;
    if (here.answers) this.answered = new Set([...this.answered, COLUMNS * here.cave + (here.stop >> 1)]);
    this.#timer = setTimeout(() => this.#go(way, nth + 1), this.leg);
  }
}
