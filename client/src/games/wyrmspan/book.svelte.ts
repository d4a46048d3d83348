// The cards of the library by kind and number, in the reader's language: what faces are drawn from.
import { cards } from '../../net/library.svelte.ts';
import type { ShownCard } from '../../net/wire.ts';
import { language, sentences } from '../../words/words.svelte.ts';
import type { Named } from './portrait.ts';

let all = $state.raw<ReadonlyMap<string, ShownCard>>(new Map());
let asked = ''; // the language that was fetched last

/** A component, as soon as the library has come. */
export function card(kind: string, id: string | number): ShownCard | undefined {
  const wanted = language();
  if (asked !== wanted) {
    asked = wanted;
    cards('wyrmspan').then(
      (found) => (all = new Map(found.map((one) => [`${one.kind} ${one.id}`, one]))),
      () => (asked = ''),
    );
  }
  return all.get(`${kind} ${id}`);
}

export interface Dragon extends Named {
  name: string;
  vp: number;
  nests: number;
  cost: readonly string[]; // a sign for each thing that is due
  timing: readonly string[];
  glyphs: string;
  text: readonly string[];
}

export function dragonOf({ id, name, text, facts = {} }: ShownCard): Dragon {
  const words = (key: string) => String(facts[key] ?? '').split(' ').filter((word) => word !== '' && word !== '-');
  return {
    id: Number(id),
    name,
    english: String(facts['english'] ?? name),
    size: String(facts['size']),
    trait: String(facts['trait']),
    caves: words('caves'),
    vp: Number(facts['vp'] ?? 0),
    nests: Number(facts['nests'] ?? 0),
    cost: spelled(words('cost')),
    timing: words('timing'),
    glyphs: String(facts['glyphs'] ?? ''),
    text: text ?? [],
  };
}

export function dragon(id: number): Dragon | undefined {
  const found = card('dragon', id);
  return found && dragonOf(found);
}

export function nameOf(kind: string, id: string | number): string {
  return card(kind, id)?.name ?? '…';
}

/** Name and text in one line, for labels. */
export function saidOf(kind: string, id: string | number): string {
  const found = card(kind, id);
  return found ? sentences([found.name, ...(found.text ?? [])]) : '…';
}

export function glyphsOf(kind: string, id: string | number): string {
  return String(card(kind, id)?.facts?.['glyphs'] ?? '');
}

/** `2 milk 1 egg` as `milk milk egg`. */
function spelled(pairs: readonly string[]): string[] {
  return pairs.flatMap((word, i) => (i % 2 ? Array<string>(Number(pairs[i - 1])).fill(word) : []));
}
