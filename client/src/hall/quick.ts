// A table with everything at its default: one click to a running game.
import type { ShownGame, TableIn } from '../net/wire.ts';

const FIRST = 'first_game'; // the option of games that have an easier set-up for the first time

/** Me against the game's own opponent where it has one, else against a bot; a newcomer begins as the rulebook advises. */
export function quickTable(game: ShownGame, levels: readonly string[], isNew: boolean): TableIn {
  const players = Math.min(...game.seats);
  const level = middle(levels);
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, level }));
  const options = isNew && game.options.some(({ name }) => name === FIRST) ? { [FIRST]: true } : {};
  return { game: game.name, seats: [{ kind: 'me' }, ...bots], options, listed: false, hints: true };
}

/** Neither the weakest nor the strongest. */
export function middle(levels: readonly string[]): string {
  return levels[Math.floor((levels.length - 1) / 2)] ?? '';
}
