// What the things on a table are. Boards name them (`data-target`, `data-thing`, `data-what`) and draw their signs; a game's
// what.json says which kind each is and which clause speaks of it, and client_what_<game>.ftl has the words.
import { attribute, language, learn, say, type Lang } from '../words/words.svelte.ts';
import frame from './frame.json';

export interface Kind {
  kind: string;
  clause?: string;
  of?: readonly string[]; // names of things, with * for any letters
  css?: string; // parts that have no name
  ground?: string; // what everything else lies on: only where nothing else is
  signs?: readonly string[]; // icons of the game that stand for it
}

export interface Told {
  id: string; // of its message
  title: string;
  text: string;
  clause: string;
}

/** A word of a prompt that means something, and where it stands. */
export interface Term {
  from: number;
  to: number;
  told: Told;
}

const kindsOf = import.meta.glob<{ default: Kind[] }>('../games/*/what.json');
const iconsOf = import.meta.glob<{ icons: Record<string, string> }>('../games/*/icons.ts');
const PREFIX: Record<string, string> = { wyrmspan: 'ws', flamecraft: 'fc', seadragons: 'sd', worms: 'wm' };
const kept = new Map<string, Promise<Book | null>>();

/** The book of a game, read when somebody asks; none, for games of other packages. */
export function bookOf(game: string): Promise<Book | null> {
  let found = kept.get(game);
  if (!found) {
    found = read(game);
    found.catch(() => kept.delete(game));
    kept.set(game, found);
  }
  return found;
}

async function read(game: string): Promise<Book | null> {
  const [kinds, icons] = [kindsOf[`../games/${game}/what.json`], iconsOf[`../games/${game}/icons.ts`]];
  if (!kinds || !icons) return null;
  const [{ default: all }, { icons: paths }] = await Promise.all([
    kinds(),
    icons(),
    learn(`what_${game}`),
    learn('learn'),
  ]);
  return new Book(PREFIX[game] ?? game, all, paths);
}

export class Book {
  readonly #patterns: [RegExp, Kind][];
  readonly #signs = new Map<string, Kind>(); // by their paths
  #terms: { lang: Lang; found: [RegExp, Kind][] } | null = null;

  constructor(
    readonly prefix: string,
    readonly kinds: readonly Kind[],
    readonly icons: Readonly<Record<string, string>>,
  ) {
    this.#patterns = kinds.flatMap((kind) => (kind.of ?? []).map((name): [RegExp, Kind] => [patternOf(name), kind]));
    // The exact name before the general one.
    this.#patterns.sort(([a], [b]) => Number(a.source.includes('.*')) - Number(b.source.includes('.*')));
    for (const kind of kinds) for (const sign of kind.signs ?? []) if (icons[sign]) this.#signs.set(icons[sign], kind);
  }

  /** What draws a sign of its kinds: a law of the house sees that it is listed. */
  icon(sign: string): string {
    const found = this.icons[sign];
    if (found === undefined) throw new Error(`there is no icon ${sign}`);
    return found;
  }

  told(kind: Kind): Told {
    const id = this.kinds.includes(kind)
      ? `${this.prefix}-what-${kind.kind.replaceAll('_', '-')}`
      : `what-${kind.kind}`;
    return { id, title: say(id), text: attribute(id, 'text'), clause: kind.clause ?? '' };
  }

  named(name: string): Kind | undefined {
    return this.#patterns.find(([pattern]) => pattern.test(name))?.[1];
  }

  called(kind: string): Kind | undefined {
    return this.kinds.find((one) => one.kind === kind);
  }

  /** What a drawn path is the sign of. */
  sign(path: Element): Kind | undefined {
    return this.#signs.get(path.getAttribute('d') ?? '');
  }

  part(element: Element): Kind | undefined {
    return this.kinds.find(({ css }) => css && element.closest(css));
  }

  ground(element: Element): Kind | undefined {
    return this.kinds.find(({ ground }) => ground && element.closest(ground));
  }

  frame(element: Element): Kind | undefined {
    return (frame as Kind[]).find(({ css }) => css && element.closest(css));
  }

  /** The words of a text that the book explains, in their order; each the first time it occurs. */
  terms(text: string): Term[] {
    if (this.#terms?.lang !== language()) this.#terms = { lang: language(), found: this.#words() };
    const found: Term[] = [];
    for (const [pattern, kind] of this.#terms.found) {
      const match = pattern.exec(text);
      if (!match) continue;
      const [from, to] = [match.index, match.index + match[0].length];
      if (found.every((one) => to <= one.from || from >= one.to)) found.push({ from, to, told: this.told(kind) });
    }
    return found.sort((a, b) => a.from - b.from);
  }

  /** Longer words first: a dragon card is no dragon. */
  #words(): [RegExp, Kind][] {
    const all = this.kinds.flatMap((kind) =>
      attribute(this.told(kind).id, 'words')
        .split(',')
        .filter(Boolean)
        .map((word): [string, Kind] => [word.trim(), kind]),
    );
    all.sort(([a], [b]) => b.length - a.length);
    return all.map(([word, kind]) => [wordPattern(word), kind]);
  }
}

function patternOf(name: string): RegExp {
  return new RegExp(`^${name.split('*').map(escape).join('.*')}$`);
}

export function wordPattern(word: string): RegExp {
  const letters = word.split('*').map(escape).join("[\\p{L}’ʼ']*");
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'iu');
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
