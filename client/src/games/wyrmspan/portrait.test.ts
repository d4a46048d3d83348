import { expect, test } from 'vitest';
import texts from '../../../../tests/golden/wyrmspan.en.txt?raw';
import { portraitOf, type Named } from './portrait.ts';

const dragons: Named[] = [...texts.matchAll(/^dragon (\d+): ([^|]+) \| size: (\w+), trait: (\w+), .*?lives in: ([^|]+) \|/gm)].map(
  ([, id, english = '', size = '', trait = '', places = '']) => ({
    id: Number(id),
    size,
    trait,
    caves: ['crimson', 'golden', 'amethyst'].filter((cave) => places.toLowerCase().includes(cave)),
    english,
  }),
);

test('each of the 183 dragons has a picture of its own', () => {
  expect(dragons).toHaveLength(183);
  expect(new Set(dragons.map((dragon) => JSON.stringify(portraitOf(dragon)))).size).toBe(183);
});

test('the word for its kind chooses the body, the colour in its name the coat', () => {
  const of = (english: string) => portraitOf({ id: 1, size: 'large', trait: 'shy', caves: ['golden'], english });
  expect(of('Great Golden Lung Dragon')).toMatchObject({ body: 'sea_dragon', hue: 50, egg: false });
  expect(of('Standard Horned Lung Dragon').body).toBe('sea_dragon');
  expect(of('Great Horned Wyvern').body).toBe('wyvern');
  expect(of('Titanic Coatl')).toMatchObject({ body: 'snake', wings: 'feathers' });
});

test('few dragons fall back on a body that their name does not tell', () => {
  const told = dragons.filter((dragon) => portraitOf(dragon).body !== 'wyvern' || /Wyvern|Mistvern/.test(dragon.english));
  expect(dragons.length - told.length).toBe(0);
});
