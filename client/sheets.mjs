// Writes a sheet of the 183 dragons of Wyrmspan, to look at after a change of their drawing:
//   npm run bestiary -- sheet.html 40,160,600 1-183 dark
// (file, sizes in pixels, numbers as a range or a list, theme).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createServer } from 'vite';

const ALL = new URL('../tests/golden/wyrmspan.en.txt', import.meta.url);
const ROW = /^dragon (\d+): ([^|]+?) \| size: (\w+), trait: (\w+), .*?lives in: ([^|]+) \|/gm;
const STYLE = readFileSync(new URL('src/games/wyrmspan/Portrait.svelte', import.meta.url), 'utf8');
const [light, dark] = STYLE.split("[data-theme='dark']").map((part) => part.match(/--plate[\w-]*: [^;]+;/g).join(''));

const [file = '../build/bestiary.html', sizes = '40,160,600', which = '', theme = 'light'] = process.argv.slice(2);
const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
const { plateOf } = await server.ssrLoadModule('/src/games/wyrmspan/bestiary/plate.ts');
const { kindOf } = await server.ssrLoadModule('/src/games/wyrmspan/bestiary/kinds.ts');
const dragons = [...readFileSync(ALL, 'utf8').matchAll(ROW)].map(([, id, english, size, trait, places]) => ({
  id: Number(id),
  english,
  size,
  trait,
  caves: ['crimson', 'golden', 'amethyst'].filter((cave) => places.toLowerCase().includes(cave)),
}));
const [first, last] = which.includes('-') ? which.split('-').map(Number) : [0, 999];
const wanted =
  which && !which.includes('-')
    ? which.split(',').flatMap((one) => dragons.filter(({ id }) => id === Number(one)))
    : dragons.filter(({ id }) => id >= first && id <= last);
const figures = wanted.map((dragon) =>
  sizes
    .split(',')
    .map((size) => {
      const detail = size < 64 ? 'sign' : size < 300 ? 'card' : 'plate';
      const svg = `<svg viewBox="0 0 1000 1000" width="${size}" height="${size}">${plateOf(dragon, detail)}</svg>`;
      return `<figure style="width:${size}px">${svg}${size < 64 ? '' : `<figcaption>${dragon.id} ${dragon.english}<br>${kindOf(dragon.english)}, ${dragon.size}, ${dragon.trait}</figcaption>`}</figure>`;
    })
    .join(''),
);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><style>body{margin:8px;background:#fff;font:11px sans-serif;${theme === 'dark' ? dark : light}}figure{display:inline-block;margin:2px;vertical-align:top}svg{background:var(--plate);display:block}</style>${figures.join('')}`,
);
await server.close();
