import { expect, test } from 'vitest';
import type { ShownEvent } from '../../net/wire.ts';
import fixture from './aiming.fixture.json';
import { chain, lasts, places, sceneOf, tokenOf } from './scene.ts';
import type { Event, View } from './view.ts';

const view = fixture.view as unknown as View;
const worm = view.things.find(({ kind, hex }) => kind === 'worm' && hex)!;
const shown = (what: Event): ShownEvent => ({ what, seat: what.seat, by: 0, step: 1, text: '', house: null });

test('a chain shows every event in order: the blast, the flight, the splash, and then nothing of the worm', () => {
  const scenes = chain(
    view,
    [
      shown({ kind: 'blast', seat: 0, hex: worm.hex!, land: true }),
      shown({ kind: 'rolled', seat: 0, why: 'blast', dice: ['2'], thing: worm.id }),
      shown({
        kind: 'moved',
        seat: 0,
        thing: worm.id,
        sort: 'worm',
        team: 0,
        start: worm.hex!,
        end: '9,9',
        how: 'blast',
      }),
      shown({ kind: 'sank', seat: 0, thing: worm.id, sort: 'worm', team: 0, hex: '9,9' }),
      shown({ kind: 'wind', seat: 0, way: 4 }),
    ],
    view,
  );
  const seen = scenes.map(({ tokens }) => tokens.find(({ id }) => id === worm.id));
  expect(scenes.map(({ bursts }) => bursts[0]?.kind)).toEqual(['boom', undefined, undefined, 'splash', undefined]);
  expect(seen.map((token) => token && [token.hex, token.how, token.leaving])).toEqual([
    [worm.hex, '', ''],
    [worm.hex, '', ''],
    ['9,9', 'blast', ''],
    ['9,9', '', 'sank'],
    undefined,
  ]);
  expect(scenes.at(-1)?.wind).toBe(4);
  expect(scenes[1]?.dice).toEqual(['2']);
});

test('a long chain goes faster, so that nobody waits for it', () => {
  const many = Array.from({ length: 60 }, () =>
    shown({ kind: 'moved', seat: 0, thing: worm.id, sort: 'worm', team: 0, start: '0,0', end: '0,1', how: 'push' }),
  );
  expect(lasts(many)).toBeLessThan(5000);
  expect(chain(view, many, view).reduce((sum, { ms }) => sum + ms, 0)).toBeCloseTo(lasts(many));
});

test('what is told without a picture takes no time', () => {
  expect(lasts([shown({ kind: 'turn', seat: 0, n: 3 }), shown({ kind: 'drew', seat: 1 })])).toBe(0);
});

test('what the house says beside the rules moves nothing', () => {
  const house: ShownEvent = { what: null, seat: 0, by: 0, step: 1, text: '', house: { kind: 'timed-out', seat: 0 } };
  expect(lasts([house])).toBe(0);
  expect(chain(view, [house], view)).toEqual([]);
});

test('Things on a hex never stand on the same spot', () => {
  for (let n = 1; n <= 6; n++) {
    const crowd = Array.from({ length: n }, (_, id) => tokenOf({ id, kind: 'mine', hex: '0,0' }));
    const spots = [...places(crowd).values()].map(({ dx, dy }) => `${dx.toFixed(2)},${dy.toFixed(2)}`);
    expect(new Set(spots).size).toBe(n);
  }
});

test('at rest every Thing of the map is there, and none of the heap', () => {
  expect(sceneOf(view).tokens).toHaveLength(view.things.filter(({ hex }) => hex).length);
});

test('what flies leaves its way in the air: a shot from the worm at turn to its target, somebody blown away from where it stood', () => {
  const shooting = { ...view, worm: worm.id };
  const ways = chain(
    shooting,
    [
      shown({ kind: 'aimed', seat: 0, hex: '9,9' }),
      shown({ kind: 'aimed', seat: 0, hex: worm.hex! }),
      shown({
        kind: 'moved',
        seat: 0,
        thing: worm.id,
        sort: 'worm',
        team: 0,
        start: worm.hex!,
        end: '8,8',
        how: 'blast',
      }),
      shown({ kind: 'moved', seat: 0, thing: worm.id, sort: 'worm', team: 0, start: '8,8', end: '8,9', how: 'inch' }),
    ],
    shooting,
  ).map(({ flight }) => flight);
  expect(ways).toEqual([{ start: worm.hex, end: '9,9' }, null, { start: worm.hex, end: '8,8' }, null]);
  expect(sceneOf(shooting).flight).toBeNull();
});

test('the chain is shown at the pace of its reader, as long as the line waits for it, and at once not at all', () => {
  const events = [shown({ kind: 'wind', seat: 0, way: 4 }), shown({ kind: 'wind', seat: 0, way: 2 })];
  const long = (pace: number) => chain(view, events, view, pace).reduce((sum, { ms }) => sum + ms, 0);
  for (const pace of [0, 0.5, 1, 2]) expect(long(pace)).toBe(lasts(events) * pace);
});
