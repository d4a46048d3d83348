// Names of the realms in the reader's language: from the library of the box that is on the table, as far as it has come.
import { cards } from '../../net/library.svelte.ts';
import type { ShownCard } from '../../net/wire.ts';
import type { Realm, View } from './view.ts';

let known = $state.raw<ReadonlyMap<string, string>>(new Map());
let asked: Promise<ShownCard[]> | undefined; // another language or another box is another one

/** A realm's name; its id until the library has come. */
export function realmName({ id }: Pick<Realm, 'id'>): string {
  const wanted = cards('seadragons');
  if (asked !== wanted) {
    asked = wanted;
    wanted.then(
      (found) => {
        if (asked !== wanted) return;
        known = new Map(found.flatMap((card) => (card.kind === 'realm' ? [[String(card.id), card.name]] : [])));
      },
      () => {
        if (asked === wanted) asked = undefined;
      },
    );
  }
  return known.get(id) ?? id;
}

/** The name of the realm in a quadrant of the map. */
export function quadrantName(view: View, quadrant: Realm['quadrant']): string {
  const realm = view.realms.find((one) => one.quadrant === quadrant);
  return realm ? realmName(realm) : '';
}
