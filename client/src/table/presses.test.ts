import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Presses, type Means } from './presses.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MEANS: Means[] = ['pointer', 'key'];

test('a press answers the question under which it began', () => {
  for (const by of MEANS) {
    const presses = new Presses();
    presses.begin(by, '0 5', false);
    expect(presses.means('0 5')).toBe(true);
  }
});

test('a press that ended what was being shown answers nothing, by key and pointer alike', () => {
  for (const by of MEANS) {
    const presses = new Presses();
    presses.begin(by, '0 5', true);
    expect(presses.means('0 5')).toBe(false);
    presses.end(by);
    vi.advanceTimersByTime(1);
    presses.begin(by, '0 5', false);
    expect(presses.means('0 5')).toBe(true);
  }
});

test('a press under which another question came answers neither', () => {
  const presses = new Presses();
  presses.begin('pointer', '0 5', false);
  expect(presses.means('0 7')).toBe(false);
});

test('what is clicked without a press is meant as it comes, also after a press without a click', () => {
  const presses = new Presses();
  expect(presses.means('0 5')).toBe(true);
  presses.begin('pointer', '0 5', true);
  presses.lift();
  expect(presses.means('0 5')).toBe(false); // its click may still come
  vi.advanceTimersByTime(1000);
  expect(presses.means('0 5')).toBe(true);
});

test('a key that is let go does not end the press of a pointer', () => {
  const presses = new Presses();
  presses.begin('key', '0 4', true);
  presses.begin('pointer', '0 5', true);
  presses.end('key');
  vi.advanceTimersByTime(1000);
  expect(presses.means('0 5')).toBe(false);
});
