// Sea Dragons at the table.
import type { GameModule } from '../contract.ts';
import Board from './Board.svelte';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import Mirror from './Mirror.svelte';
import Panel from './Panel.svelte';
import { describe } from './describe.ts';
import { looks } from './looks.ts';
import { countedAt, moment, opening, revealed, sourceName, star } from './moments.ts';
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
  moment,
  opening,
  sourceName,
  countedAt,
  revealed,
  star,
  inHand: (target) => /^(player:|reef:|goods$|reefs$)/.test(target),
  handSize: (view, seat) => {
    const player = view.players[seat];
    return player ? player.hand.length + player.reefs.length : 0;
  },
};
