// The components of a game with their texts, fetched once for each language.
import { language } from '../words/words.svelte.ts';
import * as api from './api.ts';
import type { ShownCard } from './wire.ts';

const kept = new Map<string, Promise<ShownCard[]>>();

export function cards(game: string): Promise<ShownCard[]> {
  const key = `${game} ${language()}`;
  let found = kept.get(key);
  if (!found) {
    found = api.cards(game).then(({ cards }) => cards);
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}
