// Pieces fly from where they last were: an artisan from the Park to a hand, a card from its deck to the display.
const FOR = 480;

interface Piece {
  key: string;
  source: string;
  how: 'flies' | 'walks';
}
const pieces = new Map<HTMLElement, Piece>();
const places = new Map<string, DOMRect>();

/**
 * Note where every piece is, before anything of the table changes; what has changed its place by the next frame flies there,
 * and what appears later (a dialog) has come from nowhere.
 */
export function remember(): void {
  if (pieces.size === 0) return;
  if (places.size === 0) requestAnimationFrame(fly);
  places.clear();
  for (const [element, { key }] of pieces) {
    const place = element.getBoundingClientRect();
    if (place.width > 0) places.set(key, place);
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
  how: Piece['how'] = 'flies',
): (element: HTMLElement) => () => void {
  return (element) => {
    if (!still) pieces.set(element, { key, source, how });
    return () => pieces.delete(element);
  };
}

/** All sizes are asked for before anything begins to move: in turns, each would have the table laid out once more. */
function fly(): void {
  const flights = [];
  const flown = new Set<string>(); // one flight for each change
  for (const [element, { key, source, how }] of pieces) {
    const from = (flown.has(key) ? undefined : places.get(key)) ?? places.get(source);
    if (!from) continue;
    const to = element.getBoundingClientRect();
    if (to.width === 0) continue; // it is out of sight
    flights.push({ element, from, to, how });
    flown.add(key);
  }
  places.clear();
  for (const { element, from, to, how } of flights) move(element, from, to, how);
}

const STEP = 70; // pixels
const LIFT = 9;

function move(element: HTMLElement, from: DOMRect, to: DOMRect, how: Piece['how']): void {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const far = Math.hypot(dx, dy);
  if (far < 2) return;
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
