import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wantedIn } from '../offline.ts';

test('every room adds its pages and its data by a list of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rooms-'));
  await mkdir(join(folder, 'pages'));
  await mkdir(join(folder, 'companion'));
  await writeFile(join(folder, 'pages', 'offline.list'), '# rules\npage Rules.svelte\ndata games/{game}/clauses\n');
  await writeFile(join(folder, 'companion', 'offline.list'), 'page Sheet.svelte\nfile assets/engine-\n');
  expect(await wantedIn(folder)).toEqual({
    pages: [join(folder, 'companion', 'Sheet.svelte'), join(folder, 'pages', 'Rules.svelte')],
    data: ['games/{game}/clauses'],
    files: ['assets/engine-'],
  });
  await writeFile(join(folder, 'companion', 'offline.list'), 'pages Sheet.svelte\n');
  await expect(wantedIn(folder)).rejects.toThrow('pages Sheet.svelte');
});
