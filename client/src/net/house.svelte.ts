// What the server has to offer: asked once, and again when the language changes.
import { language, teach } from '../words/words.svelte.ts';
import * as api from './api.ts';
import type { House } from './wire.ts';

class Known {
  now = $state.raw<House | null>(null);
  #lang = '';
  #asked: Promise<void> = Promise.resolve();

  /** Whoever asks while somebody has asked already waits for the same answer. */
  ask(): Promise<void> {
    if (this.#lang !== language()) {
      this.#lang = language();
      this.#asked = this.#ask();
    }
    return this.#asked;
  }

  async #ask(): Promise<void> {
    try {
      const found = await api.house();
      for (const { name, words } of found.games) if (words) await teach(name, language(), words);
      this.now = found;
    } catch {
      this.#lang = ''; // the hall says that the line is down, and asks again
    }
  }
}

export const house = new Known();
