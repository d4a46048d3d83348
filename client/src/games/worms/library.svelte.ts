// Names and texts of the cards in the reader's language: the library of the game, as far as it has come.
import { cards } from '../../net/library.svelte.ts';
import type { ShownCard } from '../../net/wire.ts';

let known = $state.raw<ReadonlyMap<string, ShownCard>>(new Map());

/** To be called in an effect: fetches the library, and again when the language changes. */
export function readLibrary(): void {
  cards('worms').then(
    (all) => (known = new Map(all.map((card) => [`${card.kind}:${card.id}`, card]))),
    () => {}, // the line is down: ids will do until it is up
  );
}

export function cardOf(kind: string, id: string): ShownCard | undefined {
  return known.get(`${kind}:${id}`);
}

/** A card's name; a card of a pack is called by its id. */
export function nameOf(kind: string, id: string): string {
  const name = cardOf(kind, id)?.name ?? id.replaceAll('-', ' ');
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
