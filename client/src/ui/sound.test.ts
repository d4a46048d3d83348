import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte.ts';
import { VOICES, cue } from './sound.ts';

const sung: { pitch: number; loud: number }[] = [];

/** An instrument that notes what it is asked to play. */
class Listener {
  currentTime = 0;
  destination = {};
  createGain() {
    const gain = {
      setValueAtTime: vi.fn(),
      exponentialRampToValueAtTime: (loud: number) => (this.#loud = Math.max(this.#loud, loud)),
    };
    this.#loud = 0;
    return { gain, connect: vi.fn() };
  }
  createOscillator() {
    const frequency = {
      setValueAtTime: vi.fn(),
      exponentialRampToValueAtTime: (pitch: number) => sung.push({ pitch: Math.round(pitch), loud: this.#loud }),
    };
    return { type: '', frequency, connect: vi.fn(), start: vi.fn(), stop: vi.fn() };
  }
  #loud = 0;
}

beforeEach(() => {
  sung.length = 0;
  vi.stubGlobal('AudioContext', Listener);
});
afterEach(() => {
  Object.assign(settings, { sound: false, volume: 0.5 });
  vi.unstubAllGlobals();
});

test('nothing sounds unless somebody wants it', () => {
  expect(settings.sound).toBe(false);
  cue('end', 'wyrmspan');
  Object.assign(settings, { sound: true, volume: 0 });
  cue('end', 'wyrmspan');
  expect(sung).toEqual([]);
});

test('each world has a voice of its own, and the volume is the reader’s', () => {
  settings.sound = true;
  const heard = Object.keys(VOICES).map((world) => {
    sung.length = 0;
    cue('turn', world);
    return JSON.stringify(sung);
  });
  expect(new Set(heard).size).toBe(Object.keys(VOICES).length);
  const loudest = (volume: number): number => {
    sung.length = 0;
    settings.volume = volume;
    cue('act', 'flamecraft');
    return Math.max(...sung.map(({ loud }) => loud));
  };
  expect(loudest(1)).toBeCloseTo(2 * loudest(0.5));
  expect(loudest(1)).toBeLessThan(0.3); // gentle
});
