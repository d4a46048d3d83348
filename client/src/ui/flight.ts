// Pieces fly from where they last were: an artisan from the Park to a hand, a card from its deck to the display.
const FOR = 480;
const pieces = new Map<string, Set<HTMLElement>>();
const places = new Map<string, DOMRect>();

/** Note where every piece is, before the table changes; what appears later (a dialog) has come from nowhere. */
export function remember(): void {
  places.clear();
  setTimeout(() => places.clear());
  for (const [key, elements] of pieces) {
    for (const element of elements) {
      const place = element.getBoundingClientRect();
      if (place.width > 0) places.set(key, place);
    }
  }
}

/** An attachment: this element is the piece `key`, and comes flying from where it was before, else from the piece `source`. */
export function piece(key: string, still: boolean, source = ''): (element: HTMLElement) => () => void {
  return (element) => {
    const elements = pieces.get(key) ?? new Set();
    pieces.set(key, elements.add(element));
    const from = places.get(key) ?? places.get(source);
    places.delete(key); // one flight for each change
    if (!still && from) fly(element, from);
    return () => {
      elements.delete(element);
      if (elements.size === 0) pieces.delete(key);
    };
  };
}

function fly(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  if (to.width === 0 || Math.hypot(from.x - to.x, from.y - to.y) < 2) return;
  const way = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  element.animate([{ transform: way, transformOrigin: '0 0', zIndex: 9 }, { transform: 'none', transformOrigin: '0 0', zIndex: 9 }], {
    duration: FOR,
    easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
  });
}
