// The hall shows creatures before any game is there. The hands of the boards draw them here, and what they draw is kept.
import { expect, test } from 'vitest';
import { BODIES, TAILS, moved } from '../games/flamecraft/bodies.ts';
import { EARS, HEADS, HORNS, WINGS } from '../games/flamecraft/features.ts';
import { artisanPortrait } from '../games/flamecraft/portraits.ts';
import { PAINTS, isPaint } from '../games/flamecraft/stills/brush.ts';
import { breedOf } from '../games/seadragons/creature/breeds.ts';
import { creatureOf } from '../games/seadragons/creature/creature.ts';
import type { Cell } from '../games/seadragons/view.ts';
import type { Named } from '../games/wyrmspan/bestiary/animal.ts';
import { emblemOf, figureOf } from '../games/wyrmspan/bestiary/plate.ts';

const WYRM: Named = { id: 4, english: 'Fire Dragon', size: 'large', trait: 'aggressive', caves: ['crimson', 'golden'] };
const BAKER = 2;
const COILS: readonly Cell[] = [
  [0, 4],
  [0, 3],
  [1, 3],
  [1, 2],
  [1, 1],
  [0, 1],
  [0, 0],
];
const BOX = { house: 200, wyrmspan: 400 };

const path = (d: string, fill: string, edge = '', width = 0): string =>
  d && `<path fill="${fill}"${edge && ` stroke="${edge}" stroke-width="${width}"`} d="${d}"/>`;

function seaDragon(): string {
  const [ink, skin, pale] = ['#04141f', '#35a79c', '#9adbc4'];
  const { fins, body, skin: marks, crest, crown, head, eyes, pupils, nose } = creatureOf(COILS, breedOf('green'));
  return [
    path(fins, pale, ink, 0.045),
    path(body, skin, ink, 0.06),
    path(marks, 'none', '#1d6f70', 0.045),
    path(crest, pale, ink, 0.025),
    path(crown, pale, ink, 0.045),
    path(head, skin, ink, 0.05),
    path(eyes, '#fffbe8', ink, 0.035),
    path(pupils + nose, ink),
  ].join('');
}

function baker(): string {
  const ink = '#3b2016';
  const { stance, tail, wings, ears, horns, head, worn, skin, belly, horn } = artisanPortrait(BAKER);
  const body = BODIES[stance];
  const both = (d: string, fill: string): string =>
    path(d, fill, ink, 2.2) + `<g transform="matrix(-1 0 0 1 100 0)">${path(d, fill, ink, 2.2)}</g>`;
  const eye = (x: number): string =>
    path(`M${x - 6} 48a6 8 0 1 0 12 0a6 8 0 1 0-12 0z`, '#fff', ink, 1.4) +
    path(`M${x - 4} 49a4 6 0 1 0 8 0a4 6 0 1 0-8 0z`, ink) +
    path(`M${x - 0.2} 46a1.700 1.700 0 1 0 3.400 0a1.700 1.700 0 1 0-3.400 0z`, '#fff');
  const [stem, tip] = TAILS[tail];
  return [
    `<g transform="${moved(body.tail)}">${path(stem, skin, ink, 2.2)}${path(tip, horn, ink, 2.2)}</g>`,
    `<g transform="${moved(body.wings)}">${both(WINGS[wings], horn)}</g>`,
    path(body.skin, skin, ink, 2.2),
    path(body.belly, belly, ink, 1.2),
    `<g transform="${moved(body.head)}">`,
    both(EARS[ears], skin) + both(HORNS[horns], horn) + path(HEADS[head], skin, ink, 2.2),
    path('M31 67a19 11.500 0 1 0 38 0a19 11.500 0 1 0-38 0z', belly, ink, 1.2),
    path('M41 68Q50 80 59 68z', '#a13b3b', ink, 2),
    path('M43 61a2 1.500 0 1 0 4 0a2 1.500 0 1 0-4 0zM53 61a2 1.500 0 1 0 4 0a2 1.500 0 1 0-4 0z', ink),
    eye(36) + eye(64),
    ...worn.map(([paint, d]) => (isPaint(paint) ? path(d, PAINTS[paint], ink, 2.2) : path(d, 'none', ink, 1.2))),
    '</g>',
  ].join('');
}

const written = (name: string, rows: Readonly<Record<string, string>>): string =>
  [
    '// Written by creatures.test.ts (npx vitest run src/hall/creatures.test.ts -u). Do not edit.',
    `export const ${name} = {`,
    ...Object.entries(rows).map(([key, said]) => `  ${key}: '${said}',`),
    '} as const;\n',
  ].join('\n');

test('the dragons of the hall are those that the boards draw', async () => {
  const rows = { wyrmspan: figureOf(WYRM, BOX.wyrmspan), seadragons: seaDragon(), flamecraft: baker() };
  await expect(written('CREATURES', rows)).toMatchFileSnapshot('./creatures.ts');
});

test('so is the one in the letter of the house', async () => {
  await expect(written('EMBLEM', { d: emblemOf(WYRM, BOX.house) })).toMatchFileSnapshot('./emblem.ts');
});
