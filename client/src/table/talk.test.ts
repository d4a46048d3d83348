import { expect, test } from 'vitest';
import type { ShownLine } from '../net/wire.ts';
import { readable, talkOf } from './talk.svelte.ts';

const line = (n: number, who: string, seat = -1): ShownLine => ({
  n,
  at: 0,
  room: 'stands',
  seat,
  name: '',
  kind: 'say',
  text: who,
  nudged: [],
  mine: false,
  who,
});

test('muting somebody without a name mutes nobody else without one', () => {
  const talk = talkOf('a table');
  const lines = [line(1, 'aa'), line(2, 'bb'), line(3, 'aa')];
  talk.mute(line(1, 'aa'));
  expect(readable(lines, talk.muted).map(({ n }) => n)).toEqual([2]);
  talk.unmute();
  expect(readable(lines, talk.muted)).toHaveLength(3);
});

test('who has said nothing yet is muted by their seat, and those in the stands are not', () => {
  const talk = talkOf('another table');
  talk.muteSeat(1);
  expect(readable([line(1, 'aa', 0), line(2, 'bb', 1), line(3, 'cc')], talk.muted).map(({ n }) => n)).toEqual([1, 3]);
});
