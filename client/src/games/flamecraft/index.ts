// Flamecraft at the table.
import type { GameModule } from '../contract.ts';
import Board from './Board.svelte';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import Mirror from './Mirror.svelte';
import Panel from './Panel.svelte';
import { describe } from './describe.ts';
import { looks } from './looks.ts';
import { countedAt, earned, moment, opening, revealed, star } from './moments.ts';
import { points } from './points.ts';
import { sign } from './signs.ts';
import { fewest, type View } from './view.ts';
import { say } from '../../words/words.svelte.ts';

export const game: GameModule<View> = {
  Board,
  Hand,
  Panel,
  Mirror,
  Face,
  looks,
  describe,
  points,
  sign,
  moment,
  opening,
  countedAt,
  revealed,
  earned,
  star,
  usual: (options, view, seat) => {
    const option = fewest(options, view.players[seat]);
    return option && { option, label: say('fc-fewest', { what: option.label }) };
  },
  inHand: (target) => /^(player:\d+:hand|fancy|companion|goods?):/.test(target),
  handSize: (view, seat) => {
    const player = view.players[seat];
    return player ? player.hand.length + player.fancy.length : 0;
  },
};
