// Which answers are asked for once more: a hand that slips, or clicks twice on one spot, must not cost a game.
import type { ShownAhead, ShownOption } from '../net/wire.ts';
import type { Settings } from '../settings.svelte.ts';

const SLIP = 4; // pixels that a hand trembles by
const FINGER = 24; // and by which a finger misses the spot that it means
const QUICK = 350; // milliseconds in which a second click is part of the first
const SOON = 1200; // and in which a finger that taps the same spot may not have seen what came there

type Hand = 'mouse' | 'touch' | 'keys';

/** What is known of an option beforehand. */
export interface Known {
  final: boolean;
  ahead: ShownAhead | undefined;
}

/** How something was clicked: what happens until it is weighed (the pointer moves on) says nothing of it. */
export interface Press {
  by: Hand;
  lies: boolean; // it came under a pointer that has not moved since the last answer, or under a key pressed twice
  again: boolean; // the key has been down since before
}

export type Wishes = Pick<Settings, 'confirm' | 'endTurn' | 'single'>;

/** What follows by itself, where that is more than the option says. */
export function chainOf(ahead: ShownAhead | undefined): readonly string[] {
  const then = ahead?.then ?? [];
  return then.length > 1 ? then : [];
}

/** One pair of hands at one table. */
export class Hands {
  held = $state.raw<ShownOption | null>(null); // to be asked for once more
  step = $state(0); // of its chain, where each is asked for

  #by: Hand = 'mouse';
  #spot = { x: -1e6, y: -1e6 };
  #heldAt = 0;
  #answered = { x: -1e6, y: -1e6, at: -1e6 };
  #still = false; // the pointer lies where it gave the last answer
  #again = false; // the key has been down since before

  constructor(readonly now: () => number = () => performance.now()) {}

  point(event: Pick<PointerEvent, 'pointerType' | 'clientX' | 'clientY'>): void {
    this.#by = event.pointerType === 'mouse' ? 'mouse' : 'touch';
    this.#spot = { x: event.clientX, y: event.clientY };
    this.#again = false;
    const slip = this.#by === 'mouse' ? SLIP : FINGER;
    if (Math.hypot(event.clientX - this.#answered.x, event.clientY - this.#answered.y) > slip) this.#still = false;
  }

  key(event: Pick<KeyboardEvent, 'repeat'>): void {
    this.#by = 'keys';
    this.#again = event.repeat;
  }

  /** What is being clicked now. */
  press(): Press {
    return { by: this.#by, lies: this.#lies(), again: this.#again };
  }

  /** Not sent, since nobody can say yet what it would do: the same thing once more sends it. */
  hold(option: ShownOption): void {
    this.held = option;
    this.step = 0;
    this.#heldAt = this.now();
  }

  /** Whether the option may be sent now; else it is held, and the same thing once more sends it. */
  sends(option: ShownOption, known: Known, wishes: Wishes, press: Press = this.press()): boolean {
    if (press.again) return false;
    const since = this.now() - this.#heldAt;
    if (this.held?.option === option.option) {
      if (since < QUICK) return false;
      if (wishes.single === 'ask' && this.step + 1 < chainOf(known.ahead).length) {
        this.step++;
        this.#heldAt = this.now();
        return false;
      }
    } else if (asks(known, wishes, press)) {
      this.hold(option);
      return false;
    }
    this.#answered = { ...this.#spot, at: this.now() };
    this.#still = true;
    this.held = null;
    return true;
  }

  /** What was held is no longer meant, or no longer offered. */
  letGo(): void {
    this.held = null;
  }

  /** Whether what is chosen came under a pointer that has not moved since the last answer, or under a key pressed twice. */
  #lies(): boolean {
    const since = this.now() - this.#answered.at;
    if (this.#by === 'keys') return since < QUICK;
    return this.#still && (this.#by === 'mouse' || since < SOON);
  }
}

/** Whether somebody with these wishes is asked once more. */
function asks({ final, ahead }: Known, { confirm, endTurn, single }: Wishes, { by, lies }: Press): boolean {
  const ends = ahead?.ends ?? false;
  const grave = Boolean(ahead?.loss?.length || ahead?.risk?.length || ahead?.farewell?.length);
  if (confirm === 'all' || (single === 'ask' && chainOf(ahead).length > 0) || (endTurn && ends)) return true;
  if ((final || grave) && lies) return true;
  if (confirm === 'none') return false;
  return grave || (final && (ends || by === 'touch'));
}
