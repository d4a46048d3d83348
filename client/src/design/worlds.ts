// The worlds that the house has clothes for, and the drawings of each, fetched when they are looked at.
import type { Component } from 'svelte';

export const WORLDS = ['house', 'wyrmspan', 'flamecraft', 'seadragons', 'worms'] as const;
export type World = (typeof WORLDS)[number];

export const isWorld = (name: string): name is World => (WORLDS as readonly string[]).includes(name);

const drawings = import.meta.glob<{ default: Component }>('../games/*/Creatures.svelte');

export function creaturesOf(world: World): (() => Promise<{ default: Component }>) | undefined {
  return drawings[`../games/${world}/Creatures.svelte`];
}
