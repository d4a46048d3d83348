import { expect, test } from 'vitest';
import { naming, sought } from './clauses.ts';

const RULES = [
  { id: 'FC-SHG-40', section: '', text: "At Nunya's Beeswax every player gains 1 good." },
  { id: 'FC-SHG-41', section: '', text: 'Honey is no good.' },
];

test('a card finds the clauses that name it, whatever the marks in its name', () => {
  expect(naming(RULES, { id: 'nunyas-beeswax' }).map(({ id }) => id)).toEqual(['FC-SHG-40']);
});

test('a search finds every word, whatever its capitals and apostrophes, and ё or е', () => {
  const rules = [
    { id: 'WS-EGG-01', section: 'Яйця', text: 'У гнізді з ім’ям лежить яйце.' },
    { id: 'WS-EGG-02', section: 'Яйца', text: 'В гнездо кладётся яйцо.' },
  ];
  const found = (typed: string) => sought(rules, typed).map(({ id }) => id);
  expect(found("ім'ям ЯЙЦЕ")).toEqual(['WS-EGG-01']);
  expect(found('кладется')).toEqual(['WS-EGG-02']);
  expect(found('egg')).toEqual(['WS-EGG-01', 'WS-EGG-02']);
  expect(found('гнездо печера')).toEqual([]);
});

test('a number names nothing', () => {
  expect(naming(RULES, { id: 1 })).toEqual([]);
});
