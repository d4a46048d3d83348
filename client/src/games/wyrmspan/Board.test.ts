import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { ShownOption } from '../../net/wire.ts';
import type { Play } from '../contract.ts';
import Board from './Board.svelte';
import { game } from './index.ts';
import { looks } from './looks.ts';
import type { Player, View } from './view.ts';

const SLOW = 30_000; // milliseconds: a board is drawn several times, on a machine that may be busy

vi.mock('../../net/library.svelte.ts', () => ({ cards: () => Promise.resolve([]) }));

const player: Player = {
  coins: 3,
  resources: [1, 0, 0, 0],
  spaces: Array.from({ length: 12 }, (_, i) => (i % 4 === 0 ? { excavated: true } : {})),
  mat_eggs: 1,
  dragons_in_hand: 0,
  caves_in_hand: 0,
  hand: [],
  pit: [],
  spent_coins: [0, 0, 1, 0, 0],
  spent_eggs: [0, 0, 0, 0, 0],
  guild_space: 0,
  guild_steps: 0,
  markers: [],
  markers_left: 4,
  rows: [],
  passed: false,
  score: { eggs: 1 },
  certain: 0,
};
const view: View = {
  seat: 0,
  round: 1,
  active: 0,
  first: 0,
  players: [player, player],
  automa: null,
  display: [1, 2, 0],
  cave_display: [1, 2, 3],
  deck: 100,
  cave_deck: 50,
  discard: [],
  cave_discard: [],
  tile: 'plains',
  places: [{ row: 1, free: 2, vp: 0 }],
  objectives: ['eggs'],
  counts: [[1, 1]],
  ladder: [[4, 1, 0, 0]],
  walk: null,
  over: false,
  winners: [],
};

function playing(said: Partial<Play>): Play {
  const sitters = looks(view).map((look, seat) => ({ seat, look, name: `Player ${seat}`, bot: false }));
  const nothing = {
    lit: new Map(),
    refused: new Map(),
    final: new Set<number>(),
    ahead: new Map(),
    held: null,
    low: false,
    events: [],
    still: true,
    narrow: false,
  };
  return {
    seat: 0,
    sitters,
    waiting: [0],
    ...nothing,
    act: vi.fn(),
    choose: vi.fn(),
    peek: vi.fn(),
    open: vi.fn(),
    ...said,
  };
}
const option = (target: string, n = 0): [string, ShownOption[]] => [target, [{ option: n, label: target, target }]];
const at = (target: string) => document.querySelector<HTMLElement>(`[data-target="${target}"]`);

test('whatever an option points at is lit and can be clicked', async () => {
  const targets = [
    'action:excavate',
    'action:explore-golden',
    'player:0:space:12',
    'player:0:space:0',
    'player:0:icon:7',
  ];
  const shared = ['display:dragon:0', 'display:cave:2', 'deck:dragon', 'deck:cave', 'tile:0', 'player:0:cave:1'];
  const play = playing({ lit: new Map([...targets, ...shared].map((target) => option(target))) });
  render(Board, { view, play });
  for (const target of [...targets, ...shared]) {
    const thing = at(target);
    expect(thing?.dataset['lit'], target).toBe('true');
    if (thing) await fireEvent.click(thing);
  }
  expect(play.choose).toHaveBeenCalledTimes(targets.length + shared.length);
});

test('without a coin every action says why it is not offered', () => {
  const refused = new Map([['action', { target: 'action', reason: 'no coin', clause: 'WS-TRN-08' }]]);
  render(Board, { view, play: playing({ refused, lit: new Map([option('action:pass')]) }) });
  expect(document.querySelectorAll('[data-target="action"]')).toHaveLength(5);
  expect(at('action:pass')?.dataset['lit']).toBe('true');
});

test('the path is lit as far as the adventurer has come', () => {
  render(Board, { view: { ...view, walk: { seat: 0, cave: 1, stop: 4 } }, play: playing({}) });
  const stops = [5, 6, 7, 8, 9].map((icon) => at(`player:0:icon:${icon}`)?.parentElement?.classList);
  expect(
    stops.map((classes) => (classes?.contains('done') ? 'done' : classes?.contains('here') ? 'here' : '')),
  ).toEqual(['done', 'done', 'here', '', '']);
});

test('two cards are let go, and the four that stay are the answer', async () => {
  const play = playing({
    lit: new Map([
      option('keep:dragon:1;cave:1', 4),
      option('keep:dragon:2;cave:1', 5),
      option('keep:dragon:1;dragon:2', 6),
    ]),
  });
  render(Board, { view, play });
  const done = screen.getByRole<HTMLButtonElement>('button', { name: /ws-keep-these/ });
  expect(done.disabled).toBe(true);
  const part = document.querySelector('[data-part="dragon:1"]');
  if (part) await fireEvent.click(part);
  expect(done.disabled).toBe(false);
  await fireEvent.click(done);
  expect(play.act).toHaveBeenCalledWith(expect.objectContaining({ option: 5 }));
});

test(
  'a long press on a card of the opening shows it, and lets it not go',
  async () => {
    vi.useFakeTimers();
    const play = playing({ lit: new Map([option('keep:dragon:1;cave:1', 4), option('keep:dragon:2;cave:1', 5)]) });
    render(Board, { view, play });
    const part = document.querySelector<HTMLElement>('[data-part="dragon:1"]')!;
    await fireEvent.pointerDown(part, { pointerType: 'touch' });
    vi.advanceTimersByTime(600);
    await fireEvent.pointerUp(part, { pointerType: 'touch' });
    await fireEvent.click(part);
    expect(play.open).toHaveBeenCalledWith({ kind: 'dragon', id: 1 });
    expect(part.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(part); // a tap is still a tap
    expect(part.getAttribute('aria-pressed')).toBe('false');
    vi.useRealTimers();
  },
  SLOW,
);

test('the hand shows the cards that its handle counts, also while some of them are to be let go', () => {
  const dealt = { ...player, hand: [1, 2, 3], pit: [1, 2, 3], dragons_in_hand: 3, caves_in_hand: 3 };
  const now = { ...view, players: [dealt, player] };
  const play = playing({ lit: new Map([option('keep:dragon:1;cave:1', 4)]) });
  render(game.Hand, { view: now, play });
  expect(document.querySelectorAll('[data-page]')).toHaveLength(game.handSize(now, 0));
});

test('what cannot be taken back is marked on the button that ends an opening choice', () => {
  const play = playing({ lit: new Map([option('keep:dragon:1', 4)]), final: new Set([4]) });
  render(Board, { view, play });
  expect(document.querySelector<HTMLElement>('.done')?.dataset['mark']).toBe('final');
});

test(
  'a tab that was opened by hand stays open while something is held',
  async () => {
    const play = playing({ lit: new Map([option('display:dragon:0', 4)]), narrow: true });
    const { rerender } = render(Board, { view, play });
    const guild = () => screen.getByRole('tab', { name: /guild/ });
    await fireEvent.click(guild());
    await rerender({ play: { ...play, held: 4 } });
    expect(guild().getAttribute('aria-selected')).toBe('true');
  },
  SLOW,
);
