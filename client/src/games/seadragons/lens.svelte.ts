// How large the map is drawn where fingers work: never with cells below what a finger finds, and larger on request. What is
// larger than its box is scrolled in it, so that whatever is lit can be brought into view like anywhere else.
const FINGER = 25; // pixels of a cell, at least
const NEARER = 1.8;
const MARGIN = 21; // pixels of letters and numbers beside the cells, about
const EDGE = 1.2; // cells from the edge at which a dragged figure moves the map on

export class Lens {
  near = $state(false); // asked for
  wide = $state(0); // pixels of the box
  readonly #cells: () => number;
  readonly #touch: () => boolean;

  constructor(cells: () => number, touch: () => boolean) {
    this.#cells = cells;
    this.#touch = touch;
  }

  /** By how much the map is larger than its box. */
  readonly zoom: number = $derived.by(() => {
    if (!this.#touch() || !this.wide) return 1;
    const least = Math.max(1, (FINGER * this.#cells() + MARGIN) / this.wide);
    return this.near ? Math.max(NEARER, least) : least;
  });

  /** A finger that drags near the edge of the box takes the map along. */
  follow(box: Element, event: Pick<PointerEvent, 'clientX' | 'clientY'>): void {
    if (this.zoom === 1) return;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const edge = (EDGE * this.zoom * (this.wide - MARGIN)) / this.#cells();
    const past = (at: number, from: number, to: number) =>
      Math.max(0, at - (to - edge)) - Math.max(0, from + edge - at);
    box.scrollLeft += past(event.clientX, left, right) / 4;
    box.scrollTop += past(event.clientY, top, bottom) / 4;
  }
}
