// What the components are called and what they say, from the library: it lists them in the order of their numbers.
import { cards } from '../../net/library.svelte.ts';
import type { ShownCard } from '../../net/wire.ts';
import { language } from '../../words/words.svelte.ts';
import type { CardRef } from '../contract.ts';

type Shelf = 'shop' | 'artisan' | 'fancy' | 'enchantment' | 'companion' | 'achievement';
const SHELVES: Record<string, Shelf> = {
  'starter-shop': 'shop',
  shop: 'shop',
  artisan: 'artisan',
  sun: 'fancy',
  moon: 'fancy',
  enchantment: 'enchantment',
  companion: 'companion',
  achievement: 'achievement',
};

let shelves = $state.raw(new Map<Shelf, ShownCard[]>());
let asked = '';

function shelf(name: Shelf): readonly ShownCard[] {
  const lang = language();
  if (asked !== lang) {
    asked = lang;
    cards('flamecraft').then(fill, () => (asked = ''));
  }
  return shelves.get(name) ?? [];
}

export function fill(all: readonly ShownCard[]): void {
  const filled = new Map<Shelf, ShownCard[]>();
  for (const card of all) {
    const name = SHELVES[card.kind];
    if (name) filled.set(name, [...(filled.get(name) ?? []), card]);
  }
  shelves = filled;
}

/** A component by its number or its key; nothing until the library has come. */
export function cardOf(name: Shelf, which: number | string): ShownCard | undefined {
  const all = shelf(name);
  return typeof which === 'number' ? all[which] : all.find(({ id }) => id === which);
}

/** Its number among its like. */
export function numberOf(name: Shelf, key: string): number {
  return shelf(name).findIndex(({ id }) => id === key);
}

export function nameOf(name: Shelf, which: number | string): string {
  return cardOf(name, which)?.name ?? (typeof which === 'string' ? which.replaceAll('-', ' ') : '');
}

export function textOf(name: Shelf, which: number | string): string[] {
  return cardOf(name, which)?.text ?? [];
}

/** For the way to the card's own page. */
export function refOf(name: Shelf, which: number | string): CardRef | undefined {
  const card = cardOf(name, which);
  return card && { kind: card.kind, id: card.id };
}
