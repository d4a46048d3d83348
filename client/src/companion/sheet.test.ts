// Score sheets, set-up lists and pictures: what the browser itself does; what points are worth, the rules say.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Form, SetUpLine, SheetIn, ShownOptionOfGame } from '../net/wire.ts';
import { history } from './history.svelte.ts';
import { pictureOf } from './picture.ts';
import { linesFor, optionsOf } from './setup.ts';
import { Sheet } from './sheet.svelte.ts';

const asked = vi.hoisted(() => [] as SheetIn[]);
vi.mock('./engine.svelte.ts', () => ({
  engine: {
    sheet: (_: string, said: SheetIn) => {
      asked.push(said);
      return Promise.resolve({
        rows: [{ text: { id: 'score-eggs', args: {} }, points: [3, 5] }],
        totals: [3, 5],
        ahead: [1],
        verdict: { id: 'cs-leads', args: {} },
        clause: 'XX-01',
        tied: false,
      });
    },
  },
}));

const said = (id: string) => ({ id, args: {} });
const entry = (id: string, shared = false) => ({ id, text: said(id), most: 9, least: 0, shared });
const form: Form = {
  seats: [2, 3],
  parts: [
    {
      id: 'eggs',
      text: said('score-eggs'),
      clause: 'XX-02',
      entries: [entry('eggs'), entry('open', true)],
      tie: false,
    },
    { id: 'more', text: said('cs-more'), clause: 'XX-03', entries: [entry('more')], tie: true },
  ],
};

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
});

test('numbers stay within bounds, are sent for every player or once for the table, and names are never sent', () => {
  const sheet = new Sheet('wyrmspan', form);
  sheet.call(0, 'Ann');
  sheet.put(form.parts[0]!.entries[0]!, 1, 12);
  sheet.put(form.parts[0]!.entries[1]!, 0, Number.NaN);
  expect(asked.at(-1)).toEqual({ seats: 2, numbers: { eggs: [0, 9], open: [0] } });
  sheet.sit(3);
  sheet.put(form.parts[0]!.entries[0]!, 0, 4);
  expect(asked.at(-1)).toEqual({ seats: 3, numbers: { eggs: [4, 9, 0], open: [0] } });
  expect(JSON.stringify(asked)).not.toContain('Ann');
});

test('a sheet is there again after a reload, and what only settles ties is asked for where there is one', async () => {
  const sheet = new Sheet('wyrmspan', form);
  sheet.call(1, 'Bob');
  sheet.go(1);
  sheet.put(form.parts[0]!.entries[0]!, 1, 5);
  await sheet.count();
  expect(sheet.parts).toHaveLength(1);
  expect(sheet.verdict).toEqual({ id: 'cs-leads', args: { names: 'Bob' } });
  const again = new Sheet('wyrmspan', form);
  await again.count();
  expect([again.names[1], again.at, again.number(form.parts[0]!.entries[0]!, 1)]).toEqual(['Bob', 1, 5]);
  again.go(2);
  expect(again.isCounted).toBe(true);
  expect(again.verdict?.id).toBe('cs-wins');
  again.counted = { ...again.counted!, tied: true };
  expect(again.part?.id).toBe('more');
});

test('whoever is level while it is counted has won nothing yet', async () => {
  const sheet = new Sheet('wyrmspan', form);
  sheet.put(form.parts[0]!.entries[0]!, 1, 5);
  await sheet.count();
  sheet.go(1);
  await sheet.count();
  sheet.counted = { ...sheet.counted!, ahead: [0, 1], verdict: said('cs-shared') };
  expect(sheet.verdict?.id).toBe('cs-level');
  sheet.go(2);
  expect(sheet.isCounted).toBe(true);
  expect(sheet.verdict?.id).toBe('cs-shared');
});

test('what is remembered in a form that nobody reads any more is as if it were not there', () => {
  localStorage.setItem('wyrmhall-companion-wyrmspan-sheet', '{ no sheet');
  expect(new Sheet('wyrmspan', form).seats).toBe(2);
});

test('past evenings are kept, the latest first, and can be forgotten', () => {
  const past = { game: 'worms', rows: [], totals: [1, 2], ahead: [1], verdict: null };
  history.keep({ ...past, at: '2026-01-01', names: ['Ann', 'Bob'] });
  history.keep({ ...past, at: '2026-01-02', names: ['Bob', 'Cid'] });
  expect(history.names()).toEqual(['Bob', 'Cid', 'Ann']);
  expect(localStorage.getItem('wyrmhall-companion-history')).toContain('Cid');
  history.forget(history.all[0]!);
  expect(history.all.map(({ at }) => at)).toEqual(['2026-01-01']);
});

test('a picture has every name and number, and whatever was typed is text in it', () => {
  const rows = [{ text: said('score-eggs'), points: [3, 5] }];
  const past = { game: 'worms', at: '2026-01-01', names: ['Ann', '<b>"&'], rows, totals: [30, 50], ahead: [1] };
  const words = { title: 'Worms', when: 'today', total: 'Total', sources: ['Eggs'], verdict: 'Won' };
  const dress = { paper: '#fff', ink: '#000', world: '#123456', accent: '#654321', line: '#ccc' };
  const svg = pictureOf({ ...past, verdict: null }, words, dress);
  for (const text of ['Ann', '★ &lt;b>&quot;&amp;', 'Eggs', '>30<', '>50<', 'Won']) expect(svg).toContain(text);
  expect(svg).not.toContain('<b>');
});

test('a long source stands on two lines of a picture and is not cut', () => {
  const rows = ['a', 'b'].map((id) => ({ text: said(id), points: [1, 2] }));
  const past = {
    game: 'worms',
    at: '2026-01-01',
    names: ['Ann', 'Bob'],
    rows,
    totals: [2, 4],
    ahead: [1],
    verdict: null,
  };
  const sources = ['Realm in the north-west of the sea', 'Gold'];
  const words = { title: 'Worms', when: 'today', total: 'Total', sources, verdict: 'Won' };
  const dress = { paper: '#fff', ink: '#000', world: '#123', accent: '#321', line: '#ccc' };
  const svg = pictureOf(past, words, dress);
  expect(svg).not.toContain('…');
  const told = [...svg.matchAll(/<text x="60" y="(\d+)" font-weight="400">([^<]*)/g)].map(([, y, text]) => [
    Number(y),
    text,
  ]);
  expect(told.map(([, text]) => text)).toEqual(['Realm in the north-west', 'of the sea', 'Gold']);
  const ys = told.map(([y]) => y as number);
  expect(ys).toEqual(ys.toSorted((a, b) => a - b));
});

const option = (name: string, seats: number[] = []): ShownOptionOfGame => ({
  name,
  label: name,
  choices: [],
  default: false,
  seats,
  clause: '',
  ruling: false,
});

test('a list has the lines of its players and of what they agreed on', () => {
  const line = (id: string, seats: number[], when: SetUpLine['when'] = {}): SetUpLine => ({
    text: said(id),
    clause: 'XX-04',
    seats,
    when,
  });
  const lines = [line('all', [2, 3]), line('three', [3]), line('with', [2, 3], { gifts: true })];
  const offered = optionsOf([option('gifts'), option('other'), option('few', [9])], lines, 2);
  expect(offered.map(({ name }) => name)).toEqual(['gifts']);
  expect(linesFor(lines, 2, offered, {}).map(({ text }) => text.id)).toEqual(['all']);
  expect(linesFor(lines, 3, offered, { gifts: true }).map(({ text }) => text.id)).toEqual(['all', 'three', 'with']);
});
