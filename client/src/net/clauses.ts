// The rules of a game in a language, fetched once; and which of them speak of a component.
import * as api from './api.ts';
import type { ShownCard, ShownClause } from './wire.ts';

const kept = new Map<string, Promise<readonly ShownClause[]>>();

export function clauses(game: string, lang: string): Promise<readonly ShownClause[]> {
  const key = `${game} ${lang}`;
  let found = kept.get(key);
  if (!found) {
    found = api.clauses(game, lang).then(({ clauses }) => clauses);
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

/**
 * Clauses that name the component, in the reader's language. Which they are, the English rules tell: the ids of components
 * that have a name are English, and a name in other languages changes with its case.
 */
export async function clausesNaming(game: string, card: Pick<ShownCard, 'id'>, lang: string): Promise<ShownClause[]> {
  const [english, read] = await Promise.all([clauses(game, 'en'), clauses(game, lang)]);
  const ids = new Set(naming(english, card).map(({ id }) => id));
  return read.filter(({ id }) => ids.has(id));
}

export function naming(english: readonly ShownClause[], { id }: Pick<ShownCard, 'id'>): ShownClause[] {
  const name = plain(String(id).replaceAll('-', ' '));
  return /[a-z]{3}/.test(name) ? english.filter(({ text }) => plain(text).includes(name)) : [];
}

function plain(text: string): string {
  const letters = text.toLowerCase().replaceAll(/['’]/g, '');
  return ` ${letters.replaceAll(/[^a-z0-9]+/g, ' ').trim()} `;
}

/** Clauses in which every word that was typed occurs. */
export function sought(all: readonly ShownClause[], typed: string): ShownClause[] {
  return all.filter(({ id, section, text }) => occursIn(typed, `${id} ${section} ${text}`));
}

/** Whether every word that was typed occurs, whatever its capitals and apostrophes, and ё or е. */
export function occursIn(typed: string, text: string): boolean {
  const here = alike(text);
  return alike(typed)
    .split(/\s+/)
    .every((word) => here.includes(word));
}

function alike(text: string): string {
  return text.toLowerCase().replaceAll(/['’ʼ]/g, "'").replaceAll('ё', 'е');
}
