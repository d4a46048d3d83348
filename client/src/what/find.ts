// What lies under a finger or has the focus: the sign, and the thing that it is on.
import type { Book, Kind } from './book.ts';

export interface Found {
  kinds: Kind[]; // the smallest first
  box: DOMRect; // around what is meant
}

const LARGE = 110; // pixels: a larger picture is a ground, not a sign
const NEAR = 3;

/** The things at a point of the screen within a table. */
export function foundAt(book: Book, x: number, y: number): Found | null {
  const there = document
    .elementsFromPoint(x, y)
    .filter((one) => one.closest('.frame') && !one.closest('[data-asking]'));
  if (there.length === 0) return null;
  return told(signAt(book, there, x, y), thingOf(book, there), there[0]!);
}

/** The things that an element with the focus stands for. */
export function foundIn(book: Book, element: Element): Found | null {
  const inside = signsIn(book, element);
  return told(inside.length === 1 ? inside[0] : undefined, thingOf(book, [element]), element);
}

interface Hit {
  kind: Kind;
  element: Element;
}

function told(sign: Hit | undefined, thing: Hit | undefined, touched: Element): Found | null {
  const hits = [sign, thing].filter((one) => one !== undefined);
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds.length > 0 ? { kinds, box: (hits[0]?.element ?? touched).getBoundingClientRect() } : null;
}

function signsIn(book: Book, element: Element): Hit[] {
  return [...element.querySelectorAll('path[d]')].flatMap((path) => {
    const kind = book.sign(path);
    return kind ? [{ kind, element: path }] : [];
  });
}

function signAt(book: Book, there: readonly Element[], x: number, y: number): Hit | undefined {
  const scope = there[0]?.closest('[data-what], [data-target], [data-thing], button, section');
  const over = (box: DOMRect) =>
    x >= box.left - NEAR && x <= box.right + NEAR && y >= box.top - NEAR && y <= box.bottom + NEAR;
  const under = scope ? signsIn(book, scope).filter(({ element }) => over(element.getBoundingClientRect())) : [];
  const size = ({ element }: Hit) => element.getBoundingClientRect().width;
  const [smallest] = under.filter((one) => size(one) < LARGE).sort((a, b) => size(a) - size(b));
  if (smallest) return smallest;
  // A number belongs to the sign beside it.
  for (let element = there[0]; element && element !== scope; element = element.parentElement ?? undefined) {
    const inside = signsIn(book, element);
    if (inside.length > 0) return inside.length === 1 ? inside[0] : undefined;
  }
  return undefined;
}

function thingOf(book: Book, there: readonly Element[]): Hit | undefined {
  for (const element of there) {
    const part = book.part(element);
    if (part?.css) return { kind: part, element: element.closest(part.css) ?? element };
  }
  // On a map things lie below the hexes that can be chosen.
  const map = there[0] instanceof SVGElement ? there[0].closest('svg:has([data-what])') : null;
  for (const element of map ? there : []) {
    const marked = element.closest<HTMLElement>('[data-what]');
    const kind = marked && map?.contains(marked) ? book.called(marked.dataset.what ?? '') : undefined;
    if (marked && kind) return { kind, element: marked };
  }
  for (const top of there) {
    for (let element = top.closest('[data-what], [data-target], [data-thing]'); element;) {
      const { what = '', target = '', thing = '' } = (element as HTMLElement).dataset;
      const kind = book.called(what) ?? book.named(target) ?? book.named(thing);
      if (kind) return { kind, element };
      element = element.parentElement?.closest('[data-what], [data-target], [data-thing]') ?? null;
    }
  }
  for (const element of there) {
    const kind = book.ground(element);
    if (kind?.ground) return { kind, element };
  }
  for (const element of there) {
    const kind = book.frame(element);
    if (kind?.css) return { kind, element: element.closest(kind.css) ?? element };
  }
  return undefined;
}
