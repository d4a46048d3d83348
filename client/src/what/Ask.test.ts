import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../words/words.svelte.ts';
import Ask from './Ask.svelte';

beforeAll(() => speak('en'));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('./book.ts', () => ({ bookOf: asked }));

/** A finger lies on a thing of the table, which the browser takes for a long press at its own time, or does not. */
async function press(event: (thing: HTMLElement) => Promise<unknown>): Promise<number> {
  asked.mockReset().mockResolvedValue(null);
  render(Ask, { game: 'seadragons' });
  const frame = document.body.appendChild(document.createElement('div'));
  frame.className = 'frame';
  const thing = frame.appendChild(document.createElement('button'));
  const clicked = vi.fn();
  thing.addEventListener('click', clicked);
  const down = new MouseEvent('pointerdown', { bubbles: true, clientX: 5, clientY: 5 });
  await fireEvent(thing, Object.assign(down, { pointerType: 'touch', isPrimary: true }));
  await event(thing);
  await fireEvent.pointerUp(thing);
  await fireEvent.click(thing);
  return clicked.mock.calls.length;
}

test('a tap that no browser takes for a long press is a click', async () => {
  expect(await press(() => Promise.resolve())).toBe(1);
  expect(asked).not.toHaveBeenCalled();
});

test('a press that the browser takes for a long one explains the thing, though it sends no click for it', async () => {
  expect(await press((thing) => fireEvent.contextMenu(thing))).toBe(0);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('seadragons'));
  expect(screen.queryByTestId('asking')).toBeNull();
});
