// A table with everything at its default: one click to a running game.
import * as api from '../net/api.ts';
import { levelName } from '../table/sitters.ts';
import type { ShownGame, ShownTable, TableIn } from '../net/wire.ts';

/** Me against the game's own opponent where it has one, else against a bot. */
export function quickTable(game: ShownGame, levels: readonly string[]): TableIn {
  const players = Math.min(...game.seats);
  const level = middle(levels);
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, level, name: levelName(level) }));
  return { game: game.name, seats: [{ kind: 'me' }, ...bots], listed: false };
}

/** Neither the weakest nor the strongest. */
export function middle(levels: readonly string[]): string {
  return levels[Math.floor((levels.length - 1) / 2)] ?? '';
}

const MOST = 12;

/** Which of my running tables wait for me. */
export async function waitingForMe(tables: readonly ShownTable[]): Promise<Set<string>> {
  const running = tables.filter(({ status }) => status === 'playing').slice(0, MOST);
  const states = await Promise.all(running.map(({ id }) => api.stateOf(id).catch(() => null)));
  const waits = states.filter((state) => {
    const mine = state?.table.seats.filter((seat) => seat.mine).map(({ seat }) => seat) ?? [];
    return state?.decisions?.some(({ seat }) => mine.includes(seat));
  });
  return new Set(waits.map((state) => state?.table.id ?? ''));
}
