// Any key, and any press, ends what is shown; and none of it holds up what it was pressed for.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule, Moment as Scene, Play } from '../games/contract.ts';
import type { ShownEvent } from '../net/wire.ts';
import Moment from './Moment.svelte';
import Reckoning from './Reckoning.svelte';

const KEYS = ['Enter', ' ', 'Escape', 'a', 'ArrowLeft', 'Tab', '7', 'F2', 'Shift'];
const scene: Scene = { kind: 'round', title: 'Round 1 is over', facts: [{ seat: -1, text: 'Ann has it' }] };
const module = { moment: () => scene } as unknown as GameModule;
const happened: ShownEvent = { step: 1, seat: 0, text: '', by: 0, what: null, house: null };
const play = { lit: new Map(), events: [happened], still: false, sitters: [] } as unknown as Play;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function shown(): Promise<void> {
  render(Moment, { game: 'wyrmspan', module, view: {}, play });
  await vi.advanceTimersByTimeAsync(600); // the board shows its part first
  expect(screen.getByTestId('scene').textContent).toContain('Ann has it');
}

test.each(KEYS)('the key %j ends a scene', async (key) => {
  await shown();
  await fireEvent.keyDown(window, { key });
  expect(screen.queryByTestId('scene')).toBeNull();
});

test('so does a press, and a scene that nobody ends goes by itself', async () => {
  await shown();
  await fireEvent.pointerDown(window);
  expect(screen.queryByTestId('scene')).toBeNull();
  render(Moment, { game: 'wyrmspan', module, view: {}, play });
  await vi.advanceTimersByTimeAsync(600);
  expect(screen.queryByTestId('scene')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  await tick();
  expect(screen.queryByTestId('scene')).toBeNull();
});

test.each([...KEYS, ''])('the key %j (none: a press) leads from the count to the result', async (key) => {
  const onend = vi.fn();
  const score = { seat: 0, total: 3, winner: true, title: '', drew: false, late: false, tiebreaks: [], name: 'Ann' };
  render(Reckoning, {
    module,
    view: {},
    scores: [{ ...score, lines: [{ source: 'eggs', label: 'eggs', points: 3 }] }],
    sitters: [],
    onend,
  });
  expect(onend).not.toHaveBeenCalled();
  if (key) await fireEvent.keyDown(window, { key });
  else await fireEvent.pointerDown(window);
  expect(onend).toHaveBeenCalledOnce();
});
