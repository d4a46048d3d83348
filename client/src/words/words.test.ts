import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, knows, learn, say, speak } from './words.svelte.ts';

const SRC = join(import.meta.dirname, '..');
const LOCALE = join(SRC, '../../src/wyrmhall/locale');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(svelte|ts)$/.test(file) && !file.includes('.test.'),
);

test.each(LANGUAGES)('everything that the client says has words in %s', async (lang) => {
  await speak(lang);
  for (const file of readdirSync(join(LOCALE, lang))) {
    const room = /^client_(\w+)\.ftl$/.exec(file)?.[1];
    if (room) await learn(room);
  }
  const missing = sources.flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(/\bsay\('([\w-]+)'/g)]
      .map((match) => match[1] ?? '')
      .filter((id) => !knows(id)),
  );
  expect(missing).toEqual([]);
});

test('plural forms are right where there are more than two', async () => {
  await speak('uk');
  expect([1, 2, 5, 21, 22, 111].map((n) => say('options-count', { n }))).toEqual([
    '1 варіант',
    '2 варіанти',
    '5 варіантів',
    '21 варіант',
    '22 варіанти',
    '111 варіантів',
  ]);
  await speak('ru');
  expect([1, 3, 11].map((n) => say('minutes', { n }))).toEqual(['1 минута', '3 минуты', '11 минут']);
});
