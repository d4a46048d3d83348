// What comes grows into its place. Svelte's own `scale` asks for the style of the element first, and so has the whole table
// laid out in the middle of a change.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const FOR = 400;
const FIRST = 0.3; // of its size

export function grow(_element: Element, still: boolean): TransitionConfig {
  return {
    duration: still ? 0 : FOR,
    easing: cubicOut,
    css: (t) => `transform: scale(${FIRST + (1 - FIRST) * t}); opacity: ${t}`,
  };
}
