import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CardRef } from '../contract.ts';
import { closer, looked } from './closer.svelte.ts';

const CARD: CardRef = { kind: 'dragon', id: '1' };
const OTHER: CardRef = { kind: 'dragon', id: '2' };
const point = (element: HTMLElement, kind: string) =>
  element.dispatchEvent(new PointerEvent(kind, { pointerType: 'mouse' }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a card under a resting pointer is shown large until the pointer leaves', () => {
  const element = document.createElement('span');
  const detach = closer(CARD)(element);
  point(element, 'pointerenter');
  expect(looked()).toBeNull();
  vi.runAllTimers();
  expect(looked()?.card).toEqual(CARD);
  point(element, 'pointerleave');
  expect(looked()).toBeNull();
  detach();
});

test('neither another card that goes nor its own being drawn anew takes it away', () => {
  const [element, neighbour] = [document.createElement('span'), document.createElement('span')];
  const detach = closer(CARD)(element);
  const go = closer(OTHER)(neighbour);
  point(element, 'pointerenter');
  go();
  detach();
  const end = closer(CARD)(element);
  vi.runAllTimers();
  expect(looked()?.card).toEqual(CARD);
  end();
  expect(looked()).toBeNull();
});
