// Wyrmspan at the table.
import type { GameModule } from '../contract.ts';
import Board from './Board.svelte';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import Mirror from './Mirror.svelte';
import Panel from './Panel.svelte';
import Plate from './Plate.svelte';
import { dragon } from './book.svelte.ts';
import { describe } from './describe.ts';
import { looks } from './looks.ts';
import { countedAt, moment, opening, star } from './moments.ts';
import { certain, points } from './points.ts';
import { sign } from './signs.ts';
import { eventOf, type View } from './view.ts';

export const game: GameModule<View> = {
  Board,
  Hand,
  Panel,
  Mirror,
  Face,
  Plate,
  looks,
  describe,
  // The Automa does several things in one go: each line wants to be read.
  lasts: (events) => 350 * events.filter((event) => eventOf(event)?.kind.startsWith('automa-')).length,
  moment,
  opening,
  countedAt,
  star: (view) => star(view, (id) => dragon(id)?.vp ?? 0),
  points,
  certain,
  sign,
  // Cards that were just drawn lie on the mat until their fate is decided.
  inHand: (target, view) =>
    /^(dragon|cave|token):/.test(target) && !view.players[view.seat]?.drawn?.some((id) => target === `dragon:${id}`),
  handSize: (view, seat) => {
    const player = view.players[seat];
    return player ? player.dragons_in_hand + player.caves_in_hand : 0;
  },
};
