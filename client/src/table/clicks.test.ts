import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownAhead, ShownOption } from '../net/wire.ts';
import { Clicks } from './clicks.svelte.ts';
import { Hands, type Known } from './hands.svelte.ts';

const option = (n: number): ShownOption =>
  ({ option: n, label: `Option ${n}`, target: '', preview: '' }) as ShownOption;
const PLAIN: Known = { final: false, ahead: undefined };
const DEADLY: Known = { final: false, ahead: { option: 1, loss: ['Your worm drowns.'] } as ShownAhead };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Somebody at a table that does not yet know what its answers would do. */
function sits() {
  const sent: number[] = [];
  let known: Known | null = null;
  const hands = new Hands();
  const clicks = new Clicks(hands, {
    known: () => known,
    wishes: () => ({ confirm: 'final', endTurn: false, single: 'chain' }),
    send: ({ option }) => sent.push(option),
  });
  clicks.ask('0 5');
  const tell = (what: Known) => {
    known = what;
    clicks.tell();
  };
  return { sent, hands, clicks, tell, forget: () => (known = null) };
}

test('a click waits until it is known what it would do, and is sent then', () => {
  const { sent, clicks, tell } = sits();
  clicks.click(option(1));
  expect([clicks.waits, sent]).toEqual([true, []]);
  tell(PLAIN);
  expect([clicks.waits, sent]).toEqual([false, [1]]);
});

test('what kills is asked for once more when that becomes known', () => {
  const { sent, hands, clicks, tell } = sits();
  clicks.click(option(1));
  tell(DEADLY);
  expect([clicks.waits, sent, hands.held?.option]).toEqual([false, [], 1]);
});

test('a click is not held in silence: soon it is asked for once more, and sent by a second click or when it is known', () => {
  for (const how of ['click', 'known']) {
    const { sent, hands, clicks, tell } = sits();
    clicks.click(option(1));
    vi.advanceTimersByTime(2100);
    expect([clicks.waits, sent, hands.held?.option]).toEqual([false, [], 1]);
    vi.advanceTimersByTime(500);
    if (how === 'click') clicks.click(option(1));
    else tell(PLAIN);
    expect([sent, hands.held]).toEqual([[1], null]);
  }
});

test('a state that asks the same once more loses no click, whether it waits or is held', () => {
  const { sent, hands, clicks, tell } = sits();
  clicks.click(option(1));
  clicks.ask('0 5');
  expect(clicks.waits).toBe(true);
  vi.advanceTimersByTime(2100);
  clicks.ask('0 5');
  expect(hands.held?.option).toBe(1);
  tell(PLAIN);
  expect(sent).toEqual([1]);
});

test('another question has nothing to do with what was clicked before', () => {
  const { sent, hands, clicks, tell } = sits();
  clicks.click(option(1));
  clicks.ask('0 6');
  expect(clicks.waits).toBe(false);
  vi.advanceTimersByTime(5000);
  tell(PLAIN);
  expect([sent, hands.held]).toEqual([[], null]);
});

test('what was let go is not sent when it becomes known', () => {
  for (const ms of [100, 2100]) {
    const { sent, clicks, tell } = sits();
    clicks.click(option(1));
    vi.advanceTimersByTime(ms);
    clicks.letGo();
    tell(PLAIN);
    expect(sent).toEqual([]);
  }
});

test('of two clicks the later one counts', () => {
  const { sent, hands, clicks, tell } = sits();
  clicks.click(option(1));
  vi.advanceTimersByTime(1500);
  clicks.click(option(2));
  vi.advanceTimersByTime(1000);
  expect([clicks.waits, hands.held]).toEqual([true, null]);
  tell(PLAIN);
  expect(sent).toEqual([2]);
});

test('a key that stays down while its answer waits is one answer', () => {
  const { sent, hands, clicks, tell } = sits();
  hands.key({ repeat: false });
  clicks.click(option(1));
  hands.key({ repeat: true });
  clicks.click(option(1));
  tell(PLAIN);
  expect(sent).toEqual([1]);
});
