// How fast a game that is looked for shall go: the usual clocks, each under a name of its own.
import type { ClockIn } from '../net/wire.ts';
import { BY_TURNS, LIVE, NO_CLOCK, shortName } from '../table/clocks.ts';
import { say } from '../words/words.svelte.ts';

/** What a clock is called here. */
export const idOf = (clock: ClockIn): string => `${clock.kind}-${clock.seconds}`;

export const PACES: Record<string, ClockIn> = Object.fromEntries(
  [...LIVE, ...BY_TURNS, NO_CLOCK].map((clock) => [idOf(clock), clock]),
);
export const MIDDLE = Object.keys(PACES)[1] ?? '';

export type AtZero = NonNullable<ClockIn['at_zero']>;

export const hasClock = (pace: string): boolean => (PACES[pace] ?? NO_CLOCK).kind !== 'none';

export function clockOf(pace: string, atZero: AtZero): ClockIn {
  return hasClock(pace) ? { ...PACES[pace], at_zero: atZero } : NO_CLOCK;
}

/** As those who look for a game read it: whose loss is at stake is worth a word. */
export function paceText(clock: ClockIn): string {
  if (!clock.kind || clock.kind === 'none') return say('pace-none');
  const time = clock.kind === 'turn' ? say('clock-text-turn', { time: shortName(clock) }) : shortName(clock);
  return clock.at_zero === 'lose' ? `${time}, ${say('at-zero-lose')}` : time;
}
