// What is printed on a card of the library, in the shape in which the view shows it on the table.
import type { Face } from '../../net/views/flamecraft.ts';
import { faceAs } from '../told.ts';
import type { Slot } from './view.ts';

export const faceOf = faceAs<Face>;

/** The kind whose colour the card has. */
export function iconOf(face: Face | null): string {
  switch (face?.kind) {
    case 'artisan':
      return face.good;
    case 'shop':
    case 'enchantment':
      return face.icon;
    default:
      return 'any';
  }
}

export function slotsOf(face: Face | null): Slot[] {
  return face?.kind === 'shop' ? face.slots.map((slot, id) => ({ ...slot, id, face_down: false })) : [];
}
