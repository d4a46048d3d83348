import { beforeAll, expect, test } from 'vitest';
import { say, speak } from '../words/words.svelte.ts';
import { Failed } from './api.ts';
import { troubleOf } from './asked.svelte.ts';

beforeAll(() => speak('en'));

test('what the server says is told in its words; where nobody answers, or without a word, the line is told of', () => {
  expect(troubleOf(new Failed('over', 'The game is over.'))).toBe('The game is over.');
  for (const silent of [new Failed('offline', ''), new Failed('502', '')])
    expect(troubleOf(silent)).toBe(say('line-down'));
  expect(say('line-down')).not.toBe('');
});
