import { expect, test } from 'vitest';
import type { ShownLesson } from '../net/wire.ts';
import { nextOf } from './next.ts';

const lesson = (kind: ShownLesson['kind'], done: boolean): ShownLesson => ({
  name: kind,
  kind,
  title: '',
  about: '',
  minutes: 1,
  steps: 1,
  moves: 0,
  done,
});
const offered = (...done: boolean[]) => [
  lesson('first-turns', done[0]!),
  lesson('first-game', done[1]!),
  lesson('topic', false),
];

test('first turns come first, then a first game, and then one chooses a topic', () => {
  expect(nextOf(offered(false, false))?.name).toBe('first-turns');
  expect(nextOf(offered(true, false))?.name).toBe('first-game');
  expect(nextOf(offered(false, true))?.name).toBe('first-turns');
  expect(nextOf(offered(true, true))).toBeUndefined();
});
