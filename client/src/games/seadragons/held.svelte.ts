// The figure in a player's hand while its place is chosen: how it is turned, and over which cell it hovers.
import { keyOf, mirrored, turned, type Ghost, type Places } from './placing.ts';
import type { Cell } from './view.ts';

export class Held {
  wish = $state.raw<Cell[]>([]);
  hint = $state.raw<readonly Cell[]>([]); // where a lesson would like it
  cursor = $state.raw<Cell | null>(null);
  sticky = $state(false); // put down by a finger or a key, and waiting for a second word
  readonly ghost: Ghost | null = $derived.by(() =>
    this.places.size > 0 && this.cursor && this.wish.length > 0
      ? this.places.at(this.cursor, this.wish, this.hint)
      : null,
  );
  readonly #places: () => Places;

  constructor(places: () => Places) {
    this.#places = places;
  }

  get places(): Places {
    return this.#places();
  }

  /** A new figure comes as its card shows it. */
  take(figure: Cell[]): void {
    this.wish = figure;
    this.cursor = null;
    this.sticky = false;
    this.fit();
  }

  /** Held so that it fits somewhere, when a place is asked for and it would fit nowhere as it is held. */
  fit(): void {
    const { shapes } = this.places;
    const first = [...shapes.values()][0];
    if (first && this.wish.length > 0 && !shapes.has(keyOf(this.wish))) this.wish = first;
  }

  turn(): void {
    this.wish = turned(this.wish);
  }

  mirror(): void {
    this.wish = mirrored(this.wish);
  }
}
