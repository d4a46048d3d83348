// Packs what was built, so that the server never has to: beside each file of text one as gzip and one as brotli.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|js|json|mjs|svg|wasm|webmanifest)$/;
const SMALL = 1_000; // bytes that travel in one packet anyway
const LARGE = 1_000_000; // bytes from which the last hundredth is not worth the minutes it takes

const packers: Record<string, (data: Buffer) => Promise<Buffer>> = {
  '.gz': (data) => promisify(gzip)(data, { level: 9 }),
  '.br': (data) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: data.length < LARGE ? 11 : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
};

/** Every long text in a folder. */
export async function packAll(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!TEXT.test(file)) continue;
    const data = await readFile(join(folder, file));
    if (data.length < SMALL) continue;
    for (const [ending, packed] of Object.entries(packers)) {
      await writeFile(join(folder, file + ending), await packed(data));
    }
  }
}

/** A step of the build, after all files are written. */
export function pack(): Plugin {
  let folder = '';
  return {
    name: 'pack',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => packAll(folder),
  };
}
