// What the components are called and what they say, from the library: it lists them in the order of their numbers.
import { cards } from '../../net/library.svelte.ts';
import type { ShownCard } from '../../net/wire.ts';
import type { CardRef } from '../contract.ts';
import { faceOf } from './printed.ts';
import type { Sign } from './view.ts';

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
let asked: Promise<ShownCard[]> | undefined; // another language or another box is another one

function shelf(name: Shelf): readonly ShownCard[] {
  const wanted = cards('flamecraft');
  if (asked !== wanted) {
    asked = wanted;
    wanted.then(
      (found) => {
        if (asked === wanted) fill(found);
      },
      () => {
        if (asked === wanted) asked = undefined;
      },
    );
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

/** What it does, in signs. */
export function signsOf(name: Shelf, which: number | string): readonly Sign[] {
  const card = cardOf(name, which);
  const face = card ? faceOf(card) : null;
  return face && 'signs' in face ? face.signs : [];
}

/** For the way to the card's own page. */
export function refOf(name: Shelf, which: number | string): CardRef | undefined {
  const card = cardOf(name, which);
  return card && { kind: card.kind, id: card.id };
}
