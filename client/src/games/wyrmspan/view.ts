// Names for the parts of the view that the server's structs describe, and a few readings of them.
import {
  BOARD,
  type DragonFace,
  type Event,
  type Face,
  type Gained,
  type PlayerView,
} from '../../net/views/wyrmspan.ts';
import { eventAs, faceAs } from '../told.ts';

export type {
  AutomaView as Automa,
  Event,
  PlayerView as Player,
  SpaceView as Space,
  View,
  WalkView as Walk,
} from '../../net/views/wyrmspan.ts';

export const eventOf = eventAs<Event>;
export const faceOf = faceAs<Face>;

export type Sign = DragonFace['signs'][number];
export type Cave = DragonFace['caves'][number];
/** The signs that are pictures; the others are marks between them. */
export type Picture = Exclude<Sign, 'to' | 'if' | 'choice' | 'x2' | 'x3'>;
export type Timing = DragonFace['timing'][number];
export type TokenKind = Gained['token'];

export { BOARD };
export const CAVES = ['crimson', 'golden', 'amethyst'] as const;
export const RESOURCES = ['meat', 'gold', 'crystal', 'milk'] as const;
export const COLUMNS = BOARD.columns;

export function total(score: Record<string, number>): number {
  return Object.values(score).reduce((sum, n) => sum + n, 0);
}

/** Everything that a player could pay with, by kind. */
export function supply(player: PlayerView): [kind: TokenKind, n: number][] {
  return [['coin', player.coins], ...RESOURCES.map((kind, i): [TokenKind, number] => [kind, player.resources[i] ?? 0])];
}

export function eggs(player: PlayerView): number {
  return player.mat_eggs + player.spaces.reduce((sum, space) => sum + (space.eggs ?? 0), 0);
}

export function spaceTarget(seat: number, space: number): string {
  return `player:${seat}:space:${space}`;
}
