// Which games wait for me, on every page and on the app's badge; and what the host of this house tells everybody.
import * as api from './api.ts';

const FIRST = 1_000; // after the page itself has what it needs
const EVERY = 60_000;

interface Badged {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

class Waiting {
  tables = $state.raw<readonly string[]>([]); // the one that has waited longest first
  notice = $state.raw({ said: '', number: 0 });

  /** Until the answer is called. */
  watch = (): (() => void) => {
    const first = setTimeout(this.ask, FIRST);
    const timer = setInterval(this.ask, EVERY);
    document.addEventListener('visibilitychange', this.ask);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', this.ask);
    };
  };

  ask = async (): Promise<void> => {
    if (document.hidden || !navigator.onLine) return;
    try {
      const { tables = [], notice = '', number = 0 } = await api.next();
      this.tables = tables;
      this.notice = { said: notice, number };
      const badged = navigator as Badged;
      await (tables.length > 0 ? badged.setAppBadge?.(tables.length) : badged.clearAppBadge?.());
    } catch {
      // what is there stays; it is asked again
    }
  };
}

export const waiting = new Waiting();
