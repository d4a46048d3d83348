import { cleanup, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { GameModule } from '../games/contract.ts';
import type { ShownScore, ShownTable } from '../net/wire.ts';
import { plainLook } from '../ui/seats.ts';
import { speak } from '../words/words.svelte.ts';
import EndScreen from './EndScreen.svelte';

beforeAll(() => speak('en'));

const revealed = (source: string, _view: unknown, seat: number) =>
  source === 'hidden' && seat === 1 ? ['a crown'] : [];
const module = {
  revealed,
  star: () => ({ seat: 1, text: 'two worms' }),
  earned: () => ['a title'],
} as unknown as GameModule;
const sitters = ['Ann', 'Bob', 'Cid'].map((name, seat) => ({ seat, name, look: plainLook(seat), bot: false }));
const score = (seat: number, living: number, more: Partial<ShownScore>): ShownScore => ({
  seat,
  total: living,
  lines: [{ source: 'living', label: 'living worms', points: living }],
  name: '',
  winner: false,
  title: '',
  drew: false,
  late: false,
  tiebreaks: [{ source: 'healthy', label: 'healthy worms', points: 1 }],
  ...more,
});

function shown(scores: ShownScore[], more: Partial<ShownTable> = {}): string {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  const table = {
    id: 't',
    game: 'worms',
    seed: '1',
    rematch: '',
    seats: [] as ShownTable['seats'],
    ...more,
  } as ShownTable;
  render(EndScreen, {
    table,
    step: 1,
    seat: 0,
    scores,
    sitters,
    module,
    view: {},
    log: [],
    onclose: vi.fn(),
    onopen: vi.fn(),
  });
  return screen.getByTestId('end').textContent ?? '';
}

test('a draw of all is a draw without winners', () => {
  const text = shown([score(0, 0, { drew: true }), score(1, 0, { drew: true })]);
  expect(text).toMatch(/^\s*A draw\s/);
  expect(text).not.toContain('win');
});

test('a draw of some names them, and marks them in the table', () => {
  const text = shown([score(0, 2, { drew: true }), score(1, 2, { drew: true }), score(2, 1, {})]);
  expect(text).toContain('A draw: Ann, Bob');
  expect(screen.getAllByText('draw')).toHaveLength(2);
});

test('what decides between equals stands below the sum and is not part of it', () => {
  const text = shown([score(0, 2, { winner: true }), score(1, 2, {})]);
  expect(text).toContain('Ann wins');
  expect(text).toContain('When equal: healthy worms');
  expect(screen.getAllByTestId('total').map((cell) => cell.textContent)).toEqual(['2', '2']);
});

test('who shone and what was earned stand with the result, and doors lead to the coach and to play on', () => {
  const text = shown([score(0, 2, { winner: true }), score(1, 2, {})]);
  expect(text).toContain('Star of the match, Bob: two worms');
  expect(screen.getByTestId('earned').textContent).toContain('a title');
  expect(screen.getByText('Coach').closest('a')?.getAttribute('href')).toMatch(/replay\/t\/1\/0\/coach$/);
});

test('a try at the deal of the day leads to the results, and says so where it came too late to count', () => {
  expect(shown([score(0, 2, {})], { daily: '2026-11-17' })).not.toContain('ended after its day');
  expect(screen.getByText('Results').closest('a')?.getAttribute('href')).toMatch(/daily\/worms\/2026-11-17$/);
  cleanup();
  expect(shown([score(0, 2, {})], { daily: '2026-11-17', late: true })).toContain('ended after its day');
});

test('what only the end has shown is listed with the result, though nobody saw it counted', () => {
  shown([
    score(0, 2, { winner: true }),
    { ...score(1, 2, {}), lines: [{ source: 'hidden', label: 'fancy', points: 2 }] },
  ]);
  expect(screen.getByTestId('revealed').textContent).toMatch(/Hidden until the end\s*Bob, fancy: a crown/);
});

test('where nothing was hidden, nothing is said of it', () => {
  shown([score(0, 2, { winner: true }), score(1, 2, {})]);
  expect(screen.queryByTestId('revealed')).toBeNull();
});
