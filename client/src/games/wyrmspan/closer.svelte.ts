// Which card the pointer rests on, so that it can be read large beside where it lies.
import type { CardRef } from '../contract.ts';

export interface Look {
  card: CardRef;
  box: DOMRect;
}

const AFTER = 250;
let now = $state.raw<Look | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let under: HTMLElement | null = null; // the pointer, which may rest there while its card is drawn anew

export function looked(): Look | null {
  return now;
}

function look(element: HTMLElement, card: CardRef): void {
  clearTimeout(timer);
  under = element;
  timer = setTimeout(() => (now = { card, box: element.getBoundingClientRect() }), AFTER);
}

function lookAway(element: HTMLElement): void {
  if (under !== element) return;
  clearTimeout(timer);
  now = null;
}

/** Attach to whatever shows a card small. */
export function closer(card: CardRef) {
  return (element: HTMLElement) => {
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      now = null;
      look(element, card);
    };
    const leave = () => {
      lookAway(element);
      under = null;
    };
    const press = () => lookAway(element);
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('pointerdown', press);
    if (under === element) look(element, card);
    return () => {
      lookAway(element);
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('pointerdown', press);
    };
  };
}
