import { beforeAll, expect, test, vi } from 'vitest';
import type { ShownEvent } from '../../net/wire.ts';
import { learn, speak } from '../../words/words.svelte.ts';
import fixture from './aiming.fixture.json';
import { star } from './moments.ts';
import type { Event, View } from './view.ts';

const view = fixture.view as unknown as View;
const [mine, theirs] = view.players.map(({ colour }) => view.colours.indexOf(colour)) as [number, number];
const by = (seat: number, what: Event): ShownEvent => ({
  what,
  seat: what.seat,
  by: seat,
  step: 1,
  text: '',
  house: null,
});
const sank = (team: number): Event => ({ kind: 'sank', seat: 0, thing: 4 * team, sort: 'worm', team, hex: '1,0' });

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
  await speak('en');
  await learn('worms');
});

test('worms that sink with a flooded hex count for whoever made the third crater, own ones do not', () => {
  const flood: Event = { kind: 'flooded', seat: -1, hex: '1,0', things: [90, 91, 92] };
  expect(star(view, [by(0, flood), by(0, sank(theirs)), by(0, sank(theirs))])).toMatchObject({ seat: 0 });
  expect(star(view, [by(0, flood), by(0, sank(theirs)), by(0, sank(theirs))])?.text).toContain('2');
  expect(star(view, [by(0, flood), by(0, sank(mine))])).toBeUndefined();
});
