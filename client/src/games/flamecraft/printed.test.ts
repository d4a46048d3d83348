import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Face } from '../../net/views/flamecraft.ts';
import Signs from './Signs.svelte';
import { SIGN_ICONS, marked } from './looks.ts';
import { iconOf, slotsOf } from './printed.ts';

const SHOP: Face = {
  kind: 'shop',
  icon: 'meat',
  gives: 1,
  slots: [
    { accepts: [], reward: {}, artisan: 7 },
    { accepts: ['meat', 'iron'], reward: { coins: 1 }, artisan: -1 },
  ],
  signs: [],
};

test('the slots of a shop card are those of the table, with the starter artisan at work', () => {
  expect(slotsOf(SHOP)).toEqual([
    { id: 0, accepts: [], reward: {}, artisan: 7, face_down: false },
    { id: 1, accepts: ['meat', 'iron'], reward: { coins: 1 }, artisan: -1, face_down: false },
  ]);
  expect(slotsOf({ kind: 'artisan', id: 3, good: 'bread', signs: ['artisan'] })).toEqual([]);
});

test('a card has the colour of its icon, an artisan that of its good, and a card with a picture only none', () => {
  expect(iconOf(SHOP)).toBe('meat');
  expect(iconOf({ kind: 'artisan', id: 3, good: 'bread', signs: ['artisan'] })).toBe('bread');
  expect(iconOf({ kind: 'fancy', signs: ['fire', 'each'] })).toBe('any');
  expect(iconOf(null)).toBe('any');
});

test('every sign of an ability is drawn, and says how many of what', () => {
  const { container } = render(Signs, { of: ['x3', 'bread', 'to', 'x2', 'coin', 'rep', 'each', 'slot'] });
  expect(container.textContent?.replace(/\s+/g, '')).toBe('3→2/');
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  expect(paths).toHaveLength(4);
  expect([...paths, ...Object.values(SIGN_ICONS)].every((path) => path.length > 10)).toBe(true);
  expect(marked('each', undefined)).toBe('+');
});
