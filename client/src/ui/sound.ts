// A few notes, made on the spot in the voice of the world: a turn that begins, something chosen, the end. Off unless the reader
// wants them, and never the only sign of anything.
import { settings } from '../settings.svelte.ts';

export type Cue = 'turn' | 'act' | 'end';

/** In half tones above the voice's own note, and when. */
const NOTES: Readonly<Record<Cue, readonly (readonly [tone: number, at: number])[]>> = {
  turn: [
    [0, 0],
    [7, 0.12],
  ],
  act: [[-5, 0]],
  end: [
    [0, 0],
    [4, 0.14],
    [7, 0.28],
    [12, 0.42],
  ],
};

interface Voice {
  note: number; // hertz
  /** Partials: how many times as high as the note, how loud, how long they ring. */
  partials: readonly (readonly [times: number, loud: number, ring: number])[];
  shape: OscillatorType;
  attack: number;
  glide: number; // the pitch from which a note comes, as a part of its own
}

export const VOICES: Readonly<Record<string, Voice>> = {
  house: { note: 523, partials: [[1, 1, 0.3]], shape: 'triangle', attack: 0.02, glide: 1 },
  // a bell deep in a cave
  wyrmspan: {
    note: 392,
    partials: [
      [1, 1, 0.9],
      [2.76, 0.22, 0.5],
      [5.4, 0.08, 0.25],
    ],
    shape: 'sine',
    attack: 0.008,
    glide: 1,
  },
  // wooden bars
  flamecraft: {
    note: 659,
    partials: [
      [1, 1, 0.28],
      [3.9, 0.3, 0.07],
    ],
    shape: 'sine',
    attack: 0.004,
    glide: 1,
  },
  // a drop that falls into water
  seadragons: {
    note: 494,
    partials: [
      [1, 1, 0.42],
      [2, 0.12, 0.3],
    ],
    shape: 'sine',
    attack: 0.03,
    glide: 0.72,
  },
  // a plucked rubber band
  worms: {
    note: 440,
    partials: [
      [1, 0.8, 0.2],
      [2, 0.25, 0.1],
    ],
    shape: 'triangle',
    attack: 0.005,
    glide: 1.3,
  },
};

const LOUDEST = 0.24;
const SILENT = 0.0001;
let context: AudioContext | undefined;

export function cue(which: Cue, world = 'house'): void {
  if (!settings.sound || settings.volume <= 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const voice = VOICES[world] ?? VOICES['house'];
  if (!voice) return;
  for (const [tone, at] of NOTES[which]) sing(context, voice, voice.note * 2 ** (tone / 12), context.currentTime + at);
}

function sing(audio: AudioContext, { partials, shape, attack, glide }: Voice, pitch: number, start: number): void {
  for (const [times, loud, ring] of partials) {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(SILENT, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(SILENT, LOUDEST * settings.volume * loud), start + attack);
    gain.gain.exponentialRampToValueAtTime(SILENT, start + attack + ring);
    gain.connect(audio.destination);
    const tone = audio.createOscillator();
    tone.type = shape;
    tone.frequency.setValueAtTime(pitch * times * glide, start);
    tone.frequency.exponentialRampToValueAtTime(pitch * times, start + 0.08);
    tone.connect(gain);
    tone.start(start);
    tone.stop(start + attack + ring + 0.02);
  }
}
