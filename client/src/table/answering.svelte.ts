// From what is touched at a table to an answer: a thing has options, an option is weighed, ticked with others, or is the
// beginning of a longer way; what is meant in the end is sent.
import { untrack } from 'svelte';
import type { Peek } from '../games/contract.ts';
import type { ShownOption } from '../net/wire.ts';
import { settings } from '../settings.svelte.ts';
import { cue } from '../ui/sound.ts';
import { Clicks } from './clicks.svelte.ts';
import { Hands } from './hands.svelte.ts';
import { all, lights } from './play.ts';
import { Presses } from './presses.ts';
import type { Scenes } from './scenes.svelte.ts';
import type { Sitting } from './sitting.svelte.ts';
import { Ticks } from './ticks.svelte.ts';

/** Made by a component, with which it goes. */
export class Answering {
  readonly hands = new Hands();
  readonly ticks = new Ticks();
  readonly presses = new Presses();
  readonly clicks: Clicks;
  peeked = $state.raw<Peek>(null);
  some = $state.raw<readonly ShownOption[]>([]); // options of one thing, to choose among

  // A thing that begins its own move: the answer that leads to it is given, and when the thing is asked for, it is chosen.
  #begins = ''; // what the answer that is being considered is to lead to
  #begun = $state.raw<{ target: string; question: string } | null>(null);

  // Nothing is lit before what led to the question has been seen. A line that is lost takes nothing away: its question stands.
  readonly #isShown = $derived.by(() => !this.sitting.line.showing && !this.scenes.opening);
  // By itself, and not within what a board is told: one that follows what is lit must not begin anew when something is held
  // or known.
  readonly lit = $derived.by(() => {
    return lights(this.#isShown ? this.sitting.mine : undefined);
  });
  /** Things that are not asked for yet, and the answers that lead to them. */
  readonly starts = $derived.by(() => {
    const { line, mine } = this.sitting;
    const found = (this.#isShown ? (line.looked?.starts ?? []) : []).map(
      ({ target, option }) => [target, all(mine).find((each) => each.option === option)] as const,
    );
    return new Map(found.filter((each): each is [string, ShownOption] => each[1] !== undefined));
  });
  readonly busy = $derived.by(() => this.sitting.line.sending || !this.sitting.line.up || this.clicks.waits);
  // Where there is nothing to choose, the reader may let the page answer: after a while that tells the others nothing of
  // whether somebody thought.
  readonly #only = $derived.by(() => {
    const { line, mine, isCurtained } = this.sitting;
    const isLeft = settings.single === 'answer' && line.up && !isCurtained && mine && all(mine).length === 1;
    return isLeft ? all(mine)[0] : undefined;
  });

  constructor(
    readonly sitting: Sitting,
    readonly scenes: Scenes,
    readonly onsend: () => void,
  ) {
    const { line } = sitting;
    this.clicks = new Clicks(this.hands, {
      known: ({ option }) =>
        line.looked && {
          final: (line.looked.final ?? []).includes(option),
          ahead: line.looked.ahead?.find((each) => each.option === option),
        },
      wishes: () => settings,
      send: (option) => this.#send(option),
    });
    $effect(() => {
      if (line.looked) untrack(() => this.clicks.tell());
    });
    $effect(() => {
      const now = sitting.question;
      untrack(() => {
        this.peeked = null; // it was about a decision that is gone
        this.clicks.ask(now);
      });
    });
    $effect(() => {
      void sitting.mine;
      this.ticks.clear();
    });
    // After what is forgotten with the last question.
    $effect(() => {
      if (!sitting.mine || line.showing || !line.up) return;
      const [decision, shown, since] = [sitting.mine, this.lit, sitting.state?.asked ?? -1];
      untrack(() => {
        const next = this.ticks.next(decision, shown, since);
        if (next) this.#consider(next);
      });
    });
    $effect(() => {
      const begun = this.#begun;
      if (!begun || !sitting.state || sitting.question === begun.question || line.showing) return;
      const options = this.lit.get(begun.target);
      this.#begun = null;
      if (options) untrack(() => this.#choose(options));
    });
    $effect(() => {
      const only = this.#only;
      if (!only) return;
      const timer = setTimeout(() => line.answer(only.option), 500 + 1000 * Math.random());
      return () => clearTimeout(timer);
    });
  }

  readonly act = (option: ShownOption): void => {
    if (this.reads()) this.peeked = { option };
    else this.#act(option);
  };

  readonly choose = (options: readonly ShownOption[]): void => {
    const [option] = options;
    if (!this.reads()) this.#choose(options);
    else if (option) this.peeked = { option };
  };

  /** What is clicked now was pressed before its question could be seen: it is explained, and answers nothing. */
  readonly reads = (): boolean => !this.presses.means(this.standing);

  /** The question that somebody who presses now has before their eyes. */
  get standing(): string {
    return this.sitting.mine ? this.sitting.question : '';
  }

  #act(option: ShownOption): void {
    if (this.hands.held?.option !== option.option) this.#begins = '';
    this.#consider(option);
  }

  #choose(options: readonly ShownOption[]): void {
    const { mine } = this.sitting;
    const [option] = options;
    if (options.length === 1 && option && mine && this.ticks.tick(option, mine)) {
      this.clicks.letGo();
      const first = this.ticks.first(mine); // all that is due is ticked
      if (first) this.#act(first);
    } else if (options.length === 1 && option) this.#act(option);
    else if (options.length > 1) this.some = options;
  }

  readonly start = (target: string): void => {
    const option = this.starts.get(target);
    if (!option) return;
    if (this.reads()) {
      this.peeked = { option };
      return;
    }
    const isWhole = this.sitting.line.looked?.starts?.find((each) => each.target === target)?.whole ?? false;
    this.#begins = isWhole ? '' : target;
    this.#consider(option);
  };

  #consider(option: ShownOption): void {
    const { line } = this.sitting;
    if (line.up && !line.sending) this.clicks.click(option); // else the bar says that it is lost, or it has its answer
  }

  #send(option: ShownOption): void {
    const { line, mine, state, question, game } = this.sitting;
    this.peeked = null;
    this.some = [];
    this.onsend();
    this.ticks.sent(option, mine, state?.asked ?? -1);
    this.#begun = this.#begins ? { target: this.#begins, question } : null;
    this.#begins = '';
    cue('act', game);
    line.answer(option.option);
  }
}
