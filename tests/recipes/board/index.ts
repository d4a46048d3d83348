// Den at the table.
import type { View } from '../../net/views/den.ts';
import type { GameModule } from '../contract.ts';
import Board from './Board.svelte';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import Panel from './Panel.svelte';
import { describe } from './describe.ts';
import { own } from './own.ts';

export const game: GameModule<View> = {
  Board,
  Hand,
  Panel,
  Mirror: Panel,
  Face,
  describe,
  inHand: (target) => target.startsWith('hand:'),
  handSize: (view, seat) => own(view, seat).length,
};
