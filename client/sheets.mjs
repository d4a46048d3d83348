// Writes sheets of every world's creatures as pages, each at three sizes: `python3 dev.py sheets` makes pictures of them.
//   node sheets.mjs FOLDER [world] [numbers of dragons, as 1-20 or 3,17] [dark]
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';

/** In pixels, as a sign in a line, on a card, and on a page of its own; of Sea Dragons and Worms, what a cell or a hex takes. */
const SIZES = {
  wyrmspan: [40, 150, 600],
  flamecraft: [40, 150, 600],
  seadragons: [25, 60, 150],
  worms: [40, 150, 600],
};
const ALL = new URL('../tests/golden/wyrmspan.en.txt', import.meta.url);
const ROW = /^dragon (\d+): ([^|]+?) \| size: (\w+), trait: (\w+), .*?lives in: ([^|]+) \|/gm;
const PLATE = readFileSync(new URL('src/games/wyrmspan/Portrait.svelte', import.meta.url), 'utf8');
const TOKENS = readFileSync(new URL('src/ui/tokens.css', import.meta.url), 'utf8');
const [LIGHT, DARK] = PLATE.split("[data-theme='dark']").map((part) => part.match(/--plate[\w-]*: [^;]+;/g).join(''));

const [folder = '../build/sheets', world = '', numbers = '', theme = 'light'] = process.argv.slice(2);
const server = await createServer({
  configFile: false,
  plugins: [svelte({ configFile: false, compilerOptions: { css: 'injected' } })],
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
const { render } = await server.ssrLoadModule('svelte/server');
const { plateOf } = await server.ssrLoadModule('/src/games/wyrmspan/bestiary/plate.ts');
const { kindOf } = await server.ssrLoadModule('/src/games/wyrmspan/bestiary/kinds.ts');

/** Every dragon of the box, or those of these numbers, each in its plate, with what a stranger should see in it. */
function dragons(size) {
  const [first, last] = numbers.split('-').map(Number);
  const wanted = numbers.split(',').map(Number);
  const isWanted = (id) => !numbers || (last ? id >= first && id <= last : wanted.includes(id));
  const detail = size < 64 ? 'sign' : size < 200 ? 'card' : 'plate'; // as Portrait.svelte draws it
  return [...readFileSync(ALL, 'utf8').matchAll(ROW)]
    .filter(([, id]) => isWanted(Number(id)))
    .map(([, id, english, bulk, trait, places]) => {
      const caves = ['crimson', 'golden', 'amethyst'].filter((cave) => places.toLowerCase().includes(cave));
      const plate = plateOf({ id: Number(id), english, size: bulk, trait, caves }, detail);
      const said =
        size < 64 ? '' : `<figcaption>${id} ${english}<br>${kindOf(english)}, ${bulk}, ${trait}</figcaption>`;
      return `<figure style="width:${size}px"><svg viewBox="0 0 1000 1000" width="${size}" height="${size}">${plate}</svg>${said}</figure>`;
    })
    .join('');
}

mkdirSync(folder, { recursive: true });
for (const [name, sizes] of Object.entries(SIZES).filter(([one]) => !world || one === world)) {
  const creatures = name !== 'wyrmspan' && (await server.ssrLoadModule(`/src/games/${name}/Creatures.svelte`)).default;
  for (const size of sizes) {
    const { head, body } = creatures
      ? render(creatures, { props: { sizes: [size] } })
      : { head: '', body: dragons(size) };
    const style = `body{margin:8px;background:#fff;font:11px sans-serif;${theme === 'dark' ? DARK : LIGHT}}figure{display:inline-block;margin:2px;vertical-align:top}figure>svg{background:var(--plate);display:block}`;
    const page = `<!doctype html><meta charset="utf-8"><style>${TOKENS}${style}</style>${head}<body data-theme="${theme}">${body}`;
    writeFileSync(`${folder}/${name}-${size}.html`, page);
  }
}
await server.close();
