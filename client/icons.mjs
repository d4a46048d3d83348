// Copies the icons that are used, and only those, out of the game-icons package: each `icons.list` under src names the
// icons of its folder (`name` or `name = icon-name`), and gets an `icons.ts` beside it. A list with the line
// `# decimals: 1` gets its paths rounded: long lists stay light. Run by `npm run icons`.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = join(dirname(fileURLToPath(import.meta.url)), 'src');

/** Every `icons.list` with the module that follows from it. */
export function modules() {
  const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
  return readdirSync(SRC, { recursive: true })
    .filter((file) => file.endsWith('icons.list'))
    .sort()
    .map((file) => ({ file: join(SRC, file.replace('.list', '.ts')), text: moduleOf(join(SRC, file), icons) }));
}

function moduleOf(list, icons) {
  const text = readFileSync(list, 'utf8');
  const shortened = text.includes('# decimals: 1') ? rounded : (path) => path;
  const lines = text
    .split('\n')
    .map((line) => line.split('#')[0].trim())
    .filter(Boolean);
  const rows = lines.map((line) => {
    const [name, icon = name] = line.split('=').map((part) => part.trim());
    if (!icons[icon]) throw new Error(`${list}: game-icons has no icon ${icon}`);
    const paths = [...icons[icon].body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
    return `  ${/^\w+$/.test(name) ? name : `'${name}'`}: '${shortened(paths.join(''))}',`;
  });
  return `// Written by \`npm run icons\` from icons.list: paths of game-icons (CC BY 3.0) in a box of 512 x 512.\nexport const icons = {\n${rows.join('\n')}\n} as const;\n`;
}

/** One decimal; digit by digit, since the flags of arcs may stand before a number without a gap. */
function rounded(path) {
  return path.replace(
    /\.(\d)(\d)\d*/g,
    (_, first, second) => `.${second >= '5' && first < '9' ? Number(first) + 1 : first}`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, text } of modules()) writeFileSync(file, text);
}
