import { expect, test } from 'vitest';
import { meant } from './play.ts';

const option = { option: 1, label: '', target: '', preview: '' };
const alike = ['hand:0', 'hand:1'];
const play = (lit: string[], refused: string[] = []) => ({
  lit: new Map(lit.map((target) => [target, [option]])),
  refused: new Map(refused.map((target) => [target, { target, reason: '', clause: '' }])),
});

test('of things alike either may be touched, whichever of them is offered', () => {
  for (const own of alike) {
    expect(meant(play(['hand:1']), own, alike)).toBe('hand:1');
    expect(meant(play(['hand:0']), own, alike)).toBe('hand:0');
    expect(meant(play(alike), own, alike)).toBe(own);
    expect(meant(play(['hand:1'], ['hand:0']), own, alike)).toBe('hand:1');
    expect(meant(play([], ['hand:1']), own, alike)).toBe('hand:1');
    expect(meant(play([]), own, alike)).toBe(own);
  }
});
