// The components of a game with their texts, fetched once for each language. A table with a pack has a box of its own.
import { language } from '../words/words.svelte.ts';
import * as api from './api.ts';
import type { ShownCard } from './wire.ts';

const kept = new Map<string, Promise<ShownCard[]>>();
let box = $state(''); // the table whose pack is on the screen

/** The components now in use are those of this table; of nobody's: those of the house. */
export function openBox(table: string): void {
  box = table;
}

export function cards(game: string): Promise<ShownCard[]> {
  const table = box;
  const key = `${table || game} ${language()}`;
  let found = kept.get(key);
  if (!found) {
    found = (table ? api.cardsOf(table) : api.cards(game)).then(({ cards }) => cards);
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}
