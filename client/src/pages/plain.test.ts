// What a reader of the rules sees of a clause: the sentence, and apart from it where it comes from.
import { expect, test } from 'vitest';
import { headingOf, plainWords, withSource } from './plain.ts';

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

test('headings and emphasis are plain words', () => {
  expect(headingOf('4. Turn structure (TRN)')).toBe('4. Turn structure');
  expect(headingOf('Accuracy X (ACC)')).toBe('Accuracy X');
  expect(plainWords('**Given** a `token` of [a page](x.md)')).toBe('Given a token of a page');
});
