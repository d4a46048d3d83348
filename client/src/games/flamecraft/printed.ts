// What is printed on a card of the library, in the shape in which the view shows it on the table.
import type { Face } from '../../net/views/flamecraft.ts';
import type { ShownCard } from '../../net/wire.ts';
import type { Slot } from './view.ts';

/** None for cards that show only their picture. */
export function faceOf({ face }: ShownCard): Face | null {
  return face as Face | null;
}

/** The kind whose colour the card has. */
export function iconOf(face: Face | null): string {
  if (!face || face.kind === 'fancy') return 'any';
  return face.kind === 'artisan' ? face.good : face.icon;
}

export function slotsOf(face: Face | null): Slot[] {
  return face?.kind === 'shop' ? face.slots.map((slot, id) => ({ ...slot, id, face_down: false })) : [];
}
