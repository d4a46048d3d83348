// The cards of the library by kind and number, in the reader's language: what faces are drawn from.
import { cards } from '../../net/library.svelte.ts';
import type { DragonFace } from '../../net/views/wyrmspan.ts';
import type { ShownCard } from '../../net/wire.ts';
import { sentences } from '../../words/words.svelte.ts';
import type { Named } from './bestiary/animal.ts';
import { faceOf, type Cave, type Picture, type Sign, type Timing } from './view.ts';

let all = $state.raw<ReadonlyMap<string, ShownCard>>(new Map());
let asked: Promise<ShownCard[]> | undefined; // what was fetched last: another language or another box is another one

/** A component, as soon as the library has come. */
export function card(kind: string, id: string | number): ShownCard | undefined {
  const wanted = cards('wyrmspan');
  if (asked !== wanted) {
    asked = wanted;
    wanted.then(
      (found) => {
        if (asked === wanted) all = new Map(found.map((one) => [`${one.kind} ${one.id}`, one]));
      },
      () => {
        if (asked === wanted) asked = undefined;
      },
    );
  }
  return all.get(`${kind} ${id}`);
}

export interface Dragon extends Named {
  name: string;
  trait: DragonFace['trait'];
  caves: readonly Cave[];
  vp: number;
  nests: number;
  cost: readonly Picture[]; // a sign for each thing that is due
  timing: readonly Timing[];
  signs: readonly Sign[];
  text: readonly string[];
}

export function dragonOf(card: ShownCard): Dragon | undefined {
  const face = faceOf(card);
  if (face?.kind !== 'dragon') return undefined;
  const cost = face.cost.flatMap(({ n, kind }) => Array<Picture>(n).fill(kind));
  return { ...face, id: Number(card.id), name: card.name, text: card.text ?? [], cost };
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

/** The signs of an effect that stands on a component. */
export function signsOf(found: ShownCard | undefined): readonly Sign[] {
  const face = found && faceOf(found);
  return face && 'signs' in face ? face.signs : [];
}
