import { cleanup, render, screen } from '@testing-library/svelte';
import type { ComponentProps } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Play } from '../games/contract.ts';
import type { ShownDecision } from '../net/wire.ts';
import { plainLook } from '../ui/seats.ts';
import { speak } from '../words/words.svelte.ts';
import ActionBar from './ActionBar.svelte';
import { lights } from './play.ts';

beforeAll(() => speak('en'));

const option = (n: number, target = '') => ({ option: n, label: `Option ${n}`, target, preview: target && 'Cost 2.' });
const decision = (options: ReturnType<typeof option>[], seat = 0): ShownDecision => ({
  seat,
  prompt: 'Choose.',
  options,
  extras: [],
  refusals: [],
});

function shown(one: ShownDecision, more: Partial<Play> = {}, props: Partial<ComponentProps<typeof ActionBar>> = {}) {
  const play: Play = {
    seat: 0,
    sitters: ['Ann', 'Bob'].map((name, seat) => ({ seat, name, look: plainLook(seat), bot: false })),
    waiting: [one.seat],
    lit: lights(one),
    refused: new Map(),
    final: new Set(),
    ahead: new Map(),
    held: null,
    low: false,
    events: [],
    still: true,
    narrow: false,
    act: vi.fn(),
    choose: vi.fn(),
    peek: vi.fn(),
    open: vi.fn(),
    ...more,
  };
  const nothing = vi.fn();
  render(ActionBar, {
    game: 'seadragons',
    seq: 1,
    decisions: [one],
    play,
    peeked: null,
    clock: null,
    canUndo: false,
    asksUndo: false,
    undoAsked: null,
    undone: '',
    over: false,
    busy: false,
    trouble: '',
    onundo: nothing,
    onvote: nothing,
    onlist: nothing,
    onend: nothing,
    onletgo: nothing,
    ...props,
  });
  return play;
}

test('up to six options are all visible, and more than that wait in the list', () => {
  shown(decision([1, 2, 3, 4, 5, 6].map((n) => option(n))));
  expect(screen.getAllByRole('button')).toHaveLength(7); // and Undo
  expect(screen.queryByTestId('options')).toBeNull();
  cleanup();
  shown(decision([1, 2, 3, 4, 5, 6, 7].map((n) => option(n))));
  expect(screen.getAllByRole('button')).toHaveLength(7); // five, the list, Undo
  expect(screen.getByRole('button', { name: '7 options' })).toBeTruthy();
});

test('what points at a thing on the table is no button but stays in the list', () => {
  shown(decision([option(1), option(2, 'card:7')]));
  expect(screen.queryByRole('button', { name: 'Option 2' })).toBeNull();
  expect(screen.getByRole('button', { name: '2 options' })).toBeTruthy();
});

test('a button says when there is no undo after it', () => {
  shown(decision([option(1), option(2)]), { final: new Set([2]) });
  expect(screen.getByRole('button', { name: /Option 2.*no undo after this/ })).toBeTruthy();
});

test('the sentence names whoever is waited for', () => {
  shown(decision([], 1));
  expect(screen.getByTestId('prompt').textContent).toContain('Waiting for Bob: Choose.');
});

test('what somebody wants to take back is told whole, and can be answered there', async () => {
  const onvote = vi.fn();
  const asked = {
    undoAsked: { seat: 1, to_step: 3, agreed: [] },
    undone: 'Bob pays 2 gold. Bob lays cave 51.',
    onvote,
  };
  shown(decision([option(1)]), {}, asked);
  expect(screen.getByTestId('undo-asked').textContent).toContain(
    'Bob asks to take back: Bob pays 2 gold. Bob lays cave 51.',
  );
  screen.getByRole('button', { name: 'Agree' }).click();
  expect(onvote).toHaveBeenCalledWith(true);
});

test('what is held before anybody knows what it does says so', () => {
  shown(decision([option(1), option(2)]), { held: 1, unsure: true });
  expect(screen.getByTestId('hint').textContent).toContain('Nobody can say yet what this would do.');
});

test('a way that only gives up more than another is not offered', () => {
  const worse = { ...option(2), worse: true };
  shown(decision([option(1), worse, option(3)]));
  expect(screen.queryByRole('button', { name: 'Option 2' })).toBeNull();
  expect(screen.queryByTestId('options')).toBeNull();
  expect(screen.getByRole('button', { name: 'Option 3' })).toBeTruthy();
});

test('of things that are chosen several at a time, what most would choose is a button', () => {
  const many = Array.from({ length: 20 }, (_, n) => option(n + 1, `goods:${n}`));
  const play = shown(decision(many), {}, { usual: { option: many[3]!, label: 'What you have least of: bread' } });
  const button = screen.getByRole('button', { name: 'What you have least of: bread' });
  expect(screen.getByTestId('options').textContent).toContain('20');
  button.click();
  expect(play.act).toHaveBeenCalledWith(expect.objectContaining({ option: 4 }));
  cleanup();
});
