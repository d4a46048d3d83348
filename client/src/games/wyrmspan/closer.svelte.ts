// Which card the pointer rests on, so that it can be read large beside where it lies.
import type { CardRef } from '../contract.ts';

export interface Look {
  card: CardRef;
  box: DOMRect;
}

const AFTER = 250;
let now = $state.raw<Look | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function looked(): Look | null {
  return now;
}

/** Attach to whatever shows a card small. */
export function closer(card: CardRef) {
  return (element: HTMLElement) => {
    const leave = () => {
      clearTimeout(timer);
      now = null;
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      leave();
      timer = setTimeout(() => (now = { card, box: element.getBoundingClientRect() }), AFTER);
    };
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('pointerdown', leave);
    return () => {
      leave();
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('pointerdown', leave);
    };
  };
}
