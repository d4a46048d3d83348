// @vitest-environment node
import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packAll } from '../pack.ts';

test('what was built lies there packed as well, but not what is small or packed by nature', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pack-'));
  const long = 'let x = 1;\n'.repeat(500);
  await writeFile(join(folder, 'long.js'), long);
  await writeFile(join(folder, 'short.js'), 'let x;');
  await writeFile(join(folder, 'font.woff2'), long);
  await packAll(folder);
  expect((await readdir(folder)).sort()).toEqual(['font.woff2', 'long.js', 'long.js.br', 'long.js.gz', 'short.js']);
  expect(gunzipSync(await readFile(join(folder, 'long.js.gz'))).toString()).toBe(long);
  expect(brotliDecompressSync(await readFile(join(folder, 'long.js.br'))).toString()).toBe(long);
});
