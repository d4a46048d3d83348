import { expect, test } from 'vitest';
import type { ShownAhead } from '../net/wire.ts';
import { Hands, type Known } from './hands.svelte.ts';

const option = (n: number) => ({ option: n, label: `Option ${n}`, target: '', preview: '' });
const ahead = (more: Partial<ShownAhead>): ShownAhead => ({
  option: 1,
  final: false,
  ends: false,
  then: [],
  farewell: [],
  loss: [],
  risk: [],
  odds: [],
  marks: [],
  about: false,
  warning: [],
  gain: 0,
  ...more,
});
const PLAIN: Known = { final: false, ahead: ahead({}) };
const FINAL: Known = { final: true, ahead: ahead({}) };
const LAST: Known = { final: true, ahead: ahead({ ends: true }) };
const DEADLY: Known = { final: false, ahead: ahead({ loss: ['Your worm drowns.'] }) };
const USUAL = { confirm: 'final', endTurn: false, single: 'chain' } as const;

/** Hands with a watch, and a pointer or a key that acts. */
function hands() {
  let time = 10_000;
  const made = new Hands(() => time);
  return {
    made,
    waits: (ms: number) => (time += ms),
    clicks: (n: number, known: Known, spot = n, type = 'mouse', wishes: Parameters<Hands['sends']>[2] = USUAL) => {
      made.point({ pointerType: type, clientX: spot * 100, clientY: 50 });
      return made.sends(option(n), known, wishes);
    },
    presses: (n: number, known: Known, repeat = false) => {
      made.key({ repeat });
      return made.sends(option(n), known, USUAL);
    },
  };
}

test('what can be taken back acts at once, by mouse, finger and key', () => {
  for (const type of ['mouse', 'touch']) expect(hands().clicks(1, PLAIN, 1, type)).toBe(true);
  expect(hands().presses(1, PLAIN)).toBe(true);
});

test('what kills an own piece, or ends the turn for good, is asked for once more', () => {
  for (const known of [DEADLY, LAST]) {
    const { made, waits, clicks } = hands();
    expect(clicks(1, known)).toBe(false);
    expect(made.held?.option).toBe(1);
    waits(600);
    expect(clicks(1, known)).toBe(true);
    expect(made.held).toBeNull();
  }
});

test('a finger sees first what cannot be taken back; a mouse has seen it before', () => {
  expect(hands().clicks(1, FINAL, 1, 'touch')).toBe(false);
  expect(hands().clicks(1, FINAL, 1, 'mouse')).toBe(true);
});

test('two quick clicks are one: they do not confirm', () => {
  const { waits, clicks } = hands();
  expect(clicks(1, DEADLY)).toBe(false);
  waits(100);
  expect(clicks(1, DEADLY)).toBe(false);
  waits(400);
  expect(clicks(1, DEADLY)).toBe(true);
});

test('a second click on one spot never answers a second question that is final', () => {
  for (const type of ['mouse', 'touch']) {
    const { made, waits, clicks } = hands();
    const never = { ...USUAL, confirm: 'none' } as const;
    expect(clicks(1, PLAIN, 5, type, never)).toBe(true);
    waits(150);
    expect(clicks(2, FINAL, 5, type, never)).toBe(false);
    expect(made.held?.option).toBe(2);
  }
});

test('a pointer that has moved since the last answer means what it clicks', () => {
  const { made, clicks } = hands();
  expect(clicks(1, PLAIN, 5)).toBe(true);
  made.point({ pointerType: 'mouse', clientX: 560, clientY: 50 });
  expect(clicks(2, FINAL, 5.6)).toBe(true);
});

test('a key that is held down answers once', () => {
  const { presses } = hands();
  expect(presses(1, PLAIN)).toBe(true);
  expect(presses(2, PLAIN, true)).toBe(false);
});

test('Enter twice in a row never answers a second question that is final', () => {
  const { made, waits, presses } = hands();
  expect(presses(1, PLAIN)).toBe(true);
  waits(150);
  expect(presses(2, FINAL)).toBe(false);
  expect(made.held?.option).toBe(2);
  waits(600);
  expect(presses(2, FINAL)).toBe(true);
  waits(600);
  expect(presses(3, FINAL)).toBe(true);
});

test('what nobody can judge yet is held, and the same thing once more sends it', () => {
  const { made, waits, clicks } = hands();
  made.hold(option(1));
  const unknown: Known = { final: false, ahead: undefined };
  waits(100);
  expect(clicks(1, unknown)).toBe(false);
  waits(600);
  expect(clicks(1, unknown)).toBe(true);
});

test('who wishes so is asked about everything, about nothing, or at the end of a turn', () => {
  expect(hands().clicks(1, PLAIN, 1, 'mouse', { ...USUAL, confirm: 'all' })).toBe(false);
  expect(hands().clicks(1, DEADLY, 1, 'mouse', { ...USUAL, confirm: 'none' })).toBe(true);
  const ending: Known = { final: false, ahead: ahead({ ends: true }) };
  expect(hands().clicks(1, ending, 1, 'mouse', { ...USUAL, endTurn: true })).toBe(false);
  expect(hands().clicks(1, ending)).toBe(true);
});

test('another thing is another question', () => {
  const { made, waits, clicks } = hands();
  expect(clicks(1, DEADLY)).toBe(false);
  waits(600);
  expect(clicks(2, DEADLY)).toBe(false);
  expect(made.held?.option).toBe(2);
});

test('who wishes so is asked for each step of a chain, and only the last one sends', () => {
  const chain: Known = {
    final: false,
    ahead: ahead({ then: ['You pay 1 meat.', 'You pay 1 gold.', 'The dragon comes.'] }),
  };
  const each = { ...USUAL, single: 'ask' } as const;
  const { made, waits, clicks } = hands();
  for (const step of [0, 1, 2]) {
    expect(clicks(1, chain, 1, 'mouse', each)).toBe(false);
    expect(made.step).toBe(step);
    waits(600);
  }
  expect(clicks(1, chain, 1, 'mouse', each)).toBe(true);
  expect(hands().clicks(1, chain)).toBe(true);
  expect(hands().clicks(1, PLAIN, 1, 'mouse', each)).toBe(true);
});

test('a key that was held down long ago does not swallow a click', () => {
  const { made, clicks } = hands();
  made.key({ repeat: true });
  expect(clicks(1, PLAIN)).toBe(true);
});

test('what happens after a click says nothing of how it was clicked', () => {
  const { made, waits, clicks } = hands();
  expect(clicks(1, PLAIN, 5)).toBe(true);
  waits(150);
  made.point({ pointerType: 'mouse', clientX: 500, clientY: 50 });
  const press = made.press(); // the second click on one spot
  made.point({ pointerType: 'mouse', clientX: 900, clientY: 50 });
  expect(made.sends(option(2), FINAL, { ...USUAL, confirm: 'none' }, press)).toBe(false);
  expect(made.held?.option).toBe(2);
});
