// What of the map can be pressed now: lit hexes, lit Things, directions; and dimmed hexes that say why not.
import type { Play } from '../contract.ts';
import type { ShownOption } from '../../net/wire.ts';
import { at, middle, turned, type Point } from './hexes.ts';
import { places, sceneOf } from './scene.ts';
import type { View } from './view.ts';

export interface Hit extends Point {
  target: string;
  shape: 'hex' | 'disc' | 'way';
  options: readonly ShownOption[];
  hex: string;
  way: number;
}

export function hitsOf(view: View, lit: Play['lit']): Hit[] {
  const found: Hit[] = [];
  const spots = places(sceneOf(view).tokens);
  const focus = focusOf(view);
  const litHexes = [...lit.keys()].flatMap((target) => {
    const hex = hexOfThing(view, target);
    return hex ? [hex] : [];
  });
  for (const [target, options] of lit) {
    const [kind, name = ''] = target.split(':');
    if (kind === 'hex') found.push({ target, options, shape: 'hex', hex: name, way: 0, ...at(name) });
    else if (kind === 'direction')
      found.push({ target, options, shape: 'way', hex: focus, way: Number(name), ...at(focus) });
    else if (kind === 'thing') {
      const hex = hexOfThing(view, target);
      if (!hex) continue;
      // One lit Thing has its whole hex to be pressed; several share it.
      const alone = litHexes.filter((one) => one === hex).length === 1;
      const { x, y } = at(hex);
      const spot = spots.get(Number(name));
      found.push({
        target,
        options,
        shape: alone ? 'hex' : 'disc',
        hex,
        way: 0,
        x: x + (alone ? 0 : (spot?.dx ?? 0)),
        y: y + (alone ? 0 : (spot?.dy ?? 0)),
      });
    }
  }
  return found;
}

function hexOfThing(view: View, target: string): string {
  const [kind, id] = target.split(':');
  return kind === 'thing' ? (view.things.find((thing) => thing.id === Number(id))?.hex ?? '') : '';
}

/** Where a Thing stands, if it is on the map. */
export function spotOf(view: View, id: number): Point | null {
  const token = sceneOf(view).tokens.find((one) => one.id === id);
  if (!token) return null;
  const spot = places(sceneOf(view).tokens).get(id);
  const { x, y } = at(token.hex);
  return { x: x + (spot?.dx ?? 0), y: y + (spot?.dy ?? 0) };
}

/** Where a choice of directions is about: the Thing, the hex, the Target Token, else the dial. */
export function focusOf(view: View): string {
  const { asked, target, things, hexes } = view;
  const dial = hexes.find(({ kind }) => kind === 'dial')?.hex ?? '0,0';
  return asked.hex || things.find(({ id }) => id === asked.thing)?.hex || target || dial;
}

/** Whether this decision offers a walk and a leap to the same hex: the first of the two options is the walk. */
export function isWalk(lit: Play['lit']): boolean {
  return [...lit].some(([target, options]) => target.startsWith('hex:') && options.length === 2);
}

/** The hexes that the tile in hand would cover with its first hex there. */
export function ghostOf(view: View, hex: string): { points: Point[]; land: number } | null {
  const shape = view.tiles_left.find(({ id }) => id === view.asked.tile);
  if (!shape || view.asked.turns < 0 || !hex) return null;
  const [q0 = 0, r0 = 0] = hex.split(',').map(Number);
  const cells = turned([...shape.land, ...shape.water], view.asked.turns);
  return { points: cells.map(([q, r]) => middle([q + q0, r + r0])), land: shape.land.length };
}
