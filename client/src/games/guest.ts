// A game that came with another package: its board is a module of its own, built without us and with any tool, or its text.
import { address } from '../net/api.ts';
import { house } from '../net/house.svelte.ts';
import { say } from '../words/words.svelte.ts';
import type { GameModule, Play, TextPart } from './contract.ts';

/** What the server sends of such a game: the view, and the table as text. */
export interface GuestView {
  view: unknown;
  text: string;
}

/** What a board is given, at first and whenever something has changed. */
export interface Given {
  view: unknown;
  text: string;
  play: Play;
  say: typeof say;
}

/** What a board's `index.js` exports as `board`. docs/plugins.md tells it in prose. */
export interface GuestBoard {
  /** Draws the table into the element. */
  mount: (element: HTMLElement, given: Given) => { update: (given: Given) => void; destroy?: () => void };
  /** The whole view as headings and lines, for those who read it; the text of the terminal if it is missing. */
  describe?: (given: Given) => TextPart[];
}

/** The module of a guest's board, or one that shows its text; null if the house has no such game. */
export async function loadGuest(game: string): Promise<GameModule | null> {
  await house.ask();
  const shown = house.now?.games.find(({ name }) => name === game);
  if (!shown?.guest) return null;
  const parts = await import('./guest/parts.ts');
  if (!shown.board) return parts.moduleOf(null);
  const url = address(shown.board).href;
  const loaded = (await import(/* @vite-ignore */ url)) as { board: GuestBoard };
  return parts.moduleOf(loaded.board);
}
