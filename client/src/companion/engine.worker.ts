// The rules of the house in the browser: Python by Pyodide, beside the page, so that nothing on it waits.
import type { PyodideAPI, loadPyodide } from 'pyodide';

/** Begin: where the engine lies, and the sources of the rules. */
export interface Begin {
  begin: string;
  files: Record<string, string>;
}
/** What a page asks: where an evening stands. */
export interface Ask {
  id: number;
  game: string;
  text: string;
}
export type Answer =
  { ready: true } | { failed: string } | { id: number; page: string } | { id: number; wrong: string };

const HOME = '/rules';
let page: ((game: string, text: string) => string) | null = null;

self.onmessage = (event: MessageEvent<Begin | Ask>) => {
  const said = event.data;
  if ('begin' in said) {
    begin(said).then(
      () => tell({ ready: true }),
      (error: unknown) => tell({ failed: String(error) }),
    );
  } else tell(answer(said));
};

async function begin({ begin, files }: Begin): Promise<void> {
  const engine = (await import(/* @vite-ignore */ `${begin}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
  const python: PyodideAPI = await engine.loadPyodide({ indexURL: begin });
  for (const [path, text] of Object.entries(files)) {
    const file = `${HOME}/${path}`;
    python.FS.mkdirTree(file.slice(0, file.lastIndexOf('/')));
    python.FS.writeFile(file, text);
  }
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  page = python.runPython('from wyrmhall.companion.rooms import page_in_json; page_in_json') as (
    game: string,
    text: string,
  ) => string;
}

function answer({ id, game, text }: Ask): Answer {
  try {
    if (!page) throw new Error('not begun');
    return { id, page: page(game, text) };
  } catch (error) {
    return { id, wrong: String(error) };
  }
}

function tell(what: Answer): void {
  self.postMessage(what);
}
