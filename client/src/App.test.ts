import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from './App.svelte';
import { speak } from './words/words.svelte.ts';

const house = {
  version: '1',
  levels: ['hatchling', 'wyrm'],
  languages: ['en'],
  webhooks: false,
  games: [{ name: 'seadragons', seats: [2, 3], minutes: 40, options: [], takes_pack: true, finished: true }],
};

beforeEach(async () => {
  await speak('en');
  vi.stubGlobal(
    'WebSocket',
    class {
      close() {}
    },
  ); // the hall's line, on which nothing comes
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: URL) => new Response(JSON.stringify(url.pathname.endsWith('/house') ? house : { tables: [] }))),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('the hall greets, and shows each game with its players and minutes', async () => {
  render(App);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to the hall');
  await waitFor(() => screen.getByRole('heading', { name: 'Sea Dragons' }));
  expect(screen.getByTestId('plate-seadragons').textContent).toContain('2–3 players');
  expect(screen.getByTestId('plate-seadragons').textContent).toContain('40 minutes');
});
