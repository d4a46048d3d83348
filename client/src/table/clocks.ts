// Clocks: those that can be chosen with one click, and how a clock is said in words.
import type { ClockIn, ShownClock } from '../net/wire.ts';
import { duration, say, weekday } from '../words/words.svelte.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const NO_CLOCK: ClockIn = { kind: 'none', seconds: 0 };

/** Minutes for the game and seconds after each turn, for those who play at the same time; days for each turn. */
export const LIVE: readonly ClockIn[] = [
  { kind: 'bank', seconds: 5 * MINUTE, increment: 10 },
  { kind: 'bank', seconds: 15 * MINUTE, increment: 10 },
  { kind: 'bank', seconds: 30 * MINUTE, increment: 15 },
];
export const BY_TURNS: readonly ClockIn[] = [1, 3, 7].map((days) => ({ kind: 'turn', seconds: days * DAY }));

/** As chess players say it: 5+10. */
export function shortName(clock: ClockIn): string {
  return clock.kind === 'bank'
    ? `${(clock.seconds ?? 0) / MINUTE}+${clock.increment ?? 0}`
    : duration(clock.seconds ?? 0);
}

export function clockText(clock: ClockIn | undefined): string {
  if (!clock?.kind || clock.kind === 'none') return say('clock-none');
  const time = duration(clock.seconds ?? 0);
  const parts = [say(`clock-text-${clock.kind}`, { time })];
  if (clock.kind === 'bank' && clock.increment) parts.push(say('clock-text-more', { time: duration(clock.increment) }));
  parts.push(say(`at-zero-${clock.at_zero ?? 'bot'}`));
  if (clock.days_off?.length) parts.push(say('clock-text-days-off', { days: clock.days_off.map(weekday).join(', ') }));
  return parts.join('; ');
}

/** Whether others want a pause, and this seat has not said yet what it thinks of it. */
export function isAskedToPause(clock: ShownClock | null, seat: number): boolean {
  const asks = clock?.asks_pause ?? [];
  return seat >= 0 && !clock?.paused && asks.length > 0 && !asks.includes(seat);
}
