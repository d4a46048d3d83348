// What the client itself says, in the reader's language. The messages live beside those of the Python side, in
// src/wyrmhall/locale/<lang>/client.ftl; a board's own words are in client_<game>.ftl and come when the board does. How the
// levels of the bots are called and what each is worth is in bots.ftl, with the other words of the bots.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'uk', 'ru'] as const;
export type Lang = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Lang, string> = { en: 'English', uk: 'Українська', ru: 'Русский' };

const files = import.meta.glob<string>('../../../src/wyrmhall/locale/*/{client*,bots}.ftl', { query: '?raw', import: 'default' });
const wanted = new Set(['client', 'bots']);

let lang = $state<Lang>('en');
let bundle = $state.raw(new FluentBundle('en'));

export function language(): Lang {
  return lang;
}

/** The best of our languages for this browser. */
export function browserLanguage(): Lang {
  const known = (said: string) => LANGUAGES.find((ours) => said.toLowerCase().startsWith(ours));
  return (navigator.languages ?? [navigator.language]).map(known).find((ours) => ours !== undefined) ?? 'en';
}

/** Speak another language from now on; everything on the screen follows. */
export async function speak(next: Lang): Promise<void> {
  bundle = await bundleOf(next);
  lang = next;
  document.documentElement.lang = next;
}

/** Also know the words of a game's board. */
export async function learn(game: string): Promise<void> {
  if (wanted.has(`client_${game}`)) return;
  wanted.add(`client_${game}`);
  bundle = await bundleOf(lang);
}

async function bundleOf(of: Lang): Promise<FluentBundle> {
  // Isolation marks break searching and screen readers; the Python side leaves them out as well.
  const made = new FluentBundle(of, { useIsolating: false });
  for (const resource of await Promise.all([...wanted].map((name) => resourceOf(of, name)))) made.addResource(resource);
  return made;
}

const read = new Map<string, Promise<FluentResource>>();

/** The messages of a file, read once: the words of a board come to those of the house. */
function resourceOf(of: Lang, name: string): Promise<FluentResource> {
  const path = `../../../src/wyrmhall/locale/${of}/${name}.ftl`;
  let found = read.get(path);
  if (!found) {
    found = (files[path]?.() ?? Promise.resolve('')).then((text) => new FluentResource(text));
    found.catch(() => read.delete(path));
    read.set(path, found);
  }
  return found;
}

/** A message with its arguments. A missing one shows its id, so that it is seen and mended. */
export function say(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const errors: Error[] = [];
  const said = bundle.formatPattern(pattern, args, errors);
  if (errors.length > 0) console.error(`message ${id} in ${lang}:`, errors[0]);
  return said;
}

export function knows(id: string): boolean {
  return bundle.hasMessage(id);
}

export function number(n: number): string {
  return new Intl.NumberFormat(lang).format(n);
}

/** Sentences one after another, whether or not each brings its full stop along. */
export function sentences(texts: readonly string[]): string {
  return texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
}

/** A moment in the past, as people say it. */
export function ago(milliseconds: number): string {
  const seconds = Math.round((milliseconds - Date.now()) / 1000);
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ];
  const form = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const [unit, size] = steps.find(([, size]) => -seconds >= size) ?? ['second', 1];
  return form.format(Math.min(0, Math.round(seconds / size)), unit);
}
