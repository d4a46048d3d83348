import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { GameModule, Play } from '../games/contract.ts';
import type { ShownEvent } from '../net/wire.ts';
import { plainLook } from '../ui/seats.ts';
import { speak } from '../words/words.svelte.ts';
import LogPane from './LogPane.svelte';

beforeAll(() => speak('en'));

const line = (step: number, by: number, seat: number, text: string): ShownEvent => ({
  step,
  by,
  seat,
  text,
  what: null,
  house: null,
});
const MINE = line(1, 0, 0, 'Ann builds.');
const THEIRS = line(2, 1, 1, 'Bob builds.');

function lines(log: ShownEvent[], seat = 0): string[] {
  const nothing = vi.fn();
  const play: Play = {
    seat,
    sitters: ['Ann', 'Bob'].map((name, n) => ({ seat: n, name, look: plainLook(n), bot: false })),
    waiting: [0],
    lit: new Map(),
    refused: new Map(),
    final: new Set(),
    ahead: new Map(),
    held: null,
    low: false,
    events: [],
    still: true,
    narrow: false,
    act: nothing,
    choose: nothing,
    peek: nothing,
    open: nothing,
  };
  render(LogPane, { table: 't', module: {} as GameModule, log, play });
  return screen.getAllByRole('listitem').map((item) => item.textContent?.trim() ?? '');
}

test('what others did since my last move stands below a rubric', () => {
  expect(lines([MINE, THEIRS])).toEqual(['Ann builds.', 'since your last move', 'Bob builds.']);
});

test('what happens to me through the answers of others is no move of mine', () => {
  const log = [MINE, THEIRS, line(2, 1, 0, 'Ann gains 1 gold.'), line(3, 1, 0, 'Turn: Ann.')];
  expect(lines(log)).toEqual(['Ann builds.', 'since your last move', 'Bob builds.', 'Ann gains 1 gold.', 'Turn: Ann.']);
});

test('after my own move there is no rubric', () => {
  expect(lines([THEIRS, MINE])).toEqual(['Bob builds.', 'Ann builds.']);
});

test('a spectator has no last move', () => {
  expect(lines([line(0, -1, -1, 'It begins.'), THEIRS], -1)).toEqual(['It begins.', 'Bob builds.']);
});
