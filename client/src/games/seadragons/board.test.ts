import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { State } from '../../net/wire.ts';
import { lights } from '../../table/play.ts';
import { sittersOf } from '../../table/sitters.ts';
import { learn, speak } from '../../words/words.svelte.ts';
import type { GameModule, Play } from '../contract.ts';
import { game } from './index.ts';
import fixture from './placing.fixture.json';
import type { View } from './view.ts';

const SLOW = 30_000; // milliseconds: a board is drawn several times, on a machine that may be busy
const { NAMES } = vi.hoisted(() => ({
  NAMES: { starfish: 'Stars', seahorse: 'Horses', shell: 'Shells', crab: 'Crabs' } as Record<string, string>,
}));
vi.mock('../../net/library.svelte.ts', () => {
  const found = Promise.resolve(Object.entries(NAMES).map(([id, name]) => ({ kind: 'realm', id, name })));
  return { cards: () => found };
});

const state = fixture as unknown as State;
const view = state.view as View;

beforeAll(async () => {
  await speak('en');
  await learn('seadragons');
});

function playing(more: Partial<Play> = {}): Play {
  return {
    seat: 0,
    sitters: sittersOf(state.table.seats, game as GameModule, view),
    waiting: [0],
    lit: lights(state.decisions[0]),
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
}

test('the map is laid by arrow keys: over the figure stands what it costs and brings, and what is previewed is sent', async () => {
  const play = playing();
  const cells = (play.lit.keys().next().value ?? '')
    .slice('place:'.length)
    .split(';')
    .map((pair) => pair.split(',').map(Number) as [number, number]);
  const gains: View['gains'] = [
    { cell: cells[0]!, sign: 'toll', n: 2 },
    { cell: cells[1]!, sign: 'red', n: 1 },
    { cell: [0, 14], sign: 'gold', n: 1 },
  ];
  const { container } = render(game.Board, { view: { ...view, gains }, play });
  const sea = screen.getByTestId('sea');
  const [row = 0, column = 0] = cells[0]!;
  for (let i = 7; i > row; i--) await fireEvent.keyDown(sea, { key: 'ArrowUp' });
  for (let i = 7; i > column; i--) await fireEvent.keyDown(sea, { key: 'ArrowLeft' });
  const signs = [...container.querySelectorAll<SVGElement>('[data-gain]')].map((sign) => [
    sign.dataset['gain'],
    sign.textContent?.trim(),
  ]);
  expect(signs).toEqual([
    [`${cells[0]!.join()}:toll`, '−2'],
    [`${cells[1]!.join()}:red`, ''],
  ]);
  await fireEvent.keyDown(sea, { key: 'Enter' });
  const acted = vi.mocked(play.act).mock.lastCall?.[0];
  expect(vi.mocked(play.peek).mock.lastCall?.[0]).toEqual({ option: acted });
}, 30_000); // each key draws the map anew, which takes long on a busy machine

test(
  'a tab that was opened by hand stays open while something is held',
  async () => {
    const target = 'market:0';
    const play = playing({ lit: new Map([[target, [{ option: 3, label: 'it', target }]]]), narrow: true });
    const { rerender } = render(game.Board, { view, play });
    await fireEvent.click(screen.getByRole('tab', { name: 'Realms' }));
    await rerender({ play: { ...play, held: 3 } });
    expect(screen.getByRole('tab', { name: 'Realms' }).getAttribute('aria-selected')).toBe('true');
  },
  SLOW,
);

test('the figure and the cell for a head bear the sign of one way where there is no way back', async () => {
  const place = playing();
  const everything = new Set([...place.lit.values()].flat().map(({ option }) => option));
  const { container, unmount } = render(game.Board, { view, play: { ...place, final: everything } });
  const sea = screen.getByTestId('sea');
  expect(container.querySelector('[data-sign]')).toBeNull();
  const [row = 0, column = 0] = [...place.lit.keys()][0]!.slice('place:'.length).split(';')[0]!.split(',').map(Number);
  for (let i = 7; i > row; i--) await fireEvent.keyDown(sea, { key: 'ArrowUp' });
  for (let i = 7; i > column; i--) await fireEvent.keyDown(sea, { key: 'ArrowLeft' });
  expect(container.querySelector<SVGElement>('[data-sign]')?.dataset['sign']).toBe('final');
  unmount();
  const target = 'cell:3,4';
  const play = playing({ lit: new Map([[target, [{ option: 3, label: 'here', target }]]]), final: new Set([3]) });
  const next = render(game.Board, { view, play });
  expect(next.container.querySelector<SVGElement>('[data-sign]')?.dataset['sign']).toBe('final');
  const head = next.container.querySelector<SVGElement>(`[data-target="${target}"]`)!;
  expect(head.dataset['mark']).toBe('final');
  await fireEvent.pointerEnter(head);
  expect(play.peek).toHaveBeenLastCalledWith({ option: expect.objectContaining({ option: 3 }) });
}, 30_000);

test('the card that is being laid is marked in the hand, and other cards open their page', async () => {
  const play = playing();
  const { container } = render(game.Hand, { view, play });
  expect(container.querySelectorAll('.chosen')).toHaveLength(1);
  const last = [...container.querySelectorAll<HTMLElement>('[data-target]')].at(-1)!;
  await fireEvent.click(last);
  expect(play.open).toHaveBeenCalled();
});

test('the table as text names every player, every realm and every mission', async () => {
  game.describe(view, playing()); // asks for the library
  await tick();
  const said = game
    .describe(view, playing())
    .flatMap(({ title, lines }) => [title, ...lines])
    .join('\n');
  for (const name of ['Ann', 'Hatchling', ...view.realms.map(({ id }) => NAMES[id] ?? '?')])
    expect(said).toContain(name);
  expect(said).toContain('Whirlpools: ');
});
