import { expect, test } from 'vitest';
import type { ShownGame } from '../net/wire.ts';
import { friendTable, gentlest, quickTable } from './quick.ts';

const option = { name: 'first_game', label: 'First game', default: false, clause: '', choices: [] };
const game = { name: 'worms', minutes: 60, seats: [2, 3], options: [option] } as unknown as ShownGame;

test('whoever has not played a game yet begins as its rulebook advises', () => {
  expect(quickTable(game, ['low', 'high'], true).options).toEqual({ first_game: true });
  expect(quickTable(game, ['low', 'high'], false).options).toEqual({});
  expect(quickTable({ ...game, options: [] }, ['low', 'high'], true).options).toEqual({});
});

test('the bots of a quick game are those for newcomers', () => {
  expect(gentlest(['egg', 'hatchling', 'elder'])).toBe('egg');
});

test('hints are for whoever plays alone, not where others may sit, unless somebody says so', () => {
  expect(quickTable(game, ['low'], false).hints).toBe(true);
  expect(friendTable(game, 'Ann')).toMatchObject({ seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }] });
  expect(friendTable(game, 'Ann').hints ?? false).toBe(false);
});

test('where a game can be set up at random, nobody is led through its set-up unless they wish so', () => {
  const long = { ...game, options: [option, { ...option, name: 'random_setup' }] } as unknown as ShownGame;
  expect(quickTable(long, ['low'], true).options).toEqual({ first_game: true });
  expect(quickTable(long, ['low'], false).options).toEqual({ random_setup: true });
  expect(friendTable(long, 'Ann').options).toEqual({ random_setup: true });
  expect(friendTable(game, 'Ann').options).toEqual({});
});
