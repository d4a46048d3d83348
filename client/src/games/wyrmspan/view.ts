// Names for the parts of the view that the server's structs describe, and a few readings of them.
import type { PlayerView } from '../../net/views/wyrmspan.ts';

export type { AutomaView as Automa, PlayerView as Player, SpaceView as Space, View, WalkView as Walk } from '../../net/views/wyrmspan.ts';

export const CAVES = ['crimson', 'golden', 'amethyst'] as const;
export const RESOURCES = ['meat', 'gold', 'crystal', 'milk'] as const;
export const COLUMNS = 4;
export const MAT = 12; // the two nests of the mat, as a place for eggs
export const TRACK = 12;
export const BROWN = 6; // every so many spaces of the track a marker is placed
export const ACTIONS = ['excavate', 'entice', 'explore-crimson', 'explore-golden', 'explore-amethyst'] as const;

export function total(score: Record<string, number>): number {
  return Object.values(score).reduce((sum, n) => sum + n, 0);
}

/** Everything that a player could pay with, by kind. */
export function supply(player: PlayerView): [kind: string, n: number][] {
  return [['coin', player.coins], ...RESOURCES.map((kind, i): [string, number] => [kind, player.resources[i] ?? 0])];
}

export function eggs(player: PlayerView): number {
  return player.mat_eggs + player.spaces.reduce((sum, space) => sum + (space.eggs ?? 0), 0);
}

export function spaceTarget(seat: number, space: number): string {
  return `player:${seat}:space:${space}`;
}
