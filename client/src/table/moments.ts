// How long scenes last, and when they come: after what the board itself has to show of the same events.
import type { GameModule, Moment, Sitter } from '../games/contract.ts';
import type { ShownEvent } from '../net/wire.ts';
import { say } from '../words/words.svelte.ts';

export const GLANCE = 500; // pieces have come to rest
const LOOK: Readonly<Record<Moment['kind'], number>> = {
  opening: 2600,
  round: 2200,
  turning: 1800,
  feat: 1300,
  title: 2200,
};
const READ = 600; // for each fact beyond the first

export function lastsOf({ kind, facts }: Moment): number {
  return LOOK[kind] + READ * Math.max(0, facts.length - 1);
}

/** What the board shows before a scene may cover it. */
export function before(module: GameModule, events: readonly ShownEvent[]): number {
  return Math.max(GLANCE, module.lasts?.(events) ?? GLANCE);
}

/** Board and scene together: so long the next state waits. */
export function lasts(module: GameModule, events: readonly ShownEvent[], view: unknown): number {
  const scene = events.length > 0 ? module.moment?.(events, view) : undefined;
  return before(module, events) + (scene ? lastsOf(scene) : 0);
}

/** Who has come together, and what they should know of this table. */
export function opening(game: string, module: GameModule, view: unknown, sitters: readonly Sitter[]): Moment {
  const lines = module.opening?.(view) ?? [];
  return {
    kind: 'opening',
    title: say(`game-${game}`),
    facts: lines.map((text) => ({ seat: -1, text })),
    note: sitters.map(({ name }) => name).join(' · '),
  };
}
