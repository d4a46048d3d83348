// How fast a game that is looked for shall go: the usual clocks, each under a name of its own.
import type { ClockIn } from '../net/wire.ts';
import { BY_TURNS, LIVE, NO_CLOCK, shortName } from '../table/clocks.ts';
import { say } from '../words/words.svelte.ts';

export const PACES: Record<string, ClockIn> = Object.fromEntries(
  [...LIVE, ...BY_TURNS, NO_CLOCK].map((clock) => [`${clock.kind}-${clock.seconds}`, clock]),
);
export const MIDDLE = Object.keys(PACES)[1] ?? '';

export function paceText(clock: ClockIn): string {
  if (!clock.kind || clock.kind === 'none') return say('pace-none');
  return clock.kind === 'turn' ? say('clock-text-turn', { time: shortName(clock) }) : shortName(clock);
}
