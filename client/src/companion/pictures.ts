// Pictures of the table that a page of the companion names: what a step, a choice or a fact shows.
import type { CardPicture, IconName, Picture } from '../net/wire.ts';

type Drawing = Exclude<Picture, IconName | null>;

/** Whether it is a drawing of one of these kinds, and not an icon. */
export function isOf(picture: Picture, kinds: readonly Drawing['kind'][]): boolean {
  return picture !== null && typeof picture !== 'string' && kinds.includes(picture.kind);
}

/** The card that it shows, whose text can be read. */
export function cardOf(picture: Picture): CardPicture | null {
  return picture !== null && typeof picture !== 'string' && picture.kind === 'card' ? picture : null;
}
