// What hints and the coach count in: a chance to win against others, points where nobody else plays, worms in Worms.
import type { ShownVerdict } from '../net/wire.ts';
import { knows, number, say } from '../words/words.svelte.ts';

/** A sentence about points, in the words of the game; one whose score counts something else has a sentence of its own. */
export function counted(id: string, game: string, n: number): string {
  const own = `${id}-${game}`;
  return say(knows(own) ? own : id, { n, game });
}

/** What an answer cost, as its bar shows it. */
export function costOf({ solo, cost, loss }: ShownVerdict): number {
  return solo ? cost : loss;
}

/** The same in words, for those who want numbers. */
export function costText(verdict: ShownVerdict, game: string): string {
  return verdict.solo
    ? say('coach-cost', { n: Math.round(10 * verdict.cost) / 10, game })
    : say('coach-loss', { n: number(Math.round(100 * verdict.loss)) });
}

/** The number at the axis of the bars. */
export function axisText(solo: boolean, most: number): string {
  return solo ? number(Math.round(most)) : `${Math.round(100 * most)} %`;
}
