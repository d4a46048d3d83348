// The boards of the games, each fetched when somebody sits down at it.
import { learn } from '../words/words.svelte.ts';
import type { GameModule } from './contract.ts';
import { loadGuest } from './guest.ts';

const boards = import.meta.glob<{ game: GameModule }>('./*/index.ts');

/** A game's board with its words; null while the game has none in this client. */
export async function load(game: string): Promise<GameModule | null> {
  const found = boards[`./${game}/index.ts`];
  if (!found) return loadGuest(game);
  const [loaded] = await Promise.all([found(), learn(game)]);
  return loaded.game;
}
