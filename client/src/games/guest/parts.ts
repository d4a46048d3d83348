// The parts of a table for a game that came with another package.
import { say } from '../../words/words.svelte.ts';
import type { GameModule } from '../contract.ts';
import type { GuestBoard, GuestView } from '../guest.ts';
import Board from './Board.svelte';
import Face from './Face.svelte';
import Mirror from './Mirror.svelte';
import Nothing from './Nothing.svelte';
import { boards } from './boards.ts';

const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

export function moduleOf(board: GuestBoard | null): GameModule {
  boards.now = board;
  const made: GameModule<GuestView> = {
    Board,
    Hand: Nothing,
    Panel: Nothing,
    Mirror,
    Face,
    inHand: () => false,
    handSize: () => 0,
    describe: ({ view, text }, play) =>
      board?.describe?.({ view, text, play, say }) ?? [{ title: say('board'), lines: lines(text) }],
  };
  return made as unknown as GameModule; // as the boards of the house are, which are found by name
}
