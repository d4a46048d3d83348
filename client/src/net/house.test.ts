import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../words/words.svelte.ts';
import { house } from './house.svelte.ts';

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('./api.ts', () => ({ house: asked }));

beforeAll(() => speak('en'));

test('whoever asks while somebody has asked already waits for the same answer', async () => {
  let answer: (found: unknown) => void = () => undefined;
  asked.mockReturnValue(new Promise((done) => (answer = done)));
  const first = house.ask();
  let isKnown = false;
  const second = house.ask().then(() => (isKnown = house.now !== null));
  answer({ games: [] });
  await Promise.all([first, second]);
  expect(isKnown).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
});
