import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { ShownOption, State } from '../../net/wire.ts';
import { lights } from '../../table/play.ts';
import { sittersOf } from '../../table/sitters.ts';
import { learn, speak } from '../../words/words.svelte.ts';
import type { GameModule, Play } from '../contract.ts';
import fixture from './goods.fixture.json';
import { game } from './index.ts';
import { artisanPortrait, companionPortrait, fancyPortrait } from './portraits.ts';
import { alike, GOODS, handfuls, stoneAt, streets, STONES, type View } from './view.ts';

const SLOW = 30_000; // milliseconds: a board is drawn several times, on a machine that may be busy

vi.mock('../../net/library.svelte.ts', () => ({ cards: () => Promise.resolve([]) }));

const state = fixture as unknown as State; // a player is asked which three goods they take
const view = state.view as View;

beforeAll(async () => {
  await speak('en');
  await learn('flamecraft');
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
const lit = (target: string): Play['lit'] =>
  new Map([[target, [{ option: 5, label: 'it', target } satisfies ShownOption]]]);

test('goods of a handful are picked one after another, and the option with all of them is sent', async () => {
  const play = playing();
  const { container } = render(game.Hand, { view, play });
  for (const good of ['potion', 'bread', 'iron']) {
    expect(play.choose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: new RegExp(`${good}: \\d+$`) }));
  }
  const sent = vi.mocked(play.choose).mock.lastCall?.[0];
  expect(sent?.map(({ target }) => target)).toEqual(['goods:bread,iron,potion']);
  expect(container.querySelectorAll('[data-lit]')).toHaveLength(0);
});

const goodButton = (good: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`${good}: \\d+$`) });

test(
  'what is held, and what becomes known, unticks no good; one that was ticked can be put back',
  async () => {
    const play = playing();
    const { container, rerender } = render(game.Hand, { view, play });
    const ticked = () =>
      [...container.querySelectorAll<HTMLElement>('[data-put-back]')].map((one) => [
        one.dataset['putBack'],
        one.textContent?.trim().slice(0, 2),
      ]);
    for (const good of ['potion', 'plant']) await fireEvent.click(goodButton(good));
    await rerender({ play: { ...play, held: 1, final: new Set([1]) } });
    expect(ticked()).toEqual([
      ['plant', '+1'],
      ['potion', '+1'],
    ]);
    await fireEvent.click(container.querySelector('[data-put-back=plant]')!);
    expect(ticked()).toEqual([['potion', '+1']]);
    for (const good of ['bread', 'iron']) await fireEvent.click(goodButton(good));
    expect(vi.mocked(play.choose).mock.lastCall?.[0].map(({ target }) => target)).toEqual(['goods:bread,iron,potion']);
    await rerender({ play: { ...play, lit: new Map(play.lit) } }); // another question
    expect(ticked()).toEqual([]);
  },
  SLOW,
);

test('of handfuls to take, the one of which the player has fewest is a button of its own', () => {
  const taken = (...goods: string[]) => ({
    option: goods.length,
    label: goods.join(),
    target: `goods:${goods.join()}`,
  });
  const { players } = view;
  const poor = { ...view, players: [{ ...players[0]!, goods: GOODS.map((good) => (good === 'iron' ? 0 : 2)) }] };
  const options = [taken('bread', 'plant', 'meat'), taken('bread', 'iron', 'iron'), taken('iron')];
  expect(game.usual?.(options, poor as View, 0)?.option).toBe(options[1]);
  expect(game.usual?.([taken('iron'), taken('bread')], view, 0)).toBeUndefined(); // one at a time is one click anyway
});

test('a good of a handful bears the sign of what all handfuls with it cost', () => {
  const some: Play['lit'] = new Map([
    ['goods:bread,bread', [{ option: 1, label: '', target: 'goods:bread,bread' }]],
    ['goods:bread,iron', [{ option: 2, label: '', target: 'goods:bread,iron' }]],
  ]);
  const { container } = render(game.Hand, { view, play: playing({ lit: some, final: new Set([2]) }) });
  const marks = ['bread', 'iron'].map(
    (good) => container.querySelector<HTMLElement>(`[data-thing="good:${good}"]`)?.dataset['mark'],
  );
  expect(marks).toEqual([undefined, 'final']);
});

test(
  'a tab that was opened by hand stays open while something is held',
  async () => {
    const play = playing({ lit: lit('park:0'), narrow: true });
    const { rerender } = render(game.Board, { view, play });
    await fireEvent.click(screen.getByRole('tab', { name: 'Decks' }));
    await rerender({ play: { ...play, held: 5 } });
    expect(screen.getByRole('tab', { name: 'Decks' }).getAttribute('aria-selected')).toBe('true');
    await rerender({ play: { ...play, lit: lit('park:0') } });
    expect(screen.getByRole('tab', { name: 'Decks' }).getAttribute('aria-selected')).toBe('false');
  },
  SLOW,
);

test('of a handful only goods are offered that some option still has', () => {
  const some: Play['lit'] = new Map([...lit('goods:bread,bread'), ...lit('goods:bread,iron')]);
  expect([...handfuls(some, []).next.keys()]).toEqual(['bread', 'iron']);
  expect(handfuls(some, []).found).toBeUndefined();
  expect([...handfuls(some, ['iron']).next.keys()]).toEqual(['bread']);
  expect(handfuls(some, ['bread', 'bread']).found).toBe('goods:bread,bread');
});

test('a dragon that lies before another player is in reach while it may be scored, and only then', async () => {
  const players = view.players.map((player) => (player.seat === 1 ? { ...player, scored: [2] } : player));
  const play = playing({ lit: lit('fancy:2') });
  const { container } = render(game.Hand, { view: { ...view, players }, play });
  await fireEvent.click(container.querySelector('[data-lit][data-target="fancy:2"]')!);
  expect(play.choose).toHaveBeenCalledWith([expect.objectContaining({ option: 5 })]);
  const idle = render(game.Hand, { view: { ...view, players }, play: playing({ lit: new Map() }) });
  expect(idle.container.querySelector('[data-target="fancy:2"]')).toBeNull();
});

test('every shop in Town is there, and the one that is lit can be visited', async () => {
  const shop = view.town.find((space) => space.shop)?.shop;
  const play = playing({ lit: lit(`shop:${shop?.id}`) });
  const { container } = render(game.Board, { view, play });
  expect(container.querySelectorAll('[data-target^="shop:"]')).toHaveLength(
    view.town.filter((space) => space.shop).length,
  );
  await fireEvent.click(container.querySelector('[data-lit]')!);
  expect(play.choose).toHaveBeenCalledWith([expect.objectContaining({ option: 5 })]);
});

test.each(['slot:1', 'park:0', 'deck:artisans', 'player:1', 'colour:meat'])('the board lights %s', (target) => {
  const { container } = render(game.Board, { view, play: playing({ lit: lit(target) }) });
  expect(container.querySelectorAll(`[data-lit][data-target="${target}"]`).length).toBeGreaterThan(0);
});

test.each(['shop:0', 'park:0'])('a phone lights %s as well', (target) => {
  const { container } = render(game.Board, { view, play: playing({ lit: lit(target), narrow: true }) });
  expect(container.querySelectorAll(`[data-lit][data-target="${target}"]`).length).toBeGreaterThan(0);
});

test.each(['park', 'deck:artisans', `enchantment:${view.row[0]?.id}`])(
  'a phone shows %s when a lesson speaks of it',
  async (pointed) => {
    const { container } = render(game.Board, { view, play: playing({ lit: lit('shop:0'), narrow: true, pointed }) });
    await tick();
    expect(container.querySelector(`[data-target="${pointed}"], [data-thing="${pointed}"]`)).not.toBeNull();
  },
  SLOW,
);

test('what is in the own hand is known as such, and the board is not', () => {
  for (const target of ['player:0:hand:3', 'fancy:7', 'good:bread', 'goods:bread,iron', 'companion:2'])
    expect(game.inHand(target, view)).toBe(true);
  for (const target of ['shop:3', 'slot:9', 'player:1', 'park:0', 'enchantment:4'])
    expect(game.inHand(target, view)).toBe(false);
});

test('artisans of the Park that are alike are lit together', () => {
  const park = [0, 7, 1].map((artisan, n) => ({ n, artisan, goods: [0, 0, 0, 0, 0, 0] }));
  expect(park.map(({ n }) => alike(park, n))).toEqual([[0, 2], [1], [0, 2]]);
});

test('the stones of the reputation loop lie once round the frame, each beside the one before', () => {
  const stones = Array.from({ length: STONES }, (_, stone) => stoneAt(stone));
  expect(new Set(stones.map(String)).size).toBe(STONES);
  stones.forEach(([column, row], i) => {
    const [nextColumn, nextRow] = stones[(i + 1) % STONES]!;
    expect(Math.abs(column - nextColumn) + Math.abs(row - nextRow)).toBe(1);
  });
});

test('the Town goes round its street: the lower side is laid out from right to left', () => {
  const { upper, lower, ends } = streets(Array.from({ length: 14 }, (_, n) => ({ n, face_down: false, shop: null })));
  expect(upper.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(lower.map(({ n }) => n)).toEqual([11, 10, 9, 8, 7, 6]);
  expect(ends.map(({ n }) => n)).toEqual([12, 13]);
});

test('no two dragons have the same portrait', () => {
  const portraits = [
    ...Array.from({ length: 42 }, (_, i) => artisanPortrait(i)),
    ...Array.from({ length: 36 }, (_, i) => fancyPortrait(i)),
    ...Array.from({ length: 7 }, (_, i) => companionPortrait(i)),
  ];
  expect(new Set(portraits.map((portrait) => JSON.stringify(portrait))).size).toBe(portraits.length);
  expect(portraits.every(({ worn, held }) => worn.length + held.length > 0)).toBe(true);
});

test('the table as text names every player, the Park, the enchantments and the shops', () => {
  const said = game
    .describe(view, playing())
    .flatMap(({ title, lines }) => [title, ...lines])
    .join('\n');
  for (const part of ['Ann', 'Hatchling', 'Park', 'smith mart', 'Shops in the deck: ']) expect(said).toContain(part);
});
