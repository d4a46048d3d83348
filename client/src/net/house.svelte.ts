// What the server has to offer: asked once, and again when the language changes.
import { language, teach } from '../words/words.svelte.ts';
import * as api from './api.ts';
import type { House } from './wire.ts';

class Known {
  now = $state.raw<House | null>(null);
  #lang = '';

  async ask(): Promise<void> {
    if (this.#lang === language()) return;
    this.#lang = language();
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
