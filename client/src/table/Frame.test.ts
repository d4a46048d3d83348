import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { GameModule, Play } from '../games/contract.ts';
import { game } from '../games/flamecraft/index.ts';
import fixture from '../games/flamecraft/goods.fixture.json';
import type { State } from '../net/wire.ts';
import { learn, speak } from '../words/words.svelte.ts';
import Frame from './Frame.svelte';
import { lights } from './play.ts';
import { sittersOf } from './sitters.ts';
import { choices } from './walk.ts';

const SLOW = 30_000; // milliseconds: a board is drawn several times, on a machine that may be busy

vi.mock('../net/library.svelte.ts', () => ({ cards: () => Promise.resolve([]) }));

const state = fixture as unknown as State;
const module = game as GameModule;

beforeAll(async () => {
  await speak('en');
  await learn('flamecraft');
});

const target = 'shop:0';
const play: Play = {
  seat: 0,
  sitters: sittersOf(state.table.seats, module, state.view),
  waiting: [0],
  lit: lights({ seat: 0, prompt: '', options: [{ option: 1, label: 'it', target }] }),
  refused: new Map(),
  final: new Set(),
  ahead: new Map(),
  held: null,
  low: false,
  events: [],
  still: true,
  narrow: true,
  act: vi.fn(),
  choose: vi.fn(),
  peek: vi.fn(),
  open: vi.fn(),
};
const nothing = createRawSnippet(() => ({ render: () => '<i></i>' }));
const props = {
  table: 't',
  game: 'flamecraft',
  module,
  view: state.view,
  play,
  seats: state.table.seats,
  log: [],
  top: nothing,
  bar: nothing,
  onopen: vi.fn(),
};

test(
  'a sheet that was opened by hand stays open while something is held, and leaves with the question',
  async () => {
    const { rerender } = render(Frame, props);
    const open = () => screen.getByTestId('sheet').getAttribute('aria-expanded');
    expect(open()).toBe('false');
    await fireEvent.click(screen.getByTestId('sheet'));
    await rerender({ play: { ...play, held: 1 } });
    await rerender({ play: { ...play, held: 1, final: new Set([1]), ahead: new Map() } });
    expect(open()).toBe('true');
    await rerender({ play: { ...play, lit: new Map(play.lit) } });
    expect(open()).toBe('false');
  },
  SLOW,
);

test(
  'a sheet leaves that lies over what a lesson asks for, even where the hand can be chosen from as well',
  async () => {
    const lit = lights({
      seat: 0,
      prompt: '',
      options: [
        { option: 1, label: 'it', target },
        { option: 2, label: 'a companion', target: 'companion:5' },
      ],
    });
    const { rerender } = render(Frame, { ...props, play: { ...play, lit: new Map(), pointed: 'companion:5' } });
    await rerender({ play: { ...play, lit } });
    expect(screen.getByTestId('sheet').getAttribute('aria-expanded')).toBe('true');
    await rerender({ play: { ...play, lit: new Map(lit), pointed: target } });
    expect(screen.getByTestId('sheet').getAttribute('aria-expanded')).toBe('false');
  },
  SLOW,
);

test(
  'the way to what can be chosen leads to the goods of a handful, too',
  async () => {
    render(Frame, { ...props, play: { ...play, lit: lights(state.decisions[0]), narrow: false } });
    expect(choices().map(({ dataset }) => dataset['thing'])).toContain('good:bread');
    await fireEvent.click(screen.getByText('To what can be chosen'));
    expect(document.activeElement).toBe(choices()[0]);
  },
  SLOW,
);
