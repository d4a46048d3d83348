import { afterEach, expect, test, vi } from 'vitest';
import { waiting } from './waiting.svelte.ts';

afterEach(() => vi.unstubAllGlobals());

test('the badge of the app counts the games that wait for me, and goes with the last of them', async () => {
  const setAppBadge = vi.fn(async () => undefined);
  const clearAppBadge = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { onLine: true, setAppBadge, clearAppBadge });
  let tables = ['a', 'b'];
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ tables, notice: '', number: 0 }), { status: 200 })),
  );
  await waiting.ask();
  expect([waiting.tables, setAppBadge.mock.calls, clearAppBadge.mock.calls]).toEqual([['a', 'b'], [[2]], []]);
  tables = [];
  await waiting.ask();
  expect([waiting.tables, setAppBadge.mock.calls.length, clearAppBadge.mock.calls]).toEqual([[], 1, [[]]]);
});

test('what cannot be asked leaves the badge as it is', async () => {
  const clearAppBadge = vi.fn();
  vi.stubGlobal('navigator', { onLine: true, clearAppBadge });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      throw new TypeError('no line');
    }),
  );
  await waiting.ask();
  expect(clearAppBadge).not.toHaveBeenCalled();
});
