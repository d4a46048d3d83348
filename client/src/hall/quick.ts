// A table with everything at its default: one click to a running game.
import type { ShownGame, TableIn } from '../net/wire.ts';

const FIRST = 'first_game'; // the option of games that have an easier set-up for the first time
const AT_RANDOM = 'random_setup'; // and of games of which the set-up is a long way of questions

const has = (game: ShownGame, option: string) => game.options.some(({ name }) => name === option);

/** What differs from the defaults of the rules, wherever somebody sets up a table here: it begins with the game itself. */
export function usualOptions(game: ShownGame): Record<string, boolean> {
  return has(game, AT_RANDOM) ? { [AT_RANDOM]: true } : {};
}

/** Me against the game's own opponent where it has one, else against a bot; a newcomer begins as the rulebook advises. */
export function quickTable(game: ShownGame, levels: readonly string[], isNew: boolean): TableIn {
  const players = Math.min(...game.seats);
  const level = gentlest(levels);
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, level }));
  const options = isNew && has(game, FIRST) ? { [FIRST]: true } : usualOptions(game);
  return { game: game.name, seats: [{ kind: 'me' }, ...bots], options, listed: false, hints: true };
}

/** The bot for newcomers: whoever wants more chooses more. */
export function gentlest(levels: readonly string[]): string {
  return levels[0] ?? '';
}

/** Me and a friend who comes by a link, to begin with: nobody else finds it, and nobody asks a bot for hints there. */
export function friendTable(game: ShownGame, name: string): TableIn {
  const players = Math.max(2, Math.min(...game.seats));
  const open = Array.from({ length: players - 1 }, () => ({ kind: 'open' as const }));
  return {
    game: game.name,
    seats: [{ kind: 'me', name }, ...open],
    options: usualOptions(game),
    listed: false,
    ask_undo: true,
  };
}
