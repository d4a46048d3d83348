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

/**
 * An attachment: this element is the piece `key`, and comes from where it was before, else from the piece `source`: it flies,
 * or walks in steps.
 */
export function piece(
  key: string,
  still: boolean,
  source = '',
  how: 'flies' | 'walks' = 'flies',
): (element: HTMLElement) => () => void {
  return (element) => {
    const elements = pieces.get(key) ?? new Set();
    pieces.set(key, elements.add(element));
    const from = places.get(key) ?? places.get(source);
    places.delete(key); // one flight for each change
    if (!still && from) move(element, from, how);
    return () => {
      elements.delete(element);
      if (elements.size === 0) pieces.delete(key);
    };
  };
}

const STEP = 70; // pixels
const LIFT = 9;

function move(element: HTMLElement, from: DOMRect, how: 'flies' | 'walks'): void {
  const to = element.getBoundingClientRect();
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const far = Math.hypot(dx, dy);
  if (to.width === 0 || far < 2) return;
  const grown = from.width / to.width;
  const at = (left: number, up: number, lean: number): Keyframe => ({
    transform: `translate(${dx * left}px, ${dy * left - up}px) scale(${1 + (grown - 1) * left}) rotate(${lean}deg)`,
    transformOrigin: how === 'walks' ? '50% 100%' : '0 0',
    zIndex: 9,
  });
  // A walk is a hop for each step of the way, leaning to one side and the other.
  const steps = how === 'walks' ? Math.max(2, Math.min(8, Math.round(far / STEP))) : 0;
  const hops = Array.from({ length: Math.max(0, 2 * steps - 1) }, (_, i) =>
    at(1 - (i + 1) / (2 * steps), i % 2 ? 0 : LIFT, i % 2 ? 0 : i % 4 ? -12 : 12),
  );
  element.animate([at(1, 0, 0), ...hops, at(0, 0, 0)], {
    duration: FOR,
    easing: how === 'walks' ? 'linear' : 'cubic-bezier(0.3, 0, 0.2, 1)',
  });
}
