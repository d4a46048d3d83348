// What a press was meant for: the question that stood there when it began. One that only ended what was being shown
// answers nothing, though what it lies on has become an answer before it ends.

const TAP = 500; // milliseconds after which a finger that was lifted is not heard of any more

export type Means = 'pointer' | 'key';

export class Presses {
  #press: { by: Means; question: string; skips: boolean } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  begin(by: Means, question: string, skips: boolean): void {
    clearTimeout(this.#timer);
    this.#press = { by, question, skips };
  }

  /** Its click has come, or will not: what follows without a press (from a screen reader) is meant as it comes. */
  end(by: Means, wait = 0): void {
    if (this.#press?.by !== by) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#press = null), wait);
  }

  /** A finger is lifted, or a button; its click comes soon, if at all. */
  lift(): void {
    this.end('pointer', TAP);
  }

  /** Whether what is clicked now answers this question. */
  means(question: string): boolean {
    return !this.#press || (!this.#press.skips && this.#press.question === question);
  }
}
