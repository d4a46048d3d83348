// A line can be lost without a word: whoever hears nothing asks, and whoever gets no answer knows.

const QUIET = 1500; // milliseconds without a word, after which we ask whether anybody is there
const LOST = 4000; // and without an answer to that, after which nobody is
const BEAT = 500;

export class Silence {
  since = 0; // when the last word was heard
  #askedAt = 0; // when we asked whether anybody is there; 0: it was answered
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly ask: () => void,
    readonly lose: () => void,
  ) {}

  /** A line has come up. */
  begin(): void {
    this.stop();
    this.end();
    this.#beat = setInterval(() => this.#look(), BEAT);
  }

  /** Something was heard. */
  end(): void {
    [this.since, this.#askedAt] = [performance.now(), 0];
  }

  stop(): void {
    clearInterval(this.#beat);
  }

  #look(): void {
    const now = performance.now();
    if (this.#askedAt && now - this.#askedAt > LOST - QUIET) {
      this.stop();
      this.lose();
    } else if (!this.#askedAt && now - this.since > QUIET) {
      this.#askedAt = now;
      this.ask();
    }
  }
}
