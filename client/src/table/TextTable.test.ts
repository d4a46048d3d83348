import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { GameModule, Play } from '../games/contract.ts';
import type { ShownClock, ShownSeat } from '../net/wire.ts';
import { plainLook } from '../ui/seats.ts';
import { speak } from '../words/words.svelte.ts';
import TextTable from './TextTable.svelte';

beforeAll(() => speak('en'));

const module = { describe: () => [{ title: 'Town', lines: ['six shops'] }] } as unknown as GameModule;
const seat = (n: number, more: Partial<ShownSeat> = {}): ShownSeat => ({
  seat: n,
  name: 'Ann',
  kind: 'person',
  level: '',
  handed: false,
  here: true,
  away_since: 0,
  mine: n === 0,
  again: null,
  ...more,
});
const play = {
  seat: 0,
  sitters: ['Ann', 'Bob', 'Hatchling'].map((name, n) => ({ seat: n, name, look: plainLook(n), bot: n === 2 })),
  waiting: [0],
  lit: new Map(),
  refused: new Map(),
  ahead: new Map(),
  final: new Set(),
  held: null,
} as unknown as Play;
const clock: ShownClock = { left: [125_000, 61_000, 61_000], running: [], paused: false, asks_pause: [], starts: 0 };

function shown(more: Record<string, unknown> = {}) {
  const does = { onmenu: vi.fn(), onpoints: vi.fn(), onopen: vi.fn(), onleave: vi.fn() };
  render(TextTable, {
    game: 'worms',
    seq: 1,
    module,
    view: {},
    play,
    decisions: [{ seat: 0, prompt: 'What now?', options: [{ option: 0, label: 'this' }] }],
    log: [],
    scores: [],
    seats: [seat(0), seat(1, { here: false, mine: false }), seat(2, { kind: 'bot', mine: false })],
    clock,
    canUndo: false,
    asksUndo: false,
    undoAsked: null,
    undone: '',
    busy: false,
    trouble: '',
    onundo: vi.fn(),
    onvote: vi.fn(),
    onend: vi.fn(),
    ...does,
    ...more,
  });
  return does;
}
const text = (of: Element | null) => of?.textContent?.replace(/\s+/g, ' ').trim();

test('what stands beside the game is there for those who read the table: menu, points, hall, and who looks on', async () => {
  const { onmenu, onpoints } = shown({
    company: { type: 'company', watching: 2, names: ['Cid'] },
    pack: 'calm',
    practice: true,
  });
  await fireEvent.click(screen.getByText('Menu'));
  expect(onmenu).toHaveBeenCalled();
  await fireEvent.click(screen.getByText('Points now'));
  expect(onpoints).toHaveBeenCalled();
  expect(screen.getByText('Hall').closest('a')).not.toBeNull();
  expect(screen.getByTestId('company').textContent).toBe('2 watching: Cid');
  expect(screen.getByTestId('practice').textContent).toContain('practice: ');
});

test('players are listed with what they are, and how much time they have left', async () => {
  const { onopen } = shown();
  const [ann, bob, bot] = [...document.querySelectorAll('[data-player]')];
  expect(text(ann!)).toBe('Ann, you, time left: 2:05');
  expect(text(bob!)).toBe('Bob, away, time left: 1:01 Open the board of Bob');
  expect(text(bot!)).toContain('Hatchling, bot');
  await fireEvent.click(screen.getByText('Open the board of Bob')); // there an absent one's seat can be given to a bot
  expect(onopen).toHaveBeenCalledWith(1);
});
