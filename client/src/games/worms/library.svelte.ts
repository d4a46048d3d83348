// Names and texts of the cards in the reader's language: the library of the game, as far as it has come.
import { cards } from '../../net/library.svelte.ts';
import type { ShownCard } from '../../net/wire.ts';
import { sentences } from '../../words/words.svelte.ts';

let known = $state.raw<ReadonlyMap<string, ShownCard>>(new Map());
let asked: Promise<ShownCard[]> | null = null; // the box and the language that were fetched last

export function cardOf(kind: string, id: string): ShownCard | undefined {
  const wanted = cards('worms');
  if (asked !== wanted) {
    asked = wanted;
    wanted.then(
      (all) => (known = new Map(all.map((card) => [`${card.kind}:${card.id}`, card]))),
      () => (asked = null), // the line is down: ids will do until it is up
    );
  }
  return known.get(`${kind}:${id}`);
}

/** A card's name; a card of a pack is called by its id. */
export function nameOf(kind: string, id: string): string {
  const name = cardOf(kind, id)?.name ?? id.replaceAll('-', ' ');
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** A card as it would be read aloud. */
export function saidOf(kind: string, id: string): string {
  return sentences([nameOf(kind, id), ...(cardOf(kind, id)?.text ?? [])]);
}
