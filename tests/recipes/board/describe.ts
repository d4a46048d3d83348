// The table as text.
import type { View } from '../../net/views/den.ts';
import { say } from '../../words/words.svelte.ts';
import type { Play, TextPart } from '../contract.ts';
import { own } from './own.ts';

export function describe(view: View, play: Play): TextPart[] {
  const lairs = view.lairs.map(({ gold, settled }, seat) => {
    const name = play.sitters[seat]?.name ?? '';
    return say('den-one', { name, gold, settled });
  });
  return [
    { title: say('den-hand'), lines: own(view, play.seat).map(String) },
    { title: say('den-lairs'), lines: [...lairs, say('den-deck', { n: view.deck, turns: view.turns })] },
  ];
}
