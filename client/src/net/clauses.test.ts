import { expect, test } from 'vitest';
import { naming } from './clauses.ts';

const RULES = [
  { id: 'FC-SHG-40', section: '', text: "At Nunya's Beeswax every player gains 1 good." },
  { id: 'FC-SHG-41', section: '', text: 'Honey is no good.' },
];

test('a card finds the clauses that name it, whatever the marks in its name', () => {
  expect(naming(RULES, { id: 'nunyas-beeswax' }).map(({ id }) => id)).toEqual(['FC-SHG-40']);
});

test('a number names nothing', () => {
  expect(naming(RULES, { id: 1 })).toEqual([]);
});
