// Lays the engine of the companion beside what is built: Python for browsers (Pyodide), in a folder named by its version,
// so that it is fetched once and never changes under its name.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const home = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };

/** Where it lies below the hall's address, and what belongs to it. */
export const PYTHON = {
  folder: `assets/python-${version}/`,
  files: ['pyodide.mjs', 'pyodide.asm.js', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'],
};

/** A step of the build. */
export function python(): Plugin {
  return {
    name: 'python',
    apply: 'build',
    async generateBundle() {
      for (const name of PYTHON.files) {
        this.emitFile({ type: 'asset', fileName: PYTHON.folder + name, source: await readFile(join(home, name)) });
      }
    },
  };
}
