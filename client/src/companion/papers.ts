// The papers of a game: its score sheet to be filled in and its set-up list, fetched once.
import * as api from '../net/api.ts';
import type { Papers } from '../net/wire.ts';

const kept = new Map<string, Promise<Papers>>();

export function papers(game: string): Promise<Papers> {
  let found = kept.get(game);
  if (!found) {
    found = api.papers(game);
    found.catch(() => kept.delete(game));
    kept.set(game, found);
  }
  return found;
}
