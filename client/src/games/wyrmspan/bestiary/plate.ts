// A plate of the bestiary: a dragon in its habitat as SVG, fitted into a box, drawn once and kept.
import { animalOf, drawAnimal, type Animal, type Named } from './animal.ts';
import { chance, from, mix, smooth, type Point } from '../../../drawing/geometry.ts';
import { before, behind, GROUND, shadow, WATER } from './habitat.ts';
import { INK } from './palette.ts';
import { BOX, Sketch, type Fit } from './sketch.ts';

/** As a sign in a line, on a card, or large on a page of its own. */
export type Detail = 'sign' | 'card' | 'plate';

const WEIGHTS: Readonly<Record<Detail, number>> = { sign: 15, card: 9, plate: 5.5 };

const GROWTH = 0.07; // of a hatchling, each time it is fed

interface Drawn {
  animal: Animal;
  sketch: Sketch;
  fit: Fit;
  wide: number;
}

const isFree = ({ a }: Animal): boolean => a.stance === 'soars' || a.stance === 'hovers' || a.stance === 'drifts';

export function drawDragon(dragon: Named, fed = 0, fine = false): Drawn {
  const animal = animalOf(dragon, fed);
  const sketch = new Sketch(fine);
  drawAnimal(sketch, animal);
  const sunk = animal.a.stance === 'swims' || animal.a.stance === 'digs';
  const points = sketch.shapes.flat().filter(([, y]) => !sunk || y > 0);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), sunk || !isFree(animal) ? Math.min(0, sunk ? 0 : Math.min(...ys)) : Math.min(...ys), Math.max(...ys)];
  const room = animal.a.stance === 'swims' ? WATER : GROUND;
  const fitting = (frame: number): number => Math.min((960 * Math.sqrt(frame)) / (right - left), ((960 - room) * frame) / (high - low));
  // What has been fed is larger than it was, even where a longer tail would ask for a smaller scale.
  const grown = animal.young && fed > 0 ? drawDragon(dragon).fit.scale * (1 + GROWTH * fed) : 0;
  const scale = Math.max(fitting(animal.frame), Math.min(grown, fitting(1)));
  const flip = dragon.id % 2 === 1;
  const lift = isFree(animal) ? Math.max(GROUND * 0.6, (BOX - (high - low) * scale) * 0.5) : room - 8;
  const middle = ((left + right) / 2) * scale;
  return { animal, sketch, fit: { scale, flip, x: BOX / 2 + (flip ? middle : -middle), y: BOX - lift + low * scale }, wide: (right - left) * scale };
}

/** Half in its egg; the shell falls away as it is fed. */
function eggshell(animal: Animal, fed: number, seed: number, wide: number): string {
  const random = chance(seed * 17 + 1);
  const sketch = new Sketch(true);
  const shard = (x: number, y: number, w: number, h: number, teeth: number): void => {
    const rim: Point[] = Array.from({ length: teeth * 2 + 1 }, (_, i) => [x + mix(-w, w, i / (teeth * 2)), y + h * (i % 2 ? 1 : 0.72) + mix(-6, 6, random())]);
    const bowl = smooth([[x + w, y + h * 0.7], [x + w * 0.9, y + h * 0.1], [x + w * 0.4, y - h * 0.2], [x - w * 0.4, y - h * 0.2], [x - w * 0.9, y + h * 0.1], [x - w, y + h * 0.7]], 3);
    sketch.wash([...rim, ...bowl], '#f6ead0', 1, true);
    sketch.wash([[x + w, y + h * 0.7], [x + w * 0.9, y + h * 0.1], [x + w * 0.4, y - h * 0.2], [x, y - h * 0.2], [x + w * 0.5, y + h * 0.2]], '#b79a72', 0.4);
    for (let i = 0; i < 7; i++) {
      const [at, r]: [Point, number] = [[x + mix(-w, w, random()) * 0.7, y + h * mix(0, 0.55, random())], mix(4, 10, random())];
      sketch.wash(Array.from({ length: 7 }, (_, k) => from(at, k * 51, r)), animal.coat.base, 0.7);
    }
    sketch.ink([...rim], 1, INK, 'even');
    sketch.ink(bowl, 1.3, INK);
  };
  if (fed === 0) shard(BOX / 2 - wide * 0.04, GROUND - 24, wide * 0.25, 120, 5);
  if (fed < 2) shard(BOX / 2 + wide * 0.46, GROUND - 34, 62, 62, 3);
  if (fed === 1) shard(BOX / 2 - wide * 0.4, GROUND - 40, 84, 80, 4);
  return sketch.svg({ scale: 1, x: 0, y: BOX, flip: false }, 6);
}

/** Where a drawing goes that fills a box of another size. */
const within = (box: number, { scale, x, y, flip }: Fit): Fit => ({ scale: (scale * box) / BOX, x: (x * box) / BOX, y: (y * box) / BOX, flip });

/** The dragon alone, without what is behind and before it. */
export function figureOf(dragon: Named, box: number): string {
  const { sketch, fit } = drawDragon(dragon);
  return sketch.svg(within(box, fit), (WEIGHTS.card * box) / BOX);
}

/** The shape of a dragon in one colour, as on the back of a card: one path. */
export function emblemOf(dragon: Named, box = BOX): string {
  const { sketch, fit } = drawDragon(dragon);
  return sketch.outline(within(box, fit));
}

const kept = new Map<string, string>();

/** The inside of an SVG of 1000 x 1000. */
export function plateOf(dragon: Named, detail: Detail = 'card', fed = 0): string {
  const hatched = dragon.size === 'hatchling' ? Math.min(3, fed) : 0;
  const key = `${dragon.id} ${dragon.english} ${dragon.size} ${dragon.trait} ${dragon.caves.join()} ${detail} ${hatched}`;
  const found = kept.get(key);
  if (found !== undefined) return found;
  const { animal, sketch, fit, wide } = drawDragon(dragon, hatched, detail === 'plate');
  const plate = [
    behind(animal, dragon.caves, dragon.id, detail === 'plate'),
    animal.a.stance === 'swims' ? '' : shadow(BOX / 2, wide, isFree(animal)),
    sketch.svg(fit, WEIGHTS[detail]),
    dragon.size === 'hatchling' && !isFree(animal) && animal.a.stance !== 'swims' ? eggshell(animal, hatched, dragon.id, wide) : '',
    before(animal, dragon.id),
  ].join('');
  kept.set(key, plate);
  return plate;
}
