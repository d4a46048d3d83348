// Where others can reach this server: asked when somebody wants to invite, and changed by whoever sits at its machine.
import { link, root } from '../router.svelte.ts';
import * as api from './api.ts';
import type { Share } from './wire.ts';

class Shared {
  now = $state.raw<Share | null>(null);

  async ask(): Promise<void> {
    this.now = await api.share().catch(() => this.now);
  }

  async turn(on: boolean): Promise<void> {
    this.now = await api.setShare(on);
  }

  /** A link that others can follow, as far as we know. */
  link(...parts: (string | number)[]): string {
    const own = link(...parts);
    return this.now?.url && isLocal(location.hostname) ? new URL(own.slice(root.href.length), this.now.url).href : own;
  }

  /** Whether a link is of use on this machine only. */
  isOnlyHere(address: string): boolean {
    return isLocal(new URL(address).hostname);
  }
}

function isLocal(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host); // the names by which a machine calls itself, as the server knows them
}

export const share = new Shared();
