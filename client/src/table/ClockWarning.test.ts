import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownClock } from '../net/wire.ts';
import { speak } from '../words/words.svelte.ts';
import ClockWarning from './ClockWarning.svelte';

beforeEach(async () => {
  await speak('en');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const clock = (seconds: number, more: Partial<ShownClock> = {}): ShownClock => ({
  left: [seconds * 1000, 1000],
  running: [0],
  paused: false,
  asks_pause: [],
  starts: 0,
  ...more,
});
const said = () => screen.getByTestId('clock-warning').textContent;

async function after(seconds: number): Promise<void> {
  vi.advanceTimersByTime(seconds * 1000);
  await tick();
}

test('a clock tells when it becomes short, and not before', async () => {
  render(ClockWarning, { clock: clock(90), seat: 0 });
  await after(29);
  expect(said()).toBe('');
  await after(1);
  expect(said()).toBe('You have 1 minute left.');
  await after(30);
  expect(said()).toBe('You have 30 seconds left.');
  await after(20);
  expect(said()).toBe('You have 10 seconds left.');
});

test('a turn that begins with a short clock says so once, and the same clock told anew says nothing anew', async () => {
  const { rerender } = render(ClockWarning, { clock: clock(42), seat: 0 });
  await tick();
  expect(said()).toBe('You have 42 seconds left.');
  await rerender({ clock: clock(40), seat: 0 });
  expect(said()).toBe('You have 42 seconds left.');
  await after(10);
  expect(said()).toBe('You have 30 seconds left.');
});

test('clocks that stand, have stopped or are of others say nothing', async () => {
  const { rerender } = render(ClockWarning, { clock: clock(20, { paused: true }), seat: 0 });
  await after(15);
  expect(said()).toBe('');
  await rerender({ clock: clock(20, { running: [1] }), seat: 0 });
  await after(15);
  expect(said()).toBe('');
});

test('what a turn has more than a timer can wait for is no alarm', async () => {
  render(ClockWarning, { clock: clock(40 * 86_400), seat: 0 });
  await after(1);
  expect(said()).toBe('');
});
