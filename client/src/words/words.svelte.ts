// What the client itself says, in the reader's language. The messages live beside those of the Python side, in
// src/wyrmhall/locale/<lang>/client.ftl; a board's own words are in client_<game>.ftl and come when the board does. How the
// levels of the bots are called and what each is worth is in bots.ftl, with the other words of the bots.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES } from '../net/languages.ts';

export { LANGUAGES };
export type Lang = (typeof LANGUAGES)[number];
/** What each calls itself. */
export const LANGUAGE_NAMES = Object.fromEntries(LANGUAGES.map((lang) => [lang, ownName(lang)])) as Record<
  Lang,
  string
>;

function ownName(lang: Lang): string {
  const name = new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

const files = import.meta.glob<string>('../../../src/wyrmhall/locale/*/{client*,bots,*_names,*_scores}.ftl', {
  query: '?raw',
  import: 'default',
});
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

/** Also know what the things of a game and the sources of its points are called, where nobody is asked who would say it. */
export async function learnNames(game: string): Promise<void> {
  for (const kind of ['names', 'scores']) wanted.add(`${game}_${kind}`);
  bundle = await bundleOf(lang);
}

/** Also know what a house says of a game that came with another package: such words are not among our files. */
export async function teach(game: string, of: Lang, text: string): Promise<void> {
  wanted.add(`client_${game}`);
  read.set(pathOf(of, `client_${game}`), Promise.resolve(new FluentResource(text)));
  bundle = await bundleOf(lang);
}

async function bundleOf(of: Lang): Promise<FluentBundle> {
  // Isolation marks break searching and screen readers; the Python side leaves them out as well.
  const made = new FluentBundle(of, { useIsolating: false });
  for (const resource of await Promise.all([...wanted].map((name) => resourceOf(of, name)))) made.addResource(resource);
  return made;
}

const pathOf = (of: Lang, name: string) => `../../../src/wyrmhall/locale/${of}/${name}.ftl`;
const read = new Map<string, Promise<FluentResource>>();

/** The messages of a file, read once: the words of a board come to those of the house. */
function resourceOf(of: Lang, name: string): Promise<FluentResource> {
  const path = pathOf(of, name);
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

/** What a message says besides, or nothing. */
export function attribute(id: string, name: string): string {
  const pattern = bundle.getMessage(id)?.attributes[name];
  return pattern ? bundle.formatPattern(pattern) : '';
}

export function knows(id: string): boolean {
  return bundle.hasMessage(id);
}

export function number(n: number): string {
  return new Intl.NumberFormat(lang).format(n);
}

/** A length of time in its largest whole unit. */
export function duration(seconds: number): string {
  const units: [string, number][] = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
    ['second', 1],
  ];
  const [unit, size] = units.find(([, size]) => seconds >= size && seconds % size === 0) ?? ['second', 1];
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

/** About how long: what is left of a clock is not counted to the second in a list. */
export function roughly(seconds: number): string {
  const size = [86_400, 3_600, 60].find((size) => seconds >= size) ?? 1;
  return duration(Math.floor(seconds / size) * size);
}

/** A day and an hour, by the reader's own clock. */
export function moment(milliseconds: number): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeStyle: 'short' }).format(milliseconds);
}

/** The name of a day of the week; Monday is 0. */
export function weekday(day: number): string {
  return new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + day)); // a Monday
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
