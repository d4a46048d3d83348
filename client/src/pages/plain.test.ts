// What a reader of the rules sees of a clause: the sentence, and apart from it where it comes from.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headingOf, isInternal, plainWords, withSource } from './plain.ts';

const RULES = join(import.meta.dirname, '../../../docs/rules');
const FILES = ['wyrmspan', 'wyrmspan-automa', 'flamecraft', 'seadragons', 'worms'];
const MARKS =
  /single.source|\(inferred|\(reconstr|\((?:рішення|виведен|відтвор)|\((?:решение|выведен|воссозд)|\.(?:json|md|py|toml)|\[-?\d|`/u;

test('a clause is its sentence; where it is printed and on whose word it decides stand apart', () => {
  expect(withSource('[p5; R:EXC-01] The target is free.')).toEqual({
    said: 'The target is free.',
    source: 'p5; R:EXC-01',
  });
  expect(withSource('[p4] (ruling, inferred, open) A player leaves.')).toEqual({
    said: 'A player leaves.',
    source: 'p4; ruling, inferred, open',
  });
  expect(withSource('[p6] (рішення: малюнок) Поле.').said).toBe('Поле.');
  expect(withSource('[REC] Token (R): it is destroyed.')).toEqual({
    said: 'Token: it is destroyed.',
    source: 'REC; R',
  });
  expect(withSource('Plain.')).toEqual({ said: 'Plain.', source: '' });
});

test('how sure a clause is stands apart as well, in every language', () => {
  expect(withSource('[guild.json] Up to 2 times (the count is single-source).')).toEqual({
    said: 'Up to 2 times.',
    source: 'guild.json; the count is single-source',
  });
  expect(withSource('[с. 5] До 2 разів (кількість – за єдиним джерелом).').said).toBe('До 2 разів.');
  expect(withSource('[с. 5] Токен (воссоздано): он уничтожен.').said).toBe('Токен: он уничтожен.');
  expect(withSource('[p5] A fire (mines, drums) spreads.').said).toBe('A fire (mines, drums) spreads.');
});

test('clauses for programmers are told apart', () => {
  expect(['WS-VRB-01', 'SD-PACK-04', 'WM-REC-05', 'FC-EDN-01'].map(isInternal)).toEqual([true, true, true, true]);
  expect(['WS-EXC-03', 'AU-END-04', 'WM-EX-05', ''].map(isInternal)).toEqual([false, false, false, false]);
});

test.each(['', 'uk', 'ru'])('no clause that players read has a mark of ours in it (%s)', (lang) => {
  const read = FILES.flatMap((file) => readFileSync(join(RULES, lang, `${file}.md`), 'utf8').split('\n'))
    .map((line) => /^- \*\*([A-Z]{2}-[A-Z]+-\d+)\*\* ?(.*)$/.exec(line))
    .filter((found) => found !== null && !isInternal(found[1]!))
    .map((found) => `${found![1]}: ${plainWords(withSource(found![2]!).said)}`);
  expect(read.length).toBeGreaterThan(1500);
  expect(read.filter((said) => MARKS.test(said))).toEqual([]);
});

test('headings and emphasis are plain words', () => {
  expect(headingOf('4. Turn structure (TRN)')).toBe('4. Turn structure');
  expect(headingOf('Accuracy X (ACC)')).toBe('Accuracy X');
  expect(plainWords('**Given** a `token` of [a page](x.md)')).toBe('Given a token of a page');
  expect(plainWords('A on [-1,0] jumps to [2, -1]')).toBe('A on -1,0 jumps to 2,-1');
});
