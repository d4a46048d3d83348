import { expect, test } from 'vitest';
import type { ShownEvent } from '../../net/wire.ts';
import fixture from './aiming.fixture.json';
import { chain, lasts, places, sceneOf, tokenOf } from './scene.ts';
import type { View } from './view.ts';

const view = fixture.view as unknown as View;
const worm = view.things.find(({ kind, hex }) => kind === 'worm' && hex)!;
const event = (kind: string, facts: Record<string, unknown>): ShownEvent => ({ kind, facts, seat: 0, by: 0, step: 1, text: '', what: null });

test('a chain shows every event in order: the blast, the flight, the splash, and then nothing of the worm', () => {
  const scenes = chain(
    view,
    [
      event('blast', { hex: worm.hex, land: true }),
      event('rolled', { why: 'blast', dice: ['2'], n: 1 }),
      event('moved', { thing: worm.id, from: worm.hex, to: '9,9', how: 'blast' }),
      event('sank', { thing: worm.id, hex: '9,9' }),
      event('wind', { way: 4 }),
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
  const many = Array.from({ length: 60 }, () => event('moved', { thing: worm.id, to: '0,1', how: 'push' }));
  expect(lasts(many)).toBeLessThan(5000);
  expect(chain(view, many, view).reduce((sum, { ms }) => sum + ms, 0)).toBeCloseTo(lasts(many));
});

test('what is told without a picture takes no time', () => {
  expect(lasts([event('turn', { n: 3 }), event('drew', {})])).toBe(0);
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
