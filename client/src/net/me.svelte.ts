// Who I am to the server: a guest with a name, or somebody with a mark. This browser follows what the server knows.
import { settings } from '../settings.svelte.ts';
import * as api from './api.ts';
import type { Me } from './wire.ts';

class Myself {
  now = $state.raw<Me | null>(null);

  /** Before all else: this browser gets the name by which the server knows it, and which a socket keeps as it began. */
  async ask(): Promise<void> {
    try {
      this.know(await api.me());
    } catch {
      // the hall says that the line is down
    }
  }

  know(me: Me): void {
    this.now = me;
    if (me.mark || me.name) settings.name = me.name;
  }

  get kept(): boolean {
    return !!this.now?.mark;
  }
}

export const me = new Myself();
