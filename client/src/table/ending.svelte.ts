// The end of a game at a table: it is counted out, then told, and leads to another.
import { follow } from '../net/fair.ts';
import { go } from '../router.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { cue } from '../ui/sound.ts';
import type { Scenes } from './scenes.svelte.ts';
import type { Sitting } from './sitting.svelte.ts';

/** Made by a component, with which it goes. */
export class Ending {
  /** What is being shown, or counted, is told when it has been seen. */
  readonly telling = $derived.by(() => this.sitting.line.showing || this.scenes.counting);
  /** What may be told already, where the board still shows how it comes about: lines of the log, and the table as it was. */
  readonly log = $derived.by(() => {
    const { line, state } = this.sitting;
    return this.telling ? line.log.filter(({ step }) => step <= (state?.from_step ?? 0)) : line.log;
  });
  readonly view = $derived.by(() => (this.telling && this.sitting.line.before?.view) || this.sitting.view);
  // An offer of a rematch is shown with the result.
  readonly #offered = $derived.by(() => {
    const { over, head } = this.sitting;
    return over && !head?.rematch && (head?.seats ?? []).some((one) => !one.mine && one.again);
  });
  #wasOver: boolean | undefined;
  #rematchBefore: string | undefined;

  constructor(
    readonly sitting: Sitting,
    readonly scenes: Scenes,
    readonly show: () => void,
  ) {
    const { line } = sitting;
    // A rematch that we agreed to begins: go there. Whoever comes back later to look at the result stays.
    $effect(() => {
      const { head, table } = sitting;
      const next = head?.rematch ?? '';
      if (this.#rematchBefore === '' && next && head?.seats.some((one) => one.mine && one.again)) {
        void follow(table, next).finally(() => go('table', next));
      }
      if (head) this.#rematchBefore = next;
    });
    $effect(() => {
      if (this.#offered && sitting.held.length > 0) show();
    });
    $effect(() => {
      if (line.showing) return; // the end is told when it has been seen
      const { over, state, module, scores } = sitting;
      if (over && this.#wasOver === false) {
        if (scenes.wanted && module && scores.length > 0) scenes.counting = true;
        else this.tell();
        // From now on everybody reads what was said in the stands.
        if (line.talk.length > 0 || line.company.watching > 0) line.again();
      }
      if (state) this.#wasOver = over;
    });
  }

  readonly tell = (): void => {
    this.scenes.counting = false;
    if (!settings.textMode) this.show(); // the text has the result in it
    cue('end', this.sitting.game);
  };
}
