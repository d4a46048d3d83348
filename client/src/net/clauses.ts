// The rules of a game, fetched once; and which of them speak of a component.
import * as api from './api.ts';
import type { ShownCard, ShownClause } from './wire.ts';

const kept = new Map<string, Promise<readonly ShownClause[]>>();

export function clauses(game: string): Promise<readonly ShownClause[]> {
  let found = kept.get(game);
  if (!found) {
    found = api.clauses(game).then(({ clauses }) => clauses);
    found.catch(() => kept.delete(game));
    kept.set(game, found);
  }
  return found;
}

/** Clauses that name the component. The rules are in English, and so are the ids of components that have a name. */
export function naming(all: readonly ShownClause[], { id }: Pick<ShownCard, 'id'>): ShownClause[] {
  const name = plain(String(id).replaceAll('-', ' '));
  return /[a-z]{3}/.test(name) ? all.filter(({ text }) => plain(text).includes(name)) : [];
}

function plain(text: string): string {
  const letters = text.toLowerCase().replaceAll(/['’]/g, '');
  return ` ${letters.replaceAll(/[^a-z0-9]+/g, ' ').trim()} `;
}
