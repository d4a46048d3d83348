// The still life of each enchantment, by its key.
import { BAKERY } from './bakery.ts';
import { BREWERY } from './brewery.ts';
import { glint, type Shelf, type Still } from './brush.ts';
import { BUTCHERY } from './butchery.ts';
import { GARDEN } from './garden.ts';
import { JEWELS } from './jewels.ts';
import { SMITHY } from './smithy.ts';

export const ENCHANTMENTS: Shelf = { ...BAKERY, ...BUTCHERY, ...SMITHY, ...JEWELS, ...GARDEN, ...BREWERY };

/** For cards of a pack. */
const BOOK: Still = [
  ['white', 'M16 20L54 12L88 22V84L54 92L16 84z'],
  ['violet', 'M10 18L50 8V88L10 82z'],
  ['violet', 'M50 8L90 18V82L50 88z'],
  ['gold', 'M50 8V88L46 88V8zM10 18l10-2v10l-10-2z'],
  ['sun', glint(70, 46, 18)],
];

export const enchantmentOf = (key: string): Still => ENCHANTMENTS[key] ?? BOOK;
