// The rules of the house in the browser: Python by Pyodide, beside the page, so that nothing on it waits.
import type { PyodideAPI, loadPyodide } from 'pyodide';
import type { CompanionRules } from '../net/wire.ts';

/** Begin a room: where the engine lies, and the sources of the room's rules with the place of its script. */
export interface Begin {
  begin: string;
  room: string;
  rules: CompanionRules;
}
/** What a page asks: where an evening stands. */
export interface Ask {
  id: number;
  room: string;
  text: string;
}
/** `wrong`: the text is no evening; `broken`: the rules failed, which is nobody's doing at the table. */
export type Answer =
  | { ready: string }
  | { failed: string; room: string }
  | { id: number; page: string }
  | { id: number; wrong: string }
  | { id: number; broken: string };

const HOME = '/rules';
let python: Promise<PyodideAPI> | null = null;
const pages = new Map<string, (room: string, text: string) => string>();

self.onmessage = (event: MessageEvent<Begin | Ask>) => {
  const said = event.data;
  if ('begin' in said) {
    begin(said).then(
      () => tell({ ready: said.room }),
      (error: unknown) => tell({ failed: String(error), room: said.room }),
    );
  } else tell(answer(said));
};

async function begin({ begin, room, rules }: Begin): Promise<void> {
  python ??= load(begin);
  const engine = await python;
  for (const [path, text] of Object.entries(rules.files)) {
    const file = `${HOME}/${path}`;
    engine.FS.mkdirTree(file.slice(0, file.lastIndexOf('/')));
    engine.FS.writeFile(file, text);
  }
  pages.set(
    room,
    engine.runPython(`
import functools, importlib, sys
sys.path[:0] = [] if "${HOME}" in sys.path else ["${HOME}"]
importlib.invalidate_caches()  # another room may have been here before
told = getattr(importlib.import_module("${rules.module}"), "${rules.script}")
if isinstance(told, type):  # an evening; a score sheet is told by a function
    from wyrmhall.companion.telling import page_in_json
    told = functools.partial(page_in_json, told)
told
`) as (room: string, text: string) => string,
  );
}

async function load(folder: string): Promise<PyodideAPI> {
  const engine = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
  return engine.loadPyodide({ indexURL: folder });
}

function answer({ id, room, text }: Ask): Answer {
  try {
    const page = pages.get(room);
    if (!page) throw new Error(`${room} has not begun`);
    return { id, page: page(room, text) };
  } catch (error) {
    const isNoEvening = error instanceof Error && 'type' in error && error.type === 'BadSession';
    return isNoEvening ? { id, wrong: String(error) } : { id, broken: String(error) };
  }
}

function tell(what: Answer): void {
  self.postMessage(what);
}
