// What calls somebody to a table: that it is their turn, what others say, a sign, a nudge.
import { untrack } from 'svelte';
import { notify } from '../net/notices.ts';
import { settings } from '../settings.svelte.ts';
import { cue } from '../ui/sound.ts';
import { say } from '../words/words.svelte.ts';
import type { Sitting } from './sitting.svelte.ts';
import { readable, talkOf } from './talk.svelte.ts';

const BUBBLE = 5000;

/** Made by a component, with which it goes. */
export class Calls {
  bubbles = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** Where people sit together, or somebody looks on, there is something to say. */
  readonly talks = $derived.by(() => {
    const { head, line } = this.sitting;
    const others = (head?.seats ?? []).some((seat) => seat.kind !== 'bot' && !seat.mine);
    const company = line.talk.length > 0 || line.company.watching > 0 || others;
    return settings.talk && head !== undefined && head.talk !== 'none' && company;
  });
  readonly unread = $derived.by(() => talkOf(this.sitting.table).unread(this.sitting.line.talk));
  #wasMine = false;
  #heard = -1; // the last line of talk that was noticed; what was said before we came is no news

  constructor(readonly sitting: Sitting) {
    $effect(() => {
      const { mine, game } = sitting;
      if (mine && !this.#wasMine) this.#call(mine.prompt);
      this.#wasMine = mine !== undefined;
      document.title = `${mine ? '● ' : ''}${game ? say(`game-${game}`) : ''} – Wyrmhall`;
      return () => (document.title = 'Wyrmhall');
    });
    $effect(() => {
      const { line, state, table, sitters } = sitting;
      const lines = this.#heard < 0 ? [] : readable(line.talk, talkOf(table).muted);
      const fresh = lines.filter(({ n, mine }) => n > this.#heard && !mine);
      this.#heard = Math.max(this.#heard, state ? 0 : -1, line.talk.at(-1)?.n ?? 0);
      for (const { kind, seat: from, text, nudged } of fresh) {
        if (kind === 'sign' && from >= 0) this.#bubble(from, text);
        if (kind === 'nudge' && nudged?.includes(state?.seat ?? -1))
          this.#call(say('nudged-you', { name: sitters[from]?.name ?? '' }));
      }
    });
  }

  #call(words: string): void {
    const { game, table } = this.sitting;
    cue('turn', game);
    if (settings.notify && document.hidden) void notify(say(`game-${game}`), words, table);
  }

  #bubble(from: number, sign: string): void {
    this.bubbles = new Map([...untrack(() => this.bubbles), [from, sign]]);
    setTimeout(() => {
      this.bubbles = new Map([...this.bubbles].filter(([one, shown]) => one !== from || shown !== sign));
    }, BUBBLE);
  }
}
