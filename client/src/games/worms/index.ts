// Worms at the table.
import type { GameModule } from '../contract.ts';
import Board from './Board.svelte';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import Mirror from './Mirror.svelte';
import Panel from './Panel.svelte';
import { describe } from './describe.ts';
import { looks, omenIcon } from './looks.ts';
import { moment, opening, star } from './moments.ts';
import { lasts } from './scene.ts';
import { sign } from './signs.ts';
import type { View } from './view.ts';

export const game: GameModule<View> = {
  Board,
  Hand,
  Panel,
  Mirror,
  Face,
  looks,
  describe,
  sign,
  omen: omenIcon,
  moment,
  opening,
  star,
  lasts,
  inHand: (target) => ['hand:', 'death:', 'seen:'].some((start) => target.startsWith(start)),
  handSize: (view, seat) => {
    const player = view.players[seat];
    return player ? player.hand.length + player.seen.length : 0;
  },
};
