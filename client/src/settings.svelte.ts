// What this browser remembers of its reader: name, language and the way things look, move and sound.
import { browserLanguage, speak, type Lang } from './words/words.svelte.ts';

export interface Settings {
  name: string;
  lang: Lang | '';
  theme: 'auto' | 'light' | 'dark';
  text: number;
  motion: 'auto' | 'reduced';
  sound: boolean;
  volume: number; // of sounds, 0 to 1
  notify: boolean; // tell me of my turn when I look at another page
  textMode: boolean;
  confirm: 'final' | 'all' | 'none'; // which answers are asked for once more
  endTurn: boolean; // also those that end my turn, final or not
  pace: number; // how long what others do is shown, as a part of the usual time
  talk: boolean; // read what people say at tables
  named: boolean; // let others read my name when I only look on
  numbers: boolean; // how good things are in figures, beside the words
  // Where there is only one answer: ask for each of them, for those that do not follow from another answer, or for none.
  single: 'ask' | 'chain' | 'answer';
}

const KEY = 'wyrmhall';
const DEFAULTS: Settings = {
  name: '',
  lang: '',
  theme: 'auto',
  text: 1,
  motion: 'auto',
  sound: false,
  volume: 0.5,
  notify: false,
  textMode: false,
  confirm: 'final',
  endTurn: false,
  pace: 1,
  talk: true,
  named: false,
  numbers: false,
  single: 'chain',
};

export const settings = $state<Settings>({ ...DEFAULTS, ...kept() });

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {}; // a browser that keeps nothing, or something that is not ours
  }
}

let room = $state(Infinity); // how much larger than usual things may be drawn where they must all fit on the screen
let growth = $state(1); // and how much larger they are by themselves there, so that a large screen is filled

export function setRoom(scale: number, growing = 1): void {
  room = scale;
  growth = growing;
}

/** Pixels of a rem, as the page is scaled now. */
export function rem(): number {
  return 16 * Math.min(settings.text * growth, room);
}

/** Keep the settings, and let the page follow them; call inside an effect. */
export function apply(): void {
  const root = document.documentElement;
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && prefers('(prefers-color-scheme: dark)'));
  root.dataset['theme'] = dark ? 'dark' : 'light';
  root.dataset['motion'] = settings.motion;
  const wanted = settings.text * growth;
  const scale = Math.min(wanted, room);
  root.style.setProperty('--text-size', String(scale));
  root.style.setProperty('--words', String(wanted / scale)); // what is to be read grows all the same
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows may refuse; the settings then last as long as the page
  }
}

export async function applyLanguage(): Promise<void> {
  await speak(settings.lang || browserLanguage());
}

export function isStill(): boolean {
  return settings.motion === 'reduced' || prefers('(prefers-reduced-motion: reduce)');
}

function prefers(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}
