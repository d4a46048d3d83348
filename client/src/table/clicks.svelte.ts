// A click on its way from the hand to the table. What nobody can judge yet waits for it to be known, first in silence, soon
// as a question; it is never sent blindly, and never lost while its question stands.
import type { ShownOption } from '../net/wire.ts';
import type { Hands, Known, Press, Wishes } from './hands.svelte.ts';

const SILENT = 2000; // milliseconds for which a click waits in silence

interface Waiting {
  option: ShownOption;
  press: Press;
  held: boolean; // asked for once more, since it takes too long
}

/** What a click must know of its table. */
export interface Ground {
  /** What the option would do; nothing as long as nobody has said. */
  known(option: ShownOption): Known | null;
  wishes(): Wishes;
  send(option: ShownOption): void;
}

export class Clicks {
  #waiting = $state.raw<Waiting | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #question = '';

  constructor(
    readonly hands: Hands,
    readonly ground: Ground,
  ) {}

  /** A click waits in silence. */
  get waits(): boolean {
    return this.#waiting?.held === false;
  }

  /** Sent, or first asked for once more, now or as soon as it is known what it would do. */
  click(option: ShownOption): void {
    const press = this.hands.press();
    const isHeld = this.hands.held?.option === option.option;
    const known = this.ground.known(option) ?? (isHeld ? { final: false, ahead: undefined } : null);
    if (known) this.#weigh(option, known, press);
    else if (!press.again) this.#wait(option, press);
  }

  /** It has become known what the answers would do. */
  tell(): void {
    const waiting = this.#waiting;
    const known = waiting && this.ground.known(waiting.option);
    if (!known) return;
    this.#forget();
    if (waiting.held && this.hands.held !== waiting.option) return; // not meant any more
    this.hands.letGo();
    this.#weigh(waiting.option, known, waiting.press);
  }

  /** This is the question now: whatever was meant for another is over; a state that asks the same once more changes nothing. */
  ask(question: string): void {
    if (question === this.#question) return;
    this.#question = question;
    this.letGo();
  }

  /** What was clicked is not meant any more. */
  letGo(): void {
    this.#forget();
    this.hands.letGo();
  }

  #wait(option: ShownOption, press: Press): void {
    this.letGo();
    this.#waiting = { option, press, held: false };
    this.#timer = setTimeout(() => {
      this.#waiting = { option, press, held: true };
      this.hands.hold(option);
    }, SILENT);
  }

  #weigh(option: ShownOption, known: Known, press: Press): void {
    if (!this.hands.sends(option, known, this.ground.wishes(), press)) return;
    this.#forget();
    this.ground.send(option);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#waiting = null;
  }
}
