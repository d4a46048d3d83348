import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// @ts-expect-error a build script, which has no types
import { modules } from '../icons.mjs';

test('the icon modules are as their lists say: `npm run icons` writes them', () => {
  for (const { file, text } of modules() as { file: string; text: string }[])
    expect(readFileSync(file, 'utf8')).toBe(text);
});
