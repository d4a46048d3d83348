import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letterOf } from '../ui/letters.ts';
import { choices, walk } from './walk.ts';

beforeEach(() => {
  window.addEventListener('keydown', walk, true);
});
afterEach(() => {
  window.removeEventListener('keydown', walk, true);
  document.body.innerHTML = '';
  vi.useRealTimers();
});

function press(key: string): boolean {
  return (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}
const at = () => document.activeElement?.id;

const LIST = '<button data-option="0" id="one"></button><button data-option="1" id="two"></button>';

test('at a table as text digits and arrows go from option to option', () => {
  document.body.innerHTML = `<main class="text"><button>Menu</button><h2 tabindex="-1" id="now"></h2>${LIST}</main>`;
  document.getElementById('now')?.focus();
  expect(press('ArrowDown')).toBe(false);
  expect(at()).toBe('one');
  press('ArrowDown');
  expect(at()).toBe('two');
  press('ArrowDown');
  expect(at()).toBe('one');
  press('ArrowUp');
  expect(at()).toBe('two');
  press('1');
  expect(at()).toBe('one');
});

test('in a dialog they go through its options, and never to the table beneath', () => {
  const frame = '<div class="frame"><button data-lit="true" id="beneath"></button></div>';
  document.body.innerHTML = `${frame}<dialog open><button id="close"></button>${LIST}</dialog>`;
  document.getElementById('close')?.focus();
  press('2');
  expect(at()).toBe('two');
  document.body.innerHTML = `${frame}<dialog open><button id="close"></button></dialog>`;
  press('1');
  expect(at()).toBeFalsy();
});

test('a map that is worked by arrows, a handful and the cards of an opening are among what can be chosen', () => {
  document.body.innerHTML = `<div class="frame">
    <svg role="application" tabindex="0" id="map"></svg>
    <button data-pick="true" id="good"></button>
    <button data-part="cave:1" id="card"></button>
    <button data-part="egg" disabled></button>
    <span data-lit="true"><button id="done"></button></span>
    <div data-testid="bar"><button data-option="3" id="again"></button></div>
  </div>`;
  expect(choices().map(({ id }) => id)).toEqual(['map', 'good', 'card', 'done', 'again']);
  press('1');
  expect(at()).toBe('map');
  expect(press('ArrowDown')).toBe(true); // it moves what lies on the map
  expect(at()).toBe('map');
  press('4');
  expect(at()).toBe('done');
});

test('a key that ends what is being shown goes on to what can be chosen then', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div class="frame"></div>';
  expect(press('ArrowRight')).toBe(true); // nothing to choose: the page scrolls as it would
  document.querySelector('.frame')!.innerHTML = LIST.replaceAll('data-option', 'data-lit');
  vi.runAllTimers();
  expect(at()).toBe('one');
  document.body.innerHTML = '<div class="frame"></div>';
  press('2');
  document.querySelector('.frame')!.innerHTML = LIST.replaceAll('data-option', 'data-lit');
  vi.runAllTimers();
  expect(at()).toBe('two');
});

test('a letter is a key: on a Cyrillic keyboard the same one means the same', () => {
  expect(letterOf({ key: 'т', code: 'KeyN' })).toBe('n');
  expect(letterOf({ key: 'n', code: 'KeyN' })).toBe('n');
  expect(letterOf({ key: 'a', code: 'KeyQ' })).toBe('a'); // a French keyboard says what it means
  expect(letterOf({ key: '?', code: 'Digit7' })).toBe('?');
  expect(letterOf({ key: 'ArrowLeft', code: 'ArrowLeft' })).toBe('ArrowLeft');
});
