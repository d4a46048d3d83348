// Things that are paid one after another, ticked as a set: the answers are planned here and given one by one, each of them
// only if the table then asks for the rest of the same payment. What can be paid, and how often, the server says.
import type { ShownDecision, ShownOption } from '../net/wire.ts';

interface Plan {
  targets: readonly string[]; // still to be answered
  about: string; // what is paid for
  after: number; // when that was asked which was answered last
}

export class Ticks {
  ticked = $state.raw<readonly ShownOption[]>([]);
  #plan: Plan | null = null;

  count(option: number): number {
    return this.ticked.filter((one) => one.option === option).length;
  }

  /** Another question is asked. */
  clear(): void {
    this.ticked = [];
  }

  untick(option: number): void {
    const at = this.ticked.findLastIndex((one) => one.option === option);
    if (at >= 0) this.ticked = this.ticked.toSpliced(at, 1);
  }

  /** Ticks it, or unticks what cannot be ticked once more. Whether the option is a part of a set at all. */
  tick(option: ShownOption, decision: ShownDecision): boolean {
    if ((decision.due ?? 0) < 2 || !option.target) return false;
    if (this.count(option.option) >= (option.times ?? 1)) this.untick(option.option);
    else if (this.ticked.length < (decision.due ?? 0)) this.ticked = [...this.ticked, option];
    return true;
  }

  /** The first answer, once all that is due is ticked. */
  first(decision: ShownDecision): ShownOption | undefined {
    return this.ticked.length === decision.due ? this.ticked[0] : undefined;
  }

  /** This option is being sent, for what was asked then: the others that were ticked follow it. */
  sent(option: ShownOption, decision: ShownDecision | undefined, asked: number): void {
    const at = this.ticked.indexOf(option);
    if (at >= 0 && decision && this.ticked.length === decision.due) {
      const targets = this.ticked.toSpliced(at, 1).map(({ target = '' }) => target);
      this.#plan = { targets, about: decision.about ?? '', after: asked };
    } else if (this.#plan) this.#plan = { ...this.#plan, after: asked };
  }

  /** The next answer of the plan, where the table asks for it; where it asks for something else, the plan is dropped. */
  next(decision: ShownDecision | undefined, lit: ReadonlyMap<string, readonly ShownOption[]>, asked: number) {
    const plan = this.#plan;
    if (!plan || plan.after === asked) return undefined;
    const [target = '', ...rest] = plan.targets;
    const [option, ...more] = lit.get(target) ?? [];
    const goesOn = decision?.due === plan.targets.length && (decision.about ?? '') === plan.about;
    this.#plan = goesOn && option && rest.length > 0 ? { ...plan, targets: rest } : null;
    return goesOn && more.length === 0 ? option : undefined;
  }
}
