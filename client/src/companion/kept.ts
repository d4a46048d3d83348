// What an evening leaves to the next one of its room, in this browser: flags, such as achievements that were unlocked.
import type { Page } from '../net/wire.ts';

const key = (room: string) => `wyrmhall-companion-kept-${room}`;

/** What the last evening left. */
export function kept(room: string): number {
  const found = Number(localStorage.getItem(key(room)));
  return Number.isSafeInteger(found) && found > 0 ? found : 0;
}

/** Keep what a finished evening leaves. */
export function keep(page: Page): void {
  if (!page.question && page.keeps >= 0) localStorage.setItem(key(page.game), String(page.keeps));
}
