// Tells the service worker what to keep. Any room adds its part by an `offline.list` in its folder, one thing a line:
//   page Rules.svelte                 a module that must be there without a line, with all that it imports
//   data games/{game}/clauses         an address below api/ that is the same for everybody, for each game
//   file assets/engine.worker-        what the name of a built file begins with that no module imports, such as a worker
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { PYTHON } from './python.ts';

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1];
type Chunk = Extract<Bundle[string], { type: 'chunk' }>;

export interface Wanted {
  pages: string[];
  data: string[];
  files: string[];
}

const WORKER = 'sw.js';
const PLACE = /(["'`])__KEPT__\1/;

/** What all lists below a folder want. */
export async function wantedIn(folder: string): Promise<Wanted> {
  const wanted: Wanted = { pages: [], data: [], files: [] };
  for (const file of (await readdir(folder, { recursive: true })).sort()) {
    if (!file.endsWith('offline.list')) continue;
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n').map((line) => line.trim());
    for (const line of lines.filter((each) => each && !each.startsWith('#'))) {
      const [kind = '', what = ''] = line.split(/\s+/);
      if (kind === 'page') wanted.pages.push(resolve(folder, dirname(file), what));
      else if (kind === 'data') wanted.data.push(what);
      else if (kind === 'file') wanted.files.push(what);
      else throw new Error(`${file}: ${line}`);
    }
  }
  return wanted;
}

/** A step of the build: the list goes into the worker, and its name changes with whatever was built. */
export function offline(): Plugin {
  let source = '';
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      source = join(config.root, 'src');
    },
    async generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error('there is no service worker');
      const wanted = await wantedIn(source);
      const chunks = Object.values(bundle).filter((each): each is Chunk => each.type === 'chunk' && each !== worker);
      const isWanted = (chunk: Chunk) =>
        chunk.isEntry ||
        /\.ftl\?raw$/.test(chunk.facadeModuleId ?? '') ||
        wanted.pages.some((page) => page === chunk.facadeModuleId || chunk.moduleIds.includes(page));
      const files = new Set(['./', 'favicon.svg', 'manifest.webmanifest']);
      const add = (chunk: Chunk) => {
        if (files.has(chunk.fileName)) return;
        files.add(chunk.fileName);
        for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
        for (const name of chunk.imports) {
          const imported = bundle[name];
          if (imported?.type === 'chunk') add(imported);
        }
      };
      chunks.filter(isWanted).forEach(add);
      for (const begin of wanted.files) {
        const found = Object.keys(bundle).filter((name) => name.startsWith(begin));
        if (found.length === 0) throw new Error(`no file begins with ${begin}`);
        for (const name of found) files.add(name);
      }
      const missing = wanted.pages.filter((page) => !chunks.some((chunk) => chunk.moduleIds.includes(page)));
      if (missing.length > 0) throw new Error(`in no chunk: ${missing.join(', ')}`);
      const build = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12);
      const first = chunks.find(({ isEntry, name }) => isEntry && name === 'index')?.fileName;
      if (!first) throw new Error('the page has no script');
      const said = JSON.stringify({ build, first, files: [...files].sort(), data: wanted.data, engine: PYTHON });
      if (!PLACE.test(worker.code)) throw new Error('the service worker has no place for the list');
      worker.code = worker.code.replace(PLACE, () => JSON.stringify(said));
    },
  };
}
