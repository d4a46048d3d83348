import { expect, test, vi } from 'vitest';
import type { ShownEvent } from '../../net/wire.ts';
import type { Event, Player, Space, View, Walk } from './view.ts';
import { wayOf } from './walk.ts';
import { Walker } from './walker.svelte.ts';

const told = (what: Event): ShownEvent => ({ step: 1, seat: what.seat, text: '', by: what.seat, what, house: null });
const sets = told({ kind: 'explored', seat: 0, cave: 'golden' });
const gains = told({ kind: 'gained', seat: 0, token: 'meat', n: 1 });
const answers = (space: number) => told({ kind: 'activated', seat: 0, dragon: 7, space });

/** The golden cave has three dragons. */
function after(walk: Walk | null): View {
  const spaces: Space[] = Array.from({ length: 12 }, (_, i) => (i >= 4 && i < 7 ? { excavated: true, dragon: i } : {}));
  return { walk, players: [{ spaces } as Player] } as View;
}
const stops = (events: readonly ShownEvent[], now: Walk | null, from: Walk | null = null) =>
  wayOf(events, after(now), 0, from).map(({ stop, answers }) => `${stop}${answers ? '!' : ''}`);

test('whoever sets out goes past each icon to where the next question is asked', () => {
  expect(stops([sets], { seat: 0, cave: 1, stop: 0 })).toEqual(['0']);
  expect(stops([sets, gains], { seat: 0, cave: 1, stop: 4 })).toEqual(['0', '1', '2', '3', '4']);
});

test('a dragon answers where the server tells that it was activated, and nowhere else', () => {
  expect(stops([sets, gains, answers(5)], { seat: 0, cave: 1, stop: 4 })).toEqual(['0', '1', '2', '3!', '4']);
});

test('a walk goes on from where it stood, and ends at the icon behind the last dragon', () => {
  expect(stops([gains, answers(6)], null, { seat: 0, cave: 1, stop: 4 })).toEqual(['5!', '6']);
  expect(stops([gains], null, { seat: 0, cave: 1, stop: 6 })).toEqual([]);
});

test('what others do, what is taken back and what happens beside a walk moves nobody', () => {
  const undone: ShownEvent = { ...gains, what: null, house: { kind: 'undone', seat: 0 } };
  expect(stops([undone], null, { seat: 0, cave: 1, stop: 4 })).toEqual([]);
  expect(stops([gains], null)).toEqual([]);
  expect(wayOf([{ ...sets, seat: 1 }], after({ seat: 1, cave: 1, stop: 2 }), 0, null)).toEqual([]);
});

test('it walks stop by stop in time, and goes when the walk is over', () => {
  vi.useFakeTimers();
  const walker = new Walker();
  walker.follow([], after(null), 0, false);
  walker.follow([sets, gains, answers(4), gains], after(null), 0, false);
  const seen = [walker.place?.stop];
  for (let n = 0; n < 7; n++) {
    vi.advanceTimersByTime(walker.leg);
    seen.push(walker.place?.stop);
  }
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, undefined]);
  expect([...walker.answered]).toEqual([4]);
  vi.useRealTimers();
});

test('skipped it stands at once where it is, and without motion it never walks', () => {
  vi.useFakeTimers();
  const [now, walker] = [after({ seat: 0, cave: 1, stop: 4 }), new Walker()];
  walker.follow([], after(null), 0, false);
  walker.follow([sets, gains], now, 0, false);
  expect(walker.place?.stop).toBe(0);
  walker.halt();
  expect(walker.place?.stop).toBe(4);
  const still = new Walker();
  still.follow([], after(null), 0, true);
  still.follow([sets, gains], now, 0, true);
  expect(still.place?.stop).toBe(4);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('a mat that is opened later shows where the adventurer stands, and no walk of before', () => {
  const walker = new Walker();
  walker.follow([sets, gains], after({ seat: 0, cave: 1, stop: 4 }), 0, false);
  expect(walker.place).toMatchObject({ cave: 1, stop: 4, answers: false });
});
