// A few notes, made on the spot: a turn that begins, something chosen, the end. Off unless the reader wants them.
import { settings } from '../settings.svelte.ts';

export type Cue = 'turn' | 'act' | 'refused' | 'end';

const NOTES: Record<Cue, [frequency: number, at: number][]> = {
  turn: [
    [523, 0],
    [784, 0.12],
  ],
  act: [[392, 0]],
  refused: [[147, 0]],
  end: [
    [523, 0],
    [659, 0.14],
    [784, 0.28],
    [1047, 0.42],
  ],
};
let context: AudioContext | undefined;

export function cue(which: Cue): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const [frequency, at] of NOTES[which]) {
    const start = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
    gain.connect(context.destination);
    const tone = context.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    tone.connect(gain);
    tone.start(start);
    tone.stop(start + 0.32);
  }
}
