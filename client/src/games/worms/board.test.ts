import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { ShownAhead, ShownOption, State } from '../../net/wire.ts';
import { lights } from '../../table/play.ts';
import { sittersOf } from '../../table/sitters.ts';
import { learn, speak } from '../../words/words.svelte.ts';
import type { GameModule, Play } from '../contract.ts';
import fixture from './aiming.fixture.json';
import { turned } from './hexes.ts';
import { hitsOf } from './hits.ts';
import { game } from './index.ts';
import type { View } from './view.ts';

const SLOW = 30_000; // milliseconds: a board is drawn several times, on a machine that may be busy

const state = fixture as unknown as State;
const view = state.view as View;

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
  await speak('en');
  await learn('worms');
});

function playing(more: Partial<Play> = {}): Play {
  return {
    seat: state.seat,
    sitters: sittersOf(state.table.seats, game as GameModule, view),
    waiting: [state.seat],
    lit: lights(state.decisions.find(({ seat }) => seat === state.seat)),
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
const option = (n: number, target: string, label = `${n}`): ShownOption => ({ option: n, label, target });

test('a lit hex sends its option, by pointer and by key', async () => {
  const play = playing();
  const { container } = render(game.Board, { view, play });
  const lit = [...container.querySelectorAll<SVGElement>('[data-lit]')];
  expect(lit.length).toBeGreaterThan(5);
  await fireEvent.click(lit[0]!);
  expect(play.choose).toHaveBeenLastCalledWith(play.lit.get(lit[0]!.dataset['target'] ?? ''));
  await fireEvent.keyDown(lit[1]!, { key: 'Enter' });
  expect(play.choose).toHaveBeenLastCalledWith(play.lit.get(lit[1]!.dataset['target'] ?? ''));
});

test('what an option may do is drawn on the map while it is pointed at: the gravest sign of each hex, and its odds', async () => {
  const play = playing();
  const [target, options] = [...play.lit][0]!;
  const marks = [
    { target, sign: 'blast', percent: 100 },
    { target, sign: 'wounded', percent: 50 },
    { target: 'hex:0,1', sign: 'thrown', percent: 13 },
  ];
  const ahead = {
    option: options[0]!.option,
    final: true,
    ends: false,
    then: [],
    farewell: [],
    loss: [],
    risk: [],
    odds: [],
    marks,
    about: true,
    warning: [],
    gain: 0,
  };
  const { container } = render(game.Board, { view, play: { ...play, ahead: new Map([[ahead.option, ahead]]) } });
  const drawn = () =>
    [...container.querySelectorAll<SVGElement>('[data-reach]')].map((one) => [
      one.dataset['reach'],
      one.dataset['sign'],
      one.textContent?.trim(),
    ]);
  expect(drawn()).toEqual([]);
  await fireEvent.pointerEnter(container.querySelector(`[data-target="${target}"]`)!);
  expect(drawn()).toEqual([
    [target, 'wounded', '≈50%'],
    ['hex:0,1', 'thrown', '≈13%'],
  ]);
  await fireEvent.pointerLeave(container.querySelector(`[data-target="${target}"]`)!);
  expect(drawn()).toEqual([]);
});

test('a few hexes that lie beside the map are lit too', () => {
  const [beside, far] = ['hex:30,0', 'hex:-30,3'];
  const play = playing({
    lit: new Map([
      [beside, [option(0, beside)]],
      [far, [option(1, far)]],
    ]),
  });
  const { container } = render(game.Board, { view, play });
  const lit = [...container.querySelectorAll<SVGElement>('[data-lit]')].map((one) => one.dataset['target']);
  expect(lit).toEqual([beside, far]);
});

test('where a worm can inch and jump, one switch says which of the two a hex means', async () => {
  const [here = '', there = ''] = view.hexes.filter(({ kind }) => kind === 'land').map(({ hex }) => `hex:${hex}`);
  const [inch, jump, far] = [option(0, here, 'Inch'), option(1, here, 'Jump'), option(2, there, 'Jump far')];
  const play = playing({
    lit: new Map([
      [here, [inch, jump]],
      [there, [far]],
    ]),
  });
  const { container } = render(game.Board, { view, play });
  const near = container.querySelector(`[data-target="${here}"]`)!;
  await fireEvent.click(near);
  expect(play.choose).toHaveBeenLastCalledWith([inch]);
  await fireEvent.click(screen.getByRole('radio', { name: 'Jump' }));
  await fireEvent.click(near);
  expect(play.choose).toHaveBeenLastCalledWith([jump]);
});

const far = (n: number): ShownAhead => ({
  option: n,
  final: true,
  ends: false,
  then: [],
  farewell: [],
  loss: [],
  risk: [],
  odds: [],
  marks: [],
  about: false,
  warning: [],
  gain: 0,
});

test(
  'what is held, and what becomes known, changes neither the switch nor where the map is looked at',
  async () => {
    const [here = ''] = view.hexes.filter(({ kind }) => kind === 'land').map(({ hex }) => `hex:${hex}`);
    const [inch, jump] = [option(0, here, 'Inch'), option(1, here, 'Jump')];
    const play = playing({ lit: new Map([[here, [inch, jump]]]) });
    const { container, rerender } = render(game.Board, { view, play });
    const field = screen.getByTestId('field');
    await fireEvent.click(screen.getByRole('radio', { name: 'Jump' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Nearer' }));
    const box = field.getAttribute('viewBox');
    await rerender({ play: { ...play, held: 1, final: new Set([1]) } });
    await rerender({ play: { ...play, held: 1, ahead: new Map([[1, far(1)]]) } });
    expect(screen.getByRole('radio', { name: 'Jump' }).getAttribute('aria-checked')).toBe('true');
    expect(field.getAttribute('viewBox')).toBe(box);
    await fireEvent.click(container.querySelector(`[data-target="${here}"]`)!);
    expect(play.choose).toHaveBeenLastCalledWith([jump]);
    await rerender({ play: { ...play, lit: new Map(play.lit) } }); // another question
    expect(screen.getByRole('radio', { name: 'Inch' }).getAttribute('aria-checked')).toBe('true');
  },
  SLOW,
);

test(
  'what was brought into sight by hand stays there when something is held',
  async () => {
    const beside = 'hex:90,0';
    const lit = new Map(
      [...Array.from({ length: 9 }, (_, i) => `hex:${i},-40`), beside].map((at, n) => [at, [option(n, at)]]),
    );
    const play = playing({ lit });
    const { rerender } = render(game.Board, { view, play });
    const field = screen.getByTestId('field');
    const home = field.getAttribute('viewBox');
    await fireEvent.click(screen.getByRole('button', { name: /farther out/ }));
    const sought = field.getAttribute('viewBox');
    expect(sought).not.toBe(home);
    await rerender({ play: { ...play, held: 9 } });
    expect(field.getAttribute('viewBox')).toBe(sought);
  },
  SLOW,
);

test(
  'hexes, Things that share one, and directions all bear a skull, or the sign of one way',
  () => {
    const here = view.hexes.map(({ things }) => things).find((things) => things.length > 1)!;
    const targets = ['hex:0,1', `thing:${here[0]}`, `thing:${here[1]}`, 'direction:2'];
    const lit = new Map(targets.map((target, n) => [target, [option(n, target)]]));
    const signs = (more: Partial<Play>) => {
      const { container, unmount } = render(game.Board, { view, play: playing({ lit, ...more }) });
      const found = targets.map((target) => {
        const hit = container.querySelector<SVGElement>(`[data-target="${target}"]`);
        return [hit?.dataset['mark'], hit?.querySelector<SVGElement>('[data-sign]')?.dataset['sign']].join(' ');
      });
      unmount();
      return new Set(found);
    };
    expect(signs({ final: new Set([0, 1, 2, 3]) })).toEqual(new Set(['final final']));
    const loss = new Map([0, 1, 2, 3].map((n) => [n, { ...far(n), loss: ['Your worm drowns.'] }]));
    expect(signs({ ahead: loss })).toEqual(new Set(['loss loss']));
  },
  SLOW,
);

test('one lit Thing has its whole hex, several share it', () => {
  const here = view.hexes.map(({ things }) => things).find((things) => things.length > 1)!;
  const lit = (ids: number[]) => new Map(ids.map((id) => [`thing:${id}`, [option(id, `thing:${id}`)]]));
  expect(hitsOf(view, lit(here.slice(0, 1))).map(({ shape }) => shape)).toEqual(['hex']);
  expect(new Set(hitsOf(view, lit(here)).map(({ shape }) => shape))).toEqual(new Set(['disc']));
});

test('directions stand around what the decision is about', () => {
  const worm = view.things.find(({ kind, hex }) => kind === 'worm' && hex)!;
  const asked = { ...view.asked, thing: worm.id, hex: '' };
  const [hit] = hitsOf({ ...view, asked }, new Map([['direction:3', [option(0, 'direction:3')]]]));
  expect([hit?.hex, hit?.way, hit?.shape]).toEqual([worm.hex, 3, 'way']);
});

test('a tile that is turned six times lies as before', () => {
  const cells: [number, number][] = [
    [0, 0],
    [1, 0],
    [1, -1],
    [2, -1],
  ];
  expect(turned(cells, 6).map(([q, r]) => [q + 0, r + 0])).toEqual(cells);
  expect(turned(cells, 1)[1]).toEqual([-0, 1]);
});

test('a hex that is refused tells why when it is pointed at', async () => {
  const refusal = { target: 'hex:1,-1', reason: 'too far', clause: 'WM-HEX-23' };
  const play = playing({ lit: new Map(), refused: new Map([['hex:1,-1', refusal]]) });
  const { container } = render(game.Board, { view, play });
  await fireEvent.click(container.querySelector('.refused')!);
  expect(play.peek).toHaveBeenLastCalledWith({ target: 'hex:1,-1' });
});

test('the hand shows every card, and a card that is not lit opens its page', async () => {
  const play = playing({ lit: new Map() });
  const { container } = render(game.Hand, { view, play });
  const cards = [...container.querySelectorAll<HTMLElement>('[data-target^="hand:"]')];
  expect(cards).toHaveLength(view.players[state.seat]?.hand.length ?? -1);
  await fireEvent.click(cards[0]!);
  expect(play.open).toHaveBeenCalledWith({ kind: 'card', id: view.players[state.seat]?.hand[0] });
});

test('a card of a discard pile opens its page', async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  const play = playing();
  const played = view.players.flatMap(({ hand }) => hand).slice(0, 2);
  expect(played).toHaveLength(2);
  const { container } = render(game.Board, { view: { ...view, step: 1, played }, play });
  await fireEvent.click(container.querySelector('[data-thing="played"] button')!);
  await fireEvent.click(container.querySelector('dialog .thing')!);
  expect(play.open).toHaveBeenLastCalledWith({ kind: 'card', id: played[1] }); // the last one lies on top
});

test('the map comes nearer and goes farther by keys', async () => {
  const { container } = render(game.Board, { view, play: playing() });
  const box = () => container.querySelector('[data-testid=field]')?.getAttribute('viewBox');
  const whole = box();
  await fireEvent.keyDown(document.body, { key: '+' });
  const near = box();
  expect(near).not.toBe(whole);
  await fireEvent.keyDown(document.body, { key: '0' });
  expect(box()).toBe(whole);
});

test('the table as text names every player, every hex with its Things, and the own cards', () => {
  const said = game
    .describe(view, playing())
    .flatMap(({ title, lines }) => [title, ...lines])
    .join('\n');
  for (const name of ['Ann', 'Hatchling', 'Wind: direction', ...view.hexes.map(({ hex }) => hex)])
    expect(said).toContain(name);
  expect(said).toMatch(/worm \d/);
});
