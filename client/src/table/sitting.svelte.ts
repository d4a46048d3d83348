// One look at a table: the line to it, whose eyes look, and what is asked there.
import type { GameModule, Sitter } from '../games/contract.ts';
import { load } from '../games/load.ts';
import { giveNumber } from '../net/fair.ts';
import { openBox } from '../net/library.svelte.ts';
import { Line } from '../net/line.svelte.ts';
import { sharing } from '../net/shared.ts';
import type { ShownDecision } from '../net/wire.ts';
import { language, say } from '../words/words.svelte.ts';
import { lasts } from './moments.ts';
import { named } from './reckoning.ts';
import { sittersOf } from './sitters.ts';

const NOBODYS: readonly ShownDecision[] = [];

/** Made by a component, with which it goes. */
export class Sitting {
  module = $state.raw<GameModule | null>(null);
  missing = $state(false); // there is no board for this game
  lifted = $state(-1); // the seat for which the curtain was lifted
  #asking: { question: string; decision: ShownDecision | undefined } = { question: '', decision: undefined };

  readonly state = $derived.by(() => this.line.state);
  readonly head = $derived(this.state?.table);
  readonly game = $derived(this.head?.game ?? '');
  readonly view = $derived(this.state?.view);
  readonly decisions = $derived(this.state?.decisions ?? NOBODYS);
  // A state that brings the same question once more (somebody comes, asks for a pause or answers beside me, or the line is
  // back) asks nothing anew: what was clicked, ticked or pointed at for it stays.
  readonly question = $derived(`${this.state?.seat} ${this.state?.asked}`);
  readonly mine = $derived.by(() => {
    const decision = this.decisions.find(({ seat }) => seat === this.state?.seat);
    if (this.#asking.question !== this.question || JSON.stringify(this.#asking.decision) !== JSON.stringify(decision))
      this.#asking = { question: this.question, decision };
    return this.#asking.decision;
  });
  readonly #sameSitters = sharing<Sitter[]>();
  readonly sitters = $derived(this.#sameSitters(this.head ? sittersOf(this.head.seats, this.module, this.view) : []));
  readonly scores = $derived(named(this.state?.scores ?? [], this.module, this.view));
  readonly over = $derived(this.head?.status === 'over');

  readonly asksUndo = $derived.by(() =>
    Boolean(
      this.head?.ask_undo &&
      !this.over &&
      !this.state?.undo_asked &&
      this.line.log.some(({ by, step }) => by === this.state?.seat && step > 0),
    ),
  );
  /** All that somebody wants to take back, in the words of the log. */
  readonly undone = $derived.by(() =>
    this.line.log
      .filter(({ step }) => step > (this.state?.undo_asked?.to_step ?? Infinity))
      .map(({ text }) => text)
      .join(' '),
  );

  // At one screen for several players, the next one who is asked must say that they are there.
  readonly held = $derived((this.head?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  readonly next = $derived.by(() => {
    const asked = this.decisions.map((decision) => decision.seat).filter((seat) => this.held.includes(seat));
    return asked.includes(this.lifted)
      ? this.lifted
      : (asked[0] ?? (this.lifted < 0 ? (this.held[0] ?? -1) : this.lifted));
  });
  // Also until the state seen with the right eyes has come: the one before it shows another hand.
  readonly isCurtained = $derived(
    this.held.length > 1 && !this.over && (this.next !== this.lifted || this.state?.seat !== this.lifted),
  );
  readonly #isDealing = $derived(this.head?.dealing ?? false);
  #speaking = language();

  constructor(
    readonly table: string,
    readonly line: Line,
  ) {
    $effect(() => () => line.close());
    $effect(() => {
      openBox(this.head?.pack ? table : '');
      return () => openBox('');
    });
    $effect(() => {
      if (!this.game) return;
      load(this.game).then((loaded) => {
        this.module = loaded;
        if (loaded) line.lasts = (events) => lasts(loaded, events, line.state?.view);
        this.missing = !loaded;
      });
    });
    $effect(() => {
      if (language() !== this.#speaking) {
        this.#speaking = language();
        line.look();
      }
    });
    $effect(() => {
      if (this.#isDealing) giveNumber(table).catch(() => undefined); // too late, or away: it is dealt without ours
    });
  }

  /** What is wrong with the line, or with what was last wanted of it. */
  get trouble(): string {
    const { refused, forgotten, unsent, slow } = this.line;
    if (refused) return refused.detail;
    if (forgotten) return say('answer-forgotten');
    if (unsent) return say('not-sent');
    return slow ? say('line-slow') : '';
  }

  lift(seat: number): void {
    this.lifted = seat;
    this.line.look({ seat });
  }
}
