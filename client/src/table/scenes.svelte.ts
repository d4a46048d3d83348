// The opening and the end of a game at a table: what is shown before anything is asked, and before the result is told.
import type { Moment } from '../games/contract.ts';
import { isStill, settings } from '../settings.svelte.ts';
import { lastsOf } from './moments.ts';

export class Scenes {
  #makes = $state.raw<() => Moment>();
  // Nothing is lit as long as it is there. Made anew when something it names has come from the library.
  opening = $derived(this.#makes?.());
  counting = $state(false); // the end is being counted out
  at = $state(''); // the thing at which is counted
  #begun = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Scenes are for those who want to see things move; text says it all anyway. */
  get wanted(): boolean {
    return !isStill() && settings.pace > 0 && !settings.textMode;
  }

  /** Once for a table, whether it is shown or not. */
  open(moment: () => Moment, fresh: boolean): void {
    if (this.#begun) return;
    this.#begun = true;
    if (!fresh || !this.wanted) return;
    this.#makes = moment;
    this.#timer = setTimeout(() => this.skip(), lastsOf(moment()) * settings.pace);
  }

  /** Somebody goes on. The count ends by itself: it leads to the result. Whether anything was being shown. */
  skip(): boolean {
    const was = this.opening !== undefined;
    clearTimeout(this.#timer);
    this.#makes = undefined;
    return was;
  }
}
